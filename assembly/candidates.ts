// Every head that could be built, and how far it is from what was fitted. The twin of matching that proves it is
// test/support/reference-match.ts.
import * as golf from './golf'
import { headsFrom } from './image'
import * as layout from './layout'
import * as lofts from './lofts'
import * as at from './match-layout'
import { aftermarketFrom, headRow, shaftRow } from './rows'
import { scoreOf } from './scores'
import {
  bestFitting,
  bestShaft,
  fitsHosel,
  flexSteps,
  gramsOff,
  gramsOutside,
  isBetterShaft,
  isOtherMaterial,
  isOtherWeight,
  isUnpriced,
  isWorth,
  missesFit,
  shaftCost,
} from './shafts'

/** Write a row for each head of the club type that could be built. @returns How many. */
export function findCandidates(n: i32, context: usize, type: i32, aftermarket: usize, candidates: usize): i32 {
  const to = headsFrom(type + 1)
  let count = 0
  for (let head = headsFrom(type); head < to; head++)
    if (
      isPickable(context, head) &&
      putCandidate(n, context, head, aftermarket, candidates + <usize>count * at.CANDIDATE_BYTES)
    )
      count++
  return count
}

/** Whether a head is sold now, and among those to choose from where these are told. */
function isPickable(context: usize, place: i32): bool {
  if (load<u8>(headRow(place) + at.IS_CURRENT) === 0) return false
  return load<u8>(context + layout.HAS_CHOICE) === 0 || load<u8>(layout.chosenColumn(context) + place) !== 0
}

/** Write how a head could be built. @returns Whether it can: it is made for the golfer's group and hand, and there. */
export function putCandidate(n: i32, context: usize, place: i32, aftermarket: usize, row: usize): bool {
  const head = headRow(place)
  const fit = groupFit(context, head)
  if (fit === at.FIT_NEVER) return false

  const isWedge = <i32>load<u8>(context + at.WANTED_CLUB_TYPE) === golf.CLUB_WEDGE
  const wanted = load<f64>(context + at.WANTED_LOFT)
  const bounce = load<f64>(context + at.WANTED_BOUNCE)
  const loft = isWedge ? lofts.nearestOption(context, head, wanted, bounce) : lofts.nearestLoft(context, head)
  if (loft === 0) return false

  store<u32>(row + at.HEAD, place)
  store<u32>(row + at.BUILT_LOFT, <u32>loft)
  const cost = putShafts(context, head, aftermarket, row)
  const shaft = <usize>load<u32>(row + at.BUILT)
  const miss = lofts.missDeg(context, head, loft, wanted)
  const isStocked = lofts.isStocked(context, loft)
  const isStock = <i32>load<u8>(shaft + at.SOURCE) !== at.SOURCE_AFTERMARKET
  store<u32>(row + at.IS_STOCKED, <u32>isStocked)
  store<u32>(row + at.IS_COMPLETE, <u32>isComplete(head, shaft))
  store<u32>(row + at.IS_WHOLE, <u32>((isStock && isComplete(head, shaft)) || isStocked))
  const turn = abs(lofts.settingDeg(context, head, loft, wanted)) + lofts.unknownTurnDeg(context, head, loft, wanted)
  const effort = cost + turn + miss
  store<f64>(row + at.EFFORT, effort + (movesWeight(context, head) ? 0.0 : 1.0))
  const far = isFar(context, shaft, miss) ? golf.FAR_MISFIT : 0.0
  const wrongFace = lofts.isWrongFace(context, head, loft, wanted) ? 1.0 : 0.0
  const build = misfitOf(context, head, loft, groupSteps(fit), shaft)
  store<f64>(row + at.MISFIT, build + loftMisfit(context, head, loft) + wrongFace + far)
  if (isWedge) putSet(context, head, loft, row)
  else store<i32>(row + at.GRADE, scoreOf(n, context, profileOf(place), buildMatch(context, row)))
  return true
}

/** Whether a build can be ordered as it is told: head and shaft have a price, the shaft a name, the lofts are the maker's. */
function isComplete(head: usize, shaft: usize): bool {
  return (
    load<u8>(head + at.IS_KNOWN) !== 0 &&
    <i32>load<u8>(shaft + at.SOURCE) !== at.SOURCE_NAMELESS &&
    load<f64>(shaft + at.UPCHARGE) !== Infinity
  )
}

/** The best stock shaft, and the aftermarket one where that is better and worth its price; juniors grow out of it. @returns What the shaft of the build costs. */
function putShafts(context: usize, head: usize, sold: usize, row: usize): f64 {
  const stock = bestShaft(context, shaftRow(load<u32>(head + at.SHAFT_FROM)), shaftRow(load<u32>(head + at.SHAFT_TO)))
  const stockCost = shaftCost(context, stock)
  store<u32>(row + at.STOCK, <u32>stock)
  store<f64>(row + at.STOCK_COST, stockCost)
  store<u32>(row + at.BUILT, <u32>stock)
  store<u32>(row + at.IS_SPARED, 0)
  const isJunior = <i32>load<u8>(context + at.WANTED_GROUP) === golf.GROUP_JUNIOR
  if (isJunior || sold === 0 || !missesFit(context, stock)) return stockCost
  const nearest = fitsHosel(head, sold) ? sold : bestSold(context, head, 0)
  if (nearest === 0 || !isBetterShaft(shaftCost(context, nearest), nearest, stockCost, stock)) return stockCost
  const isSpared = !isWorth(context, head, nearest, stock)
  const built = isSpared ? bestSold(context, head, stock) : nearest
  const cost = built === 0 ? stockCost : shaftCost(context, built)
  store<u32>(row + at.IS_SPARED, <u32>isSpared)
  if (built === 0 || !isBetterShaft(cost, built, stockCost, stock)) return stockCost
  store<u32>(row + at.BUILT, <u32>built)
  return cost
}

/** The best shaft that is sold on its own and goes into the hosel of a head; 0: none does. @param stock As of `bestFitting`. */
function bestSold(context: usize, head: usize, stock: usize): usize {
  const type = <i32>load<u8>(context + at.WANTED_CLUB_TYPE)
  return bestFitting(context, head, shaftRow(aftermarketFrom(type)), shaftRow(aftermarketFrom(type + 1)), stock)
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
    const made = setOption(context, head, option, wedge)
    const bounceDeg = loftDeg === fittedLoft ? fittedBounce : load<f64>(wedge + 8)
    if (made === 0) missing++
    else setMiss += lofts.bounceMissDeg(context, head, made, loftDeg, bounceDeg)
  }
  store<f64>(row + at.MISFIT, load<f64>(row + at.MISFIT) + floor(bounceMiss / golf.BOUNCE_STEP_DEG))
  const gradesLost = ceil(max(0.0, bounceMiss - golf.BOUNCE_GRADE_DEG) / golf.BOUNCE_GRADE_DEG)
  store<i32>(row + at.GRADE, -(<i32>gradesLost) - missing)
  store<f64>(row + at.EFFORT, load<f64>(row + at.EFFORT) + setMiss / golf.SET_BOUNCE_PER_EFFORT_DEG)
}

/** Row of the option for a wedge of the fitted set; 0: the line does not make it, or the shop has it not where that counts. The fitted wedge keeps its option. */
export function setOption(context: usize, head: usize, fitted: usize, wedge: usize): usize {
  const loftDeg = load<f64>(wedge)
  const isFitted = loftDeg === load<f64>(context + at.WANTED_LOFT)
  const option = isFitted ? fitted : lofts.nearestOption(context, head, loftDeg, load<f64>(wedge + 8))
  return option === 0 || lofts.missDeg(context, head, option, loftDeg) > golf.LOFT_TOLERANCE_DEG ? 0 : option
}

/** All of the misfit that does not lie in loft or bounce; whole numbers, so that the order of the sum does not matter. */
function misfitOf(context: usize, head: usize, loft: usize, steps: f64, shaft: usize): f64 {
  const flexOff = flexSteps(context, shaft)
  const lieMiss = abs(load<f64>(context + at.WANTED_LIE_OFFSET) - lofts.bentLie(context, head, loft))
  let misfit =
    golf.GROUP_WEIGHT * steps +
    golf.CATEGORY_WEIGHT * <f64>categorySteps(context, head) +
    golf.FLEX_WEIGHT * floor(flexOff)
  if (flexOff > golf.FLEX_STEPS_MAX) misfit += golf.WRONG_FLEX_MISFIT
  if (isOtherMaterial(context, shaft)) misfit += golf.MATERIAL_WEIGHT
  if (isUnpriced(shaft)) misfit += golf.UNPRICED_WEIGHT
  if (isCutDown(context, head) && <i32>load<u8>(context + at.WANTED_FLEX) === golf.FLEX_LADIES) misfit += 1.0
  if (lieMiss > golf.LIE_TOLERANCE_DEG) misfit += 1.0
  return isOtherWeight(context, shaft) ? misfit + golf.OTHER_WEIGHT_MISFIT : misfit
}

/** A build that nobody would take while a nearer one is made; juniors' heads come as they are. */
function isFar(context: usize, shaft: usize, loftMissDeg: f64): bool {
  if (<i32>load<u8>(context + at.WANTED_GROUP) === golf.GROUP_JUNIOR) return false
  return loftMissDeg > golf.FAR_LOFT_DEG || abs(gramsOff(context, shaft)) > golf.FAR_GRAMS
}

function loftMisfit(context: usize, head: usize, loft: usize): f64 {
  const lost = lofts.lostDeg(context, head, loft, load<f64>(context + at.WANTED_LOFT))
  return ceil(lost) + (lofts.isOtherName(context, loft) ? 1.0 : 0.0)
}

/** How well the shaft that is built meets the fitted one. */
function buildMatch(context: usize, row: usize): f64 {
  const built = <usize>load<u32>(row + at.BUILT)
  return max(
    0.0,
    1.0 -
      golf.BUILD_LOSS_PER_FLEX_STEP * flexSteps(context, built) -
      golf.BUILD_LOSS_PER_GRAM * gramsOutside(context, built),
  )
}

export function profileOf(place: i32): i32 {
  return <i32>load<u16>(layout.PROFILE_COLUMN + ((<usize>place) << 1))
}

/**
 * How a head stands to the golfer's group: FIT_*. Men play unisex heads. Women play women's heads and light unisex ones;
 * other unisex heads join in once the fitted flex is stiffer than Ladies, since no women's build is. Juniors play junior
 * heads made for their height, then any junior head, then light ones; a junior who is strong enough for an adult flex
 * starts with the light ones.
 */
export function groupFit(context: usize, head: usize): i32 {
  const group = <i32>load<u8>(context + at.WANTED_GROUP)
  const gender = <i32>load<u8>(head + at.GENDER)
  const flex = <i32>load<u8>(context + at.WANTED_FLEX)
  const isLight = load<u8>(head + at.IS_LIGHT) !== 0
  if (group === golf.GROUP_JUNIOR) {
    if (gender === at.GENDER_JUNIOR) return flex === golf.FLEX_JUNIOR ? heightFit(context, head) : at.FIT_SOFT_JUNIOR
    if (!isLight) return at.FIT_NEVER
    return flex === golf.FLEX_JUNIOR ? at.FIT_CUT_DOWN_ADULT : at.FIT_FULL
  }
  if (group === golf.GROUP_WOMEN) {
    if (gender !== at.GENDER_UNISEX) return gender === at.GENDER_WOMEN ? at.FIT_FULL : at.FIT_NEVER
    return isLight || flex !== golf.FLEX_LADIES ? at.FIT_MENS_BUILD : at.FIT_STANDARD_WEIGHT
  }
  return gender === at.GENDER_UNISEX ? at.FIT_FULL : at.FIT_NEVER
}

/** Whether a junior head is made for the junior's height. */
function heightFit(context: usize, head: usize): i32 {
  const height = load<f64>(context + at.WANTED_HEIGHT)
  const from = load<f64>(head + at.HEIGHT_MIN)
  if (height === 0.0) return at.FIT_FULL
  if (from === 0.0) return at.FIT_UNKNOWN_HEIGHT
  return height >= from && height <= load<f64>(head + at.HEIGHT_MAX) ? at.FIT_FULL : at.FIT_OTHER_HEIGHT
}

function groupSteps(fit: i32): f64 {
  if (fit === at.FIT_STANDARD_WEIGHT) return golf.GROUP_STEPS_STANDARD_WEIGHT
  if (fit === at.FIT_SOFT_JUNIOR) return golf.GROUP_STEPS_SOFT_JUNIOR
  if (fit === at.FIT_UNKNOWN_HEIGHT) return golf.GROUP_STEPS_UNKNOWN_HEIGHT
  if (fit === at.FIT_OTHER_HEIGHT) return golf.GROUP_STEPS_OTHER_HEIGHT
  return fit === at.FIT_CUT_DOWN_ADULT ? golf.GROUP_STEPS_CUT_DOWN_ADULT : 0.0
}

/** A man's build for a woman, made shorter than it comes. */
export function isCutDown(context: usize, head: usize): bool {
  return (
    <i32>load<u8>(context + at.WANTED_GROUP) === golf.GROUP_WOMEN &&
    <i32>load<u8>(head + at.GENDER) === at.GENDER_UNISEX &&
    load<f64>(context + at.WANTED_LENGTH_OFFSET) < golf.WOMEN_SHORTER_IN
  )
}

/**
 * Steps from the wanted head category; a head that draws is two more for a golfer who hooks. Junior heads come in one
 * build per height, so their category never decides.
 */
export function categorySteps(context: usize, head: usize): i32 {
  if (<i32>load<u8>(head + at.GENDER) === at.GENDER_JUNIOR) return 0
  const isHooked = load<f64>(context + layout.NEED_DRAW) <= golf.DRAW_CAP_NEED_MAX && load<u8>(head + at.IS_DRAW) !== 0
  return (
    <i32>load<u8>(context + at.CATEGORY_STEPS + <usize>load<u8>(head + at.CATEGORY)) +
    (isHooked ? <i32>golf.HOOKED_DRAW_STEPS : 0)
  )
}

/** A fitted draw or fade setting needs a weight that moves sideways; a draw head has its draw built in. */
export function movesWeight(context: usize, head: usize): bool {
  const setting = <i32>load<u8>(context + at.WANTED_WEIGHT)
  return (
    setting === golf.WEIGHT_STANDARD ||
    load<u8>(head + at.MOVES_WEIGHT) !== 0 ||
    (setting === golf.WEIGHT_DRAW_BIAS && load<u8>(head + at.IS_DRAW) !== 0)
  )
}
