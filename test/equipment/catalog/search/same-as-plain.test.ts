import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { buildCatalog, bundledCatalog, readCatalog } from '../../../../src/equipment/catalog/index.ts'
import { type ClubQuery, clubSorts } from '../../../../src/equipment/catalog/search/query-schema.ts'
import { clubSearch } from '../../../../src/equipment/catalog/search/search.ts'
import { clubTypes, hands, woodCategories } from '../../../../src/golf/names/words.ts'
import { referenceSearch } from '../../../support/reference-search.ts'

const { records } = readCatalog(bundledCatalog)
const { heads } = buildCatalog(records, 'test')
const counts = new Map(heads.map(({ headId }, place) => [headId, place % 5]))
const facts = {
  popularity: {
    revision: 'test',
    popularity: (headId: string) => counts.get(headId) ?? 0,
    recommended: counts.keys().toArray(),
  },
  baseUrl: 'http://fit.example',
}
const said =
  'g440max|stelth 2|dirver|P790 2023|qi 4 d max|taylor made|left-handed 3 wood|speed|tsr2+|elite|paradym td|new irons 2026'.split(
    '|',
  )
const price = fc.integer({ min: 0, max: 800 })
const queries: fc.Arbitrary<ClubQuery> = fc.record(
  {
    clubType: fc.constantFrom(...clubTypes),
    brand: fc.constantFrom('ping', 'TITLEIST', ' Callaway', 'Nobody'),
    category: fc.constantFrom(...woodCategories, 'blade', 'cavity_back'),
    minPrice: price,
    maxPrice: price,
    q: fc.constantFrom('max', 'g4', 'ping max', 'low spin', ' ', 'MAX 10', 'x', ...said),
    hand: fc.constantFrom(...hands),
    sort: fc.constantFrom(...clubSorts),
    include: fc.constant('discontinued' as const),
    limit: fc.integer({ min: 1, max: 50 }),
    offset: fc.integer({ min: 0, max: 100 }),
  },
  { requiredKeys: [] },
)

const search = clubSearch({ heads, models: [] }, facts)
const plain = referenceSearch(heads, facts)

test('the search over columns gives the bytes of the plain one', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const found = search.find(query)
      // Where nothing is found, the search goes on to help; the plain one reads no needs.
      if (found.includes('"read":')) return
      if (found.includes('"why":')) expect(JSON.parse(plain(query)).total).toBe(0)
      else expect(found).toBe(plain(query))
    }),
    { numRuns: 300 },
  )
})

test('the order in which heads lie does not matter', () => {
  const shuffled = clubSearch(buildCatalog({ ...records, heads: records.heads.toReversed() }, 'test'), facts)
  for (const sort of clubSorts) expect(shuffled.find({ sort, limit: 50 })).toBe(search.find({ sort, limit: 50 }))
})
