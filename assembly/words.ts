// A head's verdict, reasons and drawbacks, as codes of texts. @rule SCORE-HEAD
import {
  BIG_DRAW_NEED,
  BIG_NEED,
  DRAW_WORDS_BIAS_FROM,
  DRAW_WORDS_NEUTRAL_MAX,
  DRAW_WORDS_TOUCH_FROM,
  NOTICEABLE_NEED,
  VERDICT_FROM_EXCELLENT,
  VERDICT_FROM_GOOD,
  VERDICT_FROM_POSSIBLE,
  VERDICT_FROM_STRONG,
} from './golf'
import { headCount, profileCount } from './image'
import * as at from './layout'

/** All that there are: the codes of a list fit into 64 bits. */
export const ALL_CODES: i32 = 8
const NO_VERDICT: i32 = 5

// Where the columns of the profiles begin: they are asked for every profile of every answer.
let forgivenessAt: usize = 0
let spinAt: usize = 0
let launchAt: usize = 0
let drawAt: usize = 0
let speedRangesAt: usize = 0
let isWoodAt: usize = 0
let speedsAt: usize = 0
let kindAt: usize = 0

/** Find the columns of the image, before anything is said. */
export function openWords(): void {
  const n = headCount()
  const p = profileCount()
  forgivenessAt = at.codeColumn(n, p, at.FORGIVENESS)
  spinAt = at.codeColumn(n, p, at.SPIN)
  launchAt = at.codeColumn(n, p, at.LAUNCH)
  drawAt = at.codeColumn(n, p, at.DRAW)
  speedRangesAt = at.speedRangesAt(n)
  isWoodAt = at.codeColumn(n, p, at.IS_WOOD)
  speedsAt = at.codeColumn(n, p, at.SPEEDS)
  kindAt = at.codeColumn(n, p, at.KIND)
}

/** Verdict of a score, as a place in the list of verdicts. Below 0: none. */
export function verdictOf(score: i32): i32 {
  if (score < 0) return NO_VERDICT
  if (score >= <i32>VERDICT_FROM_EXCELLENT) return 0
  if (score >= <i32>VERDICT_FROM_STRONG) return 1
  if (score >= <i32>VERDICT_FROM_GOOD) return 2
  return score >= <i32>VERDICT_FROM_POSSIBLE ? 3 : 4
}

/**
 * Codes of what speaks for a head, the most telling first and `most` of them at most. One per byte, the first lowest; 0 in a byte:
 * no more. Codes are one higher than texts. Irons and wedges are never praised or blamed for draw bias, only for their offset.
 */
export function reasonsOf(context: usize, profile: i32, isPicked: bool, most: i32): u64 {
  const spin = <i32>load<u8>(spinAt + profile)
  const launch = <i32>load<u8>(launchAt + profile)
  const draw = drawOf(profile)
  const isWood = load<u8>(isWoodAt + profile) !== 0
  const launchNeed = load<f64>(context + at.NEED_LAUNCH)
  const lowSpinNeed = load<f64>(context + at.NEED_LOW_SPIN)
  let codes: u64 = isPicked ? at.TEXT_PICKED + 1 : 0
  codes = push(codes, directionOf(load<f64>(context + at.NEED_DRAW), draw, isWood), most)
  if (launchNeed > NOTICEABLE_NEED && launch > at.SCALE_MID) codes = push(codes, at.TEXT_LAUNCHES_HIGH, most)
  else if (launchNeed < -NOTICEABLE_NEED && launch < at.SCALE_MID) codes = push(codes, at.TEXT_LAUNCHES_LOW, most)
  if (lowSpinNeed > NOTICEABLE_NEED && spin < at.SCALE_MID) codes = push(codes, at.TEXT_SPINS_LESS, most)
  else if (lowSpinNeed < -NOTICEABLE_NEED && spin > at.SCALE_MID) codes = push(codes, at.TEXT_ADDS_SPIN, most)
  const forgiveness = <i32>load<u8>(forgivenessAt + profile)
  const ground = <i32>load<u8>(context + at.GROUND)
  codes = push(codes, at.TEXT_FORGIVENESS + 11 * ground + forgiveness, most)
  if (speedPlace(context, profile) === 0) codes = push(codes, speedText(profile, 0), most)
  return codes
}

/** Codes of what speaks against it in the same form, what keeps the score down first. */
export function drawbacksOf(context: usize, profile: i32, cap: i32, most: i32): u64 {
  const draw = drawOf(profile)
  const isWood = load<u8>(isWoodAt + profile) !== 0
  const drawNeed = load<f64>(context + at.NEED_DRAW)
  const place = speedPlace(context, profile)
  let codes: u64 = 0
  if (cap !== at.CAP_NONE) codes = push(codes, at.TEXT_CAP + cap, most)
  else if (place > 0) codes = push(codes, speedText(profile, place), most)
  if (drawNeed >= BIG_DRAW_NEED && draw < DRAW_WORDS_TOUCH_FROM && isWood)
    codes = push(codes, at.TEXT_NOT_FOR_SLICE, most)
  if (drawNeed < 0.0 && drawNeed > -BIG_DRAW_NEED && draw >= DRAW_WORDS_BIAS_FROM)
    codes = push(codes, at.TEXT_NOT_FOR_HOOK, most)
  if (load<f64>(context + at.NEED_LAUNCH) >= BIG_NEED && <i32>load<u8>(launchAt + profile) < at.SCALE_MID)
    codes = push(codes, at.TEXT_TOO_LOW, most)
  if (load<f64>(context + at.NEED_LOW_SPIN) >= BIG_NEED && <i32>load<u8>(spinAt + profile) > at.SCALE_MID)
    codes = push(codes, at.TEXT_TOO_MUCH_SPIN, most)
  return codes
}

/** Opinion of a profile at a verdict. */
export function opinionOf(profile: i32, verdict: i32): i32 {
  const kind = <i32>load<u8>(kindAt + profile)
  return at.TEXT_OPINIONS + 6 * kind + verdict
}

/** Text that says against a draw need; -1: nothing. */
function directionOf(need: f64, draw: f64, isWood: bool): i32 {
  if (need > NOTICEABLE_NEED && !isWood) return draw > 0.0 ? at.TEXT_OFFSET : -1
  if (need > NOTICEABLE_NEED && draw >= DRAW_WORDS_TOUCH_FROM)
    return draw >= DRAW_WORDS_BIAS_FROM ? at.TEXT_DRAW_BIAS : at.TEXT_TOUCH_OF_DRAW
  return need < -NOTICEABLE_NEED && draw <= DRAW_WORDS_NEUTRAL_MAX ? at.TEXT_NEUTRAL : -1
}

function drawOf(profile: i32): f64 {
  return <f64>load<u8>(drawAt + profile) / 2.0
}

/** 0: inside the speeds that the head is made for, 1: below, 2: above, -1: none are stated. */
function speedPlace(context: usize, profile: i32): i32 {
  const speeds = <i32>load<u8>(speedsAt + profile)
  if (speeds === at.SPEEDS_MAX) return -1
  const speed = load<f64>(context + at.GOLFER_SPEED)
  const range = speedRangesAt + ((<usize>speeds) << 4)
  if (speed < load<f64>(range)) return 1
  return speed > load<f64>(range, 8) ? 2 : 0
}

function speedText(profile: i32, place: i32): i32 {
  return at.TEXT_SPEEDS + 3 * <i32>load<u8>(speedsAt + profile) + place
}

function push(codes: u64, text: i32, most: i32): u64 {
  if (text < 0) return codes
  for (let place = 0; place < most; place++)
    if (((codes >> ((<u64>place) << 3)) & 255) === 0) return codes | ((<u64>(text + 1)) << ((<u64>place) << 3))
  return codes
}
