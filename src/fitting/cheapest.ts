import type { Note } from './engine/spec.ts'
import { asksFor } from './engine/wishes.ts'
import type { FittingRequest } from './schema.ts'

interface Priced {
  readonly brand: string
  readonly model: string
  readonly price: number | null
  readonly priceDate: string | null
  readonly priceNow?: number
  readonly priceNowDate?: string
}

/** What a club costs by the latest price that was seen. */
const latestPrice = ({ price, priceNow }: Priced): number => priceNow ?? price ?? Number.MAX_VALUE

/** A price with what kind of price it is. */
const priceWords = ({ price, priceDate, priceNow, priceNowDate }: Priced): string =>
  priceNow === undefined ? `$${price} at launch (${priceDate})` : `$${priceNow} as seen on ${priceNowDate}`

/** The cheapest of the picks, for a golfer who asked for it. @rule IN-GOALS */
export const cheapestNote = (request: FittingRequest, picks: readonly Priced[]): Note[] => {
  if (!asksFor(request, 'cheaper')) return []
  const [cheapest] = picks.filter(({ price }) => price !== null).sort((a, b) => latestPrice(a) - latestPrice(b))
  const text =
    cheapest === undefined
      ? 'Cheaper was asked for, and no pick has a known price: ask the shop for last year’s model of the same build.'
      : `Cheaper was asked for: of the picks with a known price the ${cheapest.brand} ${cheapest.model} costs least: ${priceWords(cheapest)}.`
  return [{ rule: 'IN-GOALS', text }]
}
