import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { migrations } from '../../../src/platform/postgres/migrations.ts'

const text = await Bun.file(join(import.meta.dir, '../../../db/citus/functions.sql')).text()

test('what Citus does otherwise is written against the latest migration of each function', () => {
  const replaced = [...text.matchAll(/^create or replace function (\w+)/gm)].map(([, name]) => name!)
  const latest = replaced.map((name) => {
    const makes = new RegExp(`^create (or replace )?function ${name}\\(`, 'm')
    return `${name}: ${migrations.findLast((migration) => makes.test(migration.text))?.name.slice(0, 4)}`
  })
  const said = [...text.matchAll(/^-- (\w+: \d{4})$/gm)].map(([, line]) => line!)
  expect(replaced.length).toBeGreaterThan(3)
  expect(said).toEqual(latest)
})
