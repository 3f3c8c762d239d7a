import { printedBandGrams } from '../../../golf/clubs/matching.ts'
import type { ShaftRecord } from '../schema.ts'

/** What a weight rests on, the best first. */
export const weightBases = ['published', 'band', 'name', 'estimate'] as const
/**
 * What the weight of a shaft rests on. `published`: its grams; `band`: the grams of its other flexes, which lie in one
 * ten-gram band; `name`: a number in its name, which may be off by ten grams; `estimate`: not even that.
 */
export type WeightBasis = (typeof weightBases)[number]

/** What is known of a shaft's weight. */
interface Weighed extends Pick<ShaftRecord, 'model' | 'weightBand'> {
  readonly weightGrams: number | null
  /** Those of the record; empty: there is no record. */
  readonly flexes: ShaftRecord['flexes']
}

/** What the weight of a flex rests on. */
export const weightBasis = ({ model, weightBand, weightGrams, flexes }: Weighed): WeightBasis => {
  if (weightGrams !== null) return 'published'
  if (flexes.some((flex) => flex.weightGrams !== null)) return 'band'
  const from = Number.parseInt(weightBand, 10)
  const isNamed = (model.match(/\d+/g) ?? [])
    .map(Number)
    .some((number) => number * 10 === from || (number >= from && number < from + printedBandGrams))
  return isNamed ? 'name' : 'estimate'
}
