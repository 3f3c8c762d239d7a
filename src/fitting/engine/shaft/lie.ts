import {
  fittedLieRange,
  hybridLie,
  lengthWithoutLieIn,
  lieByHeight,
  liePerWristIn,
  lieStepDeg,
  missLieDeg,
  staticLieRange,
  strikeLieDeg,
  usualWristToFloorIn,
} from '../../../golf/clubs/lies.ts'
import { type ClubType, isCurve } from '../../../golf/names/words.ts'
import { clip, roundAwayFromZero, roundTo, tidy } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { bodyInches, deg, say, sentence, signed } from '../../../words/say.ts'
import type { Spec } from '../spec.ts'
import type { Swing } from '../swing/context.ts'
import type { Golfer } from '../swing/golfer.ts'
import { missSaid, strikeSaid } from '../swing/miss.ts'
import { ironAdjustmentIn } from './length.ts'

/**
 * Static lie, degrees from standard, positive upright: short arms for the height want upright clubs.
 * Monotone by construction: more wrist-to-floor is never flatter, more height at the same wrist-to-floor never more upright.
 * @rule LIE-STATIC
 * @source house, in the style of PING's color chart; every cell in db/rules/lie-length-chart.csv
 */
export const staticLieDeg = (heightIn: number, wristToFloorIn: number): number => {
  const { perIn, tallIn, smallIn } = lieByHeight
  const raw =
    liePerWristIn * (wristToFloorIn - usualWristToFloorIn(heightIn)) +
    perIn * Math.max(0, heightIn - tallIn) -
    perIn * Math.max(0, smallIn - heightIn)
  return clip(roundAwayFromZero(raw, lieStepDeg), staticLieRange.minDeg, staticLieRange.maxDeg)
}

/** Ball-flight corrections: a hook wants flatter, a fade more upright; toe strikes say the sole is too flat. @rule LIE-MISS */
const lieOfMiss = ({ missPattern, missSize }: Swing): number => {
  if (missPattern !== 'hook' && missPattern !== 'fade') return 0
  const size = missLieDeg[missSize ?? 'slight']
  return missPattern === 'hook' ? -size : size
}
const lieOfStrike = ({ group }: Golfer, { strike }: Swing): number => {
  if (group === 'junior') return 0 // a growing golfer's lie follows the miss only
  return strike === 'toe' ? strikeLieDeg : strike === 'heel' ? -strikeLieDeg : 0
}

/** A longer club plays more upright: half a degree per half inch beyond the first half inch. */
const lieOfLength = (adjustmentIn: number): number =>
  adjustmentIn > lengthWithoutLieIn ? -(adjustmentIn - lengthWithoutLieIn) : 0

/** @rule LIE-STATIC, LIE-MISS, LIE-WOOD */
export const fitLie = (clubType: ClubType, golfer: Golfer, swing: Swing): Spec<number> => {
  if (clubType === 'driver' || clubType === 'fairway')
    return lieSpec(
      'LIE-WOOD',
      0,
      () => say(clubType === 'driver' ? 'lie.driverStandard' : 'lie.fairwayStandard'),
      'default',
    )
  const { heightIn, wristToFloorIn } = golfer
  const fromStature =
    golfer.group === 'junior' || heightIn === null || wristToFloorIn === null
      ? null
      : staticLieDeg(heightIn, wristToFloorIn) + lieOfLength(ironAdjustmentIn(golfer) ?? 0)
  const fromFlight = lieOfMiss(swing) + lieOfStrike(golfer, swing)
  const whole = clip((fromStature ?? 0) + fromFlight, fittedLieRange.minDeg, fittedLieRange.maxDeg)
  const value = clubType === 'hybrid' ? lieOfHybrid(whole) : tidy(whole)
  const basis = fromStature !== null || fromFlight !== 0 ? 'measured' : 'default'
  const why = () =>
    sentence(
      ...lieReasons(golfer, swing, fromStature),
      ...(clubType === 'hybrid' && value !== 0 ? [say('lie.hybridTakesHalf')] : []),
    )
  // A miss and a strike that cancel each other are still named.
  const rules = lieOfMiss(swing) === 0 ? [] : (['LIE-MISS'] as const)
  return lieSpec(fromFlight !== 0 ? 'LIE-MISS' : 'LIE-STATIC', value, why, basis, rules)
}

const lieOfHybrid = (ironDeg: number): number => {
  const { share, stepDeg, minDeg, maxDeg } = hybridLie
  return clip(roundAwayFromZero(share * ironDeg, stepDeg), minDeg, maxDeg)
}

const lieReasons = (golfer: Golfer, swing: Swing, fromStature: number | null): Message[] => {
  const { group, heightIn, wristToFloorIn } = golfer
  const reasons = [
    fromStature !== null
      ? say('lie.ofStature', {
          height: bodyInches(heightIn!),
          wrist: bodyInches(roundTo(wristToFloorIn!, 0.01)),
          lie: lieSaid(fromStature),
        })
      : say(group === 'junior' ? 'lie.ofJunior' : 'lie.ofUnknownStature'),
  ]
  const miss = lieOfMiss(swing)
  if (miss !== 0 && isCurve(swing.missPattern))
    reasons.push(
      say('lie.forMiss', { degrees: signed(deg(miss)), miss: missSaid({ ...swing, missPattern: swing.missPattern }) }),
    )
  const strike = lieOfStrike(golfer, swing)
  if (strike !== 0) reasons.push(say('lie.forStrike', { degrees: signed(deg(strike)), strike: strikeSaid(swing) }))
  return reasons
}

function lieSaid(degrees: number): Message {
  if (degrees === 0) return say('lie.standard')
  return say(degrees > 0 ? 'lie.upright' : 'lie.flat', { degrees: deg(roundTo(Math.abs(degrees), 0.01)) })
}

const lieSpec = (
  rule: Spec['rule'],
  value: number,
  why: () => Message,
  basis: Spec['basis'],
  rules: Spec['rules'] = [],
): Spec<number> => ({
  value,
  unit: 'deg',
  display: lieSaid(value),
  rule,
  basis,
  get why() {
    return why()
  },
  rules,
  alternatives: [],
})
