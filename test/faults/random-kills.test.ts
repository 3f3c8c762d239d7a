import { expect, test } from 'bun:test'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import { audit, untilNothingRuns } from '../support/audit.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { driveFittings } from '../support/driver.ts'
import { newAccount, readyService, type Service, unlimitedRates, until } from '../support/service.ts'
import { isFull } from '../support/steady-load.ts'

const perSecond = isFull ? 20 : 40

/** How the replicas of a test die. */
interface Kills {
  readonly atOnce: number
  readonly everyMs: number
  readonly times: number
}

const oneOfThree: Kills = isFull ? { atOnce: 1, everyMs: 10_000, times: 60 } : { atOnce: 1, everyMs: 2_500, times: 2 }
const twoOfThree: Kills = isFull ? { atOnce: 2, everyMs: 5_000, times: 12 } : { atOnce: 2, everyMs: 2_500, times: 2 }

for (const [name, kills] of [
  ['R2 one of three replicas', oneOfThree],
  ['two of three replicas', twoOfThree],
] as const) {
  const url = await newPostgresUrl()
  if (url !== null)
    test.concurrent(
      `${name} killed at random under load, ${kills.times} times: nothing is lost, doubled or stuck`,
      () => killAtRandom(url, name, kills),
      2 * kills.times * kills.everyMs + 900_000,
    )
}

async function killAtRandom(url: string, name: string, { atOnce, everyMs, times }: Kills) {
  const env = { DATABASE_URL: url, LOG_LEVEL: 'error', ...unlimitedRates }
  const all: Service[] = []
  const alive = new Set<Service>()
  const start = async () => {
    const service = await readyService(env)
    all.push(service)
    alive.add(service)
  }
  await Promise.all([start(), start(), start()])
  const { apiKey } = await newAccount(env)
  let turn = 0
  // A balancer: in turn, among those it has not seen dead.
  const address = () => [...alive][turn++ % alive.size]!.address
  const driver = driveFittings(address, apiKey, perSecond)

  for (let time = 0; time < times; time++) {
    await Bun.sleep(everyMs * (0.5 + Math.random()))
    await until('fittings are under way', () => driver.waiting() > 3)
    const victims = [...alive].sort(() => Math.random() - 0.5).slice(0, atOnce)
    await Promise.all(victims.map((victim) => victim.stop('SIGKILL')))
    for (const victim of victims) alive.delete(victim)
    await Promise.all(victims.map(start))
  }
  const driven = await driver.stop()
  const sql = openPostgres(url, 2)
  await untilNothingRuns(sql)
  const counts = await audit({ sql, services: all, reader: { address, apiKey }, acknowledged: driven.acknowledged })
  const keys = driven.acknowledged.length + driven.unanswered.length
  console.log(`${name}: ${JSON.stringify({ keys, retries: driven.retries, unanswered: driven.unanswered, ...counts })}`)
  expect(driven.acknowledged.length).toBeGreaterThanOrEqual((isFull ? 0.99 : 0.9) * keys)
  await sql.end()
  await Promise.all([...alive].map((service) => service.stop('SIGTERM')))
}
