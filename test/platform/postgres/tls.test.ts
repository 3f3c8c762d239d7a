import { afterAll, describe, expect, test } from 'bun:test'
import { openPostgres } from '../../../src/platform/postgres/server/client.ts'
import { certificateAuthority, hasOpenssl } from '../../support/certificates.ts'
import { newPostgresUrl } from '../../support/databases.ts'
import { pgbouncerBefore } from '../../support/pgbouncer.ts'
import { isPooled } from '../../support/postgres-server.ts'

const direct = isPooled || !hasOpenssl ? null : await newPostgresUrl()
const authority = direct === null ? null : certificateAuthority()
authority?.certify('server', 'server', 'subjectAltName = DNS:localhost')
authority?.certify('client', 'postgres')
afterAll(() => authority?.remove())
const file = (name: string) => authority?.file(name) ?? ''
const certified = (mode: string) => `client_tls_sslmode = ${mode}
client_tls_ca_file = ${file('ca.crt')}
client_tls_cert_file = ${file('server.crt')}
client_tls_key_file = ${file('server.key')}
`
/** PgBouncer speaks TLS however PostgreSQL was built. */
const server = direct === null ? null : await pgbouncerBefore(direct, certified('require'))
const strict = direct === null ? null : await pgbouncerBefore(direct, certified('verify-full'))

/** How the first statement ends. */
const answer = async (url: string): Promise<string> => {
  const sql = openPostgres(url, 1)
  return sql`select 1`
    .then(
      () => 'answered',
      () => 'refused',
    )
    .finally(() => sql.end())
}

if (direct !== null && server !== null && strict !== null)
  describe('sslmode', () => {
    const named = (host: string, query: string, to = server) => {
      const url = new URL(to.url(new URL(direct).pathname.slice(1)))
      url.hostname = host
      return `${url.href}?${query}`
    }
    const ca = `sslrootcert=${file('ca.crt')}`
    test.each([
      ['disable is refused by a server that wants TLS', '127.0.0.1', 'sslmode=disable', 'refused'],
      ['prefer takes it where it is', '127.0.0.1', 'sslmode=prefer', 'answered'],
      ['require looks at no certificate', '127.0.0.1', 'sslmode=require', 'answered'],
      ['verify-ca takes any name', '127.0.0.1', `sslmode=verify-ca&${ca}`, 'answered'],
      ['verify-ca refuses a CA that it does not know', '127.0.0.1', 'sslmode=verify-ca', 'refused'],
      ['verify-full takes the name of the certificate', 'localhost', `sslmode=verify-full&${ca}`, 'answered'],
      ['verify-full refuses another name', '127.0.0.1', `sslmode=verify-full&${ca}`, 'refused'],
    ])('%s', async (_, host, query, expected) => {
      expect(await answer(named(host, query))).toBe(expected)
    })

    test('a server that wants a certificate gets it', async () => {
      expect(await answer(named('localhost', `sslmode=verify-full&${ca}`, strict))).toBe('refused')
      const own = `sslcert=${file('client.crt')}&sslkey=${file('client.key')}`
      expect(await answer(named('localhost', `sslmode=verify-full&${ca}&${own}`, strict))).toBe('answered')
    })

    test('a server without TLS is used by prefer, and refused by require', async () => {
      expect(await answer(`${direct}?sslmode=prefer`)).toBe('answered')
      expect(await answer(`${direct}?sslmode=require`)).toBe('refused')
    })
  })
