import { Elysia } from 'elysia'
import type { Deps } from '../../deps.ts'
import { responses } from '../../platform/http/openapi.ts'
import { limited, limitHeaders } from '../../platform/http/rate-limit.ts'
import { principalOf } from '../auth/index.ts'
import { keyStatus } from './key-status.ts'
import { KeyStatus } from './schema.ts'

/** What the caller's account may use. */
export const accounts = (deps: Deps) =>
  new Elysia({ name: 'accounts' })
    .use(limited(deps.limits, 'read', (request) => principalOf(request).keyId))
    .get('/v1/key/status', ({ request }) => keyStatus(deps, principalOf(request).accountId), {
      detail: {
        operationId: 'getKeyStatus',
        summary: 'Whose key this is and what is left of the month',
        tags: ['Account'],
        responses: responses({ 200: KeyStatus }, ['rateLimited', 'storageUnavailable'], limitHeaders('read')),
      },
    })
