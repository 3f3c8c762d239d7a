import {
  type Catalog,
  fitsHosel,
  flexName,
  flexOf,
  type Head,
  hoselBoreIn,
  type Shaft,
  shaftName,
  weightBasis,
} from '../equipment/catalog/index.ts'
import { nearestShaft, type ShaftRow, type SuggestedShaft } from './rules/stock-shaft.ts'

/** Every shaft that a head is sold with. */
export const stockRows = ({ stockShafts }: Head, catalog: Pick<Catalog, 'shaft'>): ShaftRow[] =>
  stockShafts.flatMap(({ shaftId, model, material, weightBand, launch, upcharge, modelKnown, flexes }) => {
    const record = shaftId === null ? undefined : catalog.shaft(shaftId)
    const shaft = { shaftId, model, material, weightBand, launch, upcharge, source: 'stock' } as const
    return flexes.map((flex) => {
      const entry = record && flexOf(record, flex)
      const weightGrams = entry?.weightGrams ?? null
      return {
        ...shaft,
        flex,
        flexName: flexName(entry ?? { flex }),
        weightGrams,
        weightBasis: weightBasis({ model, weightBand, weightGrams, flexes: record?.flexes ?? [] }),
        tipDiaIn: record?.tipDiaIn ?? null,
        modelKnown: modelKnown !== false,
      }
    })
  })

/** A shaft that is sold on its own. */
export const aftermarketRows = (record: Shaft): ShaftRow[] => {
  const { shaftId, material, weightBand, launch, aftermarketPrice: upcharge } = record
  const model = shaftName(record)
  const shaft = { shaftId, model, material, weightBand, launch, upcharge, source: 'aftermarket' } as const
  return record.flexes
    .filter(({ stockOnly }) => !stockOnly)
    .map(({ flex, name, weightGrams }) => ({
      ...shaft,
      flex,
      flexName: flexName({ flex, name }),
      weightGrams,
      weightBasis: weightBasis({ ...record, weightGrams }),
      tipDiaIn: record.tipDiaIn ?? null,
      modelKnown: true,
    }))
}

/**
 * The shaft that scores suggest with a head: the nearest to a step of those it is sold with.
 *
 * @param wished Preferred shafts: one of these is suggested when the head is sold with it, even in another flex, or
 *   when it is sold separately for such clubs.
 * @rule MATCH-SHAFT
 */
export const suggestShaft = (
  head: Head,
  step: number,
  catalog: Pick<Catalog, 'shaft'>,
  wished: readonly string[] = [],
): SuggestedShaft => {
  const stock = stockRows(head, catalog)
  const liked = stock.filter(({ shaftId }) => shaftId !== null && wished.includes(shaftId))
  if (liked.length > 0) return nearestShaft(liked, head.clubType, step)
  const boreIn = hoselBoreIn(head, catalog)
  const sold = wished.flatMap((shaftId) => {
    const shaft = catalog.shaft(shaftId)
    const isSold = shaft?.aftermarket && shaft.clubTypes.includes(head.clubType)
    return isSold && fitsHosel(boreIn, shaft.tipDiaIn) ? aftermarketRows(shaft) : []
  })
  return nearestShaft(sold.length > 0 ? sold : stock, head.clubType, step)
}
