// How a head reaches the fitted loft, bounce and lie.
import * as golf from './golf'
import { headCount, profileCount } from './image'
import { GOLFER_HANDICAP, GOLFER_SPEED } from './layout'
import * as at from './match-layout'
import { loftPlace, loftRow } from './rows'

/** Row of the loft that comes nearest; 0: none is made for the golfer's hand. @rule MATCH-LOFT */
export function nearestLoft(context: usize, head: usize): usize {
  const hand = load<u8>(context + at.WANTED_HAND)
  const to = loftRow(load<u32>(head + at.LOFT_TO))
  let best: usize = 0
  for (let row = loftRow(load<u32>(head + at.LOFT_FROM)); row < to; row += at.LOFT_ROW_BYTES) {
    if ((load<u8>(row + at.HANDS) & hand) === 0 || isLeftOut(context, row)) continue
    if (best === 0 || isNearerLoft(context, head, row, best)) best = row
  }
  return best
}

/** Nearest reachable loft; then what is in stock; then the least turning; then up for those who need height, down for the others. */
function isNearerLoft(context: usize, head: usize, row: usize, than: usize): bool {
  const wanted = load<f64>(context + at.WANTED_LOFT)
  const far = missDeg(context, head, row, wanted) + (isOtherName(context, row) ? golf.OTHER_NAME_DEG : 0.0)
  const thanFar = missDeg(context, head, than, wanted) + (isOtherName(context, than) ? golf.OTHER_NAME_DEG : 0.0)
  if (far !== thanFar) return far < thanFar
  const stocked = isStocked(context, row)
  if (stocked !== isStocked(context, than)) return stocked
  const loft = load<f64>(row + at.LOFT)
  const thanLoft = load<f64>(than + at.LOFT)
  const turn = abs(wanted - loft)
  const thanTurn = abs(wanted - thanLoft)
  return turn !== thanTurn ? turn < thanTurn : loft > thanLoft === prefersHigherLoft(context)
}

/** An unknown handicap is NaN, so it is below nothing. */
function prefersHigherLoft(context: usize): bool {
  const isSkilled = load<f64>(context + GOLFER_HANDICAP) < golf.HIGHER_LOFT_HANDICAP_MIN
  return !isSkilled || load<u8>(context + at.IS_LAUNCH_LOW) !== 0
}

/** Whether the shop has a loft, where that counts. */
export function isStocked(context: usize, row: usize): bool {
  if (load<u8>(context + at.WANTED_STOCK) === 0) return false
  return load<u8>(at.stockColumn(context, headCount(), profileCount()) + loftPlace(row)) !== 0
}

function isLeftOut(context: usize, row: usize): bool {
  return <i32>load<u8>(context + at.WANTED_STOCK) === at.STOCK_ONLY && !isStocked(context, row)
}

/** Row of the option of a wedge line nearest to a wedge; 0: none is made for the golfer's hand, or is there. */
export function nearestOption(context: usize, head: usize, loftDeg: f64, bounceDeg: f64): usize {
  const hand = load<u8>(context + at.WANTED_HAND)
  const to = loftRow(load<u32>(head + at.LOFT_TO))
  let best: usize = 0
  for (let row = loftRow(load<u32>(head + at.LOFT_FROM)); row < to; row += at.LOFT_ROW_BYTES) {
    if ((load<u8>(row + at.HANDS) & hand) === 0 || isLeftOut(context, row)) continue
    if (best === 0 || isNearerOption(context, head, loftDeg, bounceDeg, row, best)) best = row
  }
  return best
}

/** Loft first, then bounce, then the fitted sole, then what is in stock, then more or less bounce by skill, then the name. */
function isNearerOption(context: usize, head: usize, loftDeg: f64, bounceDeg: f64, row: usize, than: usize): bool {
  const miss = missDeg(context, head, row, loftDeg)
  const thanMiss = missDeg(context, head, than, loftDeg)
  if (miss !== thanMiss) return miss < thanMiss
  const turn = abs(settingDeg(context, head, row, loftDeg))
  const thanTurn = abs(settingDeg(context, head, than, loftDeg))
  if (turn !== thanTurn) return turn < thanTurn
  const bounceMiss = bounceMissDeg(context, head, row, loftDeg, bounceDeg)
  const thanBounceMiss = bounceMissDeg(context, head, than, loftDeg, bounceDeg)
  if (bounceMiss !== thanBounceMiss) return bounceMiss < thanBounceMiss
  const suits = hasWantedSole(context, row)
  if (suits !== hasWantedSole(context, than)) return suits
  const stocked = isStocked(context, row)
  if (stocked !== isStocked(context, than)) return stocked
  const bounce = load<f64>(row + at.BOUNCE)
  const thanBounce = load<f64>(than + at.BOUNCE)
  if (bounce !== thanBounce) return bounce > thanBounce === prefersMoreBounce(context)
  return load<u16>(row + at.GRIND) < load<u16>(than + at.GRIND)
}

function hasWantedSole(context: usize, row: usize): bool {
  return load<u8>(row + at.SOLE) === load<u8>(context + at.WANTED_SOLE)
}

function prefersMoreBounce(context: usize): bool {
  return !(load<f64>(context + GOLFER_HANDICAP) < golf.HIGHER_BOUNCE_HANDICAP_MIN)
}

/** Degrees by which a loft is out of reach. */
export function missDeg(context: usize, head: usize, row: usize, loftDeg: f64): f64 {
  return tidy(abs(loftDeg - playingDeg(context, head, row, loftDeg)))
}

/** Loft after the setting. */
export function playingDeg(context: usize, head: usize, row: usize, loftDeg: f64): f64 {
  return tidy(load<f64>(row + at.LOFT) + settingDeg(context, head, row, loftDeg))
}

/** Hosel setting or degrees of bending; 0 where neither is possible. A sleeve goes all the way to the loft or to its end. */
export function settingDeg(context: usize, head: usize, row: usize, loftDeg: f64): f64 {
  const deg = loftDeg - load<f64>(row + at.LOFT)
  const type = <i32>load<u8>(context + at.WANTED_CLUB_TYPE)
  if (type < golf.CLUB_IRON) return turned(deg, min(load<f64>(head + at.SLEEVE), golf.HOSEL_DEG_MAX))
  if (abs(deg) <= golf.LEFT_AS_IS_DEG) return 0.0
  if (type === golf.CLUB_WEDGE) return turned(deg, golf.WEDGE_BEND_DEG_MAX)
  if (deg < 0.0 && needsHeight(context)) return 0.0
  return load<u8>(head + at.HAS_LIE) !== 0 ? turned(deg, golf.IRON_BEND_DEG_MAX) : 0.0
}

function needsHeight(context: usize): bool {
  return load<f64>(context + GOLFER_SPEED) < golf.NEVER_STRONG_BELOW_MPH || load<u8>(context + at.IS_LAUNCH_LOW) !== 0
}

/** Whether there is a hosel to turn or a neck to bend; one that is left as it comes counts. */
export function canBeSet(context: usize, head: usize): bool {
  return <i32>load<u8>(context + at.WANTED_CLUB_TYPE) >= golf.CLUB_IRON || load<f64>(head + at.SLEEVE) !== 0.0
}

/** The name is not the wanted one although the loft is near. */
export function isOtherName(context: usize, row: usize): bool {
  const wanted = load<u8>(context + at.WANTED_NAME)
  const isWedge = <i32>load<u8>(context + at.WANTED_CLUB_TYPE) === golf.CLUB_WEDGE
  return wanted !== 0 && !isWedge && load<u8>(row + at.NAME) !== wanted
}

/** Degrees between the fitted and the effective bounce. Bending a wedge weak adds as much bounce as loft. @rule WDG-BOUNCE */
export function bounceMissDeg(context: usize, head: usize, row: usize, loftDeg: f64, bounceDeg: f64): f64 {
  const bounce = load<f64>(row + at.BOUNCE)
  if (bounce === 0.0) return golf.UNKNOWN_BOUNCE_MISS_DEG
  const sole = <i32>load<u8>(row + at.SOLE)
  const effectiveDeg =
    bounce + (sole === at.SOLE_WIDE ? golf.SOLE_BOUNCE_DEG : sole === at.SOLE_NARROW ? -golf.SOLE_BOUNCE_DEG : 0.0)
  return tidy(abs(effectiveDeg + settingDeg(context, head, row, loftDeg) - bounceDeg))
}

/** The part of the lie offset that a head can be bent to; an iron whose range is not recorded is left as it comes. */
export function bentLie(context: usize, head: usize): f64 {
  const offset = load<f64>(context + at.WANTED_LIE_OFFSET)
  if (<i32>load<u8>(context + at.WANTED_CLUB_TYPE) !== golf.CLUB_IRON) return offset
  if (load<u8>(head + at.HAS_LIE) === 0) return 0.0
  return clip(offset, load<f64>(head + at.LIE_MIN), load<f64>(head + at.LIE_MAX))
}

function turned(deg: f64, limitDeg: f64): f64 {
  return tidy(clip(deg, -limitDeg, limitDeg))
}

function clip(value: f64, least: f64, most: f64): f64 {
  return min(most, max(least, value))
}

function tidy(value: f64): f64 {
  return Math.round(value * 1e6) / 1e6
}
