import type { FailedFitting, FailedStoredFitting, FittingFailure, Problem } from './generated/types.gen.js'

/** Everything that the client throws, but for the reason of your own `signal`. */
export class ClubwrightError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}

/** The service refused a request and says why. Each code has a class of its own, such as `QuotaExceeded`. */
export class ClubwrightProblem<Document extends Problem = Problem> extends ClubwrightError {
  constructor(
    /** The whole problem document. */
    readonly problem: Document,
  ) {
    super(`${problem.code}: ${problem.detail}`)
  }
  /** Stable code to branch on. */
  get code(): Document['code'] {
    return this.problem.code
  }
  /** HTTP status. */
  get status(): number {
    return this.problem.status
  }
  /** Id of the request, for questions to the operator of the service. */
  get requestId(): string {
    return this.problem.instance
  }
}

/** The service could not finish a fitting, several times. It is not charged unless it is run again within 24 hours. */
export class FittingFailed extends ClubwrightError {
  readonly fittingId: string
  readonly failure: FittingFailure
  /** Runs the fitting again under its id. */
  readonly idempotencyKey: string
  constructor({ fittingId, error, retry }: FailedFitting | FailedStoredFitting) {
    super(error.detail)
    this.fittingId = fittingId
    this.failure = error
    this.idempotencyKey = retry.idempotencyKey
  }
}

/** The service was not reached, did not answer in time, or its answer broke off: `cause` says which. */
export class ConnectionFailed extends ClubwrightError {
  constructor(url: string, cause: unknown) {
    super(`${url}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** What answered was not the service: a proxy before it, or another address. */
export class UnexpectedAnswer extends ClubwrightError {
  /** HTTP status. */
  readonly status: number
  constructor({ status, statusText, url }: Response) {
    super(`${status} ${statusText} from ${url}`)
    this.status = status
  }
}
