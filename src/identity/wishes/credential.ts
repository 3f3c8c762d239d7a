import { Type } from '@sinclair/typebox'
import { closed, oneOf } from '../../platform/schema.ts'
import { scopes } from '../auth/index.ts'
import { PlainName } from './plain-text.ts'

/** What is said of every new credential, whatever its kind. */
export const CredentialWish = closed({
  name: { ...PlainName, description: 'Name of the host, for people.' },
  scopes: Type.Array(oneOf(scopes), { minItems: 1, maxItems: scopes.length, description: 'Its scopes.' }),
  expiresAt: Type.Optional(
    Type.String({
      format: 'date-time',
      form: '2027-01-31T00:00:00Z',
      description: 'When it expires, such as 2027-01-31T00:00:00Z; if omitted, never.',
    }),
  ),
})

/** Why a credential is not made. `past-end`: it would be over at once. `maximum`: the account has as many as it may. */
export type CredentialRefusal = 'name' | 'scopes' | 'expiresAt' | 'past-end' | 'maximum' | 'no-account'

/** When a credential ends; null: never. Undefined: that is over. */
export const endOf = (expiresAt: string | undefined, now: Date): Date | null | undefined => {
  if (expiresAt === undefined) return null
  const end = new Date(expiresAt)
  return end > now ? end : undefined
}
