import {
  type Catalog,
  type Confidence,
  type Grip,
  type Prices,
  pricesOf,
  type TotalPrice,
} from '../equipment/catalog/index.ts'
import { isCoreUnmeasured } from '../equipment/grips/index.ts'
import type { ShopPrice } from '../equipment/inventory/index.ts'
import type { Candidate, Choice, Found, Verdict } from '../scoring/index.ts'
import type { Message, Said } from '../words/message.ts'
import { grams, say } from '../words/say.ts'
import { type Build, buildClub, pricedPartsOf, rankGrips } from './build.ts'
import { choose, ranked } from './choose.ts'
import { costOf } from './cost.ts'
import { filterNote } from './filter-words.ts'
import { makerNote, makersOf } from './makers.ts'
import type { Offer } from './pick-filter.ts'
import { pickPoints, verdictAt } from './pick-score.ts'
import { stockNotes } from './stock.ts'
import type { WantedBuild } from './wanted.ts'
import { compromisesOf, reasonsOf, sharedCompromises } from './words.ts'

/** One recommended club. */
interface Pick extends Prices {
  readonly rank: number
  readonly headId: string
  readonly brand: string
  readonly model: string
  readonly year: number
  readonly category: string
  readonly currency: 'USD'
  /** What the account's own price list says. */
  readonly shopPrice?: ShopPrice
  /** Head and shaft, the whole set. */
  readonly total: TotalPrice
  /** 0 to 98; null for wedges, which are not scored. */
  readonly score: number | null
  readonly verdict: Verdict | null
  readonly reasons: readonly Said[]
  readonly compromises: readonly Said[]
  readonly build: Build
  /** Parts of the build that are not the maker's own figures. */
  readonly estimated: readonly string[]
  readonly confidence: Confidence
}

/** What was matched on. */
interface MatchingCriteria {
  readonly headCategory: string | null
  readonly hand: WantedBuild['hand']
  readonly group: WantedBuild['group']
  readonly loft: number
  readonly designation?: NonNullable<WantedBuild['designation']>
  readonly bounce?: number
  readonly shaftFlex: WantedBuild['flex']
  readonly shaftWeight: number
  readonly shaftMaterial?: NonNullable<WantedBuild['material']>
  readonly launchProfile: WantedBuild['launchProfile']
  readonly weightSetting?: NonNullable<WantedBuild['weightSetting']>
  readonly gripSize: WantedBuild['gripSize']
}

/** What the catalog has for a fitting. */
export interface Matched {
  readonly picks: readonly Pick[]
  /** Head ids, the picks first, then best first. */
  readonly heads: readonly string[]
  /** Shaft ids, those of the picks first, then best first. */
  readonly shafts: readonly string[]
  readonly grips: readonly string[]
  readonly matchingCriteria: MatchingCriteria
  /** What no pick could give. */
  readonly compromises: readonly Said[]
}

const gripsMax = 5

/**
 * Choose among what was found, and put it into words.
 * @param offers What the golfer's limits were applied to; null: there are none.
 */
export const describeMatch = (
  wanted: WantedBuild,
  catalog: Catalog,
  found: Found,
  offers: readonly Offer[] | null,
): Matched => {
  const grips = rankGrips(wanted, catalog).slice(0, gripsMax)
  const pickFor = (candidate: Candidate) => pickOf(wanted, found.choiceOf(candidate), grips[0], catalog)
  const totalOf = (candidate: Candidate) => {
    const parts = pricedPartsOf(wanted, found.choiceOf(candidate))
    return costOf(wanted, candidate.head, parts).total.price ?? Number.POSITIVE_INFINITY
  }
  const chosen = choose(wanted, found.candidates, { totalOf, makers: makersOf(catalog) })
  const inOrder = withPriceCounted(ranked(chosen.picks.map(pickFor), wanted.isCheaperWanted))
  const picks = withCoreToldOnce(inOrder.map((pick, index) => ({ rank: index + 1, ...pick })))
  const limit = filterNote(wanted, offers, catalog)
  const heads = [
    ...picks.map(({ headId }) => chosen.picks.find(({ head }) => head.headId === headId)!),
    ...chosen.others,
  ]
  const shafts = found.shaftsFor(heads, picks.length).map(({ shaftId }) => shaftId)
  return {
    picks,
    heads: heads.map(({ head }) => head.headId),
    shafts,
    grips: grips.map(({ gripId }) => gripId),
    matchingCriteria: criteriaOf(wanted),
    compromises: [
      ...(limit === null ? [] : [limit]), // pages show the first where nothing is picked
      ...sharedCompromises(picks),
      ...(shafts.length === 0 ? [noShaft(wanted)] : []),
      ...makerNote(wanted, catalog, picks[0]?.brand),
      ...(limit === null || (wanted.stock?.mode === 'prefer' && picks.length > 0) ? stockNotes(wanted, picks) : []),
    ],
  }
}

const noShaft = ({ flex, shaftWeightGrams }: WantedBuild): Message =>
  say('picks.noShaft', { flex, weight: grams(shaftWeightGrams) })

/** That the butt of the shaft is to be measured, at the first pick that needs it: each pick after it says so by a core of null. @rule GRIP-CORE */
const withCoreToldOnce = (picks: readonly Pick[]): Pick[] => {
  const first = picks.find(({ build }) => isCoreUnmeasured(build.grip.coreNote))
  return picks.map((pick) => {
    if (pick === first || !isCoreUnmeasured(pick.build.grip.coreNote)) return pick
    const { coreNote: _, ...grip } = pick.build.grip
    return { ...pick, build: { ...pick.build, grip } }
  })
}

/** For who asks for cheaper none scores more than one before it, which costs less or has a known price: its own costs it the rest. @rule SCORE-PICK */
const withPriceCounted = (picks: readonly Omit<Pick, 'rank'>[]): readonly Omit<Pick, 'rank'>[] => {
  let most = Number.POSITIVE_INFINITY
  return picks.map((pick) => {
    if (pick.score === null || pick.score <= most) {
      most = pick.score ?? most
      return pick
    }
    return { ...pick, score: most, verdict: verdictAt(most) }
  })
}

const pickOf = (wanted: WantedBuild, choice: Choice, grip: Grip | undefined, catalog: Catalog): Omit<Pick, 'rank'> => {
  const { head, score, loft } = choice
  const { build, missed, ...built } = buildClub(wanted, choice, grip, catalog)
  const compromises = [...compromisesOf(wanted, choice), ...built.compromises]
  const points = score && pickPoints(wanted, choice, score.points, { missed, compromises: compromises.length })
  return {
    headId: head.headId,
    brand: head.brand,
    model: head.model,
    year: head.year,
    category: head.category,
    ...pricesOf(head),
    currency: 'USD',
    ...costOf(wanted, head, build),
    score: points,
    verdict: points === null ? null : verdictAt(points),
    reasons: reasonsOf(wanted, choice),
    compromises,
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

/** The interface's words for the two kinds of wedge; every other category is the catalog's own word. */
const wedgeCategoryWords: Readonly<Record<string, string>> = { blade: 'Blade', cavity_back: 'Cavity back' }

const criteriaOf = (wanted: WantedBuild): MatchingCriteria => ({
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
