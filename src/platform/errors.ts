import { englishListener, inEnglish } from '../words/english.ts'
import type { Message, Rendered } from '../words/message.ts'
import { inWords, type Listener, rendered } from '../words/render.ts'
import { type ProblemName, type ProblemSpec, problems, type Retry } from './problem-table.ts'

/** One wrong field of a request. */
export interface FieldProblem {
  /** RFC 6901 pointer into the request, `''` for the whole of it. */
  readonly pointer: string
  /** Completes the sentence "<field> ...": `must be 30 to 150 mph`. */
  readonly detail: Message
  /** The value as sent, when it is a small scalar. */
  readonly received?: unknown
}

/** Members that the specification adds to the body of particular problems. */
export interface ProblemMembers {
  ambiguousClub: { candidates: readonly { readonly headId: string; readonly name: string }[] }
  fittingInProgress: { retryAfter?: number }
  questionsFirst: { questions: readonly { readonly question: string; readonly fields: readonly string[] }[] }
  payloadVersionUnsupported: { minPayloadVersion: number }
  rateLimited: { retryAfter: number }
  quotaExceeded: { resetsAt: string; retryAfter: number }
  dailyCapReached: { resetsAt: string; retryAfter: number }
  misreadCapReached: { resetsAt: string; retryAfter: number }
  fittersUnavailable: { retryAfter?: number }
  catalogUnavailable: { retryAfter?: number }
  /** `fittingId`: it was begun, and may have been stored. */
  storageUnavailable: { retryAfter?: number; fittingId?: string }
  overloaded: { retryAfter?: number }
  notReady: { retryAfter?: number; checks?: Readonly<Record<string, boolean>> }
}

type MembersOf<Name extends ProblemName> = Name extends keyof ProblemMembers ? ProblemMembers[Name] : unknown

interface CommonFacts {
  readonly detail: Message
  readonly errors?: readonly FieldProblem[]
  /** For the log; never sent. */
  readonly cause?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** What the thrower provides: a detail for the caller, and the members of this code. */
type ProblemFacts<Name extends ProblemName> = CommonFacts & MembersOf<Name>

/** An answer that is not a success. Throw it anywhere; `http/problems.ts` turns it into the response. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: string
  readonly status: number
  readonly title: string
  readonly retry: Retry
  /** What happened, which doors render for their listener; `message` is the same in English. */
  readonly detail: Message
  readonly errors: readonly FieldProblem[]
  readonly headers: Readonly<Record<string, string>>
  /** The members of this code, in the body beside the common ones. */
  readonly members: Readonly<Record<string, unknown>>

  constructor({ code, status, title, retry, retryAfter }: ProblemSpec, facts: CommonFacts & { retryAfter?: number }) {
    const { detail, errors = [], cause, headers = {}, ...members } = facts
    super(inEnglish(detail), cause === undefined ? undefined : { cause })
    const wait = members.retryAfter ?? retryAfter
    this.code = code
    this.status = status
    this.title = title
    this.retry = retry
    this.detail = detail
    this.errors = errors
    this.headers = wait === undefined ? headers : { 'Retry-After': String(Math.ceil(wait)), ...headers }
    this.members = wait === undefined ? members : { ...members, retryAfter: wait }
  }
}

/**
 * Make a problem to throw.
 * @example throw problem('quotaExceeded', { detail: 'All 25 included fittings of March are used.', resetsAt, retryAfter })
 */
export const problem = <Name extends ProblemName>(name: Name, facts: ProblemFacts<Name>): Problem =>
  new Problem(problems[name], facts)

/** Whether the database was unavailable: the statement may or may not have taken effect. */
export const isStorageUnavailable = (error: unknown): boolean =>
  error instanceof Problem && error.code === problems.storageUnavailable.code

/** Where and for whom a problem is answered. */
interface ProblemContext {
  readonly baseUrl: string
  readonly requestId: string
  readonly listener?: Listener
}

/** The RFC 9457 document of a problem, as REST sends it and tools return it. */
export const problemBody = (thrown: Problem, { baseUrl, requestId, listener = englishListener }: ProblemContext) => ({
  type: `${baseUrl}/docs/errors/${thrown.code}`,
  title: thrown.title,
  status: thrown.status,
  detail: inWords(listener, thrown.detail),
  instance: requestId,
  success: false as const,
  code: thrown.code,
  ...(thrown.errors.length > 0 && { errors: rendered(listener, thrown.errors) }),
  retry: thrown.retry,
  ...thrown.members,
})

/** The document of one problem, or of several, told apart by their code. */
export type ProblemDocument<Name extends ProblemName> = {
  [One in Name]: CommonMembers & Pick<(typeof problems)[One], 'code' | 'status' | 'title' | 'retry'> & MembersOf<One>
}[Name]

interface CommonMembers {
  readonly type: string
  readonly detail: string
  readonly instance: string
  readonly success: false
  readonly errors?: readonly Rendered<FieldProblem>[]
}
