import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { type ComparedGolfer, cellOf, missSigns, similarCells } from '../../../src/features/evidence/cell.ts'

const golfer = (speedMph: number, handicap: number | null = 15, missSign: ComparedGolfer['missSign'] = 'none') => ({
  speedMph,
  handicap,
  missSign,
})
const isSimilar = (one: ComparedGolfer, other: ComparedGolfer) => similarCells(one).includes(cellOf(other))
const anyGolfer = fc.record({
  speedMph: fc.double({ min: 10, max: 190, noNaN: true }),
  handicap: fc.option(fc.double({ min: -10, max: 54, noNaN: true })),
  missSign: fc.constantFrom(...missSigns),
})

describe('similar golfers', () => {
  test('are at most 6 mph apart, counted in bins of 2', () => {
    expect(isSimilar(golfer(92), golfer(86))).toBe(true)
    expect(isSimilar(golfer(92), golfer(98))).toBe(true)
    expect(isSimilar(golfer(92), golfer(85.9))).toBe(false)
    expect(isSimilar(golfer(92), golfer(100))).toBe(false)
  })
  test('are at most 6 strokes apart, counted in bins of 3', () => {
    expect(isSimilar(golfer(92, 10), golfer(92, 4))).toBe(true)
    expect(isSimilar(golfer(92, 10), golfer(92, 16))).toBe(true)
    expect(isSimilar(golfer(92, 10), golfer(92, 3.9))).toBe(false)
    expect(isSimilar(golfer(92, 10), golfer(92, 19))).toBe(false)
  })
  test('miss to the same side', () => {
    expect(isSimilar(golfer(92, 10, 'fade'), golfer(92, 10, 'fade'))).toBe(true)
    expect(isSimilar(golfer(92, 10, 'fade'), golfer(92, 10, 'hook'))).toBe(false)
    expect(isSimilar(golfer(92, 10, 'fade'), golfer(92, 10, 'none'))).toBe(false)
  })
  test('an unknown handicap counts as 16 on either side', () => {
    expect(isSimilar(golfer(92, null), golfer(92, 16))).toBe(true)
    expect(isSimilar(golfer(92, 16), golfer(92, null))).toBe(true)
    expect(isSimilar(golfer(92, null), golfer(92, null))).toBe(true)
    expect(isSimilar(golfer(92, null), golfer(92, 0))).toBe(false)
    expect(isSimilar(golfer(92, 0), golfer(92, null))).toBe(false)
  })
  test('similarity is mutual, everybody resembles himself, and cells are named once and in order', () => {
    fc.assert(
      fc.property(anyGolfer, anyGolfer, (one, other) => {
        expect(isSimilar(one, one)).toBe(true)
        expect(isSimilar(one, other)).toBe(isSimilar(other, one))
        const cells = similarCells(one)
        expect(cells).toEqual([...new Set(cells)].sort((a, b) => a - b))
      }),
    )
  })
})
