import type { Head } from '../features/catalog/index.ts'
import { clip } from '../golf/units.ts'

/** The part of a lie offset that a head can be bent to; an iron whose range is not recorded is left as it comes. */
export const bentLieDeg = (lieOffsetDeg: number, head: Head): number => {
  if (head.clubType !== 'iron') return lieOffsetDeg
  return head.lieAdjustable === null ? 0 : clip(lieOffsetDeg, head.lieAdjustable.minDeg, head.lieAdjustable.maxDeg)
}
