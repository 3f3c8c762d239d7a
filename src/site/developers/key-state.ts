import type { ApiKey } from '../../identity/accounts/index.ts'

/** Whether a key opens anything. @param now When it is looked at. */
export const keyState = ({ revokedAt, expiresAt }: ApiKey, now: Date): 'live' | 'expired' | 'revoked' => {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'live'
}
