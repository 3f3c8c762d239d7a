import type { CatalogStore } from '../features/catalog/index.ts'
import { selectPending } from '../features/evidence/index.ts'
import { apiStatus, readiness, type Serving } from '../features/status/index.ts'
import { selectPendingDeliveries } from '../features/webhooks/index.ts'
import type { Runs } from '../fitting/index.ts'
import { type Metrics, watchProcess } from '../platform/metrics/index.ts'
import type { Sql } from '../platform/postgres/sql.ts'
import type { Redis } from '../platform/redis/index.ts'
import type { Tracing } from '../platform/tracing/index.ts'
import type { Scorer } from '../scoring/index.ts'
import { shareMetrics } from './worker-metrics.ts'

/** Whose state is read. */
interface Parts extends Serving {
  readonly sql: Sql
  readonly runs: Runs
  readonly catalog: Pick<CatalogStore, 'isCurrent'>
  readonly scorer: Scorer
  readonly redis: Pick<Redis, 'commands'> | null
  readonly tracing: Tracing | undefined
}

/** Rows that are counted at most, so that looking costs milliseconds. */
const countedMax = 100_000

/** Measure this process and its service. `metricsText` is what it and the other WORKERS have counted, as Prometheus reads it. */
export const watchService = (metrics: Metrics | undefined, parts: Parts, isWorker: boolean) => {
  const stopTracing = async () => parts.tracing?.stop()
  if (metrics === undefined) return { metricsText: undefined, stop: stopTracing }
  readGauges(metrics, parts)
  const own = watchProcess(metrics)
  const stop = async () => {
    own.stop()
    await stopTracing()
  }
  const collect = isWorker ? shareMetrics(metrics) : async () => [{ worker: null, metrics: await metrics.collect() }]
  return { metricsText: async () => metrics.textOf(await collect()), stop }
}

/** What is not counted as it happens, but looked at when somebody asks. */
const readGauges = (metrics: Metrics, { redis, ...parts }: Parts): void => {
  const { sql, runs, catalog, scorer } = parts
  metrics.read('fittingsUnderWay', runs.underWay)
  metrics.read('evidencePending', () => selectPending(sql, countedMax))
  metrics.read('webhooksPending', () => selectPendingDeliveries(sql, countedMax))
  metrics.read('isReady', () =>
    readiness(parts).then(
      () => 1,
      () => 0,
    ),
  )
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
  const { apiVersion, engineVersion, rulesetRevision } = apiStatus()
  metrics.read(
    'release',
    () => 1,
    () => [apiVersion, engineVersion, rulesetRevision],
  )
}
