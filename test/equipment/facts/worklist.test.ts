import { expect, test } from 'bun:test'
import { stalePrices, worklistOf } from '../../../src/equipment/facts/index.ts'
import { records } from '../catalog/bundled.ts'

test('the record that fittings pick most comes first, then the one with most gaps', () => {
  const all = worklistOf(records, () => 0)
  for (const [i, one] of all.entries())
    if (i > 0) expect(one.missing.length).toBeLessThanOrEqual(all[i - 1]!.missing.length)
  const last = all.findLast(({ file }) => file === 'heads')!
  const picked = worklistOf(records, (headId, flex) => (headId === last.id && flex === undefined ? 7 : 0))
  expect(picked[0]).toMatchObject({ id: last.id, picks: 7 })
})

test('a shaft counts the picks of the heads and flexes that it comes with', () => {
  const head = records.heads.find(({ discontinued, stockShafts }) => !discontinued && stockShafts[0]!.shaftId !== null)!
  const { shaftId, flexes } = head.stockShafts[0]!
  const gaps = {
    ...records,
    shafts: records.shafts.map((one) =>
      one.shaftId === shaftId ? { ...one, flexes: one.flexes.map((entry) => ({ ...entry, torqueDeg: null })) } : one,
    ),
  }
  const found = worklistOf(gaps, (headId, flex) => (headId === head.headId && flex === flexes[0] ? 5 : 0))
  expect(found.find(({ id }) => id === shaftId)?.picks).toBe(5)
})

test('nothing of a club that is no longer sold is looked up', () => {
  const sold = new Set(records.heads.filter(({ discontinued }) => !discontinued).map(({ headId }) => headId))
  for (const { file, id } of worklistOf(records, () => 0)) if (file === 'heads') expect(sold).toContain(id)
})

test('a price is stale a year after it was seen, the oldest first', () => {
  const stale = stalePrices(records, new Date('2100-01-01'))
  const priced = records.heads.filter(
    ({ discontinued, price, priceNow }) => !discontinued && (price !== null || priceNow !== undefined),
  )
  expect(stale).toHaveLength(priced.length)
  expect(stale.map(({ seen }) => seen)).toEqual(stale.map(({ seen }) => seen).toSorted())
  expect(stalePrices(records, new Date('1990-01-01'))).toEqual([])
})
