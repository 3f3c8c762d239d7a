import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { readStock } from '../../../src/equipment/inventory/read-stock.ts'
import type { StockItem } from '../../../src/equipment/inventory/stock.ts'
import { catalog } from '../catalog/bundled.ts'

// Lists of five systems in their own columns, with titles as shops write them, and the right reading of each, made by hand.

const folder = join(import.meta.dir, 'files')
const right: Record<string, StockItem[]> = await Bun.file(join(folder, 'right.json')).json()

test.each(Object.entries(right))('G14 the list of %s is read without a map', async (shop, items) => {
  const list = await readStock(await Bun.file(join(folder, `${shop}.csv`)).text(), catalog)
  expect(list.problems).toEqual([])
  expect(list.items).toHaveLength(items.length)
  for (const item of items) expect(list.items.find(({ sku }) => sku === item.sku)).toMatchObject(item)
})
test('G14 a line that cannot be read is left out and named, and the file goes on', async () => {
  const text = 'Name,SKU,Quantity,Hand\nPING G440 MAX Driver,A-1,1,both ways\nPING G440 MAX Driver,A-2,2,Right\n'
  const { items, leftOut, problems } = await readStock(text, catalog)
  expect([problems, items.map(({ sku }) => sku)]).toEqual([[], ['A-2']])
  expect(leftOut).toEqual([{ line: 2, why: expect.stringContaining('cannot be read: hand must be') }])
})
