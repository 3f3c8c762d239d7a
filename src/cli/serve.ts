import { createKeyRing } from '../accounts/index.ts'
import { createApp } from '../app.ts'
import { openCatalog } from '../catalog/index.ts'
import { systemClock } from '../clock.ts'
import { type Config, readConfig, shownConfig } from '../config.ts'
import type { Deps } from '../deps.ts'
import { openEvidence } from '../evidence/index.ts'
import { openFitters } from '../fitters/index.ts'
import { createRuns, startSweeper } from '../fitting/index.ts'
import { memoryRateLimits } from '../http/rate-limit.ts'
import { createLog } from '../log.ts'
import { createScorer } from '../scoring/index.ts'
import type { Environment } from './commands.ts'
import { serveControl } from './control.ts'
import { developmentKey } from './developer.ts'
import { configuredSigner } from './signing-secret.ts'
import { openStorage, type Storage } from './storage.ts'
import { OperatorError, verb } from './verb.ts'
import { welcome } from './welcome.ts'

/** Longest silence on a connection. Every answer begins within milliseconds, so this only ends slow senders. */
const idleTimeoutSeconds = 30
/**
 * Bodies over MAX_BODY_BYTES get a 413 of ours, with words; Bun's own 413 has none, so its limit lies far above.
 * It costs nothing: Bun does not collect a body that nobody reads (300 MB refused in 0.4 ms, memory unchanged).
 */
const bodyBytesBackstop = 1_073_741_824

/** The service itself. */
export const serve = (env: Environment) =>
  verb({
    name: 'serve',
    description: 'Serve the API. Settings come from the environment; the README lists them.',
    args: {},
    run: async () => {
      const config = readConfig(env)
      const storage = await openStorage(config, 'clubwright serve')
      try {
        await start(config, storage)
      } catch (error) {
        await storage.close()
        throw error
      }
    },
    show: () => '',
  })

const start = async (config: Config, storage: Storage): Promise<void> => {
  const { sql } = storage
  const clock = systemClock
  const keys = createKeyRing({ sql, clock })
  await keys.watch()
  const catalog = await openCatalog(sql)
  const isEmbedded = sql.engine === 'embedded'
  const developer = isEmbedded ? await developmentKey({ sql, clock }, config.dataDir) : null
  const log = createLog(config)
  const evidence = await openEvidence({ sql, clock, log })
  await evidence.watch()
  // Another catalog or other counts make another image, off the request path; requests see it from one moment to the next.
  const scorer = createScorer(catalog.current(), evidence.current())
  catalog.onChange((changed) => scorer.use(changed, evidence.current()))
  evidence.onChange((counts) => scorer.use(catalog.current(), counts))
  await catalog.watch()
  const fitters = openFitters(sql)
  const limits = memoryRateLimits(config)
  const runs = createRuns()
  const sweeper = await startSweeper({ sql, clock, log })
  const signer = configuredSigner(config, isEmbedded)
  let isReady = true

  const isServing = () => isReady
  const deps = {
    config,
    clock,
    log,
    sql,
    keys,
    catalog,
    evidence,
    fitters,
    scorer,
    limits,
    runs,
    signer,
    isReady: isServing,
  }
  const server = listen(deps)
  const tools = {
    sql,
    clock,
    keys,
    migrated: [],
    reloadCatalog: () => catalog.reload(),
    reloadFitters: () => fitters.reload(),
    openEngine: async () => ({ scorer, config, log, runs }),
  }
  await fitters.watch()
  const control = isEmbedded ? serveControl(config.dataDir, tools) : null
  process.stdout.write(`${welcome(config.serviceName, addressOf(config, server), developer)}\n`)
  log.info('started', { ...shownConfig(config), engine: sql.engine, migrated: storage.migrated })

  onStopSignal(async (signal) => {
    isReady = false
    log.info('stopping', { signal, drainSeconds: config.drainSeconds })
    const finished = server.stop().then(() => runs.drain()) // fittings go on after their answer
    await Promise.race([finished, Bun.sleep(config.drainSeconds * 1000)])
    await server.stop(true)
    await sweeper.stop()
    await control?.close()
    await storage.close()
    log.info('stopped', {})
  })
}

type Server = NonNullable<ReturnType<typeof createApp>['server']>

const listen = (deps: Deps): Server => {
  const { host: hostname, port } = deps.config
  try {
    const app = createApp(deps).listen({
      hostname,
      port,
      reusePort: false, // else a second server would start too, and take half of the requests
      idleTimeout: idleTimeoutSeconds,
      maxRequestBodySize: bodyBytesBackstop,
    })
    return app.server!
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new OperatorError(`Port ${port} on ${hostname} is taken. Set PORT to a free one, or stop what uses it.`)
    throw error
  }
}

/** Where a person on this machine reaches the server. */
const addressOf = ({ host }: Config, { port }: Server): string => {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isEverywhere || host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** Stop in good order at the first SIGTERM or SIGINT, at once at the second. */
const onStopSignal = (stop: (signal: string) => Promise<void>): void => {
  let isStopping = false
  const receive = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', receive)
  process.on('SIGINT', receive)
}
