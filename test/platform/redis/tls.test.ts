import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { openRedis, redisRefusal } from '../../../src/platform/redis/index.ts'
import { type Authority, certificateAuthority, hasOpenssl } from '../../support/certificates.ts'
import { hasRedis, type RedisServer, redisServer } from '../../support/redis-server.ts'
import { freePort, until } from '../../support/service.ts'

const tlsFlags = ({ file }: Authority) => [
  ...['--tls-ca-cert-file', file('ca.crt')],
  ...['--tls-cert-file', file('server.crt')],
  ...['--tls-key-file', file('server.key')],
]

if (hasRedis && hasOpenssl)
  describe('rediss://', () => {
    let authority: Authority
    let server: RedisServer
    const port = freePort()
    const url = (host: string, query: string) => `rediss://fit:secret@${host}:${port}?${query}`
    const ca = () => `sslrootcert=${authority.file('ca.crt')}`
    const own = () => `&sslcert=${authority.file('client.crt')}&sslkey=${authority.file('client.key')}`

    beforeAll(async () => {
      authority = certificateAuthority()
      authority.certify('server', 'server', 'subjectAltName = DNS:localhost')
      authority.certify('client', 'fit')
      await Bun.write(
        authority.file('users.acl'),
        'user default on nopass ~* &* +@all\nuser fit on >secret ~* &* +@all\n',
      )
      server = await redisServer([
        ...tlsFlags(authority),
        '--tls-port',
        String(port),
        '--aclfile',
        authority.file('users.acl'),
      ])
    })
    afterAll(async () => {
      await server.stop()
      authority.remove()
    })

    test('connects a user of the ACL file, with a client certificate', async () => {
      const redis = openRedis(url('localhost', ca() + own()), { info: () => {}, warn: () => {} })
      expect(await redis.connected(5_000)).toBe(true)
      expect(await redis.commands.ping()).toBe('PONG')
      redis.end()
    })

    test.each([
      ['the certificate of another name', '127.0.0.1', () => ca() + own(), /altnames/i],
      ['a CA that is not trusted', 'localhost', () => own().slice(1), /certificate/],
    ])('refuses %s at start', async (_, host, query, words) => {
      expect(await redisRefusal(url(host, query()), 5_000)).toMatch(words)
    })

    test('takes any name by verify-ca, and any certificate by require', async () => {
      for (const query of [`sslmode=verify-ca&${ca()}${own()}`, `sslmode=require${own()}`]) {
        const redis = openRedis(url('127.0.0.1', query), { info: () => {}, warn: () => {} })
        expect([query, await redis.connected(5_000)]).toEqual([query, true])
        redis.end()
      }
    })

    test('finds the nodes of a cluster that speaks TLS only', async () => {
      const nodePort = String(freePort())
      const cluster = ['--cluster-enabled', 'yes', '--cluster-port', String(freePort()), '--tls-cluster', 'yes']
      const node = await redisServer([...tlsFlags(authority), '--tls-port', nodePort, ...cluster])
      await node.command('cluster', 'addslotsrange', '0', '16383')
      await until('it is whole', async () => String(await node.command('cluster', 'info')).includes('state:ok'))
      const address = `rediss+cluster://localhost:${nodePort}?${ca()}${own()}`
      const redis = openRedis(address, { info: () => {}, warn: () => {} })
      expect(await redis.connected(5_000)).toBe(true)
      expect(await redis.commands.eval('return KEYS[1]', { keys: ['a'], arguments: [] })).toBe('a')
      redis.end()
      await node.stop()
    })

    test('a wrong password is refused at start', async () => {
      const wrong = url('localhost', ca() + own()).replace('secret', 'guess')
      expect(await redisRefusal(wrong, 5_000)).toContain('WRONGPASS')
    })
  })
