// Heads in the order of the answer: those that are sold now first, score descending, then the order of ties in which the
// image holds them. The score that is shown is whole; behind it heads are told apart by eighths of a point.
import { CHOSEN_BONUS_CHOICES_MIN, CHOSEN_BONUS_ONE_IN, CHOSEN_BONUS_POINTS } from './golf'
import { currentTo, headsFrom, profileCount, profilesFrom } from './image'
import * as at from './layout'
import { SCORE_MAX } from './scores'

/** Behind the eighths of an entry: the head is sold now, or ranked as if it were. */
const CURRENT: i32 = 1024
/** The golfer's own fitting picked this head. */
export const PICKED: i32 = 2048
const LEFT_OUT: i32 = 65535
const EIGHTHS: i32 = 8
/** Scores in eighths of a point: up to 100 and the bonus, so that heads over the highest score are told apart. */
const PLACES: i32 = 824

/** Whole points of an entry of the score column. */
export function pointsOf(entry: i32): i32 {
  return min((entry & (CURRENT - 1)) >> 3, SCORE_MAX)
}

/**
 * Score and order the heads of a club type; their order begins at `placed`.
 * @returns How many heads the answer has of this type.
 */
export function rankHeads(n: i32, context: usize, type: i32, placed: i32): i32 {
  const from = headsFrom(type)
  const to = headsFrom(type + 1)
  const block = context + at.TYPE_AT + <usize>type * at.TYPE_BYTES
  const current = load<u8>(context + at.IS_ONE_RANKING) ? to : currentTo(type)
  memory.fill(at.pointMarksAt(context, n), 0, <usize>at.RANKED_POINTS * 33)
  rankProfiles(n, context, type)
  scoreHeads(n, context, type, from, current, CURRENT)
  scoreHeads(n, context, type, current, to, 0)
  const behind = placePicks(n, context, block, from, to, placed)
  const count = placePoints(n, context, behind) - placed
  placeHeads(n, context, from, to)
  const limit = load<i32>(context + at.LIMIT)
  return limit > 0 ? min(limit, count) : count
}

/** Heads that the fitting did not pick stay below its last pick, each as far as it would be below the best without one. */
function rankProfiles(n: i32, context: usize, type: i32): void {
  const block = context + at.TYPE_AT + <usize>type * at.TYPE_BYTES
  const picks = <i32>load<u8>(block + at.TYPE_PICK_COUNT)
  const scores = at.profileScoreColumn(context, n)
  const entries = at.profileEntryColumn(context, n, profileCount())
  let lowest = SCORE_MAX + 1
  for (let pick = 0; pick < picks; pick++) lowest = min(lowest, pickPoints(scores, block, pick, lowest))
  const room = picks === 0 ? PLACES : EIGHTHS * lowest
  for (let profile = profilesFrom(type); profile < profilesFrom(type + 1); profile++) {
    const i = (<usize>profile) << 2
    const plain = (eighthsOf(scores, profile, 0) * room) / PLACES
    const chosen = (eighthsOf(scores, profile, <i32>CHOSEN_BONUS_POINTS) * room) / PLACES
    store<u32>(entries + i, plain | (chosen << 16))
  }
}

/** Put the entry of its profile to each head, and count how many have it. */
function scoreHeads(n: i32, context: usize, type: i32, from: i32, to: i32, half: i32): void {
  const block = context + at.TYPE_AT + <usize>type * at.TYPE_BYTES
  const scores = at.scoreColumn(context, n)
  const entries = at.profileEntryColumn(context, n, profileCount())
  const picked = at.pickedColumn(context, n)
  const similar = load<u32>(block + at.TYPE_OF)
  const isChosen = <i32>load<u8>(block + at.TYPE_BASIS) === at.BASIS_CHOSEN
  const isLeftOut = load<u8>(block + at.TYPE_PICKS_ONLY) !== 0
  const hasChoice = load<u8>(context + at.HAS_CHOICE) !== 0
  const chosen = at.chosenColumn(context)
  const marks = at.pointMarksAt(context, n)
  const histogram = at.histogramAt(context, n)
  for (let head = from; head < to; head++) {
    const entryAt = scores + ((<usize>head) << 1)
    if (isLeftOut || (hasChoice && !load<u8>(chosen + head))) {
      store<u16>(entryAt, <u16>LEFT_OUT)
      continue
    }
    const profile = <usize>load<u16>(at.PROFILE_COLUMN + ((<usize>head) << 1))
    const hasBonus = isChosen && isOftenChosen(load<u32>(picked + ((<usize>head) << 2)), similar)
    const entry = <i32>load<u16>(entries + (profile << 2) + (hasBonus ? 2 : 0)) + half
    store<u16>(entryAt, <u16>entry)
    count(marks, histogram, entry, 1)
  }
}

/** So many heads more at the place of an entry. */
function count(marks: usize, histogram: usize, entry: i32, heads: i32): void {
  const place = entry & (PICKED - 1)
  const slot = histogram + ((<usize>place) << 2)
  store<i32>(slot, load<i32>(slot) + heads)
  store<u8>(marks + (place >> 3), 1)
}

/** Turn the counts into the places where the heads of each begin, the best first. @returns The place after the last. */
function placePoints(n: i32, context: usize, placed: i32): i32 {
  const marks = at.pointMarksAt(context, n)
  const histogram = at.histogramAt(context, n)
  let place = placed
  for (let point = at.RANKED_POINTS - 1; point >= 0; point--) {
    if (load<u8>(marks + point) === 0) continue
    for (let eighth = EIGHTHS - 1; eighth >= 0; eighth--) {
      const slot = histogram + ((<usize>(EIGHTHS * point + eighth)) << 2)
      const heads = load<i32>(slot)
      store<i32>(slot, place)
      place += heads
    }
  }
  return place
}

/** Put each head behind those of its score that come before it. */
function placeHeads(n: i32, context: usize, from: i32, to: i32): void {
  const histogram = at.histogramAt(context, n)
  const scores = at.scoreColumn(context, n)
  const order = at.orderColumn(context, n)
  for (let head = from; head < to; head++) {
    const entry = <i32>load<u16>(scores + ((<usize>head) << 1))
    if (entry >= PICKED) continue
    const slot = histogram + ((<usize>(entry & (PICKED - 1))) << 2)
    const place = load<i32>(slot)
    store<u32>(order + ((<usize>place) << 2), head)
    store<i32>(slot, place + 1)
  }
}

/** Score of a profile in eighths of a point; what is over a cap is not counted. */
function eighthsOf(profileScores: usize, profile: i32, bonus: i32): i32 {
  const entry = load<u32>(profileScores + ((<usize>profile) << 2))
  const eighths = EIGHTHS * (<i32>(entry & 255) + bonus) + <i32>(entry >> 24)
  const cap = <i32>((entry >> 8) & 255)
  return cap === SCORE_MAX ? eighths : min(eighths, EIGHTHS * cap)
}

/**
 * The golfer's own picks lead, in the order of the fitting.
 * @returns The place after the last.
 */
function placePicks(n: i32, context: usize, block: usize, from: i32, to: i32, placed: i32): i32 {
  const scores = at.scoreColumn(context, n)
  const profileScores = at.profileScoreColumn(context, n)
  const marks = at.pointMarksAt(context, n)
  const histogram = at.histogramAt(context, n)
  const order = at.orderColumn(context, n)
  const chosen = at.chosenColumn(context)
  const hasChoice = load<u8>(context + at.HAS_CHOICE) !== 0
  const picks = <i32>load<u8>(block + at.TYPE_PICK_COUNT)
  let lowest = SCORE_MAX + 1
  let place = placed
  for (let pick = 0; pick < picks; pick++) {
    const points = pickPoints(profileScores, block, pick, lowest)
    lowest = min(lowest, points)
    const head = pickAt(block, pick)
    if (head < from || head >= to || (hasChoice && !load<u8>(chosen + head))) continue
    const entryAt = scores + ((<usize>head) << 1)
    const before = <i32>load<u16>(entryAt)
    if (before !== LEFT_OUT) count(marks, histogram, before, -1)
    store<u16>(entryAt, <u16>((EIGHTHS * points) | CURRENT | PICKED))
    store<u32>(order + ((<usize>place) << 2), head)
    place++
  }
  return place
}

/** Points of a pick as the fitting has them; a head that it only listed has its own, but less than any before it. */
function pickPoints(profileScores: usize, block: usize, pick: i32, lowest: i32): i32 {
  const said = <i32>(load<u32>(block + at.TYPE_PICKS + ((<usize>pick) << 2)) >> 24) - 1
  if (said >= 0) return said
  return max(0, min(min(eighthsOf(profileScores, profileAt(block, pick), 0) >> 3, SCORE_MAX), lowest - 1))
}

function pickAt(block: usize, pick: i32): i32 {
  return <i32>(load<u32>(block + at.TYPE_PICKS + ((<usize>pick) << 2)) & 0xffffff)
}

function profileAt(block: usize, pick: i32): i32 {
  return <i32>load<u16>(at.PROFILE_COLUMN + ((<usize>pickAt(block, pick)) << 1))
}

/** At least a fifth of at least 20 choices of similar golfers. What was only recommended never counts. */
export function isOftenChosen(picked: u32, similar: u32): bool {
  return similar >= <u32>CHOSEN_BONUS_CHOICES_MIN && picked * <u32>CHOSEN_BONUS_ONE_IN >= similar
}
