import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The addresses of a host name. */
export interface Address {
  readonly address: string
  readonly family: number
}

/** What reaches the network, so that a test can stand in for the world outside. */
export interface Network {
  resolve(host: string): Promise<readonly Address[]>
  isPublic(address: string): boolean
  readonly port: number
  /** Certificate that is trusted besides those of the system. */
  readonly ca?: string
}

/** The public internet, by HTTPS. */
export const internet: Network = {
  resolve: (host) => lookup(host, { all: true }),
  isPublic: (address) => ipaddr.isValid(address) && isElsewhere(ipaddr.process(address)),
  port: 443,
}

/** IPv4-compatible addresses (RFC 4291, 2.5.5.1), which lead to the IPv4 address in them where anything takes them. */
const compatible = ipaddr.parseCIDR('::/96')
/** Where machines at Azure ask the host that they run on. @source Microsoft: "What is IP address 168.63.129.16?" */
const azureHost = '168.63.129.16'

/** Not unicast: private, loopback, link-local, shared, multicast, mapped and translated addresses. */
const isElsewhere = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.range() === 'unicast' &&
  address.toString() !== azureHost &&
  !(address.kind() === 'ipv6' && address.match(compatible))

/**
 * Names that no public name server answers: of one's own machine or network, and of the metadata services of clouds.
 * @source RFC 6761 and 6762 (localhost, local), RFC 8375 (home.arpa), ICANN (internal)
 */
export const isInsideName = (host: string): boolean =>
  /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)\.?$/i.test(host) || /^[^.:]+\.?$/.test(host)

/**
 * The address to connect to for a host that a stranger named: every answer of its single look-up must be public. The connection
 * must then go to this one (`pinTo`): another look-up might give another answer.
 */
export const publicAddressOf = async (network: Network, hostname: string): Promise<Address> => {
  const host = hostname.replace(/^\[|\]$/g, '')
  // The answers to an unknown and to a private name are the same: otherwise a caller could find the names of a network.
  const answers = isInsideName(host) ? [] : await network.resolve(host).catch(() => [])
  const [pinned] = answers
  if (pinned === undefined || !answers.every(({ address }) => network.isPublic(address)))
    throw new Error('its host is not on the public internet')
  return pinned
}

/** A look-up that knows one answer only. */
export const pinTo =
  (pinned: Address): LookupFunction =>
  (_host, options, tell) => {
    if (options.all) tell(null, [{ ...pinned }])
    else tell(null, pinned.address, pinned.family)
  }
