import { refitCount, refitMultiplier } from '../../golf/noise.ts'
import { type Chance, chance, drawing } from '../../platform/chance.ts'
import { normalQuantile } from '../../platform/normal-quantile.ts'

/**
 * Golfers spread evenly over all that may be off at once, where draws by chance leave gaps and heaps: a fourth of them then
 * tells a share as well. Each draw of a golfer is a dimension of a Korobov lattice, moved by a shift of the request.
 * @source Korobov, Number-theoretic methods in approximate analysis (1963); Cranley and Patterson, SIAM Journal on Numerical
 *   Analysis 13 (1976)
 * @param seed From 1.
 * @returns The draws of golfer n, from 0 to below `refitCount`.
 */
export const latticeOf = (seed: number): ((n: number) => Chance) => {
  const shifts = chance(seed)
  const shift: number[] = []
  const steps: number[] = []
  return (n) => {
    let dimension = 0
    const uniform = (): number => {
      const at = dimension++
      shift[at] ??= shifts.uniform()
      steps[at] ??= at === 0 ? 1 : (steps[at - 1]! * refitMultiplier) % refitCount
      const place = ((n * steps[at]!) % refitCount) / refitCount + shift[at]!
      return place < 1 ? place : place - 1
    }
    return drawing(uniform, () => normalQuantile(uniform()))
  }
}
