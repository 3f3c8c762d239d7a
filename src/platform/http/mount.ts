import type { Config } from '../config.ts'
import { pathOf } from './address.ts'
import { around } from './around.ts'
import type { Listener } from './client-address.ts'
import { problemAnswer, unforeseen } from './problems.ts'
import { identify, requestIdHeader } from './request-id.ts'
import { logRequest, type Noted, type RequestLogs } from './request-log.ts'
import { everyAnswer } from './security-headers.ts'

/** What is asked of a mounted address. */
export interface Asked {
  readonly request: Request
  /** Null in tests without one. */
  readonly server: Listener | null
  /** For the log. */
  readonly noted: Noted
}

/** An address that answers in its own way. */
export interface Mounted {
  /** For the log, which never holds the address itself. */
  readonly route: string
  /** Beside those of every answer and page; these win. */
  readonly headers?: Readonly<Record<string, string>>
  /** What it throws becomes a problem document, as everywhere. */
  answer(asked: Asked): Response | Promise<Response>
}

/**
 * For windows that a page of another site may have opened, as many AI platforms do to sign somebody in: with the usual
 * `same-origin` the browser would cut the window off from that page for good.
 */
export const openedFromElsewhere = { 'cross-origin-opener-policy': 'unsafe-none' } as const

/**
 * Answers addresses before Elysia makes a context for them, whose hooks take JSON and nothing else: forms of pages, and
 * what a library answers by itself. Ids, headers, problems and the log line are those of every other request.
 *
 * @param find Null for paths that are somebody else's. It sees every request, so it must be quick.
 */
export const mount = (common: RequestLogs & { config: Config }, find: (path: string) => Mounted | null) => {
  const always = everyAnswer(common.config)
  return (app: Parameters<ReturnType<typeof around>>[0]) =>
    app.use(
      around((next) => (request) => {
        const mounted = find(pathOf(request))
        if (mounted === null) return next(request)
        return answerAt(
          common,
          mounted,
          { request, server: app.server, noted: { startedMs: performance.now() } },
          always,
        )
      }),
    )
}

const answerAt = async (
  common: RequestLogs & { config: Config },
  { route, headers: own = {}, answer }: Mounted,
  asked: Asked,
  always: Readonly<Record<string, string>>,
): Promise<Response> => {
  const { config, log } = common
  const { request, noted } = asked
  const headers: Record<string, string> = { ...always, ...own }
  identify(request, headers)
  const requestId = headers[requestIdHeader]!
  let response: Response
  try {
    response = await answer(asked)
  } catch (thrown) {
    const known = unforeseen(thrown)
    noted.code = known.code
    const { status, text, headers: its } = problemAnswer(known, requestId, { config, log })
    response = new Response(text, { status, headers: its })
  }
  for (const [name, value] of Object.entries(headers))
    if (name in own || !response.headers.has(name)) response.headers.set(name, value)
  logRequest(common, { ...noted, request, route, status: response.status, requestId })
  return response
}
