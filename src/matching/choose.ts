import {
  equalScorePoints,
  equalWedgeEffort,
  extraMisfitMax,
  incompletePoints,
  listedMax,
  picksMax,
} from '../golf/clubs/matching.ts'
import { flexes } from '../golf/names/words.ts'
import { byKeys, firstOf, type Key, onceEach } from '../platform/order.ts'
import type { Candidate } from '../scoring/index.ts'
import type { WantedBuild } from './wanted.ts'

/** What is picked, in the order in which it was chosen, and what else could serve, best first. */
interface Chosen {
  readonly picks: readonly Candidate[]
  readonly others: readonly Candidate[]
}

/** What the choice asks beside the candidates. */
interface Asked {
  /** What a build costs in all; infinite: not known. Asked for golfers who want it cheaper. */
  totalOf(candidate: Candidate): number
  /** Names of the makers, in their order. */
  readonly makers: readonly string[]
}

/** Choose the picks one by one among those as good as the best that is left, and list what misses hardly more. @rule MATCH-HEAD */
export function choose(wanted: WantedBuild, candidates: readonly Candidate[], asked: Asked): Chosen {
  const isWedge = wanted.clubType === 'wedge'
  // Each pick takes one away: as many are listed as are left of these, and the best that is left is always among them.
  const listed = firstOf(candidates, byKeys(isWedge ? wedgeKeys : scoredKeys), listedMax)
  const next = isWedge ? nextWedge : nextHead
  const known = { ...asked, totalOf: onceEach(asked.totalOf) }
  const picks: Candidate[] = []
  while (picks.length < Math.min(picksMax, candidates.length)) {
    const best = listed.find((one) => !picks.includes(one))!
    picks.push(next(wanted, best, candidates, picks, known))
  }
  const misfitMax = Math.max(...picks.map(({ misfit }) => misfit)) + extraMisfitMax
  return {
    picks: isWedge ? picks.toSorted(byKeys([misfitOf, gradeLost])) : picks,
    others: listed.filter((one) => one.misfit <= misfitMax && !picks.includes(one)).slice(0, listedMax - picks.length),
  }
}

const misfitOf: Key<Candidate> = ({ misfit }) => misfit
const gradeLost: Key<Candidate> = ({ grade }) => -grade
const pointsLost: Key<Candidate> = ({ grade, isComplete }) => (isComplete ? 0 : incompletePoints) - grade
const isPartial: Key<Candidate> = ({ isWhole }) => (isWhole ? 0 : 1)
const isIncomplete: Key<Candidate> = ({ isComplete }) => (isComplete ? 0 : 1)
const isAbsent: Key<Candidate> = ({ isStocked }) => (isStocked ? 0 : 1)
const effortOf: Key<Candidate> = ({ effort }) => effort
const fewerChose: Key<Candidate> = ({ chosen }) => -chosen

const scoredKeys = [misfitOf, isPartial, pointsLost, effortOf]
const wedgeKeys = [misfitOf, gradeLost, isPartial, effortOf]

/** Among those as good as the best: what is in stock, what can be ordered as told, the cheapest where that is wanted, another maker's, then the least effort. */
function nextHead(
  wanted: WantedBuild,
  best: Candidate,
  candidates: readonly Candidate[],
  picks: readonly Candidate[],
  { totalOf }: Asked,
): Candidate {
  const isAsGood = (one: Candidate) =>
    one.misfit === best.misfit &&
    one.isWhole === best.isWhole &&
    pointsLost(one) <= pointsLost(best) + equalScorePoints &&
    !picks.includes(one)
  const isRepeat: Key<Candidate> = (one) => (isRepeated(one, picks) ? 1 : 0)
  const keys = [isAbsent, isIncomplete, ...cheaperFirst(wanted, totalOf), isRepeat, effortOf, ...scoredKeys]
  return firstOf(candidates.filter(isAsGood), byKeys(keys), 1)[0]!
}

/**
 * The best of another maker that misses hardly more than the best that is left, or that one; among those as good as it what
 * is in stock, what can be ordered as told, the cheapest where that is wanted, what comes whole, what more golfers like this
 * one chose, then the makers in turn.
 */
function nextWedge(
  wanted: WantedBuild,
  best: Candidate,
  candidates: readonly Candidate[],
  picks: readonly Candidate[],
  { totalOf, makers }: Asked,
): Candidate {
  const others = candidates.filter((one) => one.misfit <= best.misfit + extraMisfitMax && !isRepeated(one, picks))
  const [lead] = firstOf(others, byKeys(wedgeKeys), 1)
  if (lead === undefined) return best
  const isAsGood = (one: Candidate) =>
    one.misfit === lead.misfit && one.grade === lead.grade && one.effort <= lead.effort + equalWedgeEffort
  const turn = onceEach((brand: string) => turnOf(wanted, makers.indexOf(brand)))
  const ofMaker: Key<Candidate> = ({ head }) => turn(head.brand)
  const keys = [isAbsent, isIncomplete, ...cheaperFirst(wanted, totalOf), isPartial, fewerChose, ofMaker, ...wedgeKeys]
  return firstOf(others.filter(isAsGood), byKeys(keys), 1)[0]!
}

const cheaperFirst = ({ isCheaperWanted }: WantedBuild, totalOf: Key<Candidate>): Key<Candidate>[] =>
  isCheaperWanted === true ? [totalOf] : []

const isRepeated = ({ head }: Candidate, picks: readonly Candidate[]): boolean =>
  picks.some((pick) => pick.head.brand === head.brand)

/**
 * Place of a maker among equals: another order for golfers of other lofts, flexes and handicaps, so that none leads by its
 * name or price; the same for one golfer whatever is measured again.
 */
function turnOf({ loftDeg, flex, need }: WantedBuild, maker: number): number {
  const { handicap } = need.golfer
  return [4 * loftDeg, flexes.indexOf(flex), handicap === undefined ? 255 : 16 + handicap, maker].reduce(
    (turn, value) => {
      const product = Math.imul(turn ^ Math.floor(value), 2_246_822_519)
      return (product ^ (product >>> 15)) >>> 0
    },
    2_166_136_261,
  )
}

/** A pick as it is ranked. */
interface Scored {
  /** Null for wedges, which stay as they were chosen. */
  readonly score: number | null
  readonly total: { readonly price: number | null }
}

/** Picks best first, those of one score as they were chosen; for who asks for cheaper the lowest total of those within two points of the best. @rule SCORE-PICK, IN-GOALS */
export function ranked<Pick extends Scored>(picks: readonly Pick[], isCheaperWanted = false): Pick[] {
  const most = Math.max(...picks.map(({ score }) => score ?? 0))
  const isNear = ({ score }: Pick) => isCheaperWanted && score !== null && score >= most - equalScorePoints
  const behind: Key<Pick> = (pick) => (isNear(pick) ? 0 : most - (pick.score ?? most))
  const total: Key<Pick> = (pick) => (isNear(pick) ? (pick.total.price ?? Number.POSITIVE_INFINITY) : 0)
  return picks.toSorted(byKeys([behind, total, ({ score }) => -(score ?? 0)]))
}
