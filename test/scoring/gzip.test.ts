import { describe, expect, test } from 'bun:test'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { buildCatalog, type Catalog } from '../../src/equipment/catalog/index.ts'
import { readSavedGolfer } from '../../src/fitting/index.ts'
import { compressQuickly } from '../../src/platform/http/encoding.ts'
import { scoringContext } from '../../src/scoring/context.ts'
import { codesOf } from '../../src/scoring/core/deflate-codes.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { packContext } from '../../src/scoring/pack.ts'
import type { ScoreContextRequest } from '../../src/scoring/schema.ts'
import { catalog, records } from '../equipment/catalog/bundled.ts'
import { cases } from '../support/cases.ts'
import { contexts, someEvidence } from './arbitrary-contexts.ts'
import { onRange } from './range.ts'

/** Plain and compressed answers of one core. */
const answersOf = (from: Catalog) => {
  const { image, evidence, answer, gzip } = createScorer(from, someEvidence).current()
  const packed = (request: ScoreContextRequest, limit: number | null) =>
    packContext(scoringContext(request, readSavedGolfer, limit), image, evidence, true)
  return {
    plain: (request: ScoreContextRequest, limit: number | null = null) => answer(packed(request, limit)).slice(),
    gzip: (request: ScoreContextRequest, limit: number | null = null) => gzip(packed(request, limit)),
  }
}
const expectTheSame = (compressed: Uint8Array, plain: Uint8Array): void => {
  const decoded = gunzipSync(compressed)
  if (!decoded.equals(plain)) expect(decoded.toString()).toBe(Buffer.from(plain).toString())
}

describe('an answer compressed by the core', () => {
  test(`is what zlib decodes to the plain answer, for ${cases(3_000)} contexts`, () => {
    const answers = answersOf(catalog)
    const limit = fc.option(fc.integer({ min: 1, max: 25 }), { freq: 3 })
    fc.assert(
      fc.property(contexts(catalog), limit, (request, most) =>
        expectTheSame(answers.gzip(request, most), answers.plain(request, most)),
      ),
      { numRuns: cases(3_000) },
    )
  })
  test('is the same bytes whatever was compressed before', () => {
    const answers = answersOf(catalog)
    const first = answers.gzip({ golfer: 'slicer-95' })
    answers.gzip({ golfer: 'needs-launch-76', clubTypes: ['iron'] })
    expect(Buffer.compare(answers.gzip({ golfer: 'slicer-95' }), first)).toBe(0)
  })
  test('is no longer than one by the lowest level of zlib', () => {
    const answers = answersOf(catalog)
    const shafts = catalog.shafts.slice(0, 3).map(({ shaftId }) => shaftId)
    const requests: ScoreContextRequest[] = [{}, { clubTypes: ['wedge'] }, { golfer: 'slicer-95', shafts }]
    for (const request of requests)
      expect(answers.gzip(request).length).toBeLessThanOrEqual(compressQuickly.gzip(answers.plain(request)).length)
  })
  test('may hold letters of any language', () => {
    const heads = records.heads.slice(0, 40).map((head, index) => ({
      ...head,
      model: `${'高尔夫 ÄÖÜßéñ 🏌️‍♀️ \u0001 Здравствуйте '.repeat(3)}${index}`,
    }))
    const answers = answersOf(buildCatalog({ ...records, heads }, 'letters'))
    expectTheSame(answers.gzip({}), answers.plain({}))
  })
  test('may hold no club, or a copy across many', () => {
    const none = answersOf(buildCatalog({ ...records, heads: [] }, 'empty'))
    expectTheSame(none.gzip({}), none.plain({}))
    const heads = records.heads.slice(0, 20).map((head) => ({ ...head, model: 'M'.repeat(300) }))
    const alike = answersOf(buildCatalog({ ...records, heads }, 'alike'))
    expectTheSame(alike.gzip({}), alike.plain({}))
  })
  test('that leaves the core no room is compressed elsewhere', () => {
    const heads = records.heads.slice(0, 50).map((head, index) => ({ ...head, model: `${index} `.repeat(200) }))
    const answers = answersOf(buildCatalog({ ...records, heads }, 'long'))
    const [compressed, plain] = [answers.gzip({}), answers.plain({})]
    expectTheSame(compressed, plain)
    expect(Buffer.compare(compressed, compressQuickly.gzip(plain))).toBe(0)
    const usual = answersOf(catalog)
    expect(Buffer.compare(usual.gzip({}), compressQuickly.gzip(usual.plain({})))).not.toBe(0)
  })
})

test('codes are those of the example of RFC 1951, 3.2.2', () => {
  const codes = codesOf([3, 3, 3, 3, 3, 2, 4, 4]).map(({ code, bits }) =>
    Array.from({ length: bits }, (_, bit) => (code >> bit) & 1).join(''),
  )
  expect(codes).toEqual(['010', '011', '100', '101', '110', '00', '1110', '1111'])
})

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
