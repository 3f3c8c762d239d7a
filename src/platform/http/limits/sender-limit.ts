import type { Config } from '../../settings/settings.ts'
import { pathOf } from '../address.ts'
import { answerBy } from '../answers/answer.ts'
import { around } from '../around.ts'
import { countedSender } from '../client-address.ts'
import { noRoute, type RequestLogs } from '../request-log.ts'
import { countRequest, type RateLimits } from './rate-limit.ts'

/** Operations, which count by credential; the authorization server, which counts by itself; probes and scrapes. */
const countedElsewhere = /^\/(v1(?!\/rules(\/|$))|api|oauth|readyz)(\/|$)|^\/(mcp|mcp\/health|health|metrics)$/

/**
 * Limits what one sender may ask without a credential: pages and their files, the rule book, discovery documents. Used after
 * what it goes around, and before `pages`, which makes a page of its refusal.
 */
export const senderLimit = (deps: RequestLogs & { readonly config: Config; readonly limits: RateLimits }) => {
  const answer = answerBy(deps)
  return (app: Parameters<ReturnType<typeof around>>[0]) =>
    app.use(
      around((next) => (request) => {
        if (countedElsewhere.test(pathOf(request))) return next(request)
        const refuse = (thrown: unknown) =>
          answer({ route: noRoute, answer: () => Promise.reject(thrown) }, request, app.server)
        const counted = count(countedSender(request, app.server, deps.config), deps.limits)
        if (counted === undefined) return next(request)
        return counted.then((refusal) => (refusal === undefined ? next(request) : refuse(refusal)))
      }),
    )
}

/** What refuses a request over the limit; nothing for others. Answers say nothing of it: many are kept by caches. */
const count = (sender: string, limits: RateLimits): Promise<unknown> | undefined => {
  try {
    return countRequest(limits, 'page', sender, {})?.then(
      () => undefined,
      (refusal: unknown) => refusal,
    )
  } catch (refusal) {
    return Promise.resolve(refusal)
  }
}
