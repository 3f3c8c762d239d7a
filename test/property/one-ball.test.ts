import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { FittingRequest } from '../../src/fitting/index.ts'
import { cases } from '../support/cases.ts'
import { fit } from '../support/in-english.ts'

// The ball is the best-measured number: what is measured of it decides how far it goes, and nobody's handicap does.

const numRuns = cases(600)

const person = fc.record({
  gender: fc.constantFrom('male' as const, 'female' as const),
  age: fc.integer({ min: 16, max: 80 }),
})
const handicap = fc.integer({ min: -3, max: 23 })
/** Of smash factors that are possible and of some that are not. */
const shot = fc.record({
  swingSpeed: fc.integer({ min: 60, max: 120 }),
  smash: fc.double({ min: 1.1, max: 1.75, noNaN: true }),
  launchAngle: fc.integer({ min: 7, max: 18 }),
  spinRate: fc.integer({ min: 1800, max: 4000 }),
  attackAngle: fc.integer({ min: -5, max: 5 }),
})
const clubType = fc.constantFrom('driver' as const, 'hybrid' as const, 'iron' as const)

const presentLoftDeg = { driver: 10, hybrid: 21, iron: 31 } as const

interface Played {
  readonly clubType: keyof typeof presentLoftDeg
  readonly person: Omit<FittingRequest['golfer'], 'handedness'>
  readonly shot: typeof shot extends fc.Arbitrary<infer Shot> ? Shot : never
  readonly moreBallMph?: number
}

/** Yards of carry, of the present shot and of the fitted driver. */
const carriesOf = ({ clubType, person, shot: { smash, ...measured }, moreBallMph = 0 }: Played) => {
  const ballSpeed = Math.max(50, measured.swingSpeed * smash + moreBallMph)
  const golfer = { handedness: 'right' as const, ...person }
  // A loft that is not known is assumed by the club speed.
  const currentEquipment = { loft: presentLoftDeg[clubType] }
  const { swing, configurations } = fit({
    clubType,
    golfer,
    swingMetrics: { ...measured, ballSpeed },
    currentEquipment,
  })
  const fitted = clubType === 'driver' ? configurations.find(({ recommended }) => recommended)!.expected : null
  return { present: swing.presentShot!.flight.carryYards, fitted: fitted?.carryYards ?? 0 }
}

test('a faster ball carries no less, whatever the club speed beside it', () => {
  fc.assert(
    fc.property(clubType, person, handicap, shot, (clubType, who, handicap, shot) => {
      const played = { clubType, person: { ...who, handicap }, shot }
      const [slow, fast] = [carriesOf(played), carriesOf({ ...played, moreBallMph: 1 })]
      expect(fast.present).toBeGreaterThan(slow.present)
      // The loft moves by half a degree with the club speed behind the ball: by a yard of carry at most.
      expect(fast.fitted).toBeGreaterThanOrEqual(slow.fitted - 1)
    }),
    { numRuns },
  )
})

test('a measured ball carries as far at every handicap', () => {
  fc.assert(
    fc.property(clubType, person, handicap, shot, (clubType, who, handicap, shot) => {
      const at = (strokes: number) => carriesOf({ clubType, person: { ...who, handicap: strokes }, shot })
      const [one, other] = [at(handicap), at(handicap + 1)]
      expect(other.present).toBe(one.present)
      expect(Math.abs(other.fitted - one.fitted)).toBeLessThanOrEqual(1)
    }),
    { numRuns },
  )
})
