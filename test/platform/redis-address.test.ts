import { describe, expect, test } from 'bun:test'
import { parseRedisAddress } from '../../src/platform/settings/redis-address.ts'
import { AddressError } from '../../src/platform/settings/server-address.ts'

const hosts = (...names: [string, number][]) => names.map(([name, port]) => ({ name, port }))

describe('an address of Redis', () => {
  test.each([
    ['redis://', 'single', hosts(['localhost', 6379])],
    ['redis://[::1]:7000/2', 'single', hosts(['::1', 7000])],
    ['rediss://cache.example', 'single', hosts(['cache.example', 6379])],
    ['redis+sentinel://a,b:5000/mymaster', 'sentinel', hosts(['a', 26379], ['b', 5000])],
    ['rediss+cluster://a,b:7001', 'cluster', hosts(['a', 6379], ['b', 7001])],
  ] as const)('%s names its hosts', (url, arrangement, named) => {
    expect(parseRedisAddress(url)).toMatchObject({ arrangement, hosts: named })
  })

  test('names a user, the primary, a database, and who we are to the Sentinels', () => {
    const url = 'redis+sentinel://fit:p%40ss@a/mymaster/3?sentinel_user=s&sentinel_password=w'
    expect(parseRedisAddress(url)).toMatchObject({
      login: { user: 'fit', password: 'p@ss' },
      primary: 'mymaster',
      database: 3,
      sentinelLogin: { user: 's', password: 'w' },
    })
    expect(parseRedisAddress('redis://:secret@a').login).toEqual({ user: undefined, password: 'secret' })
  })

  test('uses TLS only where it says so, and then looks at the certificate', () => {
    const host = { name: 'a', port: 6379 }
    expect(parseRedisAddress('redis://a').tlsOf(host)).toBeNull()
    expect(parseRedisAddress('rediss://a').tlsOf(host)).toMatchObject({ rejectUnauthorized: true })
    expect(parseRedisAddress('rediss://a?sslmode=require').tlsOf(host)).toMatchObject({ rejectUnauthorized: false })
  })

  test.each([
    ['redis://a:port', 'is not a valid URL'],
    ['redis://u:%zz@a', 'write %25 for a percent sign'],
    ['redis://a,b', 'write redis+sentinel:// or redis+cluster://'],
    ['redis://a/cache', 'needs a number for the database'],
    ['redis+sentinel://a,b', 'needs the name that the Sentinels have for the primary'],
    ['redis+sentinel://a/mymaster/x', 'needs a number for the database'],
    ['redis+cluster://a/1', 'names a database, but a Redis Cluster has only 0'],
    ['redis://a?sslrootcert=/ca.crt', 'use rediss'],
    ['rediss://a?sslmode=prefer', 'needs sslmode to be one of: require, verify-ca, verify-full'],
    ['rediss://a?sslrootcert=/nowhere.crt', 'names a file by sslrootcert that cannot be read'],
    ['redis://a?timeout=5', 'has the unknown parameter timeout'],
    ['redis://me:123?secret@a', 'is not a valid URL: check its host, port and password'],
  ])('%s is refused with what would do', (url, words) => {
    expect(() => parseRedisAddress(url)).toThrow(AddressError)
    expect(() => parseRedisAddress(url)).toThrow(words)
  })
})
