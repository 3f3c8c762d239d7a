import {
  type CarryKind,
  carryFactor,
  carryShareOfTotal,
  carryYardsAt113Mph,
  driverSpeedForCarry,
  estimatedCarryYards,
  type TotalKind,
} from '../../flight/index.ts'
import { ownCarryFactor } from '../../golf/carries.ts'
import { wedgeClassOfLoft } from '../../golf/lofts.ts'
import { driverSpeedPerMph } from '../../golf/speeds.ts'
import { clip, roundTo } from '../../golf/units.ts'
import type { ClubType } from '../../golf/words.ts'
import { compareText } from '../../platform/values.ts'
import type { ReadClub } from './clubs.ts'
import type { BagGapping, BagRequest, DistanceSource } from './schema.ts'

/** A club with what it does. `club` is the one as read: the same object in every bag that holds it. */
export interface BagClub {
  readonly club: ReadClub
  readonly carryYards: number | null
  readonly carrySource: DistanceSource
  readonly totalYards: number | null
  readonly totalSource: DistanceSource
}

/** Speed behind the estimates. */
export type BagSpeed = BagGapping['speed']

/** What holds for the whole bag. */
export type Golfer = Pick<BagRequest, 'driverSpeed' | 'sevenIronSpeed' | 'lobWedgeFullSwing'>

/** The clubs with their distances, longest first, and the speed they were estimated at. */
export interface MeasuredBag {
  readonly clubs: readonly BagClub[]
  readonly speed: BagSpeed
  /** Carry of any club at this golfer's speed, scaled to the carries that are known; null without a speed. */
  readonly carryOf: (type: ClubType, loftDeg: number) => number | null
}

/**
 * The clubs of a golfer with their carries.
 * @param handicap Undefined when not known: the request of an analysis has none.
 * @rule BAG-CARRY, FLT-STRIKE
 */
export const measureBag = (clubs: readonly ReadClub[], golfer: Golfer, handicap?: number): MeasuredBag => {
  const strike = carryFactor(handicap)
  const known = clubs.flatMap((club) => {
    const carryYards = knownCarry(club, statedSpeed(golfer)?.driverSpeed)
    return carryYards === null ? [] : [{ club, carryYards }]
  })
  const speed = speedOf(golfer, known, strike)
  const { driverSpeed } = speed
  const unscaled = (type: ClubType, loftDeg: number, driverSpeedMph: number): number =>
    estimatedCarryYards({ kind: carryKind[type], loftDeg, driverSpeedMph, carryFactor: strike })
  const scale =
    driverSpeed === null || known.length === 0
      ? 1
      : clip(
          median(known.map(({ club, carryYards }) => carryYards / unscaled(club.type, club.loftDeg, driverSpeed))),
          ownCarryFactor.min,
          ownCarryFactor.max,
        )
  const carryOf = (type: ClubType, loftDeg: number): number | null =>
    driverSpeed === null ? null : roundTo(scale * unscaled(type, loftDeg, driverSpeed), 1)
  const measured = clubs.map((club) =>
    withDistances(club, knownCarry(club, statedSpeed(golfer)?.driverSpeed), carryOf, driverSpeed),
  )
  return { clubs: measured.sort(longestFirst), speed, carryOf }
}

const withDistances = (
  club: ReadClub,
  known: number | null,
  carryOf: MeasuredBag['carryOf'],
  driverSpeed: number | null,
): BagClub => {
  const carryYards = known ?? carryOf(club.type, club.loftDeg)
  const share = carryShareOfTotal(totalKind[club.type], driverSpeed ?? undefined)
  const estimate = carryYards === null ? 'unknown' : known === null ? 'estimated' : 'derived'
  return {
    club,
    carryYards,
    carrySource: club.carryYards === undefined ? estimate : 'given',
    totalYards: club.totalYards ?? (carryYards === null ? null : roundTo(carryYards / share, 1)),
    totalSource: club.totalYards === undefined ? estimate : 'given',
  }
}

/** The carry given, or derived from the total given. @rule FLT-TOTAL */
const knownCarry = ({ type, carryYards, totalYards }: ReadClub, driverSpeedMph: number | undefined): number | null => {
  if (carryYards !== undefined) return carryYards
  return totalYards === undefined ? null : roundTo(totalYards * carryShareOfTotal(totalKind[type], driverSpeedMph), 1)
}

/** The driver speed given, else the one that the 7-iron speed tells. @rule BAG-CARRY */
const statedSpeed = ({ driverSpeed, sevenIronSpeed }: Golfer) => {
  if (driverSpeed !== undefined) return { driverSpeed, source: 'driverSpeed' } as const
  if (sevenIronSpeed === undefined) return undefined
  return { driverSpeed: roundTo(driverSpeedPerMph['7-iron'] * sevenIronSpeed, 0.1), source: 'sevenIronSpeed' } as const
}

/** The stated speed, else the middle of what the known carries tell. @rule BAG-CARRY */
const speedOf = (
  golfer: Golfer,
  known: readonly { club: ReadClub; carryYards: number }[],
  strike: number,
): BagSpeed => {
  const stated = statedSpeed(golfer)
  if (stated) return stated
  if (known.length === 0) return { driverSpeed: null, source: null }
  const told = known.map(({ club, carryYards }) =>
    driverSpeedForCarry({ kind: carryKind[club.type], loftDeg: club.loftDeg, carryFactor: strike, carryYards }),
  )
  return { driverSpeed: roundTo(median(told), 0.1), source: 'carries' }
}

/**
 * The club with another loft. A carry that is known moves as the estimates of the two lofts do.
 * @rule BAG-CARRY
 */
export const withLoft = (club: ReadClub, loftDeg: number): ReadClub => {
  const kind = carryKind[club.type]
  const ratio = carryYardsAt113Mph(kind, loftDeg) / carryYardsAt113Mph(kind, club.loftDeg)
  const { carryYards, totalYards, name, wedgeClass } = club
  const isNamedByLoft = name.includes('°')
  return {
    ...club,
    name: isNamedByLoft ? name.replace(/[\d.]+°/, `${loftDeg}°`) : name,
    wedgeClass: isNamedByLoft && wedgeClass !== null ? wedgeClassOfLoft(loftDeg) : wedgeClass,
    loftDeg,
    loftSource: 'given',
    ...(carryYards !== undefined && { carryYards: roundTo(carryYards * ratio, 1) }),
    ...(totalYards !== undefined && { totalYards: roundTo(totalYards * ratio, 1) }),
  }
}

const carryKind: Readonly<Record<ClubType, CarryKind>> = {
  driver: 'wood',
  fairway: 'wood',
  hybrid: 'hybrid',
  iron: 'iron_wedge',
  wedge: 'iron_wedge',
}
const totalKind: Readonly<Record<ClubType, TotalKind>> = {
  driver: 'driver',
  fairway: 'wood',
  hybrid: 'hybrid',
  iron: 'iron',
  wedge: 'wedge',
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** By carry, unknown ones by loft; then by everything else that shows, so that the order they came in never matters. */
const longestFirst = (a: BagClub, b: BagClub): number =>
  (b.carryYards ?? 0) - (a.carryYards ?? 0) ||
  a.club.loftDeg - b.club.loftDeg ||
  (b.totalYards ?? 0) - (a.totalYards ?? 0) ||
  compareText(a.club.name, b.club.name) ||
  compareText(a.club.written, b.club.written) ||
  compareText(a.carrySource + a.totalSource + a.club.loftSource, b.carrySource + b.totalSource + b.club.loftSource)
