// The score of every profile. The twin that proves it is test/support/reference-rules.ts.
import * as golf from './golf'
import { profileCount } from './image'
import * as at from './layout'

/** No head is perfect. */
export const SCORE_MAX: i32 = <i32>golf.SCORE_MAX

/** Score, highest allowed score and cap of the profiles from..to. @rule SCORE-HEAD */
export function scoreProfiles(n: i32, context: usize, from: i32, to: i32): void {
  const p = profileCount()
  const out = at.profileScoreColumn(context, n)
  const sums = at.profileSumColumn(context, n, p)
  const forgivenessAt = at.numberColumn(n, p, at.FORGIVENESS)
  const spinAt = at.numberColumn(n, p, at.SPIN)
  const launchAt = at.numberColumn(n, p, at.LAUNCH)
  const drawAt = at.numberColumn(n, p, at.DRAW)
  const speedMinAt = at.numberColumn(n, p, at.SPEED_MIN)
  const speedMaxAt = at.numberColumn(n, p, at.SPEED_MAX)
  const speed = load<f64>(context + at.GOLFER_SPEED)
  const wanted = load<f64>(context + at.NEED_FORGIVENESS)
  const launchNeed = load<f64>(context + at.NEED_LAUNCH)
  const lowSpinNeed = load<f64>(context + at.NEED_LOW_SPIN)
  const drawNeed = load<f64>(context + at.NEED_DRAW)
  const weights = context + at.WEIGHTS
  const distanceWeight = load<f64>(weights)
  const forgivenessWeight = load<f64>(weights + 8)
  const launchWeight = load<f64>(weights + 16)
  const spinWeight = load<f64>(weights + 24)
  const directionWeight = load<f64>(weights + 32)
  const buildWeight = load<f64>(weights + 40)
  const total = weightTotal(context)
  const launchPenalty = penalty(launchNeed)
  const spinPenalty = penalty(lowSpinNeed)

  for (let profile = from; profile < to; profile++) {
    const i = (<usize>profile) << 3
    const forgiveness = load<f64>(forgivenessAt + i)
    const spin = load<f64>(spinAt + i)
    const launch = load<f64>(launchAt + i)
    const outside = max(max(load<f64>(speedMinAt + i) - speed, speed - load<f64>(speedMaxAt + i)), 0.0)
    const distance = min(
      1.0,
      1.0 -
        golf.DISTANCE_LOSS_SHARE * min(1.0, max(0.0, outside / golf.DISTANCE_LOSS_OVER_MPH)) +
        (spin < 0.0 && lowSpinNeed > golf.LOW_SPIN_GAIN_ABOVE_NEED ? golf.LOW_SPIN_GAIN_SHARE : 0.0),
    )
    let sum = distanceWeight * distance
    sum +=
      forgivenessWeight *
      (forgiveness >= wanted
        ? 1.0 - golf.FORGIVENESS_LOSS_PER_POINT_OVER * (forgiveness - wanted)
        : 1.0 - (wanted - forgiveness) / golf.FORGIVENESS_LOSS_POINTS_PER_WHOLE)
    sum += launchWeight * (1.0 - (launchPenalty * abs(golf.POINTS_PER_NEED * launchNeed - launch)) / golf.SCALE_SPAN)
    sum += spinWeight * (1.0 - (spinPenalty * abs(-golf.POINTS_PER_NEED * lowSpinNeed - spin)) / golf.SCALE_SPAN)
    sum += directionWeight * directionMatch(drawNeed, load<f64>(drawAt + i))
    store<f64>(sums + i, sum)
    sum += buildWeight
    const points = pointsOf(sum, total)
    const score = <i32>floor(points + 0.5)
    const eighths = <i32>floor(8.0 * (points + 0.5 - <f64>score))
    const cap = capOf(n, p, context, profile)
    store<u32>(out + ((<usize>profile) << 2), score | (capScore(cap, context) << 8) | (cap << 16) | (eighths << 24))
  }
}

/** Score of a profile, scored before, whose build meets the fitting so well, 0 to 1. */
export function scoreOf(n: i32, context: usize, profile: i32, build: f64): i32 {
  const entry = load<u32>(at.profileScoreColumn(context, n) + ((<usize>profile) << 2))
  const sum = load<f64>(at.profileSumColumn(context, n, profileCount()) + ((<usize>profile) << 3))
  const whole = sum + load<f64>(context + at.WEIGHTS + 40) * build
  const score = <i32>floor(pointsOf(whole, weightTotal(context)) + 0.5)
  return min(min(score, SCORE_MAX), <i32>((entry >> 8) & 255))
}

/** No head is perfect: what is near it counts half. */
function pointsOf(sum: f64, total: f64): f64 {
  const points = (100.0 * sum) / total
  return points > golf.HALVED_ABOVE ? golf.HALVED_ABOVE + (points - golf.HALVED_ABOVE) / 2.0 : points
}

function weightTotal(context: usize): f64 {
  let total: f64 = 0.0
  for (let criterion = 0; criterion < at.CRITERIA; criterion++)
    total += load<f64>(context + at.WEIGHTS + ((<usize>criterion) << 3))
  return total
}

function penalty(need: f64): f64 {
  return golf.NEEDLESS_MISMATCH + (1.0 - golf.NEEDLESS_MISMATCH) * abs(need)
}

function directionMatch(need: f64, draw: f64): f64 {
  if (need < 0.0) return 1.0 - (draw / golf.POINTS_PER_NEED) * penalty(need)
  const wanted = golf.POINTS_PER_NEED * need
  if (draw >= wanted) return 1.0 - golf.DRAW_LOSS_PER_POINT_OVER * (draw - wanted)
  return 1.0 - (wanted - draw) / golf.POINTS_PER_NEED
}

function capOf(n: i32, p: i32, context: usize, profile: i32): i32 {
  const speed = load<f64>(context + at.GOLFER_SPEED)
  const stranger = strangerCap(
    <i32>load<u8>(context + at.GROUP),
    <i32>load<u8>(at.codeColumn(n, p, at.MADE_FOR) + profile),
    speed,
  )
  if (stranger !== at.CAP_NONE) return stranger
  if (
    <i32>load<u8>(context + at.GROUP) === golf.GROUP_JUNIOR &&
    adultPoints(speed) < SCORE_MAX &&
    !isForJuniors(n, p, profile)
  )
    return at.CAP_ADULT
  const ofKind = capOfKind(n, p, context, profile)
  if (ofKind !== at.CAP_NONE) return ofKind
  const isLight = load<u8>(at.codeColumn(n, p, at.IS_LIGHTWEIGHT) + profile) !== 0
  return isLight && speed > golf.LIGHT_CAP_ABOVE_MPH ? at.CAP_LIGHT : at.CAP_NONE
}

/** What speaks against a kind of head for this golfer. */
function capOfKind(n: i32, p: i32, context: usize, profile: i32): i32 {
  const speed = load<f64>(context + at.GOLFER_SPEED)
  const cap = <i32>load<u8>(at.codeColumn(n, p, at.CAP) + profile)
  if (cap === at.CAP_SLOW) return speed < golf.SLOW_CAP_BELOW_MPH ? cap : at.CAP_NONE
  if (cap === at.CAP_DRAW) return load<f64>(context + at.NEED_DRAW) <= golf.DRAW_CAP_NEED_MAX ? cap : at.CAP_NONE
  if (cap === at.CAP_BLADE)
    return load<f64>(context + at.GOLFER_HANDICAP) > golf.BLADE_CAP_ABOVE_HANDICAP ? cap : at.CAP_NONE
  return at.CAP_NONE
}

function isForJuniors(n: i32, p: i32, profile: i32): bool {
  return <i32>load<u8>(at.codeColumn(n, p, at.MADE_FOR) + profile) === at.FOR_JUNIORS
}

/** What an adult head is worth to a junior. */
function adultPoints(speed: f64): i32 {
  const over = max(0.0, speed - golf.ADULT_CAP_ABOVE_MPH)
  return min(SCORE_MAX, <i32>floor(golf.ADULT_CAP_POINTS + golf.ADULT_CAP_PER_MPH * over + 0.5))
}

/** Heads that are made for others, and junior heads that a junior outgrows. */
function strangerCap(group: i32, madeFor: i32, speed: f64): i32 {
  if (madeFor === at.FOR_THE_TEE) return at.CAP_MINI
  if (madeFor === at.FOR_WOMEN) return group === golf.GROUP_MEN ? at.CAP_WOMEN : at.CAP_NONE
  if (madeFor !== at.FOR_JUNIORS) return at.CAP_NONE
  return group !== golf.GROUP_JUNIOR || speed > golf.JUNIOR_CAP_ABOVE_MPH ? at.CAP_JUNIOR : at.CAP_NONE
}

function capScore(cap: i32, context: usize): i32 {
  const speed = load<f64>(context + at.GOLFER_SPEED)
  if (cap === at.CAP_SLOW) {
    const over = max(0.0, speed - golf.SLOW_CAP_AT_MPH)
    return min(SCORE_MAX, <i32>floor(golf.SLOW_CAP_POINTS + golf.SLOW_CAP_PER_MPH * over + 0.5))
  }
  if (cap === at.CAP_DRAW) return <i32>golf.DRAW_CAP_POINTS
  if (cap === at.CAP_LIGHT)
    return ramp((speed - golf.LIGHT_CAP_ABOVE_MPH) * golf.LIGHT_CAP_PER_MPH, golf.LIGHT_CAP_POINTS)
  if (cap === at.CAP_BLADE) {
    const over = load<f64>(context + at.GOLFER_HANDICAP) - golf.BLADE_CAP_ABOVE_HANDICAP
    return ramp(over * golf.BLADE_CAP_PER_STROKE, golf.BLADE_CAP_POINTS)
  }
  if (cap === at.CAP_ADULT) return adultPoints(speed)
  if (cap === at.CAP_WOMEN) return <i32>golf.STRANGER_POINTS_WOMEN
  if (cap === at.CAP_MINI) return <i32>golf.STRANGER_POINTS_MINI
  if (cap !== at.CAP_JUNIOR) return SCORE_MAX
  return <i32>load<u8>(context + at.GROUP) === golf.GROUP_JUNIOR
    ? ramp((speed - golf.JUNIOR_CAP_ABOVE_MPH) * golf.JUNIOR_CAP_PER_MPH, golf.JUNIOR_CAP_POINTS)
    : <i32>golf.STRANGER_POINTS_JUNIOR
}

/** Points that fall from the highest score to the least of a cap. */
function ramp(lost: f64, least: f64): i32 {
  return <i32>floor(max(least, golf.SCORE_MAX - lost) + 0.5)
}
