import { problem } from '../errors.ts'

/** What a credential may be allowed to do. */
export const scopes = ['fittings:create', 'fittings:read', 'sessions:ingest'] as const
export type Scope = (typeof scopes)[number]

/** Who is calling: one account, through one of its credentials. */
export interface Principal {
  readonly accountId: string
  /** Id of the credential. */
  readonly keyId: string
  /** `oauth`: an AI platform on behalf of a person; only these have a daily cap. `agent`: an agent connection. */
  readonly kind: 'api_key' | 'oauth' | 'agent'
  readonly scopes: readonly Scope[]
  /** The AI platform of an OAuth connection, to which its fittings are attributed. */
  readonly platform?: string
}

/** @throws insufficientScope when the credential was not given the scope. */
export const requireScope = (principal: Principal, scope: Scope): void => {
  if (!principal.scopes.includes(scope))
    throw problem('insufficientScope', { detail: `This operation needs the scope ${scope}.` })
}
