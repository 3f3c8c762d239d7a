import { describe, expect, test } from 'bun:test'
import { parseAddress } from '../../../src/platform/postgres/server/address.ts'
import { AddressError } from '../../../src/platform/settings/server-address.ts'

describe('a database address', () => {
  test('is read as psql reads it', () => {
    expect(parseAddress('postgres://fitter:p%40ss@db.example:6432/clubs?application_name=shop')).toEqual({
      hosts: [{ name: 'db.example', port: 6432 }],
      user: 'fitter',
      password: 'p@ss',
      database: 'clubs',
      target: 'any',
      tls: false,
      parameters: { application_name: 'shop' },
    })
  })

  test.each([
    ['postgres://db', [['db', 5432]]],
    ['postgresql://[::1]:6543/x', [['::1', 6543]]],
    ['postgres://u@a,b:6543,[::1]/x', [['a', 5432], ['b', 6543], ['::1', 5432]]], // biome-ignore format: one line
    ['postgres:///x?host=a,b&port=1,2', [['a', 1], ['b', 2]]], // biome-ignore format: one line
    ['postgres:///x?host=a,b&port=7', [['a', 7], ['b', 7]]], // biome-ignore format: one line
    ['postgres://u@/x?host=/run/postgresql', [['/run/postgresql', 5432]]],
    ['postgres://u@%2Frun%2Fpostgresql/x?port=6543', [['/run/postgresql', 6543]]],
    ['postgres://u:a@b@c/x', [['c', 5432]]],
  ] as [string, [string, number][]][])('%s names its hosts', (url, hosts) => {
    expect(parseAddress(url).hosts).toEqual(hosts.map(([name, port]) => ({ name, port })))
  })

  test.each([
    ['postgres://db:port/x', 'is not a valid URL'],
    ['postgres://db:70000/x', 'is not a valid URL'],
    ['postgres://u:%zz@db/x', 'write %25 for a percent sign'],
    ['postgres://db/x?target_session_attrs=leader', 'read-write'],
    ['postgres://db/x?sslmode=yes', 'verify-full'],
    ['postgres://db/x?sslmode=verify-ca&sslrootcert=/nowhere.crt', 'sslrootcert'],
  ])('%s is refused with what would do', (url, words) => {
    expect(() => parseAddress(url)).toThrow(AddressError)
    expect(() => parseAddress(url)).toThrow(words)
  })
})
