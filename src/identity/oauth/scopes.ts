import { isLoopbackUrl } from '../../platform/loopback.ts'

/** Scopes that a client can ask for: what people may allow an app. */
export const offeredScopes: readonly string[] = ['fittings:create', 'fittings:read']

/** The parts of the service that a token can be for. */
const resourcesOf = ({ baseUrl }: { baseUrl: string }): readonly string[] => [`${baseUrl}/mcp`, `${baseUrl}/v1`]

/**
 * The part of the service that a client names; undefined for a foreign one. A service on the machine itself, as it is without
 * BASE_URL, goes by any of the machine's names.
 */
export const resourceNamed = (config: { baseUrl: string }, said: string): string | undefined =>
  resourcesOf(config).find((own) => own === said || (isLoopbackUrl(own) && said === withHostOf(own, said)))

/** An address with the host of another one on the machine itself. */
const withHostOf = (own: string, said: string): string | null =>
  isLoopbackUrl(said) ? own.replace(new URL(own).hostname, new URL(said).hostname) : null
