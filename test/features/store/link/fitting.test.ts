import { beforeAll, describe, expect, test } from 'bun:test'
import { buildParams, originParams } from '../../../../src/equipment/store-link/index.ts'
import { StoreLinkResponse } from '../../../../src/features/store/index.ts'
import { clubTypes } from '../../../../src/golf/names/words.ts'
import { fieldProblems } from '../../../../src/platform/schema.ts'
import { type Answer, type Club, openClub, requests } from '../../../support/club.ts'
import { forEachDatabase } from '../../../support/databases.ts'

const traffic = originParams.filter((name) => name !== 'fit')
const buildOf = (url: string): Record<string, string> => {
  const params = Object.fromEntries(new URL(url).searchParams)
  for (const name of traffic) delete params[name]
  return params
}

forEachDatabase((_engine, open) => {
  let club: Club
  const fitted: Record<string, Answer> = {}
  const link = (request: object, init: { key?: string; headers?: Record<string, string> } = {}) =>
    club.call('/v1/store/link', {
      method: 'POST',
      body: JSON.stringify(request),
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    })
  const linked = async (request: object) => {
    const { status, body } = await link(request)
    expect({ status, body, problems: fieldProblems(StoreLinkResponse, body) }).toMatchObject({
      status: 200,
      problems: [],
    })
    return body
  }

  beforeAll(async () => {
    club = await openClub(await open())
    for (const clubType of clubTypes) fitted[clubType] = await club.analyze(requests[clubType])
  })

  for (const clubType of clubTypes)
    describe(clubType, () => {
      test('SL-015 SL-029 with a fitting the link of a pick chooses what its own storeUrl chooses', async () => {
        const { fittingId, topPicks } = fitted[clubType]!.body
        for (const { headId, storeUrl } of topPicks) {
          const { url, urlParams, build } = await linked({ headId, fittingId })
          expect(buildOf(url)).toMatchObject(buildOf(storeUrl))
          expect(urlParams).toMatchObject({ fit: fittingId, utm_campaign: 'fitting' })
          for (const { parameter, from } of build)
            expect({ parameter, from }).toEqual({
              parameter,
              from: buildOf(storeUrl)[parameter] ? 'fitting' : 'default',
            })
        }
      })
      test('SL-015 FR-007 every other recommended head takes the fitted figures too, and says what it does not', async () => {
        const { fittingId, clubRecommendations } = fitted[clubType]!.body
        for (const headId of clubRecommendations.heads.slice(3)) {
          const { urlParams, leftOut } = await linked({ headId, fittingId })
          expect(urlParams.hand).toBe(requests[clubType].golfer.handedness)
          for (const name of ['loft', 'flex', 'shaftWeight', 'length', 'grip', 'gripSize'])
            expect({ headId, name, value: urlParams[name] }).toEqual({ headId, name, value: expect.any(String) })
          for (const { why } of leftOut) expect(why).not.toBe('')
        }
      })
    })

  test('SL-015 SL-028 a set of wedges goes in whole, and the sole, for which the store has no parameter, is said', async () => {
    const { fittingId, topPicks } = fitted['wedge']!.body
    const { urlParams, leftOut } = await linked({ headId: topPicks[0].headId, fittingId })
    const { wedges, grind } = topPicks[0].build
    expect(urlParams.wedges).toBe(
      wedges.map(({ loft, bounce }: { loft: number; bounce: number }) => `${loft}:${bounce}`).join(','),
    )
    expect(leftOut).toContainEqual({ name: 'grind', value: grind, why: expect.any(String) })
  })
  test('the core of the grip, for which the store has no parameter, is said of the fitted grip on the fitted shaft alone', async () => {
    const picks = clubTypes.flatMap((clubType) => {
      const { fittingId, topPicks } = fitted[clubType]!.body
      return topPicks.map(({ headId, build }: { headId: string; build: { grip: object } }) => ({
        asked: { headId, fittingId },
        coreIn: (build.grip as { coreIn: number | null }).coreIn,
      }))
    })
    const known = picks.filter(({ coreIn }) => coreIn !== null)
    expect(known.length).toBeGreaterThan(0)
    for (const { asked, coreIn } of picks) {
      const coreOf = async (more: object) =>
        (await linked({ ...asked, ...more })).leftOut.find(({ name }: { name: string }) => name === 'gripCore')?.value
      expect(await coreOf({})).toBe(coreIn === null ? undefined : `${coreIn} in`)
      expect(await coreOf({ gripId: 'stock' })).toBeUndefined()
    }
  })
  test('SL-016 explicit fields override the fitting, and the rest of it stays', async () => {
    const { fittingId, topPicks } = fitted['driver']!.body
    const [{ headId, storeUrl }] = topPicks
    const { urlParams, build, leftOut } = await linked({ headId, fittingId, gripId: 'stock', length: '-0.5' })
    expect(buildOf(storeUrl)).not.toMatchObject({ grip: 'stock' })
    const expected = { ...buildOf(storeUrl), grip: 'stock', length: '-0.5' }
    expect(urlParams).toMatchObject(expected)
    expect(leftOut.filter(({ name }: { name: string }) => buildParams.includes(name as 'hand'))).toEqual([])
    const from = Object.fromEntries(
      build.map(({ parameter, from }: { parameter: string; from: string }) => [parameter, from]),
    )
    expect(from).toMatchObject({ grip: 'request', length: 'request', loft: 'fitting', flex: 'fitting' })
  })
  test('SL-016 a fitted shaft gives way to a flex that it is not made in, and the answer says so', async () => {
    const { fittingId, topPicks } = fitted['driver']!.body
    const { headId } = topPicks[0]
    const { stockShafts, shaftUpgrades } = (await club.get(`/v1/catalog/clubs/${headId}`)).body.club
    const fittedShaft = buildOf(topPicks[0].storeUrl)['shaft']
    const own = [...stockShafts, ...shaftUpgrades].find(({ shaftId }: { shaftId: string }) => shaftId === fittedShaft)
    const flex = ['Ladies', 'Senior', 'Regular', 'Stiff', 'Extra Stiff'].find((one) => !own.flexes.includes(one))
    const { urlParams, leftOut } = await linked({ headId, fittingId, flex })
    expect(urlParams.flex).toBe(flex)
    expect(urlParams).not.toHaveProperty('shaft')
    expect(leftOut).toContainEqual({
      name: 'shaft',
      value: fittedShaft,
      why: `does not go with flex ${flex}`,
    })
  })
  test('SL-016 another loft than the fitted one leaves the fitted setting out', async () => {
    const { fittingId, topPicks } = fitted['driver']!.body
    const [{ headId, build }] = topPicks
    const other = (await club.get(`/v1/catalog/clubs/${headId}`)).body.club.lofts.find(
      ({ loft }: { loft: number }) => loft !== build.loft,
    )
    const { urlParams, leftOut } = await linked({ headId, fittingId, loft: other.id })
    expect(urlParams).not.toHaveProperty('setting')
    expect(urlParams.weightSetting).toBe(build.weightSetting)
    expect(leftOut.map(({ name }: { name: string }) => name)).toContain('setting')
  })
  test('SL-016 another loft than the fitted one leaves the fitted set of wedges out', async () => {
    const { fittingId, topPicks } = fitted['wedge']!.body
    const { headId, build } = topPicks[0]
    const loft = String(build.wedges.find((wedge: { loft: number }) => wedge.loft !== build.loft).loft)
    const { urlParams, leftOut } = await linked({ headId, fittingId, loft })
    expect(urlParams.loft).toBe(loft)
    expect(urlParams).not.toHaveProperty('wedges')
    expect(leftOut.map(({ name }: { name: string }) => name)).toContain('wedges')
  })
  test('SL-016 the hand can be another: the club is then built for it', async () => {
    const { fittingId, topPicks } = fitted['driver']!.body
    expect((await linked({ headId: topPicks[0].headId, fittingId, hand: 'left' })).urlParams.hand).toBe('left')
  })
  test('SL-018 a shaft that the fitting chose may be asked for by name, on any club', async () => {
    let asked = 0
    for (const clubType of clubTypes)
      for (const { headId, storeUrl } of fitted[clubType]!.body.topPicks) {
        const shaftId = buildOf(storeUrl)['shaft']
        if (shaftId === undefined) continue
        const { urlParams } = await linked({ headId, fittingId: fitted[clubType]!.body.fittingId, shaftId })
        expect(urlParams.shaft).toBe(shaftId)
        asked++
      }
    expect(asked).toBeGreaterThan(5)
  })
  test('SL-020 a loft that is not made for the fitted hand answers 400 with those that are', async () => {
    const { body } = await club.analyze({ ...requests.driver, golfer: { handedness: 'left' } })
    const { status, body: refused } = await link({
      headId: 'taylormade-m5-driver',
      fittingId: body.fittingId,
      loft: '12',
    })
    expect(status).toBe(400)
    expect(refused.errors).toEqual([{ pointer: '/loft', detail: 'must be 9 or 10.5', received: '12' }])
  })
  test('SL-020 a fitted hand that the club is not made for answers 400', async () => {
    const { fittingId } = fitted['hybrid']!.body // of a left-handed golfer
    const { clubs } = (await club.get('/v1/catalog/clubs?clubType=hybrid&limit=50')).body
    const rightOnly = clubs.find(({ hands }: { hands: string[] }) => !hands.includes('left'))
    const { status, body } = await link({ headId: rightOnly.headId, fittingId })
    expect({ status, code: body.code, errors: body.errors }).toEqual({
      status: 400,
      code: 'NOT_OFFERED',
      errors: [{ pointer: '/hand', detail: expect.stringContaining('must be right'), received: 'left' }],
    })
  })
  test('a head of another club type than the fitting answers 400 and says both', async () => {
    const { fittingId } = fitted['iron']!.body
    const { status, body } = await link({ headId: 'ping-g440-max-driver', fittingId })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { pointer: '/headId', detail: expect.stringMatching(/iron.*driver/), received: 'ping-g440-max-driver' },
    ])
  })

  test('SL-022 a fitting that does not exist answers 404, and another account’s looks the same', async () => {
    const { fittingId, topPicks } = fitted['driver']!.body
    const stranger = await club.newAccount(5)
    const unknown = await link({ headId: topPicks[0].headId, fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F' })
    const others = await link({ headId: topPicks[0].headId, fittingId }, { key: stranger })
    for (const { status, body } of [unknown, others])
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'FITTING_NOT_FOUND' })
    expect(Object.keys(unknown.body)).toEqual(Object.keys(others.body))
  })
  test('a fitting that is not complete answers 422', async () => {
    const { fittingId } = fitted['fairway']!.body
    await club.sql`
      update fittings set status = 'running', lease_until = 'infinity', output = null where id = ${fittingId}`
    const { status, body } = await link({ headId: fitted['fairway']!.body.topPicks[0].headId, fittingId })
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'FITTING_NOT_COMPLETE' })
  })

  describe('SL-002 each link is recorded with its platform and fitting', () => {
    test('once, under its reference, for the account that asked', async () => {
      const { fittingId, topPicks } = fitted['driver']!.body
      const { headId } = topPicks[0]
      const headers = { 'x-svc-platform': 'chatgpt', 'x-svc-client': 'caddie/2.1', 'x-svc-traffic': 'test' }
      const { body } = await link({ headId, fittingId }, { headers })
      expect(body.urlParams.utm_source).toBe('chatgpt')
      const rows = await club.sql`
        select head_id as head, fitting_id as fitting, platform, client, traffic from store_links where id = ${body.reference}`
      expect(rows).toEqual([
        { head: headId, fitting: fittingId, platform: 'chatgpt', client: 'caddie/2.1', traffic: 'test' },
      ])
    })
    test('and a refused request leaves none', async () => {
      const count = async () => (await club.sql<{ n: number }>`select count(*)::int as n from store_links`)[0]!.n
      const before = await count()
      await link({ headId: 'ping-g440-max-driver', loft: '3' })
      expect(await count()).toBe(before)
    })
    test('a link is answered although it could not be recorded, and the log says so', async () => {
      await club.sql`alter table store_links rename to store_links_away`
      const { status, body } = await link({ headId: 'ping-g440-max-driver' })
      await club.sql`alter table store_links_away rename to store_links`
      expect(status).toBe(200)
      expect(club.lines).toContainEqual(
        expect.objectContaining({ level: 'warn', message: 'a store link was not recorded', reference: body.reference }),
      )
    })
  })
  test('SL-001 links are free: none is charged', async () => {
    const before = await club.usage()
    await linked({ headId: 'ping-g440-max-driver' })
    expect(await club.usage()).toEqual(before)
  })
})
