import fc, { type Arbitrary } from 'fast-check'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import type { ClubType } from '../../src/golf/names/words.ts'
import { driverMphPerOwnMph } from '../../src/golf/speeds.ts'
import { roundTo } from '../../src/golf/units.ts'

/**
 * Golfers as a fitter sees them: the speeds, the age, the height and the weight of one belong together, where `golfers` mixes
 * anything that the schema accepts.
 */
const usualGolfers = (clubType: ClubType): Arbitrary<FittingRequest> =>
  fc
    .record({
      gender: fc.constantFrom('male' as const, 'male' as const, 'male' as const, 'female' as const),
      handedness: fc.constantFrom('right' as const, 'right' as const, 'right' as const, 'left' as const),
      age: fc.integer({ min: 10, max: 80 }),
      handicap: fc.integer({ min: -2, max: 25 }),
      inches: fc.integer({ min: -5, max: 5 }),
      pounds: fc.integer({ min: -25, max: 40 }),
      /** From 0, the slowest of such golfers, to 1, the fastest. */
      strength: fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100),
      strikePattern: fc.constantFrom('center' as const, 'toe' as const, 'heel' as const, undefined),
      missPattern: fc.constantFrom('straight' as const, 'fade' as const, 'draw' as const, undefined),
      goals: fc.constantFrom('more distance', 'forgiveness', undefined),
    })
    .map(({ gender, handedness, age, handicap, inches, pounds, strength, strikePattern, missPattern, goals }) => {
      const isFemale = gender === 'female'
      const grown = Math.min(1, 0.79 + 0.035 * (age - 10)) // 10 years to 16
      const heightIn = Math.round((isFemale ? 64.5 : 69.5) * grown) + inches
      const [slow, fast] = isFemale ? [62, 98] : [72, 122]
      const years = Math.max(0, age - 50)
      const driverMph = (slow + strength * (fast - slow - 0.7 * years)) * (age < 16 ? grown : 1)
      const swing = { strikePattern, missPattern }
      return {
        clubType,
        golfer: {
          gender,
          handedness,
          age,
          handicap,
          heightFeet: Math.floor(heightIn / 12),
          heightInches: heightIn % 12,
          weight: Math.max(60, Math.round((isFemale ? 145 : 180) * grown ** 2 + pounds)),
        },
        swingMetrics: {
          swingSpeed: roundTo(driverMph / driverMphPerOwnMph[clubType], 0.1),
          ...Object.fromEntries(Object.entries(swing).filter(([, value]) => value !== undefined)),
        },
        ...(goals !== undefined && { preferences: { goals } }),
      }
    })

/** The same of them every time. */
export const someUsualGolfers = (clubType: ClubType, count: number, seed: number): FittingRequest[] =>
  fc.sample(usualGolfers(clubType), { numRuns: count, seed })
