import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { shotsNote } from '../../src/fitting/answer/shots-note.ts'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { driverTarget } from '../../src/flight/index.ts'
import { driverLengthInMax, standardClub } from '../../src/golf/clubs/lengths.ts'
import type { ClubType } from '../../src/golf/names/words.ts'
import { roundTo } from '../../src/golf/units.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { inEnglish } from '../../src/words/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { type Fit, fit, fittingResult } from '../support/in-english.ts'

// No sentence of an answer says what another sentence or figure of the same answer denies.

const scorer = createScorer(catalog)
const config = testConfig()
const answerTo = (input: FittingRequest) =>
  fittingResult({ input, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) })
type Answer = ReturnType<typeof answerTo>

const golfersOf = (clubType: ClubType) => someGolfers(clubType, cases(6_000), 20_261_127)
const none = { faulty: 0, first: undefined }

/** How many of the golfers get an answer with a fault, and the first of these. */
const faultsOf = <Answer>(
  requests: readonly FittingRequest[],
  answerTo: (request: FittingRequest) => Answer,
  faults: (answer: Answer, request: FittingRequest) => readonly string[],
) => {
  const found = requests.flatMap((request) => {
    const said = faults(answerTo(request), request)
    return said.length === 0 ? [] : [{ said, request }]
  })
  return { faulty: found.length, first: found[0] }
}

/** Drives with a known club that start low, of golfers who slice. */
const slicers = fc.sample(
  fc
    .record({
      swingSpeed: fc.integer({ min: 80, max: 110 }),
      launchAngle: fc.integer({ min: 80, max: 130 }).map((tenths) => tenths / 10),
      spinRate: fc.integer({ min: 24, max: 36 }).map((hundreds) => 100 * hundreds),
      loft: fc.constantFrom(8, 9, 9.5, 10.5),
    })
    .map(
      ({ loft, ...swing }): FittingRequest => ({
        clubType: 'driver',
        golfer: { handedness: 'right', handicap: 14 },
        swingMetrics: { ...swing, ballSpeed: 1.45 * swing.swingSpeed, missPattern: 'fade', missSize: 'moderate' },
        currentEquipment: { loft },
      }),
    ),
  { numRuns: cases(3_000), seed: 20_261_127 },
)

const figuresIn = (pattern: RegExp, text: string): number[] => (pattern.exec(text)?.slice(1) ?? []).map(Number)

test('a spin that a flex is softer for is under the target that is printed', () => {
  const isUnder = ({ specs, swing }: Fit): readonly string[] => {
    const { why } = specs.shaftFlex
    if (!why.includes('spin under its target')) return []
    const { spinRpm } = driverTarget(swing.clubSpeedMph.value, swing.attackDeg.value)
    return roundTo(swing.spinRpm!.value, 50) < roundTo(spinRpm, 50) ? [] : [`${why} Spin ${swing.spinRpm!.value}`]
  }
  expect(faultsOf(golfersOf('driver'), fit, isUnder)).toEqual(none)
  const low = fit({
    clubType: 'driver',
    golfer: { handedness: 'right' },
    swingMetrics: { swingSpeed: 96, attackAngle: 0, launchAngle: 9, spinRate: 2200 },
  })
  expect(low.specs.shaftFlex.why).toContain('launch is low and spin under its target')
})

test('one rule holds the loft of a driver on the way to the current one', () => {
  const reasons = ({ notes, specs }: Fit, { currentEquipment }: FittingRequest): readonly string[] => {
    const told = (rule: string) => notes.find((note) => note.rule === rule)?.text ?? ''
    const loft = Number(specs.loft.value)
    const [farther] = figuresIn(/model ([\d.]+)° would carry/, told('DRV-GOAL'))
    const present = currentEquipment?.loft
    if (farther === undefined || present === undefined || farther > loft !== present > loft) return []
    const held = [told('DRV-GOAL'), told('FLT-COMPARE')].map((text) => /: rule ([A-Z-]+) /.exec(text)?.[1])
    return held[1] === undefined || held[0] === held[1] ? [] : held.map(String)
  }
  expect(faultsOf(slicers, fit, reasons)).toEqual(none)
})

test('the pitching wedge that is called strong is that of the irons as they are bent', () => {
  const strong = ({ ironSet, specs, golfer }: Fit): readonly string[] => {
    if (golfer.group === 'junior') return []
    const standard = (club: string) => {
      const category = String(specs.headProfile.value)
      return (standardClub(club, category, golfer.group === 'women' ? 'female' : 'male') ??
        standardClub(club, category, 'male'))!.loftDeg
    }
    const loftDeg = standard('PW') + Number(specs.loft.value) - standard('7-iron')
    const [said] = figuresIn(/An? ([\d.]+)° pitching wedge is strong/, ironSet!.advice.join(' '))
    const isAsSaid = loftDeg <= 45 ? said === loftDeg : said === undefined
    return isAsSaid && ironSet!.addGapWedge === loftDeg <= 45 ? [] : [`said ${said}, plays ${loftDeg}`]
  }
  expect(faultsOf(golfersOf('iron'), fit, strong)).toEqual(none)
})

test('no club of a set of irons carries less than the next one', () => {
  // Of the shortest carries two are the same whole yard.
  const order = ({ analysis }: Answer): readonly string[] => {
    const clubs = (analysis?.ironSheet?.clubs ?? []).filter(({ carryYards }) => carryYards >= 60)
    return clubs.flatMap(({ club, carryYards }, i) => {
      const before = clubs[i - 1]
      return before === undefined || before.carryYards > carryYards ? [] : [`${before.club} and ${club}: ${carryYards}`]
    })
  }
  expect(faultsOf(golfersOf('iron'), answerTo, order)).toEqual(none)
})

test('the landing that a 7-iron is fitted for is the one that it is judged by', () => {
  const limits = ({ notes, configurations }: Fit): readonly string[] => {
    const judged = notes.find(({ rule }) => rule === 'IRON-HOLD')?.text ?? ''
    const [checked] = figuresIn(/lands at [\d.]+° \(at least ([\d.]+)°/, judged)
    const [fittedFor] = figuresIn(/comes down at ([\d.]+)°/, configurations[0]!.description)
    return checked === undefined || checked === fittedFor ? [] : [`${checked} and ${fittedFor}`]
  }
  expect(faultsOf(golfersOf('iron'), fit, limits)).toEqual(none)
})

test('what a hosel is said to do to the lie is what its setting does', () => {
  const lies = ({ topPicks }: Answer): readonly string[] =>
    topPicks.flatMap(({ compromises, build }) => {
      const [by, to] = figuresIn(/the lie by ([+-]?[\d.]+)°: it is ([+-]?[\d.]+)°/, compromises.join(' '))
      const { hosel, lieOffset } = build
      return by === undefined || (by === hosel?.lieDeg && to === lieOffset) ? [] : [`said ${by}, is ${hosel?.lieDeg}`]
    })
  expect(faultsOf(golfersOf('hybrid'), answerTo, lies)).toEqual(none)
  const hook = { swingSpeed: 103, missPattern: 'hook', missSize: 'moderate' } as const
  const { topPicks } = answerTo({
    clubType: 'hybrid',
    golfer: { handedness: 'right', handicap: 3 },
    swingMetrics: hook,
    currentEquipment: { loft: 19 },
  })
  expect(topPicks.flatMap(({ compromises }) => compromises).join(' ')).toContain('moves the lie by -1°: it is -1.5°')
})

test('a driver in the fitted length is no compromise', () => {
  const held = ({ topPicks, specs }: Answer): readonly string[] =>
    topPicks
      .filter(({ build }) => build.length === specs.length.value)
      .flatMap(({ compromises }) => compromises.filter((text) => text.includes(`at ${driverLengthInMax} in`)))
  expect(faultsOf(golfersOf('driver'), answerTo, held)).toEqual(none)
})

const notesOf = (...sent: Parameters<typeof shotsNote>) => inEnglish(shotsNote(...sent))

test('one shot scatters by nothing that is known', () => {
  const figure = { shots: 1, spread: 0 }
  const swingMetrics = { swingSpeed: 85, ballSpeed: 115 }
  const [one] = notesOf({ swingMetrics, shots: { count: 1, figures: { swingSpeed: figure, ballSpeed: figure } } })
  expect(one!.text).toBe('Read from 1 shot: club speed 85, ball speed 115.')
  const three = { shots: 3, spread: 1.2 }
  const [some] = notesOf({ swingMetrics, shots: { count: 3, figures: { swingSpeed: figure, ballSpeed: three } } })
  expect(some!.text).toBe(
    'Read from 3 shots, with their standard deviation: club speed 85 (1 shot), ball speed 115 ± 1.2.',
  )
  const [each] = notesOf({ swingMetrics, shots: { count: 2, figures: { swingSpeed: figure, ballSpeed: figure } } })
  expect(each!.text).toBe('Read from 2 shots: club speed 85 (1 shot), ball speed 115 (1 shot).')
  const shots = { count: 1, figures: { swingSpeed: figure } }
  const { specs } = answerTo({ clubType: 'iron', golfer: { handedness: 'right' }, swingMetrics, shots })
  expect(Object.values(specs).filter((spec) => spec.why?.includes('±'))).toEqual([])
})
