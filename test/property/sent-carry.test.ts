import { expect, test } from 'bun:test'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fit, fittingResult } from '../support/in-english.ts'

// A carry that somebody sends is a fact: the answer shows it, or says what it counts as and why.

const scorer = createScorer(catalog)
const config = testConfig()
const answerTo = (input: FittingRequest) =>
  fittingResult({ input, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) })

/** Whether the answer shows the carry as that of a club, or a sentence has it. */
const isToldOf = (input: FittingRequest): boolean => {
  const sent = input.swingMetrics.carryDistance!
  const { analysis, wedgeFit, woodFit } = answerTo(input)
  const { configurations, keyInsights, warnings, assumptions } = analysis!
  const shown = [
    ...configurations.map(({ expected }) => expected?.carryYards),
    ...(wedgeFit?.set ?? []).map(({ carryYards }) => carryYards),
    woodFit?.carryYards,
  ]
  const sentences = [
    ...[...keyInsights, ...warnings].map(({ text }) => text),
    ...assumptions.map(({ how }) => how),
    ...configurations.map(({ description }) => description),
    woodFit?.advice ?? '',
  ]
  // Refused with the ball of another club: a question asks whose they are.
  if (warnings.some(({ field }) => field === 'clubDetails.fairwayBallSource')) return true
  return shown.includes(Math.round(sent)) || sentences.some((text) => text.includes(` ${sent} yd`))
}

test.each([...clubTypes])('a carry that was sent with a %s stands in the answer', (clubType) => {
  const golfers = someGolfers(clubType, cases(1_200), 5).filter(
    ({ swingMetrics: { carryDistance } }) => carryDistance !== undefined,
  )
  const silent = golfers.filter((input) => !isToldOf(input))
  expect([silent.length, silent[0]?.swingMetrics]).toEqual([0, undefined])
})

test('a carry that was told without a launch monitor is taken down with both figures and the reason', () => {
  const told = { driver: [92, 10], hybrid: [82, 21], iron: [78, 30] } as const
  for (const [clubType, [swingSpeed, loft]] of Object.entries(told)) {
    const takenDown = Array.from({ length: 40 }, (_, i) => 120 + 4 * i).filter((carryDistance) => {
      const { swing, notes } = fit({
        clubType: clubType as keyof typeof told,
        golfer: { handedness: 'right', handicap: 18 },
        swingMetrics: { swingSpeed, carryDistance },
        currentEquipment: { loft },
      })
      const isTakenDown = swing.carryYards !== null && swing.believedCarryYards! < carryDistance - 1
      const text = `The carry of ${carryDistance} yd came without launch-monitor numbers; golfers overstate, so it counts as ${Math.round(swing.believedCarryYards!)} yd.`
      if (isTakenDown) expect(notes).toContainEqual({ rule: 'IN-SELF-REPORT', text })
      return isTakenDown
    })
    expect(takenDown).not.toEqual([])
  }
})

/** Golfers whose ball was measured whole, and what it flies. */
const flownGolfers = (clubType: 'driver' | 'hybrid' | 'iron') =>
  someGolfers(clubType, cases(1_500), 7).flatMap((golfer) => {
    const { estimateSpeed: _, carryDistance: _carry, totalDistance: _total, ...metrics } = golfer.swingMetrics
    const swingSpeed = metrics.swingSpeed ?? 80
    const swingMetrics = { ...metrics, swingSpeed, ballSpeed: 1.35 * swingSpeed, launchAngle: 14, spinRate: 4_000 }
    const request: FittingRequest = { ...golfer, swingMetrics }
    const { swing } = fit(request)
    const flownYards = swing.presentShot?.flight.carryYards ?? 0
    // Carries that the schema takes, with room on both sides.
    return flownYards > 80 && flownYards < 300 ? [{ request, flownYards }] : []
  })

const withCarry = (request: FittingRequest, carryDistance: number): FittingRequest => ({
  ...request,
  swingMetrics: { ...request.swingMetrics, carryDistance },
})

test.each(['driver', 'hybrid', 'iron'] as const)('a carry far off the measured ball of a %s counts nowhere', (club) => {
  for (const [i, { request, flownYards }] of flownGolfers(club).entries()) {
    const share = [0.6, 0.8, 0.92, 1.08, 1.2, 1.3][i % 6]!
    const sent = Math.round(share * flownYards)
    if (Math.abs(sent / flownYards - 1) < 0.07) continue
    const [told, untold] = [fit(withCarry(request, sent)), fit(request)]
    expect(told.specs).toEqual(untold.specs)
    expect(told.flights).toEqual(untold.flights)
    expect(told.configurations).toEqual(untold.configurations)
    const text = `Carry ${sent} yd does not fit the ball that was measured, which flies about ${Math.round(flownYards)} yd in still air, and is not counted: was it wind, altitude, a range ball or another club?`
    expect(told.warnings).toContainEqual({
      field: 'swingMetrics.carryDistance',
      rule: 'IN-CONSISTENT-CARRY',
      text,
    })
    const { next } = answerTo(withCarry(request, sent))
    expect(next.action).toBe('ask')
    expect(JSON.stringify(next)).toContain(text.slice(0, 40))
  }
})

test('a carry near what the measured ball flies is believed', () => {
  for (const { request, flownYards } of flownGolfers('driver'))
    for (const share of [0.95, 1, 1.05]) {
      const sent = Math.round(share * flownYards)
      const { swing, warnings } = fit(withCarry(request, sent))
      expect(swing.believedCarryYards).toBe(sent)
      expect(warnings.map(({ rule }) => rule)).not.toContain('IN-CONSISTENT-CARRY')
    }
})

test('a total far off the measured ball is asked about, also beside a carry that fits it', () => {
  const swingMetrics = { swingSpeed: 100, ballSpeed: 146, launchAngle: 12, spinRate: 2700, carryDistance: 236 }
  const told = (totalDistance: number) =>
    fit({ clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { ...swingMetrics, totalDistance } })
  expect(told(300).warnings.map(({ field }) => field)).toEqual(['swingMetrics.totalDistance'])
  expect(told(300).swing).toMatchObject({ believedCarryYards: 236, totalYards: null })
  expect(told(256).warnings).toEqual([])
  expect(told(256).swing.totalYards).toBe(256)
})
