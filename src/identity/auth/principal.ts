import { problem } from '../../platform/errors.ts'
import { say } from '../../words/say.ts'

/** What a credential may be allowed to do. */
export const scopes = ['fittings:create', 'fittings:read', 'sessions:ingest', 'webhooks:manage'] as const
/** One thing that a credential may be allowed. */
export type Scope = (typeof scopes)[number]

/** What somebody may do for their account: an owner also manages people and credentials. */
export const roles = ['owner', 'member'] as const
/** Standing of a person in their account. */
export type Role = (typeof roles)[number]

/** Who is calling: one account, through one of its credentials. */
export interface Principal {
  readonly accountId: string
  /** Id of the credential. */
  readonly keyId: string
  /**
   * `oauth`: an AI platform on behalf of a person; only these have a daily cap. `agent`: an agent connection.
   * `session`: a person who signed in.
   */
  readonly kind: 'api_key' | 'oauth' | 'agent' | 'session'
  readonly scopes: readonly Scope[]
  /** From then on the credential is refused. Without: it has no end. */
  readonly expiresAt?: Date
  /** The part of the API that an OAuth token is for: `BASE_URL/v1` or `BASE_URL/mcp`. */
  readonly resource?: string
  /** The person who signed in, and the role. */
  readonly personId?: string
  readonly role?: Role
  /** The AI platform of an OAuth connection, to which its fittings are attributed. */
  readonly platform?: string
  /** A test key: its account is the sandbox of another one, and nothing is charged or counted. */
  readonly isTest?: true
  /** Where the store links of the account lead; without: to the store of this service. */
  readonly storeLink?: string
  /** The day that the account's own price list is of; without: it has none. */
  readonly priceListDate?: string
  /** What bounds a key that everybody can read. */
  readonly publishable?: Publishable
}

/** A key that stands in the source of a web page, or the pass of a visitor of the studio who has no account. */
export interface Publishable {
  readonly keyId: string
  /** Of a visitor: the address by which the day's fittings count, in the place of the key. */
  readonly sender?: string
  /** Of the pages that may use it. */
  readonly origins: readonly string[]
  /** Fittings per UTC day. */
  readonly dailyCap: number
  /** Travels in its store links. */
  readonly shop: string | null
}

/** What an account has as a shop, as its row says it; null: nothing. */
export interface ShopRow {
  readonly storeLink: string | null
  readonly priceListDate: string | null
}

/** What an account has as a shop, as its callers carry it. */
export const shopOf = ({ storeLink, priceListDate }: ShopRow): Pick<Principal, 'storeLink' | 'priceListDate'> => ({
  ...(storeLink !== null && { storeLink }),
  ...(priceListDate !== null && { priceListDate }),
})

/** A credential as it is stored, with who it speaks for. */
export interface HashedCredential {
  /** Of its token. */
  readonly hash: string
  readonly principal: Principal
  /** It is kept to be told apart from one that never was. */
  readonly isRevoked?: boolean
}

/** Whether a credential is for the dashboard: only a session is, and it is for nothing else. */
export const opensDashboard = ({ kind }: Principal): boolean => kind === 'session'

/** Whether a credential is for a part of the API. An OAuth token is for the one that its person allowed. @param resource Its address. */
export const opensApi = ({ kind, resource: own, publishable }: Principal, resource: string): boolean => {
  if (publishable !== undefined) return resource.endsWith('/v1')
  return kind === 'oauth' ? own === resource : kind !== 'session'
}

/** @throws insufficientScope when the credential was not given the scope. */
export const requireScope = (principal: Principal, scope: Scope): void => {
  if (!principal.scopes.includes(scope))
    throw problem('insufficientScope', {
      detail: say('access.needsScope', { scope }),
      headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
    })
}
