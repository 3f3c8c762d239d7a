import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import gripCsv from '../../../db/rules/grip-sizes.csv' with { type: 'text' }
import { gripForHand, type HandGripSize, handGripSizes } from '../../../src/equipment/grips/index.ts'
import { numberIn, readTable } from '../../../src/golf/read-table.ts'

describe('grip chart', () => {
  for (const row of readTable(gripCsv)) {
    const [from, to] = [numberIn(row, 'hand_length_min_in'), numberIn(row, 'hand_length_max_in')]
    test(`GR-001 a hand from ${from} to ${to} in takes ${row['size']}`, () => {
      for (const hand of [from, (from + Math.min(to, 9.25)) / 2, Math.min(to - 0.01, 13)])
        expect(gripForHand(hand).size).toBe(row['size'] as HandGripSize)
    })
  }

  test('GR-007 a longest finger over 3 inches adds one wrap; exactly 3 does not', () => {
    expect(gripForHand(7.25, 3)).toEqual({ size: 'standard', extraWraps: 0 })
    expect(gripForHand(7.25, 3.01)).toEqual({ size: 'standard', extraWraps: 1 })
  })

  test('GR-008 a hand over 9 1/4 inches takes jumbo plus two wraps; exactly 9 1/4 takes none', () => {
    expect(gripForHand(9.25, 4)).toEqual({ size: 'jumbo', extraWraps: 0 })
    expect(gripForHand(9.26)).toEqual({ size: 'jumbo', extraWraps: 2 })
  })

  test('GR-009 a size jump and the finger wrap are never combined', () => {
    for (const hand of [8, 8.5, 8.75, 9.25]) expect(gripForHand(hand, 4).extraWraps).toBe(0)
  })

  test('a larger hand never gives a smaller grip', () => {
    const hand = fc.double({ min: 3, max: 13, noNaN: true })
    fc.assert(
      fc.property(hand, hand, (a, b) => {
        const [small, large] = a < b ? [a, b] : [b, a]
        const rank = (inches: number) => handGripSizes.indexOf(gripForHand(inches).size)
        expect(rank(large)).toBeGreaterThanOrEqual(rank(small))
      }),
    )
  })
})
