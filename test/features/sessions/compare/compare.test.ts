import { beforeAll, describe, expect, test } from 'bun:test'
import { chance } from '../../../../src/platform/chance.ts'
import { forEachSharedDatabase } from '../../../support/databases.ts'
import { type Bay, openBay, sessionOf, shotOf, uuid } from '../bay.ts'

/** Shots of a club that scatter about a carry and a line. */
const shotsWith = (club: string, from: number, count: number, carry: number, aside: number, spread = 8) => {
  const draws = chance(from + 17)
  return Array.from({ length: count }, (_, i) => {
    const carried = draws.normal(carry, spread)
    const ball = { speed: carried * 0.62, launchAngle: 12, landingAngle: 38, carry: carried }
    return shotOf(from + i, { club, ball: { ...ball, total: carried + 15, offline: draws.normal(aside, spread) } })
  })
}

const session = sessionOf([
  ...shotsWith('Driver Long', 1, 30, 235, 0, 6),
  ...shotsWith('Driver Wild', 101, 30, 215, 30, 12),
  ...shotsWith('Driver Twin', 201, 12, 235, 0, 8),
  ...shotsWith('PW', 301, 8, 120, 0, 3),
  ...shotsWith('GW', 401, 8, 104, 0, 3),
  ...shotsWith('LW', 501, 4, 80, 0, 3),
  ...shotsWith('PW', 801, 6, 60, 0, 3).map((shot) => ({ ...shot, club: null })),
  shotOf(601, { club: 'PW', ball: { carry: 40, offline: 0 } }),
  shotOf(602, { club: 'PW', needsReview: true, ball: { carry: 200, offline: 0 } }),
])
const path = `/v1/sessions/${session.sessionId}/compare`
const other = sessionOf(shotsWith('Driver Twin', 701, 12, 236, 1, 8), { sessionId: uuid(1_000_001) })

forEachSharedDatabase((_engine, open) => {
  let bay: Bay
  beforeAll(async () => {
    bay = await openBay(await open())
    for (const each of [session, other]) expect((await bay.ingest(each)).status).toBe(201)
  })
  const compare = async (body: unknown, { key = bay.apiKey, at = path } = {}) => {
    const response = await bay.send(at, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    // biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
    return { status: response.status, body: (await response.json()) as any }
  }
  const pair = (first: string, second: string) => compare({ first: { club: first }, second: { club: second } })

  test('a club that goes farther and straighter is called better, and its differences are shown', async () => {
    const { status, body } = await pair('Driver Long', 'Driver Wild')
    expect(status).toBe(200)
    const { strokes, metrics, verdict } = body.comparison
    expect(strokes).toMatchObject({ play: 'tee', better: 'first', moreShots: 0 })
    expect(strokes.chanceFirst).toBeGreaterThanOrEqual(0.95)
    expect(strokes.gained.low).toBeGreaterThan(0)
    expect(verdict).toStartWith('Driver Long is better for this golfer')
    const carry = metrics.find(({ metric }: { metric: string }) => metric === 'carry')
    expect(carry).toMatchObject({ shown: true, unit: 'yd', first: { count: 30 } })
    expect(carry.median.low).toBeLessThan(20)
    expect(carry.median.high).toBeGreaterThan(20)
    expect(carry.spread.high).toBeLessThan(0)
  })

  test('the other way round, everything is mirrored', async () => {
    const [there, back] = [await pair('Driver Long', 'Driver Wild'), await pair('Driver Wild', 'Driver Long')]
    expect(back.body.comparison.strokes.better).toBe('second')
    expect(back.body.comparison.strokes.gained.difference).toBeCloseTo(-there.body.comparison.strokes.gained.difference)
    expect(back.body.comparison.metrics[0].median.difference).toBeCloseTo(
      -there.body.comparison.metrics[0].median.difference,
    )
  })

  test('two clubs alike show no difference, and how many shots would decide', async () => {
    const { body } = await compare({ first: { club: 'driver twin' }, second: { sessionId: other.sessionId } })
    const { strokes, verdict, first, second } = body.comparison
    expect([first.sessionId, second.sessionId]).toEqual([session.sessionId, other.sessionId])
    expect(strokes.better).toBeNull()
    expect(strokes.moreShots === null || strokes.moreShots > 0).toBe(true)
    expect(verdict).toStartWith('No difference that these shots can show')
    expect(verdict).toContain('Driver Twin (')
  })

  test('the same shots are compared the same, and cost nothing', async () => {
    const before = await bay.usage()
    expect((await pair('Driver Long', 'Driver Twin')).body).toEqual((await pair('Driver Long', 'Driver Twin')).body)
    expect(await bay.usage()).toBe(before)
  })

  test('heads of one club are told apart by the label of their segment', async () => {
    const [one, two] = [shotsWith('Driver', 801, 9, 230, 0), shotsWith('Driver', 901, 9, 225, 5)]
    const heads = sessionOf([], {
      sessionId: uuid(1_000_002),
      segments: [
        { id: uuid(3), label: 'Current club', shots: one },
        { id: uuid(4), label: 'New club', shots: two },
      ],
    })
    await bay.ingest(heads)
    const at = `/v1/sessions/${heads.sessionId}/compare`
    const first = { club: 'Driver', segment: 'current club' }
    const { body } = await compare({ first, second: { segment: 'New club' } }, { at })
    expect(body.comparison.first).toMatchObject({ segment: 'Current club', shots: 9 })
    expect(body.comparison.second).toMatchObject({ segment: 'New club', shots: 9 })
    const wrong = await compare({ first, second: { segment: 'Old club' } }, { at })
    expect(wrong.body.errors).toEqual([
      expect.objectContaining({
        pointer: '/second/segment',
        detail: expect.stringContaining('Current club, New club'),
      }),
    ])
  })

  test('gaps of carry follow the clubs down, with an interval, without outliers and shots to review', async () => {
    const { body } = await compare({})
    expect(body.comparison).toBeNull()
    const gap = body.gaps.at(-1)
    expect([gap.longer.club, gap.shorter.club]).toEqual(['PW', 'GW'])
    expect(gap.longer.shots).toBe(8)
    expect(gap.gap.low).toBeLessThan(16)
    expect(gap.gap.high).toBeGreaterThan(16)
    expect(body.gaps.some(({ shorter }: { shorter: { club: string } }) => shorter.club === 'LW')).toBe(false)
  })

  test('a driver and a wedge are compared in numbers, and neither is called better', async () => {
    const { body } = await pair('Driver Long', 'PW')
    expect(body.comparison.strokes).toBeNull()
    expect(body.comparison.whyNot).toContain('depends on the hole')
    expect(body.comparison.metrics.length).toBeGreaterThan(3)
  })

  describe('refused is', () => {
    test.each([
      ['a club that nobody hit', { first: { club: '9-iron' }, second: { club: 'PW' } }, '/first/club', 'Driver Long'],
      [
        'too few shots',
        { first: { club: 'LW' }, second: { club: 'PW' } },
        '/first/club',
        'at least 5 shots that count, but has 4',
      ],
      [
        'the same shots twice',
        { first: { club: 'PW' }, second: { club: 'pw' } },
        '/second',
        'other shots than those of first',
      ],
      ['a first club alone', { first: { club: 'PW' } }, '/second', 'is required beside first'],
      ['a second club alone', { second: { club: 'PW' } }, '/first', 'is required beside a club or segment of second'],
      ['a name without a letter', { first: { club: '-' }, second: { club: 'PW' } }, '/first/club', 'Driver Long'],
      [
        'a segment without a letter',
        { first: { club: 'PW', segment: '-' }, second: { club: 'GW' } },
        '/first/segment',
        'must be a segment',
      ],
      ['an unknown member', { first: { club: 'PW', head: 'x' }, second: { club: 'GW' } }, '/first/head', ''],
    ])('%s', async (_what, body, pointer, detail) => {
      const answer = await compare(body)
      expect(answer.status).toBe(400)
      expect(answer.body.errors[0].pointer).toBe(pointer)
      expect(answer.body.errors[0].detail).toContain(detail)
    })

    test('a session of another account, in either place', async () => {
      const stranger = await bay.newAccount()
      const foreign = await compare({}, { key: stranger.apiKey })
      expect([foreign.status, foreign.body.code]).toEqual([404, 'SESSION_NOT_FOUND'])
      const own = { ...other, sessionId: uuid(1_000_003) }
      expect((await bay.ingest(own, stranger.apiKey)).status).toBe(201)
      const at = `/v1/sessions/${own.sessionId}/compare`
      const second = { sessionId: session.sessionId }
      const mixed = await compare({ first: { club: 'Driver Twin' }, second }, { key: stranger.apiKey, at })
      expect([mixed.status, mixed.body.code]).toEqual([404, 'SESSION_NOT_FOUND'])
    })
  })
})
