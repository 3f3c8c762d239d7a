import { expect, test } from 'bun:test'
import { brotliDecompressSync } from 'node:zlib'
import { WholeCatalog } from '../../../../src/equipment/catalog/answers/answer-schema.ts'
import { fieldProblems } from '../../../../src/platform/schema.ts'
import { records } from '../bundled.ts'
import { inShop } from '../shop.ts'

inShop((shop) => {
  const whole = async () => (await shop().get('/v1/catalog')).body

  test('CA-001 lists heads with stock shaft options and 30-day popularity', async () => {
    shop().recommend({ 'titleist-gts2-driver': 3 })
    const { heads } = await whole()
    expect(heads).toHaveLength(records.heads.length)
    const head = heads.find(({ headId }: { headId: string }) => headId === 'titleist-gts2-driver')
    expect(head).toMatchObject({ brand: 'Titleist', model: 'GTS2', price: 649, recommendations30d: 3 })
    expect(head.stockShafts[0]).toMatchObject({ weightBand: '50-59g', upcharge: 0, modelKnown: false })
    shop().recommend({})
  })
  test('CA-002 lists shafts and CA-003 grips, as the API description says', async () => {
    const body = await whole()
    expect(body.shafts).toHaveLength(shop().catalog.shafts.length)
    expect(body.grips).toHaveLength(shop().catalog.grips.length)
    expect(body.shafts.length).toBeGreaterThan(500)
    expect(body.grips.length).toBeGreaterThan(50)
    expect(fieldProblems(WholeCatalog, body)).toEqual([])
  })
  test('every stock shaft that has an id is among the shafts', async () => {
    const { heads, shafts } = await whole()
    const known = new Set(shafts.map(({ shaftId }: { shaftId: string }) => shaftId))
    const used: (string | null)[] = heads.flatMap(({ stockShafts }: { stockShafts: { shaftId: string | null }[] }) =>
      stockShafts.map(({ shaftId }) => shaftId),
    )
    expect(used.filter((shaftId) => shaftId !== null && !known.has(shaftId))).toEqual([])
  })
  test('compressed answers are the same document, smaller', async () => {
    const plain = await (await shop().send('/v1/catalog')).text()
    const sent = async (accepted: string) => {
      const response = await shop().send('/v1/catalog', { headers: { 'accept-encoding': accepted } })
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      return {
        coding: response.headers.get('content-encoding'),
        etag: response.headers.get('etag'),
        bytes: await response.bytes(),
      }
    }
    const [zstd, br, gzip] = await Promise.all([sent('gzip, br, zstd'), sent('br, gzip'), sent('gzip')])
    expect([zstd?.coding, br?.coding, gzip?.coding]).toEqual(['zstd', 'br', 'gzip'])
    const texts = [
      Bun.zstdDecompressSync(zstd!.bytes),
      brotliDecompressSync(br!.bytes),
      Bun.gunzipSync(gzip!.bytes as Uint8Array<ArrayBuffer>),
    ].map((bytes) => new TextDecoder().decode(bytes))
    expect(texts).toEqual([plain, plain, plain])
    for (const { bytes } of [zstd!, br!, gzip!]) expect(bytes.length).toBeLessThan(plain.length / 10)
    expect(new Set([zstd?.etag, br?.etag, gzip?.etag]).size).toBe(3)
  })
})
