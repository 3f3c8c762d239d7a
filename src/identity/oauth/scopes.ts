/** What people may allow an app, in words for them. */
export const scopeWords = {
  'fittings:create': 'Make fittings, which use the account’s fittings and credits',
  'fittings:read': 'Read the account’s fittings, and use the catalog and the free tools',
} as const

/** Scopes that a client can ask for. */
export const offeredScopes = Object.keys(scopeWords)

/** The parts of the service that a token can be for. */
export const resourcesOf = ({ baseUrl }: { baseUrl: string }): readonly string[] => [`${baseUrl}/mcp`, `${baseUrl}/v1`]
