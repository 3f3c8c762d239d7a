import { describe, expect, test } from 'bun:test'
import { createHmac, hkdfSync } from 'node:crypto'
import fc from 'fast-check'
import { linkSigner } from '../../../src/platform/signing/index.ts'
import { sealedBefore } from '../../support/sealed-before.ts'

const secret = 'thirty-two characters and some more'
const signer = linkSigner(secret)
const expiresAt = new Date('2026-12-20T18:00:00.900Z')
const before = new Date('2026-12-20T17:59:59.999Z')
const claim = { purpose: 'session', id: 'ses_1', expiresAt } as const
const queryOf = (text: string) =>
  Object.fromEntries(new URLSearchParams(text)) as { expires: string; signature: string }
const query = queryOf(signer.query(claim))

describe('sealed texts', () => {
  const sealed = signer.seal('acc_1', 'fit_1 at noon')
  test('come back to whoever has the secret, about the same and nothing else', () => {
    expect(signer.unseal(sealed, 'fit_1 at noon')).toBe('acc_1')
    expect(signer.unseal(sealed, 'fit_2 at noon')).toBeNull()
    expect(linkSigner(`${secret}!`).unseal(sealed, 'fit_1 at noon')).toBeNull()
  })
  test('are sealed with a nonce of their own: two texts about one thing share nothing', () => {
    const [one, other] = [signer.seal('the old secret', 'whe_1'), signer.seal('the new secret', 'whe_1')]
    const bytes = (sealed: string) => Buffer.from(sealed.slice('2.'.length), 'base64url').subarray(12, -16)
    const pad = Buffer.from('the old secret').map((byte, i) => byte ^ bytes(one)[i]!)
    expect(
      bytes(other)
        .map((byte, i) => byte ^ pad[i]!)
        .toString(),
    ).not.toBe('the new secret')
    expect(signer.seal('the old secret', 'whe_1')).toBe(one) // an answer that is sent twice has the same bytes
  })
  test('of earlier releases are opened, about the same and nothing else', () => {
    expect(signer.unseal(sealedBefore(secret, 'acc_1', 'fit_1 at noon'), 'fit_1 at noon')).toBe('acc_1')
    expect(signer.unseal(sealedBefore(secret, 'acc_1', 'fit_1 at noon'), 'fit_2 at noon')).toBeNull()
  })
  test('O7 of the previous secret are opened too, and told from those of this one', () => {
    const changed = linkSigner('the secret from now on, long enough', secret)
    expect([changed.unseal(sealed, 'fit_1 at noon'), changed.isSealedNow(sealed, 'fit_1 at noon')]).toEqual([
      'acc_1',
      false,
    ])
    const anew = changed.seal('acc_1', 'fit_1 at noon')
    expect([changed.isSealedNow(anew, 'fit_1 at noon'), changed.isSealedNow(anew, 'fit_2 at noon')]).toEqual([
      true,
      false,
    ])
    expect([
      signer.unseal(anew, 'fit_1 at noon'),
      linkSigner(`${secret}!`, 'x'.repeat(32)).unseal(sealed, 'fit_1 at noon'),
    ]).toEqual([null, null])
    expect(changed.check('session', 'ses_1', query, before)).toBe('valid')
    expect(changed.check('session', 'ses_2', query, before)).toBe('forged')
  })
  test('say nothing, and are refused when anything in them was changed', () => {
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('acc')
    for (const place of [0, 3, sealed.length - 2]) {
      const other = sealed[place] === 'A' ? 'B' : 'A'
      const changed = `${sealed.slice(0, place)}${other}${sealed.slice(place + 1)}`
      expect(signer.unseal(changed, 'fit_1 at noon')).toBeNull()
    }
    for (const short of ['', 'AAAA', sealed.slice(0, 20)]) expect(signer.unseal(short, 'fit_1 at noon')).toBeNull()
  })
})

describe('signed links', () => {
  test('a link is valid to the second of its expiry, and expired from then on', () => {
    expect(query.expires).toBe('1797789600')
    expect(signer.check('session', 'ses_1', query, before)).toBe('valid')
    expect(signer.check('session', 'ses_1', query, new Date('2026-12-20T18:00:00.000Z'))).toBe('expired')
  })
  test('the signature is HMAC-SHA-256 with a key that HKDF draws for the purpose', () => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'clubwright signed link: session', 32))
    const expected = createHmac('sha256', key).update('session\nses_1\n1797789600').digest('base64url')
    expect(query.signature).toBe(expected)
  })
  test('another purpose, id or secret makes it a forgery', () => {
    expect(signer.check('lab', 'ses_1', query, before)).toBe('forged')
    expect(signer.check('session', 'ses_2', query, before)).toBe('forged')
    expect(linkSigner(`${secret}!`).check('session', 'ses_1', query, before)).toBe('forged')
  })
  test('a forged link that has also expired is forged: it learns nothing', () => {
    expect(signer.check('session', 'ses_1', { ...query, expires: '1' }, before)).toBe('forged')
  })
  test('missing, empty, longer and shorter parameters are forgeries', () => {
    for (const wrong of [{}, { expires: query.expires }, { signature: query.signature }, { ...query, signature: '' }])
      expect(signer.check('session', 'ses_1', wrong, before)).toBe('forged')
    for (const signature of [
      `${query.signature}A`,
      query.signature.slice(0, -1),
      `${query.signature}=`,
      ` ${query.signature}`,
    ])
      expect(signer.check('session', 'ses_1', { ...query, signature }, before)).toBe('forged')
  })
  test('any one bit of either parameter flipped makes it a forgery, also one that base64url ignores', () => {
    const flipped = (text: string, bit: number) => {
      const bytes = Buffer.from(text)
      bytes[bit >> 3]! ^= 1 << (bit & 7)
      return bytes.toString('latin1')
    }
    for (const name of ['expires', 'signature'] as const)
      for (let bit = 0; bit < query[name].length * 8; bit++)
        expect(signer.check('session', 'ses_1', { ...query, [name]: flipped(query[name], bit) }, before)).toBe('forged')
  })
  test('every claim that was signed is valid until it expires', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('session', 'lab'),
        fc.string(),
        fc.integer({ min: 1, max: 4e9 }),
        (purpose, id, second) => {
          const expiresAt = new Date(second * 1000)
          const signed = queryOf(signer.query({ purpose, id, expiresAt }))
          return (
            signer.check(purpose, id, signed, new Date(second * 1000 - 1)) === 'valid' &&
            signer.check(purpose, id, signed, expiresAt) === 'expired'
          )
        },
      ),
    )
  })
})
