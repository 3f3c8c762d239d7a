import type { ClubType } from '../../golf.ts'
import { clip, roundAwayFromZero, tidy } from '../../units.ts'
import type { Golfer } from './golfer.ts'
import { ironAdjustmentIn } from './length.ts'
import { type Spec, signed } from './spec.ts'
import type { Swing } from './swing.ts'

/** Wrist to floor that a height usually has, inches (5'10" -> 34.5). */
const expectedWristToFloorIn = (heightIn: number): number => 0.46 * heightIn + 2.3

/** Makers colour-code lies in steps of three quarters of a degree. @source db/rules/ping-color-codes.csv */
const lieStepDeg = 0.75

/**
 * Static lie, degrees from standard, positive upright: short arms for the height want upright clubs.
 * Monotone by construction: more wrist-to-floor is never flatter, more height at the same wrist-to-floor never more upright.
 * @rule LIE-STATIC
 * @source house, in the style of PING's colour chart; every cell in db/rules/lie-length-chart.csv
 */
export const staticLieDeg = (heightIn: number, wristToFloorIn: number): number => {
  const raw =
    0.75 * (wristToFloorIn - expectedWristToFloorIn(heightIn)) +
    0.1 * Math.max(0, heightIn - 72) -
    0.1 * Math.max(0, 64 - heightIn)
  return clip(roundAwayFromZero(raw, lieStepDeg), -2.25, 3)
}

/** Ball-flight corrections: a hook wants flatter, a fade more upright; toe strikes say the sole is too flat. @rule LIE-MISS */
const missLieDeg = ({ missPattern, missSize }: Swing): number => {
  if (missPattern !== 'hook' && missPattern !== 'fade') return 0
  const size = missSize === 'large' ? 1.5 : missSize === 'moderate' ? 1 : 0.5
  return missPattern === 'hook' ? -size : size
}
const strikeLieDeg = ({ strike }: Swing): number => (strike === 'toe' ? 0.5 : strike === 'heel' ? -0.5 : 0)

/** A longer club plays more upright: half a degree per half inch beyond the first half inch. */
const lengthLieDeg = (adjustmentIn: number): number => (adjustmentIn > 0.5 ? -(adjustmentIn - 0.5) : 0)

/** @rule LIE-STATIC, LIE-MISS, LIE-WOOD */
export const fitLie = (clubType: ClubType, golfer: Golfer, swing: Swing): Spec<number> => {
  if (clubType === 'driver' || clubType === 'fairway')
    return lieSpec(
      'LIE-WOOD',
      0,
      `A ${clubType === 'driver' ? 'driver' : 'fairway wood'} is not bent: lie stays standard.`,
      'default',
    )
  const { heightIn, wristToFloorIn } = golfer
  const isStatic = golfer.group !== 'junior' && heightIn !== null && wristToFloorIn !== null
  const fromStature = isStatic
    ? staticLieDeg(heightIn, wristToFloorIn) + lengthLieDeg(ironAdjustmentIn(golfer) ?? 0)
    : 0
  const fromFlight = missLieDeg(swing) + strikeLieDeg(swing)
  const whole = clip(fromStature + fromFlight, -3, 4)
  const value = tidy(clubType === 'hybrid' ? clip(whole / 2, -1.5, 1.5) : whole)
  const rule = fromFlight !== 0 ? 'LIE-MISS' : 'LIE-STATIC'
  return lieSpec(
    rule,
    value,
    lieReason(golfer, swing, isStatic, fromStature, clubType === 'hybrid'),
    isStatic || fromFlight !== 0 ? 'measured' : 'default',
  )
}

const lieReason = (golfer: Golfer, swing: Swing, isStatic: boolean, fromStature: number, isHybrid: boolean): string => {
  const parts = [
    isStatic
      ? `Height ${golfer.heightIn} in with wrist to floor ${golfer.wristToFloorIn} in: ${signed(tidy(fromStature))}°`
      : 'Without height and wrist to floor the static lie is standard',
  ]
  const miss = missLieDeg(swing)
  if (miss !== 0) parts.push(`${swing.missSize ?? 'small'} ${swing.missPattern} ${signed(miss)}°`)
  const strike = strikeLieDeg(swing)
  if (strike !== 0) parts.push(`${swing.strike} strikes ${signed(strike)}°`)
  return `${parts.join('; ')}${isHybrid ? '; a hybrid takes half' : ''}.`
}

const lieSpec = (rule: Spec['rule'], value: number, why: string, basis: Spec['basis']): Spec<number> => ({
  value,
  unit: 'deg',
  display: value === 0 ? 'standard' : `${Math.abs(value)}° ${value > 0 ? 'upright' : 'flat'}`,
  rule,
  basis,
  why,
  alternatives: [],
})
