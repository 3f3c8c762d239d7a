import { pictureUrl } from '../../pictures/index.ts'
import type { Grip, Shaft } from '../catalog.ts'
import { confidenceIn, shownSources } from '../checks/figure-sources.ts'
import type { Head } from '../head.ts'
import { pricesOf, purchasePriceOf } from '../price.ts'
import type { Popularity } from '../search/popularity.ts'
import type { CatalogGrip, CatalogShaft } from './answer-schema.ts'
import type { CatalogHead, HeadSummary } from './head-schema.ts'

/** What a view of the catalog needs beside the records. */
export interface ViewFacts {
  readonly popularity: Popularity
  /** Public address of the service, for pictures. */
  readonly baseUrl: string
}

/** A head in a list. */
export const headSummary = (head: Head, { popularity, baseUrl }: ViewFacts): HeadSummary => {
  const cost = purchasePriceOf(head)
  return {
    headId: head.headId,
    clubType: head.clubType,
    brand: head.brand,
    model: head.model,
    year: head.year,
    current: !head.discontinued,
    category: head.category,
    ...pricesOf(head),
    ...(head.clubType === 'iron' && cost !== null && { setPrice: cost }),
    currency: head.currency,
    pricePer: 'club',
    lofts: loftsOf(head),
    hands: head.hands,
    image: pictureUrl(baseUrl, head),
    recommendations30d: popularity.popularity(head.headId),
  }
}

/** An operator's own record may say only whether it is sold. */
const generationOf = ({ generation, discontinued }: Head) => generation ?? (discontinued ? 'previous' : 'current')

/** Lofts a head is made in, strongest first; an iron set's, club by club. */
export const loftsOf = (head: Head): number[] =>
  head.clubType === 'iron' ? Object.values(head.ironLofts).sort((a, b) => a - b) : head.lofts.map(({ loft }) => loft)

/** A head of the whole catalog: its design, build and stock shafts. */
export const catalogHead = (head: Head, facts: ViewFacts): CatalogHead => ({
  ...headSummary(head, facts),
  yearEnd: head.yearEnd,
  generation: generationOf(head),
  lastSeenAtMaker: head.lastSeenAtMaker ?? null,
  gender: head.gender,
  weightClass: head.weightClass,
  forgiveness: head.forgiveness,
  spin: head.spin,
  launch: head.launch,
  bias: head.bias,
  adjustable: head.adjustable,
  lengthIn: head.lengthIn,
  lieDeg: head.lieDeg,
  swingWeight: head.swingWeight,
  ...(head.headWeightGrams !== undefined && { headWeightGrams: head.headWeightGrams }),
  ...(head.weights !== undefined && { weights: head.weights }),
  ...(head.lengthInFor !== undefined && { lengthInFor: head.lengthInFor }),
  estimated: [...head.estimated],
  confidence: head.confidence,
  stockShafts: head.stockShafts.map((stock) => ({
    shaftId: stock.shaftId,
    model: stock.model,
    modelKnown: stock.modelKnown ?? true,
    material: stock.material,
    weightBand: stock.weightBand,
    launch: stock.launch,
    flexes: stock.flexes,
    upcharge: stock.upcharge,
  })),
})

/** A shaft with the sources of its figures. */
export const catalogShaft = ({ sourceNote: _, ...shaft }: Shaft): CatalogShaft => ({
  ...shaft,
  confidence: confidenceIn(shaft),
  sources: shownSources(shaft),
})

/** A grip with the sources of its figures. */
export const catalogGrip = ({ sourceNote: _, ...grip }: Grip): CatalogGrip => ({
  ...grip,
  confidence: confidenceIn(grip),
  sources: shownSources(grip),
})
