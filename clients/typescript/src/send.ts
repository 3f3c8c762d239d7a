import { problemIn } from './problem.js'

/** How often and how long the client waits before it gives up. */
export interface Patience {
  /** Times that a request is sent at most. */
  readonly attempts: number
  /** A longer Retry-After is not waited for. */
  readonly waitSecondsMax: number
}

/** Sends a request, and sends it again where the service says that it may, or where that changes nothing. */
export const patientFetch =
  (send: (request: Request) => Promise<Response>, { attempts, waitSecondsMax }: Patience) =>
  async (request: Request): Promise<Response> => {
    const keyed = withKey(request)
    for (let attempt = 1; ; attempt++) {
      const answer = await send(keyed.clone() as Request).catch((error: unknown) => error)
      if (!(answer instanceof Response)) {
        if (attempt === attempts || keyed.signal.aborted || !isRepeatable(keyed)) throw answer
      } else if (attempt === attempts || !(await mayRepeat(keyed, answer))) return answer
      const seconds = secondsToWait(answer, attempt)
      if (seconds > waitSecondsMax) return answer as Response
      await sleep(seconds, keyed.signal)
    }
  }

/** The operations that take an Idempotency-Key: without one, a repeated request would make another fitting, endpoint or secret. */
const takesKey = /\/v1\/(fitting\/analyze|sessions\/[^/]+\/fit|webhooks(\/[^/]+\/rotate-secret)?)$/
/** Each row of a batch has a key of its own. */
const hasKeyInRows = /\/v1\/fitting\/batch$/

const withKey = (request: Request): Request => {
  const isTaken = request.method === 'POST' && takesKey.test(new URL(request.url).pathname)
  if (isTaken && !request.headers.has('idempotency-key')) request.headers.set('idempotency-key', crypto.randomUUID())
  return request
}

/** Whether a second copy of the request does no harm if the first one was served. */
const isRepeatable = ({ method, headers, url }: Request): boolean =>
  method !== 'POST' || headers.has('idempotency-key') || hasKeyInRows.test(new URL(url).pathname)

const mayRepeat = async (request: Request, answer: Response): Promise<boolean> => {
  if (answer.ok) return false
  const problem = await problemIn(answer)
  if (problem?.retry === 'after Retry-After') return true
  // A proxy answers in place of the service.
  const isMomentary = problem === undefined ? [502, 503, 504].includes(answer.status) : problem.retry === 'same key'
  return isMomentary && isRepeatable(request)
}

/** As the service says, or a little longer after each failure. */
const secondsToWait = (answer: unknown, attempt: number): number => {
  const told = answer instanceof Response ? answer.headers.get('retry-after') : null
  const seconds = told === null ? Number.NaN : Number(told)
  return Number.isNaN(seconds) ? (0.5 + Math.random() / 2) * 2 ** (attempt - 2) : seconds
}

/** Ends early, with its reason, when the signal says so. */
export const sleep = (seconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, seconds * 1000)
    signal?.addEventListener('abort', stop, { once: true })
    if (signal?.aborted) stop()
  })
