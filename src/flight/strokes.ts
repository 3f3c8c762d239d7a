import { besideLineYd, greenRadiusYd, strokesToHoleOut, teeShotLeavesYd } from '../golf/flight/strokes.ts'
import { feetPerYard, interpolate } from '../golf/units.ts'

/** Where a shot ends: yards along the target line, and to the right of it. */
interface ShotEnd {
  readonly alongYd: number
  readonly asideYd: number
}

/**
 * Strokes to hole out from the end of a tee shot, on a hole that leaves so much after a shot of the usual length.
 * @param usualYd Length of a usual shot of both clubs.
 * @rule FLT-STROKES
 */
export const strokesAfterTeeShot = ({ alongYd, asideYd }: ShotEnd, usualYd: number): number => {
  const leftYd = Math.hypot(usualYd + teeShotLeavesYd - alongYd, asideYd)
  const lie =
    Math.abs(asideYd) <= besideLineYd.fairway
      ? 'fairway'
      : Math.abs(asideYd) <= besideLineYd.rough
        ? 'rough'
        : 'recovery'
  return interpolate(strokesToHoleOut[lie], leftYd)
}

/**
 * Strokes to hole out from the end of an approach, at a hole as far away as the club usually carries.
 * @rule FLT-STROKES
 */
export const strokesAfterApproach = ({ alongYd, asideYd }: ShotEnd, holeYd: number): number => {
  const leftYd = Math.hypot(holeYd - alongYd, asideYd)
  return leftYd <= greenRadiusYd
    ? interpolate(strokesToHoleOut.green, leftYd * feetPerYard)
    : interpolate(strokesToHoleOut.rough, leftYd)
}
