import type { Elysia } from 'elysia'
import type { Config } from '../settings/settings.ts'
import { securityHeaders } from './answers/security-headers.ts'
import { jsonBodies } from './body/json-body.ts'
import { plainAddresses } from './plain-address.ts'
import { problems } from './problems.ts'
import { requestIds } from './request-id.ts'
import { type RequestLogs, requestLog } from './request-log.ts'

/** What holds for every request, whichever feature answers it. Used first: hooks reach only the routes after them. */
export const http = (deps: RequestLogs & { config: Config }) => (app: Elysia) =>
  app
    .use(requestIds)
    .use(requestLog(deps))
    .use(securityHeaders(deps))
    .use(problems(deps))
    .use(plainAddresses)
    .use(jsonBodies(deps))

/** How every app of this service is made: the product's, and a test's with routes of its own. */
export const appOptions = {
  // Elysia would drop unknown fields silently; `shape` refuses them by name.
  normalize: false,
  // One router for the listening server and for tests, so that both answer 404, 405 and HEAD alike.
  systemRouter: false,
} as const
