import type { ConnectionOptions } from 'node:tls'
import { decoded, type Host, hostsOf, loginOf, refuseAddress } from './server-address.ts'
import { tlsModes, tlsOf } from './server-tls.ts'

/** What the hosts of an address are. */
type Arrangement = 'single' | 'sentinel' | 'cluster'

interface Login {
  readonly user: string | undefined
  readonly password: string | undefined
}

/** An address of Redis, taken apart. */
export interface RedisAddress {
  readonly arrangement: Arrangement
  /** The server, its Sentinels, or some nodes of the cluster. */
  readonly hosts: readonly Host[]
  readonly login: Login
  readonly database: number
  /** What the Sentinels call the primary, and how they know us. */
  readonly primary: string
  readonly sentinelLogin: Login
  /** How a connection to this host is encrypted. */
  readonly tlsOf: (host: Host) => ConnectionOptions | null
}

const ports = { single: 6379, sentinel: 26_379, cluster: 6379 }

/**
 * Take an address apart: `redis://`, `redis+sentinel://` with the primary's name, `redis+cluster://`, each with a second `s`
 * for TLS (`rediss+cluster://`).
 * @throws {AddressError}
 */
export const parseRedisAddress = (url: string): RedisAddress => {
  const [, tls = '', arrangement = 'single', login = '', authority = '', path = '', query = ''] =
    /^redis(s?)(?:\+(sentinel|cluster))?:\/\/(?:([^/?]*)@)?([^/?]*)(?:\/([^?]*))?(?:\?(.*))?$/.exec(url) ??
    refuseAddress()
  const kind = arrangement as Arrangement
  const hosts = hostsOf(authority.split(',').map(decoded), ports[kind])
  if (kind === 'single' && hosts.length > 1)
    refuseAddress('names several hosts: write redis+sentinel:// or redis+cluster://')
  const { sentinel_user: user, sentinel_password: password, ...encryption } = parametersOf(query)
  return {
    arrangement: kind,
    hosts,
    login: loginOf(login),
    ...placeOf(kind, decoded(path)),
    sentinelLogin: { user, password },
    tlsOf: encryptionOf(tls !== '', encryption, hosts),
  }
}

const parameters = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sentinel_user', 'sentinel_password'] as const
type Parameters = { readonly [name in (typeof parameters)[number]]?: string }

const parametersOf = (query: string): Parameters => {
  const found = Object.fromEntries(new URLSearchParams(query))
  for (const name of Object.keys(found))
    if (!parameters.some((known) => known === name)) {
      if (query.includes('@')) refuseAddress() // it may be the rest of a password with a question mark
      refuseAddress(`has the unknown parameter ${name}; known are ${parameters.join(', ')}`)
    }
  return found
}

/** `/0` is a database; Sentinels are asked for the primary `/mymaster` or `/mymaster/0`. */
const placeOf = (kind: Arrangement, path: string): Pick<RedisAddress, 'primary' | 'database'> => {
  const [primary = '', number = ''] = kind === 'sentinel' ? path.split('/', 2) : ['', path]
  if (kind === 'sentinel' && primary === '')
    refuseAddress('needs the name that the Sentinels have for the primary: redis+sentinel://host/mymaster')
  if (kind === 'cluster' && Number(number) > 0) refuseAddress('names a database, but a Redis Cluster has only 0')
  if (!/^\d*$/.test(number)) refuseAddress('needs a number for the database, as in redis://host/0')
  return { primary, database: Number(number) }
}

const encryptionOf = (isTls: boolean, parameters: Parameters, hosts: readonly Host[]): RedisAddress['tlsOf'] => {
  const { sslmode = 'verify-full', ...certificates } = parameters
  if (!isTls && Object.keys(parameters).length > 0) refuseAddress('has TLS parameters: use rediss')
  const mode =
    tlsModes.find((one) => one === sslmode) ?? refuseAddress(`needs sslmode to be one of: ${tlsModes.join(', ')}`)
  const namesWith = (host: Host) => [...hosts, host].map(({ name }) => name)
  const common = isTls ? tlsOf(mode, certificates, namesWith(hosts[0]!)) : null // reads the files at once
  return (host) => common && (hosts.includes(host) ? common : tlsOf(mode, certificates, namesWith(host)))
}
