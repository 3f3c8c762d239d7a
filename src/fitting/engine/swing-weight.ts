import { swingWeightFor, swingWeightPoints } from '../../golf/swing-weights.ts'
import { clip, roundAwayFromZero } from '../../golf/units.ts'
import type { ClubType } from '../../golf/words.ts'
import type { Basis } from './evidence.ts'
import type { Golfer } from './golfer.ts'
import { type Spec, signed } from './spec.ts'

/** Swing weights run C0..C9, D0..D9: ten points a letter. */
const pointsOf = (swingWeight: string): number =>
  (swingWeight.charCodeAt(0) - 'A'.charCodeAt(0)) * 10 + Number(swingWeight.slice(1))
const wordOf = (points: number): string =>
  `${String.fromCharCode('A'.charCodeAt(0) + Math.floor(points / 10))}${points % 10}`

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
  const { perIn, max } = swingWeightPoints
  const shift = roundAwayFromZero(clip(perIn * lengthOffsetIn, -max, max), 1)
  const value = wordOf(pointsOf(base) + shift)
  const why =
    `${base} suits a shaft of ${shaftGrams} g` +
    (shift === 0
      ? '.'
      : `; ${signed(lengthOffsetIn)} in of length moves it ${Math.abs(shift)} point${Math.abs(shift) > 1 ? 's' : ''} ${shift > 0 ? 'up' : 'down'}.`)
  return { ...shared, value, display: value, why }
}
