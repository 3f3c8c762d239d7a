import { numberIn, textIn } from './read-table.ts'
import { tableRows } from './tables.ts'
import type { Knot } from './units.ts'
import type { ClubType } from './words.ts'

/** Which curve of shaft weights is read: woods by driver-equivalent speed, hybrid and iron by their own. Wedges follow the irons. */
export type WeightCurve = Exclude<ClubType, 'wedge'>

/** Weights of a band of speeds, grams; the middle is that of its anchor speed, mph. */
export interface WeightBand {
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

/** A wedge shaft is this much heavier than the irons' in steel sand and lob wedges, grams. @source house @rule WDG-SHAFT */
export const steelWedgeExtraGrams = 5
