import type { Config } from '../config.ts'
import { createLog, type Log } from '../log.ts'
import type { Environment } from './commands.ts'
import type { StopSignals } from './stop.ts'
import { openStorage } from './storage.ts'
import { OperatorError } from './verb.ts'
import { addressOf, welcome } from './welcome.ts'

/** The first new start comes so soon; each further one of a process that does not last doubles it. */
const restartMsMin = 100
const restartMsMax = 5_000
/** A process that has lived so long has lasted. */
const lastedMs = 30_000

interface Worker {
  readonly process: Bun.Subprocess
  readonly ready: Promise<void>
}

/** Serve by WORKERS processes. The database is brought to this release once, before they open it. */
export const serveByWorkers = async (config: Config, env: Environment, signals: StopSignals): Promise<void> => {
  await (await openStorage(config, 'clubwright serve')).close()
  const port = config.port === 0 ? freePort(config.host) : config.port
  await startWorkers({ ...config, port }, env, createLog(config), signals)
  process.stdout.write(`${welcome(config.serviceName, addressOf(config, port), null)}\n`)
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
        throw new OperatorError('A worker did not stop in good order.')
    },
    () => all('SIGKILL'),
  )

  const start = (place: number, restartMs: number): Worker => {
    const startedMs = performance.now()
    const worker = spawnWorker(env, config)
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

const spawnWorker = (env: Environment, { port }: Config): Worker => {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const child = Bun.spawn([...ownCommand(), 'serve', '--worker'], {
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true, // Ctrl-C reaches this process, which passes it on: once
    ipc: (message) => {
      if (message === readyMessage) resolve()
    },
  })
  void child.exited.then((code) => reject(new OperatorError(`A worker ended with code ${code} before it was ready.`)))
  return { process: child, ready }
}

/** What a worker says to the process that started it. */
const readyMessage = 'ready'

/** Called by a worker that serves. */
export const sayReady = (): void => void process.send?.(readyMessage)

/** How this program was started: by its name as an executable of its own, else by Bun with the main file. */
const ownCommand = (): string[] => {
  const isCompiled = Bun.main.startsWith('/$bunfs/') || Bun.main.includes('~BUN')
  return isCompiled ? [process.execPath] : [process.execPath, Bun.main]
}

/** A free port of this machine: the workers must agree on one. */
const freePort = (hostname: string): number => {
  const listener = Bun.listen({ hostname, port: 0, socket: { data: () => {} } })
  listener.stop(true)
  return listener.port
}
