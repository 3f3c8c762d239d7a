/** What became of one request. */
export interface Sample {
  /** Which of the requests it was. */
  readonly name: string
  /** 0: the connection failed. */
  readonly status: number
  readonly retryAfter: string | null
  /** From sending to the last byte. */
  readonly ms: number
}

/** Longer runs than continuous integration has time for: FAULTS=full. */
export const isFull: boolean = process.env['FAULTS'] === 'full'

/**
 * Send requests at a steady rate, in turn, whether earlier ones were answered or not, until it is stopped.
 * @param requests What to send, by name.
 */
export const steadyLoad = (requests: Readonly<Record<string, () => Promise<Response>>>, perSecond: number) => {
  const names = Object.keys(requests)
  const samples: Promise<Sample>[] = []
  const timer = setInterval(() => {
    const name = names[samples.length % names.length]!
    samples.push(sampled(name, requests[name]!))
  }, 1000 / perSecond)
  return {
    /** Stop sending, and wait for all answers. */
    stop: (): Promise<Sample[]> => {
      clearInterval(timer)
      return Promise.all(samples)
    },
  }
}

/** Send one request and see what becomes of it. */
export const sampled = async (name: string, send: () => Promise<Response>): Promise<Sample> => {
  const startedMs = performance.now()
  try {
    const response = await send()
    await response.arrayBuffer()
    const ms = performance.now() - startedMs
    return { name, status: response.status, retryAfter: response.headers.get('retry-after'), ms }
  } catch {
    return { name, status: 0, retryAfter: null, ms: performance.now() - startedMs }
  }
}

/** How often each status came, by name: `{ scores: { 200: 31 } }`. */
export const tally = (samples: readonly Sample[]): Record<string, Record<number, number>> => {
  const counts: Record<string, Record<number, number>> = {}
  for (const { name, status } of samples) {
    counts[name] ??= {}
    counts[name][status] = (counts[name][status] ?? 0) + 1
  }
  return counts
}
