/// <reference path="../../assembly/types.d.ts" />
import * as at from '../../assembly/layout.ts'
import type { Head } from '../equipment/catalog/index.ts'

/** The half degree that a wanted loft is looked up by. */
export const loftStep = (loftDeg: number): number =>
  Math.min(at.LOFT_STEPS - 1, Math.max(0, Math.round((loftDeg * 10 - at.LOFT_FROM_TENTHS) / at.LOFT_STEP_TENTHS)))

/**
 * The loft nearest to a half degree, the higher of two equally near; null where the lofts come as a set.
 * @param step Place among the half degrees of the image.
 */
export const nearestLoftDeg = (head: Head, step: number): number | null => {
  if (head.clubType === 'iron' || head.clubType === 'wedge') return null
  const wanted = (at.LOFT_FROM_TENTHS + step * at.LOFT_STEP_TENTHS) / 10
  return head.lofts.reduce((best, one) => (Math.abs(one.loft - wanted) <= Math.abs(best.loft - wanted) ? one : best))
    .loft
}
