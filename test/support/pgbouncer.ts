import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programAt } from './balancers.ts'
import { freePort, until } from './service.ts'
import { unprivileged } from './unprivileged.ts'

/** PgBouncer before a PostgreSQL server. */
export interface Pooler {
  /** Address of one of the server's databases, through it. */
  url(database: string): string
  /** End it without a word to anybody. */
  kill(): Promise<void>
  /** Start it again on the same port. */
  start(): Promise<void>
}

/**
 * PgBouncer as Debian has it, with its own defaults but these: transactions share the server's sessions, and a server that
 * was away is tried again after one second instead of fifteen.
 */
const settings = (port: number, serverPort: string, users: string, more: string) => `[databases]
* = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
server_login_retry = 1
max_client_conn = 1000
${more}`

/**
 * Put it before a server, at one of its addresses. Null where it is not installed. It ends with this process.
 * @param more Further settings.
 */
export const pgbouncerBefore = async (serverUrl: string, more = ''): Promise<Pooler | null> => {
  const program = programAt('pgbouncer')
  if (program === null) {
    if (process.env['CI']) throw new Error('PgBouncer is required in CI, but it is not installed')
    console.warn('Skipped: everything through PgBouncer (it is not installed).')
    return null
  }
  const home = mkdtempSync(join(tmpdir(), 'clubwright-pgbouncer-'))
  const port = freePort()
  const users = join(home, 'users')
  const file = join(home, 'pgbouncer.ini')
  writeFileSync(users, '"postgres" ""\n')
  writeFileSync(file, settings(port, new URL(serverUrl).port, users, more))
  const user = unprivileged()
  if (user) for (const path of [home, users, file]) chownSync(path, user.uid, user.gid)
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  let child: ReturnType<typeof spawn>
  const start = async () => {
    const guard = '"$@" & pid=$!; cat > /dev/null; kill -9 $pid; wait $pid'
    child = spawn('sh', ['-c', guard, 'pgbouncer', program, '-q', file], {
      ...user,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    child.unref()
    await until('pgbouncer answers', () => answers(port))
  }
  const kill = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.stdin!.end()
    await ended
  }
  await start()
  return { url, start, kill }
}

/** It takes connections. (It may refuse ours, for want of a certificate.) */
const answers = (port: number): Promise<boolean> =>
  Bun.connect({ hostname: '127.0.0.1', port, socket: { data: () => {} } }).then(
    (socket) => {
      socket.end()
      return true
    },
    () => false,
  )
