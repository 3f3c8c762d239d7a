import type { Elysia } from 'elysia'
import { Problem } from '../errors.ts'
import type { Config } from '../settings/settings.ts'
import { pathOf } from './address.ts'
import { type Asked, answerBy } from './answers/answer.ts'
import type { Exchange } from './answers/response.ts'
import { around } from './around.ts'
import { bodyBytesMax, readJsonBody } from './body/json-body.ts'
import { readJsonText } from './body/json-text.ts'
import type { Listener } from './client-address.ts'
import { countRequest, type RateGroup, type RateLimits } from './limits/rate-limit.ts'
import { unreadable } from './problems.ts'
import type { RequestLogs } from './request-log.ts'
import { type MaybeTest, markMode } from './test-mode.ts'

/** Who sends it. */
interface Direct extends MaybeTest {
  readonly accountId: string
  readonly keyId: string
}

/** A POST that is sent so often that Elysia's way of calling hooks would cost as much as its answer. */
interface DirectOperation<Caller extends Direct, Body> {
  /** Exactly this address; with a query or a final slash the ordinary route answers. */
  readonly path: string
  readonly group: RateGroup
  /** @throws problems when the credential is not accepted. */
  admit(request: Request, server: Listener | null): Caller | Promise<Caller>
  /** Asked once the request has counted, before its body is read. @throws insufficientScope */
  permit(caller: Caller): void
  /** What is known of the answer from the text of the body alone; null when that is not enough. */
  recall(exchange: Exchange, text: string | undefined, caller: Caller): Response | null
  /** @throws problems about wrong fields. */
  check(body: unknown): Body
  answer(exchange: Exchange, body: Body, caller: Caller, text: string | undefined): Response | Promise<Response>
}

/** What every request needs. */
interface Common extends RequestLogs {
  readonly config: Config
  readonly limits: RateLimits
}

/**
 * Answers one operation before Elysia makes a context for it. Between the steps of `answerBy` come those of its hooks, in
 * their order: credential, limit, scope, body, fields, answer; an answer that is known by the text of the body skips the last two.
 * The ordinary route stays registered for the API description and for every other spelling of the address; a test holds both
 * against each other.
 *
 * Measured for a 304: half of the server's time per request (bench/http/scores.ts, "304 req/s against /health").
 */
export const direct =
  <Caller extends Direct, Body>(common: Common, operation: DirectOperation<Caller, Body>) =>
  (app: Elysia) => {
    const answer = answerBy(common)
    const answering = { route: operation.path, answer: (asked: Asked) => operate(asked, common, operation) }
    return app.use(
      around(
        (next) => (request) =>
          isFor(operation.path, request) ? answer(answering, request, app.server) : next(request),
      ),
    )
  }

/** This path and no query. */
const isFor = (path: string, request: Request): boolean =>
  request.method === 'POST' && request.url.endsWith(path) && pathOf(request) === path

const operate = async <Caller extends Direct, Body>(
  asked: Asked,
  { config, limits }: Common,
  { path, group, admit, permit, recall, check, answer }: DirectOperation<Caller, Body>,
): Promise<Response> => {
  const { request, server, noted, set } = asked
  const admitted = admit(request, server)
  const caller = admitted instanceof Promise ? await admitted : admitted
  noted.accountId = caller.accountId
  noted.keyId = caller.keyId
  markMode(caller, set.headers)
  const counted = countRequest(limits, group, caller, set.headers)
  if (counted instanceof Promise) await counted
  permit(caller)
  const text = await orUnreadable(() => readJsonBody(request, bodyBytesMax(config, path)))
  const known = recall(asked, text, caller)
  if (known !== null) return known
  const body = text === undefined ? undefined : await orUnreadable(() => readJsonText(text))
  return answer(asked, check(body), caller, text)
}

const orUnreadable = async <Read>(read: () => Promise<Read>): Promise<Read> => {
  try {
    return await read()
  } catch (cause) {
    throw cause instanceof Problem ? cause : unreadable(cause)
  }
}
