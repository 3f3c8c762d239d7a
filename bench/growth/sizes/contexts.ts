import type { BenchService } from '../../service.ts'
import { asking, calls, type Grown } from './grown.ts'

/** Golfers in one scores request, up to as many as it takes; none is asked about twice. */
export const moreContexts = (service: BenchService): Grown[] => {
  const ask = asking(service)
  let golfers = 0
  const context = () => ({ golfer: { speed: 60 + (golfers++ % 650_000) / 10_000 } })
  const scores = (count: number) => () =>
    ask('/v1/catalog/scores', { contexts: Array.from({ length: count }, () => context()) })
  const at = [1, 2, 4, 8, 16, 32].map((count) => [count, calls(8, scores(count))] as const)
  return [{ of: 'contexts', operation: 'scores of every head', at }]
}
