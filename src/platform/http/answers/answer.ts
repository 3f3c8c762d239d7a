import type { Config } from '../../settings/settings.ts'
import type { Listener } from '../client-address.ts'
import { listenerIn } from '../listener.ts'
import { problemAnswer, unforeseen } from '../problems.ts'
import { identify, requestIdHeader } from '../request-id.ts'
import { begun, logRequest, type Noted, type RequestLogs } from '../request-log.ts'
import { type Exchange, respondWith } from './response.ts'
import { everyAnswer } from './security-headers.ts'

/** A request that is answered outside of Elysia. */
export interface Asked extends Exchange {
  /** Null in tests without one. */
  readonly server: Listener | null
  readonly requestId: string
  /** For the log. */
  readonly noted: Noted
}

interface Common extends RequestLogs {
  readonly config: Config
}

/** How an address outside of Elysia answers, and what it makes of what is thrown. */
export interface Answering {
  /** For the log, which never holds the address itself. */
  readonly route: string
  answer(asked: Asked): Response | Promise<Response>
  /** A problem document unless it says otherwise. */
  refuse?(thrown: unknown, asked: Asked): Response
}

/**
 * Answers requests before Elysia makes a context for them, by the steps of its hooks and the same functions: the id, the
 * headers of every answer, the answer, a problem for what is thrown, and a log line. Every way past Elysia goes here.
 */
export const answerBy = (common: Common) => {
  const always = everyAnswer(common.config)
  return async (
    { route, answer, refuse = refuseBy(common) }: Answering,
    request: Request,
    server: Listener | null,
  ): Promise<Response> => {
    const noted = begun(request, server, common.config)
    const headers: Record<string, string> = { ...always }
    identify(request, headers)
    const requestId = headers[requestIdHeader]!
    const asked: Asked = { request, server, requestId, noted, set: { headers } }
    let response: Response
    try {
      const made = answer(asked)
      response = made instanceof Promise ? await made : made
    } catch (thrown) {
      response = refuse(thrown, asked)
    }
    logRequest(common, { ...noted, request, route, status: response.status, requestId })
    return response
  }
}

const refuseBy =
  (common: Common) =>
  (thrown: unknown, { request, set, requestId, noted }: Asked): Response => {
    const known = unforeseen(thrown)
    noted.code = known.code
    const { status, text, headers } = problemAnswer(known, { requestId, listener: listenerIn(request) }, common, noted)
    return respondWith(set, text, headers, status)
  }
