/**
 * Servers and networks that the tests do not run on each time: `bun bench/conditions.ts [WORD]`, all or those whose name holds the word.
 *
 * Each gets the same: three replicas, new fittings at a steady rate from a client that sends again what was not answered, one replica
 * killed and replaced, then the audit of test/faults, every acknowledged fitting read, and repeats by their keys. Prints a row for each,
 * and fails with the first that the audit refuses. POSTGRES_BIN names the programs of a PostgreSQL, which is how versions take turns.
 */
import { openPostgres } from '../src/platform/postgres/server/client.ts'
import { audit, untilNothingRuns } from '../test/support/audit.ts'
import { type Acknowledged, driveFittings, postFitting, storedOf } from '../test/support/driver.ts'
import { type PrivatePostgres, privatePostgres } from '../test/support/postgres-server.ts'
import { newAccount, readyService, type Service, unlimitedRates, until } from '../test/support/service.ts'
import { type TcpProxy, tcpProxy } from '../test/support/tcp-proxy.ts'
import { record } from './record.ts'

const perSecond = 10
const secondsEach = 15
const database = 'postgres'

/** What stands between the replicas and their database. */
interface Condition {
  readonly isCopied?: boolean
  /** @returns Further settings of the replicas. */
  readonly prepare?: (proxy: TcpProxy, server: PrivatePostgres) => Promise<Record<string, string>>
  /** Done over and over meanwhile. */
  readonly disturb?: (proxy: TcpProxy) => Promise<void>
}

const conditions: Readonly<Record<string, Condition>> = {
  plain: {},
  'link of 80 ms there and back': {
    prepare: async (proxy) => {
      proxy.delay(80, 10)
      return {}
    },
  },
  // TCP sends what is lost again, after 200 ms and more: what the two ends see of it is a connection that stands still.
  'lost packets: each connection stands still for 200 to 800 ms, again and again': {
    disturb: async (proxy) => {
      await Bun.sleep(300 + 1_000 * Math.random())
      proxy.pause()
      await Bun.sleep(200 + 600 * Math.random())
      proxy.resume()
    },
  },
  'lost connections: all are reset every two seconds': {
    disturb: async (proxy) => {
      await Bun.sleep(2_000)
      proxy.cut()
    },
  },
  'read replica': {
    isCopied: true,
    prepare: async (_proxy, server) => ({ READ_DATABASE_URL: (await server.replica()).url(database) }),
  },
}

/** What became of one run. */
interface Outcome {
  readonly version: string
  readonly acknowledged: number
  readonly retries: number
  readonly replays: number
  readonly longestGapSeconds: number
}

async function run(condition: Condition): Promise<Outcome> {
  const server = (await privatePostgres({ ...(condition.isCopied && { isCopied: true }) }))!
  const proxy = await tcpProxy(server.url(database))
  const direct = openPostgres(server.url(database), 2)
  await readyService({ DATABASE_URL: server.url(database), LOG_LEVEL: 'off' }).then((first) => first.stop('SIGTERM'))
  const further = (await condition.prepare?.(proxy, server)) ?? {}
  const env = { DATABASE_URL: proxy.through(server.url(database)), LOG_LEVEL: 'error', ...unlimitedRates, ...further }
  const all: Service[] = await Promise.all([readyService(env), readyService(env), readyService(env)])
  const alive = new Set(all)
  const { apiKey } = await newAccount({ DATABASE_URL: server.url(database) })
  let turn = 0
  const address = () => [...alive][turn++ % alive.size]!.address

  let isOver = false
  const disturbing = (async () => {
    while (!isOver && condition.disturb) await condition.disturb(proxy)
  })()
  const driver = driveFittings(address, apiKey, perSecond, { retriesMax: 10 })
  await Bun.sleep((secondsEach * 1000) / 3)
  const victim = all[0]!
  alive.delete(victim)
  await victim.stop('SIGKILL')
  const next = await readyService(env)
  all.push(next)
  alive.add(next)
  await Bun.sleep((secondsEach * 2000) / 3)
  const { acknowledged, unanswered, retries } = await driver.stop()
  isOver = true
  await disturbing
  if (unanswered.length > 0) throw new Error(`without an answer: ${JSON.stringify(unanswered)}`)

  await untilNothingRuns(direct)
  await audit({ sql: direct, services: all, reader: { address, apiKey }, acknowledged })
  const replays = await repeat(address, apiKey, acknowledged)
  if (condition.isCopied) await readLists(address, apiKey, acknowledged.length)
  const [row] = await direct<{ version: string }>`select current_setting('server_version') as version`
  await Promise.all([...alive].map((service) => service.stop('SIGTERM')))
  await direct.end()
  proxy.stop()
  await server.stop('fast')
  const times = acknowledged.map(({ atMs }) => atMs).sort((a, b) => a - b)
  const gaps = times.slice(1).map((atMs, index) => atMs - times[index]!)
  return {
    version: row!.version,
    acknowledged: acknowledged.length,
    retries,
    replays,
    longestGapSeconds: Math.max(...gaps) / 1000,
  }
}

/** Each key gives what it gave. @returns How many. @throws */
async function repeat(address: () => string, apiKey: string, acknowledged: readonly Acknowledged[]): Promise<number> {
  for (const { key, request, answer } of acknowledged) {
    const response = await postFitting(address(), apiKey, request, key)
    const again = storedOf((await response.json()) as object)
    if (!Bun.deepEquals(again, storedOf(answer)))
      throw new Error(`${key} gives another answer: ${JSON.stringify(again)}`)
  }
  return acknowledged.length
}

/** Lists come from the read replica, which has all after a moment. */
async function readLists(address: () => string, apiKey: string, fittings: number): Promise<void> {
  const headers = { authorization: `Bearer ${apiKey}` }
  const at = address()
  const ready = (await (await fetch(`${at}/readyz`)).json()) as { readReplica?: { state: string } }
  if (ready.readReplica?.state !== 'used') throw new Error(`the read replica is not used: ${JSON.stringify(ready)}`)
  await until('the read replica has every fitting', async () => {
    const days = (await (await fetch(`${at}/v1/fittings?limit=100`, { headers })).json()) as { fittings: unknown[] }
    return days.fittings.length === Math.min(100, fittings)
  })
}

const word = process.argv[2] ?? ''
const asked = Object.entries(conditions).filter(([name]) => name.includes(word))
if (asked.length === 0) {
  console.error(`No condition has "${word}" in its name: ${Object.keys(conditions).join('; ')}`)
  process.exit(1)
}
for (const [name, condition] of asked) {
  const { longestGapSeconds, ...outcome } = await run(condition)
  record(name, [{ ...outcome, 'longest gap, s': longestGapSeconds.toFixed(1) }])
}
process.exit(0)
