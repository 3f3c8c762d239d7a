// Chooses the picks, then the list of heads. Twelve of a hundred need no sort: take the best remaining one each time.
import * as golf from './golf'
import { headCount } from './image'
import { GOLFER_HANDICAP, pickedColumn } from './layout'
import * as at from './match-layout'
import { headRow } from './rows'

/** Write picks and heads to what is found, and the address of each one's row behind them. */
export function findHeads(context: usize, found: usize, candidates: usize, count: i32): void {
  const isWedge = <i32>load<u8>(context + at.WANTED_CLUB_TYPE) === golf.CLUB_WEDGE
  const to = candidates + <usize>count * at.CANDIDATE_BYTES
  const picks = min(<i32>golf.PICKS_MAX, count)
  for (let pick = 0; pick < picks; pick++)
    putHead(
      found,
      pick,
      isWedge ? nextWedge(context, found, pick, candidates, to) : nextPick(context, found, pick, candidates, to),
    )
  sortPicks(found, picks, isWedge)
  store<u32>(found + at.PICK_COUNT, picks)

  const misfitMax = (picks === 0 ? 0.0 : load<f64>(foundRow(found, picks - 1) + at.MISFIT)) + golf.EXTRA_MISFIT_MAX
  let heads = picks
  while (heads < at.HEADS_MAX) {
    const best = bestOf(candidates, to)
    if (best === 0 || load<f64>(best + at.MISFIT) > misfitMax) break
    putHead(found, heads++, best)
  }
  store<u32>(found + at.HEAD_COUNT, heads)
}

/** Row of the candidate that is found at a place. */
export function foundRow(found: usize, place: i32): usize {
  return <usize>load<u32>(found + at.FOUND_HEADS + ((<usize>place) << 2))
}

function putHead(found: usize, place: i32, row: usize): void {
  store<u32>(found + at.FOUND_HEADS + ((<usize>place) << 2), <u32>row)
  store<u8>(row + at.IS_TAKEN, 1)
}

/** Among those as good as the best remaining: what is in stock, what can be ordered as told, for who asks for it the lowest total price, another maker's, then the one that needs the least effort. */
function nextPick(context: usize, found: usize, picks: i32, candidates: usize, to: usize): usize {
  const best = bestOf(candidates, to)
  const misfit = load<f64>(best + at.MISFIT)
  const gradeMin = load<i32>(best + at.ORDER_GRADE) - <i32>golf.EQUAL_SCORE_POINTS
  let next: usize = 0
  for (let row = candidates; row < to; row += at.CANDIDATE_BYTES) {
    const isAsGood = load<f64>(row + at.MISFIT) === misfit && load<i32>(row + at.ORDER_GRADE) >= gradeMin
    if (load<u8>(row + at.IS_TAKEN) !== 0 || !isAsGood) continue
    if (next === 0 || isRather(context, found, picks, row, next)) next = row
  }
  return next
}

function isRather(context: usize, found: usize, picks: i32, row: usize, than: usize): bool {
  const isStocked = load<u8>(row + at.IS_STOCKED)
  if (isStocked !== load<u8>(than + at.IS_STOCKED)) return isStocked !== 0
  const isComplete = load<u8>(row + at.IS_COMPLETE)
  if (isComplete !== load<u8>(than + at.IS_COMPLETE)) return isComplete !== 0
  if (isCheaper(context, row, than)) return true
  if (isCheaper(context, than, row)) return false
  const isRepeat = isRepeated(found, picks, row)
  if (isRepeat !== isRepeated(found, picks, than)) return !isRepeat
  const effort = load<f64>(row + at.EFFORT)
  const thanEffort = load<f64>(than + at.EFFORT)
  return effort !== thanEffort ? effort < thanEffort : isBetter(row, than)
}

/**
 * The best of another maker that misses hardly more than the best remaining, or that one. Of those as good as it, the
 * wedge of the maker whose turn it is.
 */
function nextWedge(context: usize, found: usize, picks: i32, candidates: usize, to: usize): usize {
  const best = bestOf(candidates, to)
  const misfitMax = load<f64>(best + at.MISFIT) + golf.EXTRA_MISFIT_MAX
  let lead: usize = 0
  for (let row = candidates; row < to; row += at.CANDIDATE_BYTES) {
    if (load<u8>(row + at.IS_TAKEN) !== 0 || isRepeated(found, picks, row)) continue
    if (load<f64>(row + at.MISFIT) <= misfitMax && (lead === 0 || isBetter(row, lead))) lead = row
  }
  if (lead === 0) return best

  let next = lead
  const effortMax = load<f64>(lead + at.EFFORT) + golf.EQUAL_WEDGE_EFFORT
  for (let row = candidates; row < to; row += at.CANDIDATE_BYTES) {
    if (load<u8>(row + at.IS_TAKEN) !== 0 || isRepeated(found, picks, row)) continue
    if (isApart(row, lead) || load<f64>(row + at.EFFORT) > effortMax) continue
    if (leads(context, row, next)) next = row
  }
  return next
}

/** Among equals: it is in stock, can be ordered as told, more golfers like this one chose it, then it is its maker's turn. */
function leads(context: usize, row: usize, than: usize): bool {
  const isStocked = load<u8>(row + at.IS_STOCKED)
  if (isStocked !== load<u8>(than + at.IS_STOCKED)) return isStocked !== 0
  const isComplete = load<u8>(row + at.IS_COMPLETE)
  if (isComplete !== load<u8>(than + at.IS_COMPLETE)) return isComplete !== 0
  if (isCheaper(context, row, than)) return true
  if (isCheaper(context, than, row)) return false
  const isWhole = load<u8>(row + at.IS_WHOLE)
  if (isWhole !== load<u8>(than + at.IS_WHOLE)) return isWhole !== 0
  const choices = choicesOf(context, row)
  const thanChoices = choicesOf(context, than)
  if (choices !== thanChoices) return choices > thanChoices
  const turn = turnOf(context, row)
  const thanTurn = turnOf(context, than)
  return turn !== thanTurn ? turn < thanTurn : isBetter(row, than)
}

/** The golfer asks for it, and it costs less in all. @rule IN-GOALS */
function isCheaper(context: usize, row: usize, than: usize): bool {
  return load<u8>(context + at.WANTED_CHEAPER) !== 0 && load<f64>(row + at.TOTAL) < load<f64>(than + at.TOTAL)
}

function choicesOf(context: usize, row: usize): u32 {
  return load<u32>(pickedColumn(context, headCount()) + ((<usize>load<u32>(row + at.HEAD)) << 2))
}

/** One of two wedges misses more than the other, in weight or in bounce. */
function isApart(row: usize, than: usize): bool {
  return (
    load<f64>(row + at.MISFIT) !== load<f64>(than + at.MISFIT) ||
    load<i32>(row + at.ORDER_GRADE) !== load<i32>(than + at.ORDER_GRADE)
  )
}

/**
 * Place of a maker among equals: another order for golfers of other lofts, flexes and handicaps, so that none leads by its
 * name or price; the same for one golfer whatever is measured again.
 */
function turnOf(context: usize, row: usize): u32 {
  const handicap = load<f64>(context + GOLFER_HANDICAP)
  let turn = mix(2166136261, <u32>(4.0 * load<f64>(context + at.WANTED_LOFT)))
  turn = mix(turn, <u32>load<u8>(context + at.WANTED_FLEX))
  turn = mix(turn, handicap > -16.0 ? <u32>(16.0 + floor(handicap)) : 255) // NaN, an unknown one, is above nothing
  return mix(turn, <u32>brandOf(row))
}

function mix(turn: u32, value: u32): u32 {
  const product = (turn ^ value) * 2246822519
  return product ^ (product >> 15)
}

/** One of the picks is of the same maker. */
function isRepeated(found: usize, picks: i32, row: usize): bool {
  const brand = brandOf(row)
  for (let pick = 0; pick < picks; pick++) if (brandOf(foundRow(found, pick)) === brand) return true
  return false
}

function brandOf(row: usize): u16 {
  return load<u16>(headRow(load<i32>(row + at.HEAD)) + at.BRAND)
}

/** The best remaining; 0: none. */
function bestOf(candidates: usize, to: usize): usize {
  let best: usize = 0
  for (let row = candidates; row < to; row += at.CANDIDATE_BYTES)
    if (load<u8>(row + at.IS_TAKEN) === 0 && (best === 0 || isBetter(row, best))) best = row
  return best
}

/** Heads lie in the order of ties, so among equals the earlier is the better. */
function isBetter(row: usize, than: usize): bool {
  const misfit = load<f64>(row + at.MISFIT)
  const thanMisfit = load<f64>(than + at.MISFIT)
  if (misfit !== thanMisfit) return misfit < thanMisfit
  const grade = load<i32>(row + at.ORDER_GRADE)
  const thanGrade = load<i32>(than + at.ORDER_GRADE)
  if (grade !== thanGrade) return grade > thanGrade
  const isWhole = load<u8>(row + at.IS_WHOLE)
  if (isWhole !== load<u8>(than + at.IS_WHOLE)) return isWhole !== 0
  const effort = load<f64>(row + at.EFFORT)
  const thanEffort = load<f64>(than + at.EFFORT)
  return effort !== thanEffort ? effort < thanEffort : row < than
}

/** Wedges as good as each other stay in the order in which they were taken. */
function sortPicks(found: usize, picks: i32, isWedge: bool): void {
  for (let pick = 1; pick < picks; pick++)
    for (let place = pick; place > 0; place--) {
      const row = foundRow(found, place)
      const before = foundRow(found, place - 1)
      if (isBetter(before, row) || (isWedge && !isApart(before, row))) break
      putHead(found, place - 1, row)
      putHead(found, place, before)
    }
}
