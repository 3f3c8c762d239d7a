import { createApp } from '../../app.ts'
import { openCatalog } from '../../equipment/catalog/index.ts'
import { openEvidence } from '../../features/evidence/index.ts'
import { openFitters } from '../../features/fitters/index.ts'
import { countUncounted } from '../../features/sessions/index.ts'
import { startWebhooks } from '../../features/webhooks/index.ts'
import { createRuns, startSweeper } from '../../fitting/index.ts'
import { type AccountTools, createKeyRing, selectAccounts, watchAudit } from '../../identity/accounts/index.ts'
import { invite, joinUrl, selectHasPeople } from '../../identity/people/index.ts'
import { startRetention } from '../../maintenance/erasure/index.ts'
import { memoryRateLimits, withRefusals } from '../../platform/http/limits/rate-limit.ts'
import { createRefusals } from '../../platform/http/limits/refusals.ts'
import { errorFacts, type Log } from '../../platform/log/log.ts'
import { writeOut } from '../../platform/log/log-output.ts'
import type { Metrics } from '../../platform/metrics/index.ts'
import { lookEveryMs, openDatabaseClock } from '../../platform/postgres/database-clock.ts'
import { roomGuard } from '../../platform/postgres/embedded/disk.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { watchTables } from '../../platform/postgres/table-watch.ts'
import { databasePubSub } from '../../platform/pub-sub.ts'
import { maskConfig } from '../../platform/settings/config.ts'
import { isExecutable } from '../../platform/settings/own-command.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { openTracing, type Tracing } from '../../platform/tracing/index.ts'
import { compileAsUsual } from '../../platform/work/jit.ts'
import { repeat } from '../../platform/work/repeat.ts'
import { startWatchdog } from '../../platform/work/watchdog.ts'
import { within } from '../../platform/work/within.ts'
import { createScorer, packForStart, preparedImage } from '../../scoring/index.ts'
import { createRecentRequests, startRecentRequests } from '../../site/developers/index.ts'
import { createStudioPasses, enterUrl, type StudioPasses } from '../../site/studio/index.ts'
import { developmentKey } from '../accounts/developer.ts'
import { listen, listenForScrapes, type Server, takeOver } from '../data/listen.ts'
import { startResealing } from '../data/reseal.ts'
import { addressOf, welcome } from '../fit/welcome.ts'
import { type ConfiguredRedis, openConfiguredRedis } from './configured-redis.ts'
import { serveControl } from './control.ts'
import { answerWhileStarting, patienceOf } from './patience.ts'
import { bindToDatabase, configureSigner } from './signing-secret.ts'
import { type StopSignals, stopAll } from './stop.ts'
import type { Storage } from './storage.ts'
import { type Watched, watchFromStart } from './watch.ts'
import { sayReady } from './workers.ts'

/** Last uses of keys are up to a minute old anyway. */
const keyUsesEveryMs = 5_000
const minuteMs = 60_000

const countOldSessions = (sql: Sql, log: Log): Promise<void> =>
  countUncounted(sql).catch((error) => log.warn('sessions of an older release were not counted', errorFacts(error)))

/** What the start says of its storage: how the read replica does, too, where there is one. */
const factsOf = ({ sql, migrated }: Storage) => ({
  engine: sql.engine,
  migrated,
  ...(sql.replica && { readReplica: sql.replica() }),
})

/** Only for a terminal, where whoever started it is looking: a collected log would keep it. */
const linkInto = ({ authUrl }: Config, passes: StudioPasses | null): string | null =>
  passes !== null && process.stdout.isTTY ? enterUrl(authUrl, passes.newLink()) : null

/** What `serve` has made before it loads the service. */
interface Start {
  readonly config: Config
  readonly log: Log
  /** Open the storage. @throws storageUnavailable while PostgreSQL cannot be reached. */
  open(): Promise<Storage>
  readonly signals: StopSignals
  readonly isWorker: boolean
}

/** Open the storage and serve until a signal. While PostgreSQL cannot be reached it waits, and says so when asked. */
export const startService = async ({ config, log, open, signals, isWorker }: Start): Promise<void> => {
  // A worker that waits leaves requests to the others: what they have in memory they can answer.
  const patience = patienceOf(config, log)
  const watched = await watchFromStart(config, isWorker)
  const { metrics, metricsText } = watched
  const starting = isWorker ? null : answerWhileStarting({ config, log, metricsText, fault: patience.fault })
  const listenToScrapes = () => listenForScrapes({ config, log, metricsText }, isWorker)
  const early = isWorker ? null : listenToScrapes()
  const tracing = await openTracing(config)
  const parts = await patience.untilAvailable(async () => assemble({ config, log, metrics, tracing }, await open()))
  const port = starting?.port ?? config.port
  serve(
    { config: { ...config, port }, log, signals, isWorker, starting },
    { ...parts, watched, scrapes: early ?? listenToScrapes() },
  )
}

/** Everything that is read from the storage before the first request. @throws storageUnavailable; nothing stays open then. */
const assemble = async (given: Given, storage: Storage) => {
  const redis = await openConfiguredRedis(given.config, given.log)
  try {
    if (storage.sql.engine === 'postgresql') await storage.sql.ping() // a standby may come to take writes, too
    return { storage, redis, metrics: given.metrics, tracing: given.tracing, ...(await load(given, storage, redis)) }
  } catch (error) {
    redis?.end()
    await storage.close()
    throw error
  }
}

/** What is there before the storage. */
interface Given {
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics | undefined
  readonly tracing: Tracing | undefined
}

const load = async ({ config, log, metrics, tracing }: Given, { sql }: Storage, redis: ConfiguredRedis | null) => {
  const clock = await openDatabaseClock(sql, log)
  const pubSub = redis?.pubSub(databasePubSub(sql)) ?? databasePubSub(sql)
  const keys = createKeyRing({ sql, clock, pubSub, log, metrics })
  // Each waits for the database several times, and the catalog needs the processor meanwhile.
  const opening = [
    keys.watch(),
    watchAudit({ sql, log }),
    openCatalog({ sql, log, pubSub }),
    openEvidence({ sql, clock, log, pubSub }),
  ] as const
  await Promise.allSettled(opening) // the error reported is that of the first in this list
  const [, , catalog, evidence] = await Promise.all(opening)
  const isEmbedded = sql.engine === 'embedded'
  const developer = isEmbedded ? await developmentKey({ sql, clock }, config.dataDir) : null
  const studioPasses = developer && createStudioPasses({ clock, apiKey: developer.apiKey })
  const signer = await configureSigner(config, isEmbedded)
  await bindToDatabase(sql, config, signer)
  const joinLink = isEmbedded ? await firstPersonLink({ sql, clock, config }) : null
  const prepared = isExecutable ? await preparedImage(catalog.current()) : null
  const packed = prepared ?? (await packForStart(catalog.current()))
  const scorer = createScorer(catalog.current(), evidence.current(), packed)
  // Another catalog makes another image; requests see both from one moment to the next.
  catalog.beforeChange(async (changed) => {
    const use = await scorer.prepare(changed)
    return () => void use(evidence.current())
  })
  evidence.onChange((counts) => scorer.use(catalog.current(), counts))
  const fitters = openFitters({ sql, log })
  await Promise.all([fitters.watch(), catalog.watch(), evidence.watch()])
  const sweeper = await startSweeper({ sql, clock, log, metrics })
  const deliveries = startWebhooks({ sql, clock, log, metrics, tracing, config, signer })
  const retention = startRetention({ sql, clock, log }, config)
  const tables = watchTables({ sql, log })
  const requests = createRecentRequests({ sql, clock, log })
  return {
    requests,
    clock,
    pubSub,
    keys,
    catalog,
    developer,
    studioPasses,
    studioLink: linkInto(config, studioPasses),
    signer,
    joinLink,
    evidence,
    scorer,
    fitters,
    sweeper,
    deliveries,
    retention,
    tables,
  }
}

type Parts = Awaited<ReturnType<typeof assemble>> & {
  readonly watched: Watched
  /** METRICS_PORT, which answers before the service does. */
  readonly scrapes: { stop(): void }
}

const limitsOf = (config: Config, redis: ConfiguredRedis | null, metrics: Metrics | undefined) =>
  withRefusals(redis?.rateLimits() ?? memoryRateLimits(config), (group, requests) =>
    metrics?.count('rateLimited', [group], requests),
  )

/** What features and operators are given. */
const servedOf = ({ config, log }: Pick<Start, 'config' | 'log'>, parts: Parts, isReady: () => boolean) => {
  const { storage, redis, metrics, tables } = parts
  const { sql } = storage
  return {
    ...parts,
    config,
    log,
    sql,
    limits: limitsOf(config, redis, metrics),
    refusals: createRefusals(log),
    runs: createRuns(),
    ensureRoom: sql.engine === 'embedded' ? roomGuard(config.dataDir, config.minFreeDiskMb) : () => {},
    isReady,
    unreadableTables: tables.unreadable,
  }
}

type Served = ReturnType<typeof servedOf>

/** What is written or removed now and then. */
const startChores = ({ refusals, requests, keys, clock, sql, log, signer }: Served) => [
  startResealing({ sql, log, signer }),
  startRecentRequests(requests),
  repeat(keyUsesEveryMs, keys.flushUses),
  repeat(lookEveryMs, clock.look),
  repeat(minuteMs, async () => refusals.tell()),
  repeat(minuteMs, () => countOldSessions(sql, log)),
]

/** The door for commands: the embedded engine takes no second process. */
const openControl = (deps: Served) => {
  const { config, sql, storage, catalog, fitters } = deps
  if (sql.engine !== 'embedded') return null
  return serveControl(config.dataDir, {
    ...deps,
    migrated: [],
    snapshot: storage.snapshot,
    reloadCatalog: () => catalog.reload(),
    reloadFitters: () => fitters.reload(),
    openEngine: async () => deps,
  })
}

interface Serve extends Omit<Start, 'open'> {
  /** What has answered so far on the port of the service; null for one of the WORKERS. */
  readonly starting: Server | null
}

const serve = ({ config, log, signals, isWorker, starting }: Serve, parts: Parts): void => {
  const { storage, redis, watched, scrapes, tracing, sweeper, deliveries, retention, tables } = parts
  let isReady = true
  const served = servedOf({ config, log }, parts, () => isReady)
  const { runs } = served
  const chores = startChores(served)
  watched.watchService(served)
  const deps = { ...served, metricsText: watched.metricsText }
  // Nothing is awaited from here on: a signal finds either nobody to answer or the way to answer all.
  const app = createApp(deps)
  const server = starting === null ? listen(app, deps, isWorker) : takeOver(starting, app, deps)
  const control = openControl(deps)
  if (!isWorker) writeOut(`${welcome({ ...config, ...parts, address: addressOf(config, server.port) })}\n`)
  log.info('started', { ...maskConfig(config), ...factsOf(storage), pid: process.pid })
  compileAsUsual()
  if (isWorker) sayReady()
  const watchdog =
    storage.sql.engine === 'embedded' && config.watchdogSeconds > 0 ? startWatchdog(config.watchdogSeconds) : null

  signals.finishBy(async (signal) => {
    isReady = false
    log.info('stopping', { signal, drainSeconds: config.drainSeconds })
    // Balancers look at /readyz now and then; until they have seen it they send requests, which get their answers.
    if (signal === 'SIGTERM') await Bun.sleep(config.stopDelaySeconds * 1000)
    runs.endWaits()
    const finished = server.stop().then(() => runs.drain()) // fittings go on after their answer
    await within(finished, config.drainSeconds * 1000, () => {})
    await server.stop(true)
    await stopAll(
      [
        scrapes,
        watched,
        { stop: () => tracing?.stop() },
        sweeper,
        deliveries,
        retention,
        tables,
        ...chores,
        { stop: () => control?.close() },
        { stop: () => watchdog?.stop() },
      ],
      log,
    )
    redis?.end()
    await storage.close()
    log.info('stopped', {})
  })
}

/**
 * The link by which the first person sets a password, made at a start on the embedded database while nobody can sign in.
 * Only for a terminal, where whoever started it is looking: a collected log would keep it.
 */
const firstPersonLink = async ({
  sql,
  clock,
  config,
}: AccountTools & { readonly config: Config }): Promise<string | null> => {
  if (!process.stdout.isTTY || (await selectHasPeople(sql))) return null
  const [account] = await selectAccounts(sql)
  if (account === undefined) return null
  const token = await invite({ sql, clock }, { accountId: account.id, email: null, role: 'owner' })
  return token && joinUrl(config.authUrl, token)
}
