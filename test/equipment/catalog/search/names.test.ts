import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { clubsNamed } from '../../../../src/equipment/catalog/index.ts'
import { clubSearch } from '../../../../src/equipment/catalog/search/search.ts'
import { headNames } from '../../../../src/equipment/inventory/read-stock.ts'
import { readShotClub } from '../../../../src/features/sessions/fittable-club.ts'
import { isMisread } from '../../../../src/golf/names/club-name.ts'
import { catalog } from '../bundled.ts'

// Names as shops, lists and golfers write them, with loft, set, stamp, hand and shaft behind the model, and the head of the catalog.

const names: { name: string; headId: string }[] = parse(await Bun.file(join(import.meta.dir, 'names.csv')).text(), {
  columns: true,
})
const facts = {
  popularity: { revision: 'none', popularity: () => 0, recommended: [] },
  baseUrl: 'http://fit.example',
}
const search = clubSearch(catalog, facts)
const find = (q: string) => JSON.parse(search.find({ q, limit: 3 }))
const shop = headNames(catalog)

const isOf = (clubType: string, read: string) => clubType === read || (clubType === 'iron' && read === 'wedge')

const doors: Readonly<Record<string, (name: string, headId: string) => readonly (string | undefined)[]>> = {
  search: (q) => [find(q).clubs[0]?.headId],
  'the current club': (name, headId) =>
    clubsNamed(catalog, name, catalog.head(headId)!.clubType).map((club) => club.headId),
  'a list of a shop': (name) => shop(name, { brand: '', kind: '' }),
  'a tool': (name) => clubsNamed(catalog, name).map((club) => club.headId),
  'a session': (name, headId) => {
    const read = readShotClub(name)
    // What names a whole set is no club that was hit.
    const isSet = catalog.head(headId)!.clubType === 'iron'
    return isSet || (!isMisread(read) && isOf(catalog.head(headId)!.clubType, read.type)) ? [headId] : []
  },
}

test.each(Object.entries(doors))('G4 G12 G14 by %s at least 132 of 135 names are their one club', (_, door) => {
  const missed = names.filter(({ name, headId }) => {
    const [first, ...others] = door(name, headId)
    return first !== headId || others.length > 0
  })
  expect(names).toHaveLength(135)
  expect({ missed, isEnough: missed.length <= 3 }).toMatchObject({ isEnough: true })
})
test('G12 of several generations the year says which, and without it they are asked about', () => {
  expect(clubsNamed(catalog, 'P790 2023 5-PW').map(({ headId }) => headId)).toEqual(['taylormade-p790-2023'])
  expect(clubsNamed(catalog, 'P790 5-PW').length).toBeGreaterThan(1)
})
test('G12 a club that the catalog does not have is not called one of another name', () => {
  for (const q of ['Ping G430 MAX 10K HL 10.5', 'Foobar 3000', 'TaylorMade Foobar driver 9.0'])
    expect({ q, ...find(q) }).toMatchObject({ total: 0, why: expect.not.stringContaining('is known by name only') })
  expect(find('Ping G20 driver 9.0').why).toContain('The PING G20 (2011) is known by name only')
})
