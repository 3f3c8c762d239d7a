/** What people may allow an app, in words for them. */
export const scopeWords = {
  'fittings:create': 'Make fittings, which use up the fittings and credits of the account',
  'fittings:read': 'Read the fittings of the account, and use the catalog and the free tools',
} as const

export const scopes = Object.keys(scopeWords)

/** The parts of the service that a token can be for. */
export const resourcesOf = ({ baseUrl }: { baseUrl: string }): readonly string[] => [`${baseUrl}/mcp`, `${baseUrl}/v1`]
