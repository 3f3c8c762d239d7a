import { median } from 'd3-array'
import { golferOf } from '../../fitting/index.ts'
import {
  type ClubKind,
  carriesOf,
  carryShareOfTotal,
  carryYardsAt113Mph,
  type Driving,
  driveOf,
  driverSpeedForCarry,
  type TotalKind,
} from '../../flight/index.ts'
import { wedgeClassOfLoft } from '../../golf/clubs/lofts.ts'
import { ownCarryFactor } from '../../golf/flight/carries.ts'
import { clubName } from '../../golf/names/club-label.ts'
import type { ClubType } from '../../golf/names/words.ts'
import { driverMphPerSevenIronMph } from '../../golf/speeds.ts'
import { roundTo } from '../../golf/units.ts'
import { compareText } from '../../platform/values.ts'
import type { Message } from '../../words/message.ts'
import { say, yards } from '../../words/say.ts'
import { clubNameSaid } from '../../words/say-club.ts'
import type { ReadClub } from './clubs.ts'
import { type CarryOfClub, carriesBetween } from './plan/ladder.ts'
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
export type BagSpeed = Pick<BagGapping['speed'], 'driverSpeed' | 'source'>

/** What holds for the whole bag. */
export type Golfer = Pick<BagRequest, 'driverSpeed' | 'sevenIronSpeed' | 'handicap' | 'lobWedgeFullSwing'>

/** Who swings them. */
type Person = Omit<Driving, 'clubSpeedMph'>
/** Of a man, where the request tells no more than a handicap. */
const strikerOf = (golfer: Golfer): Person => ({ group: 'men', handicap: handicapOf(golfer)?.value })

/** The stated handicap as the rules count it; null: unknown. @rule IN-HANDICAP */
export const handicapOf = ({ handicap }: Pick<Golfer, 'handicap'>) =>
  golferOf({ golfer: { handedness: 'right', ...(handicap !== undefined && { handicap }) } }).handicap

/** The clubs with their distances, longest first, and the speed they were estimated at. */
export interface MeasuredBag {
  readonly clubs: readonly BagClub[]
  readonly speed: BagSpeed
  /** Carry of any club at this golfer's speed, scaled to the carries that are known; null without a speed. */
  readonly carryOf: (type: ClubType, loftDeg: number) => number | null
  /** Known carries that the speed that was sent cannot explain, with those that it gives, yards. */
  readonly odd: readonly OddCarry[]
}

interface OddCarry {
  readonly club: ReadClub
  readonly carryYards: number
  readonly usualYards: number
}

/**
 * The clubs of a golfer with their carries.
 * @param person A plan knows the golfer; the request of an analysis, a handicap at most.
 * @rule BAG-CARRY, FLT-STRIKE
 */
export const measureBag = (
  clubs: readonly ReadClub[],
  golfer: Golfer,
  person: Person = strikerOf(golfer),
): MeasuredBag => {
  const known = clubs.flatMap((club) => {
    const carryYards = knownCarry(club, statedSpeed(golfer)?.driverSpeed)
    return carryYards === null ? [] : [{ club, carryYards }]
  })
  const speed = speedOf(golfer, known, person)
  const { driverSpeed } = speed
  const estimate = driverSpeed === null ? null : carriesBy({ ...person, clubSpeedMph: driverSpeed }, golfer, known)
  const carryOf = (type: ClubType, loftDeg: number): number | null =>
    estimate && roundTo(estimate(clubKind[type], loftDeg), 1)
  const measured = clubs.map((club) => {
    const carried = withDistances(club, knownCarry(club, statedSpeed(golfer)?.driverSpeed), carryOf, driverSpeed)
    if (estimate === null || club.type !== 'driver' || carried.totalSource !== 'estimated') return carried
    // An estimated drive rolls as it flies.
    const { rollYards } = driveOf({ ...person, clubSpeedMph: driverSpeed! }, club.loftDeg)
    return { ...carried, totalYards: roundTo(estimate('driver', club.loftDeg) + rollYards, 1) }
  })
  measured.sort(longestFirst)
  const isStated = statedSpeed(golfer) !== undefined
  const odd = isStated ? oddCarries({ ...person, clubSpeedMph: driverSpeed! }, golfer, measured) : []
  return { clubs: measured, speed, carryOf, odd }
}

/** Unrounded carries of this golfer: those of the speed, moved by the carries that are known. @rule BAG-CARRY */
const carriesBy = (driving: Driving, golfer: Golfer, known: readonly { club: ReadClub; carryYards: number }[]) => {
  const clubs = known.map(({ club, carryYards }) => ({
    kind: clubKind[club.type],
    loftDeg: club.loftDeg,
    carryYards,
  }))
  return carriesBetween(clubs, carriesAt(driving, golfer), statedSpeed(golfer)?.driverSpeed)
}

/** Carries that the speeds alone give. */
const carriesAt = (driving: Driving, golfer: Golfer): CarryOfClub => {
  const byDriver = carriesOf(driving)
  const byIron = hasBothSpeeds(golfer)
    ? carriesOf({ ...driving, clubSpeedMph: driverMphPerSevenIronMph * golfer.sevenIronSpeed! })
    : byDriver
  return (kind, loftDeg) => (kind === 'iron_wedge' ? byIron : byDriver)(kind, loftDeg)
}

/** @rule BAG-CARRY */
const oddCarries = (driving: Driving, golfer: Golfer, clubs: readonly BagClub[]): OddCarry[] => {
  const known = clubs.filter(({ carrySource }) => carrySource === 'given' || carrySource === 'derived')
  if (known.length === 0) return []
  const usualCarry = carriesAt(driving, golfer)
  return known.flatMap(({ club, carryYards }) => {
    const usualYards = usualCarry(clubKind[club.type], club.loftDeg)
    const factor = carryYards! / usualYards
    const isOdd = factor < ownCarryFactor.min || factor > ownCarryFactor.max
    return isOdd ? [{ club, carryYards: carryYards!, usualYards: roundTo(usualYards, 1) }] : []
  })
}

/** What to do about carries that contradict the speed. @rule BAG-CARRY */
export const oddCarryNotes = ({ odd }: MeasuredBag): Message[] =>
  odd.map(({ club, carryYards, usualYards }) =>
    say('bag.oddCarry', { club: clubNameSaid(club.label), carry: yards(carryYards), usual: yards(usualYards) }),
  )

/** Irons and wedges go by the 7-iron speed then, as their fittings do. @rule BAG-CARRY */
export const hasBothSpeeds = ({ driverSpeed, sevenIronSpeed }: Golfer): boolean =>
  driverSpeed !== undefined && sevenIronSpeed !== undefined

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
  return { driverSpeed: roundTo(driverMphPerSevenIronMph * sevenIronSpeed, 0.1), source: 'sevenIronSpeed' } as const
}

/** The stated speed, else the middle of what the known carries tell. @rule BAG-CARRY */
const speedOf = (
  golfer: Golfer,
  known: readonly { club: ReadClub; carryYards: number }[],
  person: Person,
): BagSpeed => {
  const stated = statedSpeed(golfer)
  if (stated) return stated
  if (known.length === 0) return { driverSpeed: null, source: null }
  const told = known.map(({ club, carryYards }) =>
    driverSpeedForCarry(person, { kind: clubKind[club.type], loftDeg: club.loftDeg, carryYards }),
  )
  return { driverSpeed: roundTo(median(told)!, 0.1), source: 'carries' }
}

/**
 * The club with another loft. A carry that is known moves as the estimates of the two lofts do.
 * @rule BAG-CARRY
 */
export const withLoft = (club: ReadClub, loftDeg: number): ReadClub => {
  const own = clubKind[club.type]
  const kind = own === 'driver' ? 'wood' : own
  const ratio = carryYardsAt113Mph(kind, loftDeg) / carryYardsAt113Mph(kind, club.loftDeg)
  const { carryYards, totalYards, wedgeClass } = club
  const isNamedByLoft = club.label.loftDeg !== null
  const label = isNamedByLoft ? { ...club.label, loftDeg } : club.label
  return {
    ...club,
    label,
    name: clubName(label),
    wedgeClass: isNamedByLoft && wedgeClass !== null ? wedgeClassOfLoft(loftDeg) : wedgeClass,
    loftDeg,
    loftSource: 'given',
    ...(carryYards !== undefined && { carryYards: roundTo(carryYards * ratio, 1) }),
    ...(totalYards !== undefined && { totalYards: roundTo(totalYards * ratio, 1) }),
  }
}

const clubKind: Readonly<Record<ClubType, ClubKind>> = {
  driver: 'driver',
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

/** By carry, unknown ones by loft; then by everything else that shows, so that the order they came in never matters. */
const longestFirst = (a: BagClub, b: BagClub): number =>
  (b.carryYards ?? 0) - (a.carryYards ?? 0) ||
  a.club.loftDeg - b.club.loftDeg ||
  (b.totalYards ?? 0) - (a.totalYards ?? 0) ||
  compareText(a.club.name, b.club.name) ||
  compareText(a.club.written, b.club.written) ||
  compareText(a.carrySource + a.totalSource + a.club.loftSource, b.carrySource + b.totalSource + b.club.loftSource)
