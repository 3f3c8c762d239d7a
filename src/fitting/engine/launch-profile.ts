import { type LaunchProfile, launchProfiles } from '../../golf.ts'
import { type Basis, type Fact, weakest } from './evidence.ts'
import { capital, figure, type Spec } from './spec.ts'

/** The shaft effect is small: one profile step is worth about 0.5-0.7° and 150-200 rpm; loft does the rest. */
const step = (profile: LaunchProfile, steps: number): LaunchProfile =>
  launchProfiles[Math.min(launchProfiles.length - 1, Math.max(0, launchProfiles.indexOf(profile) + steps))]!

/** Speed rows without a launch: the first row whose border the speed is below. @source db/rules/launch-profile.csv */
type SpeedRows = readonly (readonly [belowMph: number, profile: LaunchProfile])[]
const bySpeed = (rows: SpeedRows, speedMph: number): LaunchProfile => rows.find(([below]) => speedMph < below)![1]

const driverRows: SpeedRows = [
  [80, 'high'],
  [88, 'mid-high'],
  [106, 'mid'],
  [Number.POSITIVE_INFINITY, 'mid-low'],
]
const hybridRows: SpeedRows = [
  [66, 'high'],
  [75, 'mid-high'],
  [90, 'mid'],
  [Number.POSITIVE_INFINITY, 'mid-low'],
]
const ironRows: SpeedRows = [
  [66, 'high'],
  [75, 'mid-high'],
  [86, 'mid'],
  [95, 'mid-low'],
  [Number.POSITIVE_INFINITY, 'low'],
]

/** A launch compared with its target: more than `wide` below asks for High, within `near` for Mid. */
const byLaunch = (launchDeg: number, targetDeg: number, near: number, wide: number): LaunchProfile => {
  const over = launchDeg - targetDeg
  if (over < -wide) return 'high'
  if (over < -near) return 'mid-high'
  if (over <= near) return 'mid'
  return over <= wide ? 'mid-low' : 'low'
}

export interface WoodProfileQuestion {
  readonly speedMph: Fact
  readonly launchDeg: Fact | null
  readonly targetLaunchDeg: number
  readonly attackDeg: Fact
  /** Measured spin as a share of its target; null when unknown or not a driver's. */
  readonly spinOverTarget: number | null
  /** What the target launch was worked out from. */
  readonly targetBasis: Basis
}

/** Drivers, and fairways at driver-equivalent speed. @rule SHAFT-LAUNCH */
export const fitWoodProfile = (question: WoodProfileQuestion): Spec<LaunchProfile> => {
  const { speedMph, launchDeg, targetLaunchDeg, attackDeg, spinOverTarget, targetBasis } = question
  if (launchDeg === null) {
    const profile = woodProfileBySpeed(speedMph.value, attackDeg)
    const bySpeedAlone = bySpeed(driverRows, speedMph.value)
    const attack = `an attack of ${figure(attackDeg.value)}°`
    const moved = profile === bySpeedAlone ? '' : `, a step ${profile === 'low' ? 'lower' : 'higher'} for ${attack}`
    return spec(profile, `Without a launch angle ${figure(speedMph.value)} mph decides${moved}.`, speedMph.basis)
  }
  const profile = byLaunch(launchDeg.value, targetLaunchDeg, 1, 2)
  const spinsTooMuch = spinOverTarget !== null && spinOverTarget > 1.2 && launchDeg.value >= targetLaunchDeg - 1
  const why =
    `${capital(launchDeg.how)} against a target of ${figure(targetLaunchDeg)}°` +
    (spinsTooMuch ? `; one step lower because spin is ${Math.round((spinOverTarget - 1) * 100)} % over target.` : '.')
  return spec(spinsTooMuch ? step(profile, -1) : profile, why, weakest(launchDeg, targetBasis))
}

const woodProfileBySpeed = (speedMph: number, attack: Fact): LaunchProfile => {
  if (attack.basis === 'measured' && speedMph >= 112 && attack.value >= 0) return 'low'
  const profile = bySpeed(driverRows, speedMph)
  if (attack.basis !== 'measured' || attack.value > -4 || profile === 'high') return profile
  return step(profile, 1) === 'high' ? 'mid-high' : step(profile, 1)
}

/** @rule SHAFT-LAUNCH */
export const fitHybridProfile = (speedMph: Fact, launchDeg: Fact | null, targetDeg: number): Spec<LaunchProfile> => {
  if (launchDeg === null)
    return spec(
      bySpeed(hybridRows, speedMph.value),
      `Without a launch angle ${figure(speedMph.value)} mph hybrid speed decides.`,
      speedMph.basis,
    )
  const why = `${capital(launchDeg.how)} against a target of ${figure(targetDeg)}° for this speed and loft.`
  return spec(byLaunch(launchDeg.value, targetDeg, 1.5, 3), why, weakest(launchDeg, speedMph))
}

export interface IronProfileQuestion {
  readonly speedMph: Fact
  readonly launchDeg: Fact | null
  readonly window: { readonly launchMinDeg: number; readonly launchMaxDeg: number }
  /** Verdict of rule IRON-HOLD; null when height and landing are unknown. */
  readonly flight: 'fail' | 'too_high' | 'holds' | null
  readonly flightBasis: Basis
}

/** @rule SHAFT-LAUNCH */
export const fitIronProfile = ({
  speedMph,
  launchDeg,
  window,
  flight,
  flightBasis,
}: IronProfileQuestion): Spec<LaunchProfile> => {
  const profile = ironProfileBySpeed(speedMph.value)
  if (flight === 'fail')
    return spec(
      'high',
      'The ball does not come in high enough to hold a green: the shaft has to help it up.',
      flightBasis,
    )
  if (flight === 'too_high')
    return spec(
      'low',
      'The ball flies higher or spins more than it needs to: the shaft may bring it down.',
      flightBasis,
    )
  if (flight === 'holds') {
    const kept = profile === 'high' ? 'mid-high' : profile === 'low' ? 'mid-low' : profile
    return spec(kept, `The ball holds a green; ${figure(speedMph.value)} mph 7-iron speed decides.`, flightBasis)
  }
  const { launchMinDeg: min, launchMaxDeg: max } = window
  const over = launchDeg === null ? 0 : launchDeg.value < min - 1 ? -1 : launchDeg.value > max + 1 ? 1 : 0
  if (launchDeg === null || over === 0)
    return spec(profile, `${figure(speedMph.value)} mph 7-iron speed decides.`, speedMph.basis)
  const where = `${over < 0 ? 'below' : 'above'} the ${figure(min)}-${figure(max)}° window for this speed`
  const why = `${capital(launchDeg.how)} is ${where}: one step ${over < 0 ? 'higher' : 'lower'}.`
  return spec(step(profile, -over), why, weakest(launchDeg, speedMph))
}

/** Profile by 7-iron speed alone; wedges read it too. */
export const ironProfileBySpeed = (sevenIronSpeedMph: number): LaunchProfile => bySpeed(ironRows, sevenIronSpeedMph)

/** @rule WDG-SHAFT */
export const wedgeProfile = (carried: LaunchProfile, tooHighAndSpinless: boolean): LaunchProfile =>
  tooHighAndSpinless ? step(carried, -1) : carried

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
