import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { createAccount, createKey } from '../../src/identity/accounts/index.ts'
import { invariants } from '../../src/maintenance/doctor/index.ts'
import { statement } from '../../src/platform/postgres/tables.ts'
import { sessionOf, shotOf, uuid } from '../features/sessions/bay.ts'
import { type Replica, replica } from '../identity/people/harness.ts'
import { requestTo } from '../support/app.ts'
import { forEachDatabase } from '../support/databases.ts'
import { isFull } from '../support/steady-load.ts'

// Whatever is sent to whichever door, in whatever order: nobody has more fittings than their charges, with two corrections each.

const sequences = isFull ? 200 : 12
/** Fittings of a day on the pages of the shop, and of a visitor. */
const cap = 2
const origin = 'https://shop.example'

/** Doors that fit. Those of one ledger may correct each other's fittings. */
const doors = ['analyze', 'batch', 'session', 'tool', 'page', 'visitor', 'test'] as const
type Door = (typeof doors)[number]

/** A fitting of any door, or the correction of one that its ledger has; 0 is the latest. */
interface Step {
  readonly door: Door
  readonly corrects: number | null
}
const steps = fc.array(
  fc.record({ door: fc.constantFrom(...doors), corrects: fc.option(fc.oneof(fc.constant(0), fc.nat(5)), { freq: 5 }) }),
  { minLength: 12, maxLength: 24, size: 'max' },
)

/** Speeds that contradict each other, so that the fitting asks for both again. */
const driver = (ballSpeed: number) => ({
  clubType: 'driver',
  golfer: { handedness: 'right' },
  swingMetrics: { swingSpeed: Math.round((10 * ballSpeed) / 1.56) / 10, ballSpeed, missPattern: 'straight' },
})

type Answer = Response | Promise<Response>

/** An account of so many fittings a month, with a page, a test key and a visitor, who all want as many as they can get. */
const openShop = async (club: Replica, monthlyLimit: number, turn: number) => {
  const who = { email: 'office@range.example', companyName: 'Range', monthlyLimit, isEnterprise: false }
  const { accountId, apiKey } = await createAccount(club.deps, who)
  const publishable = { origins: [origin], dailyCap: cap, shop: null }
  const page = (await createKey(club.deps, accountId, { name: 'page', publishable }))!.apiKey
  const sandbox = (await createKey(club.deps, accountId, { name: 'test', isTest: true }))!.apiKey
  const sender = { 'x-forwarded-for': `2001:db8:${turn.toString(16)}::1` }
  const studio = await club.app.handle(requestTo('/studio', { headers: sender }))
  const cookie = studio.headers.get('set-cookie')!.split(';')[0]!

  const asAccount = { authorization: `Bearer ${apiKey}` }
  const post = (path: string, body: unknown, headers: Record<string, string> = asAccount): Answer =>
    club.app.handle(
      requestTo(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    )
  const shots = [1, 2, 3, 4, 5, 6].map((n) => shotOf(n))
  await post('/v1/sessions/ingest', sessionOf(shots))

  const analyze = (request: object, headers?: Record<string, string>) => post('/v1/fitting/analyze', request, headers)
  const flat = ({ golfer, swingMetrics, ...rest }: ReturnType<typeof driver>) => ({
    ...rest,
    ...golfer,
    ...swingMetrics,
  })
  const send: Readonly<Record<Door, (request: ReturnType<typeof driver>) => Answer>> = {
    analyze: (request) => analyze(request),
    batch: (request) =>
      post(
        '/v1/fitting/batch',
        { idempotencyKey: crypto.randomUUID(), request },
        { ...asAccount, 'content-type': 'application/x-ndjson' },
      ),
    session: () => post(`/v1/sessions/${uuid(1_000_000)}/fit`, { club: '7 Iron', golfer: { handedness: 'right' } }),
    tool: (request) =>
      post(
        '/mcp',
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'analyze_fitting', arguments: flat(request) } },
        { ...asAccount, accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' },
      ),
    page: (request) => analyze(request, { authorization: `Bearer ${page}`, origin }),
    visitor: (request) =>
      analyze(request, {
        'x-clubwright-studio': '1',
        origin: club.deps.config.baseUrl,
        cookie,
        ...sender,
      }),
    test: (request) => analyze(request, { authorization: `Bearer ${sandbox}` }),
  }
  return { accountId, send }
}

/** Fittings by whom they are charged to: the account's, its sandbox's and the visitors'. */
const ledgerOf = (door: Door) => (door === 'visitor' || door === 'test' ? door : 'account')

const countOf = (each: number) => Object.fromEntries(doors.map((door) => [door, each])) as Record<Door, number>

/** @returns How many fittings each door has made. */
const live = async (club: Replica, monthlyLimit: number, sequence: readonly Step[], turn: number) => {
  const shop = await openShop(club, monthlyLimit, turn)
  const made: Record<string, string[]> = { account: [], test: [], visitor: [] }
  const count = countOf(0)
  for (const [n, { door, corrects }] of sequence.entries()) {
    const ledger = made[ledgerOf(door)]!
    const corrected = corrects === null ? undefined : ledger.at(-1 - corrects)
    const request = { ...driver(120 + n), ...(corrected !== undefined && { corrects: corrected }) }
    const answer = await (await shop.send[door](request)).text()
    const id = /"status":\s*"completed"/.test(answer) ? /"fittingId":\s*"(fit_\w+)"/.exec(answer)?.[1] : undefined
    if (id === undefined) continue
    ledger.push(id)
    count[door]++
  }
  expect(Math.max(count.page, count.visitor)).toBeLessThanOrEqual(cap)
  const [stored] = await club.sql`
    select count(*)::int as fittings from fittings where account_id = ${shop.accountId} and status <> 'failed'`
  expect(stored!['fittings']).toBe(made['account']!.length)
  expect(made['account']!.length).toBeLessThanOrEqual(3 * monthlyLimit)
  return count
}

forEachDatabase((_engine, open) => {
  describe('N2 the ledger of fittings', () => {
    test(`holds in ${sequences} random sequences of all doors`, async () => {
      const env = { STUDIO_PUBLIC: String(cap), TRUST_PROXY: '1', LOG_LEVEL: 'off' }
      const club = await replica(await open(), { env, isInProcess: true })
      let turn = 0
      const books = (await invariants(club.sql)).flatMap((checked) => checked.books)
      const everyDoor = doors.map((door) => ({ door, corrects: null }))
      expect(await live(club, doors.length, everyDoor, turn)).toEqual(countOf(1))
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 0, max: 3 }), steps, async (monthlyLimit, sequence) => {
          await live(club, monthlyLimit, sequence, ++turn)
          for (const { problem, text } of books)
            expect([problem, await statement(club.sql, text)]).toEqual([problem, []])
        }),
        { numRuns: sequences },
      )
    }, 600_000)
  })
})
