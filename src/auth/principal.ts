import { problem } from '../errors.ts'

/** What a credential may be allowed to do. */
export const scopes = ['fittings:create', 'fittings:read', 'sessions:ingest'] as const
export type Scope = (typeof scopes)[number]

/** What a caller came with: an account's own key, an agent's short-lived token, or an end user's OAuth token. */
export type PrincipalKind = 'api_key' | 'agent' | 'oauth'

/** Who is calling: one account, through one of its credentials. */
export interface Principal {
  readonly accountId: string
  readonly keyId: string
  readonly kind: PrincipalKind
  readonly scopes: readonly Scope[]
}

/** @throws insufficientScope when the credential was not given the scope. */
export const requireScope = (principal: Principal, scope: Scope): void => {
  if (!principal.scopes.includes(scope))
    throw problem('insufficientScope', { detail: `This operation needs the scope ${scope}.` })
}
