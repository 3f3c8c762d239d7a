import { SwingMetrics } from '../../fitting/index.ts'
import { type ClubKind, driverSpeedForCarry } from '../../flight/index.ts'
import { usualLoftDeg } from '../../golf/lofts.ts'
import { driverMphPerOwnMph } from '../../golf/speeds.ts'
import { clip, roundTo } from '../../golf/units.ts'
import { type ClubType, clubTypes } from '../../golf/words.ts'
import type { SpeedsByCarry } from './base.ts'

/** The club whose carry is used if no speed was measured. */
const carriedBy = {
  driver: ['driver', 'driver'],
  fairway: ['driver', 'driver'],
  hybrid: ['4-hybrid', 'hybrid'],
  iron: ['7-iron', 'iron_wedge'],
  wedge: ['PW', 'iron_wedge'],
} as const satisfies Record<ClubType, readonly [club: string, kind: ClubKind]>

const yardsPerStep = 5

/** Speed at which the usual strike carries so far. The request has the carry too. @rule FLT-CARRY */
export const speedsByCarry = (): SpeedsByCarry => {
  const { minimum: fromYards = 0, maximum = 0 } = SwingMetrics.properties.carryDistance
  const carries = Array.from(
    { length: (maximum - fromYards) / yardsPerStep + 1 },
    (_, i) => fromYards + i * yardsPerStep,
  )
  const mph = Object.fromEntries(
    clubTypes.map((club) => [club, carries.map((yards) => speedFor(club, yards))]),
  ) as Record<ClubType, number[]>
  return { fromYards, yardsPerStep, mph }
}

const { minimum: mphMin = 0, maximum: mphMax = 0 } = SwingMetrics.properties.swingSpeed

const speedFor = (clubType: ClubType, carryYards: number): number => {
  const [club, kind] = carriedBy[clubType]
  const driverMph = driverSpeedForCarry(
    { group: 'men', handicap: undefined },
    { kind, loftDeg: usualLoftDeg(club)!, carryYards },
  )
  return roundTo(clip(driverMph / driverMphPerOwnMph[clubType], mphMin, mphMax), 0.1)
}
