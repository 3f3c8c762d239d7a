import { carryShareOfTotal, shareOfDrive } from '../../../flight/index.ts'
import { believableCarryShare, driverYardsPerMphMax, ownCarryFactor } from '../../../golf/flight/carries.ts'
import { clip } from '../../../golf/units.ts'
import { ownDrive } from '../driver/driver-choice.ts'
import type { Fact } from '../fact.ts'
import type { CarryClub } from '../swing/carry.ts'
import type { Context } from '../swing/context.ts'
import type { OwnShots } from '../swing/present-shot.ts'

/** A wood or hybrid and the shots known of it, as its carries are estimated. */
export interface WoodQuestion {
  readonly kind: 'wood' | 'hybrid'
  /** Of the fitted club. */
  readonly loftDeg: number
  readonly driverSpeedMph: Fact
  /** The club that was hit; null when its loft is not known. */
  readonly measuredAt: CarryClub | null
  /** The shots of the fitted club, where one was measured with it. */
  readonly own: OwnShots | null
}

/** Carries of the golfer's driver and of a wood or hybrid in any loft, yards, unrounded. */
export interface WoodCarries {
  readonly driverYards: number
  readonly driverRollYards: number
  readonly at: (loftDeg: number) => number
  /** Source of the wood's carries: a measured shot, a stated carry, or speed and loft alone. */
  readonly basis: 'flown' | 'stated' | 'estimated'
  /** A carry of the wood was stated together with a measured speed of the driver. */
  readonly isJudged: boolean
}

/**
 * All figures and sentences of a wood read its carries here. A wood that nobody measured stands behind the driver, and a
 * driver that nobody measured before the wood: only two measurements can be at odds.
 * @rule WOOD-GAP
 */
export const woodCarries = (context: Context, question: WoodQuestion): WoodCarries => {
  const { numbersOf, believedCarryYards: stated } = context.swing
  const { kind, loftDeg, driverSpeedMph, measuredAt, own } = question
  const isDrivers = numbersOf === 'driver'
  const usual = ownDrive(context, driverSpeedMph.value)
  const told = isDrivers ? null : toldDrive(context, driverSpeedMph.value, usual.carryYards)
  const drive = told ?? usual
  const driveYards = (isDrivers ? stated : null) ?? drive.carryYards
  const behindYards = isDrivers ? null : driveBehind(context, measuredAt)
  const at = own?.carryYardsAt ?? ((deg: number) => shareOfDrive(kind, deg) * (behindYards ?? driveYards))
  const isSpeedMeasured = driverSpeedMph.basis === 'measured'
  const isStated = stated !== null && (isDrivers || measuredAt !== null)
  // A carry that no ball makes is no measurement to judge by.
  const isJudged = isStated && !isDrivers && isSpeedMeasured && context.swing.carryYards !== null
  const { min, max } = ownCarryFactor
  const allowedYards = Math.max(driveYards, driverYardsPerMphMax * driverSpeedMph.value)
  const mostYards = isSpeedMeasured ? Math.min(allowedYards, max * driveYards) : allowedYards
  return {
    driverYards:
      behindYards === null || isJudged || told !== null
        ? driveYards
        : clip(at(loftDeg) / shareOfDrive(kind, loftDeg), min * driveYards, mostYards),
    driverRollYards: drive.rollYards,
    at,
    basis: own !== null ? 'flown' : isStated ? 'stated' : 'estimated',
    isJudged,
  }
}

/** The drive of a total that was told beside the numbers of a wood; null without one that this speed makes. */
const toldDrive = ({ request }: Context, driverMph: number, usualYards: number) => {
  const { clubType, swingMetrics } = request
  const totalYards = swingMetrics.totalDistance
  if (clubType !== 'fairway' || totalYards === undefined) return null
  const carryYards = totalYards * carryShareOfTotal('driver', driverMph)
  const { min, max } = believableCarryShare
  if (carryYards < min * usualYards || carryYards > max * usualYards) return null
  return { carryYards, rollYards: totalYards - carryYards }
}

/** The drive that the measured carry of a wood or hybrid goes with, yards; null when there is none or its loft is not known. */
const driveBehind = ({ swing }: Context, measuredAt: CarryClub | null): number | null => {
  const ownYards = swing.believedCarryYards ?? swing.presentShot?.flight.carryYards ?? null
  if (ownYards === null || measuredAt === null || measuredAt.kind === 'driver') return null
  return ownYards / shareOfDrive(measuredAt.kind, measuredAt.loftDeg)
}
