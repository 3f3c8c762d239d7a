import { describe, expect, test } from 'bun:test'
import { bandsOf } from '../../../src/fitting/advice/bands.ts'
import { adviceOf } from '../../../src/fitting/advice/index.ts'
import { flightOnTarget } from '../../../src/fitting/engine/driver/driver-flight.ts'
import { driverShots } from '../../../src/fitting/engine/driver/driver-shots.ts'
import { swingOf } from '../../../src/fitting/engine/swing/swing.ts'
import { expectedFlight, type Fit, type FittingRequest, fit, golferOf } from '../../../src/fitting/index.ts'
import { latticeOf } from '../../../src/fitting/refits/lattice.ts'
import { plausibleGolfer } from '../../../src/fitting/refits/plausible.ts'
import { refitCount } from '../../../src/golf/noise.ts'

// Bands are reckoned from a few flights; what they stand for are the re-fits of all golfers who could have sent the request.

const driver = (swingMetrics: FittingRequest['swingMetrics']): FittingRequest => ({
  clubType: 'driver',
  golfer: { handedness: 'right', gender: 'male', handicap: 12, age: 45 },
  swingMetrics,
  currentEquipment: { loft: 9 },
})

const measured = { swingSpeed: 97, ballSpeed: 139, launchAngle: 10, spinRate: 2900, attackAngle: -2 }

const sent: Readonly<Record<string, FittingRequest>> = {
  'a speed from memory': driver({ swingSpeed: 95 }),
  'a measured ball': driver(measured),
  'a measured ball with its carry': driver({ ...measured, carryDistance: 208 }),
  'both speeds': driver({ swingSpeed: 97, ballSpeed: 139 }),
  'speeds and attack': driver({ swingSpeed: 97, ballSpeed: 139, attackAngle: -2 }),
  'a slow swing': driver({ swingSpeed: 72 }),
}

const bands = (fitted: Fit) => {
  const [now, then] = [fitted.flights.current, fitted.flights.fitted!]
  return bandsOf(fitted, now && { ...now, ...expectedFlight(now) }, { ...then, ...expectedFlight(then) })
}

/** Spread over all re-fits, with the mean error of the model: the carries of the fitted club, the change, and that on the target. */
const refitted = (input: FittingRequest, { specs: { loft }, target }: Fit) => {
  const drawsOf = latticeOf(77)
  const carries = Array.from({ length: refitCount }, (_, n) => {
    const request = plausibleGolfer(input, drawsOf(n))
    const golfer = golferOf(request)
    const swing = swingOf(request, golfer)
    const { carryYards } = driverShots({ request, golfer, swing, ironFitting: null }).at(loft.value).flight
    const atTarget = flightOnTarget(swing, target!)?.moreYards ?? 0
    return { carryYards, atTarget, more: carryYards - (swing.presentShot?.flight.carryYards ?? 0) }
  })
  const spread = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return Math.hypot(3, Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length))
  }
  return {
    carry: spread(carries.map(({ carryYards }) => carryYards)),
    change: spread(carries.map(({ more }) => more)),
    atTarget: spread(carries.map((one) => one.atTarget)),
  }
}

describe.each(Object.entries(sent))('59B %s', (_, input) => {
  const fitted = fit(input)
  const { fitted: band, change } = bands(fitted)
  const all = refitted(input, fitted)
  test('the band of a carry is what re-fits spread by, within a third of it or two yards', () => {
    expect(Math.abs(band.carryYards - all.carry)).toBeLessThanOrEqual(Math.max(2, all.carry / 3))
  })
  test('so is that of the change, where both shots are known', () => {
    if (change !== null)
      expect(Math.abs(change.carryYards - all.change)).toBeLessThanOrEqual(Math.max(2, all.change / 3))
  })
  test('and that of the step to the target, where the ball was measured', () => {
    const told = { input, fit: fitted, action: 'show', questions: [], present: null, pick: null }
    const step = adviceOf(told).steps.find(({ kind }) => kind === 'tee_and_ball')
    expect(step !== undefined).toBe(input.swingMetrics.launchAngle !== undefined)
    if (step !== undefined)
      expect(Math.abs(step.band!.carryYards - all.atTarget)).toBeLessThanOrEqual(Math.max(2, all.atTarget / 3))
  })
})

test('59B what is measured narrows the band, and the same shot has no change to be off', () => {
  const off = (name: string) => bands(fit(sent[name]!)).fitted.carryYards
  expect(off('a measured ball')).toBeLessThan(off('a speed from memory'))
  expect(off('speeds and attack')).toBeLessThanOrEqual(off('both speeds'))
  const kept = [8, 9, 10, 11, 12, 13].map((loft) => ({ ...driver(measured), currentEquipment: { loft } }))
  const same = kept.find((input) => fit(input).specs.loft.value === input.currentEquipment.loft)!
  expect(bands(fit(same)).change).toEqual({ carryYards: 0, totalYards: 0, peakFeet: 0, landingDeg: 0 })
})
