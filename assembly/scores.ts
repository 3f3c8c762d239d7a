// The score of every profile. The twin that proves it is test/support/reference-rules.ts.
import * as golf from './golf'
import { profileCount } from './image'
import * as at from './layout'

/** No head is perfect. */
export const SCORE_MAX: i32 = <i32>golf.SCORE_MAX

// Points of each value of an attribute, and the caps that hold, for one golfer: found once, since profiles share values.
const distanceTerms = memory.data(16 * (at.SPEEDS_MAX + 1), 8)
const forgivenessTerms = memory.data(8 * (at.FORGIVENESS_MAX + 1), 8)
const launchTerms = memory.data(8 * (2 * at.SCALE_MID + 1), 8)
const spinTerms = memory.data(8 * (2 * at.SCALE_MID + 1), 8)
const directionTerms = memory.data(8 * (at.DRAW_HALVES_MAX + 1), 8)
const capsByGroup = memory.data(at.FOR_THE_TEE + 1)
const capsByKind = memory.data(at.CAP_BLADE + 1)
const capScores = memory.data(at.CAP_ADULT + 1)

/** Terms and caps of the golfer, before any profile is scored. */
export function openScores(n: i32, context: usize): void {
  const weights = context + at.WEIGHTS
  const launchNeed = load<f64>(context + at.NEED_LAUNCH)
  const lowSpinNeed = load<f64>(context + at.NEED_LOW_SPIN)
  for (let speeds = 0; speeds <= at.SPEEDS_MAX; speeds++)
    for (let isLowSpin = 0; isLowSpin <= 1; isLowSpin++) {
      const match = distanceMatch(n, context, speeds, isLowSpin !== 0)
      store<f64>(distanceTerms + ((((<usize>speeds) << 1) + isLowSpin) << 3), load<f64>(weights) * match)
    }
  for (let forgiveness = 0; forgiveness <= at.FORGIVENESS_MAX; forgiveness++) {
    const match = forgivenessMatch(load<f64>(context + at.NEED_FORGIVENESS), forgiveness)
    store<f64>(forgivenessTerms + ((<usize>forgiveness) << 3), load<f64>(weights + 8) * match)
  }
  for (let step = 0; step <= 2 * at.SCALE_MID; step++) {
    const i = (<usize>step) << 3
    store<f64>(launchTerms + i, load<f64>(weights + 16) * scaleMatch(launchNeed, launchNeed, step))
    store<f64>(spinTerms + i, load<f64>(weights + 24) * scaleMatch(lowSpinNeed, -lowSpinNeed, step))
  }
  for (let halves = 0; halves <= at.DRAW_HALVES_MAX; halves++) {
    const match = directionMatch(load<f64>(context + at.NEED_DRAW), <f64>halves / 2.0)
    store<f64>(directionTerms + ((<usize>halves) << 3), load<f64>(weights + 32) * match)
  }
  for (let madeFor = 0; madeFor <= at.FOR_THE_TEE; madeFor++)
    store<u8>(capsByGroup + madeFor, capOfGroup(context, madeFor))
  for (let cap = 0; cap <= at.CAP_BLADE; cap++) store<u8>(capsByKind + cap, capOfKind(context, cap))
  for (let cap = 0; cap <= at.CAP_ADULT; cap++) store<u8>(capScores + cap, capScore(cap, context))
}

/** Score, highest allowed score and cap of the profiles from..to. @rule SCORE-HEAD */
export function scoreProfiles(n: i32, context: usize, from: i32, to: i32): void {
  const p = profileCount()
  const out = at.profileScoreColumn(context, n)
  const sums = at.profileSumColumn(context, n, p)
  const speedsAt = at.codeColumn(n, p, at.SPEEDS)
  const forgivenessAt = at.codeColumn(n, p, at.FORGIVENESS)
  const spinAt = at.codeColumn(n, p, at.SPIN)
  const launchAt = at.codeColumn(n, p, at.LAUNCH)
  const drawAt = at.codeColumn(n, p, at.DRAW)
  const madeForAt = at.codeColumn(n, p, at.MADE_FOR)
  const kindCapAt = at.codeColumn(n, p, at.CAP)
  const isLightAt = at.codeColumn(n, p, at.IS_LIGHTWEIGHT)
  const lightCap = load<f64>(context + at.GOLFER_SPEED) > golf.LIGHT_CAP_ABOVE_MPH ? at.CAP_LIGHT : at.CAP_NONE
  const buildWeight = load<f64>(context + at.WEIGHTS + 40)
  const total = weightTotal(context)

  for (let profile = from; profile < to; profile++) {
    const spin = <i32>load<u8>(spinAt + profile)
    const isLowSpin = spin < at.SCALE_MID ? 1 : 0
    let sum = termOf(distanceTerms, ((<i32>load<u8>(speedsAt + profile)) << 1) + isLowSpin)
    sum += termOf(forgivenessTerms, <i32>load<u8>(forgivenessAt + profile))
    sum += termOf(launchTerms, <i32>load<u8>(launchAt + profile))
    sum += termOf(spinTerms, spin)
    sum += termOf(directionTerms, <i32>load<u8>(drawAt + profile))
    store<f64>(sums + ((<usize>profile) << 3), sum)
    const eighths = <i32>(8.0 * (pointsOf(sum + buildWeight, total) + 0.5))
    const byGroup = <i32>load<u8>(capsByGroup + <usize>load<u8>(madeForAt + profile))
    const byKind = <i32>load<u8>(capsByKind + <usize>load<u8>(kindCapAt + profile))
    const byBuild = load<u8>(isLightAt + profile) !== 0 ? lightCap : at.CAP_NONE
    const cap = byGroup !== at.CAP_NONE ? byGroup : byKind !== at.CAP_NONE ? byKind : byBuild
    const most = <i32>load<u8>(capScores + cap)
    store<u32>(out + ((<usize>profile) << 2), (eighths >> 3) | (most << 8) | (cap << 16) | ((eighths & 7) << 24))
  }
}

function termOf(terms: usize, value: i32): f64 {
  return load<f64>(terms + ((<usize>value) << 3))
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

/** How much of its distance a head gives at the golfer's speed. */
function distanceMatch(n: i32, context: usize, speeds: i32, isLowSpin: bool): f64 {
  const speed = load<f64>(context + at.GOLFER_SPEED)
  const range = at.speedRangesAt(n) + ((<usize>speeds) << 4)
  const outside = max(load<f64>(range) - speed, speed - load<f64>(range, 8))
  const lost = golf.DISTANCE_LOSS_SHARE * min(1.0, max(0.0, outside / golf.DISTANCE_LOSS_OVER_MPH))
  const isGain = isLowSpin && load<f64>(context + at.NEED_LOW_SPIN) > golf.LOW_SPIN_GAIN_ABOVE_NEED
  return min(1.0, 1.0 - lost + (isGain ? golf.LOW_SPIN_GAIN_SHARE : 0.0))
}

/** Launch or spin, which matters the more the greater the need is. */
function scaleMatch(need: f64, wanted: f64, step: i32): f64 {
  const off = abs(golf.POINTS_PER_NEED * wanted - <f64>(step - at.SCALE_MID))
  return 1.0 - (penalty(need) * off) / golf.SCALE_SPAN
}

function forgivenessMatch(wanted: f64, forgiveness: f64): f64 {
  return forgiveness >= wanted
    ? 1.0 - golf.FORGIVENESS_LOSS_PER_POINT_OVER * (forgiveness - wanted)
    : 1.0 - (wanted - forgiveness) / golf.FORGIVENESS_LOSS_POINTS_PER_WHOLE
}

function directionMatch(need: f64, draw: f64): f64 {
  if (need < 0.0) return 1.0 - (draw / golf.POINTS_PER_NEED) * penalty(need)
  const wanted = golf.POINTS_PER_NEED * need
  if (draw >= wanted) return 1.0 - golf.DRAW_LOSS_PER_POINT_OVER * (draw - wanted)
  return 1.0 - (wanted - draw) / golf.POINTS_PER_NEED
}

/** What speaks against heads that are made for some golfers. */
function capOfGroup(context: usize, madeFor: i32): i32 {
  const speed = load<f64>(context + at.GOLFER_SPEED)
  const group = <i32>load<u8>(context + at.GROUP)
  const stranger = strangerCap(group, madeFor, speed)
  if (stranger !== at.CAP_NONE) return stranger
  const isAdults = madeFor !== at.FOR_JUNIORS
  return group === golf.GROUP_JUNIOR && isAdults && adultPoints(speed) < SCORE_MAX ? at.CAP_ADULT : at.CAP_NONE
}

/** What speaks against a kind of head for this golfer. */
function capOfKind(context: usize, cap: i32): i32 {
  const speed = load<f64>(context + at.GOLFER_SPEED)
  if (cap === at.CAP_SLOW) return speed < golf.SLOW_CAP_BELOW_MPH ? cap : at.CAP_NONE
  if (cap === at.CAP_DRAW) return load<f64>(context + at.NEED_DRAW) <= golf.DRAW_CAP_NEED_MAX ? cap : at.CAP_NONE
  if (cap === at.CAP_BLADE)
    return load<f64>(context + at.GOLFER_HANDICAP) > golf.BLADE_CAP_ABOVE_HANDICAP ? cap : at.CAP_NONE
  return at.CAP_NONE
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
