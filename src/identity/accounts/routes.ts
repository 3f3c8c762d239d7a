import { Elysia } from 'elysia'
import { problem } from '../../platform/errors.ts'
import type { RateLimits } from '../../platform/http/limits/rate-limit.ts'
import { operation } from '../../platform/http/operation.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { say } from '../../words/say.ts'
import { callerActor } from '../audit/index.ts'
import { access, principalOf } from '../auth/index.ts'
import type { AccountTools } from './accounts.ts'
import type { KeyRing } from './key-ring.ts'
import { keyStatus } from './key-status.ts'
import { KeyStatus } from './schema.ts'

/** Parts of the service that the account routes use. */
export interface AccountsDeps extends AccountTools {
  readonly config: Config
  readonly limits: RateLimits
  readonly keys: Pick<KeyRing, 'revoke'>
}

/** State and usage of the key that asks. */
export const keyStatusOperation = operation({
  id: 'getKeyStatus',
  tag: 'Account',
  limit: 'read',
  answers: { 200: KeyStatus },
  summary: 'Get the account of this key and its remaining allowance',
  description: 'Consumes nothing. Check `usage.availability` before a fitting that must not be refused.',
})

/** Revocation of a key by whoever holds it. */
export const revoking = operation({
  id: 'revokeKey',
  ends: 'credential',
  tag: 'Account',
  limit: 'read',
  answers: { 204: null },
  summary: 'Revoke the API key of this request',
  description:
    'For a leaked key: anyone who has it can revoke it, immediately and permanently, on every replica. Send the key as the bearer credential, without a body. A revoked key is answered 401. An extension of the interface specification.',
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
    detail: say('access.sendKeyToRevoke'),
    headers: { 'WWW-Authenticate': 'Bearer' },
  })
