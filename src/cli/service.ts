import { createKeyRing } from '../accounts/index.ts'
import { createApp } from '../app.ts'
import { databaseBulletin } from '../bulletin.ts'
import { openCatalog } from '../catalog/index.ts'
import { systemClock } from '../clock.ts'
import { type Config, shownConfig } from '../config.ts'
import type { Deps } from '../deps.ts'
import { openEvidence } from '../evidence/index.ts'
import { openFitters } from '../fitters/index.ts'
import { createRuns, startSweeper } from '../fitting/index.ts'
import { memoryRateLimits } from '../http/rate-limit.ts'
import { createLog } from '../log.ts'
import { openRedis, redisBulletin, sharedRateLimits } from '../redis/index.ts'
import { createScorer } from '../scoring/index.ts'
import { serveControl } from './control.ts'
import { developmentKey } from './developer.ts'
import { configuredSigner } from './signing-secret.ts'
import { onStrayError, type StopSignals } from './stop.ts'
import { openStorage, type Storage } from './storage.ts'
import { OperatorError } from './verb.ts'
import { addressOf, welcome } from './welcome.ts'
import { sayReady } from './workers.ts'

/** Longest silence on a connection. Every answer begins within milliseconds, so this only ends slow senders. */
const idleTimeoutSeconds = 30
/**
 * Bodies over MAX_BODY_BYTES get a 413 of ours, with words; Bun's own 413 has none, so its limit lies far above.
 * It costs nothing: Bun does not collect a body that nobody reads (300 MB refused in 0.4 ms, memory unchanged).
 */
const bodyBytesBackstop = 1_073_741_824

/** Open the storage and serve until a signal. */
export const startService = async (config: Config, signals: StopSignals, isWorker: boolean): Promise<void> => {
  const storage = await openStorage(config, 'clubwright serve')
  try {
    await start(config, storage, signals, isWorker)
  } catch (error) {
    await storage.close()
    throw error
  }
}

const start = async (config: Config, storage: Storage, signals: StopSignals, isWorker: boolean): Promise<void> => {
  const { sql } = storage
  const clock = systemClock
  const log = createLog(config)
  onStrayError(log)
  const redis = config.redisUrl === undefined ? null : openRedis(config.redisUrl, log)
  const bulletin = redis === null ? databaseBulletin(sql) : redisBulletin(databaseBulletin(sql), redis)
  const keys = createKeyRing({ sql, clock, bulletin })
  await keys.watch()
  const catalog = await openCatalog(sql, bulletin)
  const isEmbedded = sql.engine === 'embedded'
  const developer = isEmbedded ? await developmentKey({ sql, clock }, config.dataDir) : null
  const evidence = await openEvidence({ sql, clock, log, bulletin })
  await evidence.watch()
  // Another catalog or other counts make another image, off the request path; requests see it from one moment to the next.
  const scorer = createScorer(catalog.current(), evidence.current())
  catalog.onChange((changed) => scorer.use(changed, evidence.current()))
  evidence.onChange((counts) => scorer.use(catalog.current(), counts))
  await catalog.watch()
  const fitters = openFitters(sql)
  await fitters.watch()
  const limits = redis === null ? memoryRateLimits(config) : sharedRateLimits(config, redis)
  const runs = createRuns()
  const sweeper = await startSweeper({ sql, clock, log })
  const signer = configuredSigner(config, isEmbedded)
  let isReady = true

  const deps: Deps = {
    config,
    clock,
    log,
    sql,
    bulletin,
    keys,
    catalog,
    evidence,
    fitters,
    scorer,
    limits,
    runs,
    signer,
    isReady: () => isReady,
  }
  // Nothing is awaited from here on: a signal finds either nobody to answer or the way to answer all.
  const server = listen(deps, isWorker)
  const tools = {
    ...deps,
    migrated: [],
    reloadCatalog: () => catalog.reload(),
    reloadFitters: () => fitters.reload(),
    openEngine: async () => deps,
  }
  const control = isEmbedded ? serveControl(config.dataDir, tools) : null
  if (!isWorker) process.stdout.write(`${welcome(config.serviceName, addressOf(config, server.port), developer)}\n`)
  log.info('started', { ...shownConfig(config), engine: sql.engine, migrated: storage.migrated, pid: process.pid })
  if (isWorker) sayReady()

  signals.finishBy(async (signal) => {
    isReady = false
    log.info('stopping', { signal, drainSeconds: config.drainSeconds })
    // Balancers look at /readyz now and then; until they have seen it they send requests, which get their answers.
    if (signal === 'SIGTERM') await Bun.sleep(config.stopDelaySeconds * 1000)
    runs.endWaits()
    const finished = server.stop().then(() => runs.drain()) // fittings go on after their answer
    await Promise.race([finished, Bun.sleep(config.drainSeconds * 1000)])
    await server.stop(true)
    await sweeper.stop()
    await control?.close()
    redis?.end()
    await storage.close()
    log.info('stopped', {})
  })
}

type Server = NonNullable<ReturnType<typeof createApp>['server']>

const listen = (deps: Deps, isPortShared: boolean): Server => {
  const { host: hostname, port } = deps.config
  try {
    const app = createApp(deps).listen({
      hostname,
      port,
      reusePort: isPortShared, // for others a second server would start too, and take half of the requests
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
