import { mean, median } from 'd3-array'

/**
 * A value this many robust standard deviations from the median is an outlier.
 * @source Iglewicz and Hoaglin (1993), How to Detect and Handle Outliers, ASQC Basic References in Quality Control 16:
 *   modified z-score M = 0.6745 (x - median) / MAD, threshold 3.5; also NIST/SEMATECH e-Handbook, section 1.3.5.17
 */
export const outlierThreshold = 3.5

/** The normal distribution's 0.75 quantile: makes the median absolute deviation comparable to a standard deviation. */
const madScale = 0.6745

/**
 * Where more than half of the values are equal the median absolute deviation is 0, and the mean absolute one stands in:
 * M = (x - median) / (1.253314 mean|x - median|), where 1.253314 is the square root of pi / 2.
 * @source IBM, "Modified z score" (documentation of its statistics products)
 */
const meanDeviationScale = 1.253314

/** Fewer values than this tell no outlier from a wide spread. @source house */
const valuesMin = 5

/** Modified z-score of each value; all 0 when the values are equal or too few. */
export const modifiedZScores = (values: readonly number[]): number[] => {
  const middle = median(values)
  if (middle === undefined || values.length < valuesMin) return values.map(() => 0)
  const deviations = values.map((value) => Math.abs(value - middle))
  const mad = median(deviations) ?? 0
  const scale = mad > 0 ? mad / madScale : meanDeviationScale * (mean(deviations) ?? 0)
  return values.map((value) => (scale > 0 ? (value - middle) / scale : 0))
}
