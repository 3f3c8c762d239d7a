import { describe, expect, test } from 'bun:test'
import { staticLieDeg } from '../../../src/fitting/engine/shaft/lie.ts'
import type { ClubType } from '../../../src/golf/names/words.ts'
import { tableRows } from '../../../src/golf/tables.ts'
import { fit } from '../../support/in-english.ts'
import { atSpeed } from './request.ts'

const rows = tableRows('lie-length-chart.csv').map((row) => ({
  heightIn: Number(row['height_in']),
  wristToFloorIn: Number(row['wrist_to_floor_in']),
  lengthIn: Number(row['iron_length_adj_in']),
  lieDeg: Number(row['lie_adj_deg_upright_positive']),
}))

const lieOf = (clubType: ClubType, golfer: object, swingMetrics: object = {}): number =>
  fit(atSpeed(clubType, 75, { golfer, swingMetrics })).specs.lieAngle.value

const statureOf = ({ heightIn, wristToFloorIn }: (typeof rows)[number]) => ({
  heightFeet: Math.floor(heightIn / 12),
  heightInches: heightIn % 12,
  wristToFloor: wristToFloorIn,
})

test('the chart covers 4 ft 8 in to 6 ft 10 in', () => {
  expect(rows.length).toBeGreaterThan(400)
  expect(Math.min(...rows.map(({ heightIn }) => heightIn))).toBe(56)
  expect(Math.max(...rows.map(({ heightIn }) => heightIn))).toBe(82)
})

describe.each([...new Set(rows.map(({ heightIn }) => heightIn))])('lie and length chart at %d in', (heightIn) => {
  const cells = rows.filter((row) => row.heightIn === heightIn)
  test('every cell of the static lie', () => {
    for (const cell of cells) expect([cell, staticLieDeg(heightIn, cell.wristToFloorIn)]).toEqual([cell, cell.lieDeg])
  })
  // Length beyond +0.5 in plays upright by itself: half a degree per half inch comes off.
  test('every cell as a fitted iron', () => {
    for (const cell of cells) {
      const { specs, lengthOffsetIn } = fit(atSpeed('iron', 75, { golfer: statureOf(cell) }))
      const lieDeg = Math.min(4, Math.max(-3, cell.lieDeg - Math.max(0, cell.lengthIn - 0.5)))
      expect([cell, lengthOffsetIn, specs.lieAngle.value]).toEqual([cell, cell.lengthIn, lieDeg])
    }
  })
})

describe('ball flight', () => {
  test.each([
    ['hook', 'moderate', -1],
    ['hook', 'large', -1.5],
    ['hook', 'slight', -0.5],
    ['hook', undefined, -0.5],
    ['fade', 'moderate', 1],
    ['fade', 'large', 1.5],
    ['fade', 'slight', 0.5],
    ['fade', undefined, 0.5],
    ['straight', 'large', 0],
    ['both', 'large', 0],
  ] as const)(
    '%s %s moves irons and wedges by %d°, hybrids by half, woods not at all',
    (missPattern, missSize, deg) => {
      const miss = { missPattern, ...(missSize && { missSize }) }
      expect(lieOf('iron', {}, miss)).toBe(deg)
      expect(lieOf('wedge', {}, miss)).toBe(deg)
      expect(lieOf('hybrid', {}, miss)).toBe(deg / 2)
      expect(lieOf('fairway', {}, miss)).toBe(0)
      expect(lieOf('driver', {}, miss)).toBe(0)
    },
  )
  test('toe strikes ask for half a degree upright, heel strikes for half a degree flat', () => {
    expect(lieOf('iron', {}, { strikePattern: 'toe' })).toBe(0.5)
    expect(lieOf('iron', {}, { strikePattern: 'heel' })).toBe(-0.5)
    expect(lieOf('iron', {}, { strikePattern: 'mix' })).toBe(0)
  })
  test('a size without a pattern and a face angle change nothing', () => {
    expect(lieOf('iron', {}, { missSize: 'large', faceAngle: 8 })).toBe(0)
  })
  test('the whole stays within 3° flat and 4° upright, a hybrid within 1.5°', () => {
    const upright = { heightFeet: 5, heightInches: 4, wristToFloor: 35.9 }
    expect(lieOf('iron', upright, { missPattern: 'fade', missSize: 'large' })).toBe(4)
    expect(lieOf('hybrid', upright, { missPattern: 'fade', missSize: 'large' })).toBe(1.5)
    const flat = { heightFeet: 6, heightInches: 2, wristToFloor: 32 }
    expect(lieOf('iron', flat, { missPattern: 'hook', missSize: 'large' })).toBe(-3)
  })
  test('a hybrid’s half is a quarter of a degree that somebody can bend', () => {
    const flat = { heightFeet: 5, heightInches: 10, wristToFloor: 33.5 }
    expect(lieOf('iron', flat)).toBe(-0.75)
    expect(lieOf('hybrid', flat)).toBe(-0.5)
    const short = { heightFeet: 5, heightInches: 10, wristToFloor: 35.5 }
    expect([lieOf('iron', short), lieOf('hybrid', short)]).toEqual([0.75, 0.5])
    for (let tenths = 300; tenths <= 400; tenths++)
      for (const swing of [{}, { missPattern: 'hook', strikePattern: 'toe' } as const])
        expect((4 * lieOf('hybrid', { ...flat, wristToFloor: tenths / 10 }, swing)) % 1).toBeCloseTo(0, 9)
  })
  test('a junior’s lie follows the miss only', () => {
    const junior = { age: 9, heightFeet: 4, heightInches: 6, wristToFloor: 26 }
    expect(lieOf('iron', junior, { strikePattern: 'toe' })).toBe(0)
    expect(lieOf('iron', junior, { missPattern: 'fade', missSize: 'moderate' })).toBe(1)
  })
})
