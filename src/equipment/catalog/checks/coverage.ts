import type { Flex } from '../../../golf/names/words.ts'
import type { HeadRecord } from '../head-records.ts'
import { flexOf } from '../names/shaft-name.ts'
import type { CatalogRecords } from '../read.ts'
import type { GripRecord, ShaftRecord } from '../schema.ts'
import { type Confidence, confidenceIn, confidenceLevels, knownFigures } from './figure-sources.ts'

/** How many are known, and of how many. */
export interface Known {
  readonly known: number
  readonly of: number
}

/** What the catalog knows about the heads that a maker offers now. */
export interface Coverage {
  readonly brand: string
  /** Heads with a launch price. */
  readonly price: Known
  /** Heads without an estimated loft. */
  readonly lofts: Known
  /** Heads with the maker's own length, of every loft; irons: of the 7-iron. */
  readonly length: Known
  readonly lie: Known
  readonly swingWeight: Known
  /** Heads whose hands are recorded, of every loft. */
  readonly hands: Known
  /** Flexes of stock shafts whose weight band is recorded. */
  readonly weightBand: Known
  /** Those whose weight in grams is. */
  readonly grams: Known
  /** Flexes of stock shafts whose model is known, by flex. */
  readonly namedShaft: Readonly<Record<ReportedFlex, Known>>
}

/** Flexes that stock shafts come in, softest first. */
export const reportedFlexes = ['Junior', 'Ladies', 'Senior', 'Regular', 'Stiff', 'Extra Stiff'] as const
type ReportedFlex = (typeof reportedFlexes)[number]

/** What the catalog knows about the shafts of a maker. */
interface ShaftCoverage {
  readonly brand: string
  readonly records: number
  /** Flexes with a weight. */
  readonly grams: Known
  /** Flexes with a torque. */
  readonly torque: Known
  /** Shafts sold on their own that have a price. */
  readonly price: Known
}

/** What the catalog knows about the grips of a maker. */
interface GripCoverage {
  readonly brand: string
  readonly records: number
  /** Sizes with a weight. */
  readonly grams: Known
  /** Sizes with an inner diameter. */
  readonly core: Known
  readonly price: Known
}

/** Coverage of shafts by maker, and of all at the end. */
export const shaftCoverageOf = ({ shafts }: CatalogRecords): ShaftCoverage[] =>
  byMakerAndAll(shafts).map(([brand, ofMaker]) => {
    const sold = ofMaker.filter(({ aftermarket }) => aftermarket)
    const flexes = ofMaker.flatMap((shaft) => shaft.flexes)
    return {
      brand,
      records: ofMaker.length,
      grams: knownIn(flexes, ({ weightGrams }) => weightGrams !== null),
      torque: knownIn(flexes, ({ torqueDeg }) => torqueDeg !== null),
      price: knownIn(sold, ({ aftermarketPrice }) => aftermarketPrice !== null),
    }
  })

/** Coverage of grips by maker, and of all at the end. */
export const gripCoverageOf = ({ grips }: CatalogRecords): GripCoverage[] =>
  byMakerAndAll(grips).map(([brand, ofMaker]) => {
    const sizes = ofMaker.flatMap(({ sizeDetail }) => sizeDetail)
    return {
      brand,
      records: ofMaker.length,
      grams: knownIn(sizes, ({ weightGrams }) => weightGrams !== null),
      core: knownIn(sizes, ({ core }) => core !== null),
      price: knownIn(ofMaker, ({ price }) => price !== null),
    }
  })

type AnyRecord = HeadRecord | ShaftRecord | GripRecord
type Counts = Readonly<Record<Confidence, number>>

const countsOf = (levels: readonly Confidence[]): Counts =>
  Object.fromEntries(
    confidenceLevels.map((level) => [level, levels.filter((one) => one === level).length]),
  ) as unknown as Counts

/** What is counted by its confidence. */
interface ConfidenceCount {
  readonly of: string
  readonly records: Counts
  /** Known figures of these records, by figure. */
  readonly figures: Readonly<Record<string, Counts>>
}

/** Records by the confidence in them, and their figures by their own: heads sold now, all heads, shafts and grips. */
export const confidenceCounts = ({ heads, shafts, grips }: CatalogRecords): ConfidenceCount[] => {
  const count = (of: string, records: readonly AnyRecord[]) => {
    const known = records.flatMap((record) => knownFigures(record).map((figure) => ({ record, figure })))
    const byFigure = Map.groupBy(known, ({ figure }) => figure)
    return {
      of,
      records: countsOf(records.map((record) => confidenceIn(record))),
      figures: Object.fromEntries(
        [...byFigure].map(([figure, found]) => [
          figure,
          countsOf(found.map(({ record }) => confidenceIn(record, [figure]))),
        ]),
      ),
    }
  }
  const sold = heads.filter(({ discontinued }) => !discontinued)
  return [count('heads sold now', sold), count('all heads', heads), count('shafts', shafts), count('grips', grips)]
}

const byMakerAndAll = <Row extends { readonly brand: string }>(rows: readonly Row[]): [string, readonly Row[]][] => [
  ...[...Map.groupBy(rows, ({ brand }) => brand)].sort(([a], [b]) => (a < b ? -1 : 1)),
  ['all', rows],
]

/** Coverage of the heads sold now, by maker in the order of the alphabet, and of all makers together at the end. */
export const coverageOf = (records: CatalogRecords): Coverage[] => {
  const current = records.heads.filter(({ discontinued }) => !discontinued)
  const gramsOf = gramsByShaft(records)
  return byMakerAndAll(current).map(([brand, heads]) => coverageOfHeads(brand, heads, gramsOf))
}

type GramsOf = (shaftId: string | null, flex: Flex) => number | null

const gramsByShaft = ({ shafts }: CatalogRecords): GramsOf => {
  const shaftById = new Map(shafts.map((shaft) => [shaft.shaftId, shaft]))
  return (shaftId, flex) => {
    const shaft = shaftById.get(shaftId ?? '')
    return (shaft && flexOf(shaft, flex)?.weightGrams) ?? null
  }
}

const coverageOfHeads = (brand: string, heads: readonly HeadRecord[], gramsOf: GramsOf): Coverage => {
  const offers = heads.flatMap(({ stockShafts }) =>
    stockShafts.flatMap((stock) => stock.flexes.map((flex) => ({ ...stock, flex }))),
  )
  return {
    brand,
    price: knownIn(heads, ({ price }) => price !== null),
    lofts: knownIn(heads, ({ loftsEstimated }) => !loftsEstimated),
    length: knownIn(heads, hasOwnLength),
    lie: knownIn(heads, ({ lieDeg }) => lieDeg !== null),
    swingWeight: knownIn(heads, ({ swingWeight }) => swingWeight !== null),
    hands: knownIn(heads, ({ hands }) => hands.length > 0),
    weightBand: knownIn(offers, ({ weightBand }) => weightBand !== ''),
    grams: knownIn(offers, ({ shaftId, flex }) => gramsOf(shaftId, flex) !== null),
    namedShaft: Object.fromEntries(
      reportedFlexes.map((flex) => [
        flex,
        knownIn(
          offers.filter((offer) => offer.flex === flex),
          ({ modelKnown }) => modelKnown !== false,
        ),
      ]),
    ) as Record<ReportedFlex, Known>,
  }
}

const hasOwnLength = ({ lengthIn, lofts }: HeadRecord): boolean =>
  lengthIn !== null || lofts?.every((loft) => loft.lengthIn !== null) === true

const knownIn = <Item>(items: readonly Item[], isKnown: (item: Item) => boolean): Known => ({
  known: items.filter(isKnown).length,
  of: items.length,
})
