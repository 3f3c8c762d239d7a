import type { Elysia } from 'elysia'
import type { Config } from '../config.ts'
import { Problem } from '../errors.ts'
import type { Log } from '../log.ts'
import { bodyBytesMax, readJson } from './json-body.ts'
import { problemAnswer, unforeseen, unreadable } from './problems.ts'
import { countRequest, type RateGroup, type RateLimits } from './rate-limit.ts'
import { identify, requestIdHeader } from './request-id.ts'
import { logRequest } from './request-log.ts'
import { type Exchange, sealed } from './sealed.ts'
import { everyAnswer } from './security-headers.ts'

/** A POST that is sent so often that Elysia's way of calling hooks would cost as much as its answer. */
export interface DirectOperation<Caller extends { readonly accountId: string; readonly keyId: string }, Body> {
  /** Exactly this address; with a query or a final slash the ordinary route answers. */
  readonly path: string
  readonly group: RateGroup
  /** @throws problems when nobody may come in with this credential. */
  admit(request: Request): Caller | Promise<Caller>
  /** @throws problems about wrong fields. */
  check(body: unknown): Body
  answer(exchange: Exchange, body: Body, caller: Caller): Response | Promise<Response>
}

/** What every request needs. */
interface Common {
  readonly config: Config
  readonly log: Log
  readonly limits: RateLimits
}

/**
 * Answers one operation before Elysia makes a context for it. The steps are those of the hooks, in their order and by the
 * same functions: ids, credential, body, limit, fields, answer, and a log line. The ordinary route stays registered for
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
    const answer = (request: Request) => answered(request, common, operation)
    return app.wrap((next, request) => (isFor(operation.path, request) ? answer : next))
  }

/** `http://host/path` and no more. */
const isFor = (path: string, { method, url }: Request): boolean =>
  method === 'POST' && url.endsWith(path) && url.indexOf('/', 'https://'.length) === url.length - path.length

const answered = async <Caller extends { readonly accountId: string; readonly keyId: string }, Body>(
  request: Request,
  { config, log, limits }: Common,
  { path, group, admit, check, answer }: DirectOperation<Caller, Body>,
): Promise<Response> => {
  const startedMs = performance.now()
  const headers: Record<string, string> = { ...everyAnswer }
  identify(request, headers)
  const requestId = headers[requestIdHeader]!
  const set = { headers }
  let caller: Caller | undefined
  let response: Response
  try {
    const admitted = admit(request)
    caller = admitted instanceof Promise ? await admitted : admitted
    const body = await bodyOf(request, bodyBytesMax(config, path))
    await countRequest(limits, group, caller.keyId, headers)
    const made = answer({ request, set }, check(body), caller)
    response = made instanceof Promise ? await made : made
  } catch (error) {
    const { status, text, headers: own } = problemAnswer(unforeseen(error), requestId, { config, log })
    response = sealed(set, text, own, status)
  }
  logRequest(log, { request, route: path, status: response.status, requestId, startedMs, accountId: caller?.accountId })
  return response
}

const bodyOf = async (request: Request, bytesMax: number): Promise<unknown> => {
  try {
    return await readJson(request, bytesMax)
  } catch (cause) {
    throw cause instanceof Problem ? cause : unreadable(cause)
  }
}
