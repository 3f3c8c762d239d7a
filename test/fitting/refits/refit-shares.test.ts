import { beforeAll, describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { FittingRequest } from '../../../src/fitting/index.ts'
import { crossFieldProblems } from '../../../src/fitting/life/check.ts'
import { plausibleGolfer } from '../../../src/fitting/refits/plausible.ts'
import { refitsOf } from '../../../src/fitting/refits/refit.ts'
import { clubTypes } from '../../../src/golf/names/words.ts'
import { chance } from '../../../src/platform/chance.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { judgedSpecs } from '../../support/calibration.ts'
import { type Club, openClub, requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { golfers } from '../../support/golfers.ts'

type ShownSpec = { readonly confidence?: number; readonly alternatives?: readonly string[] }

forEachSharedDatabase((_engine, open) => {
  let club: Club
  beforeAll(async () => {
    club = await openClub(await open())
  })

  test.each([...clubTypes])('with detail every spec of a %s says how sure it is', async (clubType) => {
    const { body } = await club.analyze(requests[clubType], { detail: true })
    for (const { confidence } of Object.values(body.specs) as ShownSpec[]) {
      expect(confidence).toBeGreaterThanOrEqual(0)
      expect(confidence).toBeLessThanOrEqual(1)
    }
    expect(body.next.measure ?? null).toEqual(body.analysis.inputQuality.missing[0] ?? null)
  })

  test('without detail no spec has a confidence', async () => {
    const { body } = await club.analyze(requests.driver)
    for (const { confidence } of Object.values(body.specs) as ShownSpec[]) expect(confidence).toBeUndefined()
  })

  test('the same golfer is as sure in another fitting', async () => {
    const [one, other] = [
      await club.analyze(requests.iron, { detail: true }),
      await club.analyze(requests.iron, { detail: true }),
    ]
    expect(other.body.fittingId).not.toBe(one.body.fittingId)
    expect(other.body.specs).toEqual(one.body.specs)
  })
})

/** Sure of the fitted flex and length: shares of golfers who could have sent this. */
const meanConfidence = async (request: FittingRequest): Promise<number> => {
  const refits = await refitsOf(request, null)
  const [first] = refits
  const names = Object.keys(first!.specs) as (keyof (typeof first & {})['specs'])[]
  const shares = names.map((name) => {
    const values = refits.map(({ specs }) => String(specs[name]!.value))
    return (
      Math.max(...Object.values(Object.groupBy(values, (value) => value)).map((same) => same!.length)) / refits.length
    )
  })
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

describe('golfers who could have sent a request', () => {
  test('are requests that the service accepts', () => {
    for (const clubType of clubTypes)
      fc.assert(
        fc.property(golfers(clubType), fc.integer({ min: 1, max: 1e9 }), (request, seed) => {
          const drawn = plausibleGolfer(request, chance(seed))
          const { heightFeet, heightInches, ...golfer } = drawn.golfer
          expect(fieldProblems(FittingRequest, { ...drawn, golfer })).toEqual([])
          expect(crossFieldProblems({ ...drawn, golfer })).toEqual(crossFieldProblems(request))
        }),
        { numRuns: 200 },
      )
  })

  test('differ as much as the shots behind the numbers scatter', async () => {
    const from = (spread: number, shots: number): FittingRequest => ({
      clubType: 'driver',
      golfer: { handedness: 'right', handicap: 14 },
      swingMetrics: { swingSpeed: 95, ballSpeed: 138, launchAngle: 12, spinRate: 2800, attackAngle: -1 },
      shots: {
        count: shots,
        figures: {
          swingSpeed: { shots, spread },
          ballSpeed: { shots, spread: 2 * spread },
          launchAngle: { shots, spread: 2 * spread },
          spinRate: { shots, spread: 400 * spread },
          attackAngle: { shots, spread },
        },
      },
    })
    const [steady, wild, longer] = [
      await meanConfidence(from(0.5, 12)),
      await meanConfidence(from(3, 12)),
      await meanConfidence(from(3, 100)),
    ]
    expect(steady).toBeGreaterThan(wild)
    expect(longer).toBeGreaterThan(wild)
  })

  test('differ less, the more was measured', async () => {
    const speedOnly: FittingRequest = {
      clubType: 'driver',
      golfer: { handedness: 'right' },
      swingMetrics: { swingSpeed: 95 },
    }
    const measured: FittingRequest = {
      clubType: 'driver',
      golfer: { handedness: 'right', handicap: 12, heightFeet: 5, heightInches: 10, wristToFloor: 34.5 },
      swingMetrics: {
        swingSpeed: 95,
        ballSpeed: 139,
        launchAngle: 12.5,
        attackAngle: -1,
        spinRate: 2700,
        missPattern: 'straight',
        strikePattern: 'center',
      },
    }
    expect(await meanConfidence(measured)).toBeGreaterThan(await meanConfidence(speedOnly))
  })
})

test('specs at a confidence of about 0.8 are right in 75 to 85 of 100', async () => {
  const judged = await judgedSpecs(300)
  const about = judged.filter(({ confidence }) => confidence >= 0.75 && confidence <= 0.85)
  expect(about.length).toBeGreaterThan(200)
  const right = about.filter(({ isRight }) => isRight).length / about.length
  expect(right).toBeGreaterThanOrEqual(0.75)
  expect(right).toBeLessThanOrEqual(0.85)
})

describe('a strike that was not told', () => {
  const centered = async (golfer: object, swingMetrics: object) => {
    const request = { clubType: 'driver', golfer: { handedness: 'right', ...golfer }, swingMetrics } as FittingRequest
    const refits = await refitsOf(request, null)
    return (
      refits.filter(({ golfer: { swingMetrics: drawn } }) => drawn.strikePattern === 'center').length / refits.length
    )
  }
  test('is in the center more often, the better the handicap', async () => {
    const shares = await Promise.all([-2, 5, 16, 25].map((handicap) => centered({ handicap }, { swingSpeed: 100 })))
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    expect(shares[0]!).toBeGreaterThan(0.65)
    expect(shares[3]!).toBeLessThan(0.35)
  })
  test('is in the center more often, the better the measured smash', async () => {
    const [poor, good] = await Promise.all(
      [1.4, 1.47].map((smash) =>
        centered({ handicap: 8 }, { swingSpeed: 105, ballSpeed: 105 * smash, launchAngle: 12 }),
      ),
    )
    expect(good! - poor!).toBeGreaterThan(0.25)
  })
})
