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

export const internet: Network = {
  resolve: (host) => lookup(host, { all: true }),
  // Not unicast: private, loopback, link-local, shared, multicast, mapped and translated addresses.
  isPublic: (address) => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast',
  port: 443,
}

/**
 * The address to connect to for a host that a stranger named: every answer of its single look-up must be public. The connection
 * must then go to this one (`pinTo`): another look-up might give another answer.
 */
export const publicAddressOf = async (network: Network, hostname: string): Promise<Address> => {
  const answers = await network.resolve(hostname.replace(/^\[|\]$/g, ''))
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
