// Every head that could be built, and how far it is from what was fitted. Groups, lofts and shafts are those of
// src/fitting/match; the twin of the rest is test/support/reference-match.ts.
import { headsFrom } from './image'
import * as layout from './layout'
import * as lofts from './lofts'
import * as at from './match-layout'
import { headRow, shaftRow } from './rows'
import { scoreOf } from './scores'
import { bestShaft, flexSteps, gramsOutside, isBetterShaft, isOtherMaterial, shaftCost } from './shafts'

// Places in the lists of src/golf.ts.
const WOMEN: i32 = 1
const JUNIOR: i32 = 2
const JUNIOR_FLEX: i32 = 0
const LADIES: i32 = 1
const STANDARD: i32 = 0
const DRAW_BIAS: i32 = 1

const HOOK_NEED: f64 = -0.7
const WOMEN_SHORTER_IN: f64 = 1.0
/** Steps from the group of a head that is never offered to the golfer. */
const NEVER: f64 = -1.0

// What one step away from the fitting weighs. House: the golfer's group comes first, then flex and material, then the
// head category; a degree of loft beyond the tolerance is worth half a category, and so is a head that must be cut down
// where women's own heads have the fitted flex. What has no weight here weighs 1.
const GROUP_WEIGHT: f64 = 6.0
const FLEX_WEIGHT: f64 = 3.0
const MATERIAL_WEIGHT: f64 = 3.0
const CATEGORY_WEIGHT: f64 = 2.0
/** A shaft two steps away from the fitted flex is never built while anything else is made. */
const FLEX_STEPS_MAX: f64 = 1.0
const WRONG_FLEX_MISFIT: f64 = 100.0
/** Nobody notices half a degree of loft. */
const LOFT_TOLERANCE_DEG: f64 = 0.5
/** A head that falls further short of the fitted lie than this shows it in the divot. */
const LIE_TOLERANCE_DEG: f64 = 1.0
/** A shaft further outside the fitted band than this swings like another club. */
const GRAMS_OUTSIDE_MAX: f64 = 5.0
/** So much bounce makes another sole of it; an unpublished bounce counts as one such step. */
const BOUNCE_STEP_DEG: f64 = 4.0
/** Two degrees of bounce make a grade, and so does a loft of the set that the line does not make. */
const BOUNCE_GRADE_DEG: f64 = 2.0

/** Write a row for each head of the club type that could be built. @returns How many. */
export function findCandidates(n: i32, context: usize, type: i32, aftermarket: usize, candidates: usize): i32 {
  const to = headsFrom(type + 1)
  let count = 0
  for (let head = headsFrom(type); head < to; head++)
    if (putCandidate(n, context, head, aftermarket, candidates + <usize>count * at.CANDIDATE_BYTES)) count++
  return count
}

function putCandidate(n: i32, context: usize, place: i32, aftermarket: usize, row: usize): bool {
  const head = headRow(place)
  const steps = groupSteps(context, head)
  if (steps === NEVER) return false

  const isWedge = <i32>load<u8>(context + at.WANTED_CLUB_TYPE) === lofts.WEDGE
  const wanted = load<f64>(context + at.WANTED_LOFT)
  const bounce = load<f64>(context + at.WANTED_BOUNCE)
  const loft = isWedge ? lofts.nearestOption(context, head, wanted, bounce) : lofts.nearestLoft(context, head)
  if (loft === 0) return false

  store<u32>(row + at.HEAD, place)
  store<u8>(row + at.IS_TAKEN, 0)
  const cost = putShafts(context, head, aftermarket, row)
  const shaft = <usize>load<u32>(row + at.BUILT)
  const miss = lofts.missDeg(context, head, loft, wanted)
  const effort = cost + abs(lofts.settingDeg(context, head, loft, wanted)) + miss
  store<f64>(row + at.EFFORT, effort + (movesWeight(context, head) ? 0.0 : 1.0))
  store<f64>(row + at.MISFIT, misfitOf(context, head, steps, shaft) + loftMisfit(context, loft, miss))
  if (isWedge) putSet(context, head, loft, row)
  else store<i32>(row + at.GRADE, scoreOf(n, context, profileOf(place), buildMatch(context, row)))
  return true
}

/** The best stock shaft, and the aftermarket one where that is better. @returns What the shaft of the build costs. */
function putShafts(context: usize, head: usize, aftermarket: usize, row: usize): f64 {
  const stock = bestShaft(context, shaftRow(load<u32>(head + at.SHAFT_FROM)), shaftRow(load<u32>(head + at.SHAFT_TO)))
  const stockCost = shaftCost(context, stock)
  store<u32>(row + at.STOCK, <u32>stock)
  store<f64>(row + at.STOCK_COST, stockCost)
  const cost = aftermarket === 0 ? stockCost : shaftCost(context, aftermarket)
  const isStock = aftermarket === 0 || !isBetterShaft(cost, aftermarket, stockCost, stock)
  store<u32>(row + at.BUILT, <u32>(isStock ? stock : aftermarket))
  return isStock ? stockCost : cost
}

/** What the bounce and the other wedges of the fitted set say about a line of wedges. */
function putSet(context: usize, head: usize, option: usize, row: usize): void {
  const fittedLoft = load<f64>(context + at.WANTED_LOFT)
  const fittedBounce = load<f64>(context + at.WANTED_BOUNCE)
  const bounceMiss = lofts.bounceMissDeg(context, head, option, fittedLoft, fittedBounce)
  let missing = 0
  let setMiss: f64 = 0.0
  const to = context + at.WEDGES + <usize>load<u8>(context + at.WEDGE_COUNT) * at.WEDGE_BYTES
  for (let wedge = context + at.WEDGES; wedge < to; wedge += at.WEDGE_BYTES) {
    const loftDeg = load<f64>(wedge)
    const isFitted = loftDeg === fittedLoft
    const bounceDeg = isFitted ? fittedBounce : load<f64>(wedge + 8)
    const made = isFitted ? option : lofts.nearestOption(context, head, loftDeg, bounceDeg)
    if (lofts.missDeg(context, head, made, loftDeg) > 0.0) missing++
    else setMiss += lofts.bounceMissDeg(context, head, made, loftDeg, bounceDeg)
  }
  store<f64>(row + at.MISFIT, load<f64>(row + at.MISFIT) + floor(bounceMiss / BOUNCE_STEP_DEG))
  store<i32>(row + at.GRADE, -(<i32>floor(bounceMiss / BOUNCE_GRADE_DEG)) - missing)
  store<f64>(row + at.EFFORT, load<f64>(row + at.EFFORT) + setMiss / 4.0)
}

/** All of the misfit that does not lie in loft or bounce; whole numbers, so that the order of the sum does not matter. */
function misfitOf(context: usize, head: usize, steps: f64, shaft: usize): f64 {
  const flexOff = flexSteps(context, shaft)
  const lieMiss = abs(load<f64>(context + at.WANTED_LIE_OFFSET) - lofts.bentLie(context, head))
  let misfit = GROUP_WEIGHT * steps + CATEGORY_WEIGHT * <f64>categorySteps(context, head) + FLEX_WEIGHT * floor(flexOff)
  if (flexOff > FLEX_STEPS_MAX) misfit += WRONG_FLEX_MISFIT
  if (isOtherMaterial(context, shaft)) misfit += MATERIAL_WEIGHT
  if (isCutDown(context, head) && <i32>load<u8>(context + at.WANTED_FLEX) === LADIES) misfit += 1.0
  if (lieMiss > LIE_TOLERANCE_DEG) misfit += 1.0
  return gramsOutside(context, shaft) > GRAMS_OUTSIDE_MAX ? misfit + 1.0 : misfit
}

function loftMisfit(context: usize, loft: usize, missDeg: f64): f64 {
  return ceil(max(0.0, missDeg - LOFT_TOLERANCE_DEG)) + (lofts.isOtherName(context, loft) ? 1.0 : 0.0)
}

/** How well the stock shaft meets the fitted one. */
function buildMatch(context: usize, row: usize): f64 {
  const stock = <usize>load<u32>(row + at.STOCK)
  return max(0.0, 1.0 - 0.35 * flexSteps(context, stock) - 0.01 * gramsOutside(context, stock))
}

function profileOf(place: i32): i32 {
  return <i32>load<u16>(layout.PROFILE_COLUMN + ((<usize>place) << 1))
}

/** How a head stands to the golfer's group. */
function groupSteps(context: usize, head: usize): f64 {
  const group = <i32>load<u8>(context + at.WANTED_GROUP)
  const gender = <i32>load<u8>(head + at.GENDER)
  const flex = <i32>load<u8>(context + at.WANTED_FLEX)
  const isLight = load<u8>(head + at.IS_LIGHT) !== 0
  if (group === JUNIOR) {
    if (gender === at.GENDER_JUNIOR) return flex === JUNIOR_FLEX ? heightSteps(context, head) : 1.0
    if (!isLight) return NEVER
    return flex === JUNIOR_FLEX ? 2.0 : 0.0
  }
  if (group === WOMEN) {
    if (gender === at.GENDER_JUNIOR) return NEVER
    return gender === at.GENDER_WOMEN || isLight || flex !== LADIES ? 0.0 : 1.0
  }
  return gender === at.GENDER_UNISEX ? 0.0 : NEVER
}

/** Whether a junior head is made for the junior's height. */
function heightSteps(context: usize, head: usize): f64 {
  const height = load<f64>(context + at.WANTED_HEIGHT)
  const from = load<f64>(head + at.HEIGHT_MIN)
  if (height === 0.0) return 0.0
  if (from === 0.0) return 0.5
  return height >= from && height <= load<f64>(head + at.HEIGHT_MAX) ? 0.0 : 1.0
}

/** A man's build for a woman, made shorter than it comes. */
function isCutDown(context: usize, head: usize): bool {
  return (
    <i32>load<u8>(context + at.WANTED_GROUP) === WOMEN &&
    <i32>load<u8>(head + at.GENDER) === at.GENDER_UNISEX &&
    load<f64>(context + at.WANTED_LENGTH_OFFSET) < WOMEN_SHORTER_IN
  )
}

/** Steps from the wanted head category; a head that draws is two more for a golfer who hooks. */
function categorySteps(context: usize, head: usize): i32 {
  if (<i32>load<u8>(head + at.GENDER) === at.GENDER_JUNIOR) return 0
  const isHooked = load<f64>(context + layout.NEED_DRAW) <= HOOK_NEED && load<u8>(head + at.IS_DRAW) !== 0
  return <i32>load<u8>(context + at.CATEGORY_STEPS + <usize>load<u8>(head + at.CATEGORY)) + (isHooked ? 2 : 0)
}

/** A fitted draw or fade setting needs a weight that moves sideways; a draw head has its draw built in. */
function movesWeight(context: usize, head: usize): bool {
  const setting = <i32>load<u8>(context + at.WANTED_WEIGHT)
  return (
    setting === STANDARD ||
    load<u8>(head + at.MOVES_WEIGHT) !== 0 ||
    (setting === DRAW_BIAS && load<u8>(head + at.IS_DRAW) !== 0)
  )
}
