import { extent } from 'd3-array'
import type { ReadShot } from '../by-club.ts'
import type { MetricId } from '../metrics.ts'

/** A shot that does not count may widen a chart by this share of what the others span, on each side. */
const strayShare = 0.75

/**
 * What an axis spans: every shot that counts, and those beside them that are not too far off. One misread ball speed of
 * 1,390 mph would otherwise press all others into a line.
 */
export const domainOf = (shots: readonly ReadShot[], id: MetricId): [low: number, high: number] => {
  const values = (of: readonly ReadShot[]) => of.flatMap(({ known }) => known.get(id) ?? [])
  const counting = values(shots.filter(({ counts }) => counts))
  const [low = 0, high = 0] = extent(counting.length > 0 ? counting : values(shots))
  const room = (high - low) * strayShare
  const near = values(shots).filter((value) => value >= low - room && value <= high + room)
  const [from = low, to = high] = extent(near)
  // Values that differ in their last digits are one: no axis has ticks between them.
  const isOne = to - from <= 1e-9 * Math.max(1, Math.abs(from), Math.abs(to))
  const margin = isOne ? 1 : (to - from) * 0.05
  return [from - margin, to + margin]
}

/** Whether a value is inside what an axis spans. */
export const isInside = ([low, high]: readonly number[], value: number): boolean => value >= low! && value <= high!
