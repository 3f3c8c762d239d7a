import { readFileSync } from 'node:fs'
import { type ConnectionOptions, checkServerIdentity } from 'node:tls'
import { refuseAddress } from './server-address.ts'

/** Files of certificates, as the parameters of an address name them. */
export interface Certificates {
  readonly sslrootcert?: string | undefined
  readonly sslcert?: string | undefined
  readonly sslkey?: string | undefined
}

/** Modes in which everything is encrypted. */
export const tlsModes = ['require', 'verify-ca', 'verify-full'] as const
type TlsMode = (typeof tlsModes)[number]

/**
 * How a connection is encrypted. `verify-...` without a CA trusts that of the system; `require` with a CA is verify-ca.
 * @param names What the certificate of the server may be for.
 * @throws {AddressError} for a file that cannot be read.
 */
export const tlsOf = (mode: TlsMode, certificates: Certificates, names: readonly string[]): ConnectionOptions => {
  const { sslrootcert, sslcert, sslkey } = certificates
  const ca = sslrootcert === undefined || sslrootcert === 'system' ? {} : { ca: fileOf('sslrootcert', sslrootcert) }
  const own = {
    ...(sslcert !== undefined && { cert: fileOf('sslcert', sslcert) }),
    ...(sslkey !== undefined && { key: fileOf('sslkey', sslkey) }),
  }
  if (mode === 'verify-full') return { ...own, ...ca, ...anyOf(names) }
  if (mode === 'verify-ca' || sslrootcert !== undefined) return { ...own, ...ca, ...anyName }
  return { ...own, rejectUnauthorized: false }
}

/** A certificate for one of the names. (By itself the runtime would take one for localhost where the host is a number.) */
const anyOf = (names: readonly string[]): ConnectionOptions => ({
  rejectUnauthorized: true,
  checkServerIdentity: (_, certificate) => {
    const wrong = names.map((name) => checkServerIdentity(name, certificate))
    return wrong.includes(undefined) ? undefined : wrong[0]
  },
})

const anyName = { rejectUnauthorized: true, checkServerIdentity: () => undefined }

const fileOf = (parameter: string, path: string): Buffer => {
  try {
    return readFileSync(path)
  } catch (error) {
    return refuseAddress(`names a file by ${parameter} that cannot be read: ${(error as Error).message}`)
  }
}
