import type { Grip, GripSize } from '../catalog/index.ts'

/**
 * Grips made in a size, best first: without cord and with standard taper first, since both are a matter of taste that no
 * measurement decides; then lines made in more sizes, in which a golfer can change size and keep the feel; then the lower
 * price, unknown prices last.
 */
export const gripsInSize = (grips: readonly Grip[], size: GripSize): Grip[] =>
  grips
    .filter(({ sizes }) => sizes.includes(size))
    .sort(
      (a, b) =>
        Number(a.cord) - Number(b.cord) ||
        Number(a.taper === 'reduced') - Number(b.taper === 'reduced') ||
        b.sizes.length - a.sizes.length ||
        (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY) ||
        (a.gripId < b.gripId ? -1 : 1),
    )
