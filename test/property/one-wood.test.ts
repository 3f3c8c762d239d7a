import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { FittingRequest } from '../../src/fitting/index.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { fit, fittingResult } from '../support/in-english.ts'

// A fairway wood or hybrid has one carry: behind the driver, against the current club, beside its neighbors and in sentences.

const numRuns = cases(2_000)
const scorer = createScorer(catalog)
const config = testConfig()

const answerTo = (input: FittingRequest) =>
  fittingResult({ input, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date() })

type Sent = Pick<FittingRequest, 'golfer' | 'swingMetrics' | 'clubDetails' | 'currentEquipment' | 'clubType'>

const golfer = fc.record(
  {
    handedness: fc.constantFrom('right' as const, 'left' as const),
    gender: fc.constantFrom('male' as const, 'female' as const),
    handicap: fc.integer({ min: -5, max: 25 }),
    age: fc.integer({ min: 6, max: 85 }),
  },
  { requiredKeys: ['handedness'] },
)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

/** What a launch monitor shows of one club; each number may be missing. */
const monitor = (
  smash: readonly [number, number],
  launch: readonly [number, number],
  spin: readonly [number, number],
) =>
  fc.record({
    smash: maybe(fc.double({ min: smash[0], max: smash[1], noNaN: true })),
    launchAngle: maybe(fc.integer({ min: 10 * launch[0], max: 10 * launch[1] })),
    spinRate: maybe(fc.integer({ min: spin[0], max: spin[1] })),
    attackAngle: maybe(fc.integer({ min: -6, max: 5 })),
    /** Against a carry of 2.2 yd for each mph. */
    carryShare: maybe(fc.double({ min: 0.5, max: 1.2, noNaN: true })),
  })
type Seen = ReturnType<typeof monitor> extends fc.Arbitrary<infer T> ? T : never

const metricsOf = (swingSpeed: number, { smash, launchAngle, spinRate, attackAngle, carryShare }: Seen) => ({
  swingSpeed,
  ...(smash !== undefined && { ballSpeed: Math.round(10 * smash * swingSpeed) / 10 }),
  ...(launchAngle !== undefined && { launchAngle: launchAngle / 10 }),
  ...(spinRate !== undefined && { spinRate }),
  ...(attackAngle !== undefined && { attackAngle }),
  ...(carryShare !== undefined && { carryDistance: Math.round(carryShare * 2.2 * swingSpeed) }),
})

const designation = fc.constantFrom('3-wood' as const, '5-wood' as const, '7-wood' as const)
const usual = { driver: [1.36, 1.5], wood: [1.3, 1.48] } as const

/** Of the driver that is swung so fast, mph more. */
const apartMph = maybe(fc.oneof(fc.constant(0), fc.integer({ min: -10, max: 10 }), fc.integer({ min: -30, max: 30 })))
const drivers = (mph: number, apart: number | undefined) =>
  apart === undefined ? {} : { driverSpeed: Math.min(150, Math.max(30, mph + apart)) }

const fairwayFromDriver = fc
  .record({
    golfer,
    mph: fc.integer({ min: 50, max: 120 }),
    seen: monitor(usual.driver, [6, 20], [1500, 4500]),
    named: designation,
    apartMph,
  })
  .map(
    ({ golfer, mph, seen, named, apartMph }): Sent => ({
      clubType: 'fairway',
      golfer,
      swingMetrics: metricsOf(mph, seen),
      clubDetails: { fairwayDesignation: named, fairwayBallSource: 'driver', ...drivers(mph, apartMph) },
    }),
  )
const fairwayFromItself = fc
  .record({
    golfer,
    mph: fc.integer({ min: 48, max: 112 }),
    seen: monitor(usual.wood, [5, 18], [2200, 5500]),
    loft: maybe(fc.integer({ min: 24, max: 36 })),
    named: designation,
    apartMph,
  })
  .map(
    ({ golfer, mph, seen, loft, named, apartMph }): Sent => ({
      clubType: 'fairway',
      golfer,
      swingMetrics: metricsOf(mph, seen),
      clubDetails: {
        fairwaySpeedSource: 'three_wood',
        fairwayDesignation: named,
        ...drivers(Math.round(1.055 * mph), apartMph),
      },
      ...(loft !== undefined && { currentEquipment: { loft: loft / 2 } }),
    }),
  )
const hybrid = fc
  .record({
    golfer,
    mph: fc.integer({ min: 45, max: 108 }),
    seen: monitor(usual.wood, [6, 22], [2500, 6500]),
    loft: maybe(fc.integer({ min: 34, max: 56 })),
    apartMph,
  })
  .map(
    ({ golfer, mph, seen, loft, apartMph }): Sent => ({
      clubType: 'hybrid',
      golfer,
      swingMetrics: metricsOf(mph, seen),
      clubDetails: drivers(Math.round(1.13 * mph), apartMph),
      ...(loft !== undefined && { currentEquipment: { loft: loft / 2 } }),
    }),
  )
const request = fc.oneof(fairwayFromDriver, fairwayFromItself, hybrid)

const isOwn = ({ clubType, clubDetails }: Sent) =>
  clubType === 'hybrid' || clubDetails?.fairwaySpeedSource === 'three_wood'

test('a wood carries farther than the driver only where both were measured, and then that is questioned', () => {
  const check = (sent: Sent) => {
    const { woodFit, analysis } = answerTo(sent)
    const { gapVsDriverYards, driverCarryYards, carryYards } = woodFit!
    expect(gapVsDriverYards).toBe(driverCarryYards - carryYards)
    const questioned = analysis!.warnings.filter(({ text }) => text.includes('farther than the driver'))
    expect(questioned).toHaveLength(gapVsDriverYards < 0 ? 1 : 0)
    expect(analysis!.summary).not.toMatch(/-\d+ yd behind/)
    if (gapVsDriverYards >= 0) return
    const { carryDistance, launchAngle, spinRate } = sent.swingMetrics
    expect(isOwn(sent) && sent.clubDetails?.driverSpeed !== undefined).toBe(true)
    expect(carryDistance !== undefined || (launchAngle !== undefined && spinRate !== undefined)).toBe(true)
  }
  fc.assert(fc.property(request, check), { numRuns })
})

test('a tenth of a mile an hour of the driver speed moves no carry of a loft by more than two yards', () => {
  let met = 0
  const check = (sent: Sent, step: number) => {
    const { driverSpeed = sent.swingMetrics.swingSpeed!, ...details } = sent.clubDetails ?? {}
    const at = (mph?: number) =>
      fit({ ...sent, clubDetails: { ...details, ...(mph !== undefined && { driverSpeed: mph }) } })
    const fitted = [at(driverSpeed), at(driverSpeed + step), ...(isOwn(sent) ? [] : [at()])]
    if (new Set(fitted.map(({ specs }) => specs.loft.value)).size > 1) return // a half degree is more than the speed
    met++
    const settings = fitted.map(({ woodFit }) => woodFit!)
    for (const member of ['driverCarryYards', 'carryYards', 'driverTotalYards', 'totalYards'] as const) {
      const isSpoken = isOwn(sent) || driverSpeed === sent.swingMetrics.swingSpeed
      const yards = (isSpoken ? settings : settings.slice(0, 2)).map((one) => one[member])
      expect(Math.max(...yards) - Math.min(...yards)).toBeLessThanOrEqual(2)
    }
  }
  fc.assert(fc.property(request, fc.constantFrom(-0.1, 0.1), check), { numRuns })
  expect(met).toBeGreaterThan(numRuns / 2)
})

/** Loft and yards that a configuration speaks of: `1.5° less loft: 15°`, `about 158 yd, 4 yd more` or `over 25 yd less`. */
const neighborOf = ({ name, description }: { name: string; description: string }) => {
  const loftDeg = Number(/: ([\d.]+)°$/.exec(name)![1])
  const carry = Number(/about (\d+) yd/.exec(description)![1])
  const [, over, figure, word] = /(?:(over )?(\d+) yd (more|less)|as far)\.$/.exec(description)!
  const moreYards = figure === undefined ? 0 : Number(figure) * (word === 'more' ? 1 : -1)
  return { loftDeg, carry, moreYards, isOver: over !== undefined }
}

test('the current club and the configuration of its loft tell the same yards', () => {
  let met = 0
  const check = (sent: Sent) => {
    const { specs, woodFit, analysis, clubRecommendations } = answerTo(sent)
    const [fitted, ...others] = analysis!.configurations
    expect(fitted!.description).toContain(`about ${woodFit!.carryYards} yd`)
    for (const other of others.map(neighborOf)) {
      const yardsOff = other.carry - woodFit!.carryYards
      expect(Math.sign(other.moreYards)).toBe(Math.sign(yardsOff))
      if (other.isOver) expect(Math.abs(yardsOff)).toBeGreaterThan(Math.abs(other.moreYards))
      else expect(yardsOff).toBe(other.moreYards)
      const yards = clubRecommendations!.currentClub?.yards ?? null
      if (yards === null || other.loftDeg !== sent.currentEquipment?.loft) continue
      met++
      expect(yardsOff + yards).toBe(0)
    }
    if (sent.currentEquipment?.loft === specs!.loft.value) expect(clubRecommendations!.currentClub?.yards ?? 0).toBe(0)
  }
  fc.assert(fc.property(request, check), { numRuns })
  expect(met).toBeGreaterThan(0)
})

test('a configuration whose words say longer carries farther', () => {
  const check = (sent: Sent) => {
    const [, ...others] = answerTo(sent).analysis!.configurations
    for (const one of others) {
      const { moreYards } = neighborOf(one)
      expect(one.description.startsWith('Longer')).toBe(moreYards > 0 && one.name.includes('less loft'))
    }
  }
  fc.assert(fc.property(request, check), { numRuns: Math.ceil(numRuns / 2) })
})

/** Sentences that compare the carry of the fitted club with another one's. */
const compared = /(3-wood|5-wood|hybrid)(?: of)? ?([\d.]+)?°?[^.;]*?(?:carries|carry) (as far|(\d+) yd (less|farther))/

test('what is said of another wood is what that wood is fitted to carry', () => {
  let met = 0
  const check = (sent: Sent) => {
    const { woodFit, analysis } = answerTo(sent)
    for (const { text, rule } of analysis!.keyInsights) {
      expect(text).not.toMatch(/flies farther|not fly farther|carries as far as a/)
      if (rule !== 'FWY-DESIGNATION') continue
      const [, name, , , figure, word] = compared.exec(text) ?? []
      if (name !== '3-wood' && name !== '5-wood') continue
      const moreYards = figure === undefined ? 0 : Number(figure) * (word === 'less' ? -1 : 1)
      // Numbers of a 3-wood tell how a 5-wood of the same loft flies, and a fitting of the 5-wood knows no launch of it.
      if (isOwn(sent)) continue
      met++
      const other = fit({ ...sent, clubDetails: { ...sent.clubDetails, fairwayDesignation: name } }).woodFit!
      expect(other.carryYards - woodFit!.carryYards).toBe(moreYards)
    }
  }
  fc.assert(fc.property(fc.oneof(fairwayFromDriver, fairwayFromItself), check), { numRuns })
  expect(met).toBeGreaterThan(0)
})

test('what is said of another hybrid is what that hybrid is fitted to carry', () => {
  const slow = { handedness: 'right', handicap: 15 } as const
  const at = (loft: number) =>
    answerTo({ clubType: 'hybrid', golfer: slow, swingMetrics: { swingSpeed: 66 }, currentEquipment: { loft } })
  const strong = at(19)
  const text = strong.analysis!.keyInsights.find(({ rule }) => rule === 'HYB-LOFT')!.text
  const weak = at(28)
  expect(weak.specs!.loft.value).toBe(27.5)
  const less = strong.woodFit!.carryYards - weak.woodFit!.carryYards
  expect(less).toBeGreaterThan(0)
  expect(text).toContain(`27.5° hybrid`)
  expect(text).toContain(`${less} yd less`)
})
