import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { mapYielding, yieldToEventLoop } from '../../platform/work/yield.ts'
import { kmPerMile, milesBetween, type Point } from './geo/index.ts'
import { type FitterRecord, type Service, services } from './record.ts'

/** Filter of the fitters of a directory. */
interface Wanted {
  readonly radiusMiles: number
  /** All of them must be listed. */
  readonly services: readonly Service[]
  /** In capitals or not; null: any. */
  readonly brand: string | null
  readonly limit: number
}

/** A fitter that was found. */
export interface Hit {
  readonly fitter: FitterRecord
  /** Great-circle miles from the origin. */
  readonly miles: number
}

/** All fitters, ready to be searched. Nothing in it changes. */
export interface Directory {
  readonly revision: string
  readonly size: number
  /** Brands that any fitter lists. */
  readonly brands: readonly string[]
  /** Partners within the radius, then all others within it, each nearest first. */
  find(origin: Point, wanted: Wanted): Hit[]
}

/**
 * A brand that so few fitters list is searched by looking at each of them (0.1 ms). In the index nearly everybody within
 * the radius would have to be passed over first (2 ms for 500 miles, bench/micro/fitters.ts).
 */
const fewMax = 1_000

/** Index a directory. A search among 100,000 fitters takes less than 0.1 ms as a rule (bench/micro/fitters.ts). */
export const buildDirectory = async (fitters: readonly FitterRecord[], revision: string): Promise<Directory> => {
  const brands = await numberBrands(fitters)
  const offered = Uint8Array.from(await mapYielding(fitters, (fitter) => bitsOf(fitter.services)))
  // Partners have an index of their own: among many others they would have to be looked for in the whole radius.
  const partners = await indexOf(fitters, true)
  const others = await indexOf(fitters, false)
  const inOrder = (rows: readonly number[], origin: Point): Hit[] =>
    rows.map((row) => ({ fitter: fitters[row]!, miles: milesBetween(origin, fitters[row]!) }))

  const find = (origin: Point, { radiusMiles, services, brand, limit }: Wanted): Hit[] => {
    const bits = bitsOf(services)
    const lists = (row: number) => (offered[row]! & bits) === bits
    if (brand === null) return inOrder(partnersFirst(origin, radiusMiles, limit, lists), origin)
    const known = brands.byName.get(brand.toLowerCase())
    if (known === undefined) return []
    if (known.rows.length <= fewMax)
      return inOrder(known.rows.filter(lists), origin)
        .filter(({ miles }) => miles <= radiusMiles)
        .sort((a, b) => Number(b.fitter.partner) - Number(a.fitter.partner) || a.miles - b.miles)
        .slice(0, limit)
    const isWanted = (row: number) => lists(row) && brands.ofRow[row]!.includes(known.number)
    return inOrder(partnersFirst(origin, radiusMiles, limit, isWanted), origin)
  }
  const partnersFirst: Search = (origin, radiusMiles, limit, isWanted) => {
    const rows = partners(origin, radiusMiles, limit, isWanted)
    return rows.length < limit ? [...rows, ...others(origin, radiusMiles, limit - rows.length, isWanted)] : rows
  }
  return { revision, size: fitters.length, brands: [...brands.byName.values()].map(({ name }) => name), find }
}

const bitsOf = (listed: readonly Service[]): number => {
  let bits = 0
  for (const service of listed) bits |= 1 << services.indexOf(service)
  return bits
}

type Search = (origin: Point, radiusMiles: number, limit: number, isWanted: (row: number) => boolean) => number[]

/** How many are indexed at once, within 10 ms, during which no request is served. */
const indexedAtOnce = 20_000

/** A search among the partners, or among the others. */
const indexOf = async (fitters: readonly FitterRecord[], partner: boolean): Promise<Search> => {
  const rows: number[] = []
  await mapYielding(fitters, (fitter, row) => fitter.partner === partner && rows.push(row))
  const searches: Search[] = []
  for (let from = 0; from < rows.length; from += indexedAtOnce)
    searches.push(await indexRows(fitters, rows.slice(from, from + indexedAtOnce)))
  if (searches.length === 1) return searches[0]!
  return (origin, radiusMiles, limit, isWanted) =>
    searches
      .flatMap((search) => search(origin, radiusMiles, limit, isWanted))
      .map((row) => ({ row, miles: milesBetween(origin, fitters[row]!) }))
      .sort((a, b) => a.miles - b.miles)
      .slice(0, limit)
      .map(({ row }) => row)
}

const indexRows = async (fitters: readonly FitterRecord[], rows: readonly number[]): Promise<Search> => {
  const index = new KDBush(rows.length)
  await mapYielding(rows, (row) => index.add(fitters[row]!.lng, fitters[row]!.lat))
  await yieldToEventLoop()
  index.finish()
  await yieldToEventLoop()
  return (origin, radiusMiles, limit, isWanted) =>
    around(index, origin.lng, origin.lat, limit, radiusMiles * kmPerMile, (place) => isWanted(rows[place]!)).map(
      (place) => rows[place]!,
    )
}

interface Brand {
  readonly number: number
  /** As it was first written. */
  readonly name: string
  /** Who fits it. */
  readonly rows: number[]
}

/** Brands by their names in small letters, and the numbers of those that each fitter lists. */
const numberBrands = async (fitters: readonly FitterRecord[]) => {
  const byName = new Map<string, Brand>()
  const ofRow = await mapYielding(fitters, ({ brands }, row) =>
    brands.map((name) => {
      const brand = byName.get(name.toLowerCase()) ?? { number: byName.size, name, rows: [] }
      byName.set(name.toLowerCase(), brand)
      brand.rows.push(row)
      return brand.number
    }),
  )
  return { byName, ofRow }
}
