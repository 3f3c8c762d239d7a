import type { Config } from '../../platform/settings/settings.ts'
import { offeredScopes } from './scopes.ts'

/** Where the authorization server's endpoints are. */
export const paths = {
  authorize: '/oauth/authorize',
  token: '/oauth/token',
  register: '/oauth/register',
  revoke: '/oauth/revoke',
} as const

/** How clients may authenticate: not at all, or those of the operator by their secret. */
export const authMethods = ['none', 'client_secret_basic', 'client_secret_post'] as const

/** Metadata of the authorization server, for clients (RFC 8414). A test compares it with what the library says. */
export const serverMetadata = ({ authUrl, baseUrl, oauthCimd }: Pick<Config, 'authUrl' | 'baseUrl' | 'oauthCimd'>) => ({
  issuer: authUrl,
  authorization_endpoint: `${authUrl}${paths.authorize}`,
  token_endpoint: `${authUrl}${paths.token}`,
  registration_endpoint: `${authUrl}${paths.register}`,
  revocation_endpoint: `${authUrl}${paths.revoke}`,
  scopes_supported: offeredScopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: authMethods,
  revocation_endpoint_auth_methods_supported: authMethods,
  authorization_response_iss_parameter_supported: true,
  ...(oauthCimd === 'on' && { client_id_metadata_document_supported: true }),
  service_documentation: `${baseUrl}/docs/connect`,
})
