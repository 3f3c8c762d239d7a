import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { buildCatalog, bundledCatalog, readCatalog } from '../../../../src/equipment/catalog/index.ts'
import { clubSearch } from '../../../../src/equipment/catalog/search/search.ts'

// What people type, and the head they mean. Without recommendations, equals stand as they do in every list: those sold
// now first, then the newest.

const phrases: { phrase: string; headId: string }[] = parse(
  await Bun.file(join(import.meta.dir, 'phrases.csv')).text(),
  { columns: true },
)
const { heads } = buildCatalog(readCatalog(bundledCatalog).records, 'test')
const search = clubSearch(
  { heads, models: [] },
  {
    popularity: { revision: 'none', popularity: () => 0, recommended: [] },
    baseUrl: 'http://fit.example',
  },
)
const first = (q: string): string[] =>
  JSON.parse(search.find({ q, limit: 3 })).clubs.map(({ headId }: { headId: string }) => headId)
/** Phrases whose head is not among the first so many. */
const missed = (places: number) =>
  phrases.filter(({ phrase, headId }) => !first(phrase).slice(0, places).includes(headId))

test('the table has at least 150 phrases, each once, and heads of the catalog', () => {
  expect(new Set(phrases.map(({ phrase }) => phrase)).size).toBe(phrases.length)
  expect(phrases.length).toBeGreaterThanOrEqual(150)
  const ids = new Set(heads.map(({ headId }) => headId))
  expect(phrases.filter(({ headId }) => !ids.has(headId))).toEqual([])
})
test('at least 95 of 100 phrases find the head they mean first', () => {
  expect({ missed: missed(1), share: missed(1).length / phrases.length <= 0.05 }).toMatchObject({ share: true })
})
test('at least 99 of 100 phrases find the head they mean among the first three', () => {
  expect({ missed: missed(3), share: missed(3).length / phrases.length <= 0.01 }).toMatchObject({ share: true })
})
