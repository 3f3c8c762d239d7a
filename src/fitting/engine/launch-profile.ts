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
} from '../../golf/launch.ts'
import { type LaunchProfile, launchProfiles } from '../../golf/words.ts'
import { capitalize } from '../../platform/values.ts'
import { sentences } from '../../words/say.ts'
import type { FittingRequest } from '../schema.ts'
import { type Basis, type Fact, weakest } from './fact.ts'
import type { HoldVerdict } from './iron-flight.ts'
import { figure, mphWords, type Spec } from './spec.ts'
import { asksFor } from './wishes.ts'

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
    const attack = `an attack of ${figure(attackDeg.value)}°`
    const moved = profile === bySpeedAlone ? '' : `, a step ${profile === 'low' ? 'lower' : 'higher'} for ${attack}`
    return spec(profile, `Without a launch angle ${mphWords(speedMph)} decides${moved}.`, speedMph.basis)
  }
  const over = launchDeg.value - targetLaunchDeg
  const profile = profileIn(profilesByLaunch.driver, Math.sign(over) * Math.max(0, Math.abs(over) - widerLaunchDeg))
  const { spinShareAbove, overTargetDegMin, steps } = spinningDriver
  const spinsTooMuch =
    spinOverTarget !== null && spinOverTarget > spinShareAbove && launchDeg.value >= targetLaunchDeg + overTargetDegMin
  const why =
    `${capitalize(launchDeg.how)} against a target of ${figure(targetLaunchDeg)}°` +
    (spinsTooMuch ? `; one step lower because spin is ${Math.round((spinOverTarget - 1) * 100)}% over target.` : '.')
  const byLaunch = spinsTooMuch ? step(profile, steps) : profile
  const bySwing = isBigFade ? woodProfileBySpeed(speedMph.value, attackDeg) : byLaunch
  const basis = weakest(launchDeg, targetBasis)
  if (place(bySwing) <= place(byLaunch)) return spec(byLaunch, why, basis)
  const held = `${why.replace(/\.$/, '')}; the open face of the slice makes that height and spin, so the shaft stays at what ${mphWords(speedMph)} asks for.`
  return spec(bySwing, held, basis)
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
      `Without a launch angle ${mphWords(speedMph)} hybrid speed decides.`,
      speedMph.basis,
    )
  const byLaunch = profileIn(profilesByLaunch.hybrid, launchDeg.value - targetDeg)
  const value = isFlat ? higherOf(byLaunch, 'mid') : byLaunch
  const held = value === byLaunch ? '' : ', but it lands too flat for a lower-launching shaft'
  const why = `${capitalize(launchDeg.how)} against a target of ${figure(targetDeg)}° for this speed and loft${held}.`
  const fitted = spec(value, why, weakest(launchDeg, speedMph))
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
  if (hold !== null) {
    const { holdsMin, holdsMax, failSteps, tooHighSteps } = profileByGreenCheck
    const kept = lowerOf(higherOf(profile, holdsMin), holdsMax)
    const off = 1 + hold.offSteps
    if (hold.verdict === 'fail')
      return spec(
        step(kept, failSteps * off),
        'The ball does not come in high enough to hold a green: the shaft has to help it up.',
        hold.basis,
      )
    if (hold.verdict === 'too_high')
      return spec(
        step(kept, tooHighSteps * off),
        'The ball flies higher or spins more than it needs to: the shaft may bring it down.',
        hold.basis,
      )
    return spec(kept, `The ball holds a green; ${mphWords(speedMph)} 7-iron speed decides.`, hold.basis)
  }
  const { launchMinDeg: min, launchMaxDeg: max } = window
  const steps = launchDeg === null ? 0 : stepsOutside(launchDeg.value, min, max)
  if (launchDeg === null || steps === 0)
    return spec(profile, `${mphWords(speedMph)} 7-iron speed decides.`, speedMph.basis)
  const where = `${steps > 0 ? 'below' : 'above'} the ${figure(min)}-${figure(max)}° window for this speed`
  const why = `${capitalize(launchDeg.how)} is ${where}: one step ${steps > 0 ? 'higher' : 'lower'}.`
  return spec(step(profile, steps), why, weakest(launchDeg, speedMph))
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
  const way = isLow ? 'lower' : 'higher'
  const reason = needsHeight
    ? 'A lower flight was asked for, but this one needs the height'
    : `One step ${way} as asked`
  const why = sentences([fitted.why, `${value === fitted.value && !needsHeight ? `None ${way} is made` : reason}.`])
  return { ...fitted, value, display: profileWords[value], why, rules: [...(fitted.rules ?? []), 'IN-GOALS'] }
}
const askedSteps = { low: -1, high: 1 } as const

/** @rule WDG-SHAFT */
export const wedgeProfile = (carried: LaunchProfile, tooHighAndSpinless: boolean): LaunchProfile =>
  tooHighAndSpinless ? step(carried, spinlessWedge.steps) : carried

const spec = (value: LaunchProfile, why: string, basis: Basis): Spec<LaunchProfile> => ({
  value,
  unit: null,
  display: profileWords[value],
  rule: 'SHAFT-LAUNCH',
  basis,
  why,
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
