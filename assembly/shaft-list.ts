// The list of shafts in about the fitted flex and weight: those of the picks first, then the best of what the found heads come
// with and what is sold.
import { LISTED_MAX, STAND_IN_STEPS } from './golf'
import { imageBytes } from './image'
import { contextAt } from './layout'
import * as at from './match-layout'
import { aftermarketFrom, shaftRow } from './rows'
import { bestShaft, flexSteps, isBetterShaft, isOtherWeight, shaftCost } from './shafts'

/** Begin the list with the best aftermarket shafts, each in its best flex. @returns How many. */
export function listAftermarket(context: usize, type: i32, listed: usize): i32 {
  const to = shaftRow(aftermarketFrom(type + 1))
  let count = 0
  let from = shaftRow(aftermarketFrom(type))
  while (from < to) {
    const shaft = load<u16>(from + at.SHAFT)
    let end = from
    while (end < to && load<u16>(end + at.SHAFT) === shaft) end += at.SHAFT_ROW_BYTES
    const best = bestShaft(context, from, end)
    count = insert(listed, count, <i32>LISTED_MAX, shaftCost(context, best), best)
    from = end
  }
  return count
}

/** Add the stock shafts of the heads that the host chose, and write the shafts to what is found. */
export function findShafts(found: usize): void {
  const listed = at.listedAt(found)
  const heads = load<i32>(found + at.HEAD_COUNT)
  const picks = load<i32>(found + at.PICK_COUNT)
  let count = load<i32>(found + at.AFTERMARKET_COUNT)
  for (let head = 0; head < heads; head++) {
    const row = foundRow(found, head)
    const stock = <usize>load<u32>(row + at.STOCK)
    count = insert(listed, count, 2 * <i32>LISTED_MAX, load<f64>(row + at.STOCK_COST), stock)
  }
  let shafts = 0
  for (let pick = 0; pick < picks; pick++)
    shafts = putShaft(found, shafts, <usize>load<u32>(foundRow(found, pick) + at.BUILT))
  for (let place = 0; place < count && shafts < <i32>LISTED_MAX; place++)
    shafts = putShaft(found, shafts, listedRow(listed, place))
  store<u32>(found + at.SHAFT_COUNT, shafts)
}

/** Row of the candidate that the host chose for a place. */
function foundRow(found: usize, place: i32): usize {
  const candidate = <usize>load<u32>(found + at.FOUND_HEADS + ((<usize>place) << 2))
  return at.candidatesAt(found) + candidate * at.CANDIDATE_BYTES
}

/** Row of the shaft at a place of the list. */
export function listedRow(listed: usize, place: i32): usize {
  return <usize>load<u32>(listed + <usize>place * at.LISTED_BYTES + at.LISTED_ROW)
}

/** An ordered list of limited length. @returns How many it has now. */
function insert(listed: usize, count: i32, most: i32, cost: f64, row: usize): i32 {
  let place = count
  while (place > 0) {
    const before = listed + <usize>(place - 1) * at.LISTED_BYTES
    if (!isBetterShaft(cost, row, load<f64>(before + at.LISTED_COST), <usize>load<u32>(before + at.LISTED_ROW))) break
    if (place < most) memory.copy(before + at.LISTED_BYTES, before, at.LISTED_BYTES)
    place--
  }
  if (place >= most) return count
  store<f64>(listed + <usize>place * at.LISTED_BYTES + at.LISTED_COST, cost)
  store<u32>(listed + <usize>place * at.LISTED_BYTES + at.LISTED_ROW, <u32>row)
  return min(count + 1, most)
}

/** Only a shaft of the fitted flex, or what stands in for it, that swings like the fitted one is listed, once, where its record is known. @returns How many there are now. */
function putShaft(found: usize, count: i32, row: usize): i32 {
  const context = contextAt(imageBytes())
  const shaft = <u32>load<u16>(row + at.SHAFT)
  if (shaft === at.NO_SHAFT || flexSteps(context, row) > STAND_IN_STEPS || isOtherWeight(context, row)) return count
  for (let place = 0; place < count; place++)
    if (load<u32>(found + at.FOUND_SHAFTS + ((<usize>place) << 2)) === shaft) return count
  store<u32>(found + at.FOUND_SHAFTS + ((<usize>count) << 2), shaft)
  return count + 1
}
