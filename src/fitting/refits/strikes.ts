import { patternLoss } from '../../golf/flight/delivery.ts'
import type { StrikePattern } from '../../golf/names/words.ts'
import { centerStrikers, offCenterShares } from '../../golf/noise.ts'
import { clip } from '../../golf/units.ts'

/** A smash factor over what such golfers usually have, and how far golfers and devices scatter about it, shares. */
export interface KnownSmash {
  readonly share: number
  readonly spread: number
}

/**
 * Where golfers meet the ball who were not asked: the more ball speed golfers of their handicap keep, the more often in the
 * center, and the more so the better their own smash.
 * @param kept `strikeEfficiency` of such golfers.
 * @rule IN-REFIT
 */
export const strikeSharesOf = (kept: number, smash: KnownSmash | null): Readonly<Record<StrikePattern, number>> => {
  const { most, least, leastKept } = centerStrikers
  const center = least + (most - least) * clip((kept - leastKept) / (1 - leastKept), 0, 1)
  const weigh = (pattern: StrikePattern, share: number): number =>
    smash === null ? share : share * likelihood(smash, 1 - patternLoss[pattern] / kept)
  const weights = {
    center: weigh('center', center),
    mix: weigh('mix', (1 - center) * offCenterShares.mix),
    heel: weigh('heel', (1 - center) * offCenterShares.heel),
    toe: weigh('toe', (1 - center) * offCenterShares.toe),
  }
  const all = weights.center + weights.mix + weights.heel + weights.toe
  return {
    center: weights.center / all,
    mix: weights.mix / all,
    heel: weights.heel / all,
    toe: weights.toe / all,
  }
}

/** A rational bell: exponentials differ in their last digit between machines. */
const likelihood = ({ share, spread }: KnownSmash, expected: number): number => {
  const off = (share - expected) / spread
  return 1 / (1 + off * off) ** 2
}
