import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fault } from '../../src/platform/fault-point.ts'
import { hasLongProofs } from '../runner/tiers.ts'
import { verbInProcess } from './in-process.ts'
import { program } from './program.ts'

type Environment = Readonly<Record<string, string>>

/** No rate limit, for tests that send more than a customer may. */
export const unlimitedRates = Object.fromEntries(
  ['CATALOG', 'SEARCH', 'SCORES', 'READ', 'ANALYZE', 'PAGE'].map((group) => [`RATE_LIMIT_${group}_PER_MINUTE`, '0']),
)

/** A finished command. */
export interface Finished {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** A command that was a process of its own. */
interface FinishedProcess extends Finished {
  /** Processor time of its own, which a busy machine hardly changes. */
  readonly cpuMs: number
  readonly ms: number
}

/**
 * Run `clubwright ...` with no other settings than these: in the quick tests within this process, otherwise as its own.
 */
export const clubwright = async (args: readonly string[], env: Environment): Promise<Finished> =>
  hasLongProofs ? clubwrightProcess(args, env) : verbInProcess(args, env)

/**
 * Run `clubwright ...` as its own process.
 * @param fault The point at which it is made to die (src/platform/fault-point.ts).
 */
export const clubwrightProcess = async (
  args: readonly string[],
  env: Environment,
  fault?: Fault,
): Promise<FinishedProcess> => {
  const child = spawn(args, env, fault, 'pipe')
  const startedMs = performance.now()
  const [code, stdout, stderr] = await Promise.all([
    child.exited,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ])
  const cpuMs = Number(child.resourceUsage()!.cpuTime.total) / 1000
  return { code, stdout, stderr, cpuMs, ms: performance.now() - startedMs }
}

/** A running `clubwright serve`. */
export interface Service {
  readonly address: string
  readonly pid: number
  /** Everything it has printed so far, on either stream. */
  printed(): string
  /** Send a signal and wait for the end; returns the exit code (128 and more: killed). */
  stop(signal: NodeJS.Signals): Promise<number>
  /** Send a signal over and over until it ends, as one who does not want to wait. */
  insist(signal: NodeJS.Signals): Promise<number>
  readonly exited: Promise<number>
}

/**
 * Start the service as its own process, on a free port, without waiting for it.
 * @param fault The point at which it is made to die (src/platform/fault-point.ts).
 * @param outputFile Where its standard output goes, instead of a pipe that this process reads.
 */
export const startService = (env: Environment, fault?: Fault, outputFile?: string): Service => {
  const port = freePort()
  const child = spawn(
    ['serve'],
    { PORT: String(port), ...env },
    fault,
    outputFile === undefined ? 'pipe' : Bun.file(outputFile),
  )
  let printed = ''
  const collect = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    for await (const chunk of stream) printed += decoder.decode(chunk, { stream: true })
  }
  if (child.stdout instanceof ReadableStream) void collect(child.stdout)
  void collect(child.stderr)
  return {
    address: `http://localhost:${port}`,
    pid: child.pid,
    printed: () => (outputFile === undefined ? printed : printed + readFileSync(outputFile, 'utf8')),
    stop: (signal) => {
      child.kill(signal)
      return child.exited
    },
    insist: async (signal) => {
      while (child.exitCode === null && child.signalCode === null) {
        child.kill(signal)
        await Bun.sleep(10)
      }
      return child.exited
    },
    exited: child.exited,
  }
}

/** On a crowded machine a start can take 20 seconds. */
const startSecondsMax = 60

/** Start the service and wait until it is ready: it itself, and not another one that took its port a moment before. */
export const readyService = async (env: Environment, fault?: Fault, outputFile?: string): Promise<Service> => {
  const service = startService(env, fault, outputFile)
  let hasEnded = false
  void service.exited.then(() => {
    hasEnded = true
  })
  const isOver = async () => hasEnded || (service.printed().includes('is ready at') && isReady(service))
  await until('the service is ready', isOver, startSecondsMax)
  if (!hasEnded) return service
  if (env['PORT'] === undefined && service.printed().includes('is taken')) return readyService(env, fault, outputFile)
  throw new Error(`the service ended instead of getting ready:\n${service.printed()}`)
}

const isReady = ({ address }: Service): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** A hang, not a speed: other tests keep the cores busy. */
const secondsUsual = 180

/** Wait for a condition. @throws when it does not hold after so many seconds */
export const until = async (
  what: string,
  condition: () => boolean | Promise<boolean>,
  secondsMax = secondsUsual,
): Promise<void> => {
  const giveUpAtMs = performance.now() + 1000 * secondsMax
  while (!(await condition())) {
    if (performance.now() > giveUpAtMs) throw new Error(`waited ${secondsMax} seconds in vain until ${what}`)
    await Bun.sleep(10)
  }
}

/** Make an account on the command line. */
export const newAccount = async (
  env: Environment,
  monthlyLimit: number | 'unlimited' = 'unlimited',
): Promise<{ accountId: string; keyId: string; apiKey: string }> => {
  const account = ['--email', 'pro@example.org', '--company', 'Example Club', '--monthly-limit', String(monthlyLimit)]
  const { stdout, stderr } = await clubwright(['account', 'create', ...account, '--json'], env)
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

/**
 * In the quick tests a server beside which verbs run: each would start an embedded engine of its own, for half a second. For a
 * file that is run by itself there is none, and each has the data directory for itself. It is started after `newAccount`, or it makes one.
 */
export const serverForVerbs = async (env: Environment): Promise<{ stop(): Promise<unknown> }> => {
  if (hasLongProofs || env['DATABASE_URL'] !== undefined) return { stop: async () => {} }
  const service = await readyService({ ...env, LOG_LEVEL: 'off' })
  return { stop: () => service.stop('SIGTERM') }
}

/** A temporary data directory for the tests of a file. */
export const scratchDirectory = (): { path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'clubwright-test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** A port that nothing listens on at this moment. */
export const freePort = (): number => {
  const listener = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data: () => {} } })
  listener.stop(true)
  return listener.port
}

const running = new Set<Bun.Subprocess>()
// A test that fails half way leaves its service behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

const spawn = <Out extends 'pipe' | Bun.BunFile>(
  args: readonly string[],
  env: Environment,
  fault: Fault | undefined,
  stdout: Out,
) => {
  const child = Bun.spawn([...program(fault), ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      NO_COLOR: '1',
      STOP_DELAY_SECONDS: '0', // no balancer looks
      ...(fault && { CLUBWRIGHT_FAULT: fault }),
      ...env,
    },
    stdin: 'ignore',
    stdout,
    stderr: 'pipe',
  })
  running.add(child)
  void child.exited.then(() => running.delete(child))
  return child
}
