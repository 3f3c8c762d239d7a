import { Elysia } from 'elysia'
import type { Config } from '../../platform/config.ts'
import { problem } from '../../platform/errors.ts'
import { operation } from '../../platform/http/operation.ts'
import type { RateLimits } from '../../platform/http/rate-limit.ts'
import { callerActor } from '../audit/index.ts'
import { access, principalOf } from '../auth/index.ts'
import type { AccountTools } from './accounts.ts'
import type { KeyRing } from './key-ring.ts'
import { keyStatus } from './key-status.ts'
import { KeyStatus } from './schema.ts'

export interface AccountsDeps extends AccountTools {
  readonly config: Config
  readonly limits: RateLimits
  readonly keys: Pick<KeyRing, 'revoke'>
}

export const keyStatusOperation = operation({
  id: 'getKeyStatus',
  tag: 'Account',
  limit: 'read',
  answers: { 200: KeyStatus },
  summary: 'Whose key this is and what is left of the month',
})

const revoking = operation({
  id: 'revokeKey',
  tag: 'Account',
  limit: 'read',
  answers: { 204: null },
  summary: 'Revoke the API key that is sent',
  description:
    'Beyond the interface specification. For a key that leaked: whoever has it can end it, at once, everywhere and for good. The key is the bearer, and there is no body. A key that has ended is refused with 401.',
})

/** What the caller's account may use. */
export const accounts = (deps: AccountsDeps) =>
  new Elysia({ name: 'accounts' })
    .use(access(deps.limits))
    .get('/v1/key/status', ({ request }) => keyStatus(deps, principalOf(request).accountId), { ...keyStatusOperation })
    .post(
      '/v1/keys/revoke',
      async ({ request, server, set }) => {
        const principal = principalOf(request)
        if (principal.kind !== 'api_key') throw noKey()
        await deps.keys.revoke(principal.keyId, callerActor(principal, { request, server, config: deps.config }))
        set.status = 204
      },
      { ...revoking },
    )

const noKey = () =>
  problem('unauthorized', {
    detail: 'Send the API key that is to be revoked as "Authorization: Bearer svc_...".',
    headers: { 'WWW-Authenticate': 'Bearer' },
  })
