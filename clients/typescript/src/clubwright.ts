import { batchAnswers } from './batch.js'
import { ClubwrightProblem, FittingFailed, UnexpectedAnswer } from './errors.js'
import { Operations } from './generated/operations.gen.js'
import { problemClasses } from './generated/problems.gen.js'
import type {
  BatchAnswer,
  BatchRow,
  CompletedFitting,
  FittingRequest,
  FittingResult,
  SessionFit,
  StoredFitting,
} from './generated/types.gen.js'
import { type Answer, type Call, type Patience, problemIn, requestOf, sendPatiently, sleep } from './send.js'

export interface ClubwrightOptions extends Partial<Patience> {
  /** API key, or another credential. Otherwise that of the environment, CLUBWRIGHT_KEY. */
  readonly key?: string | undefined
  /** Address of the service. Otherwise that of the environment, CLUBWRIGHT_URL, or http://localhost:3000. */
  readonly url?: string | undefined
  /** Times that a request is sent at most: 5. */
  readonly attempts?: number
  /** A longer Retry-After is not waited for: 60. */
  readonly waitSecondsMax?: number
  /** After so long without an answer an attempt has failed: 60. */
  readonly timeoutSeconds?: number
  /** Another `fetch`, for proxies and tests. */
  readonly fetch?: typeof fetch
}

export interface ReadOptions {
  /** Adds the written analysis and the reasoning behind each figure. */
  readonly detail?: 'full' | undefined
  readonly signal?: AbortSignal | undefined
}

export interface FitOptions extends ReadOptions {
  /** Otherwise a new one. However often the client sends the request, it is charged once. */
  readonly idempotencyKey?: string | undefined
}

/** Every operation of the service as a method, and `fit` and `fitBatch`, which wait until fittings are complete. */
export class Clubwright extends Operations {
  readonly #patience: Patience
  readonly #send: (call: Call, isStreamed?: boolean) => Promise<Answer>

  constructor({
    key = environment('CLUBWRIGHT_KEY'),
    url = environment('CLUBWRIGHT_URL') ?? 'http://localhost:3000',
    attempts = 5,
    waitSecondsMax = 60,
    timeoutSeconds = 60,
    fetch: send = fetch,
  }: ClubwrightOptions = {}) {
    super()
    const address = url.replace(/\/+$/, '')
    this.#patience = { attempts, waitSecondsMax, timeoutSeconds }
    this.#send = async (call, isStreamed) =>
      accepted(await sendPatiently(send, this.#patience, requestOf(call, address, key), isStreamed))
  }

  protected override async call<Answered>(call: Call): Promise<Answered> {
    const { response, text } = await this.#send(call)
    if (response.status === 204) return undefined as Answered
    try {
      return JSON.parse(call.rows ? `[${text.trimEnd().replaceAll('\n', ',')}]` : text) as Answered
    } catch {
      throw new UnexpectedAnswer(response)
    }
  }

  /** Fit a club, and wait until the fitting is complete. One that fails is run again, which costs nothing more. */
  async fit(request: FittingRequest, { idempotencyKey, ...options }: FitOptions = {}): Promise<CompletedFitting> {
    let key = idempotencyKey ?? crypto.randomUUID()
    for (let attempt = 1; ; attempt++) {
      const fitting = await this.analyzeFitting(request, { idempotencyKey: key, ...options })
      try {
        return await this.completed(fitting, options)
      } catch (error) {
        if (!(error instanceof FittingFailed) || attempt === this.#patience.attempts) throw error
        key = error.idempotencyKey
      }
    }
  }

  /** Wait until a fitting is complete that was answered as running. */
  async completed(
    fitting: FittingResult | SessionFit | StoredFitting,
    options: ReadOptions = {},
  ): Promise<CompletedFitting> {
    let read = fitting
    while (read.status === 'running') {
      await sleep(read.pollAfterSeconds, options.signal)
      read = await this.getFitting(read.fittingId, options)
    }
    if (read.status === 'failed') throw new FittingFailed(read)
    // A saved fitting has the link beside its output.
    return 'output' in read ? { ...read.output, ...(read.labUrl && { labUrl: read.labUrl }) } : read
  }

  /**
   * Fit any number of golfers, 500 in one request. Each row has a key of its own and is answered once, as soon as it is
   * done; rows that the service cannot take at the moment are sent again.
   */
  fitBatch(rows: Iterable<BatchRow> | AsyncIterable<BatchRow>, signal?: AbortSignal): AsyncGenerator<BatchAnswer> {
    const send = async (some: readonly BatchRow[]) => {
      const call = { method: 'POST', path: '/v1/fitting/batch', rows: some, signal }
      return (await this.#send(call, true)).response
    }
    return batchAnswers(rows, send, this.#patience, signal)
  }
}

/** The answer, unless it is a refusal, which is thrown. */
const accepted = (answer: Answer): Answer => {
  const { response, text } = answer
  if (response.ok) return answer
  const problem = problemIn(response, text)
  if (problem === undefined) throw new UnexpectedAnswer(response)
  const Class = problemClasses[problem.code] ?? ClubwrightProblem
  throw new Class(problem as never)
}

/** Browsers have no environment. */
const environment = (name: string): string | undefined => {
  const { process } = globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } }
  return process?.env?.[name] || undefined
}
