import type { Principal } from '../../identity/auth/index.ts'
import { fingerprint } from '../../platform/fingerprint.ts'
import type { FittingRequest } from '../schema/schema.ts'
import { storedKey } from './own-keys.ts'
import { type FittingStore, type KeyOwner, selectKeyOwner } from './queries.ts'
import { conflictOf } from './refusal.ts'

interface KeyedCall {
  readonly principal: Pick<Principal, 'accountId' | 'publishable'>
  readonly request: FittingRequest
  readonly idempotencyKey: string | null
}

/** The fitting that a call's Idempotency-Key belongs to already; null: there is none, or no key. */
export const keyOwner = async ({ sql }: FittingStore, call: KeyedCall): Promise<KeyOwner | null> => {
  const { principal, idempotencyKey } = call
  return idempotencyKey === null ? null : selectKeyOwner(sql, principal.accountId, storedKey(principal, idempotencyKey))
}

/**
 * Refuse a correction whose key belongs to another request, whatever it changes. Any other request hears that where it is charged.
 * @throws idempotencyKeyReused, fittingErased
 */
export const ensureOwnKey = async (store: FittingStore, call: KeyedCall): Promise<void> => {
  const { principal, request } = call
  const owner = request.corrects === undefined ? null : await keyOwner(store, call)
  if (owner !== null && owner.fingerprint !== fingerprint(request))
    throw await conflictOf(store, principal.accountId, owner.fittingId)
}
