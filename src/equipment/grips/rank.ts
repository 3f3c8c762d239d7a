import type { Grip, GripSize } from '../catalog/index.ts'

/**
 * Grips made in a size, best first: without cord and with standard taper first, since both are a matter of taste that no
 * measurement decides; then lines made in more sizes, in which a golfer can change size and keep the feel; then the lower
 * price, unknown prices last.
 */
export const gripsInSize = (grips: readonly Grip[], size: GripSize): Grip[] =>
  bestFirst(grips).filter(({ sizes }) => sizes.includes(size))

/** The order is the same for every golfer, so a catalog's grips are sorted once. */
const bestFirst = (grips: readonly Grip[]): readonly Grip[] => {
  const known = sorted.get(grips)
  if (known) return known
  const ranked = grips.toSorted(better)
  sorted.set(grips, ranked)
  return ranked
}
const sorted = new WeakMap<readonly Grip[], readonly Grip[]>()

const better = (a: Grip, b: Grip): number =>
  Number(a.cord) - Number(b.cord) ||
  Number(a.taper === 'reduced') - Number(b.taper === 'reduced') ||
  b.sizes.length - a.sizes.length ||
  (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY) ||
  (a.gripId < b.gripId ? -1 : 1)
