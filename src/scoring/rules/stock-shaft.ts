import type { StockShaft, WeightBasis } from '../../equipment/catalog/index.ts'
import { type FlexBands, flexBands } from '../../golf/clubs/flexes.ts'
import { printedBandGrams } from '../../golf/clubs/matching.ts'
import { weightBands } from '../../golf/clubs/weights.ts'
import { type AdultFlex, type ClubType, type Flex, flexes, type LaunchProfile } from '../../golf/names/words.ts'
import { driverMphPerOwnMph } from '../../golf/speeds.ts'
import { compareText } from '../../platform/values.ts'

/** One flex of a shaft, stock or aftermarket. */
export interface ShaftRow extends Pick<StockShaft, 'shaftId' | 'model' | 'material' | 'weightBand' | 'launch'> {
  readonly flex: Flex
  /** The maker's own name of the flex. */
  readonly flexName: string
  /** Null where only the band is recorded. */
  readonly weightGrams: number | null
  readonly weightBasis: WeightBasis
  /** Inches; null: not known. */
  readonly tipDiaIn: number | null
  /** US dollars; null where the price of an aftermarket shaft is not known. */
  readonly upcharge: number | null
  readonly modelKnown: boolean
  readonly source: 'stock' | 'aftermarket'
}

/** A shaft as scores suggest it: what the golfer orders with the head. */
export interface SuggestedShaft {
  readonly flex: Flex
  readonly weightBand: string
  readonly launch: LaunchProfile
  readonly shaft: {
    readonly shaftId: string | null
    readonly model: string
    readonly source: 'stock' | 'aftermarket'
    readonly modelKnown: boolean
  }
}

/**
 * The seven builds that speed alone leads to, softest first: a flex with the weight band of the same speeds. The
 * slowest band is there twice, because men's lines call its faster half Senior.
 * @rule SHAFT-FLEX
 */
export const buildSteps = [
  { flex: 'Ladies', band: 0 },
  { flex: 'Senior', band: 0 },
  { flex: 'Senior', band: 1 },
  { flex: 'Regular', band: 2 },
  { flex: 'Stiff', band: 3 },
  { flex: 'Stiff+', band: 4 },
  { flex: 'Extra Stiff', band: 5 },
] as const satisfies readonly { flex: AdultFlex; band: number }[]

/** Step of the golfer's speed, on the men's rows, as a place in `buildSteps`. */
export const buildStepAt = (clubType: ClubType, driverSpeedMph: number): number => {
  const { fromMph, seniorLabelFloorMph } = mensBands[clubType]
  const ownMph = driverSpeedMph / driverMphPerOwnMph[clubType]
  const band = fromMph.findLastIndex((from) => ownMph >= from) + 1
  return band === 0 && ownMph < seniorLabelFloorMph! ? 0 : band + 1
}

/** Step of a flex that was fitted. */
export const buildStepOf = (flex: Flex): number => {
  const soft = flex === 'Junior' ? 'Ladies' : flex
  return buildSteps.findLastIndex((step) => step.flex === soft)
}

/**
 * Of these the nearest to a step: first in flex, then in weight, then one whose model is known, then what it costs.
 * @rule MATCH-SHAFT
 */
export const nearestShaft = (rows: readonly ShaftRow[], clubType: ClubType, step: number): SuggestedShaft => {
  const { flex, band } = buildSteps[step]!
  const { minGrams, maxGrams } = weightBands[clubType === 'wedge' ? 'iron' : clubType][band]!
  const flexStepsOf = (row: ShaftRow) => Math.abs(flexes.indexOf(row.flex) - flexes.indexOf(flex))
  const gramsOutsideOf = ({ weightGrams, weightBand }: ShaftRow) => {
    const from = weightGrams ?? Number.parseInt(weightBand, 10)
    const to = weightGrams ?? from + printedBandGrams - 1 // 60-69g
    return Math.max(minGrams - to, from - maxGrams, 0)
  }
  const order = (a: ShaftRow, b: ShaftRow) =>
    flexStepsOf(a) - flexStepsOf(b) ||
    gramsOutsideOf(a) - gramsOutsideOf(b) ||
    Number(b.modelKnown) - Number(a.modelKnown) ||
    upchargeOf(a) - upchargeOf(b) ||
    compareText(nameOf(a), nameOf(b))
  const nearest = rows.reduce((best, row) => (order(row, best) < 0 ? row : best))
  const { shaftId, model, source, modelKnown, weightBand, launch } = nearest
  return { flex: nearest.flex, weightBand, launch, shaft: { shaftId, model, source, modelKnown } }
}

/** An unknown price comes last. (Not Infinity: two of them would differ by NaN.) */
const upchargeOf = ({ upcharge }: ShaftRow): number => upcharge ?? Number.MAX_VALUE
const nameOf = ({ model, weightBand, flex }: ShaftRow): string => `${model} ${weightBand} ${flex}`

/** Men's bands of each club type; fairway woods are fitted by driver speed. */
const mensBands: Readonly<Record<ClubType, FlexBands>> = {
  driver: flexBands('men', 'driver'),
  fairway: flexBands('men', 'driver'),
  hybrid: flexBands('men', 'hybrid'),
  iron: flexBands('men', '7-iron'),
  wedge: flexBands('men', 'wedge'),
}
