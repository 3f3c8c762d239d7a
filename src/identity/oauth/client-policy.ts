/** What a client says about itself (RFC 7591), as it came: nothing of it is checked yet. */
export type ClientMetadata = Readonly<Record<string, unknown>>

/** Editors whose private scheme has no dot, which others must have (RFC 8252, 7.1). */
const editorSchemes = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:'])
const loopbackHosts = new Set(['127.0.0.1', '[::1]', 'localhost'])
const redirectsMax = 10
const nameCharactersMax = 100
/** In a name they would rewrite the words around it, on the page where people decide. */
const reordering = /[\p{Cc}\p{Bidi_Control}]/u
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

/**
 * What is wrong with an unvetted client, in words; null if nothing is.
 * @param documentUrl Of its metadata document; null when it registered itself.
 */
export const clientProblem = (metadata: ClientMetadata, documentUrl: string | null): string | null => {
  if (metadata['token_endpoint_auth_method'] !== 'none')
    return 'token_endpoint_auth_method must be none: clients that register themselves are public'
  const foreign = ['jwks', 'jwks_uri', 'sector_identifier_uri'].find((name) => metadata[name] !== undefined)
  if (foreign !== undefined) return `${foreign} is not supported`
  if (String(metadata['client_name'] ?? '').length > nameCharactersMax)
    return `client_name may have at most ${nameCharactersMax} characters`
  if (reordering.test(String(metadata['client_name'] ?? '')))
    return 'client_name must have no control characters and none that change the direction of text'
  const redirects = listOf(metadata['redirect_uris'])
  if (redirects.length === 0 || redirects.length > redirectsMax)
    return `redirect_uris must have 1 to ${redirectsMax} addresses`
  return redirects.map((uri) => redirectProblem(String(uri), documentUrl)).find((problem) => problem !== null) ?? null
}

const redirectProblem = (uri: string, documentUrl: string | null): string | null => {
  const url = URL.parse(uri)
  if (url === null) return 'redirect_uris must be addresses'
  if (uri.includes('#') || uri.includes('*') || url.username || url.password)
    return 'redirect_uris must have no fragment, no wildcard and no user name'
  if (isLoopback(url)) return null
  if (documentUrl !== null && url.origin !== new URL(documentUrl).origin)
    return 'redirect_uris of a metadata document must be loopback or of the same origin as the document'
  if (url.protocol === 'https:') return null
  if (url.protocol === 'http:') return 'redirect_uris with http must be loopback (127.0.0.1, [::1] or localhost)'
  const isPrivate = url.protocol.includes('.') || editorSchemes.has(url.protocol)
  return isPrivate
    ? null
    : `redirect_uris with the scheme ${url.protocol} are not supported: use a reversed domain name`
}

/** Whether a redirect stays on the person's own machine. */
export const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && loopbackHosts.has(hostname)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
