import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { audit, untilNothingRuns } from '../support/audit.ts'
import { type Balancer, haproxyToLeader } from '../support/balancers.ts'
import { type Driver, driveFittings } from '../support/driver.ts'
import { sumOf } from '../support/metrics.ts'
import { type Pooler, pgbouncerBefore } from '../support/pgbouncer.ts'
import { newAccount, readyService, type Service, unlimitedRates, until } from '../support/service.ts'
import { type Cluster, missingPackages, startCluster } from './cluster.ts'
import { type Fault, faults, leaderKilled } from './faults.ts'
import { ports } from './patroni.ts'
import { probeWrites, refusedMs } from './probe.ts'
import { sentinelUrl } from './redis.ts'

/** `short`: one fault, for continuous integration. `full`: all of them. Unset: these tests are for who asks for them. */
const form = process.env['CLUSTER']
const missing = missingPackages()
if (form !== undefined && missing.length > 0)
  console.warn(`Skipped: everything on a cluster (apt-get install ${missing.join(' ')}).`)
else if (form !== undefined) describe('three replicas on a cluster', tests)

function tests() {
  const chosen = form === 'full' ? faults : [leaderKilled]
  const perSecond = 10
  /** Everything goes on for so long before a fault, and after it. */
  const calmMs = form === 'full' ? 5_000 : 2_000

  let cluster: Cluster
  let balancer: Balancer
  let pooler: Pooler
  let ways: readonly Way[]
  let sql: Sql
  let apiKey: string
  const rows: string[] = []

  beforeAll(async () => {
    cluster = await startCluster()
    const addresses = cluster.nodes.map(({ place }) => place.address)
    balancer = haproxyToLeader(addresses, ports.postgres, ports.patroni)!
    const balanced = `postgres://postgres@${new URL(balancer.address).host}/postgres`
    const hosts = addresses.map((address) => `${address}:${ports.postgres}`).join()
    const listed = `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`
    pooler = (await pgbouncerBefore(balanced))!
    await until('HAProxy has found the leader', () => answers(balanced))
    const REDIS_URL = sentinelUrl(cluster.nodes)
    ways = await Promise.all([
      wayOf('HAProxy', balanced, { DATABASE_URL: balanced, REDIS_URL }),
      wayOf('PgBouncer', pooler.url('postgres'), {
        DATABASE_URL: pooler.url('postgres'),
        DATABASE_LISTEN_URL: balanced,
        REDIS_URL,
      }),
      wayOf('all hosts', balanced, { DATABASE_URL: listed, REDIS_URL }),
    ])
    sql = openPostgres(listed, 2)
    await sql`create table probe (run integer, n integer)`
    ;({ apiKey } = await newAccount({ DATABASE_URL: listed }))
  })
  afterAll(async () => {
    await sql.end()
    expect(await Promise.all(ways.map(({ service }) => service.stop('SIGTERM')))).toEqual([0, 0, 0])
    await pooler.kill()
    await balancer.stop()
    console.log([...heading, ...rows].join('\n'))
  })

  for (const fault of chosen)
    test(`${fault.name}: nothing is lost, doubled or stuck`, async () => {
      if (fault.isCut && cluster.nodes[0]!.place.cutOff === null)
        return void console.warn(`Skipped: ${fault.name} (it takes network namespaces).`)
      const { refused, acknowledged, unanswered, retries, lostByCluster } = await struck(fault)
      expect(lostByCluster).toBe(0)
      expect(unanswered).toEqual([])
      await until('all are ready', async () => (await Promise.all(ways.map(isReady))).every(Boolean))
      await until('all have Redis', async () => (await Promise.all(ways.map(hasRedis))).every(Boolean))
      await untilNothingRuns(sql)
      let turn = 0
      const reader = { address: () => ways[turn++ % ways.length]!.service.address, apiKey }
      const counts = await audit({ sql, services: ways.map(({ service }) => service), reader, acknowledged })
      if (form === 'full') for (const { service, probe } of refused) expect(service).toBeLessThan(refusedMsMax(probe))
      rows.push(rowOf(fault.name, refused, acknowledged.length, retries))
      console.log(`${fault.name}: ${JSON.stringify(counts)}`)
    })

  /** Let it happen under load, by every way to the database. */
  async function struck(fault: Fault) {
    await cluster.untilWhole()
    const probes = ways.map(({ probeUrl }) => probeWrites(probeUrl))
    const manner = { retriesMax: 30, groupOf: 1 }
    const drivers: Driver[] = ways.map(({ name, service }) =>
      driveFittings(() => service.address, apiKey, perSecond, {
        ...manner,
        name: `${fault.name} ${name}`.replace(/\W+/g, '-'),
      }),
    )
    const untilAcknowledged = (sinceMs: number) =>
      until('fittings are acknowledged by every way', () => drivers.every(({ lastMs }) => lastMs() > sinceMs))
    await untilAcknowledged(0)
    await Bun.sleep(calmMs)
    const struckMs = performance.now()
    const bringBack = await fault.strike({ cluster, pooler })
    await untilAcknowledged(performance.now())
    await Bun.sleep(calmMs)
    await bringBack()
    await cluster.untilWhole()
    await Bun.sleep(calmMs)
    const driven = await Promise.all(drivers.map(({ stop }) => stop()))
    const lost = await Promise.all(probes.map((probe) => probe.stop()))
    const refused = driven.map(({ acknowledged }, n) => ({
      service: refusedMs(
        acknowledged.map(({ atMs }) => atMs),
        struckMs,
      ),
      probe: refusedMs(probes[n]!.confirmedMs, struckMs),
    }))
    return {
      lostByCluster: lost.reduce((sum, each) => sum + each, 0),
      refused,
      acknowledged: driven.flatMap(({ acknowledged }) => acknowledged),
      unanswered: driven.flatMap(({ unanswered }) => unanswered),
      retries: driven.reduce((sum, { retries }) => sum + retries, 0),
    }
  }
}

/** A replica of the service, and how it reaches the database. */
interface Way {
  readonly name: string
  readonly service: Service
  /** Where a plain program would write. */
  readonly probeUrl: string
}

const wayOf = async (name: string, probeUrl: string, env: Readonly<Record<string, string>>): Promise<Way> => {
  const service = await readyService({ ...env, LOG_LEVEL: 'warning', METRICS_TOKEN: metricsToken, ...unlimitedRates })
  return { name, service, probeUrl }
}

const metricsToken = 'of-the-cluster-tests'

const isReady = async ({ service }: Way): Promise<boolean> => (await fetch(`${service.address}/readyz`)).ok

const hasRedis = async ({ service }: Way): Promise<boolean> => {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const metrics = await fetch(`${service.address}/metrics`, { headers })
  return sumOf(await metrics.text(), 'clubwright_redis_up') === 1
}

const answers = async (url: string): Promise<boolean> => {
  const sql = openPostgres(url, 1)
  try {
    await sql.ping()
    return true
  } catch {
    return false
  } finally {
    await sql.end()
  }
}

/** As long as the cluster refuses any program, and a second, with room. Asked where nothing else runs: other work lengthens both. */
const refusedMsMax = (probeMs: number): number => 1.5 * (probeMs + 1_000) + 2_000

type Refused = { readonly service: number; readonly probe: number }

const heading = [
  '| fault | HAProxy: probe / service | PgBouncer: probe / service | all hosts: probe / service | acknowledged | sent again |',
  '|---|---|---|---|---|---|',
]

const rowOf = (name: string, refused: readonly Refused[], acknowledged: number, retries: number): string => {
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  const cells = refused.map(({ service, probe }) => `${seconds(probe)} / ${seconds(service)} s`)
  return `| ${[name, ...cells, acknowledged, retries].join(' | ')} |`
}
