import { createLog, type Log } from '../../platform/log/log.ts'
import { writeOut } from '../../platform/log/log-output.ts'
import { servingPurpose } from '../../platform/postgres/embedded/lock.ts'
import { ownCommand } from '../../platform/settings/own-command.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { compileAsUsual } from '../../platform/work/jit.ts'
import { showProgress } from '../../platform/work/progress.ts'
import { listenForScrapes } from '../data/listen.ts'
import { addressOf, welcome } from '../fit/welcome.ts'
import { type Environment, OperatorError } from '../verb.ts'
import { answerWhileStarting, patienceOf } from './patience.ts'
import type { StopSignals } from './stop.ts'
import { openStorage } from './storage.ts'
import { watchFromStart } from './watch.ts'
import { collectFromWorkers } from './worker-metrics.ts'

/** Delay of the first restart; each further restart of a process that does not last doubles it. */
const restartMsMin = 100
const restartMsMax = 5_000
/** A process that has run this long counts as stable. */
const lastedMs = 30_000

/** How often a serving worker is asked for a sign of life. */
const askEveryMs = 1_000
/** After this many questions without an answer it counts as hung. Questions are counted, not time: the parent may have been stopped itself. */
const unansweredMax = 5

interface Worker {
  readonly process: Bun.Subprocess
  readonly ready: Promise<void>
  isServing(): boolean
  /** Ask for a sign of life. Returns how many questions before this one were not answered. */
  ask(): number
}

/** Serve by WORKERS processes. The database is brought to this release once, before they open it. */
export const serveByWorkers = async (config: Config, env: Environment, signals: StopSignals): Promise<void> => {
  const log = createLog(config)
  const port = config.port === 0 ? freePort(config.host) : config.port
  const patience = patienceOf(config, log)
  const watched = await watchFromStart(config, false)
  const deps = { config: { ...config, port }, log, metricsText: watched.metricsText }
  const starting = answerWhileStarting({ ...deps, fault: patience.fault }, true)
  const scrapes = listenForScrapes(deps, true)
  const progress = showProgress()
  const prepare = async () => {
    const { sql, close } = await openStorage(config, servingPurpose, progress.tell)
    await sql.ping().finally(close) // a standby may come to take writes, too
  }
  await patience.untilAvailable(prepare).finally(progress.end)
  await startWorkers({ ...config, port }, env, log, signals)
  void starting.stop()
  scrapes.stop()
  watched.stop()
  const words = { ...config, address: addressOf(config, port), developer: null, joinLink: null, studioLink: null }
  writeOut(`${welcome(words)}\n`)
  compileAsUsual()
}

/**
 * Keep WORKERS serving processes on one port, which the kernel hands new connections to in turn (SO_REUSEPORT).
 * Returns when all of them serve for the first time; whichever ends after that is started again.
 *
 * @throws OperatorError when one of them cannot start; its own words are on standard error by then.
 */
const startWorkers = async (config: Config, env: Environment, log: Log, signals: StopSignals): Promise<void> => {
  const running = new Map<number, Worker>()
  let isStopping = false
  const onMessage = collectFromWorkers(() =>
    [...running]
      .filter(([, worker]) => worker.isServing()) // one that starts would be waited for
      .map(([place, { process }]) => ({ place, send: (message) => sendTo(process, message), ended: process.exited })),
  )
  const all = (signal: NodeJS.Signals) => {
    for (const worker of running.values()) worker.process.kill(signal)
  }
  signals.finishBy(
    async (signal) => {
      isStopping = true
      log.info('stopping workers', { signal, workers: running.size })
      all(signal)
      const workers = [...running.values()].map(({ process }) => process)
      await Promise.all(workers.map(({ exited }) => exited))
      // One that dies of the signal itself had only just been started: it did not listen yet, let alone serve.
      if (workers.some(({ exitCode, signalCode }) => exitCode !== 0 && signalCode !== signal))
        throw new OperatorError('A worker did not shut down cleanly.')
    },
    () => all('SIGKILL'),
  )

  const replaceHanging = () => {
    for (const { process, ask } of isStopping ? [] : running.values()) {
      if (ask() < unansweredMax || process.killed) continue
      log.error('worker hangs', { pid: process.pid, seconds: (unansweredMax * askEveryMs) / 1000 })
      process.kill('SIGKILL')
    }
  }
  setInterval(replaceHanging, askEveryMs)

  const start = (place: number, restartMs: number): Worker => {
    const startedMs = performance.now()
    const worker = spawnWorker(env, config, onMessage)
    running.set(place, worker)
    void worker.process.exited.then(async (code) => {
      if (isStopping) return
      running.delete(place)
      const isLasting = performance.now() - startedMs > lastedMs
      const waitMs = isLasting ? restartMsMin : restartMs
      log.error('worker ended', { pid: worker.process.pid, code, startedAgainInMs: waitMs })
      await Bun.sleep(waitMs)
      if (!isStopping) start(place, Math.min(2 * waitMs, restartMsMax)).ready.catch(() => {}) // its end is seen above
    })
    return worker
  }
  try {
    const places = Array.from({ length: config.workers }, (_, place) => place)
    await Promise.all(places.map((place) => start(place, restartMsMin).ready))
  } catch (error) {
    if (isStopping) return new Promise(() => {}) // until the signal that came meanwhile has ended this process
    isStopping = true
    all('SIGTERM')
    throw error
  }
}

const spawnWorker = (
  env: Environment,
  { port }: Config,
  onMessage: (message: unknown, reply: (answer: unknown) => void) => Promise<void>,
): Worker => {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  let hasStarted = false
  let unanswered = 0
  const child = Bun.spawn([...ownCommand(), 'serve', '--worker'], {
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true, // Ctrl-C reaches this process, which passes it on: once
    ipc: (message) => {
      if (message === readyMessage) {
        hasStarted = true
        resolve()
      }
      unanswered = 0
      void onMessage(message, (answer) => sendTo(child, answer))
    },
  })
  const ask = () => {
    if (!hasStarted || !sendTo(child, questionMessage)) return 0
    return unanswered++
  }
  void child.exited.then((code) => reject(new OperatorError(`A worker ended with code ${code} before it was ready.`)))
  return { process: child, ready, isServing: () => hasStarted && isRunning(child), ask }
}

const isRunning = (child: Bun.Subprocess): boolean => child.exitCode === null && child.signalCode === null

/** False when it has ended. */
const sendTo = (child: Bun.Subprocess, message: unknown): boolean => {
  const isHeard = isRunning(child)
  if (isHeard) child.send(message)
  return isHeard
}

/** What a worker says to the process that started it, and what it is asked. */
const readyMessage = 'ready'
const aliveMessage = 'alive'
const questionMessage = 'alive?'

/** Called by a worker that serves. From then on it answers when it is asked for a sign of life. */
export const sayReady = (): void => {
  process.on('message', (message) => {
    if (message === questionMessage) process.send?.(aliveMessage)
  })
  process.send?.(readyMessage)
}

/** A free port of this machine: the workers must agree on one. */
const freePort = (hostname: string): number => {
  const listener = Bun.listen({ hostname, port: 0, socket: { data: () => {} } })
  listener.stop(true)
  return listener.port
}
