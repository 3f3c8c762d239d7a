import { beforeAll, expect, test } from 'bun:test'
import { createKey } from '../../../src/identity/accounts/index.ts'
import { addCustomer } from '../../../src/identity/customers/index.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { type Bay, openBay, sessionOf, shotOf, uuid } from './bay.ts'

const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}`

forEachSharedDatabase((_engine, open) => {
  let bay: Bay
  beforeAll(async () => {
    bay = await openBay(await open())
    await addCustomer(bay.deps, bay.accountId, { email: 'pat@example.com', ref: 'member-7' })
    await ingest(1, ['Driver', '7 Iron', 'driver'], { customerRef: 'Pat@Example.com' })
    await ingest(2, ['7iron', 'PW'], { customerRef: 'member-7' })
    await ingest(3, ['PW'], { customerRef: 'sam@example.com' })
    await ingest(4, [null])
  })
  /** The n-th session, stored on the n-th day of the month, at most the last. */
  const ingest = async (n: number, clubs: (string | null)[], about = {}) => {
    bay.moveTo(`${day(Math.min(n, 30))}T09:00:00.000Z`)
    const shots = clubs.map((club, at) => shotOf(at + 1, { club }))
    const { status, body } = await bay.ingest(sessionOf(shots, { sessionId: uuid(n), ...about }))
    expect([status, body.code]).toEqual([expect.any(Number), undefined])
  }
  const list = async (query = '', key = bay.apiKey) => {
    const answer = await bay.send(`/v1/sessions?${query}`, { headers: { authorization: `Bearer ${key}` } })
    // biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
    return (await answer.json()) as any
  }
  const numbers = (page: { sessions: { sessionId: string }[] }) =>
    page.sessions.map(({ sessionId }) => Number(sessionId.slice(-4)))

  test('an account lists its sessions newest first, of a club, a customer and a day', async () => {
    const all = await list()
    expect([numbers(all), all.nextCursor]).toEqual([[4, 3, 2, 1], null])
    expect(all.sessions.at(-1)).toEqual({
      ...{ sessionId: uuid(1), startedAtUtc: sessionOf([]).startedAtUtc, createdAt: `${day(1)}T09:00:00.000Z` },
      ...{ shots: 3, clubs: ['Driver', '7 Iron'], customerRef: 'Pat@Example.com' },
    })
    expect(all.sessions[0]).toMatchObject({ clubs: [], customerRef: null })
    expect(numbers(await list('club=7-IRON'))).toEqual([2, 1])
    expect(numbers(await list('club=putter'))).toEqual([])
    for (const customer of ['pat@example.com', 'member-7'])
      expect([customer, numbers(await list(`customer=${customer}`))]).toEqual([customer, [2, 1]])
    expect(numbers(await list('customer=SAM@example.com'))).toEqual([3])
    expect(numbers(await list(`day=${day(2)}`))).toEqual([2])
    expect(numbers(await list(`day=${day(2)}&club=Driver`))).toEqual([])
  })

  test('new and replaced sessions do not move its pages', async () => {
    const first = await list('limit=1')
    const walked = numbers(first)
    await ingest(5, ['Driver'])
    await ingest(2, ['Driver', '3 wood'], { customerRef: 'member-7' })
    for (let { nextCursor } = first; nextCursor !== null; ) {
      const page = await list(`limit=1&cursor=${nextCursor}`)
      walked.push(...numbers(page))
      nextCursor = page.nextCursor
    }
    expect(walked).toEqual([4, 3, 2, 1])
    expect((await list(`day=${day(2)}`)).sessions[0].clubs).toEqual(['Driver', '3 wood'])
    expect(numbers(await list('club=7 iron'))).toEqual([1])
    const narrowed = await list('club=Driver&limit=2')
    expect(numbers(narrowed)).toEqual([5, 2])
    expect(numbers(await list(`club=Driver&limit=2&cursor=${narrowed.nextCursor}`))).toEqual([1])
  })

  test('what an earlier release stored or replaced is listed the same', async () => {
    const before = await list()
    await bay.sql`update sessions set heading = null, heading_revision = 0 where account_id = ${bay.accountId}`
    expect(numbers(await list('club=driver'))).toEqual([5, 2, 1])
    expect(await list()).toEqual(before)
    const replaced = JSON.stringify(sessionOf([shotOf(1, { club: 'SW' })], { sessionId: uuid(3) }))
    await bay.sql`
      update sessions set payload = ${replaced}::text::json, revision = revision + 1
       where account_id = ${bay.accountId} and id = ${uuid(3)}`
    expect(numbers(await list('club=SW'))).toEqual([3])
    const [row] = await bay.sql`
      select count(*)::int as "without" from sessions where account_id = ${bay.accountId} and heading_revision <> revision`
    expect(row).toEqual({ without: 0 })
  })

  test('accounts do not meet, nor do live and test keys', async () => {
    const { apiKey } = await bay.newAccount()
    const trial = (await createKey(bay.deps, bay.accountId, { name: 'trial', isTest: true }))!.apiKey
    for (const key of [apiKey, trial]) expect(numbers(await list('', key))).toEqual([])
    const { nextCursor } = await list('limit=1')
    expect(numbers(await list(`cursor=${nextCursor}`, apiKey))).toEqual([])
    expect(numbers(await list('customer=pat@example.com', apiKey))).toEqual([])
  })

  test('what cannot be asked is refused, and deleted sessions are not listed', async () => {
    for (const query of ['club=', 'customer=', 'day=2026-02-30', 'limit=0', 'cursor=1_2', 'clubs=Driver'])
      expect([query, (await list(query)).code]).toEqual([query, 'VALIDATION_FAILED'])
    const headers = { authorization: `Bearer ${bay.apiKey}` }
    await bay.send(`/v1/sessions/${uuid(4)}`, { method: 'DELETE', headers })
    expect(numbers(await list())).toEqual([5, 3, 2, 1])
  })

  test('a list names the first 50 clubs of a session, and finds one behind many others', async () => {
    const clubs = Array.from({ length: 60 }, (_, at) => `Club ${at}`)
    const count = 55
    for (let n = 1; n <= count; n++) await ingest(100 + n, n === 1 ? clubs : ['Sand wedge'], { customerRef: 'many' })
    const found = await list('club=club-49')
    expect(found).toMatchObject({ sessions: [{ clubs: clubs.slice(0, 50) }], nextCursor: null })
    expect(numbers(await list('club=club-50'))).toEqual([])
    const first = await list('club=sand-wedge&limit=52')
    expect([first.sessions.length, typeof first.nextCursor]).toEqual([52, 'string'])
    const second = await list(`club=sand-wedge&limit=52&cursor=${first.nextCursor}`)
    expect([numbers(second), second.nextCursor]).toEqual([[103, 102], null])
  })
})
