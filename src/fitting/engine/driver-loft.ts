import type { DriverTarget } from '../../flight/index.ts'
import { clip, roundTo } from '../../units.ts'
import { type Fact, weakest } from './evidence.ts'
import type { Golfer } from './golfer.ts'
import { degrees, figure, type Spec } from './spec.ts'
import { attackWords, type Swing } from './swing.ts'

/** How far the launch term may move the loft, degrees, and its share of the launch error. */
const launchTermMaxDeg = 1.5
const measuredShare = 0.5
/** A launch that was only read from the flight's shape moves half as much. */
const shapeShare = 0.25

/** With spin this far over target a low launch may add only this much; with spin this far under it loft is added. */
const spinnyShare = 1.25
const spinnyTermMaxDeg = 0.5
const spinlessShare = 0.7
const spinlessTermDeg = 0.5

/** Degrees of static loft that one degree of upward attack takes off. */
const perAttackDeg = 0.14

const loftDegMin = 8
const loftDegMax = { men: 14.5, women: 14.5, junior: 16 } as const

/**
 * Static loft: speed sets the base, an upward attack takes loft off, a launch under its target adds some back.
 * Too much spin caps what a low launch may add; far too little spin adds half a degree.
 * @param launch Measured or described; or read from the shape of the flight, which then counts half.
 * @rule DRV-LOFT
 */
export const fitDriverLoft = (
  golfer: Golfer,
  swing: Swing,
  target: DriverTarget,
  launch: Fact | null,
): Spec<number> => {
  const { clubSpeedMph, attackDeg } = swing
  const wanted = wantedLaunchTerm(target, launch, swing.launchDeg === null ? shapeShare : measuredShare)
  const spinShare = swing.spinRpm === null ? 1 : swing.spinRpm.value / target.spinRpm
  const launchTerm = spinShare > spinnyShare ? Math.min(wanted, spinnyTermMaxDeg) : wanted
  const spinTerm = spinShare < spinlessShare ? spinlessTermDeg : 0
  const bySpeed = baseLoftDeg(clubSpeedMph.value) - perAttackDeg * attackDeg.value
  const bySwing = bySpeed + launchTerm + spinTerm
  const floored = Math.max(bySwing, loftFloorDeg(golfer, clubSpeedMph.value))
  const max = loftDegMax[golfer.group]
  const value = clip(roundTo(floored, 0.5), loftDegMin, max)

  const parts = [`${figure(clubSpeedMph.value)} mph with ${attackWords(attackDeg)} asks for ${figure(bySpeed)}°`]
  if (launch !== null && Math.abs(launchTerm) >= 0.05)
    parts.push(
      `${launch.how} against a target of ${figure(target.launchDeg)}° ${launchTerm > 0 ? 'adds' : 'takes off'} ${figure(Math.abs(launchTerm))}°`,
    )
  if (launchTerm !== wanted) parts.push('held there because spin is already high')
  if (spinTerm > 0) parts.push(`very low spin adds ${spinTerm}°`)
  if (floored > bySwing) parts.push(`the floor for ${floorWords(golfer)} is ${figure(floored)}°`)
  return {
    value,
    unit: 'deg',
    display: degrees(value),
    rule: golfer.group === 'junior' ? 'JUN-LOFT' : 'DRV-LOFT',
    basis: weakest(clubSpeedMph, attackDeg, launch),
    why: `${parts.join('; ')}.`,
    alternatives: nextHalf(floored, value)
      .filter((loft) => loft >= loftDegMin && loft <= max)
      .map(closeWords(floored)),
  }
}

const wantedLaunchTerm = (target: DriverTarget, launch: Fact | null, share: number): number =>
  launch === null ? 0 : clip(share * (target.launchDeg - launch.value), -launchTermMaxDeg, launchTermMaxDeg)

/** @source house: static = dynamic - (4.1 + 0.55 attack), which returns 9-9.5° for the tour and 10.5-11° at 93 mph */
const baseLoftDeg = (speedMph: number): number =>
  speedMph <= 100 ? 11.3 - 0.13 * (speedMph - 90) : 10 - 0.08 * (speedMph - 100)

const seniorFromAge = 65

/** Juniors, slower women and golfers from 65 need height: a floor, which fades out with an adult's speed. @rule DRV-LOFT, JUN-LOFT */
const loftFloorDeg = ({ group, ageYears }: Golfer, speedMph: number): number => {
  if (group === 'junior') return 15
  const women = group === 'women' ? 11.5 - 0.25 * Math.max(0, speedMph - 85) : 0
  const senior = ageYears !== null && ageYears >= seniorFromAge ? 10.5 - 0.2 * Math.max(0, speedMph - 85) : 0
  return Math.max(women, senior)
}

const floorWords = ({ group, ageYears }: Golfer): string => {
  if (group === 'junior') return 'juniors'
  return group === 'women' ? 'a woman at this speed' : `a golfer of ${ageYears} at this speed`
}

/** The neighbour, when the unrounded value lies within 0.1° of the border to it. */
const nextHalf = (unrounded: number, value: number): number[] => {
  const over = unrounded - value
  if (over > 0.15 && over < 0.25) return [value + 0.5]
  return over < -0.15 && over >= -0.25 ? [value - 0.5] : []
}

const closeWords =
  (unrounded: number) =>
  (loftDeg: number): string =>
    `${degrees(loftDeg)}: the rules give ${unrounded.toFixed(2)}°, close to the border`
