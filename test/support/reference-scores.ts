import type { Catalog, Head } from '../../src/features/catalog/index.ts'
import { type ClubType, clubTypes, hands } from '../../src/golf/words.ts'
import { contextView, type ScoringContext } from '../../src/scoring/context.ts'
import { type ScoringEvidence, similarityQuestion } from '../../src/scoring/evidence.ts'
import { type HeadAttributes, headAttributes } from '../../src/scoring/rules/attributes.ts'
import type { Need } from '../../src/scoring/rules/need.ts'
import { drawbacksOf, reasonsOf } from '../../src/scoring/rules/reasons.ts'
import { type Score, scoreHead, type Verdict, verdictOf } from '../../src/scoring/rules/score.ts'
import {
  aboveWords,
  belowWords,
  drawbackWords,
  forgivenessGround,
  forgivenessWords,
  opinionOf,
  pickedReason,
  reasonWords,
  speedWords,
} from '../../src/scoring/rules/short-words.ts'
import { stockLoftDeg } from '../../src/scoring/rules/stock-loft.ts'
import { buildStepAt, buildStepOf, suggestShaft } from '../../src/scoring/rules/stock-shaft.ts'

/**
 * The scores answer in plain objects: slow and obvious, from the rules alone. The core must write the same bytes as
 * `JSON.stringify` of this.
 */
export const referenceScores = (
  context: ScoringContext,
  catalog: Catalog,
  evidence: ScoringEvidence,
  imageRevision: string,
) => {
  const clubs = clubTypes
    .filter((clubType) => context.clubTypes.includes(clubType))
    .flatMap((clubType) => clubsOf(clubType, context, catalog, evidence))
  return { success: true, imageRevision, context: contextView(context), count: clubs.length, clubs }
}

const clubsOf = (clubType: ClubType, context: ScoringContext, catalog: Catalog, evidence: ScoringEvidence) => {
  const isMatchedOnly = clubType === 'wedge' && context.fittings.wedge !== undefined
  const picks = (context.fittings[clubType]?.heads ?? []).filter((id) => catalog.head(id)?.clubType === clubType)
  const entries = catalog.heads
    .filter((head) => head.clubType === clubType)
    .filter(({ headId }) => context.headIds === null || context.headIds.includes(headId))
    .filter(({ headId }) => !isMatchedOnly || picks.includes(headId))
    .map((head) => ({ head, ...ratedHead(head, context, evidence, picks) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.head.forgiveness - a.head.forgiveness ||
        (a.head.price ?? Number.MAX_VALUE) - (b.head.price ?? Number.MAX_VALUE) ||
        (a.head.headId < b.head.headId ? -1 : 1),
    )
    .slice(0, context.limit ?? undefined)
  return entries.map(({ head, score, cap, isPicked, frequency }) =>
    clubView({ head, context, catalog, score: isMatchedOnly ? null : score, cap, isPicked, frequency }),
  )
}

const ratedHead = (head: Head, { need }: ScoringContext, evidence: ScoringEvidence, picks: readonly string[]) => {
  const similar = evidence.similar(head.clubType, similarityQuestion(need.golfer))
  const frequency = { picked: similar.picked(head.headId), of: similar.of, basis: similar.basis }
  const { score, cap } = scoreHead(need, headAttributes(head), 1, frequency)
  const pick = picks.indexOf(head.headId)
  if (pick >= 0) return { score: 97 - 3 * pick, cap, isPicked: true, frequency }
  const scoreMax = picks.length === 0 ? 98 : 97 - 3 * (picks.length - 1) - 1
  return { score: Math.min(score, scoreMax), cap, isPicked: false, frequency }
}

interface Rated {
  readonly head: Head
  readonly context: ScoringContext
  readonly catalog: Catalog
  readonly score: number | null
  readonly cap: Score['cap']
  readonly isPicked: boolean
  readonly frequency: { readonly picked: number; readonly of: number; readonly basis: string }
}

const clubView = ({ head, context, catalog, score, cap, isPicked, frequency }: Rated) => {
  const { headId, clubType, brand, model, year, discontinued, price } = head
  const attributes = headAttributes(head)
  const verdict: Verdict | null = score === null ? null : verdictOf(score)
  const { picked, of, basis } = frequency
  return {
    headId,
    clubType,
    brand,
    model,
    year,
    current: !discontinued,
    price,
    score,
    verdict,
    opinion: opinionOf(verdict, clubType, attributes.category),
    reasons: shortReasons(context.need, attributes, isPicked),
    drawbacks: shortDrawbacks(context.need, attributes, cap),
    evidence: { picked, of, share: of === 0 ? 0 : Math.round((1000 * picked) / of) / 1000, basis },
    build: buildOf(head, context, catalog),
    hands: hands.filter((hand) => head.hands.includes(hand)),
    available: context.hand === null || head.hands.includes(context.hand),
  }
}

/** A head shows at most three reasons, the most telling ones. */
const shortReasons = (need: Need, head: HeadAttributes, isPicked: boolean): string[] =>
  [
    ...(isPicked ? [pickedReason] : []),
    ...reasonsOf(need, head).map((reason) => {
      if (reason === 'forgiveness') return forgivenessWords(head.forgiveness, forgivenessGround(need))
      return reason === 'speed' ? speedWords(head.speedMph!) : reasonWords[reason]
    }),
  ].slice(0, 3)

/** At most two drawbacks. */
const shortDrawbacks = (need: Need, head: HeadAttributes, cap: Score['cap']): string[] =>
  drawbacksOf(need, head, cap)
    .map((drawback) => {
      if (drawback === 'below its speeds') return belowWords(head.speedMph!)
      return drawback === 'above its speeds' ? aboveWords(head.speedMph!) : drawbackWords[drawback]
    })
    .slice(0, 2)

const buildOf = (head: Head, { fittings, need, shafts }: ScoringContext, catalog: Catalog) => {
  const fitted = fittings[head.clubType]
  const own = fitted?.builds.findLast(({ headId }) => headId === head.headId)
  const stockLoft = stockLoftDeg(head.clubType, need.golfer)
  if (own !== undefined) {
    const liked = own.shaftId === null ? [] : [own.shaftId]
    const shaft = suggestShaft(head, buildStepOf(own.flex), catalog, liked)
    return { ...shaft, loft: stockLoft === null ? null : own.loftDeg }
  }
  const step = fitted === undefined ? buildStepAt(head.clubType, need.golfer.speedMph) : buildStepOf(fitted.flex)
  return {
    ...suggestShaft(head, step, catalog, shafts),
    loft: stockLoft === null ? null : nearestLoft(head, fitted?.loftDeg ?? stockLoft),
  }
}

/** Lofts are looked up by half degrees from 8 to 28. */
const nearestLoft = (head: Head, wantedDeg: number): number => {
  const wanted = Math.min(28, Math.max(8, Math.round(wantedDeg * 2) / 2))
  const lofts = (head.lofts ?? []).map(({ loft }) => loft)
  const missBy = (loft: number) => Math.abs(loft - wanted)
  const least = Math.min(...lofts.map(missBy))
  return Math.max(...lofts.filter((loft) => missBy(loft) === least))
}
