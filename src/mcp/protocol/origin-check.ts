import { isIP } from 'node:net'
import type { Config } from '../../platform/settings/settings.ts'
import { TransportRefusal } from './rpc.ts'

/**
 * Guards the tool endpoint against DNS rebinding, where a web page makes a browser talk to a server on its user's machine
 * under a name of the page's own (MCP specification, transports, security).
 *
 * Allowed names: the one of BASE_URL; loopback names while the service listens there; in `Host` also addresses in figures,
 * which are no names that could be bound again. Ports do not matter. A web page may also be of MCP_ALLOWED_ORIGINS: it needs
 * a key or a token like everyone else. A page of a loopback name may call only a service that listens nowhere else.
 */
export const originCheck = ({
  baseUrl,
  host,
  mcpAllowedOrigins,
}: Pick<Config, 'baseUrl' | 'host' | 'mcpAllowedOrigins'>) => {
  const own = new URL(baseUrl).hostname
  const listensEverywhere = host === '0.0.0.0' || host === '::'
  const isOurs = (name: string) => name === own || (loopback.has(name) && (listensEverywhere || loopback.has(host)))
  const allowed = new Set(mcpAllowedOrigins?.split(',').map((origin) => origin.trim()))
  const mayCall = (origin: string) =>
    allowed.has(origin) ||
    nameOf(origin) === own ||
    (loopback.has(nameOf(origin)) && loopback.has(host)) ||
    (allowed.has('*') && nameOf(origin) !== '')
  return {
    /** The origin to allow by CORS; null when a program and not a web page is calling. @throws TransportRefusal (403) */
    admit: ({ headers }: Request): string | null => {
      const hostName = withoutPort(headers.get('host') || own)
      if (!isOurs(hostName) && !isFigures(hostName))
        throw new TransportRefusal(
          403,
          `The Host header names ${shorten(hostName)}, which is not this service (BASE_URL is ${baseUrl}).`,
        )
      const origin = headers.get('origin')
      if (origin === null) return null
      if (!mayCall(origin))
        throw new TransportRefusal(
          403,
          `Web pages of ${shorten(origin)} may not call this service (MCP_ALLOWED_ORIGINS does not name them).`,
        )
      return origin
    },
  }
}

const loopback = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])
const isFigures = (name: string): boolean => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
const withoutPort = (host: string): string => host.replace(/:\d+$/, '').toLowerCase()
const nameOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '')
const shorten = (text: string): string => (text === '' ? 'nothing that can be read' : text.slice(0, 100))
