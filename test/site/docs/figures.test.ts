import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { figures } from '../../../bench/figures/all.ts'

// After a change of rules, tables, flight model or bench/results: bun bench/figures.ts
test.each(Object.entries(figures()))('docs/figures/%s shows the tables and results as they are', async (name, svg) => {
  expect(await Bun.file(join(import.meta.dir, '../../../docs/figures', name)).text()).toBe(svg)
})
