import { GripSizeRequest } from '../../equipment/grips/index.ts'
import { BagClubInput, PlanRequest } from '../../features/bag/index.ts'
import { ClubDetails, FittingRequest, GolferInput, isIdle, loftBounds, SwingMetrics } from '../../fitting/index.ts'
import { handicapIndexMax } from '../../golf/handicap.ts'
import { inputPoints, pointsOf } from '../../golf/input-worth.ts'
import { type ClubType, driversNumbers } from '../../golf/names/words.ts'
import type { Measure } from '../../golf/quantity.ts'
import { within } from './answers.ts'
import type { Bounds, BoundsByClub } from './numbers.ts'

/** A number that the form asks for. */
export interface NumberField {
  /** Where it goes in the request: `swingMetrics.ballSpeed`. */
  readonly path: string
  /** Null: a number without a unit. */
  readonly measure: Measure | null
  readonly bounds: BoundsByClub
}

const boundsOf = ({ minimum, maximum }: { minimum?: number; maximum?: number }): Bounds => ({
  min: minimum!,
  max: maximum!,
})

/** Of the swing, the numbers. */
type SwingName = Exclude<
  keyof typeof SwingMetrics.properties,
  'strikePattern' | 'missPattern' | 'missSize' | 'ballFlight' | 'estimateSpeed'
>

/** A number whose bounds are those of every club. */
type AnyClub = NumberField & { readonly bounds: Bounds }

const swing = (name: SwingName, measure: Measure): AnyClub => ({
  path: `swingMetrics.${name}`,
  measure,
  bounds: boundsOf(SwingMetrics.properties[name]),
})
const golfer = (name: 'wristToFloor' | 'age', measure: Measure | null): AnyClub => ({
  path: `golfer.${name}`,
  measure,
  bounds: boundsOf(GolferInput.properties[name]),
})

const planned = (name: 'driverSpeed' | 'sevenIronSpeed'): AnyClub => ({
  path: name,
  measure: 'mph',
  bounds: boundsOf(PlanRequest.properties[name]),
})

/** Of a club in a bag. */
export const bagClubBounds = {
  loft: boundsOf(BagClubInput.properties.loft),
  carry: boundsOf(BagClubInput.properties.carry),
}

const [numericHandicap] = GolferInput.properties.handicap.anyOf

/** Every bound comes from the schema of the request. */
export const numberFields = {
  swingSpeed: swing('swingSpeed', 'mph'),
  carryDistance: swing('carryDistance', 'yards'),
  totalDistance: swing('totalDistance', 'yards'),
  ballSpeed: swing('ballSpeed', 'mph'),
  launchAngle: swing('launchAngle', 'degrees'),
  spinRate: swing('spinRate', 'rpm'),
  attackAngle: swing('attackAngle', 'degrees'),
  clubPath: swing('clubPath', 'degrees'),
  faceAngle: swing('faceAngle', 'degrees'),
  // A fitting reads what is above 25 as "25+".
  handicap: {
    path: 'golfer.handicap',
    measure: null,
    bounds: { min: numericHandicap.minimum!, max: handicapIndexMax },
  },
  wristToFloor: golfer('wristToFloor', 'inches'),
  age: golfer('age', null),
  loft: { path: 'currentEquipment.loft', measure: 'degrees', bounds: loftBounds },
  driverSpeed: planned('driverSpeed'),
  sevenIronSpeed: planned('sevenIronSpeed'),
  pwLoft: {
    path: 'clubDetails.pwLoft',
    measure: 'degrees',
    bounds: boundsOf(ClubDetails.properties.pwLoft),
  },
  budget: { path: 'budget', measure: null, bounds: boundsOf(FittingRequest.properties.budget) },
  handLengthIn: {
    path: 'hand.handLengthIn',
    measure: 'inches',
    bounds: boundsOf(GripSizeRequest.properties.handLengthIn),
  },
} as const satisfies Record<string, NumberField>
/** Whether a drive, in yards with roll, is shorter than the totals that a fitting takes: it is fitted by its carry. */
export const isShortDrive = (yards: number): boolean => {
  const { bounds } = numberFields.totalDistance
  return yards < bounds.min && within(yards, bounds) === null
}

/** Name of a field for a number. */
export type NumberName = keyof typeof numberFields

/** Words and names that the form asks for, and their places in the request. */
export const wordFields = {
  clubType: 'clubType',
  handedness: 'golfer.handedness',
  gender: 'golfer.gender',
  miss: 'miss',
  missSize: 'swingMetrics.missSize',
  strikePattern: 'swingMetrics.strikePattern',
  wedgeHit: 'clubDetails.wedgeHit',
  model: 'currentEquipment.model',
} as const

/** Kinds of clubs of which a field is asked; the others are asked of every kind. */
export const clubsAsked = {
  totalDistance: driversNumbers,
  pwLoft: ['wedge'],
  wedgeHit: ['wedge'],
} as const satisfies Readonly<Record<string, readonly ClubType[]>>

/** Of a golfer, in inches: whole feet with up to eleven inches more. */
export const heightBounds: Bounds = {
  min: GolferInput.properties.heightFeet.minimum! * 12,
  max: GolferInput.properties.heightFeet.maximum! * 12 + GolferInput.properties.heightInches.maximum!,
}

/** Points of input quality: those of a request, which a fitting starts from, and the most that it can reach. */
export const quality = { of: pointsOf, max: inputPoints.max }

export { isIdle }
