import { articleInStock, isInStock } from '../equipment/inventory/index.ts'
import { picksMax } from '../golf/clubs/matching.ts'
import { type LoadedImage, loftRowsOf } from '../scoring/index.ts'
import type { Message } from '../words/message.ts'
import { say } from '../words/say.ts'
import type { WantedBuild } from './wanted.ts'

/** By place among the lofts of the image: 1 where the shop has it for the golfer's hand. Null where that does not count. */
export const stockedLofts = ({ stock, hand: golfers }: WantedBuild, image: LoadedImage['image']): Uint8Array | null => {
  if (stock === undefined) return null
  const stocked = new Uint8Array(image.loftEnds.at(-1) ?? 0)
  for (const { headId, hand = golfers, loft } of stock.articles.filter(isInStock)) {
    const rows = loftRowsOf(image, headId)
    if (rows === null || hand !== golfers) continue // a later catalog may lack this club
    for (const [i, made] of rows.lofts.entries())
      if (loft === undefined || loft === made.loft) stocked[rows.from + i] = 1
  }
  return stocked
}

/** Says that a pick is there, and as which article; null where that does not count or is not so. */
export const stockReason = ({ stock, hand }: WantedBuild, headId: string, loft: number): Message | null => {
  const sku = stock === undefined ? null : articleInStock(stock.articles, { headId, hand, loft })
  return sku === null ? null : say('stock.inStock', { sku })
}

/** What picking from stock has cost, or that nothing fits in stock. */
export const stockNotes = ({ stock, hand }: WantedBuild, picks: readonly Picked[]): Message[] => {
  if (stock === undefined) return []
  if (stock.mode === 'prefer') {
    const isAny = picks.some(
      ({ headId, build }) => articleInStock(stock.articles, { headId, hand, loft: build.loft }) !== null,
    )
    return isAny ? [] : [say('stock.noneOfPicks')]
  }
  if (picks.length === 0) return [say(stock.articles.length === 0 ? 'stock.noList' : 'stock.nothingFits')]
  return picks.length < picksMax ? [say('stock.noOther')] : []
}

interface Picked {
  readonly headId: string
  readonly build: { readonly loft: number }
}
