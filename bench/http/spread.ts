/** Figures of several rounds. */
export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
  /** `1.03 (0.98 to 1.11)` */
  readonly shown: string
}

/** Median, least and most. */
export const spread = (figures: readonly number[]): Spread => {
  const sorted = [...figures].sort((a, b) => a - b)
  const median = sorted[sorted.length >> 1]!
  const [least, most] = [sorted[0]!, sorted.at(-1)!]
  return { median, least, most, shown: `${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})` }
}
