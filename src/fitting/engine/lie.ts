import type { ClubType } from '../../golf.ts'
import { clip, roundAwayFromZero, roundTo, tidy } from '../../units.ts'
import type { Golfer } from './golfer.ts'
import { ironAdjustmentIn } from './length.ts'
import { missWords, strikeWords } from './miss.ts'
import { inches, type Spec, signed } from './spec.ts'
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
const strikeLieDeg = ({ group }: Golfer, { strike }: Swing): number => {
  if (group === 'junior') return 0 // a growing golfer's lie follows the miss only
  return strike === 'toe' ? 0.5 : strike === 'heel' ? -0.5 : 0
}

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
  const fromStature =
    golfer.group === 'junior' || heightIn === null || wristToFloorIn === null
      ? null
      : staticLieDeg(heightIn, wristToFloorIn) + lengthLieDeg(ironAdjustmentIn(golfer) ?? 0)
  const fromFlight = missLieDeg(swing) + strikeLieDeg(golfer, swing)
  const whole = clip((fromStature ?? 0) + fromFlight, -3, 4)
  const value = tidy(clubType === 'hybrid' ? clip(whole / 2, -1.5, 1.5) : whole)
  const basis = fromStature !== null || fromFlight !== 0 ? 'measured' : 'default'
  const why = `${lieReasons(golfer, swing, fromStature).join('; ')}${clubType === 'hybrid' && value !== 0 ? '; a hybrid takes half' : ''}.`
  return lieSpec(fromFlight !== 0 ? 'LIE-MISS' : 'LIE-STATIC', value, why, basis)
}

const lieReasons = (golfer: Golfer, swing: Swing, fromStature: number | null): string[] => {
  const { group, heightIn, wristToFloorIn } = golfer
  const reasons = [
    fromStature !== null
      ? `Height ${heightIn} in with wrist to floor ${inches(wristToFloorIn!)} in: ${lieWords(fromStature)}`
      : group === 'junior'
        ? "A junior's static lie is standard"
        : 'Without height and wrist to floor the static lie is standard',
  ]
  const miss = missLieDeg(swing)
  if (miss !== 0) reasons.push(`${signed(miss)}° for a ${missWords(swing)}`)
  const strike = strikeLieDeg(golfer, swing)
  if (strike !== 0) reasons.push(`${signed(strike)}° for ${strikeWords(swing)}`)
  return reasons
}

/** `0.75° upright`, `1.5° flat`, `standard`. */
const lieWords = (deg: number): string =>
  deg === 0 ? 'standard' : `${roundTo(Math.abs(deg), 0.01)}° ${deg > 0 ? 'upright' : 'flat'}`

const lieSpec = (rule: Spec['rule'], value: number, why: string, basis: Spec['basis']): Spec<number> => ({
  value,
  unit: 'deg',
  display: lieWords(value),
  rule,
  basis,
  why,
  alternatives: [],
})
