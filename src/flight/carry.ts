import { usualDriverLoftDeg } from '../golf/clubs/lofts.ts'
import { type CarryKind, carryByLoft, carryShareOf, driverCarryShare, type TotalKind } from '../golf/flight/carries.ts'
import { swingMph } from '../golf/speeds.ts'
import { clip, interpolate } from '../golf/units.ts'
import { type Driving, driveOf, evenDriveYards } from './drive.ts'
import { roughStepSeconds } from './trajectory.ts'

export type { CarryKind, TotalKind }

/** Kinds of clubs whose carry is estimated: a driver flies, the others follow it. */
export type ClubKind = 'driver' | CarryKind

/**
 * What clubs carry that nobody has measured, yards: a driver as it flies at its loft, every other as far behind the driver of
 * this golfer as the tour's carries of its kind and loft are behind the tour's driver.
 *
 * @source `db/rules/carry-anchor-113.csv` (PGA 2010-2019) and the flight of the usual drive; that the ladder of the clubs is
 * the same at every speed is judgment. Lofts outside the table read as its last row.
 * @rule FLT-CARRY
 * @example Math.round(carriesOf({ clubSpeedMph: 95, group: 'men', handicap: 14 })('iron_wedge', 34)) // 133
 */
export const carriesOf = (driving: Driving): ((kind: ClubKind, loftDeg: number) => number) => {
  const driveYards = evenDriveYards(driving, roughStepSeconds)
  return (kind, loftDeg) =>
    kind === 'driver' ? driveOf(driving, loftDeg).carryYards : shareOfDrive(kind, loftDeg) * driveYards
}

/** Carry of a club over that of the driver, as the tour's. @rule FLT-CARRY, WOOD-GAP */
export const shareOfDrive = (kind: CarryKind, loftDeg: number): number =>
  carryYardsAt113Mph(kind, loftDeg) / tourDriveYards

/** Speeds that a carry may stand for, mph. */
const toldMph = { ...swingMph, usual: 90 } as const
/** A carry grows with about this power of the speed, slow ones with more; the last two guesses then tell it. */
const speedPower = { first: 1.4, min: 0.7, max: 4 } as const
const guessesMax = 8
/** So near the next guess is within 0.05 mph. */
const closeShare = 0.003

/**
 * Driver speed at which this golfer's club carries so far: what a carry says about a golfer's speed.
 *
 * @param nearMph Where to look first.
 * @returns mph; 30 to 150, also for carries that no such speed gives. A driver's is read at the loft that is fitted.
 * @source The inverse of `carriesOf`.
 * @rule FLT-CARRY
 */
export const driverSpeedForCarry = (
  golfer: Omit<Driving, 'clubSpeedMph'>,
  { kind, loftDeg, carryYards }: { readonly kind: ClubKind; readonly loftDeg: number; readonly carryYards: number },
  nearMph: number = toldMph.usual,
): number => {
  const driveYards = kind === 'driver' ? carryYards : carryYards / shareOfDrive(kind, loftDeg)
  const shortAt = (clubSpeedMph: number) => driveYards / evenDriveYards({ ...golfer, clubSpeedMph }, roughStepSeconds)
  let mph = nearMph
  let short = shortAt(mph)
  let power: number = speedPower.first
  for (let guess = 0; guess < guessesMax; guess++) {
    const next = clip(mph * short ** (1 / power), toldMph.min, toldMph.max)
    if (Math.abs(short - 1) < closeShare || next === mph) return next
    const left = shortAt(next)
    power = clip(Math.log(short / left) / Math.log(next / mph), speedPower.min, speedPower.max)
    mph = next
    short = left
  }
  return mph
}

/** Tour carry at 113 mph driver speed for a loft, yards: the anchor that fairway gaps are judged by. */
export const carryYardsAt113Mph = (kind: CarryKind, loftDeg: number): number => interpolate(carryByLoft[kind], loftDeg)

const tourDriveYards = carryYardsAt113Mph('wood', usualDriverLoftDeg)

/**
 * Share of the total distance that is carry.
 *
 * @param driverSpeedMph Only a driver's share depends on it: a faster ball lands steeper and runs less for its carry.
 * Undefined when unknown.
 * @source Driver: flight and roll model at the targets of FLT-DRIVER-TARGET; the other shares: judgment.
 * @rule FLT-TOTAL
 * @example carryShareOfTotal('driver', 75) // 0.9
 */
export const carryShareOfTotal = (kind: TotalKind, driverSpeedMph?: number): number => {
  if (kind !== 'driver' || driverSpeedMph === undefined) return carryShareOf[kind]
  const { share, atMph, perMph, min, max } = driverCarryShare
  return clip(share + perMph * (driverSpeedMph - atMph), min, max)
}
