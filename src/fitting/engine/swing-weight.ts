import { movedSwingWeight, swingWeightShift } from '../../golf/swing-weight-scale.ts'
import { swingWeightFor } from '../../golf/swing-weights.ts'
import type { ClubType } from '../../golf/words.ts'
import type { Basis } from './evidence.ts'
import type { Golfer } from './golfer.ts'
import { type Spec, signed } from './spec.ts'

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
  const value = movedSwingWeight(base, shift)
  const why =
    `${base} suits a shaft of ${shaftGrams} g` +
    (shift === 0
      ? '.'
      : `; ${signed(lengthOffsetIn)} in of length moves it ${Math.abs(shift)} point${Math.abs(shift) > 1 ? 's' : ''} ${shift > 0 ? 'up' : 'down'}.`)
  return { ...shared, value, display: value, why }
}
