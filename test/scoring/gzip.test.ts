import { expect, test } from 'bun:test'
import { gunzipSync } from 'node:zlib'
import { onRange } from './range.ts'

const expectTheSame = (compressed: Uint8Array, plain: Uint8Array): void => {
  const decoded = gunzipSync(compressed)
  if (!decoded.equals(plain)) expect(decoded.toString()).toBe(Buffer.from(plain).toString())
}

onRange((range) => {
  const golfers = Array.from({ length: 20 }, (_, index) => ({ golfer: { speed: 61.5 + 3 * index, handicap: index } }))
  test.each(['gzip', 'gzip;q=0.5, br;q=0.2', 'identity;q=0.1, gzip', 'zstd;q=0, br;q=0, *'])(
    'scores asked for with Accept-Encoding: %s are those that come plain',
    async (accepted) => {
      for (const golfer of golfers) {
        const compressed = await range().send(golfer, { 'accept-encoding': accepted })
        expect(compressed.headers.get('content-encoding')).toBe('gzip')
        expectTheSame(await compressed.bytes(), await (await range().send(golfer)).bytes())
      }
    },
  )
  test('compressed scores that are read late and together are each the right ones', async () => {
    const sent = await Promise.all(golfers.map((golfer) => range().send(golfer, { 'accept-encoding': 'gzip' })))
    const bytes = await Promise.all(sent.toReversed().map((response) => response.bytes()))
    for (const [index, golfer] of golfers.toReversed().entries())
      expectTheSame(bytes[index]!, await (await range().send(golfer)).bytes())
  })
  test('compressed scores have a tag that saves sending them again, and none for another coding', async () => {
    const gzip = { 'accept-encoding': 'gzip' }
    const etag = (await range().send(golfers[0], gzip)).headers.get('etag')!
    const again = await range().send(golfers[0], { ...gzip, 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await range().send(golfers[0], { 'if-none-match': etag })).status).toBe(200)
  })
})
