import { beforeAll, describe, expect, test } from 'bun:test'
import { BatchAnswer } from '../../../src/fitting/batch/schema.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { type Club, openClub, requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { golfer, storedOf } from '../../support/driver.ts'

/** A line of an answer, as a client reads it. */
// biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
type Line = any

forEachSharedDatabase((_engine, open) => {
  let club: Club
  beforeAll(async () => {
    club = await openClub(await open())
  })
  const send = (body: string, headers: Record<string, string> = {}, to: Club = club, key = to.apiKey) =>
    to.app.handle(
      new Request('http://localhost/v1/fitting/batch', {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson', ...headers },
      }),
    )
  const text = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n')
  const linesOf = async (response: Response): Promise<Line[]> =>
    (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  const batch = async (rows: readonly unknown[], key?: string) => {
    const response = await send(text(rows), {}, club, key)
    expect(response.status).toBe(200)
    return linesOf(response)
  }
  const rowsOf = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ idempotencyKey: `${name}-${n}`, request: golfer(n) }))
  const used = async (key: string) => (await club.get('/v1/key/status', key)).body.usage.current

  describe('every row has its own outcome', () => {
    test('each club type is fitted as analyze fits it, in the order of the rows', async () => {
      const rows = Object.values(requests).map((request, n) => ({ idempotencyKey: `types-${n}`, request }))
      const response = await send(text(rows))
      expect(response.headers.get('content-type')).toBe('application/x-ndjson')
      const lines = await linesOf(response)
      expect(lines.map(({ index }) => index)).toEqual(rows.map((_, n) => n))
      for (const [n, { idempotencyKey, request }] of rows.entries()) {
        expect(fieldProblems(BatchAnswer, lines[n])).toEqual([])
        expect(lines[n]).toMatchObject({ idempotencyKey, status: 'completed', isReplay: false })
        const single = await club.analyze(request, { 'idempotency-key': idempotencyKey })
        expect(single.headers.get('idempotent-replayed')).toBe('true')
        expect(storedOf(single.body)).toEqual(storedOf(lines[n].fitting))
      }
    })

    test('a row that is wrong is answered with what is wrong, and stops no other', async () => {
      const [good] = rowsOf('wrong', 1)
      const body = [
        JSON.stringify(good),
        '{"idempotencyKey":"broken',
        JSON.stringify({ idempotencyKey: 'fast', request: { ...golfer(1), swingMetrics: { swingSpeed: 500 } } }),
        JSON.stringify({ request: golfer(2) }),
        JSON.stringify({ ...good, request: golfer(3) }),
        '',
        '[]',
        JSON.stringify({ idempotencyKey: 'lofty', request: { ...golfer(1), currentEquipment: { loft: 60 } } }),
        JSON.stringify({
          idempotencyKey: 'no irons',
          request: { ...requests.wedge, clubDetails: { wedgeHit: 'SW', ironFittingId: 'fit_0' } },
        }),
        JSON.stringify({ idempotencyKey: 'last', request: golfer(4) }),
      ].join('\r\n')
      const lines = await linesOf(await send(body))
      expect(lines.map(({ status, problem }) => problem?.code ?? status)).toEqual([
        'completed',
        'MALFORMED_JSON',
        'VALIDATION_FAILED',
        'VALIDATION_FAILED',
        'VALIDATION_FAILED',
        'VALIDATION_FAILED',
        'VALIDATION_FAILED',
        'VALIDATION_FAILED',
        'completed',
      ])
      const pointers = lines.map(({ problem }) => problem?.errors?.[0].pointer ?? null)
      expect(pointers).toEqual([
        null,
        null,
        '/request/swingMetrics/swingSpeed',
        '/idempotencyKey',
        '/idempotencyKey',
        '',
        '/request/currentEquipment/loft',
        '/request/clubDetails/ironFittingId',
        null,
      ])
      for (const line of lines) expect(fieldProblems(BatchAnswer, line)).toEqual([])
    })

    test('a body that is no batch at all is refused whole', async () => {
      const tooMany = await send(text(rowsOf('many', 501)))
      expect([tooMany.status, ((await tooMany.json()) as Line).detail]).toEqual([
        400,
        'The body must have 1 to 500 rows, each a JSON object on its own line; it has more.',
      ])
      expect((await send('\n\n')).status).toBe(400)
      expect((await send('x'.repeat(1_048_577))).status).toBe(413)
      const asJson = await send(text(rowsOf('json', 1)), { 'content-type': 'application/json' })
      expect(((await asJson.json()) as Line).detail).toBe('Send application/x-ndjson in UTF-8, not application/json.')
    })
  })

  describe('what a batch is charged', () => {
    test('each completed row is one fitting, a refused one none, and the same rows again nothing', async () => {
      const key = await club.newAccount(100)
      const rows = [...rowsOf('charge', 40), { idempotencyKey: 'bad', request: {} }]
      const first = await batch(rows, key)
      expect(await used(key)).toBe(40)
      const again = await batch(rows, key)
      expect(await used(key)).toBe(40)
      expect(again.slice(0, 40).every(({ isReplay }) => isReplay)).toBe(true)
      expect(again.map(({ fitting }) => fitting?.fittingId)).toEqual(first.map(({ fitting }) => fitting?.fittingId))
      const changed = await batch([{ ...rows[0], request: golfer(99) }], key)
      expect(changed[0].problem.code).toBe('IDEMPOTENCY_KEY_REUSED')
    })

    test('rows after the last included fitting answer QUOTA_EXCEEDED; the ones before are kept', async () => {
      const key = await club.newAccount(30)
      const lines = await batch(rowsOf('quota', 60), key)
      expect(lines.map(({ status, problem }) => problem?.code ?? status)).toEqual([
        ...Array(30).fill('completed'),
        ...Array(30).fill('QUOTA_EXCEEDED'),
      ])
      expect(lines[59].problem).toHaveProperty('resetsAt')
      const more = await batch(rowsOf('more', 30), key)
      expect(more.map(({ problem }) => problem?.code)).toEqual(Array(30).fill('QUOTA_EXCEEDED'))
      expect(await used(key)).toBe(30)
    })
  })

  test('keys and iron fittings belong to the account: those of another one are not found', async () => {
    const stranger = await club.newAccount(10)
    const [iron] = await batch([{ idempotencyKey: 'own-iron', request: requests.iron }])
    const { fittingId } = iron.fitting
    const wedge = { ...requests.wedge, clubDetails: { wedgeHit: 'SW', ironFittingId: fittingId } }
    const rows = [
      { idempotencyKey: 'own-iron', request: requests.driver },
      { idempotencyKey: 'own-wedge', request: wedge },
    ]
    const [driver, refused] = await batch(rows, stranger)
    expect(driver).toMatchObject({ status: 'completed', isReplay: false, fitting: { clubType: 'driver' } })
    expect(refused.problem.code).toBe('VALIDATION_FAILED')
    const [, own] = await batch(rows)
    expect(own.fitting.wedgeFit.shaft).toBeDefined()
  })

  test('each row counts toward the rate limit of analyze; those above it answer RATE_LIMITED', async () => {
    const limited = await openClub(club.sql, { env: { RATE_LIMIT_ANALYZE_PER_MINUTE: '5' } })
    const response = await send(text(rowsOf('rate', 7)), {}, limited)
    expect(response.headers.get('ratelimit')).toStartWith('"analyze";r=0;')
    const lines = await linesOf(response)
    expect(lines.map(({ problem }) => problem?.code ?? null)).toEqual([
      ...Array(5).fill(null),
      'RATE_LIMITED',
      'RATE_LIMITED',
    ])
    expect((await send(text(rowsOf('rate', 7)), {}, limited)).status).toBe(429)
  })
})
