import type { Flex } from '../../golf/names/words.ts'
import { type CatalogRecords, lastPriceOf } from '../catalog/index.ts'

type Head = CatalogRecords['heads'][number]
type Shaft = CatalogRecords['shafts'][number]

/** How often fittings picked a head, in a flex or in all. */
export type PicksOf = (headId: string, flex?: Flex) => number

/** A record of which something is not known. */
export interface ToLookUp {
  readonly file: 'heads' | 'shafts'
  readonly id: string
  readonly name: string
  /** Picks of the head by fittings; a shaft: of the heads and flexes that it comes with. */
  readonly picks: number
  /** Names of its figures as facts call them. */
  readonly missing: readonly string[]
}

/** What is not known of clubs that are sold, those first that fittings pick most, then those with most gaps. */
export const worklistOf = (records: CatalogRecords, picksOf: PicksOf): ToLookUp[] => {
  const sold = records.heads.filter(({ discontinued }) => !discontinued)
  const shaftPicks = picksByShaft(sold, picksOf)
  const heads = sold.map((head) => ({
    file: 'heads' as const,
    id: head.headId,
    name: `${head.brand} ${head.model}`,
    picks: picksOf(head.headId),
    missing: missingOfHead(head),
  }))
  const shafts = records.shafts.flatMap((shaft) => {
    const picks = shaftPicks.get(shaft.shaftId)
    const name = `${shaft.brand} ${shaft.model}`
    if (picks === undefined && !shaft.aftermarket) return []
    return [{ file: 'shafts' as const, id: shaft.shaftId, name, picks: picks ?? 0, missing: missingOfShaft(shaft) }]
  })
  return [...heads, ...shafts]
    .filter(({ missing }) => missing.length > 0)
    .sort((a, b) => b.picks - a.picks || b.missing.length - a.missing.length || (a.id < b.id ? -1 : 1))
}

const picksByShaft = (heads: readonly Head[], picksOf: PicksOf): Map<string, number> => {
  const picks = new Map<string, number>()
  for (const { headId, stockShafts } of heads)
    for (const { shaftId, flexes } of stockShafts)
      if (shaftId !== null)
        picks.set(
          shaftId,
          flexes.reduce((sum, flex) => sum + picksOf(headId, flex), picks.get(shaftId) ?? 0),
        )
  return picks
}

const missingOfHead = (head: Head): string[] => {
  const { clubType, lofts, stockShafts } = head
  return [
    ...(head.price === null ? ['price'] : []),
    ...(head.loftsEstimated ? [clubType === 'iron' ? 'ironLofts' : 'lofts'] : []),
    ...lengthsMissing(head),
    ...(head.lieDeg === null ? ['lieDeg'] : []),
    ...(head.swingWeight === null ? ['swingWeight'] : []),
    ...(clubType === 'driver' && head.volumeCc === null ? ['volumeCc'] : []),
    ...(clubType === 'wedge' && head.options.some(({ bounce }) => bounce === null) ? ['options'] : []),
    ...(lofts?.length === 0 ? ['lofts'] : []),
    ...(stockShafts.some(({ modelKnown }) => modelKnown === false) ? ['stockShafts'] : []),
  ]
}

const lengthsMissing = ({ clubType, lofts, lengthIn }: Head): string[] => {
  if (lengthIn !== null && (clubType === 'driver' || clubType === 'iron' || clubType === 'wedge')) return []
  if (lofts === null || lofts.every((loft) => loft.lengthIn === null)) return lengthIn === null ? ['lengthIn'] : []
  return lofts.filter((loft) => loft.lengthIn === null).map(({ loft }) => `lofts[${loft}].lengthIn`)
}

const missingOfShaft = ({ flexes, aftermarket, aftermarketPrice }: Shaft): string[] => [
  ...flexes.flatMap(({ flex, name = flex, weightGrams, torqueDeg }) => [
    ...(weightGrams === null ? [`flexes[${name}].weightGrams`] : []),
    ...(torqueDeg === null ? [`flexes[${name}].torqueDeg`] : []),
  ]),
  ...(aftermarket && aftermarketPrice === null ? ['aftermarketPrice'] : []),
]

/** A price of a head that is sold, and when it was seen. */
export interface StalePrice {
  readonly id: string
  readonly price: number
  /** Date or year, as far as it is known. */
  readonly seen: string
}

/** Prices age: after so many months they are looked up again. */
const staleMonths = 12

/** Prices of heads sold now that were last seen longer ago than a year, the oldest first. */
export const stalePrices = ({ heads }: CatalogRecords, today: Date): StalePrice[] => {
  const limit = new Date(today)
  limit.setUTCMonth(limit.getUTCMonth() - staleMonths)
  const oldest = limit.toISOString().slice(0, 10)
  return heads
    .flatMap((head) => {
      const price = lastPriceOf(head)
      return head.discontinued || price === null ? [] : [{ id: head.headId, price, seen: priceSeen(head) }]
    })
    .filter(({ seen }) => `${seen}-12-31`.slice(0, 10) < oldest)
    .sort((a, b) => (a.seen < b.seen ? -1 : a.seen > b.seen ? 1 : a.id < b.id ? -1 : 1))
}

const priceSeen = ({ sources, year, priceDate, priceNowDate }: Head): string => {
  const ofPrice = sources.filter(({ fields }) => fields?.some((field) => field === 'price' || field === 'priceNow'))
  const dates = [priceDate, priceNowDate, ...ofPrice.map(({ date }) => date)]
  return (
    dates
      .filter((date) => typeof date === 'string')
      .sort()
      .at(-1) ?? String(year)
  )
}
