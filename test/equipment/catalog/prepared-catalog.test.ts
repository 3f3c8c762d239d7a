import { expect, test } from 'bun:test'
import { catalogOf } from '../../../src/equipment/catalog/catalog.ts'
import { catalogFile } from '../../../src/equipment/catalog/prepared-catalog.ts'
import { catalog } from './bundled.ts'

test('a catalog comes out of its file as it was built', () => {
  const read = catalogOf(JSON.parse(catalogFile(catalog)))
  const { heads, shafts, grips, models, revision } = catalog
  expect(read).toMatchObject({ revision, heads, shafts, grips, models } as object)
  expect(read.head(heads[0]!.headId)).toBe(read.heads[0])
  expect(read.clubAge('Stealth (2022)', 'driver')).toEqual(catalog.clubAge('Stealth (2022)', 'driver'))
})
