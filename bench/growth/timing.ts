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

/** The power of x with which y grows: of y = a * x ^ exponent, by least squares over the logarithms. */
export const exponent = (points: readonly (readonly [x: number, y: number])[]): number => {
  const logs = points.map(([x, y]) => ({ x: Math.log(x), y: Math.log(y) }))
  const mean = (of: 'x' | 'y') => logs.reduce((sum, point) => sum + point[of], 0) / logs.length
  const middle = { x: mean('x'), y: mean('y') }
  const along = logs.reduce((sum, { x, y }) => sum + (x - middle.x) * (y - middle.y), 0)
  return along / logs.reduce((sum, { x }) => sum + (x - middle.x) ** 2, 0)
}
