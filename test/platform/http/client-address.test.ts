import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { clientAddress, senderOf } from '../../../src/platform/http/client-address.ts'
import { requestTo } from '../../support/app.ts'

const from = (forwarded: string | null, proxies: number, peer = '192.0.2.1'): string | null => {
  const headers = forwarded === null ? undefined : { 'x-forwarded-for': forwarded }
  return clientAddress(requestTo('/', headers === undefined ? {} : { headers }), peer, proxies)
}

test('P1 without a trusted proxy X-Forwarded-For is ignored', () => {
  expect(from('203.0.113.7', 0)).toBe('192.0.2.1')
})
test('P1 what a balancer that nobody told us of passes on comes from somebody unknown', () => {
  for (const peer of ['10.0.0.1', '127.0.0.1', '172.20.1.1', '192.168.1.1', '::1', 'fd00::1', '::ffff:10.0.0.1'])
    expect([peer, from('203.0.113.7', 0, peer)]).toEqual([peer, null])
  expect(from(null, 0, '10.0.0.1')).toBe('10.0.0.1')
  for (const peer of ['172.32.0.1', '100.128.0.1', '2001:db8::1']) expect(from('203.0.113.7', 0, peer)).toBe(peer)
})
test('P1 behind one proxy its word counts, and what the client invented before it does not', () => {
  expect(from('198.51.100.1, 203.0.113.7', 1)).toBe('203.0.113.7')
})
test('P1 behind two proxies the outer one’s word counts', () => {
  expect(from('198.51.100.1, 203.0.113.7, 10.0.0.9', 2)).toBe('203.0.113.7')
})
test('P1 fewer entries than proxies: the connection counts', () => {
  expect(from('203.0.113.7', 2)).toBe('192.0.2.1')
  expect(from(null, 1)).toBe('192.0.2.1')
})
test('P1 what is no IP address counts for nothing: the connection does', () => {
  for (const invented of [
    'x'.repeat(14_000),
    'localhost',
    '203.0.113.7:80',
    '203.0.113',
    '[2001:db8::1]',
    'unknown',
    '',
  ])
    expect([invented, from(`198.51.100.1, ${invented}`, 1)]).toEqual([invented, '192.0.2.1'])
  expect(from('2001:db8::1', 1)).toBe('2001:db8::1')
})
test('Q7 one IPv6 customer is one sender, whatever half of the address it changes', () => {
  expect(senderOf('2001:db8:1:2:aaaa::1')).toBe(senderOf('2001:db8:1:2:3:4:5:6'))
  expect(senderOf('2001:db8::1')).toBe('2001:db8:0:0')
  expect(senderOf('2001:db8:1:2::')).toBe('2001:db8:1:2')
  expect(senderOf('2001:db8:1:3::1')).not.toBe(senderOf('2001:db8:1:2::1'))
})
test('Q7 an IPv4 address is a sender, also written as IPv6', () => {
  fc.assert(fc.property(fc.ipV4(), (address) => senderOf(`::ffff:${address}`) === senderOf(address)))
})
