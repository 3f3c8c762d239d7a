import { describe, expect, test } from 'bun:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { clubTypes, hands, missNames } from '../../src/golf/names/words.ts'
import { fieldProblems } from '../../src/platform/schema.ts'
import { presets } from '../../src/scoring/index.ts'
import { ScoresAnswer, ScoresBatchAnswer } from '../../src/scoring/schema/answer-schema.ts'
import { requests } from '../support/club.ts'
import { onRange, type Range } from './range.ts'

interface Club {
  readonly headId: string
  readonly clubType: string
  readonly current: boolean
  readonly score: number | null
  readonly verdict: string | null
  readonly reasons: readonly string[]
  readonly available: boolean
  readonly hands: readonly string[]
  readonly build: { readonly flex: string; readonly loft: number | null; readonly shaft: Record<string, unknown> }
  readonly evidence: { readonly picked: number; readonly of: number; readonly share: number }
}

onRange((range) => {
  const clubsFor = async (body: unknown): Promise<Club[]> => (await range().score(body)).body.clubs
  const golferFor = async (golfer: unknown) =>
    (await range().score({ golfer, clubTypes: ['driver'] })).body.context.golfer

  describe('SC scores', () => {
    test('SC-001 scoring is free', async () => {
      const before = await range().get('/v1/key/status')
      await range().score({})
      expect((await range().get('/v1/key/status')).body.usage).toEqual(before.body.usage)
    })
    test('SC-002 scoring is deterministic: one request, one answer', async () => {
      const [first, second] = await Promise.all([range().send({}), range().send({})])
      expect(await first.bytes()).toEqual(await second.bytes())
    })
    test('SC-002 answers that are read late and together are each the right one', async () => {
      const bodies = Array.from({ length: 24 }, (_, index) => ({ golfer: { speed: 70 + index, handicap: index } }))
      const answers = await Promise.all(bodies.map((body) => range().send(body)))
      const late = await Promise.all(answers.toReversed().map((answer) => answer.text()))
      for (const [index, body] of bodies.entries())
        expect(late[bodies.length - 1 - index]).toBe(await (await range().send(body)).text())
    })
    test('SC-003 the body may be a single context, and the answer keeps its schema', async () => {
      const { status, body } = await range().score({ golfer: { speed: 101.5, miss: 'hook' }, goal: 'spin' })
      expect(status).toBe(200)
      expect(fieldProblems(ScoresAnswer, body)).toEqual([])
    })
    test('SC-004 the body may be contexts with up to 32 entries, answered in their order', async () => {
      const contexts = Array.from({ length: 32 }, (_, index) => ({
        golfer: { speed: 80 + index },
        clubTypes: ['hybrid'],
      }))
      const { status, body } = await range().score({ contexts })
      expect(status).toBe(200)
      expect(fieldProblems(ScoresBatchAnswer, body)).toEqual([])
      expect(body.count).toBe(32)
      for (const [index, context] of contexts.entries()) {
        const { success, ...alone } = (await range().score(context)).body
        expect(success).toBe(true)
        expect(body.results[index]).toEqual(alone)
      }
    })
    test('SC-004 33 contexts, none, or contexts beside a context are refused', async () => {
      const many = await range().score({ contexts: Array.from({ length: 33 }, () => ({})) })
      expect([many.status, many.body.errors[0].pointer]).toEqual([400, '/contexts'])
      expect((await range().score({ contexts: [] })).status).toBe(400)
      const both = await range().score({ contexts: [{}], goal: 'slice' })
      expect([both.status, both.body.errors[0].pointer]).toEqual([400, '/goal'])
    })
    test.each(['distance', 'slice', 'launch', 'spin', 'forgiveness'])('SC-005 the goal may be %s', async (goal) => {
      const { status, body } = await range().score({ goal, clubTypes: ['driver'] })
      expect([status, body.context.goal]).toEqual([200, goal])
    })
    test('SC-005 a goal changes the order: slice puts a draw head first', async () => {
      const [first] = await clubsFor({ goal: 'slice', clubTypes: ['driver'] })
      expect(first!.reasons[0]).toBe('Draw bias works against a slice.')
    })
    test('SC-006 fittings hold a saved input plus result, or a stored record', async () => {
      const fitted = (await range().fit(requests.driver)).body
      const pair = { input: requests.driver, result: fitted }
      const record = (await range().get(`/v1/fittings/${fitted.fittingId}`)).body
      const [first, second] = await Promise.all([
        range().score({ fittings: { driver: pair } }),
        range().score({ fittings: { driver: record } }),
      ])
      expect(first.status).toBe(200)
      expect(second.body).toEqual(first.body)
      expect(first.body.context.golfer).toMatchObject({ speed: 95, miss: 'fade', handicap: 14 })
    })
    test.each(clubTypes.flatMap((clubType) => hands.map((hand) => [clubType, hand] as const)))(
      'SC-006 a %s fitting of a %s-handed golfer marks what is not made in that hand',
      async (clubType, hand) => {
        const asked = requests[clubType]
        const input = { ...asked, golfer: { ...asked.golfer, handedness: hand } }
        const result = (await range().fit(input)).body
        const { body } = await range().score({ fittings: { [clubType]: { input, result } } })
        expect(body.context.hand).toBe(hand)
        for (const { headId, hands: made, available } of body.clubs as Club[])
          expect([headId, available]).toEqual([headId, made.includes(hand)])
        const other = hands.find((one) => one !== hand)
        const overridden = await range().score({ fittings: { [clubType]: { input, result } }, hand: other })
        expect(overridden.body.context.hand).toBe(other)
      },
    )
    test('SC-006 a saved fitting without a hand marks nothing', async () => {
      const result = (await range().fit(requests.driver)).body
      const { handedness: _, ...golfer } = requests.driver.golfer
      const { body } = await range().score({ fittings: { driver: { input: { ...requests.driver, golfer }, result } } })
      expect(body.context.hand).toBeNull()
      expect((body.clubs as Club[]).every(({ available }) => available)).toBeTrue()
    })
    test('SC-006 a fitting under the wrong club type, or without a result, is refused by name', async () => {
      const fitted = (await range().fit(requests.driver)).body
      const wrong = await range().score({ fittings: { iron: { input: requests.driver, result: fitted } } })
      expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([400, '/fittings/iron/input/clubType'])
      const bare = await range().score({ fittings: { driver: { input: requests.driver } } })
      expect([bare.status, bare.body.errors[0]]).toMatchObject([
        400,
        { pointer: '/fittings/driver', detail: 'needs result or output' },
      ])
    })
    test.each(Object.entries(presets))('SC-007 the golfer may be the preset %s', async (preset, { speedMph }) => {
      expect(await golferFor(preset)).toMatchObject({ preset, speed: speedMph })
    })
    test('SC-008 the golfer may be an object with speed, miss, needsLaunch and highSpin', async () => {
      expect(await golferFor({ speed: 88, miss: 'both', needsLaunch: true, highSpin: true })).toEqual({
        speed: 88,
        miss: 'both',
        handicap: null,
        needsLaunch: true,
        highSpin: true,
        preset: null,
      })
    })
    test.each(Object.entries(missNames))(
      'SC-008 a miss called %s is the %s that a fitting reads',
      async (name, pattern) => {
        const { swingMetrics } = requests.driver
        const { fittingId } = (
          await range().fit({ ...requests.driver, swingMetrics: { ...swingMetrics, missPattern: name } })
        ).body
        const { input } = (await range().get(`/v1/fittings/${fittingId}`)).body
        expect([input.swingMetrics.missPattern, (await golferFor({ miss: name })).miss]).toEqual([pattern, pattern])
      },
    )
    test('SC-009 clubTypes and headIds narrow a context', async () => {
      const wedges = await clubsFor({ clubTypes: ['wedge'] })
      expect(new Set(wedges.map(({ clubType }) => clubType))).toEqual(new Set(['wedge']))
      const headIds = wedges.slice(3, 6).map(({ headId }) => headId)
      expect((await clubsFor({ headIds })).map(({ headId }) => headId).sort()).toEqual(headIds.sort())
    })
    test('SC-009 an unknown head or shaft is refused with the nearest one', async () => {
      const { status, body } = await range().score({ headIds: ['ping-g440-max-drivr'], shafts: ['none-such'] })
      expect(status).toBe(400)
      expect(body.errors).toMatchObject([
        { pointer: '/headIds/0', detail: 'is not in the catalog; did you mean ping-g440-max-driver?' },
        { pointer: '/shafts/0' },
      ])
    })
    test('SC-009 of the most unknown heads that a request may name a hundred are listed, five with the nearest', async () => {
      const headIds = Array.from({ length: 999 }, (_, i) => `ping-g440-max-drive${i}`)
      const { status, body } = await range().score({ contexts: Array(32).fill({ headIds }) })
      expect(status).toBe(400)
      expect(body.errors).toHaveLength(100)
      expect(body.errors.filter(({ detail }: { detail: string }) => detail.includes('did you mean'))).toHaveLength(5)
    })
    test('SC-009 a wished shaft is built wherever it is stock or sold on its own', async () => {
      const shafts = ['fujikura-ventus-blue-6']
      const known = range().scorer.current().image.catalog.shaft(shafts[0]!)
      expect(known?.clubTypes).toContain('driver')
      const drivers = await clubsFor({ shafts, clubTypes: ['driver'] })
      expect(new Set(drivers.map(({ build }) => build.shaft['shaftId']))).toEqual(new Set(shafts))
    })
    test('SC-010 each club has score, verdict, evidence and build; types in their order, each with the current clubs before the others, best first', async () => {
      const clubs = await clubsFor({})
      expect([...new Set(clubs.map(({ clubType }) => clubType))]).toEqual([...clubTypes])
      for (const clubType of clubTypes) {
        const ofType = clubs.filter((club) => club.clubType === clubType)
        const order = (a: Club, b: Club) => Number(b.current) - Number(a.current) || b.score! - a.score!
        expect(ofType).toEqual(ofType.toSorted(order))
      }
      for (const { evidence } of clubs)
        expect(evidence.share).toBe(evidence.of === 0 ? 0 : Math.round((1000 * evidence.picked) / evidence.of) / 1000)
    })
    test('SC-011 the full answer is about 0.4 MB', async () => {
      const bytes = await (await range().send({})).bytes()
      expect(bytes.length).toBeGreaterThan(350_000)
      expect(bytes.length).toBeLessThan(450_000)
    })
    test('SC-012 the tag of an answer is answered by 304 without a body, whatever names were used', async () => {
      const first = await range().send({ golfer: { speed: 93.4, miss: 'slice' } })
      const tag = first.headers.get('etag')!
      expect(tag).toMatch(/^"[^"]+"$/)
      const again = await range().send({ golfer: { clubSpeed: 93.4, missPattern: 'right' } }, { 'if-none-match': tag })
      expect([again.status, await again.text()]).toEqual([304, ''])
      // The part that stands for the answer.
      expect(again.headers.get('etag')!.split('.')[1]).toBe(tag.split('.')[1]!)
      const other = await range().send({ golfer: { speed: 93.5, miss: 'slice' } }, { 'if-none-match': tag })
      expect(other.status).toBe(200)
      const batch = await range().send({ contexts: [{}, {}] })
      const batchTag = { 'if-none-match': batch.headers.get('etag')! }
      expect((await range().send({ contexts: [{}, {}] }, batchTag)).status).toBe(304)
      expect((await range().send({ contexts: [{}, {}, {}] }, batchTag)).status).toBe(200)
    })
    test('SC-013 a wrong context answers 400 and names every wrong member', async () => {
      const { status, body } = await range().score({ gaol: 'slice', golfer: { sped: 95 }, hand: 'both', clubTypes: [] })
      expect(status).toBe(400)
      expect(body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
        '/clubTypes',
        '/gaol',
        '/golfer/sped',
        '/hand',
      ])
    })
    test('SC-014 scores lie between 0 and 100', async () => {
      for (const { score } of await clubsFor({ golfer: { speed: 30, miss: 'left', handicap: '25+' } }))
        expect(score! >= 0 && score! <= 100).toBe(true)
    })
  })

  describe('MS contexts of the score tool', () => {
    test('MS-001 all arguments are optional', async () => {
      expect((await range().score({})).status).toBe(200)
      expect((await range().score({ golfer: {} })).status).toBe(200)
    })
    test.each(['speed', 'swingSpeed', 'driverSpeed', 'clubSpeed'])(
      'MS-002 %s is driver speed, 30 to 160',
      async (name) => {
        expect((await golferFor({ [name]: 30 })).speed).toBe(30)
        expect((await golferFor({ [name]: 160 })).speed).toBe(160)
        for (const speed of [29.9, 160.1]) expect((await range().score({ golfer: { [name]: speed } })).status).toBe(400)
      },
    )
    test('MS-002 two names of the speed are refused', async () => {
      const { status, body } = await range().score({ golfer: { speed: 95, clubSpeed: 105 } })
      expect([status, body.errors[0].pointer]).toEqual([400, '/golfer/clubSpeed'])
    })
    test('MS-003 sevenIronSpeed counts as driver speed times 1.20', async () => {
      expect((await golferFor({ sevenIronSpeed: 80 })).speed).toBe(96)
    })
    test('MS-004 ballSpeed counts as driver speed at smash 1.45', async () => {
      expect((await golferFor({ ballSpeed: 145 })).speed).toBe(100)
    })
    test.each([
      ['slice', 'fade'],
      ['fade', 'fade'],
      ['right', 'fade'],
      ['hook', 'hook'],
      ['draw', 'hook'],
      ['left', 'hook'],
      ['straight', 'straight'],
      ['both', 'both'],
    ])('MS-005 the miss %s means %s', async (said, meant) => {
      expect((await golferFor({ miss: said })).miss).toBe(meant)
      expect((await golferFor({ missPattern: said })).miss).toBe(meant)
    })
    test('MS-006 the miss is straight by default', async () => {
      expect((await golferFor({ speed: 90 })).miss).toBe('straight')
    })
    test('MS-007 a launchAngle under 11 counts as needing launch', async () => {
      expect((await golferFor({ launchAngle: 10.9 })).needsLaunch).toBe(true)
      expect((await golferFor({ launchAngle: 11 })).needsLaunch).toBe(false)
    })
    test('MS-008 a spinRate over 3,000 counts as high spin', async () => {
      expect((await golferFor({ spinRate: 3001 })).highSpin).toBe(true)
      expect((await golferFor({ spinRate: 3000 })).highSpin).toBe(false)
    })
    test('MS-009 hand marks clubs not made in that hand and keeps their scores', async () => {
      const left = await clubsFor({ hand: 'left' })
      expect(left.some(({ available }) => !available)).toBe(true)
      for (const { available, hands } of left) expect(available).toBe(hands.includes('left'))
      expect(left.map(({ headId, score }) => [headId, score])).toEqual(
        (await clubsFor({})).map(({ headId, score }) => [headId, score]),
      )
    })
    test('MS-010 the club type is the fitting’s for fairway, hybrid and wedge fittings', async () => {
      const result = (await range().fit(requests.hybrid)).body
      const clubs = await clubsFor({ fittings: { hybrid: { input: requests.hybrid, result } } })
      expect(new Set(clubs.map(({ clubType }) => clubType))).toEqual(new Set(['hybrid']))
    })
    const fitDriver = async (of: Range) => (await of.fit(requests.driver)).body
    test('MS-012 the fitting’s own picks come first, in its order, with descending scores', async () => {
      const result = await fitDriver(range())
      const clubs = await clubsFor({ fittings: { driver: { input: requests.driver, result } }, clubTypes: ['driver'] })
      const picks = result.clubRecommendations.heads as string[]
      expect(clubs.slice(0, picks.length).map(({ headId }) => headId)).toEqual(picks)
      const scores = clubs.slice(0, picks.length).map(({ score }) => score!)
      expect(scores.slice(0, 3)).toEqual(result.topPicks.map(({ score }: { score: number }) => score))
      expect(scores.every((score, i) => i === 0 || score < scores[i - 1]!)).toBeTrue()
      expect(clubs[0]!.reasons[0]).toBe('Picked by the fitting.')
      const [{ build }] = result.topPicks
      expect(clubs[0]!.build).toMatchObject({ flex: build.shaft.flex, loft: build.loft })
    })
    test('MS-013 other heads come below the picks', async () => {
      const result = await fitDriver(range())
      const clubs = await clubsFor({ fittings: { driver: { input: requests.driver, result } }, clubTypes: ['driver'] })
      const picks = result.clubRecommendations.heads.length
      for (const { score } of clubs.slice(picks)) expect(score!).toBeLessThan(clubs[picks - 1]!.score!)
    })
    test('MS-014 a wedge fitting returns its matched wedges without scores', async () => {
      const result = (await range().fit(requests.wedge)).body
      const clubs = await clubsFor({ fittings: { wedge: { input: requests.wedge, result } } })
      expect(clubs.map(({ headId }) => headId)).toEqual(result.clubRecommendations.heads)
      for (const { score, verdict } of clubs) expect([score, verdict]).toEqual([null, null])
    })
    test('MS-015 without fittings and golfer a typical golfer is scored', async () => {
      expect((await range().score({})).body).toEqual((await range().score({ golfer: 'typical' })).body)
    })
    test('MS-016 each club has reasons, pick frequency and a suggested shaft', async () => {
      for (const { reasons, evidence, build } of await clubsFor({ golfer: 'needs-launch-76' })) {
        expect(reasons.length).toBeWithin(1, 4)
        expect(evidence.picked).toBeLessThanOrEqual(evidence.of)
        expect(build.shaft).toMatchObject({ model: expect.any(String), source: 'stock' })
      }
    })
  })

  describe('codings', () => {
    const decode = {
      zstd: (bytes: Uint8Array) => Bun.zstdDecompressSync(bytes),
      br: brotliDecompressSync,
      gzip: gunzipSync,
    } as const
    const contexts = { preset: {}, golfer: { golfer: { speed: 84.2, miss: 'left' } } }
    test.each(['zstd', 'br', 'gzip'] as const)(
      '%s gives the same answer, smaller, under a tag of its own',
      async (coding) => {
        for (const context of Object.values(contexts)) {
          const plain = await range().send(context)
          const packed = await range().send(context, { 'accept-encoding': coding })
          expect(packed.headers.get('content-encoding')).toBe(coding)
          expect(packed.headers.get('vary')).toContain('Accept-Encoding')
          expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
          const bytes = await packed.bytes()
          const whole = await plain.text()
          expect(bytes.length).toBeLessThan(whole.length / 4)
          expect(new TextDecoder().decode(decode[coding](bytes))).toBe(whole)
        }
      },
    )
    test('a coding that is refused (q=0) is not used', async () => {
      const { headers } = await range().send({}, { 'accept-encoding': 'zstd;q=0, gzip;q=0.5' })
      expect(headers.get('content-encoding')).toBe('gzip')
      const plain = await range().send({}, { 'accept-encoding': 'gzip;q=0' })
      expect(plain.headers.get('content-encoding')).toBeNull()
    })
    test('several contexts come in zstd frames, or as they are', async () => {
      const body = { contexts: [{ clubTypes: ['driver'] }, { clubTypes: ['iron'] }, { clubTypes: ['wedge'] }] }
      const whole = await (await range().send(body)).text()
      const zstd = await range().send(body, { 'accept-encoding': 'zstd' })
      expect(zstd.headers.get('content-encoding')).toBe('zstd')
      expect(new TextDecoder().decode(Bun.zstdDecompressSync(await zstd.bytes()))).toBe(whole)
      const gzip = await range().send(body, { 'accept-encoding': 'gzip' })
      expect([gzip.headers.get('content-encoding'), await gzip.text()]).toEqual([null, whole])
    })
  })
})
