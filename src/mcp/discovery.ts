import type { Config } from '../platform/settings/settings.ts'
import { handshakeVersions, newestVersion, serverName, serverVersion } from './identity.ts'

type Site = Pick<Config, 'baseUrl' | 'serviceName'>
type CardSite = Site & Pick<Config, 'mcpProtocol2026'>

/** At most 100 characters: the registries refuse more. */
export const description =
  'Fit golf clubs from swing data: specs, matched heads and shafts, scores, bag gapping, fitters.'

/**
 * The server card (SEP-2127): who this server is and how to reach it, without its tools.
 * @source modelcontextprotocol/experimental-ext-server-card, schema v1
 */
export const serverCard = ({ baseUrl, serviceName, mcpProtocol2026 }: CardSite) => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
  name: serverName,
  title: serviceName,
  description,
  version: serverVersion,
  websiteUrl: baseUrl,
  remotes: [
    {
      type: 'streamable-http',
      url: `${baseUrl}/mcp`,
      supportedProtocolVersions: [...(mcpProtocol2026 === 'on' ? [newestVersion] : []), ...handshakeVersions],
      headers: [authorization],
    },
  ],
})

const authorization = {
  name: 'Authorization',
  description: 'Bearer and an API key. Without it, hosts sign in by OAuth.',
  isSecret: true,
}

/** The AI catalog of the host: where its server card is. */
export const aiCatalog = ({ baseUrl, serviceName }: Site) => ({
  specVersion: '1.0',
  host: { displayName: serviceName },
  entries: [
    {
      identifier: `urn:air:${new URL(baseUrl).hostname}:mcp:clubwright`,
      type: 'application/mcp-server-card+json',
      url: `${baseUrl}/mcp/server-card`,
    },
  ],
})

/**
 * What a token for a part of this service is bound to, and who gives it (RFC 9728). API keys are sent as bearer tokens too.
 */
export const protectedResource = (
  { baseUrl, authUrl, serviceName }: Site & Pick<Config, 'authUrl'>,
  path: '/mcp' | '/v1',
) => ({
  resource: `${baseUrl}${path}`,
  resource_name: serviceName,
  authorization_servers: [authUrl],
  scopes_supported: ['fittings:create', 'fittings:read'],
  bearer_methods_supported: ['header'],
  resource_documentation: `${baseUrl}/docs/connect`,
})

/**
 * The entry for the public registry, for whoever runs the service there: its address is a variable. The name must be one
 * that the publisher can prove (a GitHub account or a domain).
 * @source modelcontextprotocol/registry, schema 2025-12-11
 */
export const registryEntry = () => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  name: serverName,
  title: 'Clubwright',
  description,
  version: serverVersion,
  remotes: [
    {
      type: 'streamable-http',
      url: 'https://{host}/mcp',
      variables: { host: { description: 'Host name of the Clubwright service.', isRequired: true } },
      headers: [authorization],
    },
  ],
})
