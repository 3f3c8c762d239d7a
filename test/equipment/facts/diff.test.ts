import { expect, test } from 'bun:test'
import { diffCatalogs } from '../../../src/equipment/facts/index.ts'
import { records } from '../catalog/bundled.ts'

const head = records.heads.find(
  ({ clubType, price, discontinued }) => clubType === 'driver' && price !== null && !discontinued,
)!
const withHead = (change: object) => ({
  ...records,
  heads: records.heads.map((one) => (one === head ? ({ ...one, ...change } as typeof head) : one)),
})

test('a catalog does not differ from itself, in whatever order its records and members stand', () => {
  const turned = {
    ...records,
    shafts: records.shafts.map((one) => Object.fromEntries(Object.entries(one).reverse()) as typeof one).reverse(),
  }
  expect(diffCatalogs(records, turned)).toMatchObject({ changes: [], counts: { added: 0, removed: 0, changed: 0 } })
})

test('a club that is no longer sold is a change of status, and its meaning is told', () => {
  const { changes, about } = diffCatalogs(records, withHead({ discontinued: true, yearEnd: 2026 }))
  expect(about).toEqual({ status: 2 })
  expect(changes[0]!.fields).toContainEqual({
    field: 'discontinued',
    from: false,
    to: true,
    about: 'status',
    meaning: 'fittings no longer pick it',
  })
})

test('a price tells by how much it changed', () => {
  const [change] = diffCatalogs(records, withHead({ price: head.price! * 2 })).changes
  expect(change!.fields).toMatchObject([{ field: 'price', about: 'price', meaning: `up ${head.price} (100 %)` }])
})

test('a loft is named by its degrees, not by its place', () => {
  const lofts = [...head.lofts!]
  const [dropped] = lofts.splice(0, 1)
  const [change] = diffCatalogs(records, withHead({ lofts })).changes
  expect(change!.fields).toMatchObject([
    { field: `lofts[${dropped!.loft}]`, to: undefined, about: 'lofts', meaning: 'is no longer offered' },
  ])
})

test('records that come and go are told with what follows', () => {
  const [without] = diffCatalogs(records, { ...records, heads: records.heads.filter((one) => one !== head) }).changes
  expect(without).toMatchObject({
    kind: 'head',
    id: head.headId,
    change: 'removed',
    meaning: 'fittings no longer pick it, and links to it end',
  })
  const [back] = diffCatalogs({ ...records, heads: records.heads.filter((one) => one !== head) }, records).changes
  expect(back).toMatchObject({ change: 'added', meaning: 'fittings may pick it' })
})
