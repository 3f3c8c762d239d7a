import { expect, test } from 'bun:test'
import { inShop } from '../catalog/shop.ts'

inShop(
  (shop) => {
    const refused = async (body: unknown) => {
      const { status, body: answer } = await shop().post('/v1/grip-size', body)
      return [
        status,
        answer.code,
        ...(answer.errors ?? []).map(({ pointer, detail }: Record<string, string>) => `${pointer} ${detail}`),
      ]
    }
    test('GR-001 GR-002 GR-003 GR-004 GR-005 GR-006 every field out of bounds is listed at once', async () => {
      const wrong = {
        handLengthIn: 2.9,
        fingerLengthIn: 6.1,
        gloveSize: 8,
        handedness: 'both',
        includeGrips: 'yes',
        gripLimit: 11,
      }
      expect(await refused(wrong)).toEqual([
        400,
        'VALIDATION_FAILED',
        '/handLengthIn must be 3 to 13 inches',
        '/fingerLengthIn must be 1 to 6 inches; 6.1 cm is 2.4 inches',
        '/gloveSize must be text of 1 to 40 characters',
        '/handedness must be one of: right, left',
        '/includeGrips must be true or false',
        '/gripLimit must be a whole number from 1 to 10',
      ])
    })
    test('GR-001 GR-002 GR-006 the bounds themselves are allowed', async () => {
      for (const body of [
        { handLengthIn: 3, fingerLengthIn: 1, gripLimit: 1 },
        { handLengthIn: 13, fingerLengthIn: 6, gripLimit: 10 },
      ])
        expect((await shop().post('/v1/grip-size', body)).status).toBe(200)
    })
    test('a misspelled field is refused with the right name', async () => {
      expect(await refused({ handLenghtIn: 7 })).toEqual([
        400,
        'VALIDATION_FAILED',
        '/handLenghtIn is not a field here; did you mean handLengthIn?',
      ])
    })
    test('AU-013 a key without fittings:read is refused', async () => {
      const key = await shop().newKey(['fittings:create'])
      const answer = await shop().send('/v1/grip-size', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      })
      expect(answer.status).toBe(403)
    })
    test('ER-011 the free operations have a limit of their own', async () => {
      const key = await shop().newKey()
      const ask = () =>
        shop().send('/v1/grip-size', {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        })
      for (let sent = 0; sent < 50; sent++)
        expect((await ask()).headers.get('ratelimit-policy')).toBe('"free";q=50;w=60')
      expect((await ask()).status).toBe(429)
    })
  },
  { RATE_LIMIT_FREE_PER_MINUTE: '50' },
)
