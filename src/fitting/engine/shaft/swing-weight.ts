import { moveSwingWeight, swingWeightPoints, swingWeightShift } from '../../../golf/clubs/swing-weight-scale.ts'
import { swingWeightFor } from '../../../golf/clubs/swing-weights.ts'
import type { ClubType } from '../../../golf/names/words.ts'
import { roundAwayFromZero } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { clubInches, grams, say, sentence, signed } from '../../../words/say.ts'
import type { Basis } from '../fact.ts'
import type { Spec } from '../spec.ts'
import type { Golfer } from '../swing/golfer.ts'

/** @rule SHAFT-SWING-WEIGHT */
export const fitSwingWeight = (
  clubType: ClubType,
  golfer: Golfer,
  shaftGrams: number,
  lengthOffsetIn: number,
  basis: Basis,
): Spec<string | null> => {
  const shared = { unit: null, rule: 'SHAFT-SWING-WEIGHT', basis, alternatives: [] } as const
  if (golfer.group === 'junior')
    return {
      ...shared,
      value: null,
      display: 'light',
      why: say('swingWeight.ofJunior'),
    }
  const base = swingWeightFor(clubType, golfer.group, shaftGrams)
  const shift = swingWeightShift(lengthOffsetIn)
  const value = moveSwingWeight(base, shift)
  const why = sentence(
    say('swingWeight.ofShaft', { weight: base, shaft: grams(shaftGrams) }),
    ...(shift === 0 ? [] : [shiftSaid(lengthOffsetIn, shift)]),
  )
  return { ...shared, value, display: value, why }
}

/** Half an inch is three points; the weight of the head takes up what goes beyond the limit. */
function shiftSaid(lengthOffsetIn: number, shift: number): Message {
  const points = roundAwayFromZero(swingWeightPoints.perIn * lengthOffsetIn, 1)
  const move = say(shift > 0 ? 'swingWeight.movedUp' : 'swingWeight.movedDown', {
    length: signed(clubInches(lengthOffsetIn)),
    points: Math.abs(points),
  })
  return points === shift ? move : say('swingWeight.headTakesUp', { move, points: Math.abs(points - shift) })
}
