import type { ResultRow } from '../../record.ts'
import type { BenchService } from '../../service.ts'
import { exponent, growth, median } from '../timing.ts'

/** An operation, and what does it at each size. */
export interface Grown {
  /** What there is more and more of. */
  readonly of: string
  readonly operation: string
  /** Each piece of work tells how many operations it was. */
  readonly at: readonly (readonly [size: number, work: () => Promise<number>])[]
}

/** Less where all that ends soon is run: enough for an exponent over two decades. */
const isQuick = process.env['BENCH_QUICK'] === '1'
const rounds = isQuick ? 2 : 5
/** The processor time of a process is told in hundredths of a second. */
const microsOfBlock = isQuick ? 150_000 : 300_000

/**
 * Processor time of each operation at each size, ms: medians of blocks by turns. The first block of each is to warm up.
 * @param cpu Of everything that works for the operation so far, microseconds.
 */
export const measured = async (operations: readonly Grown[], cpu: () => number): Promise<ResultRow[]> => {
  const blocks = operations.flatMap(({ at }) => at.map(([, work]) => ({ work, taken: [] as number[] })))
  for (let round = 0; round <= rounds; round++)
    for (const { work, taken } of round % 2 === 0 ? blocks : blocks.toReversed()) {
      const ms = await cpuOfEach(work, cpu)
      if (round > 0) taken.push(ms)
    }
  const results = blocks.values()
  return operations.map(({ of, operation, at }) => {
    const points = at.map(([size]) => [size, median(results.next().value!.taken)] as const)
    const split = growth(points)
    return {
      'more and more': of,
      operation,
      sizes: points.map(([size]) => size).join(', '),
      'CPU, ms': points.map(([, ms]) => ms.toPrecision(3)).join(', '),
      exponent: exponent(points).toFixed(2),
      'fixed part, ms': split === null ? 'all' : split.fixed.toFixed(2),
      'exponent of the rest': split === null ? '' : split.exponent.toFixed(2),
    }
  })
}

const cpuOfEach = async (work: () => Promise<number>, cpu: () => number): Promise<number> => {
  const before = cpu()
  let done = 0
  do done += await work()
  while (cpu() - before < microsOfBlock)
  return (cpu() - before) / done / 1000
}

/** One call after the other: looking at the processor time after each would take longer than some calls. */
export const calls = (count: number, send: () => Promise<unknown>) => async (): Promise<number> => {
  for (let n = 0; n < count; n++) await send()
  return count
}

/** Asks one service, and reads every answer to its end. */
export const asking =
  ({ address, key }: Pick<BenchService, 'address' | 'key'>) =>
  async (path: string, body?: object): Promise<string> => {
    const response = await fetch(address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'accept-encoding': 'identity' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
    return text
  }
