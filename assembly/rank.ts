// Heads in the order of the answer: score descending, then the order of ties in which the image holds them.
import {
  CHOSEN_BONUS_CHOICES_MIN,
  CHOSEN_BONUS_ONE_IN,
  CHOSEN_BONUS_POINTS,
  PICK_SCORES_FIRST,
  PICK_SCORES_STEP,
} from './golf'
import { headsFrom } from './image'
import * as at from './layout'
import { SCORE_MAX } from './scores'

/** Beside the score: the golfer's own fitting picked this head. */
export const PICKED: i32 = 128
const LEFT_OUT: i32 = 255

/**
 * Score and order the heads of a club type; their order begins at `placed`.
 * @returns How many heads the answer has of this type.
 */
export function rankHeads(n: i32, context: usize, type: i32, placed: i32): i32 {
  const from = headsFrom(type)
  const to = headsFrom(type + 1)
  const block = context + at.TYPE_AT + <usize>type * at.TYPE_BYTES
  const scores = at.scoreColumn(context, n)
  scoreHeads(n, context, block, from, to)
  placePicks(n, context, block, from, to)

  const histogram = at.histogramAt(context, n)
  memory.fill(histogram, 0, 4 * (<usize>SCORE_MAX + 1))
  let count = 0
  for (let head = from; head < to; head++) {
    const score = <i32>load<u8>(scores + head)
    if (score === LEFT_OUT) continue
    const slot = histogram + ((<usize>(score & 127)) << 2)
    store<u32>(slot, load<u32>(slot) + 1)
    count++
  }
  let place = placed
  for (let score = SCORE_MAX; score >= 0; score--) {
    const slot = histogram + ((<usize>score) << 2)
    const heads = load<i32>(slot)
    store<i32>(slot, place)
    place += heads
  }
  const order = at.orderColumn(context, n)
  for (let head = from; head < to; head++) {
    const score = <i32>load<u8>(scores + head)
    if (score === LEFT_OUT) continue
    const slot = histogram + ((<usize>(score & 127)) << 2)
    const to = load<i32>(slot)
    store<u32>(order + ((<usize>to) << 2), head)
    store<i32>(slot, to + 1)
  }
  const limit = load<i32>(context + at.LIMIT)
  return limit > 0 ? min(limit, count) : count
}

function scoreHeads(n: i32, context: usize, block: usize, from: i32, to: i32): void {
  const scores = at.scoreColumn(context, n)
  const profileScores = at.profileScoreColumn(context, n)
  const picked = at.pickedColumn(context, n)
  const similar = load<u32>(block + at.TYPE_OF)
  const isChosen = <i32>load<u8>(block + at.TYPE_BASIS) === at.BASIS_CHOSEN
  const picks = <i32>load<u8>(block + at.TYPE_PICK_COUNT)
  // Heads that the fitting did not pick stay below its last pick.
  const scoreMax = picks > 0 ? pickScore(picks - 1) - 1 : SCORE_MAX
  const isLeftOut = load<u8>(block + at.TYPE_PICKS_ONLY) !== 0
  const hasChoice = load<u8>(context + at.HAS_CHOICE) !== 0
  const chosen = at.chosenColumn(context)
  for (let head = from; head < to; head++) {
    if (isLeftOut || (hasChoice && !load<u8>(chosen + head))) {
      store<u8>(scores + head, LEFT_OUT)
      continue
    }
    const profile = <usize>load<u16>(at.PROFILE_COLUMN + ((<usize>head) << 1))
    const entry = load<u32>(profileScores + (profile << 2))
    const bonus =
      isChosen && isOftenChosen(load<u32>(picked + ((<usize>head) << 2)), similar) ? <i32>CHOSEN_BONUS_POINTS : 0
    const score = min(<i32>(entry & 255) + bonus, min(<i32>((entry >> 8) & 255), scoreMax))
    store<u8>(scores + head, score)
  }
}

/** The golfer's own picks lead, in the order of the fitting. */
function placePicks(n: i32, context: usize, block: usize, from: i32, to: i32): void {
  const scores = at.scoreColumn(context, n)
  const chosen = at.chosenColumn(context)
  const hasChoice = load<u8>(context + at.HAS_CHOICE) !== 0
  const picks = <i32>load<u8>(block + at.TYPE_PICK_COUNT)
  for (let pick = 0; pick < picks; pick++) {
    const head = <i32>load<u32>(block + at.TYPE_PICKS + ((<usize>pick) << 2))
    if (head < from || head >= to || (hasChoice && !load<u8>(chosen + head))) continue
    store<u8>(scores + head, pickScore(pick) | PICKED)
  }
}

function pickScore(pick: i32): i32 {
  return <i32>PICK_SCORES_FIRST - <i32>PICK_SCORES_STEP * pick
}

/** At least a fifth of at least 20 choices of similar golfers. What was only recommended never counts. */
export function isOftenChosen(picked: u32, similar: u32): bool {
  return similar >= <u32>CHOSEN_BONUS_CHOICES_MIN && picked * <u32>CHOSEN_BONUS_ONE_IN >= similar
}
