import { beforeAll, describe, expect, test } from 'bun:test'
import { createAccount } from '../../src/identity/accounts/index.ts'
import { fieldProblems } from '../../src/platform/schema.ts'
import { ScoresAnswer } from '../../src/scoring/index.ts'
import { requestTo } from '../support/app.ts'
import { requests } from '../support/club.ts'
import { agentOf, onAgent } from './agent.ts'

interface Club {
  readonly headId: string
  readonly clubType: string
  readonly score: number | null
  readonly verdict: string | null
  readonly opinion: string
  readonly reasons: readonly string[]
  readonly evidence: { readonly share: number }
  readonly build: { readonly shaft: { readonly source: string; readonly model: string } }
  readonly available: boolean
  readonly hands: readonly string[]
}

onAgent((agent) => {
  const score = async (args: object = {}) => (await agent().call('score_clubs', args)).json
  const golfer = async (args: object) => (await score({ ...args, clubType: 'driver', limit: 1 })).context.golfer
  const fittings: Partial<
    Record<keyof typeof requests, { fittingId: string; clubRecommendations: { heads: string[] } }>
  > = {}
  beforeAll(async () => {
    for (const clubType of Object.keys(requests) as (keyof typeof requests)[]) {
      const init = {
        method: 'POST',
        body: JSON.stringify(requests[clubType]),
        headers: { authorization: `Bearer ${agent().apiKey}`, 'content-type': 'application/json' },
      }
      fittings[clubType] = (await (await agent().handle(requestTo('/v1/fitting/analyze', init))).json()) as never
    }
  })

  describe('who is scored for', () => {
    test('MS-001 MS-015 all arguments are optional: nothing said is the typical golfer', async () => {
      const { context, clubs } = await score()
      expect(context.golfer.preset).toBe('typical')
      expect(new Set(clubs.map(({ clubType }: Club) => clubType)).size).toBe(5)
    })
    test('MS-002 speed, swingSpeed, driverSpeed and clubSpeed are one thing, 30 to 160 mph', async () => {
      const [first, ...others] = await Promise.all(
        ['speed', 'swingSpeed', 'driverSpeed', 'clubSpeed'].map((name) => score({ [name]: 101, clubType: 'driver' })),
      )
      for (const other of others) expect(other).toEqual(first)
      for (const speed of [30, 160]) expect((await golfer({ speed })).speed).toBe(speed)
      for (const speed of [29, 161])
        expect(await agent().call('score_clubs', { speed })).toMatchObject({ isError: true })
    })
    test('MS-003 a 7-iron speed counts as driver speed times 1.20', async () => {
      expect((await golfer({ sevenIronSpeed: 80 })).speed).toBe(96)
    })
    test('MS-004 a driver ball speed is read at smash 1.45', async () => {
      expect((await golfer({ ballSpeed: 145 })).speed).toBe(100)
    })
    test('MS-005 MS-006 words for a miss, straight by default', async () => {
      const meant = {
        slice: 'fade',
        fade: 'fade',
        right: 'fade',
        hook: 'hook',
        draw: 'hook',
        left: 'hook',
        straight: 'straight',
        both: 'both',
      }
      for (const [word, pattern] of Object.entries(meant))
        for (const name of ['miss', 'missPattern'])
          expect((await golfer({ speed: 95, [name]: word })).miss).toBe(pattern)
      expect((await golfer({ speed: 95 })).miss).toBe('straight')
    })
    test('issue 66, 1.5: a side is the curve that ends there for the hand, and a right-hander without one', async () => {
      const curve = { right: { right: 'fade', left: 'hook' }, left: { right: 'hook', left: 'fade' } } as const
      for (const [hand, curves] of Object.entries(curve))
        for (const [miss, pattern] of Object.entries(curves)) {
          expect((await golfer({ speed: 93, hand, miss })).miss).toBe(pattern)
          expect((await golfer({ handedness: hand, golfer: { speed: 93, missPattern: miss } })).miss).toBe(pattern)
          const fitted = { clubType: 'driver', handedness: hand, swingSpeed: 93, missPattern: miss, missSize: 'slight' }
          const { json } = await agent().call('analyze_fitting', fitted)
          expect({ hand, miss, read: json.input.missPattern }).toEqual({ hand, miss, read: pattern })
        }
      const { fittingId } = (
        await agent().call('analyze_fitting', { clubType: 'driver', handedness: 'left', swingSpeed: 93 })
      ).json
      expect((await golfer({ fittingId, speed: 93, miss: 'left' })).miss).toBe('fade')
    })
    test('MS-007 a launch under 11 degrees needs launch', async () => {
      expect((await golfer({ speed: 95, launchAngle: 10.9 })).needsLaunch).toBeTrue()
      expect((await golfer({ speed: 95, launchAngle: 11 })).needsLaunch).toBeFalse()
      expect((await golfer({ speed: 95, needsLaunch: true })).needsLaunch).toBeTrue()
    })
    test('MS-008 a spin over 3,000 rpm is high', async () => {
      expect((await golfer({ speed: 95, spinRate: 3001 })).highSpin).toBeTrue()
      expect((await golfer({ speed: 95, spinRate: 3000 })).highSpin).toBeFalse()
    })
    test('the golfer may be a preset or an object, with figures beside it', async () => {
      expect((await golfer({ golfer: 'slicer-95' })).preset).toBe('slicer-95')
      expect(await golfer({ golfer: { speed: 88, miss: 'hook' } })).toMatchObject({ speed: 88, miss: 'hook' })
      expect(await golfer({ golfer: { speed: 88 }, miss: 'slice' })).toMatchObject({ speed: 88, miss: 'fade' })
    })
    test('two names of one thing must agree', async () => {
      expect(await golfer({ speed: 95, swingSpeed: 95 })).toMatchObject({ speed: 95 })
      for (const args of [
        { speed: 95, driverSpeed: 96 },
        { miss: 'slice', missPattern: 'hook' },
        { golfer: { speed: 90 }, swingSpeed: 95 },
        { golfer: 'typical', speed: 90 },
        { hand: 'left', handedness: 'right' },
      ]) {
        const { isError, text } = await agent().call('score_clubs', args)
        expect({ args, isError }).toEqual({ args, isError: true })
        expect(text).toContain('VALIDATION_FAILED')
      }
    })
    test('MS-009 hand and handedness mark clubs that are not made in that hand', async () => {
      const left = await score({ hand: 'left', clubType: 'driver', limit: 25 })
      expect(await score({ handedness: 'left', clubType: 'driver', limit: 25 })).toEqual(left)
      for (const { available, hands } of left.clubs as Club[]) expect(available).toBe(hands.includes('left'))
    })
  })

  describe('what is listed', () => {
    test('MS-011 ten clubs per type by default, 1 to 25 with a type', async () => {
      const clubs: Club[] = (await score()).clubs
      for (const type of ['driver', 'fairway', 'hybrid', 'iron', 'wedge'])
        expect(clubs.filter(({ clubType }) => clubType === type)).toHaveLength(10)
      expect((await score({ clubType: 'iron', limit: 25 })).clubs).toHaveLength(25)
      for (const limit of [0, 26, 2.5])
        expect(await agent().call('score_clubs', { limit })).toMatchObject({ isError: true })
    })
    test('over all five types an answer stays short enough for a conversation', async () => {
      const everything = await agent().call('score_clubs', {
        limit: 25,
        speed: 84,
        miss: 'both',
        handicap: 24,
        launchAngle: 9,
        spinRate: 3500,
        goal: 'forgiveness',
        hand: 'left',
      })
      expect(everything.json.clubs).toHaveLength(50)
      // 3.33 characters per token for this answer (o200k): 10,000 tokens.
      expect(everything.text.length).toBeLessThan(33_300)
    })
    test('the clubs are the first of the whole REST answer, byte for byte', async () => {
      const whole = await agent().handle(
        requestTo('/v1/catalog/scores', {
          method: 'POST',
          headers: { authorization: `Bearer ${agent().apiKey}`, 'content-type': 'application/json' },
          body: JSON.stringify({ golfer: { speed: 97.5, miss: 'hook' }, goal: 'spin', clubTypes: ['fairway'] }),
        }),
      )
      const { clubs } = (await whole.json()) as { clubs: Club[] }
      expect((await score({ speed: 97.5, miss: 'hook', goal: 'spin', clubType: 'fairway', limit: 25 })).clubs).toEqual(
        clubs.slice(0, 25),
      )
    })
    test('MS-016 each club says why, how often similar golfers had it, and a stock shaft to begin with', async () => {
      const answer = await score({ speed: 92, clubType: 'hybrid' })
      expect(fieldProblems(ScoresAnswer, answer)).toEqual([])
      for (const { verdict, opinion, reasons, evidence, build } of answer.clubs as Club[]) {
        expect({ verdict, opinion }).toEqual({ verdict: expect.any(String), opinion: expect.any(String) })
        expect(reasons.length).toBeGreaterThan(0)
        expect(evidence.share).toBeGreaterThanOrEqual(0)
        expect(build.shaft).toMatchObject({ source: 'stock', model: expect.any(String) })
      }
    })
    test('an unknown head is named', async () => {
      const { text } = await agent().call('score_clubs', { headIds: ['ping-g440-max-drivr'] })
      expect(text).toContain('did you mean ping-g440-max-driver?')
    })
  })

  describe('by a fitting', () => {
    for (const clubType of ['driver', 'fairway', 'hybrid', 'iron'] as const)
      test(`MS-012 MS-013 the picks of a ${clubType} fitting lead in its order, all others stay below`, async () => {
        const { fittingId, clubRecommendations } = fittings[clubType]!
        const { clubs }: { clubs: Club[] } = await score({ fittingId, clubType, limit: 25 })
        const heads = clubRecommendations.heads.slice(0, 12)
        expect(clubs.slice(0, heads.length).map(({ headId }) => headId)).toEqual(heads)
        const scores = clubs.map(({ score }) => score!)
        for (const [place, one] of scores.entries()) if (place > 0) expect(one).toBeLessThanOrEqual(scores[place - 1]!)
        expect(scores[heads.length]!).toBeLessThan(scores[heads.length - 1]!)
      })
    test('the hand is that of the fitting, and each available club is made in it', async () => {
      const { fittingId } = fittings.hybrid!
      const { context, clubs } = await score({ fittingId, clubType: 'hybrid', limit: 25 })
      expect([requests.hybrid.golfer.handedness, context.hand]).toEqual(['left', 'left'])
      for (const { headId, hands, available } of clubs as Club[])
        expect([headId, available]).toEqual([headId, hands.includes('left')])
      expect((clubs as Club[]).some(({ available }) => !available)).toBeTrue()
      expect((await score({ fittingId, hand: 'right' })).context.hand).toBe('right')
    })
    test('MS-010 fairway, hybrid and wedge fittings ask for their own clubs, driver and iron fittings for all', async () => {
      for (const clubType of ['fairway', 'hybrid', 'wedge'] as const)
        expect((await score({ fittingId: fittings[clubType]!.fittingId })).context.clubTypes).toEqual([clubType])
      for (const clubType of ['driver', 'iron'] as const)
        expect((await score({ fittingId: fittings[clubType]!.fittingId })).context.clubTypes).toHaveLength(5)
    })
    test('MS-014 a wedge fitting lists its matched wedges without scores', async () => {
      const { fittingId, clubRecommendations } = fittings.wedge!
      const { clubs }: { clubs: Club[] } = await score({ fittingId, limit: 25 })
      expect(clubs.map(({ headId }) => headId)).toEqual(clubRecommendations.heads)
      for (const { score } of clubs) expect(score).toBeNull()
    })
    test('another account’s fitting is as unknown as none', async () => {
      const stranger = await createAccount(agent().deps, { ...agent().owner, monthlyLimit: null })
      const theirs = agentOf(agent().handle, stranger.apiKey)
      const { fittingId } = fittings.driver!
      const [foreign, none] = [
        await theirs.call('score_clubs', { fittingId }),
        await theirs.call('score_clubs', { fittingId: 'fit_none' }),
      ]
      expect(foreign.text.replace(fittingId, 'ID')).toBe(none.text.replace('fit_none', 'ID'))
      expect(foreign.text).toContain('FITTING_NOT_FOUND')
    })
  })
})
