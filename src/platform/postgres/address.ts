import { readFileSync } from 'node:fs'
import { type ConnectionOptions, checkServerIdentity } from 'node:tls'

/** A server, or the directory of its socket. */
export interface Host {
  readonly name: string
  readonly port: number
}

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
  /** What is said to the server when a connection begins. */
  readonly parameters: Readonly<Record<string, string>>
}

/** The address cannot be used. The message names what is wrong, and nothing secret. */
export class AddressError extends Error {
  override readonly name = 'AddressError'
}

const invalid = 'is not a valid URL: check its host, port and password'

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
    /^postgres(?:ql)?:\/\/(?:([^/?]*)@)?([^/?]*)(?:\/([^?]*))?(?:\?(.*))?$/.exec(url) ?? refuse(invalid)
  const [, user, password] = /^([^:]*)(?::(.*))?$/s.exec(login)!
  const {
    host,
    port,
    dbname,
    target_session_attrs: target = 'any',
    ...more
  } = Object.fromEntries(new URLSearchParams(query))
  if (!targets.includes(target)) refuse(`needs target_session_attrs to be one of: ${targets.join(', ')}`)
  const { sslmode, ssl, sslrootcert, sslcert, sslkey, pgbouncer: _, ...others } = more
  const { user: otherUser, password: otherPassword, ...parameters } = others
  const hosts = hostsOf(
    host === undefined ? authority.split(',').map(decoded) : host.split(','),
    port?.split(',') ?? [],
  )
  return {
    hosts,
    user: otherUser ?? (decoded(user ?? '') || undefined),
    password: otherPassword ?? (password === undefined ? undefined : decoded(password)),
    database: dbname ?? (decoded(path) || undefined),
    target: target as Target,
    tls: tlsOf(sslmode ?? (ssl === 'true' ? 'require' : ssl), { sslrootcert, sslcert, sslkey }, hosts),
    parameters,
  }
}

const refuse = (detail: string): never => {
  throw new AddressError(detail)
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return refuse('has a % that is not followed by two hexadecimal digits: write %25 for a percent sign')
  }
}

/** `host:port`, `[::1]:port`, `/directory`; the parameter `port` holds one for all, or one for each. */
const hostsOf = (texts: readonly string[], ports: readonly string[]): Host[] =>
  texts.map((text, index) => {
    const isSocket = text.startsWith('/')
    const [, name = '', ownPort] = isSocket
      ? [text, text]
      : (/^(\[[^\]]*\]|[^:\s]*)(?::(\d*))?$/.exec(text) ?? refuse(invalid))
    const port = Number(ownPort || (ports.length === 1 ? ports[0] : ports[index]) || portUsual)
    if (!(Number.isInteger(port) && port > 0 && port < 65_536)) refuse(invalid)
    return { name: name.replace(/^\[(.*)\]$/, '$1') || 'localhost', port }
  })

interface Certificates {
  readonly sslrootcert: string | undefined
  readonly sslcert: string | undefined
  readonly sslkey: string | undefined
}

/** As `psql` has it, but that nothing is encrypted where nothing is said. `verify-...` without a CA trusts that of the system. */
const tlsOf = (
  mode = 'disable',
  { sslrootcert, sslcert, sslkey }: Certificates,
  hosts: readonly Host[],
): Address['tls'] => {
  const ca = sslrootcert === undefined || sslrootcert === 'system' ? {} : { ca: fileOf('sslrootcert', sslrootcert) }
  const own = {
    ...(sslcert !== undefined && { cert: fileOf('sslcert', sslcert) }),
    ...(sslkey !== undefined && { key: fileOf('sslkey', sslkey) }),
  }
  switch (mode) {
    case 'disable':
    case 'false':
      return false
    case 'allow':
    case 'prefer':
      return 'prefer'
    case 'require': // with a CA it is verify-ca
      return sslrootcert === undefined ? { ...own, rejectUnauthorized: false } : { ...own, ...ca, ...anyName }
    case 'verify-ca':
      return { ...own, ...ca, ...anyName }
    case 'verify-full':
      return { ...own, ...ca, ...nameOf(hosts) }
    default:
      return refuse('needs sslmode to be one of: disable, allow, prefer, require, verify-ca, verify-full')
  }
}

/** A certificate for one of the hosts. (By itself the runtime would take one for localhost where the host is a number.) */
const nameOf = (hosts: readonly Host[]): ConnectionOptions => ({
  rejectUnauthorized: true,
  checkServerIdentity: (_, certificate) => {
    const wrong = hosts.map(({ name }) => checkServerIdentity(name, certificate))
    return wrong.includes(undefined) ? undefined : wrong[0]
  },
})

const anyName = { rejectUnauthorized: true, checkServerIdentity: () => undefined }

const fileOf = (parameter: string, path: string): Buffer => {
  try {
    return readFileSync(path)
  } catch (error) {
    return refuse(`names a file by ${parameter} that cannot be read: ${(error as Error).message}`)
  }
}
