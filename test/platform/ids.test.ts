import { expect, test } from 'bun:test'
import { isId, newId } from '../../src/platform/ids.ts'

test('ids name what they are, and sort by time', () => {
  const times = [0, 1, 1_700_000_000_000, 1_700_000_000_001, 2 ** 45]
  const ids = times.map((ms) => newId('fit', new Date(ms)))
  expect(ids.toSorted()).toEqual(ids)
  for (const id of ids) expect(id).toMatch(/^fit_[0-9A-HJKMNP-TV-Z]{26}$/)
  // The examples of the ULID specification and of its reference implementation.
  expect(newId('fit', new Date(1_469_922_850_259))).toStartWith('fit_01ARZ3NDEK')
  expect(newId('fit', new Date(1_469_918_176_385))).toStartWith('fit_01ARYZ6S41')
})

test('ten thousand ids of one moment are all different', () => {
  const at = new Date()
  expect(new Set(Array.from({ length: 10_000 }, () => newId('acc', at))).size).toBe(10_000)
})

test('only the right prefix and form is an id', () => {
  const id = newId('fit')
  expect(isId('fit', id)).toBe(true)
  for (const text of [
    id.toLowerCase(),
    id.slice(0, -1),
    `${id}0`,
    id.replace('fit', 'acc'),
    `fit_${'I'.repeat(26)}`,
    '',
    'fit_',
  ])
    expect(isId('fit', text)).toBe(false)
})
