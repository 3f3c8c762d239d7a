import type { DriverTarget } from '../../flight/index.ts'
import {
  driverLoftDeg,
  driverLoftDegMax,
  driverLoftDegMin,
  floorDeg,
  highSpinCap,
  juniorDriverFloorDeg,
  keepsPresentFromDeg,
  launchTermDegMax,
  launchTermShare,
  loftStepDeg,
  lowSpinTerm,
  presentOffUsualDeg,
  seniorDriverFloor,
  seniorFromAge,
  womenDriverFloor,
} from '../../golf/lofts.ts'
import { clip, roundTo } from '../../golf/units.ts'
import type { Context } from './context.ts'
import { type Fact, isKnown, weakest } from './evidence.ts'
import type { Golfer } from './golfer.ts'
import { degrees, figure, mphWords, type Spec } from './spec.ts'
import { attackWords } from './swing.ts'

/**
 * Static loft: speed sets the base, an upward attack takes loft off, a launch under its target adds some back.
 * Too much spin caps what a low launch may add; far too little spin adds half a degree. A stated present loft that starts
 * the ball too low is not lowered, nor one that starts it too high raised.
 * @param launch Measured or described; or read from the shape of the flight, which then counts half.
 * @rule DRV-LOFT, JUN-LOFT
 */
export const fitDriverLoft = (context: Context, target: DriverTarget, launch: Fact | null): Spec<number> => {
  const { golfer, swing } = context
  const { clubSpeedMph, attackDeg } = swing
  const wanted = wantedLaunchTerm(
    target,
    launch,
    swing.launchDeg === null ? launchTermShare.shape : launchTermShare.measured,
  )
  const spinShare = swing.spinRpm === null ? 1 : swing.spinRpm.value / target.spinRpm
  const launchTerm = spinShare > highSpinCap.above ? Math.min(wanted, highSpinCap.deg) : wanted
  const spinTerm = spinShare < lowSpinTerm.below ? lowSpinTerm.deg : 0
  const bySpeed = driverLoftDeg(clubSpeedMph.value, attackDeg.value)
  const bySwing = bySpeed + launchTerm + spinTerm
  const kept = bySwing + towardPresentDeg(context, target, bySwing)
  const floored = Math.max(kept, loftFloorDeg(golfer, clubSpeedMph.value))
  const max = driverLoftDegMax[golfer.group]
  const value = clip(roundTo(floored, loftStepDeg), driverLoftDegMin, max)

  const parts = [`${mphWords(clubSpeedMph)} with ${attackWords(attackDeg)} asks for ${figure(bySpeed)}°`]
  if (launch !== null && Math.abs(launchTerm) >= 0.05)
    parts.push(
      `${launch.how} against a target of ${figure(target.launchDeg)}° ${launchTerm > 0 ? 'adds' : 'takes off'} ${figure(Math.abs(launchTerm))}°`,
    )
  if (launchTerm !== wanted) parts.push('held there because spin is already high')
  if (spinTerm > 0) parts.push(`very low spin adds ${spinTerm}°`)
  if (Math.abs(kept - bySwing) >= 0.05) parts.push(keptWords(context, kept, kept > bySwing))
  if (floored > kept) parts.push(`the floor for ${floorWords(golfer)} is ${figure(floored)}°`)
  return {
    value,
    unit: 'deg',
    display: degrees(value),
    rule: golfer.group === 'junior' ? 'JUN-LOFT' : 'DRV-LOFT',
    basis: weakest(clubSpeedMph, attackDeg, launch),
    why: `${parts.join('; ')}.`,
    alternatives: nextHalf(floored, value)
      .filter((loft) => loft >= driverLoftDegMin && loft <= max)
      .map(closeWords(floored)),
  }
}

/**
 * Loft of the present driver, degrees. One that is not stated counts as the usual one: what the rules choose for this speed
 * and attack before they look at launch and spin.
 * @rule FLT-COMPARE
 */
export const presentDriverLoftDeg = ({ request, golfer, swing }: Context): number => {
  const floored = Math.max(
    driverLoftDeg(swing.clubSpeedMph.value, swing.attackDeg.value),
    loftFloorDeg(golfer, swing.clubSpeedMph.value),
  )
  const usual = clip(roundTo(floored, loftStepDeg), driverLoftDegMin, driverLoftDegMax[golfer.group])
  const stated = request.currentEquipment?.loft
  return stated === undefined ? usual : clip(stated, usual - presentOffUsualDeg, usual + presentOffUsualDeg)
}

/**
 * A ball that starts too low from a stated loft would start lower still from less of it, and one that starts too high,
 * higher from more: what the rules want against that gives way as the launch leaves its target. Degrees to add.
 */
const towardPresentDeg = (context: Context, target: DriverTarget, bySwingDeg: number): number => {
  const { request, swing } = context
  if (request.currentEquipment?.loft === undefined || !isKnown(swing.launchDeg)) return 0
  const tooLowDeg = target.launchDeg - swing.launchDeg.value
  const toPresentDeg = presentDriverLoftDeg(context) - bySwingDeg
  if (tooLowDeg * toPresentDeg <= 0) return 0
  return toPresentDeg * clip(Math.abs(tooLowDeg) / keepsPresentFromDeg, 0, 1)
}

const keptWords = ({ request, golfer }: Context, keptDeg: number, isMore: boolean): string => {
  const limit = figure(clip(keptDeg, driverLoftDegMin, driverLoftDegMax[golfer.group]))
  return `the present ${figure(request.currentEquipment!.loft!)}° starts the ball too ${isMore ? 'low for less' : 'high for more'} loft than ${limit}°`
}

const wantedLaunchTerm = (target: DriverTarget, launch: Fact | null, share: number): number =>
  launch === null ? 0 : clip(share * (target.launchDeg - launch.value), -launchTermDegMax, launchTermDegMax)

/** Juniors, slower women and golfers from 65 need height: a floor, which fades out with an adult's speed. @rule DRV-LOFT, JUN-LOFT */
const loftFloorDeg = ({ group, ageYears }: Golfer, speedMph: number): number => {
  if (group === 'junior') return juniorDriverFloorDeg
  const women = group === 'women' ? floorDeg(womenDriverFloor, speedMph) : 0
  const senior = ageYears !== null && ageYears >= seniorFromAge ? floorDeg(seniorDriverFloor, speedMph) : 0
  return Math.max(women, senior)
}

const floorWords = ({ group, ageYears }: Golfer): string => {
  if (group === 'junior') return 'juniors'
  return group === 'women' ? 'a woman at this speed' : `a golfer of ${ageYears} at this speed`
}

/** The neighbor, when the unrounded value lies within 0.1° of the border to it. */
const nextHalf = (unrounded: number, value: number): number[] => {
  const over = unrounded - value
  if (over > 0.15 && over < 0.25) return [value + 0.5]
  return over < -0.15 && over >= -0.25 ? [value - 0.5] : []
}

const closeWords =
  (unrounded: number) =>
  (loftDeg: number): string =>
    `${degrees(loftDeg)}: the rules give ${unrounded.toFixed(2)}°, close to the border`
