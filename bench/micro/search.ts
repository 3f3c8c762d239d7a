/**
 * A club search over the whole catalog, against the same answer made plainly: `bun bench/micro/search.ts`.
 *
 * The plain way filters and counts sorted records and writes the answer with JSON.stringify
 * (test/support/reference-search.ts).
 * Fails when the bytes differ.
 */

import { buildCatalog, bundledCatalog, readCatalog } from '../../src/equipment/catalog/index.ts'
import type { ClubQuery } from '../../src/equipment/catalog/search/query-schema.ts'
import { clubSearch } from '../../src/equipment/catalog/search/search.ts'
import { referenceSearch } from '../../test/support/reference-search.ts'
import { record } from '../record.ts'

const rounds = 15
const searchesPerRound = 200
/** The plain way reads every word of every head again for each query with words. */
const plainWordSearches = 1

const { heads } = buildCatalog(readCatalog(bundledCatalog).records, 'bench')
const counts = new Map(heads.map(({ headId }, place) => [headId, place % 7]))
const facts = {
  popularity: {
    revision: 'bench',
    popularity: (headId: string) => counts.get(headId) ?? 0,
    recommended: counts.keys().toArray(),
  },
  baseUrl: 'http://localhost:3000',
}
const search = clubSearch({ heads, models: [] }, facts)
const plainSearch = referenceSearch(heads, facts)

/** Microseconds of one search of each kind: the median over rounds in which they take turns. */
const micros = (...runs: readonly { run: () => string; searches: number }[]): number[] => {
  const times = runs.map((): number[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [i, { run, searches }] of runs.entries()) {
      const from = Bun.nanoseconds()
      // The encoded length makes the engine finish the text, as sending it would.
      for (let n = 0; n < searches; n++) if (Buffer.byteLength(run()) === 0) throw new Error('An empty answer')
      times[i]!.push((Bun.nanoseconds() - from) / 1000 / searches)
    }
  return times.map((of) => of.sort((a, b) => a - b)[rounds >> 1]!)
}

const queries: Readonly<Record<string, ClubQuery>> = {
  'all heads, first page': {},
  'one club type': { clubType: 'iron', hand: 'left' },
  words: { q: 'taylormade stealth 2 driver' },
  'a slip in a word': { q: 'stelth 2 plus' },
  'words and prices': { q: 'max', minPrice: 300, maxPrice: 700, sort: 'price_low' },
  'page of 50, late': { limit: 50, offset: 500, sort: 'name' },
}

const rows = Object.entries(queries).map(([what, query]) => {
  if (search.find(query) !== plainSearch(query)) throw new Error(`Another answer: ${what}`)
  const [columns = 0, plain = 0] = micros(
    { run: () => search.find(query), searches: searchesPerRound },
    { run: () => plainSearch(query), searches: query.q === undefined ? searchesPerRound : plainWordSearches },
  )
  return {
    search: what,
    'columns us': columns.toFixed(1),
    'plain us': plain.toFixed(0),
    'columns / plain': (columns / plain).toFixed(3),
  }
})

record('club search with facets', rows)
