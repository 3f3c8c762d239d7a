import {
  ironLaunch,
  levelDriver,
  profileByGreenCheck,
  profileIn,
  profilesByLaunch,
  profilesBySpeed,
  spinlessWedge,
  spinningDriver,
  steepDriver,
} from '../../../golf/flight/launch.ts'
import { type LaunchProfile, launchProfiles } from '../../../golf/names/words.ts'
import type { Message } from '../../../words/message.ts'
import { deg, percent, say, sentence, sentences } from '../../../words/say.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import { type Basis, type Fact, weakest } from '../fact.ts'
import type { HoldVerdict } from '../irons/iron-flight.ts'
import { mphSaid, rounded, type Spec } from '../spec.ts'
import { asksFor } from '../wishes.ts'

/** Some steps higher or lower, as far as there are profiles. The shaft effect is small: one profile step is worth about 0.5-0.7° and 150-200 rpm; loft does the rest. */
const step = (profile: LaunchProfile, steps: number): LaunchProfile =>
  launchProfiles[Math.min(launchProfiles.length - 1, Math.max(0, launchProfiles.indexOf(profile) + steps))]!

interface WoodProfileQuestion {
  readonly speedMph: Fact
  readonly launchDeg: Fact | null
  readonly targetLaunchDeg: number
  readonly attackDeg: Fact
  /** Measured spin as a share of its target; null when unknown or not a driver's. */
  readonly spinOverTarget: number | null
  /** How much further off its target a launch may be than the bands of the table say, degrees. */
  readonly widerLaunchDeg: number
  /** What the target launch was worked out from. */
  readonly targetBasis: Basis
  /** A moderate or large slice: its open face makes height and spin that are not the shaft's to take away. */
  readonly isBigFade: boolean
}

/** Drivers, and fairways at driver-equivalent speed. @rule SHAFT-LAUNCH */
export const fitWoodProfile = (question: WoodProfileQuestion): Spec<LaunchProfile> => {
  const { speedMph, launchDeg, targetLaunchDeg, attackDeg, spinOverTarget, widerLaunchDeg, targetBasis, isBigFade } =
    question
  if (launchDeg === null) {
    const profile = woodProfileBySpeed(speedMph.value, attackDeg)
    const bySpeedAlone = profileIn(profilesBySpeed.driver, speedMph.value)
    const moved = profile === 'low' ? 'launchProfile.lowerForAttack' : 'launchProfile.higherForAttack'
    const why =
      profile === bySpeedAlone
        ? say('launchProfile.bySpeed', { speed: mphSaid(speedMph) })
        : say(moved, { speed: mphSaid(speedMph), attack: deg(rounded(attackDeg.value)) })
    return spec(profile, [why], speedMph.basis)
  }
  const over = launchDeg.value - targetLaunchDeg
  const profile = profileIn(profilesByLaunch.driver, Math.sign(over) * Math.max(0, Math.abs(over) - widerLaunchDeg))
  const { spinShareAbove, overTargetDegMin, steps } = spinningDriver
  const spinsTooMuch =
    spinOverTarget !== null && spinOverTarget > spinShareAbove && launchDeg.value >= targetLaunchDeg + overTargetDegMin
  const why = [
    say('launchProfile.byLaunch', { launch: launchDeg.how, target: deg(rounded(targetLaunchDeg)) }),
    ...(spinsTooMuch
      ? [say('launchProfile.spinsTooMuch', { share: percent(Math.round((spinOverTarget - 1) * 100)) })]
      : []),
  ]
  const byLaunch = spinsTooMuch ? step(profile, steps) : profile
  const bySwing = isBigFade ? woodProfileBySpeed(speedMph.value, attackDeg) : byLaunch
  const basis = weakest(launchDeg, targetBasis)
  if (place(bySwing) <= place(byLaunch)) return spec(byLaunch, why, basis)
  return spec(bySwing, [...why, say('launchProfile.heldByFade', { speed: mphSaid(speedMph) })], basis)
}

const woodProfileBySpeed = (speedMph: number, attack: Fact): LaunchProfile => {
  const profile = profileIn(profilesBySpeed.driver, speedMph)
  if (attack.basis !== 'measured') return profile
  if (speedMph >= levelDriver.fromMph && attack.value >= levelDriver.attackDegMin) return levelDriver.profile
  if (attack.value > steepDriver.attackDegMax) return profile
  return higherOf(profile, lowerOf(step(profile, steepDriver.steps), steepDriver.profileMax))
}

const place = (profile: LaunchProfile): number => launchProfiles.indexOf(profile)
const lowerOf = (a: LaunchProfile, b: LaunchProfile): LaunchProfile => (place(a) < place(b) ? a : b)
const higherOf = (a: LaunchProfile, b: LaunchProfile): LaunchProfile => (place(a) > place(b) ? a : b)

/** @rule SHAFT-LAUNCH */
export const fitHybridProfile = (
  speedMph: Fact,
  launchDeg: Fact | null,
  targetDeg: number,
  isFlat: boolean,
): Spec<LaunchProfile> => {
  if (launchDeg === null)
    return spec(
      profileIn(profilesBySpeed.hybrid, speedMph.value),
      [say('launchProfile.byHybridSpeed', { speed: mphSaid(speedMph) })],
      speedMph.basis,
    )
  const byLaunch = profileIn(profilesByLaunch.hybrid, launchDeg.value - targetDeg)
  const value = isFlat ? higherOf(byLaunch, 'mid') : byLaunch
  const why = say(value === byLaunch ? 'launchProfile.ofHybrid' : 'launchProfile.landsTooFlat', {
    launch: launchDeg.how,
    target: deg(rounded(targetDeg)),
  })
  const fitted = spec(value, [why], weakest(launchDeg, speedMph))
  return isFlat ? { ...fitted, rules: ['HYB-SEVEN-WOOD'] } : fitted
}

interface IronProfileQuestion {
  readonly speedMph: Fact
  readonly launchDeg: Fact | null
  readonly window: { readonly launchMinDeg: number; readonly launchMaxDeg: number }
  /** Verdict of rule IRON-HOLD; null when height and landing are unknown. */
  readonly hold: Pick<HoldVerdict, 'verdict' | 'offSteps' | 'basis'> | null
}

/** @rule SHAFT-LAUNCH */
export const fitIronProfile = ({ speedMph, launchDeg, window, hold }: IronProfileQuestion): Spec<LaunchProfile> => {
  const profile = ironProfileBySpeed(speedMph.value)
  const bySpeed = say('launchProfile.byIronSpeed', { speed: mphSaid(speedMph) })
  if (hold !== null) {
    const { holdsMin, holdsMax, failSteps, tooHighSteps } = profileByGreenCheck
    const kept = lowerOf(higherOf(profile, holdsMin), holdsMax)
    const off = 1 + hold.offSteps
    if (hold.verdict === 'fail') return spec(step(kept, failSteps * off), [say('launchProfile.comesInLow')], hold.basis)
    if (hold.verdict === 'too_high')
      return spec(step(kept, tooHighSteps * off), [say('launchProfile.comesInHigh')], hold.basis)
    return spec(kept, [say('launchProfile.holds'), bySpeed], hold.basis)
  }
  const { launchMinDeg: min, launchMaxDeg: max } = window
  const steps = launchDeg === null ? 0 : stepsOutside(launchDeg.value, min, max)
  if (launchDeg === null || steps === 0) return spec(profile, [bySpeed], speedMph.basis)
  const why = say(steps > 0 ? 'launchProfile.belowWindow' : 'launchProfile.aboveWindow', {
    launch: launchDeg.how,
    window: deg([rounded(min), rounded(max)]),
  })
  return spec(step(profile, steps), [why], weakest(launchDeg, speedMph))
}

/** Steps for a launch outside its window. */
const stepsOutside = (launchDeg: number, minDeg: number, maxDeg: number): number => {
  if (launchDeg < minDeg + ironLaunch.below.deg) return ironLaunch.below.steps
  return launchDeg > maxDeg + ironLaunch.above.deg ? ironLaunch.above.steps : 0
}

/** Profile by 7-iron speed alone; wedges read it too. */
export const ironProfileBySpeed = (sevenIronSpeedMph: number): LaunchProfile =>
  profileIn(profilesBySpeed.iron, sevenIronSpeedMph)

/** A step lower or higher where the golfer asked for it; a flight that the shaft has to help up is not brought down. @rule IN-GOALS */
export const askedProfile = (
  request: Pick<FittingRequest, 'clubType' | 'preferences'>,
  fitted: Spec<LaunchProfile>,
): Spec<LaunchProfile> => {
  const isLow = asksFor(request, 'low')
  if (!isLow && !asksFor(request, 'high')) return fitted
  const isFlat = fitted.rules?.includes('HYB-SEVEN-WOOD') === true
  const needsHeight = isLow && (isFlat || place(fitted.value) > place('mid'))
  const value = needsHeight ? fitted.value : step(fitted.value, isLow ? askedSteps.low : askedSteps.high)
  const stepped = isLow ? 'launchProfile.lowerAsAsked' : 'launchProfile.higherAsAsked'
  const none = isLow ? 'launchProfile.noneLower' : 'launchProfile.noneHigher'
  const outcome = needsHeight ? 'launchProfile.needsHeight' : value === fitted.value ? none : stepped
  const why = sentences([fitted.why, sentence(say(outcome))])
  return { ...fitted, value, display: profileWords[value], why, rules: [...(fitted.rules ?? []), 'IN-GOALS'] }
}
const askedSteps = { low: -1, high: 1 } as const

/** @rule WDG-SHAFT */
export const wedgeProfile = (carried: LaunchProfile, tooHighAndSpinless: boolean): LaunchProfile =>
  tooHighAndSpinless ? step(carried, spinlessWedge.steps) : carried

const spec = (value: LaunchProfile, why: readonly Message[], basis: Basis): Spec<LaunchProfile> => ({
  value,
  unit: null,
  display: profileWords[value],
  rule: 'SHAFT-LAUNCH',
  basis,
  why: sentence(...why),
  alternatives: [],
})

/** How a profile is printed. */
export const profileWords: Readonly<Record<LaunchProfile, string>> = {
  low: 'Low',
  'mid-low': 'Mid-Low',
  mid: 'Mid',
  'mid-high': 'Mid-High',
  high: 'High',
}
