/// <reference path="../../assembly/types.d.ts" />
import * as at from '../../assembly/layout.ts'
import { type ClubType, clubTypes, golferGroups } from '../golf/names/words.ts'
import { atOnce, type Steps } from '../platform/work/steps.ts'
import type { RuleId } from '../ruleset/index.ts'
import { contextView, type FittedClub, type ScoringContext } from './context.ts'
import { evidenceBases } from './evidence.ts'
import type { EvidenceRows } from './evidence-rows.ts'
import { type Image, placeOf } from './image.ts'
import { loftStep } from './loft.ts'
import { type OwnBuilds, ownBuildsOf } from './own-builds.ts'
import type { Need } from './rules/need.ts'
import { criterionNames, criterionWeights } from './rules/score.ts'
import { forgivenessGround, forgivenessGrounds } from './rules/short-words.ts'
import { loftOf, stepOf } from './wanted-build.ts'

/** A context as the core reads it. Equal packs of one image are equal answers. */
export interface PackedContext {
  /** The answer up to its count. */
  readonly opening: string
  readonly block: Uint8Array
  /** Picks of similar golfers by head; one array for all contexts of such golfers, so that it is written once. */
  readonly picked: Uint32Array
  /** 1 for each wanted head; null: every head. */
  readonly chosen: Uint8Array | null
  readonly ownBuilds: OwnBuilds | null
}

/** Pack a context for an image. @param isAlone Whether it is a whole answer, or one of several. */
export const packContext = (
  context: ScoringContext,
  image: Image,
  evidence: EvidenceRows,
  isAlone: boolean,
): PackedContext => atOnce(packingContext(context, image, evidence, isAlone))

/** The same in steps: preferred shafts are looked for in every head. */
export function* packingContext(
  context: ScoringContext,
  image: Image,
  evidence: EvidenceRows,
  isAlone: boolean,
): Steps<PackedContext> {
  // All steps come first, since others write their contexts into the same block between them.
  const ownBuilds = yield* ownBuildsOf(context, image)
  const { need, hand, headIds, limit } = context
  const { golfer } = need
  writeGolfer(need)
  words[at.LIMIT >> 2] = limit ?? 0
  block[at.GROUND] = forgivenessGrounds.indexOf(forgivenessGround(need))
  block[at.HAND] = hand === null ? 0 : hand === 'right' ? 1 : 2
  block[at.READER] = context.reader
  block[at.HAS_CHOICE] = headIds === null ? 0 : 1
  block[at.IS_ONE_RANKING] = context.isOneRanking ? 1 : 0

  const row = evidence.rowFor(golfer)
  for (const [type, clubType] of clubTypes.entries()) {
    const from = at.TYPE_AT + type * at.TYPE_BYTES
    const fitted = context.fittings[clubType]
    const loftDeg = loftOf(context, clubType)
    block[from + at.TYPE_WANTED] = context.clubTypes.includes(clubType) ? 1 : 0
    block[from + at.TYPE_PICKS_ONLY] = isMatchedOnly(context, clubType) ? 1 : 0
    block[from + at.TYPE_BUILD_STEP] = stepOf(context, clubType)
    block[from + at.TYPE_LOFT_STEP] = loftDeg === null ? noLoftStep : loftStep(loftDeg)
    block[from + at.TYPE_BASIS] = evidenceBases.indexOf(row.basis[type]!)
    words[(from + at.TYPE_OF) >> 2] = row.of[type]!
    const picks = fitted === undefined ? [] : picksOf(fitted, clubType, image)
    block[from + at.TYPE_PICK_COUNT] = picks.length
    for (const [place, head] of picks.entries()) words[((from + at.TYPE_PICKS) >> 2) + place] = head
  }
  block[at.HAS_OWN_BUILDS] = ownBuilds === null ? 0 : 1
  const opening = JSON.stringify({
    ...(isAlone && { success: true }),
    imageRevision: image.revision,
    context: contextView(context),
    rules: scoringRules,
  })
  return {
    opening: `${opening.slice(0, -1)},"count":`,
    block: block.slice(),
    picked: row.picked,
    chosen: headIds === null ? null : chosenOf(headIds, image),
    ownBuilds,
  }
}

/** Rules behind the scores, and the builds to start from. */
export const scoringRules: readonly RuleId[] = ['SCORE-HEAD', 'SCORE-PICK', 'MATCH-LOFT', 'MATCH-SHAFT']

/** A context that says no more than who the golfer is. */
export const golferBlock = (need: Need): Uint8Array => {
  writeGolfer(need)
  return block.slice()
}

// Contexts are written here and copied: making views for each one costs more than writing it. Little-endian, as every
// machine that this runs on.
const block = new Uint8Array(at.CONTEXT_BYTES)
const words = new Uint32Array(block.buffer)
const floats = new Float64Array(block.buffer)

/** Begin a context with its golfer. */
const writeGolfer = (need: Need): void => {
  const { golfer } = need
  block.fill(0)
  floats[at.GOLFER_SPEED >> 3] = golfer.speedMph
  floats[at.GOLFER_HANDICAP >> 3] = golfer.handicap ?? Number.NaN
  floats[at.NEED_FORGIVENESS >> 3] = 10 * need.forgiveness
  floats[at.NEED_LAUNCH >> 3] = need.launch
  floats[at.NEED_LOW_SPIN >> 3] = need.lowSpin
  floats[at.NEED_DRAW >> 3] = need.draw
  block[at.GROUP] = golferGroups.indexOf(golfer.group ?? 'men')
  const weights = criterionWeights(need)
  for (let place = 0; place < criterionNames.length; place++)
    floats[(at.WEIGHTS >> 3) + place] = weights[criterionNames[place]!]
}

/** Wedges of a wedge fitting are shown as it matched them, without scores. */
const isMatchedOnly = ({ fittings }: ScoringContext, clubType: ClubType): boolean =>
  clubType === 'wedge' && fittings.wedge !== undefined

const noLoftStep = 255
/** Picks that this catalog still has, as places of heads with the scores that the fitting gave them. */
const picksOf = ({ heads, builds }: FittedClub, clubType: ClubType, image: Image): number[] =>
  heads.flatMap((headId) => {
    const place = placeOf(image, headId)
    if (place === undefined || image.heads[place]!.clubType !== clubType) return []
    const score = builds.find((build) => build.headId === headId)?.score ?? null
    return [place + (score === null ? 0 : score + 1) * pickScoreUnit]
  })

/** The score of a pick lies above the place of its head. */
const pickScoreUnit = 1 << 24

const chosenOf = (headIds: readonly string[], image: Image): Uint8Array => {
  const chosen = new Uint8Array(image.heads.length)
  for (const headId of headIds) {
    const place = placeOf(image, headId)
    if (place !== undefined) chosen[place] = 1
  }
  return chosen
}
