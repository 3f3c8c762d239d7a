import { beforeAll, describe, expect, test } from 'bun:test'
import { CompletedFitting, StoredFitting } from '../../../src/fitting/index.ts'
import { FittingWithLab } from '../../../src/fitting/schema/result-schema.ts'
import { clubTypes } from '../../../src/golf/names/words.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { ruleById } from '../../../src/ruleset/index.ts'
import { type Answer, type Club, openClub, requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

// `advice` is ours.
const members = [
  'success status advice fittingId clubType attribution attributionUrl attributionLink specs woodFit wedgeFit topPicks',
  'clubRecommendations analysis input progress pollAfterSeconds error retry idempotencyKey createdAt meta next labUrl',
].flatMap((line) => line.split(' '))

forEachSharedDatabase((_engine, open) => {
  let club: Club
  let fitted: Record<string, Answer>
  let plain: Record<string, Answer>

  beforeAll(async () => {
    club = await openClub(await open())
    fitted = {}
    plain = {}
    for (const clubType of clubTypes) {
      fitted[clubType] = await club.analyze(requests[clubType], { detail: true })
      plain[clubType] = await club.analyze(requests[clubType])
    }
  })

  for (const clubType of clubTypes) {
    describe(clubType, () => {
      test('AN-001 the club type is fitted, and the answer holds to its schema', () => {
        expect(fitted[clubType]!.status).toBe(200)
        expect(fitted[clubType]!.body).toMatchObject({ success: true, status: 'completed', clubType })
        for (const { body } of [fitted[clubType]!, plain[clubType]!]) {
          const { labUrl: _, ...result } = body
          expect(fieldProblems(FittingWithLab, body)).toEqual([])
          expect(fieldProblems(CompletedFitting, result)).toEqual([])
        }
      })

      test('FR-001 every member is one of the specification, in its order', () => {
        const names = Object.keys(fitted[clubType]!.body)
        expect(names).toEqual(members.filter((name) => names.includes(name)))
      })

      test('AN-045 every fitting returns the eight specs, each with rules that resolve and its basis', () => {
        const { specs } = fitted[clubType]!.body
        const names = [
          'loft',
          'shaftFlex',
          'shaftWeight',
          'launchProfile',
          'length',
          'lieAngle',
          'headProfile',
          'swingWeight',
        ]
        expect(Object.keys(specs)).toEqual(expect.arrayContaining(names))
        for (const name of Object.keys(specs)) {
          expect(specs[name].rules[0]).toBe(specs[name].rule)
          for (const rule of specs[name].rules) expect(ruleById(rule)?.id).toBe(rule)
          expect(['measured', 'derived', 'estimated', 'default']).toContain(specs[name].basis)
          expect(specs[name].why.length).toBeGreaterThan(10)
        }
      })

      test('FR-004 FR-005 three top picks, each a current club of the hand with a store link to its page', async () => {
        const { topPicks } = fitted[clubType]!.body
        expect(topPicks).toHaveLength(3)
        for (const pick of topPicks) {
          const link = new URL(pick.storeUrl)
          expect(link.pathname).toBe(`/store/club/${pick.headId}`)
          expect(link.searchParams.get('hand')).toBe(requests[clubType].golfer.handedness)
          expect(link.searchParams.get('fit')).toBe(fitted[clubType]!.body.fittingId)
          expect(link.searchParams.get('loft')).toBe(String(pick.build.loft))
        }
      })

      test('FR-006 clubRecommendations.heads lists head ids, the picks first', () => {
        const { topPicks, clubRecommendations } = fitted[clubType]!.body
        expect(clubRecommendations.heads.slice(0, 3)).toEqual(topPicks.map(({ headId }: { headId: string }) => headId))
      })

      test('FR-008 FR-009 ID-002 analysis and reasoning come only with detail=full', () => {
        expect(fitted[clubType]!.body.analysis).toMatchObject({
          configurations: expect.any(Array),
          summary: expect.any(String),
        })
        expect(fitted[clubType]!.body.analysis.keyInsights).toBeInstanceOf(Array)
        expect(plain[clubType]!.body).not.toHaveProperty('analysis')
        for (const spec of Object.values<object>(plain[clubType]!.body.specs)) expect(spec).not.toHaveProperty('why')
      })

      test('FR-013 ST-008 meta names the release that the status names', async () => {
        const status = await club.get('/v1/status')
        const { meta } = plain[clubType]!.body
        expect(meta).toMatchObject({
          engineVersion: status.body.engineVersion,
          rulesetRevision: status.body.rulesetRevision,
        })
        for (const rule of meta.rulesApplied) expect(ruleById(rule)?.id).toBe(rule)
      })

      test('the saved record equals what was answered', async () => {
        const { labUrl: _, ...body } = fitted[clubType]!.body
        const record = await club.get(`/v1/fittings/${body.fittingId}?detail=full`)
        expect(record.status).toBe(200)
        expect(fieldProblems(StoredFitting, record.body)).toEqual([])
        expect(record.body).toMatchObject({
          success: true,
          status: 'completed',
          input: requests[clubType],
          output: body,
        })
      })
    })
  }

  test('FR-002 the attribution line names the service', () => {
    expect(plain['driver']!.body.attribution).toBe('Fit by Clubwright')
    expect(plain['driver']!.body.attributionLink).toContain(plain['driver']!.body.attributionUrl)
  })

  test('AN-046 a wedge fitting returns bounce and set gapping', () => {
    const { specs, wedgeFit } = fitted['wedge']!.body
    expect(specs.bounce.value).toBeGreaterThan(3)
    expect(wedgeFit.set.length).toBeGreaterThan(1)
  })

  test('CL-036 CL-037 a wedge result returns wedgeHit and the head category in words', () => {
    const { wedgeFit, clubRecommendations } = fitted['wedge']!.body
    expect(wedgeFit.wedgeHit).toBe('SW')
    expect(['Blade', 'Cavity back']).toContain(clubRecommendations.matchingCriteria.headCategory)
  })

  test('AN-047 fairway and hybrid fittings return the gap to the driver', () => {
    for (const clubType of ['fairway', 'hybrid']) {
      const { woodFit } = fitted[clubType]!.body
      // Each carry is rounded for itself, so the difference may be off by one.
      expect(Math.abs(woodFit.driverCarryYards - woodFit.carryYards - woodFit.gapVsDriverYards)).toBeLessThanOrEqual(1)
    }
  })

  test('the same request is fitted alike every time', async () => {
    const again = await club.analyze(requests.iron, { detail: true })
    const ofOne = ({ body }: Answer) => JSON.stringify(body.specs)
    expect(ofOne(again)).toBe(ofOne(fitted['iron']!))
  })

  test('CL-012 the current club states its age exactly, by the model of the dropdown', async () => {
    const request = {
      ...requests.driver,
      currentEquipment: { model: 'Stealth (2022)', brand: 'TaylorMade', loft: 10.5 },
    }
    const { body } = await club.analyze(request)
    expect(body.clubRecommendations.currentClub).toMatchObject({
      ageYears: 4,
      club: { year: 2022, yearIsEstimate: false },
    })
    const { text, verdict, reason } = body.clubRecommendations.currentClub
    expect(verdict).toBe('compare')
    expect(text).toStartWith(`Compare the current driver: ${reason}`)
    expect(text).toEndWith('The model is 4 years old. A grip is due if it was not changed within the last year.')
    expect(body.next.text).toContain(text)
    const { body: whole } = await club.analyze(request, { detail: true })
    expect(whole.analysis.summary).toStartWith(text)
  })

  test('the current club by its name: what the catalog knows of it is used, and said', async () => {
    const present = async (currentEquipment: object, request: object = requests.driver) =>
      (await club.analyze({ ...request, currentEquipment })).body
    for (const equipment of [{ brand: 'PING', model: 'G440 Max' }, { model: 'ping-g440-max-driver' }]) {
      const { clubRecommendations, next } = await present({ ...equipment, loft: 10.5 })
      expect(clubRecommendations.currentClub.club).toMatchObject({ headId: 'ping-g440-max-driver', year: 2025 })
      expect(clubRecommendations.currentClub.text).toContain('Read as PING G440 MAX (2025).')
      expect(next.check.join()).not.toContain('Which club')
    }
    const irons = await present({ brand: 'PING', model: 'G440' }, requests.iron)
    expect(irons.clubRecommendations.currentClub.reasons.join()).toContain('loft 29° against the fitted')
  })
  test('a name that several clubs have is asked about, and refuses nothing; one that nobody has stays', async () => {
    const asked = async (model: string) =>
      (await club.analyze({ ...requests.iron, currentEquipment: { brand: 'Titleist', model } })).body
    const body = await asked('T150')
    expect(body.status).toBe('completed')
    expect(body.next.check.at(-1)).toStartWith('Which club is the current "T150": Titleist T150 irons (')
    expect(body.clubRecommendations.currentClub.club).toBeNull()
    for (const model of ['Blade of my grandfather', 'irons'])
      expect((await asked(model)).next.check.join()).not.toContain('Which')
  })

  test('speeds that contradict each other are asked for again, and no pick is excellent', async () => {
    const swingMetrics = { swingSpeed: 80, ballSpeed: 124 }
    const { body } = await club.analyze({ clubType: 'iron', golfer: requests.iron.golfer, swingMetrics })
    expect(body.next).toMatchObject({ action: 'measure_again', confidence: 30 })
    expect(body.next.text).toStartWith('Club speed and ball speed contradict each other: ask to measure both again')
    for (const { score, verdict } of body.topPicks) {
      expect(score).toBeLessThan(90)
      expect(verdict).not.toBe('Excellent')
    }
  })

  test('a number that was probably read from another club is asked about before anything is shown', async () => {
    const golfer = { handedness: 'right', handicap: 20 }
    const { body } = await club.analyze({ clubType: 'iron', golfer, swingMetrics: { swingSpeed: 95 } })
    expect(body.next.action).toBe('ask')
    expect(body.next.text).toStartWith(`Ask first: ${body.next.check[0]}`)
    expect(body.next.check[0]).toEndWith('Is it the speed of the driver, so that this club has 79.2 mph?')
    for (const { verdict } of body.topPicks) expect(verdict).not.toBe('Excellent')
  })

  test('a club within tolerance of the fitting is kept', async () => {
    const first = await club.analyze(requests.driver)
    const { loft, length, shaftWeight } = first.body.specs
    const currentEquipment = { loft: loft.value, length: length.value, shaftWeight: shaftWeight.value }
    const { body } = await club.analyze({ ...requests.driver, currentEquipment })
    expect(body.clubRecommendations.currentClub.verdict).toBe('keep')
  })

  test('FR-014 the API page shows an answer of each state, each true to the schema', async () => {
    const { body } = await club.get('/swagger/json', null)
    const { examples } = body.paths['/v1/fitting/analyze'].post.responses['200'].content['application/json']
    expect(Object.keys(examples)).toEqual(['completed', 'running', 'failed'])
    for (const [status, { value }] of Object.entries<{ value: { status: string } }>(examples)) {
      expect(value.status).toBe(status)
      expect(fieldProblems(FittingWithLab, value)).toEqual([])
      const names = Object.keys(value)
      expect(names).toEqual(members.filter((name) => names.includes(name)))
    }
    const { labUrl: _, ...stored } = examples.completed.value
    expect(fieldProblems(CompletedFitting, stored)).toEqual([])
  })

  test('KS-004 KS-017 each fitting counts once', async () => {
    const before = (await club.usage()).current
    await club.analyze(requests.driver)
    expect((await club.usage()).current).toBe(before + 1)
  })
})
