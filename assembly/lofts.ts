// How a head reaches the fitted loft, bounce and lie.
import * as golf from './golf'
import { headCount, profileCount } from './image'
import { GOLFER_HANDICAP, NEED_DRAW } from './layout'
import * as at from './match-layout'
import { loftPlace, loftRow, settingRow, sleeveRow } from './rows'

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
  const far = farDeg(context, head, row, wanted)
  const thanFar = farDeg(context, head, than, wanted)
  if (far !== thanFar) return far < thanFar
  const stocked = isStocked(context, row)
  if (stocked !== isStocked(context, than)) return stocked
  const loft = load<f64>(row + at.LOFT)
  const thanLoft = load<f64>(than + at.LOFT)
  const turn = abs(wanted - loft)
  const thanTurn = abs(wanted - thanLoft)
  return turn !== thanTurn ? turn < thanTurn : loft > thanLoft === prefersHigherLoft(context)
}

/** Degrees by which a loft is out of reach, another name and a face that its setting turns towards the miss counted as such. */
function farDeg(context: usize, head: usize, row: usize, wanted: f64): f64 {
  const miss = missDeg(context, head, row, wanted)
  const wrong = isWrongFace(context, head, row, wanted) ? golf.WRONG_FACE_DEG : 0.0
  return miss + (isOtherName(context, row) ? golf.OTHER_NAME_DEG : 0.0) + wrong
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

/** The part of that which is a compromise: beyond the tolerance; a weaker iron that is not bent strong is none. */
export function lostDeg(context: usize, head: usize, row: usize, loftDeg: f64): f64 {
  const isWeaker = load<u8>(context + at.IS_NEVER_STRONG) !== 0 && playingDeg(context, head, row, loftDeg) > loftDeg
  return max(0.0, missDeg(context, head, row, loftDeg) - (isWeaker ? golf.FAR_LOFT_DEG : golf.LOFT_TOLERANCE_DEG))
}

/** Loft after the setting. */
export function playingDeg(context: usize, head: usize, row: usize, loftDeg: f64): f64 {
  return tidy(load<f64>(row + at.LOFT) + settingDeg(context, head, row, loftDeg))
}

/** Change of loft by the setting of the hosel, or by bending, degrees; 0 where neither is possible. */
export function settingDeg(context: usize, head: usize, row: usize, loftDeg: f64): f64 {
  const deg = loftDeg - load<f64>(row + at.LOFT)
  const type = <i32>load<u8>(context + at.WANTED_CLUB_TYPE)
  if (type < golf.CLUB_IRON) {
    const setting = settingOf(context, row, loftDeg)
    return setting === 0 ? turnedDeg(context, row, deg) : load<f64>(setting + at.SETTING_LOFT)
  }
  if (abs(deg) <= golf.LEFT_AS_IS_DEG) return 0.0
  if (type === golf.CLUB_WEDGE) return bent(deg, golf.WEDGE_BEND_DEG_MAX)
  if (deg < 0.0 && load<u8>(context + at.IS_NEVER_STRONG) !== 0) return 0.0
  return load<u8>(head + at.HAS_LIE) !== 0 ? bent(deg, golf.IRON_BEND_DEG_MAX) : 0.0
}

/** Row of the sleeve of a loft; 0: nothing turns it. */
function sleeveOf(row: usize): usize {
  const sleeve = load<u16>(row + at.SLEEVE)
  return sleeve === 0 ? 0 : sleeveRow(sleeve - 1)
}

/** Row of the setting that brings a wood nearest to a loft; 0: it has no sleeve, or the chart of its sleeve is not known. @rule MATCH-SLEEVE */
export function settingOf(context: usize, row: usize, loftDeg: f64): usize {
  const sleeve = <i32>load<u8>(context + at.WANTED_CLUB_TYPE) < golf.CLUB_IRON ? sleeveOf(row) : 0
  if (sleeve === 0) return 0
  const deg = loftDeg - load<f64>(row + at.LOFT)
  const to = settingRow(load<u32>(sleeve + at.SETTING_TO))
  let best: usize = 0
  let bestFar: f64 = 0.0
  for (let setting = settingRow(load<u32>(sleeve + at.SETTING_FROM)); setting < to; setting += at.SETTING_ROW_BYTES) {
    const wrong = turnsWrong(context, load<f64>(setting + at.SETTING_FACE)) ? golf.WRONG_FACE_DEG : 0.0
    const far = tidy(abs(deg - load<f64>(setting + at.SETTING_LOFT))) + wrong
    if (best === 0 || far < bestFar || (far === bestFar && isLessTurned(setting, best))) {
      best = setting
      bestFar = far
    }
  }
  return best
}

/** Of equally near settings the one that leaves the lie as it is, then the one that changes the loft least. */
function isLessTurned(setting: usize, than: usize): bool {
  const lie = abs(load<f64>(setting + at.SETTING_LIE))
  const thanLie = abs(load<f64>(than + at.SETTING_LIE))
  if (lie !== thanLie) return lie < thanLie
  return abs(load<f64>(setting + at.SETTING_LOFT)) < abs(load<f64>(than + at.SETTING_LOFT))
}

/** 1 + place of a setting among those of its sleeve; 0: none. */
export function settingPlace(row: usize, setting: usize): u32 {
  if (setting === 0) return 0
  const first = settingRow(load<u32>(sleeveOf(row) + at.SETTING_FROM))
  return 1 + <u32>((setting - first) / at.SETTING_ROW_BYTES)
}

/** A sleeve whose chart is not known goes to the loft or to its end; a face turned towards the miss is not worth half a degree. */
function turnedDeg(context: usize, row: usize, deg: f64): f64 {
  const sleeve = sleeveOf(row)
  if (sleeve === 0) return 0.0
  const turn = tidy(clip(deg, load<f64>(sleeve + at.TURN_MIN), load<f64>(sleeve + at.TURN_MAX)))
  return abs(turn) <= golf.WRONG_FACE_DEG && turnsWrong(context, turn) ? 0.0 : turn
}

/** Whether a face that closes (positive) or opens by so much turns the ball further to where the golfer misses; more loft closes it. */
export function turnsWrong(context: usize, faceDeg: f64): bool {
  const draw = load<f64>(context + NEED_DRAW)
  return (faceDeg > 0.0 && draw < 0.0) || (faceDeg < 0.0 && draw > 0.0)
}

/** Whether the setting that plays a loft turns the face of a wood towards the miss: by its chart, else more loft closes it. */
export function isWrongFace(context: usize, head: usize, row: usize, loftDeg: f64): bool {
  if (<i32>load<u8>(context + at.WANTED_CLUB_TYPE) >= golf.CLUB_IRON) return false
  const setting = settingOf(context, row, loftDeg)
  const closes = setting === 0 ? settingDeg(context, head, row, loftDeg) : load<f64>(setting + at.SETTING_FACE)
  return turnsWrong(context, closes)
}

/** What a turn of a sleeve leaves open whose chart is not known, degrees. */
export function unknownTurnDeg(context: usize, head: usize, row: usize, loftDeg: f64): f64 {
  const isByChart =
    <i32>load<u8>(context + at.WANTED_CLUB_TYPE) >= golf.CLUB_IRON || settingOf(context, row, loftDeg) !== 0
  return isByChart || settingDeg(context, head, row, loftDeg) === 0.0 ? 0.0 : golf.UNKNOWN_TURN_DEG
}

/** Whether there is a hosel to turn or a neck to bend; one that is left as it comes counts. */
export function canBeSet(context: usize, row: usize): bool {
  return <i32>load<u8>(context + at.WANTED_CLUB_TYPE) >= golf.CLUB_IRON || load<u16>(row + at.SLEEVE) !== 0
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

/**
 * The part of the lie offset that a head can be bent to; an iron whose range is not recorded is left as it comes. The setting
 * of a hosel adds its own.
 */
export function bentLie(context: usize, head: usize, row: usize): f64 {
  const offset = load<f64>(context + at.WANTED_LIE_OFFSET)
  if (<i32>load<u8>(context + at.WANTED_CLUB_TYPE) !== golf.CLUB_IRON) {
    const setting = settingOf(context, row, load<f64>(context + at.WANTED_LOFT))
    return setting === 0 ? offset : offset + load<f64>(setting + at.SETTING_LIE)
  }
  if (load<u8>(head + at.HAS_LIE) === 0) return 0.0
  return clip(offset, load<f64>(head + at.LIE_MIN), load<f64>(head + at.LIE_MAX))
}

function bent(deg: f64, limitDeg: f64): f64 {
  return tidy(clip(deg, -limitDeg, limitDeg))
}

function clip(value: f64, least: f64, most: f64): f64 {
  return min(most, max(least, value))
}

function tidy(value: f64): f64 {
  return Math.round(value * 1e6) / 1e6
}
