// Heads in the order of the answer: those that are sold now first, score descending, then the order of ties in which the
// image holds them. The score that is shown is whole; behind it heads are told apart by eighths of a point.
import { CHOSEN_BONUS_CHOICES_MIN, CHOSEN_BONUS_ONE_IN, CHOSEN_BONUS_POINTS } from './golf'
import { currentTo, headsFrom } from './image'
import * as at from './layout'
import { SCORE_MAX } from './scores'

/** Beside the score: the golfer's own fitting picked this head. */
export const PICKED: i32 = 1024
const LEFT_OUT: i32 = 65535
const EIGHTHS: i32 = 8
/** Scores in eighths of a point: up to 100 and the bonus, so that heads over the highest score are told apart. */
const PLACES: i32 = 824

/** Whole points of an entry of the score column. */
export function pointsOf(entry: i32): i32 {
  return min((entry & (PICKED - 1)) >> 3, SCORE_MAX)
}

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

  const current = load<u8>(context + at.IS_ONE_RANKING) ? to : currentTo(type)
  const histogram = at.histogramAt(context, n)
  memory.fill(histogram, 0, 8 * <usize>PLACES)
  let count = 0
  for (let head = from; head < to; head++) {
    const entry = <i32>load<u16>(scores + ((<usize>head) << 1))
    if (entry === LEFT_OUT) continue
    const slot = slotOf(histogram, entry, head < current)
    store<u32>(slot, load<u32>(slot) + 1)
    count++
  }
  let place = placed
  for (let key = 2 * PLACES - 1; key >= 0; key--) {
    const slot = histogram + ((<usize>key) << 2)
    const heads = load<i32>(slot)
    store<i32>(slot, place)
    place += heads
  }
  const order = at.orderColumn(context, n)
  for (let head = from; head < to; head++) {
    const entry = <i32>load<u16>(scores + ((<usize>head) << 1))
    if (entry === LEFT_OUT) continue
    const slot = slotOf(histogram, entry, head < current)
    const to = load<i32>(slot)
    store<u32>(order + ((<usize>to) << 2), head)
    store<i32>(slot, to + 1)
  }
  const limit = load<i32>(context + at.LIMIT)
  return limit > 0 ? min(limit, count) : count
}

/** Picks and heads that are sold lie in the upper half. */
function slotOf(histogram: usize, entry: i32, isCurrent: bool): usize {
  const key = (entry & (PICKED - 1)) + (isCurrent || entry >= PICKED ? PLACES : 0)
  return histogram + ((<usize>key) << 2)
}

/** Heads that the fitting did not pick stay below its last pick, each as far as it would be below the best without one. */
function scoreHeads(n: i32, context: usize, block: usize, from: i32, to: i32): void {
  const scores = at.scoreColumn(context, n)
  const profileScores = at.profileScoreColumn(context, n)
  const picked = at.pickedColumn(context, n)
  const similar = load<u32>(block + at.TYPE_OF)
  const isChosen = <i32>load<u8>(block + at.TYPE_BASIS) === at.BASIS_CHOSEN
  const picks = <i32>load<u8>(block + at.TYPE_PICK_COUNT)
  const room = picks === 0 ? PLACES : EIGHTHS * pickPoints(profileScores, block, picks - 1)
  const isLeftOut = load<u8>(block + at.TYPE_PICKS_ONLY) !== 0
  const hasChoice = load<u8>(context + at.HAS_CHOICE) !== 0
  const chosen = at.chosenColumn(context)
  for (let head = from; head < to; head++) {
    const entryAt = scores + ((<usize>head) << 1)
    if (isLeftOut || (hasChoice && !load<u8>(chosen + head))) {
      store<u16>(entryAt, <u16>LEFT_OUT)
      continue
    }
    const bonus =
      isChosen && isOftenChosen(load<u32>(picked + ((<usize>head) << 2)), similar) ? <i32>CHOSEN_BONUS_POINTS : 0
    const eighths = eighthsOf(profileScores, head, bonus)
    store<u16>(entryAt, <u16>((eighths * room) / PLACES))
  }
}

/** Score of a head in eighths of a point; what is over a cap is not counted. */
function eighthsOf(profileScores: usize, head: i32, bonus: i32): i32 {
  const profile = <usize>load<u16>(at.PROFILE_COLUMN + ((<usize>head) << 1))
  const entry = load<u32>(profileScores + (profile << 2))
  const eighths = EIGHTHS * (<i32>(entry & 255) + bonus) + <i32>(entry >> 24)
  const cap = <i32>((entry >> 8) & 255)
  return cap === SCORE_MAX ? eighths : min(eighths, EIGHTHS * cap)
}

/**
 * The golfer's own picks lead, in the order of the fitting, with the scores that it gave them; a head that it only listed has
 * its own, but less than the one before.
 */
function placePicks(n: i32, context: usize, block: usize, from: i32, to: i32): void {
  const scores = at.scoreColumn(context, n)
  const profileScores = at.profileScoreColumn(context, n)
  const chosen = at.chosenColumn(context)
  const hasChoice = load<u8>(context + at.HAS_CHOICE) !== 0
  const picks = <i32>load<u8>(block + at.TYPE_PICK_COUNT)
  for (let pick = 0; pick < picks; pick++) {
    const head = pickAt(block, pick)
    if (head < from || head >= to || (hasChoice && !load<u8>(chosen + head))) continue
    const points = pickPoints(profileScores, block, pick)
    store<u16>(scores + ((<usize>head) << 1), <u16>((EIGHTHS * points) | PICKED))
  }
}

/** Points of a pick: each has at least one less than the pick before it. */
function pickPoints(profileScores: usize, block: usize, pick: i32): i32 {
  let points = SCORE_MAX + 1
  for (let place = 0; place <= pick; place++) {
    const said = <i32>(load<u32>(block + at.TYPE_PICKS + ((<usize>place) << 2)) >> 24) - 1
    const own = said < 0 ? min(eighthsOf(profileScores, pickAt(block, place), 0) >> 3, SCORE_MAX) : said
    points = max(0, min(own, points - 1))
  }
  return points
}

function pickAt(block: usize, pick: i32): i32 {
  return <i32>(load<u32>(block + at.TYPE_PICKS + ((<usize>pick) << 2)) & 0xffffff)
}

/** At least a fifth of at least 20 choices of similar golfers. What was only recommended never counts. */
export function isOftenChosen(picked: u32, similar: u32): bool {
  return similar >= <u32>CHOSEN_BONUS_CHOICES_MIN && picked * <u32>CHOSEN_BONUS_ONE_IN >= similar
}
