import { beforeAll, expect, test } from 'bun:test'
import { rebuildEvidence } from '../../../src/features/evidence/index.ts'
import { type Club, openClub, requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'

interface Scored {
  readonly headId: string
  readonly score: number
  readonly drawbacks: readonly string[]
  readonly evidence: { readonly picked: number; readonly of: number; readonly basis: string }
}

const golfers = 20

forEachDatabase((_engine, open) => {
  let club: Club
  let fittings: { fittingId: string; topPicks: { headId: string }[]; meta: { golfer: { driverSpeedMph: number } } }[]
  beforeAll(async () => {
    club = await openClub(await open())
    fittings = []
  })

  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await club.call(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
    expect(answer.status).toBe(200)
    return answer.body
  }
  /** Drivers scored for the golfer of the fittings, as of now. */
  const scored = async (): Promise<readonly Scored[]> => {
    await club.evidence.reload()
    const { handicap } = requests.driver.golfer
    const golfer = { speed: requests.driver.swingMetrics.swingSpeed, miss: 'fade', handicap }
    return (await post('/v1/catalog/scores', { golfer, clubTypes: ['driver'] })).clubs
  }
  const scores = (clubs: readonly Scored[]) => Object.fromEntries(clubs.map(({ headId, score }) => [headId, score]))
  const link = (headId: string, fittingId: string, headers: Record<string, string> = {}) =>
    post('/v1/store/link', { headId, fittingId }, headers)

  test('what the service recommends itself raises no score, however often', async () => {
    const before = await scored()
    for (let golfer = 0; golfer < golfers; golfer++) fittings.push((await club.analyze(requests.driver)).body)
    const after = await scored()
    const picked = after.find(({ headId }) => headId === fittings[0]!.topPicks[0]!.headId)
    expect(picked?.evidence).toMatchObject({ picked: golfers, of: golfers, basis: 'fittings' })
    expect(scores(after)).toEqual(scores(before))
  })

  test('what golfers choose raises its score, once for each of them, and nothing else', async () => {
    const before = await scored()
    const { headId, score } = before.find((one) => one.headId === 'srixon-zxi-driver')!
    for (const [place, { fittingId }] of fittings.entries()) {
      if (place < golfers - 1) await link(headId, fittingId)
      await link(headId, fittingId, { 'x-svc-traffic': 'internal' })
      if (place === 0) await link(headId, fittingId)
    }
    expect(scores(await scored())).toEqual(scores(before)) // 19 prove nothing
    await link(headId, fittings.at(-1)!.fittingId)
    const after = await scored()
    expect(after.find((one) => one.headId === headId)).toMatchObject({
      score: score + 2,
      evidence: { picked: golfers, of: golfers, share: 1, basis: 'chosen' },
    })
    expect(scores(after)).toEqual({ ...scores(before), [headId]: score + 2 })
    const evidence = (await club.get('/v1/catalog/evidence')).body
    expect(evidence.heads.find((one: { headId: string }) => one.headId === headId)).toMatchObject({ chosen: golfers })
    expect(evidence.clubTypes[0]).toMatchObject({ clubType: 'driver', choices: golfers })
  })

  test('links for several clubs of one fitting compare them: none of them is chosen', async () => {
    const chosen = async () => (await club.get('/v1/catalog/evidence')).body.clubTypes[0].choices
    const before = await chosen()
    const { fittingId, topPicks } = (await club.analyze(requests.driver)).body
    await Promise.all(topPicks.map(({ headId }: { headId: string }) => link(headId, fittingId)))
    await link(topPicks[0].headId, fittingId)
    await club.evidence.reload()
    expect(await chosen()).toBe(before)
  })

  test('a club that a golfer brought and keeps is a choice, one to be replaced is none; a rebuild leaves both', async () => {
    const request = { ...requests.driver, swingMetrics: { swingSpeed: 95 } }
    const { specs, topPicks } = (await club.analyze(request)).body
    const { headId, brand, model, year } = topPicks[0]
    const verdictOf = async (loft: number): Promise<string> => {
      const currentEquipment = { brand, model: `${model} (${year})`, loft }
      return (await club.analyze({ ...request, currentEquipment })).body.clubRecommendations.currentClub.verdict
    }
    expect([await verdictOf(specs.loft.value), await verdictOf(8)]).toEqual(['keep', 'replace'])
    await club.evidence.reload()
    await rebuildEvidence(club.sql)
    await club.evidence.reload()
    const { heads } = (await club.get('/v1/catalog/evidence')).body as { heads: { headId: string; chosen: number }[] }
    const chosen = heads.filter((head) => head.chosen > 0).map((head) => [head.headId, head.chosen])
    expect(Object.fromEntries(chosen)).toEqual({ 'srixon-zxi-driver': golfers, [headId]: 1 })
  })
})
