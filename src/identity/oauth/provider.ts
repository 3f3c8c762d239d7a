import { timingSafeEqual } from 'node:crypto'
import {
  type AdapterFactory,
  type Configuration,
  errors,
  type JWK,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider'
import type { Config } from '../../platform/settings/settings.ts'
import { newToken } from '../auth/index.ts'
import { documentFetcher } from './client-document.ts'
import { type ClientMetadata, clientProblem } from './client-policy.ts'
import { authMethods, paths } from './metadata.ts'
import type { SharedKeys } from './queries.ts'
import { hashOfSecret } from './registered-clients.ts'
import { offeredScopes, resourceNamed } from './scopes.ts'
import { type StoreDeps, storeOf } from './store.ts'

/** What the library is given beside its configuration. */
export interface ProviderParts {
  /** Fetches the metadata document of a client. */
  readonly fetchDocument?: ReturnType<typeof documentFetcher>
  /** Whether this request may cause a document to be fetched. */
  mayFetch(ctx: KoaContextWithOIDC, clientId: string): boolean
  renderError: NonNullable<Configuration['renderError']>
}

/** Parts of the service that the authorization server's library needs. */
export interface ProviderDeps extends StoreDeps {
  readonly config: Config
}

const hourSeconds = 3600
const daySeconds = 86_400

/** The authorization server: all protocol code is oidc-provider's, this is what we decided. */
export const createProvider = (deps: ProviderDeps, keys: SharedKeys, parts: ProviderParts): Provider => {
  const provider = new Provider(deps.config.authUrl, configurationOf(deps, keys, parts))
  givePrefix(provider.AccessToken, 'eoa')
  givePrefix(provider.RefreshToken, 'eor')
  compareHashes(provider)
  refuseRenamedClasses(provider)
  return provider
}

const configurationOf = (
  { config, sql, keys: ring }: ProviderDeps,
  keys: SharedKeys,
  parts: ProviderParts,
): Configuration => {
  const cookie = { sameSite: 'lax', signed: true } as const
  return {
    adapter: storeOf({ sql, keys: ring }) as AdapterFactory,
    jwks: { keys: [...keys.jwks] as JWK[] },
    cookies: { keys: [...keys.cookies], long: { ...cookie, path: '/oauth' }, short: cookie },
    routes: {
      authorization: paths.authorize,
      token: paths.token,
      registration: paths.register,
      revocation: paths.revoke,
      jwks: '/oauth/jwks',
    },
    scopes: offeredScopes,
    claims: {},
    responseTypes: ['code'],
    subjectTypes: ['public'],
    clientAuthMethods: [...authMethods],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    clientDefaults: {
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'ES256',
    },
    clientBasedCORS: () => true, // nothing there depends on a cookie, and agents in browsers are clients too
    pkce: { required: () => true }, // of confidential clients too
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    // Each authorization is a connection of its own, to be seen and taken back by itself: so people are always asked.
    loadExistingGrant: async (ctx) => {
      const grantId = ctx.oidc.result?.consent?.grantId
      return grantId === undefined ? undefined : ctx.oidc.provider.Grant.find(grantId)
    },
    interactions: { url: (_ctx, { uid }) => `/oauth/interaction/${uid}` },
    findAccount: async (_ctx, id) => ({ accountId: id, claims: async () => ({ sub: id }) }),
    ttl: {
      AuthorizationCode: 60,
      AccessToken: hourSeconds,
      RefreshToken: 30 * daySeconds,
      Grant: 180 * daySeconds,
      Interaction: 600,
      Session: 14 * daySeconds,
    },
    fetch: (parts.fetchDocument ?? documentFetcher()) as Configuration['fetch'],
    renderError: parts.renderError,
    extraClientMetadata: { properties: ['x_vetted'], validator: refuseClient },
    features: features(config, parts) as Configuration['features'], // its types know no metadata documents
  }
}

const features = (config: Config, { mayFetch }: ProviderParts) => ({
  devInteractions: { enabled: false },
  userinfo: { enabled: false },
  rpInitiatedLogout: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  dPoP: { enabled: false },
  revocation: {
    enabled: true,
    allowedPolicy: async (_ctx: unknown, client: { clientId: string }, token: { clientId?: string }) =>
      client.clientId === token.clientId,
  },
  registration: {
    enabled: true,
    initialAccessToken: false,
    issueRegistrationAccessToken: false,
    idFactory: () => `ecl_${crypto.randomUUID().replaceAll('-', '')}`,
  },
  clientIdMetadataDocument: {
    enabled: config.oauthCimd === 'on',
    ack: 'draft-02',
    allowFetch: async (ctx: KoaContextWithOIDC, clientId: string) => mayFetch(ctx, clientId),
  },
  resourceIndicators: {
    enabled: true,
    defaultResource: async (_ctx: unknown, _client: unknown, oneOf?: string[]) => {
      if (oneOf !== undefined) return oneOf
      throw new errors.InvalidTarget('resource is required')
    },
    useGrantedResource: async () => true,
    getResourceServerInfo: async (ctx: KoaContextWithOIDC, resource: string) => {
      refuseStrangeScopes(ctx)
      const audience = resourceNamed(config, resource)
      if (audience === undefined) throw new errors.InvalidTarget('resource is unknown')
      return {
        scope: offeredScopes.join(' '),
        audience,
        accessTokenFormat: 'opaque',
        accessTokenTTL: hourSeconds,
      }
    },
  },
})

/** Of several scopes those that are offered are given; when none is, the person would be asked for nothing. */
const refuseStrangeScopes = ({ oidc }: KoaContextWithOIDC): void => {
  const asked = oidc.params?.['scope']
  if (oidc.route !== 'authorization' || typeof asked !== 'string') return
  if (!asked.split(' ').some((scope) => offeredScopes.includes(scope)))
    throw new errors.InvalidScope(`none of these scopes is offered; they are ${offeredScopes.join(' ')}`, asked)
}

/** Policy for clients that nobody has vetted. It also runs for clients that are loaded, which were looked at before. */
const refuseClient = (ctx: KoaContextWithOIDC | undefined, _key: string, _value: unknown, metadata: ClientMetadata) => {
  const id = String(metadata['client_id'])
  const documentUrl = id.startsWith('https://') ? id : null
  if (documentUrl === null && ctx?.oidc?.route !== 'registration') return
  const problem = clientProblem(metadata, documentUrl)
  if (problem !== null) throw new errors.InvalidClientMetadata(problem)
}

interface Model {
  prototype: { generateTokenId(): string }
}

/** Not a documented hook: the tests see to it. The original is called since it also decides the form of the token. */
const givePrefix = (model: unknown, prefix: 'eoa' | 'eor'): void => {
  const { prototype } = model as Model
  const original = prototype.generateTokenId
  prototype.generateTokenId = function (this: unknown) {
    original.call(this as never)
    return newToken(prefix)
  }
}

/** Of secrets only the SHA-256 is stored. Not a documented hook either. */
const compareHashes = (provider: Provider): void => {
  const { prototype } = provider.Client as {
    prototype: { clientSecret?: string; compareClientSecret(actual: string): boolean }
  }
  prototype.compareClientSecret = function (actual) {
    return timingSafeEqual(Buffer.from(hashOfSecret(actual)), Buffer.from(this.clientSecret ?? ''.padEnd(64)))
  }
}

/** The library names what it stores by its classes: a build that renames them would mix up codes and tokens. */
const refuseRenamedClasses = ({ AccessToken, RefreshToken, Grant }: Provider): void => {
  const names = [AccessToken, RefreshToken, Grant].map(({ name }) => name).join()
  if (names !== 'AccessToken,RefreshToken,Grant')
    throw new Error('this build has renamed the classes of oidc-provider: build it without --minify-identifiers')
}
