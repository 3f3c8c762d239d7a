import type { CatalogStore } from '../../equipment/catalog/index.ts'
import { selectPending } from '../../features/evidence/index.ts'
import { selectFailingEndpoints, selectPendingDeliveries } from '../../features/webhooks/index.ts'
import type { Runs } from '../../fitting/index.ts'
import { apiStatus, readiness, type Serving } from '../../maintenance/status/index.ts'
import { lostLines } from '../../platform/log/log-output.ts'
import { type Metrics, openMetrics, watchProcess } from '../../platform/metrics/index.ts'
import type { DatabaseClock } from '../../platform/postgres/database-clock.ts'
import { freeBytes } from '../../platform/postgres/embedded/disk.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Redis } from '../../platform/redis/index.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { Scorer } from '../../scoring/index.ts'
import { shareMetrics } from './worker-metrics.ts'

/** Whose state is read. */
interface Parts extends Serving {
  readonly config: Config
  readonly sql: Sql
  readonly clock: DatabaseClock
  readonly runs: Runs
  readonly catalog: Pick<CatalogStore, 'isCurrent'>
  readonly scorer: Scorer
  readonly redis: Pick<Redis, 'commands'> | null
}

/** Rows that are counted at most, so that looking costs milliseconds. */
const countedMax = 100_000

/** Metrics of this process. */
export interface Watched {
  /** Undefined without a metrics setting: nothing is counted then. */
  readonly metrics: Metrics | undefined
  /** Metrics of all WORKERS together, in the format of Prometheus. */
  readonly metricsText: (() => Promise<string>) | undefined
  /** Measure the service too, from the moment it serves. Until then the process is not ready. */
  watchService(parts: Parts): void
  stop(): void
}

/** Measure this process from its start, so that one that waits for its database can be told from one that is gone. */
export const watchFromStart = async (config: Config, isWorker: boolean): Promise<Watched> => {
  const { metricsToken, metricsPort } = config
  if (metricsToken === undefined && metricsPort === undefined)
    return { metrics: undefined, metricsText: undefined, watchService: () => {}, stop: () => {} }
  const metrics = await openMetrics()
  let serving: Parts | null = null
  metrics.read('isReady', () => (serving === null ? 0 : isReady(serving)))
  metrics.read('logLinesLost', lostLines)
  const { apiVersion, engineVersion, rulesetRevision } = apiStatus()
  metrics.read(
    'release',
    () => 1,
    () => [apiVersion, engineVersion, rulesetRevision],
  )
  const { stop } = watchProcess(metrics)
  const collect = isWorker ? shareMetrics(metrics) : async () => [{ worker: null, metrics: await metrics.collect() }]
  return {
    metrics,
    metricsText: async () => metrics.textOf(await collect()),
    watchService: (parts) => {
      serving = parts
      readGauges(metrics, parts)
    },
    stop,
  }
}

const isReady = (parts: Parts): Promise<0 | 1> =>
  readiness(parts).then(
    () => 1,
    () => 0,
  )

/** What is not counted as it happens, but looked at when somebody asks. */
const readGauges = (metrics: Metrics, { redis, ...parts }: Parts): void => {
  const { sql, clock, runs, catalog, scorer } = parts
  metrics.read('fittingsUnderWay', runs.underWay)
  metrics.read('evidencePending', () => selectPending(sql, countedMax))
  metrics.read('webhooksPending', () => selectPendingDeliveries(sql, countedMax))
  metrics.read('clockOffset', clock.aheadSeconds)
  metrics.read('webhooksFailing', () => selectFailingEndpoints(sql))
  if (sql.engine === 'embedded') metrics.read('freeDisk', () => freeBytes(parts.config.dataDir))
  const { load, replica } = sql
  if (load !== undefined) {
    metrics.read('databaseRunning', () => load().running)
    metrics.read('databaseWaiting', () => load().waiting)
  }
  if (replica !== undefined) {
    metrics.read('replicaUsed', () => Number(replica().state === 'used'))
    metrics.read('replicaLag', () => replica().lagSeconds)
  }
  metrics.read('unreadableTables', () => parts.unreadableTables().length)
  if (redis !== null) metrics.read('redisUp', () => Number(redis.commands.isReady))
  metrics.read('catalogCurrent', () => Number(catalog.isCurrent()))
  metrics.read('imageBytes', () => scorer.current().image.bytes.length)
  metrics.read(
    'image',
    () => 1,
    () => [scorer.current().image.revision],
  )
}
