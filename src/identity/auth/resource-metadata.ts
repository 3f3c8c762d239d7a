/** Where the protected-resource document of a part of the service is (RFC 9728). */
export const resourceMetadataUrl = (baseUrl: string, resource: '/v1' | '/mcp'): string =>
  `${baseUrl}/.well-known/oauth-protected-resource${resource}`
