import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { bases } from '../../src/fitting/engine/fact.ts'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { driverTarget } from '../../src/flight/index.ts'
import { type ClubType, clubTypes, flexes, launchProfiles } from '../../src/golf/names/words.ts'
import { ruleById } from '../../src/ruleset/index.ts'
import { cases } from '../support/cases.ts'
import { golfers } from '../support/golfers.ts'
import { type Fit, fit } from '../support/in-english.ts'

/** A failure prints this seed and the path to the golfer. Together the properties below meet 100,000 golfers where GOLFERS is set. */
const seed = 20_261_120

const holdsFor = (clubType: ClubType, count: number, check: (request: FittingRequest) => void): void =>
  fc.assert(fc.property(golfers(clubType), check), { seed, numRuns: cases(count) })

const holdsForPairs = <Second>(
  clubType: ClubType,
  second: fc.Arbitrary<Second>,
  count: number,
  check: (request: FittingRequest, second: Second) => void,
): void => fc.assert(fc.property(golfers(clubType), second, check), { seed, numRuns: cases(count) })

/** The same golfer with other swing numbers; `undefined` takes one away. */
const swinging = (request: FittingRequest, changes: Record<string, unknown>): FittingRequest => ({
  ...request,
  swingMetrics: without({ ...request.swingMetrics, ...changes }),
})
const being = (request: FittingRequest, changes: Record<string, unknown>): FittingRequest => ({
  ...request,
  golfer: without({ ...request.golfer, ...changes }),
})
const without = <Parts extends object>(parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Parts

/** The speed that was sent, faster by some miles per hour and within its bound. */
const faster = (request: FittingRequest, mph: number): FittingRequest => {
  const { swingSpeed, ballSpeed } = request.swingMetrics
  return swingSpeed === undefined
    ? swinging(request, { ballSpeed: Math.min(250, ballSpeed! + mph) })
    : swinging(request, { swingSpeed: Math.min(150, swingSpeed + mph) })
}

const flexIndex = ({ specs }: Fit): number => flexes.indexOf(specs.shaftFlex.value)
const numbersOf = ({ specs, lengthOffsetIn }: Fit) => [
  specs.loft.value,
  specs.shaftFlex.value,
  specs.length.value,
  lengthOffsetIn,
]

/** Everything a person may read of a fit. */
const sentencesOf = (result: Fit): string[] => [
  ...Object.values(result.specs).flatMap(({ display, why, alternatives }) => [display, why, ...alternatives]),
  ...result.notes.map(({ text }) => text),
  ...result.warnings.map(({ text }) => text),
  ...result.configurations.flatMap(({ name, description }) => [name, description]),
  ...result.assumptions.map(({ how }) => how),
  ...(result.woodFit ? [result.woodFit.advice, result.woodFit.speedSource] : []),
  ...(result.ironSet?.advice ?? []),
  ...(result.wedgeFit ? [result.wedgeFit.lobWedge.why] : []),
]
/** Holes in a template, and more digits than a person reads: inches have two decimals, all else one. */
const illegible = /undefined|NaN|null|Infinity|\[object|(?<!x 1|x 0)\.\d{3}| {2}|\.\.|; ?\.|°°/

describe.each(clubTypes)('%s', (clubType) => {
  test('every fit is whole, legible, the same for both hands and the same again', () => {
    holdsFor(clubType, 7_600, (request) => {
      const result = fit(request)
      for (const [name, spec] of Object.entries(result.specs)) {
        if (spec.value === null) expect([name, result.golfer.group]).toEqual(['swingWeight', 'junior'])
        expect(spec.display).not.toBe('')
        expect(ruleById(spec.rule)?.id).toBe(spec.rule)
        expect(bases).toContain(spec.basis)
        expect(spec.why).toMatch(/^[A-Z0-9].*\.$/)
      }
      expect(sentencesOf(result).filter((text) => illegible.test(text))).toEqual([])
      for (const { rule } of result.notes) expect(ruleById(rule)).toBeDefined()
      expect(JSON.stringify(fit(request))).toBe(JSON.stringify(result))
      const mirrored = fit(being(request, { handedness: request.golfer.handedness === 'left' ? 'right' : 'left' }))
      expect(mirrored.specs).toEqual(result.specs)
    })
  })

  // Steps of the rules that answer the speed the other way, and are left out here: speeds that contradict each other and are
  // read anew, a carry that becomes believable, and
  // for drivers launch and spin that are judged against targets which move with the speed.
  test('more speed never gives a softer flex, a lighter shaft or more driver loft', () => {
    holdsForPairs(clubType, fc.integer({ min: 1, max: 300 }), 4_000, (request, tenths) => {
      const [slow, fast] = [fit(request), fit(faster(request, tenths / 10))]
      if (isReadAnew(slow, fast)) return
      expect(fast.specs.shaftWeight.value).toBeGreaterThanOrEqual(slow.specs.shaftWeight.value)
      const carryIsReadAlike = (slow.swing.carryYards === null) === (fast.swing.carryYards === null)
      const { launchDeg, spinRpm, peakFeet, landingDeg, totalYards } = slow.swing
      const isJudged = clubType === 'driver' && launchDeg !== null && spinRpm !== null
      if (carryIsReadAlike && !isJudged) expect(flexIndex(fast)).toBeGreaterThanOrEqual(flexIndex(slow))
      const knowsSpeedOnly = [launchDeg, spinRpm, peakFeet, landingDeg, totalYards].every((known) => known === null)
      if (clubType === 'driver' && knowsSpeedOnly)
        expect(fast.specs.loft.value).toBeLessThanOrEqual(slow.specs.loft.value)
    })
  })

  test('a larger wrist to floor never shortens; without it the length is standard', () => {
    const wrists = fc.tuple(fc.integer({ min: 200, max: 500 }), fc.integer({ min: 1, max: 100 }))
    holdsForPairs(clubType, wrists, 1_600, (request, [tenths, more]) => {
      const at = (wristToFloor: number | undefined) => fit(being(request, { wristToFloor }))
      const [short, long] = [at(tenths / 10), at(Math.min(50, (tenths + more) / 10))]
      expect(long.specs.length.value).toBeGreaterThanOrEqual(short.specs.length.value)
      // Golfers who grow have a length by height.
      const unmeasured = at(undefined)
      if (unmeasured.specs.length.rule !== 'JUN-LENGTH') expect(unmeasured.lengthOffsetIn).toBe(0)
      expect(fit(being(request, { wristToFloor: undefined, heightFeet: 7 })).lengthOffsetIn).toBe(0)
    })
  })

  test('a slight miss is an unstated miss for weight and head', () => {
    holdsForPairs(clubType, fc.constantFrom('fade', 'hook'), 800, (request, missPattern) => {
      const [slight, unstated] = ['slight', undefined].map(
        (missSize) => fit(swinging(request, { missPattern, missSize })).specs,
      )
      expect(slight!.headProfile.value).toBe(unstated!.headProfile.value)
      expect(slight!.weightSetting?.value).toBe(unstated!.weightSetting?.value)
      expect(slight!.shaftWeight.value).toBe(unstated!.shaftWeight.value)
    })
  })

  test('a measured value equal to the estimate or the target changes neither loft, flex nor length', () => {
    holdsFor(clubType, 1_000, (request) => {
      const plain = fit(request)
      const { ballSpeedMph, attackDeg } = plain.swing
      const same = (changes: Record<string, unknown>) =>
        expect(numbersOf(fit(swinging(request, changes)))).toEqual(numbersOf(plain))
      // An assumed attack widens what counts as a launch on target.
      const { attackAngle, launchAngle, ballFlight } = request.swingMetrics
      if ((attackAngle ?? launchAngle ?? ballFlight) === undefined) same({ attackAngle: attackDeg.value })
      if (request.swingMetrics.ballSpeed === undefined && ballSpeedMph.value >= 50)
        same({ ballSpeed: ballSpeedMph.value })
    })
  })

  // Steps of the rules that are wider, and are left out here: another wood or iron class, a teen build, another
  // hold-the-green verdict (bending goes by whole degrees), and a flight that is only read from its shape.
  test('a tenth of a mile per hour moves at most a step', () => {
    holdsFor(clubType, 1_400, (request) => {
      const [slow, fast] = [fit(request), fit(faster(request, 0.1))]
      if (isReadAnew(slow, fast)) return
      if (slow.woodFit?.designation !== fast.woodFit?.designation) return
      if (clubType === 'iron' && slow.specs.headProfile.value !== fast.specs.headProfile.value) return
      if (flexIndex(slow) === flexes.indexOf('Junior') && flexIndex(fast) > 0) return
      expect(Math.abs(flexIndex(fast) - flexIndex(slow))).toBeLessThanOrEqual(1)
      const grams = Math.abs(fast.specs.shaftWeight.value - slow.specs.shaftWeight.value)
      expect(grams).toBeLessThanOrEqual(clubType === 'wedge' ? 6 : 2)
      const loft = Math.abs(fast.specs.loft.value - slow.specs.loft.value)
      if (clubType === 'iron' && loft > 0) return expect(loft).toBeLessThanOrEqual(2)
      if (slow.swing.numbersOf === 'driver' && hasShape(slow)) return
      expect(loft).toBeLessThanOrEqual(0.5)
      const profiles = [slow, fast].map(({ specs }) => launchProfiles.indexOf(specs.launchProfile.value))
      expect(Math.abs(profiles[1]! - profiles[0]!)).toBeLessThanOrEqual(1)
    })
  })
})

/** Of two contradictory speeds the other one is believed. */
const isReadAnew = (slow: Fit, fast: Fit): boolean =>
  slow.swing.contradiction?.believed !== fast.swing.contradiction?.believed

const hasShape = ({ swing: { peakFeet, landingDeg, totalYards } }: Fit): boolean =>
  [peakFeet, landingDeg, totalYards].some((known) => known !== null)

test('driver: without a launch an upward attack never raises the loft', () => {
  const attacks = fc.tuple(fc.integer({ min: -150, max: 150 }), fc.integer({ min: 1, max: 100 }))
  holdsForPairs('driver', attacks, 4_000, (request, [tenths, more]) => {
    const unlaunched = { launchAngle: undefined, ballFlight: undefined, spinRate: undefined }
    const at = (attackAngle: number) => fit(swinging(request, { ...unlaunched, attackAngle })).specs.loft.value
    expect(at(Math.min(15, (tenths + more) / 10))).toBeLessThanOrEqual(at(tenths / 10))
  })
})

test.each([
  ['driver', 1_000],
  ['fairway', 1_000],
  ['hybrid', 1_000],
] as const)('%s: a launch on its target changes neither loft, flex nor length', (clubType, count) => {
  holdsFor(clubType, count, (request) => {
    // Without a carry: a launch changes what carry is believable.
    // Without a current loft and a spin: on target the loft stays, and spin off target moves it.
    const { currentEquipment: _, ...unequipped } = request
    const unlaunched = swinging(unequipped, {
      launchAngle: undefined,
      ballFlight: undefined,
      spinRate: undefined,
      carryDistance: undefined,
      totalDistance: undefined,
      peakHeight: undefined,
      landingAngle: undefined,
    })
    const plain = fit(unlaunched)
    const launchAngle = plain.target?.launchDeg ?? targetLaunch(plain, unlaunched)
    if (launchAngle === null || launchAngle < -10 || launchAngle > 30) return
    expect(numbersOf(fit(swinging(unlaunched, { launchAngle })))).toEqual(numbersOf(plain))
  })
})

/** A fairway's target: of the ball of a driver that of the driver, else as the tour hits each wood; hybrids do not read the launch for these specs at all. */
const targetLaunch = ({ woodFit, driverSpeedMph, swing }: Fit, { clubType }: FittingRequest): number | null => {
  if (clubType === 'hybrid') return 12
  const { value: speed } = driverSpeedMph
  if (swing.numbersOf === 'driver') return driverTarget(speed, swing.attackDeg.value).launchDeg
  return 11.6 - 0.1 * (speed - 90) + 0.6 * ['3-wood', '5-wood', '7-wood'].indexOf(woodFit!.designation)
}

describe.each(['hybrid', 'iron', 'wedge'] as const)('%s', (clubType) => {
  test('a fade and a hook mirror each other in lie', () => {
    const miss = fc.constantFrom('slight', 'moderate', 'large', undefined)
    holdsForPairs(clubType, miss, 1_000, (request, missSize) => {
      // Without the measurements and the strike, so that nothing is left to the limits of the lie.
      const bare = being(swinging(request, { strikePattern: undefined }), { wristToFloor: undefined })
      const lie = (missPattern: string) => fit(swinging(bare, { missPattern, missSize })).specs.lieAngle.value
      expect(lie('fade')).toBe(-lie('hook'))
      expect(lie('fade')).toBeGreaterThan(0)
    })
  })
})

test('wedge lofts rise with gaps of 4 to 6°, whatever the pitching wedge', () => {
  holdsForPairs('wedge', fc.integer({ min: 3500, max: 5200 }), 4_000, (request, hundredths) => {
    const clubDetails = { ...request.clubDetails, pwLoft: hundredths / 100 }
    const { currentEquipment: _stated, ...ofUnknownLoft } = request
    const { wedgeFit } = fit({ ...ofUnknownLoft, clubDetails })
    const lofts = [wedgeFit!.pitchingWedgeLoftDeg, ...wedgeFit!.set.map(({ loftDeg }) => loftDeg)]
    const gaps = lofts.slice(1).map((loft, i) => loft - lofts[i]!)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4 - 1e-9)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(6 + 1e-9)
  })
})

test('a steeper attack never lowers the bounce', () => {
  const attacks = fc.tuple(fc.integer({ min: -150, max: 150 }), fc.integer({ min: 1, max: 100 }))
  holdsForPairs('wedge', attacks, 4_000, (request, [tenths, less]) => {
    const bounce = (attackAngle: number) => fit(swinging(request, { attackAngle })).specs.bounce!.value
    expect(bounce(Math.max(-15, (tenths - less) / 10))).toBeGreaterThanOrEqual(bounce(tenths / 10))
  })
})
