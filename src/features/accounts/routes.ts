import { Elysia } from 'elysia'
import { responses } from '../../platform/http/openapi.ts'
import type { RateLimits } from '../../platform/http/rate-limit.ts'
import { access, principalOf } from '../auth/index.ts'
import type { AccountTools } from './accounts.ts'
import { keyStatus } from './key-status.ts'
import { KeyStatus } from './schema.ts'

export interface AccountsDeps extends AccountTools {
  readonly limits: RateLimits
}

/** What the caller's account may use. */
export const accounts = (deps: AccountsDeps) =>
  new Elysia({ name: 'accounts' })
    .use(access(deps.limits))
    .get('/v1/key/status', ({ request }) => keyStatus(deps, principalOf(request).accountId), {
      limit: 'read',
      detail: {
        operationId: 'getKeyStatus',
        summary: 'Whose key this is and what is left of the month',
        tags: ['Account'],
        responses: responses({ 200: KeyStatus }, []),
      },
    })
