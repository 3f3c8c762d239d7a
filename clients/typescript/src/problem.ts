import type { Problem } from './generated/types.gen.js'

/** The service refused a request and says why. Each code has a class of its own, such as `QuotaExceeded`. */
export class ClubwrightProblem<Document extends Problem = Problem> extends Error {
  constructor(
    /** The whole problem document. */
    readonly problem: Document,
  ) {
    super(`${problem.code}: ${problem.detail}`)
    this.name = new.target.name
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

/** The problem document of an answer, if it is one. */
export const problemIn = async (answer: Response): Promise<Problem | undefined> => {
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) return undefined
  return (await answer.clone().json()) as Problem
}
