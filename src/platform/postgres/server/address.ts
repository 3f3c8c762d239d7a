import type { ConnectionOptions } from 'node:tls'
import { decoded, type Host, hostsOf, loginOf, refuseAddress } from '../../settings/server-address.ts'
import { type Certificates, tlsModes, tlsOf } from '../../settings/server-tls.ts'

/** Which of several servers is meant. */
export type Target = 'any' | 'read-write' | 'read-only' | 'primary' | 'standby' | 'prefer-standby'

/** A database address, taken apart. */
export interface Address {
  readonly hosts: readonly Host[]
  readonly user: string | undefined
  readonly password: string | undefined
  readonly database: string | undefined
  readonly target: Target
  /** How the connection is encrypted: as the driver takes it. */
  readonly tls: false | 'prefer' | ConnectionOptions
  /** Parameters sent to the server when a connection starts. */
  readonly parameters: Readonly<Record<string, string>>
}

const portUsual = 5432
const targets: readonly string[] = [
  'any',
  'read-write',
  'read-only',
  'primary',
  'standby',
  'prefer-standby',
] satisfies Target[]

/**
 * Take an address apart, written as for `psql`: several hosts by commas, sockets by their directory, and the parameters
 * `host`, `port`, `user`, `password`, `dbname`, `target_session_attrs`, `sslmode`, `sslrootcert`, `sslcert`, `sslkey`.
 * @source PostgreSQL documentation, "Connection Strings" and "Parameter Key Words" of libpq
 * @throws {AddressError}
 */
export const parseAddress = (url: string): Address => {
  const [, login = '', authority = '', path = '', query = ''] =
    /^postgres(?:ql)?:\/\/(?:([^/?]*)@)?([^/?]*)(?:\/([^?]*))?(?:\?(.*))?$/.exec(url) ?? refuseAddress()
  const { user, password } = loginOf(login)
  const {
    host,
    port,
    dbname,
    target_session_attrs: target = 'any',
    ...more
  } = Object.fromEntries(new URLSearchParams(query))
  if (!targets.includes(target)) refuseAddress(`needs target_session_attrs to be one of: ${targets.join(', ')}`)
  const { sslmode, ssl, sslrootcert, sslcert, sslkey, pgbouncer: _, ...others } = more
  const { user: otherUser, password: otherPassword, ...parameters } = others
  const hosts = hostsOf(
    host === undefined ? authority.split(',').map(decoded) : host.split(','),
    portUsual,
    port?.split(','),
  )
  return {
    hosts,
    user: otherUser ?? user,
    password: otherPassword ?? password,
    database: dbname ?? (decoded(path) || undefined),
    target: target as Target,
    tls: encryptionOf(sslmode ?? (ssl === 'true' ? 'require' : ssl), { sslrootcert, sslcert, sslkey }, hosts),
    parameters,
  }
}

/** As in `psql`, except that without sslmode nothing is encrypted. */
const encryptionOf = (mode = 'disable', certificates: Certificates, hosts: readonly Host[]): Address['tls'] => {
  if (mode === 'disable' || mode === 'false') return false
  if (mode === 'allow' || mode === 'prefer') return 'prefer'
  const meant =
    tlsModes.find((one) => one === mode) ??
    refuseAddress(`needs sslmode to be one of: disable, allow, prefer, ${tlsModes.join(', ')}`)
  return tlsOf(
    meant,
    certificates,
    hosts.map(({ name }) => name),
  )
}
