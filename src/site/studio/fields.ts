import { GripSizeRequest } from '../../equipment/grips/index.ts'
import { BagClubInput, PlanRequest } from '../../features/bag/index.ts'
import { ClubDetails, type FittingRequest, fit, GolferInput, loftBounds, SwingMetrics } from '../../fitting/index.ts'
import { handicapIndexMax } from '../../golf/handicap.ts'
import { inputPoints, inputWorth } from '../../golf/input-worth.ts'
import type { Measure } from '../../golf/quantity.ts'
import { type ClubType, clubTypes } from '../../golf/words.ts'

/** Smallest and largest value that a fitting takes, in the units of the request. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** A number that the form asks for. */
export interface NumberField {
  /** Where it goes in the request: `swingMetrics.ballSpeed`. */
  readonly path: string
  /** Null: a number without a unit. */
  readonly measure: Measure | null
  readonly bounds: Bounds | Readonly<Record<ClubType, Bounds>>
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
  handLengthIn: {
    path: 'hand.handLengthIn',
    measure: 'inches',
    bounds: boundsOf(GripSizeRequest.properties.handLengthIn),
  },
} as const satisfies Record<string, NumberField>
/** Name of a field for a number. */
export type NumberName = keyof typeof numberFields

/** Of a golfer, in inches: whole feet with up to eleven inches more. */
export const heightBounds: Bounds = {
  min: GolferInput.properties.heightFeet.minimum! * 12,
  max: GolferInput.properties.heightFeet.maximum! * 12 + GolferInput.properties.heightInches.maximum!,
}

/** Points that an answer adds to the input quality of a fitting; undefined for what adds none. */
export const worthOf = (name: string): number | undefined =>
  ({ ...inputWorth, height: inputWorth.heightFeet })[name as keyof typeof inputWorth]
/** Points of input quality that every fitting starts from, and the most that it can reach. */
export const quality = { start: inputPoints.start, max: inputPoints.max }

/** How many fields are marked as those that tell most. */
const markedFields = 3

/** Clubs for which a field is among those that move a fitting most when nothing optional is known. */
export const tellsMostFor = (name: string): ClubType[] => {
  const asked = name === 'height' ? 'heightFeet' : name
  mostTelling ??= tellingMost()
  return clubTypes.filter((clubType) => mostTelling![clubType].includes(asked))
}

/** Found by fitting, when a page first asks: a start waits for no fitting. */
let mostTelling: Readonly<Record<ClubType, readonly string[]>> | undefined

const tellingMost = () =>
  Object.fromEntries(
    clubTypes.map((clubType) => {
      const request: FittingRequest = {
        clubType,
        golfer: { handedness: 'right' },
        swingMetrics: { swingSpeed: 80, missPattern: 'fade', missSize: 'moderate' },
      }
      const missing = fit(request).quality.missing.map(({ field }) => field.split('.').at(-1)!)
      return [clubType, missing.slice(0, markedFields)]
    }),
  ) as Record<ClubType, string[]>
