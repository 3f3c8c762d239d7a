import { deviation, mean, median } from 'd3-array'
import { strokesAfterApproach, strokesAfterTeeShot } from '../../../flight/index.ts'
import { comparedSurely, moreShotsMax, usualDifferenceStrokes } from '../../../golf/flight/strokes.ts'
import type { Chance } from '../../../platform/chance.ts'
import { normalQuantile } from '../../../platform/normal-quantile.ts'
import { type Difference, differenceOf, normalShare } from './resample.ts'

/** How a club is played: from the tee, or at a hole it reaches. */
export type Play = 'tee' | 'approach'

/** Where a shot came down, and where it stopped if that was measured: yards. */
export interface Landing {
  readonly carry: number
  readonly total: number | null
  /** Right of the target line is positive. */
  readonly offline: number
}

/** Which of two clubs costs fewer strokes, and how sure that is. */
export interface StrokesCompared {
  /** Mean strokes to hole out after a shot. */
  readonly first: number
  readonly second: number
  /** Strokes a shot that the first saves; negative: that the second does. */
  readonly gained: Difference
  readonly chanceFirst: number
  readonly better: 'first' | 'second' | null
  /** More shots with each that would decide, were the difference to stay; 0: it is decided; null: more than anybody hits. */
  readonly moreShots: number | null
}

/** Compare two clubs by what their shots leave to the hole. @rule IN-COMPARE */
export const compareStrokes = (
  play: Play,
  first: readonly Landing[],
  second: readonly Landing[],
  draws: Chance,
): StrokesCompared => {
  const [one, other] = strokesOf(play, first, second)
  const gained = differenceOf('mean', other, one, draws)
  const usual = usualDifferenceStrokes[play]
  const surenessAfter = (more: number) => sureness(gained.difference, errorOf([one, other], more), usual)
  const z = surenessAfter(0)
  const needed = normalQuantile(comparedSurely.better)
  const isDecided = Math.abs(z) >= needed
  let moreShots = 0
  while (moreShots <= moreShotsMax && Math.abs(surenessAfter(moreShots)) < needed) moreShots++
  return {
    first: mean(one)!,
    second: mean(other)!,
    gained,
    chanceFirst: normalShare(z),
    better: !isDecided ? null : z > 0 ? 'first' : 'second',
    moreShots: moreShots > moreShotsMax ? null : moreShots,
  }
}

/** Error of the difference of two means, after so many more shots with each that scatter as these do. */
const errorOf = (lists: readonly (readonly number[])[], more: number): number =>
  Math.hypot(...lists.map((values) => (deviation(values) ?? 0) / Math.sqrt(values.length - 1 + more)))

/** Standard deviations by which the first is better, where clubs of a golfer usually differ by so much. */
const sureness = (difference: number, error: number, usual: number): number =>
  error === 0 ? 0 : (difference / error) * Math.sqrt(usual ** 2 / (usual ** 2 + error ** 2))

/** Strokes to hole out after each shot. Tee shots are measured where they stop if all of them were, else where they land. */
const strokesOf = (play: Play, first: readonly Landing[], second: readonly Landing[]): [number[], number[]] => {
  if (play === 'approach') {
    const each = (landings: readonly Landing[]) => {
      const holeYd = median(landings.map(({ carry }) => carry))!
      return landings.map(({ carry, offline }) => strokesAfterApproach({ alongYd: carry, asideYd: offline }, holeYd))
    }
    return [each(first), each(second)]
  }
  const isStopped = [...first, ...second].every(({ total }) => total !== null)
  const along = ({ carry, total }: Landing) => (isStopped ? total! : carry)
  const usualYd = median([...first, ...second].map(along))!
  const each = (landings: readonly Landing[]) =>
    landings.map((landing) => strokesAfterTeeShot({ alongYd: along(landing), asideYd: landing.offline }, usualYd))
  return [each(first), each(second)]
}
