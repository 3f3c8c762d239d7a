import { signed } from '../../golf/phrases.ts'
import { moveSwingWeight, swingWeightPoints, swingWeightShift } from '../../golf/swing-weight-scale.ts'
import { swingWeightFor } from '../../golf/swing-weights.ts'
import { roundAwayFromZero } from '../../golf/units.ts'
import type { ClubType } from '../../golf/words.ts'
import type { Basis } from './fact.ts'
import type { Golfer } from './golfer.ts'
import type { Spec } from './spec.ts'

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
      why: 'Swing weight is not fitted on junior clubs: light is right.',
    }
  const base = swingWeightFor(clubType, golfer.group, shaftGrams)
  const shift = swingWeightShift(lengthOffsetIn)
  const value = moveSwingWeight(base, shift)
  const shifted = shift === 0 ? '' : `; ${shiftWords(lengthOffsetIn, shift)}`
  const why = `${base} suits a shaft of ${shaftGrams} g${shifted}.`
  return { ...shared, value, display: value, why }
}

/** Half an inch is three points; the weight of the head takes up what goes beyond the limit. */
const shiftWords = (lengthOffsetIn: number, shift: number): string => {
  const points = roundAwayFromZero(swingWeightPoints.perIn * lengthOffsetIn, 1)
  const way = shift > 0 ? 'up' : 'down'
  const worth = `${signed(lengthOffsetIn)} in of length moves it ${pointWords(points)} ${way}`
  return points === shift ? worth : `${worth}, of which the head weight takes up ${Math.abs(points - shift)}`
}

const pointWords = (points: number): string => `${Math.abs(points)} point${Math.abs(points) === 1 ? '' : 's'}`
