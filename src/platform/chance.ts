/** Chance that repeats: the same seed gives the same draws on every machine. */
export interface Chance {
  /** From 0 to below 1. */
  uniform(): number
  normal(mean: number, deviation: number): number
  /** One of the words, by its weight; the weights add up to 1. */
  oneOf<Word extends string>(weights: Readonly<Record<Word, number>>): Word
}

/**
 * Park and Miller's minimal standard generator, and normal draws as sums of twelve uniform ones: whole numbers and
 * additions only, because sines and logarithms differ in their last digit between machines.
 * @source Park and Miller, Communications of the ACM 31 (1988), with the multiplier 48271 of their 1993 remarks
 */
export const chance = (seed: number): Chance => {
  let state = seed
  const uniform = () => {
    const product = state * 48_271
    // The remainder by 2^31 - 1, as the sum of the digits of base 2^31: `%` of such large numbers takes ten times as long.
    const high = Math.floor(product / 2_147_483_648)
    state = product - high * 2_147_483_647
    if (state >= 2_147_483_647) state -= 2_147_483_647
    return state / 2_147_483_647
  }
  return drawing(uniform, () => {
    let sum = -6
    for (let draws = 0; draws < 12; draws++) sum += uniform()
    return sum
  })
}

/** Chance from uniform draws and from draws of a standard normal distribution. */
export const drawing = (uniform: () => number, standardNormal: () => number): Chance => ({
  uniform,
  normal: (mean, deviation) => mean + deviation * standardNormal(),
  oneOf: <Word extends string>(weights: Readonly<Record<Word, number>>): Word => {
    const words = Object.keys(weights) as Word[]
    let left = uniform()
    for (const word of words) {
      left -= weights[word]
      if (left < 0) return word
    }
    return words.at(-1)!
  },
})
