import { beforeAll, expect, test } from 'bun:test'
import { insertGolfer, setGolferOf } from '../../src/features/golfers/index.ts'
import { createKey } from '../../src/identity/accounts/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { type Club, openClub, requests } from '../support/club.ts'
import { forEachSharedDatabase } from '../support/databases.ts'

const failing = { ...requests.driver, golfer: { ...requests.driver.golfer, handicap: 20.503 } }

forEachSharedDatabase((_engine, open) => {
  let club: Club
  let key: string
  /** Of the test key, oldest first. */
  const made: string[] = []
  beforeAll(async () => {
    club = await openClub(await open())
    key = (await createKey({ sql: club.sql, clock: () => new Date() }, club.accountId, { name: 't', isTest: true }))!
      .apiKey
    const days = ['2026-11-18', '2026-11-19', '2026-11-20']
    for (const [n, request] of [requests.driver, requests.iron, failing, requests.driver, failing].entries()) {
      club.moveTo(`${days[Math.floor(n / 2)]}T1${n}:00:00.000Z`)
      made.push((await club.analyze(request, { key })).body.fittingId)
    }
  })
  const list = async (query = '', of = key) => (await club.get(`/v1/fittings?${query}`, of)).body
  const ids = async (query = '', of = key): Promise<string[]> =>
    (await list(query, of)).fittings.map(({ fittingId }: { fittingId: string }) => fittingId)
  const at = (...places: number[]) => places.map((place) => made[place]!)

  test('an account lists its fittings newest first, of a club type, in a state, and of a day', async () => {
    expect(await ids()).toEqual(made.toReversed())
    expect((await list('limit=1')).fittings).toEqual([
      {
        ...{ fittingId: made[4], clubType: 'driver', status: 'failed', createdAt: '2026-11-20T14:00:00.000Z' },
        ...{ platform: null, client: null, golferId: null },
      },
    ])
    expect(await ids('clubType=iron')).toEqual(at(1))
    expect(await ids('status=failed')).toEqual(at(4, 2))
    expect(await ids('status=running')).toEqual([])
    expect(await ids('day=2026-11-19')).toEqual(at(3, 2))
    expect(await ids('day=2026-11-19&status=failed&clubType=driver')).toEqual(at(2))
    expect(await ids('day=2026-11-17')).toEqual([])
  })

  test('new fittings do not move its pages', async () => {
    const first = await list('limit=2')
    const walked = first.fittings.map(({ fittingId }: { fittingId: string }) => fittingId)
    club.moveTo('2026-11-20T15:00:00.000Z')
    const added = (await club.analyze(requests.wedge, { key })).body.fittingId
    for (let { nextCursor } = first; nextCursor !== null; ) {
      const page = await list(`limit=2&cursor=${nextCursor}`)
      walked.push(...page.fittings.map(({ fittingId }: { fittingId: string }) => fittingId))
      nextCursor = page.nextCursor
    }
    expect(walked).toEqual(made.toReversed())
    made.push(added)
  })

  test('accounts do not meet, nor do live and test keys', async () => {
    expect(await ids('', club.apiKey)).toEqual([])
    const stranger = await club.newAccount(5)
    expect(await ids('', stranger)).toEqual([])
    expect(await ids(`cursor=${made[3]}`, stranger)).toEqual([])
  })

  test('what cannot be asked is refused, and deleted fittings are not listed', async () => {
    for (const query of [
      'clubType=putter',
      'status=done',
      'day=2026-02-30',
      'day=0001-01-01',
      'limit=101',
      'cursor=fit_1',
      'golfer=Ann',
      'before=x',
    ])
      expect([query, (await list(query)).code]).toEqual([query, 'VALIDATION_FAILED'])
    await club.call(`/v1/fittings/${made[0]}`, { method: 'DELETE', key })
    expect(await ids()).toEqual(made.slice(1).toReversed())
  })

  test('of a golfer, as people of the account said whose a fitting is', async () => {
    const { fittingId } = (await club.analyze(requests.driver, { key: club.apiKey })).body
    await club.analyze(requests.iron, { key: club.apiKey })
    const golferId = newId('glf', new Date())
    const golfer = { id: golferId, name: 'Ann', profile: { handedness: 'right', units: 'imperial' } as const }
    expect(await insertGolfer(club.sql, club.accountId, golfer, new Date())).toBe(true)
    await setGolferOf(club.sql, club.accountId, fittingId, golferId)
    expect((await list(`golfer=${golferId}`, club.apiKey)).fittings).toMatchObject([{ fittingId, golferId }])
    expect((await list('clubType=iron', club.apiKey)).fittings).toMatchObject([{ golferId: null }])
    const others = await club.newAccount(5)
    expect((await list(`golfer=${golferId}`, others)).fittings).toEqual([])
  })
})
