import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createAccount, type NewKey } from '../../src/identity/accounts/index.ts'
import { systemClock } from '../../src/platform/clock.ts'
import type { FaultPoint } from '../../src/platform/fault-point.ts'
import { rpcHeaders } from '../mcp/agent.ts'
import { audit } from '../support/audit.ts'
import { crashStorages, deathsEach, deathsLimitMs, onDatabase } from '../support/crash.ts'
import { storedOf } from '../support/driver.ts'
import { isPooled } from '../support/postgres-server.ts'
import { newAccount, readyService, type Service, scratchDirectory, until } from '../support/service.ts'
import { isFull } from '../support/steady-load.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

type Ask = (service: Service, apiKey: string) => Promise<Response>
const post = (url: string, apiKey: string, headers: Record<string, string>, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const analyze: Ask = ({ address }, apiKey) => {
  const request = { clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } }
  return post(`${address}/v1/fitting/analyze`, apiKey, { 'idempotency-key': 'k' }, request)
}
/** The same fitting for an agent that does not wait: it may hear the id at once, so the reservation is durable. */
const begin: Ask = ({ address }, apiKey) => {
  const golfer = { clubType: 'driver', handedness: 'right', swingSpeed: 95 }
  const params = { name: 'analyze_fitting', arguments: { ...golfer, idempotencyKey: 'k', async: true } }
  return post(`${address}/mcp`, apiKey, rpcHeaders, { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
}
const get = (service: Service, apiKey: string, path: string) =>
  fetch(service.address + path, { headers: { authorization: `Bearer ${apiKey}` } })

/** One customer whose service dies while it works on the customer's only fitting. */
interface Victim {
  /** Start the service, ask it, and see it die at this point. */
  dies(point: FaultPoint, ask: Ask): Promise<void>
  /** Let the lease of the fitting lapse, as ten seconds would; returns the fitting's id. */
  lapse(): Promise<string>
}

/** Die while somebody waits for the first answer, or for the id. */
const dyingAt =
  (point: FaultPoint, ask = analyze) =>
  async ({ dies }: Victim) => {
    await dies(point, ask)
    return null
  }

/** Die while claiming a run that an earlier dead process has left; returns the id that the run has. */
const claiming =
  (claim: (fittingId: string) => Ask) =>
  async ({ dies, lapse }: Victim) => {
    await dies('mid-engine', begin)
    const fittingId = await lapse()
    await dies('after-claim', claim(fittingId))
    return fittingId
  }

/** Ways in which a pooler is left: who told an id or died twice leaves it no other. FAULTS=full tries all of them behind it. */
const waysToLeaveAPooler = ['after-reserve', 'mid-engine', 'before-settle', 'after-settle']

/** Ways to die in the middle of a fitting. */
const deaths: Readonly<Record<string, (victim: Victim) => Promise<string | null>>> = {
  'after-reserve': dyingAt('after-reserve', begin),
  'mid-engine': dyingAt('mid-engine'),
  'before-settle': dyingAt('before-settle'),
  'after-settle': dyingAt('after-settle'),
  'mid-engine, told': dyingAt('mid-engine', begin),
  'before-settle, told': dyingAt('before-settle', begin),
  'after-settle, told': dyingAt('after-settle', begin),
  'after-claim by a retry': claiming(() => analyze),
  'after-claim by a reader': claiming((id) => async (service, apiKey) => {
    const read = await get(service, apiKey, `/v1/fittings/${id}`)
    // The sweeper of another process may be first: then the run has failed, and its key claims it.
    return ((await read.clone().json()) as { status: string }).status === 'failed' ? analyze(service, apiKey) : read
  }),
}

describe.each(await crashStorages(scratch.path))('R1 a service on %s that dies', (engine, storage) => {
  const settings = { ...storage, LOG_LEVEL: 'off' }
  const ways = Object.entries(deaths).filter(([name]) => !isPooled || isFull || waysToLeaveAPooler.includes(name))
  const deathsInAll = deathsEach * ways.length
  /** One for each death, with one fitting to spend. */
  const customers: NewKey[] = []
  let retried = 0
  beforeAll(async () => {
    await newAccount(storage) // makes the database
    await onDatabase(storage, async (sql) => {
      const about = { email: 'pro@example.org', companyName: 'Club', monthlyLimit: 1, isEnterprise: false }
      while (customers.length < deathsInAll) customers.push(await createAccount({ sql, clock: systemClock }, about))
    })
  }, deathsLimitMs)

  // On PostgreSQL they wait for leases side by side. The embedded database has one process at a time.
  const each = engine === 'postgresql' ? test.concurrent : test

  for (const [name, die] of ways)
    each(
      `${name}: the retry gives one fitting for one charge (${deathsEach} times)`,
      async () => {
        for (let death = 0; death < deathsEach; death++) {
          const { accountId, apiKey } = customers.pop()!
          const claimed = await die(victimOf(accountId, apiKey))

          const service = await readyService(settings)
          const { answer: retry, isFirst } = await patiently(() => analyze(service, apiKey))
          const fitting = (await retry!.json()) as { status: string; fittingId: string }
          expect(fitting.status).toBe('completed')
          retried++
          if (claimed !== null) expect(fitting.fittingId).toBe(claimed)
          // What was settled before the death is found; what was not is made now.
          const isReplay = retry!.headers.get('idempotent-replayed') === 'true'
          const isSettled = name.startsWith('after-settle')
          if (isFirst || isSettled) expect(isReplay).toBe(isSettled)
          const stored = await get(service, apiKey, `/v1/fittings/${fitting.fittingId}`)
          expect(await stored.json()).toMatchObject({ output: storedOf(fitting) })
          const status = await get(service, apiKey, '/v1/key/status')
          expect(await status.json()).toMatchObject({ usage: { current: 1, remaining: 0 } })
          expect(await service.stop('SIGTERM')).toBe(0)
        }
      },
      deathsLimitMs,
    )

  test('after all of it each fitting is completed and charged once', async () => {
    const counts = await onDatabase(storage, (sql) => audit({ sql, services: [] }))
    console.log(`R1 fittings on ${engine}: ${JSON.stringify(counts)}`)
    expect(counts).toMatchObject({ fittings: retried, completed: retried, charges: retried })
  })

  const victimOf = (accountId: string, apiKey: string): Victim => ({
    dies: async (point, ask) => {
      const dying = await readyService(settings, point)
      const { answer } = await patiently(() => ask(dying, apiKey))
      if (ask !== begin) expect(answer).toBeNull()
      expect(await dying.exited).toBe(137)
    },
    lapse: () =>
      onDatabase(storage, async (sql) => {
        const [row] = await sql<{ id: string }>`
          update fittings set lease_until = now()
           where account_id = ${accountId} and status = 'running' returning id`
        return row!.id
      }),
  })
})

/**
 * Ask, and ask again whenever the answer says so; null when the process died first. The answer is the first one, unless a
 * crowded machine was too slow for a deadline of ours: then an earlier try may have done its work.
 */
const patiently = async (ask: () => Promise<Response>): Promise<{ answer: Response | null; isFirst: boolean }> => {
  let answer: Response | null = null
  let isFirst = true
  const isOver = async () => {
    answer = await ask().catch(() => null)
    if (answer === null || ![409, 503].includes(answer.status)) return true
    if (answer.status === 503) isFirst = false
    await Bun.sleep(1_000 * Number(answer.headers.get('retry-after')))
    return false
  }
  await until('there is an answer', isOver)
  return { answer, isFirst }
}
