import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from 'redis'
import { freePort, until } from './service.ts'

/** A real Redis of a test. It holds nothing on disk. */
export interface RedisServer {
  readonly url: string
  /** Send one command: `command('flushall')`. */
  command(...words: string[]): Promise<unknown>
  /** End it without a word to anybody. */
  kill(): Promise<void>
  /** Start it again on the same port, empty. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Whether this machine has Redis. In CI it must; elsewhere its tests are skipped, with a word. */
export const hasRedis: boolean = (() => {
  if (binary() !== null) return true
  if (process.env['CI']) throw new Error('Redis is required in CI, but there is no redis-server or valkey-server')
  console.warn('Skipped: everything on Redis (no redis-server was found).')
  return false
})()

/**
 * Start a private server on a free port. It ends with this process, in whatever way: it waits for our end of a pipe.
 *
 * @param more Flags beside those for an address and for holding nothing on disk. @param program Another than Redis.
 */
export const redisServer = async (more: readonly string[] = [], program = binary()!): Promise<RedisServer> => {
  const port = freePort()
  const url = `redis://127.0.0.1:${port}`
  const home = mkdtempSync(join(tmpdir(), 'clubwright-redis-'))
  // Sentinel writes what it finds out into its file.
  const file = join(home, 'redis.conf')
  writeFileSync(file, '')
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', home]
  let child: ChildProcess
  const start = async () => {
    const guard = '"$@" & pid=$!; cat > /dev/null; kill -9 $pid; wait $pid'
    child = spawn('sh', ['-c', guard, 'redis', program, file, ...flags, ...more], {
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    child.unref()
    await until('redis-server answers', () => answers(url))
  }
  const kill = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.stdin!.end()
    await ended
  }
  await start()
  return { url, start, kill, stop: kill, command: (...words) => once(url, words) }
}

/** Valkey speaks Redis. Where it is missing, its tests are skipped, with a word. */
export const valkey: string | null = Bun.which('valkey-server')
if (valkey === null) console.warn('Skipped: everything on Valkey (no valkey-server was found).')

function binary(): string | null {
  return Bun.which('redis-server') ?? Bun.which('valkey-server')
}

const once = async (url: string, words: readonly string[]): Promise<unknown> => {
  const client = createClient({ url, socket: { reconnectStrategy: false } })
  client.on('error', () => {})
  await client.connect()
  try {
    return await client.sendCommand([...words])
  } finally {
    client.destroy()
  }
}

const answers = (url: string): Promise<boolean> =>
  once(url, ['PING']).then(
    () => true,
    () => false,
  )
