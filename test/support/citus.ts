import postgres from 'postgres'
import { divide } from '../../src/platform/postgres/citus.ts'
import { migrate } from '../../src/platform/postgres/migrate.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
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
    'max_worker_processes=64', // one for each database, and for shards on the move
    'citus.shard_count=8', // two workers need no more, and every table has as many
    'citus.node_conninfo=sslmode=disable', // all on this machine
  ],
}

/** Null where PostgreSQL has no Citus: Debian's packages do not bring it. @param settings Further ones of each server. */
export const citusCluster = async (settings: readonly string[] = []): Promise<CitusCluster | null> => {
  if (!hasExtension('citus')) {
    console.warn('Skipped: everything on Citus (no PostgreSQL of this machine has the extension).')
    return null
  }
  const how = { ...kind, settings: [...kind.settings, ...settings] }
  const [coordinator, one, two] = await Promise.all([privatePostgres(how), privatePostgres(how), privatePostgres(how)])
  const workers = [one!, two!] as const
  return { coordinator: coordinator!, workers, newDatabase: (name) => makeDatabase(coordinator!, workers, name) }
}

/** Whether the tests of this run use databases that are divided: DIVIDED=citus, where it is installed. */
export const isDivided = process.env['DIVIDED'] === 'citus'

/** The coordinator of a cluster whose database `postgres` is migrated and divided, in the place of one server. */
export const dividedPostgres = async (): Promise<PrivatePostgres | null> => {
  const cluster = await citusCluster()
  if (cluster === null) return null
  await divideDatabase(await cluster.newDatabase('postgres'))
  return cluster.coordinator
}

/** Addresses of the same database on the workers. @param url On the coordinator. */
export const workersOf = async (url: string): Promise<string[]> => {
  const sql = postgres(url, { max: 1 })
  const nodes = await sql<{ nodeport: number }[]>`select nodeport from pg_dist_node where groupid > 0`
  await sql.end()
  return nodes.map(({ nodeport }) => Object.assign(new URL(url), { port: `${nodeport}` }).href)
}

/** Migrate an empty database of a cluster and divide it. */
export const divideDatabase = async (url: string): Promise<void> => {
  const sql = openPostgres(url, 1)
  await migrate(sql)
  await divide(sql)
  await sql.end()
}

const makeDatabase = async (coordinator: PrivatePostgres, workers: readonly PrivatePostgres[], name: string) => {
  for (const server of [coordinator, ...workers]) {
    if (name !== 'postgres') await ask(server.direct('postgres'), `create database ${name} template template0`)
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
