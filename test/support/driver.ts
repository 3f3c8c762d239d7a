import { requests } from './club.ts'

/** A fitting that a customer was told is completed. */
export interface Acknowledged {
  readonly key: string
  readonly fittingId: string
  readonly request: object
  /** What is stored holds all of it but the link. */
  readonly answer: object
}

/** What became of the keys of a run. */
interface Driven {
  readonly acknowledged: readonly (Acknowledged & {
    /** When, on the clock of this process. */
    readonly atMs: number
  })[]
  /** Keys that had no answer after all tries, with the last thing that was heard. */
  readonly unanswered: readonly { readonly key: string; readonly last: string }[]
  /** Requests that were sent again. */
  readonly retries: number
}

export interface Driver {
  /** So many have no answer yet. */
  waiting(): number
  /** When the last one was acknowledged, on the clock of this process. */
  lastMs(): number
  /** Stop sending, and wait until every key is answered or given up. */
  stop(): Promise<Driven>
}

/** How a customer's client behaves. */
interface Manner {
  /** Its keys begin with it. */
  readonly name?: string
  /** After the first attempt. */
  readonly retriesMax?: number
  /** Golfers come in groups: then some are always in the middle of it when a process dies. */
  readonly groupOf?: number
}

/**
 * A customer's client under a steady rate of new fittings, whether earlier ones were answered or not. Each has a key and
 * a golfer of its own, and is sent again when the connection breaks or the answer says so: three times at most unless told
 * otherwise, after Retry-After, or half a second, and some jitter.
 *
 * @param address Where to send the next request: a balancer's choice.
 */
export const driveFittings = (
  address: () => string,
  apiKey: string,
  perSecond: number,
  { name = 'drive', retriesMax = 3, groupOf = 5 }: Manner = {},
): Driver => {
  const acknowledged: Driven['acknowledged'][number][] = []
  const unanswered: { key: string; last: string }[] = []
  const sent: Promise<void>[] = []
  let retries = 0
  let waiting = 0

  const drive = async (n: number) => {
    const key = `${name}-${n}`
    const request = golfer(n)
    let last = ''
    for (let tries = 0; tries <= retriesMax; tries++) {
      if (tries > 0) retries++
      const heard = await analyze(address(), apiKey, key, request)
      if ('answer' in heard) return void acknowledged.push({ key, request, atMs: performance.now(), ...heard })
      last = heard.last
      await Bun.sleep(1000 * (heard.retryAfter ?? 0.5) + Math.random() * 500)
    }
    unanswered.push({ key, last })
  }
  const group = () => {
    for (let n = 0; n < groupOf; n++) {
      waiting++
      sent.push(drive(sent.length).finally(() => waiting--))
    }
  }
  const timer = setInterval(group, (1000 * groupOf) / perSecond)
  return {
    waiting: () => waiting,
    lastMs: () => acknowledged.at(-1)?.atMs ?? 0,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(sent)
      return { acknowledged, unanswered, retries }
    },
  }
}

/** A driver request that no other number has. */
export const golfer = (n: number) => ({
  ...requests.driver,
  swingMetrics: { ...requests.driver.swingMetrics, swingSpeed: 70 + (n % 5000) / 100 },
})

type Heard =
  | { readonly fittingId: string; readonly answer: object }
  | { readonly last: string; readonly retryAfter: number | null }

/** One attempt. Only a completed fitting counts as an acknowledgement; an answer that must not come is an error. */
const analyze = async (address: string, apiKey: string, key: string, request: object): Promise<Heard> => {
  let response: Response
  try {
    response = await postFitting(address, apiKey, request, key)
    const body = (await response.json()) as { status?: string; fittingId: string; code?: string }
    if (response.status === 200 && body.status === 'completed') return { fittingId: body.fittingId, answer: body }
    const last = `${response.status} ${body.code ?? body.status}`
    if (![200, 409, 503].includes(response.status)) throw new Error(`${key}: ${last}`)
    const retryAfter = response.headers.get('retry-after')
    return { last, retryAfter: retryAfter === null ? null : Number(retryAfter) }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(`${key}: `)) throw error
    return { last: String(error), retryAfter: null } // the process was killed
  }
}

/** What is stored of an answer: all but the link, which is made for each. */
export const storedOf = (answer: object): object => {
  const { labUrl: _, ...stored } = answer as { labUrl?: string }
  return stored
}

/** Ask for a fitting. Without detail, which would add what is worked out for the answer and not stored. */
export const postFitting = (
  address: string,
  apiKey: string,
  request: object,
  key?: string,
  signal?: AbortSignal,
): Promise<Response> =>
  fetch(`${address}/v1/fitting/analyze`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(request),
    ...(signal && { signal }),
  })
