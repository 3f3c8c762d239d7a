import { problem } from '../../platform/errors.ts'
import { pathOf, probes } from '../../platform/http/address.ts'
import { type Asked, answerBy } from '../../platform/http/answers/answer.ts'
import { respondWith } from '../../platform/http/answers/response.ts'
import { around } from '../../platform/http/around.ts'
import { noRoute, type RequestLogs } from '../../platform/http/request-log.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'

/** Parts of the service that answer while it starts. */
export interface StartingDeps extends RequestLogs {
  readonly config: Config
  /** What is wrong with the database, where it has said so. */
  fault(): Message | null
}

/** For probes, which ask every second and learn nothing new. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/**
 * Answers every request while the service starts, before anything of it is read: no route is known yet, so neither is what a
 * body may be. `/health` says that the process is alive, so that supervisors do not kill it.
 */
export const starting = (deps: StartingDeps) => {
  const answer = answerBy(deps)
  const answerProbe = answerBy({ ...deps, log: silent })
  const health = { route: '/health', answer: ({ set }: Asked) => respondWith(set, '{"status":"ok"}', json) }
  const notReady = (route: string) => ({
    route,
    answer: () => {
      throw problem('notReady', {
        detail: deps.fault() ?? say('outages.starting'),
        checks: { application: false },
      })
    },
  })
  return around(() => (request) => {
    const path = pathOf(request)
    if (path === '/health') return answerProbe(health, request, null)
    return probes.includes(path) ? answerProbe(notReady(path), request, null) : answer(notReady(noRoute), request, null)
  })
}

const json = { 'content-type': 'application/json' }
