import postgres from 'postgres'
import { hasExtension, type PrivatePostgres, privatePostgres } from './postgres-server.ts'

/** A cluster of one coordinator and two workers, of the caller alone. */
export interface CitusCluster {
  readonly coordinator: PrivatePostgres
  readonly workers: readonly [PrivatePostgres, PrivatePostgres]
  /** A new, empty database on all three, which the coordinator knows. @returns its address on the coordinator. */
  newDatabase(name: string): Promise<string>
}

const kind = {
  extension: 'citus',
  settings: [
    ...['shared_preload_libraries=citus', 'wal_level=logical', 'max_prepared_transactions=200'],
    'citus.node_conninfo=sslmode=disable', // all on this machine
  ],
}

/** Null where PostgreSQL has no Citus: Debian's packages do not bring it. */
export const citusCluster = async (): Promise<CitusCluster | null> => {
  if (!hasExtension('citus')) {
    console.warn('Skipped: everything on Citus (no PostgreSQL of this machine has the extension).')
    return null
  }
  const [coordinator, one, two] = await Promise.all([
    privatePostgres(kind),
    privatePostgres(kind),
    privatePostgres(kind),
  ])
  const workers = [one!, two!] as const
  return { coordinator: coordinator!, workers, newDatabase: (name) => makeDatabase(coordinator!, workers, name) }
}

const makeDatabase = async (coordinator: PrivatePostgres, workers: readonly PrivatePostgres[], name: string) => {
  for (const server of [coordinator, ...workers]) {
    await ask(server.direct('postgres'), `create database ${name} template template0`)
    await ask(server.direct(name), 'create extension citus')
  }
  await ask(coordinator.direct(name), `select citus_set_coordinator_host('127.0.0.1', ${portOf(coordinator)})`)
  for (const worker of workers)
    await ask(coordinator.direct(name), `select citus_add_node('127.0.0.1', ${portOf(worker)})`)
  return coordinator.direct(name)
}

export const portOf = (server: PrivatePostgres): number => Number(new URL(server.direct('postgres')).port)

const ask = async (url: string, text: string): Promise<void> => {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await sql.unsafe(text)
  await sql.end()
}
