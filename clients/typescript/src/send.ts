import { ConnectionFailed } from './errors.js'
import type { Problem } from './generated/types.gen.js'

/** How often and how long the client waits before it gives up. */
export interface Patience {
  /** Times that a request is sent at most. */
  readonly attempts: number
  /** A longer Retry-After is not waited for. */
  readonly waitSecondsMax: number
  /** After so long without an answer an attempt has failed. */
  readonly timeoutSeconds: number
}

/** A request of one operation. Undefined parameters are left out. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>>
  /** An `Idempotency-Key` that is undefined is made here, since a second copy of the request must have the same. */
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly json?: unknown
  /** Body of lines, each of which has a key of its own. */
  readonly rows?: readonly unknown[]
  readonly file?: FileContent
  readonly signal?: AbortSignal | undefined
}

/** A file: its content, or the file itself. */
export type FileContent = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | string

/** An answer, and its text unless it is streamed. */
export interface Answer {
  readonly response: Response
  readonly text: string
}

/** The request of a call to the service at an address, with a credential if there is one. */
export const requestOf = (
  { method, path, query = {}, headers = {}, json, rows, file, signal }: Call,
  baseUrl: string,
  key: string | undefined,
): Request => {
  const url = new URL(baseUrl + path)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  const body = json === undefined ? (rows?.map((row) => JSON.stringify(row)).join('\n') ?? file) : JSON.stringify(json)
  const all = {
    ...headers,
    ...('Idempotency-Key' in headers && { 'Idempotency-Key': headers['Idempotency-Key'] ?? crypto.randomUUID() }),
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(body !== undefined && {
      'content-type': json === undefined ? (rows ? linesType : fileType) : 'application/json',
    }),
  }
  const sent = Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined)
  return new Request(url.href, {
    method,
    headers: sent,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  })
}

const linesType = 'application/x-ndjson'
const fileType = 'application/octet-stream'

/** Sends a request, and sends it again where the service says that it may, or where that changes nothing. */
export const sendPatiently = async (
  send: typeof fetch,
  { attempts, waitSecondsMax, timeoutSeconds }: Patience,
  request: Request,
  isStreamed = false,
): Promise<Answer> => {
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === attempts
    let answer: Answer | undefined
    try {
      answer = await sendOnce(send, request.clone() as Request, timeoutSeconds, isStreamed)
      if (isLast || !mayRepeat(request, answer)) return answer
    } catch (error) {
      if (request.signal.aborted) throw request.signal.reason
      if (isLast || !isRepeatable(request)) throw new ConnectionFailed(request.url, error)
    }
    const seconds = secondsToWait(answer?.response, attempt)
    if (answer && seconds > waitSecondsMax) return answer
    await sleep(seconds, request.signal)
  }
}

const sendOnce = async (
  send: typeof fetch,
  request: Request,
  seconds: number,
  isStreamed: boolean,
): Promise<Answer> => {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(new Error(`no answer within ${seconds} seconds`)), seconds * 1000)
  try {
    const response = await send(new Request(request, { signal: AbortSignal.any([request.signal, timeout.signal]) }))
    return { response, text: isStreamed && response.ok ? '' : await response.text() }
  } catch (error) {
    throw timeout.signal.aborted ? timeout.signal.reason : error
  } finally {
    clearTimeout(timer)
  }
}

/** Whether a second copy of the request does no harm if the first one was served. Each row has a key of its own. */
const isRepeatable = ({ method, headers }: Request): boolean =>
  method !== 'POST' || headers.has('idempotency-key') || headers.get('content-type') === linesType

const mayRepeat = (request: Request, { response, text }: Answer): boolean => {
  if (response.ok) return false
  const problem = problemIn(response, text)
  if (problem?.retry === 'after Retry-After') return true
  // A proxy answers in place of the service.
  const isMomentary = problem === undefined ? [502, 503, 504].includes(response.status) : problem.retry === 'same key'
  return isMomentary && isRepeatable(request)
}

/** The problem document of an answer, if it is one. */
export const problemIn = (response: Response, text: string): Problem | undefined =>
  response.headers.get('content-type')?.startsWith('application/problem+json')
    ? (JSON.parse(text) as Problem)
    : undefined

/** As the service says, or a little longer after each failure. */
const secondsToWait = (response: Response | undefined, attempt: number): number => {
  const told = response?.headers.get('retry-after') ?? null
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

/** The result, unless it takes longer. */
export const within = async <Result>(seconds: number, result: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${seconds} seconds`)), seconds * 1000)
  })
  return Promise.race([result, tooLate]).finally(() => clearTimeout(timer))
}
