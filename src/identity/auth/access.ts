import { Elysia } from 'elysia'
import {
  type Caller,
  countingHook,
  type RateGroup,
  type RateLimits,
  refusingHook,
} from '../../platform/http/limits/rate-limit.ts'
import { principalOf } from './bearer.ts'
import { type Principal, requireScope, type Scope } from './principal.ts'

/**
 * What a route of the API asks of its callers, said beside its body: the scope they need, and the limit they count
 * against. The description of the operation follows from both (see `apiDescription`).
 *
 * @example new Elysia().use(access(limits)).post(path, handler, { ...operation({ scope: 'fittings:read', limit: 'free', ... }) })
 */
export const access = (limits: RateLimits) =>
  new Elysia().macro({
    scope: (scope: Scope) => ({
      detail: { 'x-scope': scope } as object,
      transform: refusingHook((request) => requireScope(principalOf(request), scope)),
    }),
    limit: (group: RateGroup) => ({
      detail: { 'x-limit': group } as object,
      transform: countingHook(limits, group, (request) => callerOf(principalOf(request))),
    }),
  })

/**
 * Who a request counts for. A person counts alone: no flood by the keys of an account keeps its owner from ending them. A
 * visitor counts by address, since passes are free.
 */
export const callerOf = ({ kind, keyId, accountId, publishable }: Principal): Caller =>
  kind === 'session' ? keyId : { keyId: publishable?.sender ?? keyId, accountId }
