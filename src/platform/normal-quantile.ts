/** Cells of the table, and where its ends are cut: beyond four standard deviations lie 6 of 100,000. */
const [cells, end] = [1_024, 4]

/**
 * The value below which this share of a standard normal distribution lies, from a table: accurate to 0.001 within three standard
 * deviations. Sums, products and quotients only, because exponentials and logarithms differ in their last digit between machines.
 * @param share From 0 to below 1.
 * @example normalQuantile(0.975) // 1.96
 */
export const normalQuantile = (share: number): number => {
  quantiles ??= makeQuantiles()
  const cell = Math.floor(share * cells)
  const [from, to] = [quantiles[cell]!, quantiles[cell + 1]!]
  return from + (share * cells - cell) * (to - from)
}

let quantiles: Float64Array | undefined

const makeQuantiles = (): Float64Array => {
  const table = new Float64Array(cells + 1)
  let value = -end
  for (let cell = 1; cell < cells; cell++) {
    value = quantileAbove(cell / cells, value)
    table[cell] = value
  }
  table[0] = -end
  table[cells] = end
  return table
}

/** By halves, from a value that is surely below. */
const quantileAbove = (share: number, below: number): number => {
  let [low, high] = [below, end]
  for (let halves = 0; halves < 45; halves++) {
    const middle = (low + high) / 2
    if (shareBelow(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The density of a standard normal at its middle, 1 / sqrt(2 pi). */
const densityAtZero = 0.398_942_280_401_432_7

/** Share below a value, by the series of its integral: its terms alternate, and 70 are enough at four standard deviations. */
const shareBelow = (value: number): number => {
  let [power, sum] = [value, value]
  for (let term = 1; term < 70; term++) {
    power *= (-value * value) / (2 * term)
    sum += power / (2 * term + 1)
  }
  return 0.5 + densityAtZero * sum
}
