import { Value } from '@sinclair/typebox/value'
import { isLoopback } from '../../platform/loopback.ts'
import { hasHidden, PlainName } from '../wishes/index.ts'

/** What a client says about itself (RFC 7591), as it came: nothing of it is checked yet. */
export type ClientMetadata = Readonly<Record<string, unknown>>

/** Editors whose private scheme has no dot, which others must have (RFC 8252, 7.1). */
const editorSchemes = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:'])
const redirectsMax = 10
const redirectCharactersMax = 500
/** Of a whole document. */
const documentBytesMax = 4_096
const grantTypes = ['authorization_code', 'refresh_token']

/**
 * Metadata with what clients leave out. A client whose redirects are not all https is a native app, so that its loopback
 * port is free (RFC 8252, 7.3): Claude Code and Zed do not say so themselves. Grants that we do not offer are left away.
 */
export const complete = (metadata: ClientMetadata): ClientMetadata => {
  const redirects = listOf(metadata['redirect_uris'])
  const isWeb = redirects.every((uri) => String(uri).startsWith('https:'))
  return {
    ...metadata,
    token_endpoint_auth_method: metadata['token_endpoint_auth_method'] ?? 'none',
    application_type: metadata['application_type'] ?? (isWeb ? 'web' : 'native'),
    grant_types: grantTypes,
    response_types: ['code'],
  }
}

/**
 * The document of a client that can do without a secret or a key, if need be: here it does, like every client that nobody has
 * vetted. (ChatGPT prefers a key, and says that it can do without.)
 */
export const withoutKeys = (document: ClientMetadata): ClientMetadata => {
  if (!listOf(document['token_endpoint_auth_methods_supported']).includes('none')) return document
  const { jwks: _, jwks_uri: _uri, token_endpoint_auth_signing_alg: _alg, ...others } = document
  return { ...others, token_endpoint_auth_method: 'none' }
}

/** What is wrong with a client, whoever registers it. */
export type ClientFault = 'name' | 'redirects' | RedirectFault
type RedirectFault = 'not-an-address' | 'not-exact' | 'other-origin' | 'not-loopback' | 'scheme'

/** In the words of RFC 7591, for whoever registers itself. */
const words: Readonly<Record<ClientFault, string>> = {
  name: `client_name must have 1 to 100 characters, and none that is invisible or turns the direction of text`,
  redirects: `redirect_uris must have 1 to ${redirectsMax} addresses`,
  'not-an-address': 'redirect_uris must be addresses',
  'not-exact': 'redirect_uris must have no fragment, no wildcard and no user name',
  'other-origin': 'redirect_uris of a metadata document must be loopback or of the same origin as the document',
  'not-loopback': 'redirect_uris with http must be loopback (127.0.0.1, [::1] or localhost)',
  scheme: 'redirect_uris with a scheme of an app must have a reversed domain name as the scheme',
}

/**
 * What is wrong with an unvetted client, in words; null if nothing is.
 * @param documentUrl Of its metadata document; null when it registered itself.
 */
export const clientProblem = (metadata: ClientMetadata, documentUrl: string | null): string | null => {
  if (metadata['token_endpoint_auth_method'] !== 'none')
    return 'token_endpoint_auth_method must be none: clients that register themselves are public'
  const foreign = ['jwks', 'jwks_uri', 'sector_identifier_uri'].find((name) => metadata[name] !== undefined)
  if (foreign !== undefined) return `${foreign} is not supported`
  if (Buffer.byteLength(JSON.stringify(metadata)) > documentBytesMax)
    return `the client metadata may have at most ${documentBytesMax} bytes`
  if (listOf(metadata['redirect_uris']).some((uri) => String(uri).length > redirectCharactersMax))
    return `redirect_uris may have at most ${redirectCharactersMax} characters each`
  const fault = clientFault(metadata['client_name'], listOf(metadata['redirect_uris']), documentUrl)
  return fault === null ? null : words[fault]
}

/** The same for the two things that everyone says of a client. @param name Undefined: it has none. */
export const clientFault = (
  name: unknown,
  redirects: readonly unknown[],
  documentUrl: string | null = null,
): ClientFault | null => {
  if (name !== undefined && !Value.Check(PlainName, name)) return 'name'
  if (redirects.length === 0 || redirects.length > redirectsMax) return 'redirects'
  for (const uri of redirects) {
    const fault = redirectFault(String(uri), documentUrl)
    if (fault !== null) return fault
  }
  return null
}

const redirectFault = (uri: string, documentUrl: string | null): RedirectFault | null => {
  const url = URL.parse(uri)
  if (url === null || hasHidden(uri)) return 'not-an-address'
  if (uri.includes('#') || uri.includes('*') || url.username || url.password) return 'not-exact'
  if (isOwnMachine(url)) return null
  if (documentUrl !== null && url.origin !== new URL(documentUrl).origin) return 'other-origin'
  if (url.protocol === 'https:') return null
  if (url.protocol === 'http:') return 'not-loopback'
  return url.protocol.includes('.') || editorSchemes.has(url.protocol) ? null : 'scheme'
}

/** Whether a redirect stays on the person's own machine. */
export const isOwnMachine = (url: URL): boolean => url.protocol === 'http:' && isLoopback(url)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
