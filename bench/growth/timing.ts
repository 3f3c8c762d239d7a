/** How long each of so many calls took, one after the other. */
export const millis = async (times: number, work: () => Promise<unknown>): Promise<number[]> => {
  const taken: number[] = []
  for (let n = 0; n < times; n++) {
    const startedMs = performance.now()
    await work()
    taken.push(performance.now() - startedMs)
  }
  return taken
}

/** The value below which such a share of the values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!

export const median = (values: readonly number[]): number => quantile(values, 0.5)

type Points = readonly (readonly [x: number, y: number])[]

/** The power of x with which y grows: of y = a * x ^ exponent, by least squares over the logarithms. */
export const exponent = (points: Points): number => {
  const logs = points.map(([x, y]) => ({ x: Math.log(x), y: Math.log(y) }))
  const mean = (of: 'x' | 'y') => logs.reduce((sum, point) => sum + point[of], 0) / logs.length
  const middle = { x: mean('x'), y: mean('y') }
  const along = logs.reduce((sum, { x, y }) => sum + (x - middle.x) * (y - middle.y), 0)
  return along / logs.reduce((sum, { x }) => sum + (x - middle.x) ** 2, 0)
}

/** A cost as a part that is always there and one that grows: y = fixed + each * x ^ exponent. */
interface Growth {
  readonly fixed: number
  readonly exponent: number
}

/**
 * The fixed part, and the power with which the rest grows, by least squares of the relative errors. A fixed part makes the
 * exponent of the whole too small.
 * @returns null where the largest size costs less than a fifth more than the smallest: that says nothing about a rest.
 */
export const growth = (points: Points): Growth | null => {
  const [least, most] = [points[0]![1], points.at(-1)![1]]
  if (most < 1.2 * least) return null
  const tried = Array.from({ length: 300 }, (_, i) => fitted(points, (i + 1) / 100))
  return tried.reduce((best, next) => (next.error < best.error ? next : best))
}

/** The fixed part for a given exponent: weighted linear regression, neither part below nothing. */
const fitted = (points: Points, exponent: number): Growth & { readonly error: number } => {
  const sums = { one: 0, x: 0, xx: 0, y: 0, xy: 0 }
  for (const [size, y] of points) {
    const [x, weight] = [size ** exponent, y ** -2]
    sums.one += weight
    sums.x += weight * x
    sums.xx += weight * x * x
    sums.y += weight * y
    sums.xy += weight * x * y
  }
  const free = (sums.y * sums.xx - sums.x * sums.xy) / (sums.one * sums.xx - sums.x ** 2)
  const fixed = Math.min(Math.max(0, free), sums.y / sums.one)
  const each = (sums.xy - fixed * sums.x) / sums.xx
  const error = points.reduce((sum, [x, y]) => sum + ((fixed + each * x ** exponent) / y - 1) ** 2, 0)
  return { fixed, exponent, error }
}
