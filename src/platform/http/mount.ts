import type { Config } from '../settings/settings.ts'
import { pathOf } from './address.ts'
import { type Answering, answerBy } from './answers/answer.ts'
import { around } from './around.ts'
import type { RequestLogs } from './request-log.ts'

/** An address that answers in its own way. */
export interface Mounted extends Pick<Answering, 'route' | 'answer'> {
  /** Beside those of every answer and page; these win. */
  readonly headers?: Readonly<Record<string, string>>
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
  const answer = answerBy(common)
  return (app: Parameters<ReturnType<typeof around>>[0]) =>
    app.use(
      around((next) => (request) => {
        const mounted = find(pathOf(request))
        return mounted === null ? next(request) : answer(withHeaders(mounted), request, app.server)
      }),
    )
}

/** A library or a page has headers of its own; those of every answer come beside them. */
const withHeaders = ({ route, headers: own = {}, answer }: Mounted): Answering => ({
  route,
  answer: async (asked) => {
    Object.assign(asked.set.headers, own)
    const response = await answer(asked)
    for (const [name, value] of Object.entries(asked.set.headers))
      if (name in own || !response.headers.has(name)) response.headers.set(name, String(value))
    return response
  },
})
