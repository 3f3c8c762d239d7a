import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scratchDirectory } from './service.ts'
import { unprivileged } from './unprivileged.ts'

/** A certificate authority of a test, in a directory of its own. */
export interface Authority {
  /** The path of `ca.crt`, `server.crt`, `server.key` ... */
  file(name: string): string
  /** Write `name.crt` and `name.key`. @param more Extensions: `subjectAltName = DNS:localhost`. */
  certify(name: string, subject: string, more?: string): void
  remove(): void
}

/** Whether this machine can make certificates. */
export const hasOpenssl = Bun.which('openssl') !== null

export const certificateAuthority = (): Authority => {
  const { path, remove } = scratchDirectory()
  chmodSync(path, 0o755)
  const file = (name: string) => join(path, name)
  const root = ['-keyout', file('ca.key'), '-out', file('ca.crt'), '-days', '2', '-subj', '/CN=CA']
  openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...root)
  const certify = (name: string, subject: string, more = '') => {
    writeFileSync(file(`${name}.ext`), `${more}\n`)
    const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', file(`${name}.key`), '-out', file(`${name}.csr`)]
    openssl('req', ...key, '-subj', `/CN=${subject}`)
    const ca = ['-CA', file('ca.crt'), '-CAkey', file('ca.key'), '-CAcreateserial', '-days', '2']
    const signed = ['-extfile', file(`${name}.ext`), '-out', file(`${name}.crt`)]
    openssl('x509', '-req', '-in', file(`${name}.csr`), ...ca, ...signed)
    const user = unprivileged()
    if (user) chownSync(file(`${name}.key`), user.uid, user.gid)
  }
  return { file, certify, remove }
}

const openssl = (...args: string[]) => {
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
