import { expect, test } from 'bun:test'
import { inShop } from '../shop.ts'

inShop((shop) => {
  const tagOf = async (headers: Record<string, string> = {}) =>
    (await shop().send('/v1/catalog', { headers })).headers.get('etag') ?? ''

  test('CA-004 the answer carries a strong ETag, the same for every caller', async () => {
    const etag = await tagOf()
    expect(etag).toMatch(/^"[^"]+"$/)
    expect(await tagOf({ authorization: `Bearer ${await shop().newKey()}` })).toBe(etag)
  })
  test('CA-005 If-None-Match with the current tag answers 304 without a body', async () => {
    for (const coding of ['identity', 'gzip', 'br', 'zstd']) {
      const etag = await tagOf({ 'accept-encoding': coding })
      const response = await shop().send('/v1/catalog', {
        headers: { 'accept-encoding': coding, 'if-none-match': `"other", ${etag}` },
      })
      expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag])
      expect(response.headers.get('content-type')).toBeNull()
      expect(response.headers.get('cache-control')).toBe('private, no-cache')
    }
  })
  test('CA-005 another tag answers with the document', async () => {
    const response = await shop().send('/v1/catalog', { headers: { 'if-none-match': '"other"' } })
    expect(response.status).toBe(200)
  })
  test('a new recommendation count makes another document with another tag; the old count brings the old tag back', async () => {
    const before = await tagOf()
    shop().recommend({ 'titleist-gts2-driver': 1 })
    const after = await tagOf()
    expect(after).not.toBe(before)
    expect((await shop().send('/v1/catalog', { headers: { 'if-none-match': before } })).status).toBe(200)
    shop().recommend({ 'titleist-gts2-driver': 2 })
    expect(await tagOf()).not.toBe(after)
    shop().recommend({ 'titleist-gts2-driver': 1 })
    expect(await tagOf()).toBe(after)
  })
  test('a stranger learns nothing from a tag', async () => {
    const response = await shop().send('/v1/catalog', {
      headers: { authorization: '', 'if-none-match': await tagOf() },
    })
    expect(response.status).toBe(401)
  })
})
