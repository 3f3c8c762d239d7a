import type { Catalog, Grip } from '../../catalog/index.ts'
import type { Verdict } from '../../scoring/index.ts'
import { type Build, buildClub } from './build.ts'
import { type Candidate, pickHeads, rankCandidates } from './candidate.ts'
import { rankGrips } from './grip.ts'
import { bestStockShaft, compareShafts, rankAftermarketShafts, type ShaftFit } from './shaft.ts'
import type { WantedBuild } from './wanted.ts'
import { compromisesOf, reasonsOf, sharedCompromises } from './words.ts'

/** One recommended club. */
export interface Pick {
  readonly rank: number
  readonly headId: string
  readonly brand: string
  readonly model: string
  readonly year: number
  readonly category: string
  /** US dollars; irons per club; null where not known. */
  readonly price: number | null
  readonly currency: 'USD'
  /** 0 to 98; null for wedges, which are not scored. */
  readonly score: number | null
  readonly verdict: Verdict | null
  readonly reasons: readonly string[]
  readonly compromises: readonly string[]
  readonly build: Build
  /** Parts of the build that are not the maker's own figures. */
  readonly estimated: readonly string[]
  readonly confidence: 'high' | 'medium'
}

/** What the catalog has for a fitting. */
export interface Matched {
  readonly picks: readonly Pick[]
  /** Head ids, the picks first, then best first. */
  readonly heads: readonly string[]
  /** Shaft ids, those of the picks first, then best first. */
  readonly shafts: readonly string[]
  readonly grips: readonly string[]
  readonly matchingCriteria: Readonly<Record<string, string | number | null>>
  /** What no pick could give. */
  readonly compromises: readonly string[]
}

const picksMax = 3
const headsMax = 12
const shaftsMax = 12
/** A head that misses the fitting by a category more than the last pick is not recommended. */
const extraMisfitMax = 1
const gripsMax = 5

/**
 * The catalog's answer to a fitting: three clubs that can be ordered as fitted, with what each cannot give in words.
 *
 * Only current heads made for the golfer's hand in the chosen loft, and for the golfer's group. The wanted head category
 * comes first, ordered by score, then its neighbours. A pure function of its arguments: the order of the catalog's
 * records never shows.
 * @rule MATCH-HEAD
 */
export const match = (wanted: WantedBuild, catalog: Catalog): Matched => {
  const aftermarket = rankAftermarketShafts(wanted, catalog)
  const ranked = rankCandidates(wanted, catalog, aftermarket[0])
  const picked = pickHeads(ranked, picksMax)
  const grips = rankGrips(wanted, catalog).slice(0, gripsMax)
  const picks = picked.map((candidate, index) => pickOf(wanted, candidate, index + 1, grips[0]))
  const misfitMax = (picked.at(-1)?.misfit ?? 0) + extraMisfitMax
  const others = ranked.filter((one) => !picked.includes(one) && one.misfit <= misfitMax)
  const heads = [...picked, ...others].slice(0, headsMax)
  return {
    picks,
    heads: heads.map(({ head }) => head.headId),
    shafts: shaftIds(wanted, catalog, picked, heads, aftermarket),
    grips: grips.map(({ gripId }) => gripId),
    matchingCriteria: criteriaOf(wanted),
    compromises: sharedCompromises(picks),
  }
}

const pickOf = (wanted: WantedBuild, candidate: Candidate, rank: number, grip: Grip | undefined): Pick => {
  const { head, score, loft } = candidate
  const { build, compromises } = buildClub(wanted, candidate, grip)
  return {
    rank,
    headId: head.headId,
    brand: head.brand,
    model: head.model,
    year: head.year,
    category: head.category,
    price: head.price,
    currency: head.currency,
    score: score?.score ?? null,
    verdict: score?.verdict ?? null,
    reasons: reasonsOf(wanted, candidate),
    compromises: [...compromisesOf(wanted, candidate), ...compromises],
    build,
    estimated: [
      ...(head.estimated.includes('lofts') ? ['loft'] : []),
      ...(build.lengthEstimated ? ['length'] : []),
      ...(loft.estimated.includes('lieDeg') ? ['lie'] : []),
      ...(build.shaft.modelKnown ? [] : ['shaft model']),
      ...(build.shaft.weightGrams === null ? ['shaft weight'] : []),
    ],
    confidence: head.confidence,
  }
}

const shaftIds = (
  wanted: WantedBuild,
  catalog: Catalog,
  picked: readonly Candidate[],
  heads: readonly Candidate[],
  aftermarket: readonly ShaftFit[],
): string[] => {
  const stock = heads.map(({ head }) => bestStockShaft(wanted, head, catalog))
  const ranked = [...stock, ...aftermarket.slice(0, shaftsMax)].sort(compareShafts)
  const ids = [...picked.map(({ shaft }) => shaft.shaftId), ...ranked.map(({ shaftId }) => shaftId)]
  return [...new Set(ids.filter((id) => id !== null))].slice(0, shaftsMax)
}

/** The interface's words for the two kinds of wedge; every other category is the catalog's own word. */
const wedgeCategoryWords: Readonly<Record<string, string>> = { blade: 'Blade', cavity_back: 'Cavity back' }

const criteriaOf = (wanted: WantedBuild): Matched['matchingCriteria'] => ({
  headCategory: wanted.clubType === 'wedge' ? (wedgeCategoryWords[wanted.headProfile] ?? null) : wanted.headProfile,
  hand: wanted.hand,
  group: wanted.group,
  loft: wanted.loftDeg,
  ...(wanted.designation === undefined ? {} : { designation: wanted.designation }),
  ...(wanted.bounceDeg === undefined ? {} : { bounce: wanted.bounceDeg }),
  shaftFlex: wanted.flex,
  shaftWeight: wanted.shaftWeightGrams,
  ...(wanted.material === undefined ? {} : { shaftMaterial: wanted.material }),
  launchProfile: wanted.launchProfile,
  ...(wanted.weightSetting === undefined ? {} : { weightSetting: wanted.weightSetting }),
  gripSize: wanted.gripSize,
})
