import type { ClubType } from '../names/words.ts'
import { numberIn, textIn } from '../read-table.ts'
import { tableRows } from '../tables.ts'
import type { Knot } from '../units.ts'

/** Which curve of shaft weights is read: woods by driver-equivalent speed, hybrid and iron by their own. Wedges follow the irons. */
export type WeightCurve = Exclude<ClubType, 'wedge'>

/** Weights of a band of speeds, grams; the middle is that of its anchor speed, mph. */
interface WeightBand {
  readonly anchorMph: number
  readonly minGrams: number
  readonly midGrams: number
  readonly maxGrams: number
}

const bandsOf = (club: WeightCurve): readonly WeightBand[] =>
  tableRows('shaft-weight.csv')
    .filter((row) => textIn(row, 'club') === club)
    .map((row) => ({
      anchorMph: numberIn(row, 'anchor_speed_mph'),
      minGrams: numberIn(row, 'weight_min_g'),
      midGrams: numberIn(row, 'weight_mid_g'),
      maxGrams: numberIn(row, 'weight_max_g'),
    }))

/** Shaft weights from the slowest speeds on. @source db/rules/shaft-weight.csv @rule SHAFT-WEIGHT */
export const weightBands: Readonly<Record<WeightCurve, readonly WeightBand[]>> = {
  driver: bandsOf('driver'),
  fairway: bandsOf('fairway'),
  hybrid: bandsOf('hybrid'),
  iron: bandsOf('iron'),
}

const knotsOf = (bands: readonly WeightBand[]): readonly Knot[] =>
  bands.map(({ anchorMph, midGrams }) => [anchorMph, midGrams])

/** Middle weights by speed: linear between, constant outside, so that no golfer meets a jump at the border of a band. @rule SHAFT-WEIGHT */
export const weightBySpeed: Readonly<Record<WeightCurve, readonly Knot[]>> = {
  driver: knotsOf(weightBands.driver),
  fairway: knotsOf(weightBands.fairway),
  hybrid: knotsOf(weightBands.hybrid),
  iron: knotsOf(weightBands.iron),
}

/** Heaviest shaft that is fitted, grams: hardly any heavier one is made. @source db/rules/shaft-weight.csv @rule SHAFT-WEIGHT */
export const heaviestGrams: Readonly<Record<WeightCurve, number>> = {
  driver: weightBands.driver.at(-1)!.maxGrams,
  fairway: weightBands.fairway.at(-1)!.maxGrams,
  hybrid: weightBands.hybrid.at(-1)!.maxGrams,
  iron: weightBands.iron.at(-1)!.maxGrams,
}

/** A wedge shaft is this much heavier than the irons' in steel sand and lob wedges, grams. @source house @rule WDG-SHAFT */
export const steelWedgeExtraGrams = 5

/** Grams for woods and hybrids, and for irons. */
export interface GramsByClub {
  readonly woods: number
  readonly irons: number
}

/** Grams for a quick and for a smooth move. @source house; directions: Golfsmith Europe shaft guide @rule SHAFT-WEIGHT */
export const moveGrams = { quick: { woods: 5, irons: 8 }, smooth: { woods: -4, irons: -4 } } as const
/** Grams for a heavy golfer below an age, and for a light one, pounds and years. @source house @rule SHAFT-WEIGHT */
export const bodyGrams = {
  heavy: { fromPounds: 200, belowAge: 60, woods: 3, irons: 5 },
  light: { belowPounds: 130, woods: -4, irons: -8 },
} as const
/** Grams by age, years; linear between. @source house @rule SHAFT-WEIGHT */
export const ageGrams = {
  woods: [
    [58, 0],
    [60, -3],
    [68, -3],
    [70, -6],
  ],
  irons: [
    [58, 0],
    [60, -5],
    [68, -5],
    [70, -10],
  ],
} as const satisfies Record<string, readonly Knot[]>
/** Grams to calm a two-way miss or a moderate hook. @source house @rule SHAFT-WEIGHT */
export const calmingGrams = 4
/** Grams to steady strikes all over the face. @source house @rule SHAFT-WEIGHT */
export const steadyingGrams = 3
/** Grams for women, faded in between two driver-equivalent speeds, mph. @source house @rule SHAFT-WEIGHT */
export const womenGrams = { woods: -3, irons: -8, fromMph: 75, toMph: 85 } as const
/** How far all of that together may move a weight, grams. @source house @rule SHAFT-WEIGHT */
export const weightChange = { woods: { min: -8, max: 8 }, irons: { min: -20, max: 15 } } as const
/** The lightest adult shafts that are fitted, grams. @source makers' lines @rule SHAFT-WEIGHT */
export const shaftGramsMin = { woods: 38, irons: 46, womenIrons: 40 } as const
/** A golfer is not moved further than this from a known current shaft in one step, grams. @source house @rule SHAFT-WEIGHT */
export const presentShaftStepGrams: GramsByClub = { woods: 15, irons: 25 }

/** Steel is made from, and graphite to, this weight, grams. @source what makers sell by weight @rule IRON-MATERIAL */
export const madeGrams = { steelMin: 80, graphiteMax: 115 } as const
/** A fitted weight from here on is one of steel, grams. @source house @rule IRON-MATERIAL */
export const steelFromGrams = { men: 85, women: 95 } as const
/** This close to it the other material is named, grams. @source house: what one mph of a 7-iron moves the weight by @rule IRON-MATERIAL */
export const closeToSteelGrams = 6
/** From this age on graphite is kinder to the joints, years. @source house @rule IRON-MATERIAL */
export const graphiteFromAge = 65
/** Grams of a lighter shaft that was asked for, or that a sore or one-armed body asks for. @source house: half a weight band of woods, one of irons @rule IN-GOALS, SHAFT-WEIGHT */
export const lighterGrams = { woods: -5, irons: -10 } as const satisfies GramsByClub

/** Body mass of grown golfers over the square of their height, kg/m²: less is a figure in kilograms. @source WHO: severe thinness below 16; house @rule IN-PLAUSIBLE */
export const usualMass = { grownAge: 16, index: { min: 15, max: 45 } } as const
