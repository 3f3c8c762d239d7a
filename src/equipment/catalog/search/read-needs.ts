import { inLatin } from '../../../golf/names/club-name-tokens.ts'
import type { Message } from '../../../words/message.ts'
import { say, usd } from '../../../words/say.ts'
import { foldQuery, foldWords } from '../names/club-words.ts'
import { type Need, needsIn } from './needs.ts'
import type { ClubQuery } from './query-schema.ts'

/** A search in plain words, taken apart. */
export interface Wish {
  readonly needs: readonly Need[]
  /** US dollars. */
  readonly minPrice: number | undefined
  readonly maxPrice: number | undefined
  /** The other words; empty: there are none. */
  readonly rest: string
}

/** A figure that is no year. */
const money = String.raw`(?:[$€]\s*|(?!20[0-4]\d(?!\d)))(\d{2,}(?:[.,]\d+)*)(?:\s*(?:[$€]|usd|dollars?|dolares|euros?)(?![\p{L}\d]))?`
const priceSaid = (words: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${words})\s*${money}`, 'u')
const least = priceSaid('over|above|more than|at least|from|uber|mehr als|ab|mas de|desde|plus de|>')
const most = priceSaid(
  "under|below|(?:less|cheaper) than|at most|up to|max(?:imum|imal)?|unter|bis|hochstens|weniger als|menos de|hasta|bajo|moins de|sous|jusqu'a|<|(?=[$€])",
)

/** Needs and limits of price in what is searched for; null: it says none, and nothing that can be passed over. */
export const readWish = (written: string): Wish | null => {
  let text = inLatin(written)
  const priceIn = (said: RegExp): number | undefined => {
    const [all, digits] = said.exec(text) ?? []
    if (all === undefined) return undefined
    text = text.replace(all, ' ')
    return Number(digits!.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))
  }
  const [minPrice, maxPrice] = [priceIn(least), priceIn(most)]
  const { needs, rest } = needsIn(foldWords(text).join(' '))
  return rest === foldQuery(written).join(' ') ? null : { needs, minPrice, maxPrice, rest }
}

/** What was understood, in a sentence; null: only the other words were. */
export const wishSaid = ({ needs, minPrice, maxPrice }: Wish): Message | null => {
  const wishes = [
    ...new Set(needs.map(({ said }) => said)),
    ...(minPrice === undefined ? [] : [say('needs.from', { price: usd(minPrice) })]),
    ...(maxPrice === undefined ? [] : [say('needs.upTo', { price: usd(maxPrice) })]),
  ]
  return wishes.length === 0 ? null : say('search.readAs', { wishes })
}

/** A search with the limits of price that its words name too. */
export const withPrices = (query: ClubQuery, { minPrice, maxPrice }: Wish): ClubQuery => ({
  ...query,
  ...(minPrice !== undefined && { minPrice: Math.max(minPrice, query.minPrice ?? 0) }),
  ...(maxPrice !== undefined && { maxPrice: Math.min(maxPrice, query.maxPrice ?? Number.POSITIVE_INFINITY) }),
})
