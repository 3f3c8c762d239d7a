import { batchAnswers } from './batch.js'
import { createClient } from './generated/client/index.js'
import { problemClasses } from './generated/problems.gen.js'
import { Operations } from './generated/sdk.gen.js'
import type {
  BatchAnswer,
  BatchRow,
  CompletedFitting,
  FittingFailure,
  FittingRequest,
  FittingResult,
  Problem,
} from './generated/types.gen.js'
import { ClubwrightProblem } from './problem.js'
import { patientFetch, sleep } from './send.js'

export interface ClubwrightOptions {
  /** API key, or another credential. Otherwise that of the environment, CLUBWRIGHT_KEY. */
  readonly key?: string
  /** Address of the service. Otherwise that of the environment, CLUBWRIGHT_URL, or http://localhost:3000. */
  readonly url?: string
  /** Times that a request is sent at most: 5. */
  readonly attempts?: number
  /** A longer Retry-After is not waited for: 60. */
  readonly waitSecondsMax?: number
  /** Another `fetch`, for proxies and tests. */
  readonly fetch?: typeof fetch
}

export interface ReadOptions {
  /** Adds the written analysis and the reasoning behind each figure. */
  readonly detail?: 'full'
  readonly signal?: AbortSignal
}

export interface FitOptions extends ReadOptions {
  /** Otherwise a new one. However often the client sends the request, it is charged once. */
  readonly idempotencyKey?: string
}

/** The service could not finish a fitting, several times. It is not charged unless it is run again within 24 hours. */
export class FittingFailed extends Error {
  override readonly name = 'FittingFailed'
  constructor(
    readonly fittingId: string,
    readonly failure: FittingFailure | undefined,
    /** Runs the fitting again under its id. */
    readonly idempotencyKey: string | undefined,
  ) {
    super(failure?.detail ?? 'The fitting failed.')
  }
}

/** Every operation of the service as a method, and `fit` and `fitBatch`, which wait until fittings are complete. */
export class Clubwright extends Operations {
  readonly #attempts: number

  constructor({ key, url, attempts = 5, waitSecondsMax = 60, fetch: send = fetch }: ClubwrightOptions = {}) {
    const credential = key ?? environment('CLUBWRIGHT_KEY')
    const client = createClient({
      baseUrl: (url ?? environment('CLUBWRIGHT_URL') ?? 'http://localhost:3000').replace(/\/+$/, ''),
      ...(credential !== undefined && { auth: credential }),
      fetch: patientFetch(send, { attempts, waitSecondsMax }) as typeof fetch,
      parseAs: 'json',
      throwOnError: true,
    })
    client.interceptors.error.use((error, answer) => (answer === undefined ? error : refusal(error, answer)))
    super({ client })
    this.#attempts = attempts
  }

  /** Fit a club, and wait until the fitting is complete. One that fails is run again, which costs nothing more. */
  async fit(request: FittingRequest, { idempotencyKey, ...options }: FitOptions = {}): Promise<CompletedFitting> {
    let key = idempotencyKey ?? crypto.randomUUID()
    for (let attempt = 1; ; attempt++) {
      const fitting = await this.analyzeFitting({
        body: request,
        headers: { 'idempotency-key': key },
        ...asked(options),
      })
      try {
        return await this.completed(fitting, options)
      } catch (error) {
        if (!(error instanceof FittingFailed) || !error.idempotencyKey || attempt === this.#attempts) throw error
        key = error.idempotencyKey
      }
    }
  }

  /** Wait until a fitting is complete that was answered as running. */
  async completed(fitting: FittingResult, options: ReadOptions = {}): Promise<CompletedFitting> {
    if (isComplete(fitting)) return fitting
    const { fittingId } = fitting
    let read: Pick<FittingResult, 'status' | 'pollAfterSeconds' | 'error' | 'retry'> = fitting
    while (read.status === 'running') {
      await sleep(read.pollAfterSeconds ?? 1, options.signal)
      const stored = await this.getFitting({ path: { fittingId }, ...asked(options) })
      if (stored.output) return stored.output
      read = stored
    }
    throw new FittingFailed(fittingId, read.error, read.retry?.idempotencyKey)
  }

  /**
   * Fit any number of golfers, 500 in one request. Each row has a key of its own and is answered once, as soon as it is
   * done; rows that the service cannot take at the moment are sent again.
   */
  fitBatch(rows: Iterable<BatchRow> | AsyncIterable<BatchRow>, signal?: AbortSignal): AsyncGenerator<BatchAnswer> {
    const send = (lines: string): Promise<ReadableStream<Uint8Array>> =>
      this.client.post({
        url: '/v1/fitting/batch',
        body: lines,
        bodySerializer: null,
        headers: { 'content-type': 'application/x-ndjson' },
        security: [{ scheme: 'bearer', type: 'http' }],
        parseAs: 'stream',
        responseStyle: 'data',
        ...(signal && { signal }),
      }) as unknown as Promise<ReadableStream<Uint8Array>>
    return batchAnswers(rows, send, this.#attempts, signal)
  }
}

const asked = ({ detail, signal }: ReadOptions) => ({ ...(detail && { query: { detail } }), ...(signal && { signal }) })

const isComplete = (fitting: FittingResult): fitting is FittingResult & CompletedFitting =>
  fitting.status === 'completed'

const refusal = (error: unknown, answer: Response): Error => {
  if (error instanceof Error) return error
  const problem = error as Partial<Problem>
  if (problem?.code === undefined) return new Error(`${answer.status} ${answer.statusText} from ${answer.url}`)
  const Class = problemClasses[problem.code] ?? ClubwrightProblem
  return new Class(problem as never)
}

/** Browsers have no environment. */
const environment = (name: string): string | undefined => {
  const { process } = globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } }
  return process?.env?.[name] || undefined
}
