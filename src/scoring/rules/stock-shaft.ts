import type { Catalog, Head, Shaft } from '../../features/catalog/index.ts'
import { type FlexBands, flexBands } from '../../golf/flexes.ts'
import { driverMphPerOwnMph } from '../../golf/speeds.ts'
import { weightBands } from '../../golf/weights.ts'
import { type AdultFlex, adultFlexes, type ClubType, type Flex, type LaunchProfile } from '../../golf/words.ts'

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
 * The stock shaft of a head that comes nearest to a step: first the flex, then the weight band, then one whose model is
 * known, then what it costs.
 *
 * @param wished Shafts that the golfer would like: one of these is taken when the head has it, even in another flex; or
 *   one that is sold on its own for such clubs.
 * @rule MATCH-SHAFT
 */
export const suggestShaft = (
  head: Head,
  step: number,
  catalog: Pick<Catalog, 'shaft'>,
  wished: readonly string[] = [],
): SuggestedShaft => {
  const stock = stockOptions(head, catalog)
  const liked = stock.filter(({ shaft }) => shaft.shaftId !== null && wished.includes(shaft.shaftId))
  if (liked.length > 0) return best(liked, head, step)
  const sold = wished.flatMap((shaftId) => aftermarketOptions(head, catalog.shaft(shaftId)))
  return best(sold.length > 0 ? sold : stock, head, step)
}

interface Option extends SuggestedShaft {
  readonly minGrams: number
  readonly maxGrams: number
  readonly upcharge: number
}

const stockOptions = (head: Head, catalog: Pick<Catalog, 'shaft'>): Option[] =>
  head.stockShafts.flatMap(({ shaftId, model, modelKnown, flexes, weightBand, launch, upcharge }) => {
    const record = shaftId === null ? undefined : catalog.shaft(shaftId)
    const shaft = { shaftId, model, source: 'stock', modelKnown: modelKnown !== false } as const
    return flexes.map((flex) => ({
      flex,
      weightBand,
      launch,
      shaft,
      ...weightOf(weightBand, record?.flexes.find((entry) => entry.flex === flex)?.weightGrams ?? null),
      upcharge,
    }))
  })

const aftermarketOptions = (head: Head, record: Shaft | undefined): Option[] => {
  if (record === undefined || !record.aftermarket || !record.clubTypes.includes(head.clubType)) return []
  const { shaftId, model, weightBand, launch, aftermarketPrice } = record
  const shaft = { shaftId, model, source: 'aftermarket', modelKnown: true } as const
  return record.flexes
    .filter(({ stockOnly }) => !stockOnly)
    .map(({ flex, weightGrams }) => ({
      flex,
      weightBand,
      launch,
      shaft,
      ...weightOf(weightBand, weightGrams),
      upcharge: aftermarketPrice ?? Number.POSITIVE_INFINITY,
    }))
}

/** The known weight, or the ten-gram band where it is not recorded. */
const weightOf = (weightBand: string, grams: number | null) => {
  const from = Number.parseInt(weightBand, 10)
  return { minGrams: grams ?? from, maxGrams: grams ?? from + 9 }
}

const best = (options: readonly Option[], head: Head, step: number): SuggestedShaft => {
  const { flex, band } = buildSteps[step]!
  const { minGrams, maxGrams } = weightBands[head.clubType === 'wedge' ? 'iron' : head.clubType][band]!
  const rank = (option: Option) => [
    Math.abs(flexPlace(option.flex) - flexPlace(flex)),
    Math.max(minGrams - option.maxGrams, option.minGrams - maxGrams, 0),
    option.shaft.modelKnown ? 0 : 1,
    option.upcharge,
  ]
  const ranked = options.map((option) => ({ option, rank: rank(option) }))
  const first = ranked.reduce((best, one) => (comesBefore(one, best) ? one : best))
  const { weightBand, launch, shaft } = first.option
  return { flex: first.option.flex, weightBand, launch, shaft }
}

interface Ranked {
  readonly option: Option
  readonly rank: readonly number[]
}

const comesBefore = (a: Ranked, b: Ranked): boolean => {
  const differs = a.rank.findIndex((value, index) => value !== b.rank[index])
  if (differs >= 0) return a.rank[differs]! < b.rank[differs]!
  return nameOf(a.option) < nameOf(b.option)
}
const nameOf = ({ shaft, weightBand, flex }: Option): string => `${shaft.model} ${weightBand} ${flex}`

/** Junior shafts are a step softer than Ladies. */
const flexPlace = (flex: Flex): number => (flex === 'Junior' ? -1 : adultFlexes.indexOf(flex))

/** Men's bands of each club type; fairway woods are fitted by driver speed. */
const mensBands: Readonly<Record<ClubType, FlexBands>> = {
  driver: flexBands('men', 'driver'),
  fairway: flexBands('men', 'driver'),
  hybrid: flexBands('men', 'hybrid'),
  iron: flexBands('men', '7-iron'),
  wedge: flexBands('men', 'wedge'),
}
