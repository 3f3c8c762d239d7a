import type { Elysia } from 'elysia'
import type { Config } from '../config.ts'
import { Problem } from '../errors.ts'
import { pathOf } from './address.ts'
import { around } from './around.ts'
import type { Listener } from './client-address.ts'
import { bodyBytesMax, readJson } from './json-body.ts'
import { problemAnswer, unforeseen, unreadable } from './problems.ts'
import { countRequest, type RateGroup, type RateLimits } from './rate-limit.ts'
import { identify, requestIdHeader } from './request-id.ts'
import { logRequest, type Noted, type RequestLogs } from './request-log.ts'
import { type Exchange, respondWith } from './response.ts'
import { everyAnswer } from './security-headers.ts'

/** A POST that is sent so often that Elysia's way of calling hooks would cost as much as its answer. */
export interface DirectOperation<Caller extends { readonly accountId: string; readonly keyId: string }, Body> {
  /** Exactly this address; with a query or a final slash the ordinary route answers. */
  readonly path: string
  readonly group: RateGroup
  /** @throws problems when nobody may come in with this credential. */
  admit(request: Request, server: Listener | null): Caller | Promise<Caller>
  /** @throws problems about wrong fields. */
  check(body: unknown): Body
  answer(exchange: Exchange, body: Body, caller: Caller): Response | Promise<Response>
}

/** What every request needs. */
interface Common extends RequestLogs {
  readonly config: Config
  readonly limits: RateLimits
}

/**
 * Answers one operation before Elysia makes a context for it. The steps are those of the hooks, in their order and by the
 * same functions: ids, credential, limit, body, fields, answer, and a log line. The ordinary route stays registered for
 * the API description and for every other spelling of the address; a test holds both against each other.
 *
 * Measured for a 304: half of the server's time per request (bench/http/scores.ts, "304 req/s against /health").
 */
export const direct =
  <Caller extends { readonly accountId: string; readonly keyId: string }, Body>(
    common: Common,
    operation: DirectOperation<Caller, Body>,
  ) =>
  (app: Elysia) => {
    const always = everyAnswer(common.config)
    return app.use(
      around(
        (next) => (request) =>
          isFor(operation.path, request)
            ? answered(request, app.server, { ...always }, common, operation)
            : next(request),
      ),
    )
  }

/** This path and no query. */
const isFor = (path: string, request: Request): boolean =>
  request.method === 'POST' && request.url.endsWith(path) && pathOf(request) === path

const answered = async <Caller extends { readonly accountId: string; readonly keyId: string }, Body>(
  request: Request,
  server: Listener | null,
  headers: Record<string, string>,
  common: Common,
  { path, group, admit, check, answer }: DirectOperation<Caller, Body>,
): Promise<Response> => {
  const { config, log, limits } = common
  const noted: Noted = { startedMs: performance.now() }
  identify(request, headers)
  const requestId = headers[requestIdHeader]!
  const set = { headers }
  let response: Response
  try {
    const admitted = admit(request, server)
    const caller = admitted instanceof Promise ? await admitted : admitted
    noted.accountId = caller.accountId
    const counted = countRequest(limits, group, caller.keyId, headers)
    if (counted instanceof Promise) await counted
    const body = await bodyOf(request, bodyBytesMax(config, path))
    const made = answer({ request, set }, check(body), caller)
    response = made instanceof Promise ? await made : made
  } catch (error) {
    const thrown = unforeseen(error)
    noted.code = thrown.code
    const { status, text, headers: own } = problemAnswer(thrown, requestId, { config, log })
    response = respondWith(set, text, own, status)
  }
  logRequest(common, { ...noted, request, route: path, status: response.status, requestId })
  return response
}

const bodyOf = async (request: Request, bytesMax: number): Promise<unknown> => {
  try {
    return await readJson(request, bytesMax)
  } catch (cause) {
    throw cause instanceof Problem ? cause : unreadable(cause)
  }
}
