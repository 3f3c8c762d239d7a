import { driverLoftStepDeg, usualDriverDeg } from '../golf/clubs/lofts.ts'
import { usualAttackDeg } from '../golf/flight/attack.ts'
import { usualDynamicLoftDeg } from '../golf/flight/delivery.ts'
import { usualSpinFactor } from '../golf/flight/driver-flight.ts'
import { launchDegMin } from '../golf/flight/impact.ts'
import type { GolferGroup, StrikePattern } from '../golf/names/words.ts'
import { clip, radiansPerDegree, roundTo } from '../golf/units.ts'
import { standardAir } from './air.ts'
import { impact } from './impact.ts'
import { expectedSmash } from './strike.ts'
import { type Flight, fly, type Launch } from './trajectory.ts'

/** A golfer with a driver, as far as an unmeasured drive asks. */
export interface Driving {
  readonly clubSpeedMph: number
  readonly group: GolferGroup
  /** Undefined when unknown. */
  readonly handicap: number | undefined
  readonly ageYears?: number | null
  /** The usual one of such golfers when not measured. */
  readonly attackDeg?: number
  readonly strike?: StrikePattern | undefined
}

/**
 * How drives start that nobody measured, by loft: the usual delivery at the spin that golfers of this speed have, and their
 * usual ball speed with the loft that they are fitted in.
 * @rule DRV-SPIN, FLT-CARRY
 */
export const usualDrives = (driving: Driving, fittedDeg = fittedLoftDeg(driving)): ((loftDeg: number) => Launch) => {
  const { clubSpeedMph, handicap, group, strike } = driving
  const delivered = deliveries(driving)
  const usualBall = clubSpeedMph * expectedSmash({ club: 'driver', handicap, pattern: strike, group })
  const fitted = delivered(fittedDeg)
  return (loftDeg) => {
    const drive = loftDeg === fittedDeg ? fitted : delivered(loftDeg)
    return { ...drive, ballSpeedMph: (usualBall * drive.ballSpeedMph) / fitted.ballSpeedMph }
  }
}

/** Ball speeds are those of center strikes: only their ratio counts. */
const deliveries = (driving: Driving): ((loftDeg: number) => Launch) => {
  const { clubSpeedMph } = driving
  const attackDeg = attackOf(driving)
  const { factor, atMph, perMph, mphMin, mphMax } = usualSpinFactor
  const spinFactor = factor - perMph * (clip(clubSpeedMph, mphMin, mphMax) - atMph)
  return (loftDeg) => {
    const dynamicLoftDeg = usualDynamicLoftDeg(loftDeg, attackDeg)
    const { ballSpeedMph, launchDeg } = impact({
      club: 'driver',
      clubSpeedMph,
      attackDeg,
      dynamicLoftDeg,
      efficiency: 1,
    })
    return {
      ballSpeedMph,
      launchDeg: Math.max(launchDegMin, launchDeg),
      spinRpm: spinFactor * clubSpeedMph * Math.sin((dynamicLoftDeg - attackDeg) * radiansPerDegree),
    }
  }
}

const attackOf = ({ attackDeg, group, handicap }: Driving): number =>
  attackDeg ?? usualAttackDeg('driver', { group, handicap })

const ownLoftDeg = (driving: Driving): number => usualDriverDeg(driving, driving.clubSpeedMph, attackOf(driving))

const fittedLoftDeg = (driving: Driving): number => roundTo(ownLoftDeg(driving), driverLoftStepDeg[driving.group])

/**
 * The drive of a golfer whose launch nobody measured: the one home of the carry of a golfer's driver.
 * @param loftDeg The loft that such a golfer is fitted in when not stated.
 * @rule FLT-CARRY
 */
export const driveOf = (driving: Driving, loftDeg = fittedLoftDeg(driving)): Flight =>
  flyOnce(['drive', loftDeg, ...factsOf(driving)].join(), () => fly(usualDrives(driving)(loftDeg)))

/**
 * The same with the loft unrounded, so that carries of all clubs grow evenly with speed, yards.
 * @param seconds Time step: a wide one moves the carry by 0.02 yd at most.
 */
export const evenDriveYards = (driving: Driving, seconds: number): number =>
  flyOnce(['even', seconds, ...factsOf(driving)].join(), () => {
    const loftDeg = ownLoftDeg(driving)
    return fly(usualDrives(driving, loftDeg)(loftDeg), standardAir, undefined, seconds)
  }).carryYards

const factsOf = ({ clubSpeedMph, group, handicap, ageYears, attackDeg, strike }: Driving) =>
  [clubSpeedMph, group, handicap, ageYears, attackDeg, strike] as const

/** Drives that are kept: 0.2 MB. */
const flownMax = 1_000
const flights = new Map<string, Flight>()

/** The flight, if it was flown lately: a bag is measured again, at the same speeds, for every change that is tried on it. */
const flyOnce = (name: string, launch: () => Flight): Flight => {
  const known = flights.get(name)
  if (known !== undefined) return known
  if (flights.size === flownMax) flights.clear()
  const flight = launch()
  flights.set(name, flight)
  return flight
}
