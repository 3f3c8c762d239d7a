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

const figure = String.raw`([$€]?)\s*(\d+(?:[.,]\d+)*)(?:\s*([$€]|usd|dollars?|dolares|euros?)(?![\p{L}\d]))?`
const priceSaid = (words: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${words})\s*${figure}(?!\d)`, 'u')
/** A figure of something else: an age, a speed, a weight, a loft. */
const otherFigure =
  /^\s*(?:years?|yrs?|yo|jahren?|anos|ans|mph|km|kmh|g|gr|grams?|gramm|gramos|grammes|deg\w*|grad|grados|degres?|°|handicap|hcp|yards?|yds?|m|meters?|cm|in|inch\w*)(?![\p{L}\d])/u
/** Less without a currency is a handicap or an age, US dollars. @source house: under the price of any listed club */
const priceMin = 40
const isYear = (amount: number): boolean => amount >= 2000 && amount < 2050
const least = priceSaid('over|above|more than|at least|from|uber|mehr als|ab|mas de|desde|plus de|>')
const most = priceSaid(
  "under|below|(?:less|cheaper) than|at most|up to|max(?:imum|imal)?|unter|bis|hochstens|weniger als|menos de|hasta|bajo|moins de|sous|jusqu'a|<|(?=[$€])",
)

/** Needs and limits of price in what is searched for; null: it says none, and nothing that can be passed over. */
export const readWish = (written: string): Wish | null => {
  let text = inLatin(written)
  const priceIn = (said: RegExp, isPrice: (amount: number) => boolean): number | undefined => {
    const found = said.exec(text)
    if (found === null) return undefined
    const [all, before, digits, behind] = found
    const amount = Number(digits!.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))
    const rest = text.slice(found.index + all.length)
    const isMoney = before !== '' || behind !== undefined || (isPrice(amount) && !otherFigure.test(rest))
    if (!isMoney && /^\s*max/.test(all)) return undefined // Of a name: Qi10 Max 7-wood.
    // The figure of something else stays, without its word.
    text = `${text.slice(0, found.index)} ${isMoney ? '' : digits} ${rest}`
    return isMoney && Number.isFinite(amount) ? amount : undefined
  }
  const [minPrice, maxPrice] = [
    priceIn(least, (amount) => amount >= priceMin && !isYear(amount)),
    priceIn(most, (amount) => amount >= priceMin),
  ]
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
