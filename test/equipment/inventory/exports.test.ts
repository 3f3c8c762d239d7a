import { describe, expect, test } from 'bun:test'
import { buildCatalog, bundledCatalog, readCatalog } from '../../../src/equipment/catalog/index.ts'
import { readStock } from '../../../src/equipment/inventory/read-stock.ts'

const catalog = buildCatalog(readCatalog(bundledCatalog).records, 'test')
const read = async (text: string, map?: string) => {
  const list = await readStock(text, catalog, map)
  expect(list.problems).toEqual([])
  return list
}
const problems = async (text: string, map?: string) =>
  (await readStock(text, catalog, map)).problems.map(({ line, problem }) => `${line}: ${problem}`)

/** Rows of our own in the columns of each shop's export. @source the help pages of Shopify and WooCommerce */
describe('the export of a shop is read as it is', () => {
  test('products of Shopify: titles in the first row of a product, variants by options', async () => {
    const { items, matched, leftOut } = await read(
      [
        'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Status',
        'g440-max-driver,PING G440 MAX Driver,PING,Driver,Hand,Right,Loft,10.5,A-105-R,3,649.00,active',
        'g440-max-driver,,,,,Left,,9,A-9-L,0,649.00,',
        'balls,Soft Ball,Titleist,Ball,Title,Default Title,,,B-1,40,49.00,active',
        'old,PING G400 Driver,PING,Driver,Hand,Right,Loft,9,C-1,1,99.00,archived',
        'g440-max-driver,,,,,Right,,12,,1,649.00,',
      ].join('\n'),
    )
    expect(items).toEqual([
      { sku: 'A-105-R', headId: 'ping-g440-max-driver', hand: 'right', loft: 10.5, price: 649, stock: 3 },
      { sku: 'A-9-L', headId: 'ping-g440-max-driver', hand: 'left', loft: 9, price: 649, stock: 0 },
    ])
    expect(matched.map(({ line, headId }) => [line, headId])).toEqual([
      [2, 'ping-g440-max-driver'],
      [3, 'ping-g440-max-driver'],
    ])
    expect(leftOut.map(({ line, why }) => [line, why])).toEqual([
      [4, '"Soft Ball" is no club of the catalog'],
      [5, 'not sold (archived)'],
      [6, 'has no SKU'],
    ])
  })
  test('stock of Shopify, where an article that lies at two places counts together', async () => {
    const { items } = await read(
      [
        'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,SKU,HS Code,COO,Location,Incoming,Unavailable,Committed,Available (not editable),On hand (current),On hand (new)',
        'g440,PING G440 MAX Driver,Hand,Right Handed,Loft,9°,,,A-9,,,Shop,0,0,0,2,2,',
        'g440,PING G440 MAX Driver,Hand,Right Handed,Loft,9°,,,A-9,,,Store room,0,0,0,4,4,',
      ].join('\n'),
    )
    expect(items).toEqual([{ sku: 'A-9', headId: 'ping-g440-max-driver', hand: 'right', loft: 9, stock: 6 }])
  })
  test('products of WooCommerce: variations under their parent', async () => {
    const { items, leftOut } = await read(
      [
        'ID,Type,SKU,Name,Published,Is featured?,"In stock?",Stock,"Regular price",Categories,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)"',
        '12,variable,G440,"PING G440 MAX Driver",1,0,1,,,Driver,,Hand,"Right, Left",Loft,"9, 10.5"',
        '13,variation,G440-R9,"PING G440 MAX Driver - Right, 9",1,0,1,2,649,,id:12,Hand,Right,Loft,9',
        '14,variation,G440-L105,"PING G440 MAX Driver - Left, 10.5",1,0,0,0,649,,G440,Hand,Left,Loft,10.5',
        '15,simple,S159,"PING s159 wedge",1,0,1,5,219,Wedges,,,,,',
        '16,simple,HIDDEN,"PING s159 wedge",0,0,1,5,219,Wedges,,,,,',
      ].join('\n'),
    )
    expect(items).toEqual([
      { sku: 'G440-R9', headId: 'ping-g440-max-driver', hand: 'right', loft: 9, price: 649, stock: 2 },
      { sku: 'G440-L105', headId: 'ping-g440-max-driver', hand: 'left', loft: 10.5, price: 649, stock: 0 },
      { sku: 'S159', headId: 'ping-s159', price: 219, stock: 5 },
    ])
    expect(leftOut.map(({ line }) => line)).toEqual([2, 6])
  })
})

describe('a list of a shop’s own', () => {
  test('may have semicolons and decimal commas', async () => {
    const { items } = await read(
      'sku;headId;stock;price\nA-1;ping-g440-max-driver;3;649,00\nA-2;ping-g440-max-driver;1;"1.249,50 €"',
    )
    expect(items.map(({ sku, price, stock }) => [sku, price, stock])).toEqual([
      ['A-1', 649, 3],
      ['A-2', 1249.5, 1],
    ])
  })
  test('may name its columns in any case and order, and the clubs by their names', async () => {
    const { items, columns } = await read(
      'Stock\tHEAD ID\tSKU\tPrice\tHand\n3\tPING G440 MAX driver\tA-1\t$1,649.00\tRH\n0\tping-g440-max-driver\tA-2\t\tany',
    )
    expect(items).toEqual([
      { sku: 'A-1', headId: 'ping-g440-max-driver', hand: 'right', price: 1649, stock: 3 },
      { sku: 'A-2', headId: 'ping-g440-max-driver', stock: 0 },
    ])
    expect(columns).toEqual({ sku: 'SKU', headId: 'HEAD ID', hand: 'Hand', price: 'Price', stock: 'Stock' })
  })
  test('is read by a map where its columns have other names', async () => {
    const { items, unused } = await read(
      'Nr,Was,Lager,Farbe\nA-1,PING G440 MAX driver,3,schwarz',
      'sku=Nr, name=was, Stock=Lager',
    )
    expect(items).toEqual([{ sku: 'A-1', headId: 'ping-g440-max-driver', stock: 3 }])
    expect(unused).toEqual(['Farbe'])
  })
  test('is refused, with what to say, where a column or a map is wrong', async () => {
    expect(await problems('Nr,Was,Lager\nA,B,3')).toEqual([expect.stringMatching(/^1: must name the columns.*--map/)])
    expect(await problems('sku,headId,stock\nA,x,1', 'sku=Artikel')).toEqual([
      '1: --map: the file has no column Artikel',
    ])
    expect(await problems('sku,headId,stock\nA,x,1', 'skuu=sku')).toEqual([
      '1: --map: there is no field skuu; did you mean sku?',
    ])
    expect(await problems('sku,headId,stock\nA,x,1', 'sku')).toEqual(['1: --map: must be field=column, field=column'])
    expect(await problems('sku,headId,stock,lofft\nA,x,1,9')).toEqual([expect.stringContaining('did you mean loft?')])
    expect(await problems('sku,headId,stock,sku\nA,x,1,9')).toEqual(['1: column "sku" is a duplicate'])
  })
  test('is refused for each value that cannot be, and for clubs of its own that are none', async () => {
    expect(
      await problems(
        'sku,headId,hand,loft,price,stock\nA,ping-g440-max-driver,up,9,1,1\nB,ping-g440-max-driver,,90,1,1\nC,no-such,,9,1,1\nD,ping-g440-max-driver,,9,x,',
      ),
    ).toEqual([
      expect.stringMatching(/^2: hand must be/),
      expect.stringMatching(/^3: loft must be 4 to 70/),
      expect.stringMatching(/^4: headId is not in the catalog: no-such/),
      expect.stringMatching(/^5: price/),
      expect.stringMatching(/^5: stock/),
    ])
  })
  test('in which no line is a club in stock changes nothing', async () => {
    expect(await problems('SKU,Name,Stock\nB,Soft Ball,40')).toEqual([
      expect.stringContaining('no club of the catalog'),
    ])
  })
  test('tells a name that may be several clubs', async () => {
    const { leftOut } = await readStock('SKU,Name,Stock\nA,PING G440,4\nB,PING G440 MAX driver,1', catalog)
    expect(leftOut).toEqual([{ line: 2, why: expect.stringContaining('may be ping-g440') }])
  })
})
