import { expect, test } from 'bun:test'
import { hashOfToken, isToken, newToken } from '../../../src/identity/auth/index.ts'

test('a token is its prefix, 40 random characters and 6 of checksum', () => {
  expect(newToken('svc')).toMatch(/^svc_[0-9A-Za-z]{46}$/)
  expect(isToken(newToken('svc'))).toBe(true)
})

test('the checksum is the CRC-32 of all before it, in base 62', () => {
  // By Python's zlib.crc32: "svc_" and forty zeros have 0x4b9d1932, in base 62 1NqrNS.
  const body = `svc_${'0'.repeat(40)}`
  expect(isToken(`${body}1NqrNS`)).toBe(true)
  expect(isToken(`${body}1NqrNT`)).toBe(false)
})

test('every character counts: no single typing error passes', () => {
  const token = newToken('svc')
  for (let at = 0; at < token.length; at++) {
    const wrong = token[at] === 'a' ? 'b' : 'a'
    expect(isToken(token.slice(0, at) + wrong + token.slice(at + 1))).toBe(false)
  }
})

test('two swapped neighbors do not pass', () => {
  const token = newToken('svc')
  for (let at = 0; at + 1 < token.length; at++)
    if (token[at] !== token[at + 1])
      expect(isToken(token.slice(0, at) + token[at + 1] + token[at] + token.slice(at + 2))).toBe(false)
})

test('tokens do not repeat, and use the whole alphabet evenly', () => {
  const tokens = Array.from({ length: 2_000 }, () => newToken('svc'))
  expect(new Set(tokens).size).toBe(tokens.length)
  const counts = new Map<string, number>()
  for (const token of tokens) for (const letter of token.slice(4, 44)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(62)
  // 80,000 letters over 62 places: 1,290 each, standard deviation 36. Without rejection, eight would have 1,548.
  for (const count of counts.values()) expect(Math.abs(count - 1_290)).toBeLessThan(6 * 36)
})

test('the stored hash is the SHA-256 of the token', () => {
  // Published vector: SHA-256 of "abc", FIPS 180-2 appendix B.1.
  expect(hashOfToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
