import type { ApiKey } from '../accounts/index.ts'
import type { Key } from './schema.ts'

/** A key as people see it. @param now When it is looked at. */
export const keyView = (key: ApiKey, now: Date): Key => ({
  id: key.id,
  name: key.name,
  isTest: key.isTest,
  lastFour: key.lastFour,
  scopes: [...key.scopes],
  state: keyState(key, now),
  createdAt: key.createdAt.toISOString(),
  expiresAt: textOf(key.expiresAt),
  revokedAt: textOf(key.revokedAt),
  lastUsedAt: textOf(key.lastUsedAt),
  lastUsedFrom: key.lastUsedFrom,
  successorId: key.successorId,
  origins: key.origins,
  dailyCap: key.dailyCap,
  shop: key.shop,
})

/** Whether a key opens anything. */
export const keyState = ({ revokedAt, expiresAt }: ApiKey, now: Date): Key['state'] => {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'live'
}

const textOf = (time: Date | null): string | null => time?.toISOString() ?? null
