import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import anchorCsv from '../../db/rules/carry-anchor-113.csv' with { type: 'text' }
import carryBySpeedCsv from '../../db/rules/carry-by-speed.csv' with { type: 'text' }
import {
  type CarryKind,
  type ClubKind,
  carriesOf,
  carryShareOfTotal,
  carryYardsAt113Mph,
  driveOf,
  driverSpeedForCarry,
} from '../../src/flight/index.ts'
import { numberIn, type Row, readTable } from '../../src/golf/read-table.ts'

/** Column headings such as `driver (10.5)`, `3-hybrid (19)`, `PW (45)`. */
const clubOf = (heading: string): readonly [ClubKind, number] => {
  const [, name, loft] = /^(.+) \(([\d.]+)\)$/.exec(heading)!
  if (name === 'driver') return ['driver', Number(loft)]
  return [name!.endsWith('wood') ? 'wood' : name!.endsWith('hybrid') ? 'hybrid' : 'iron_wedge', Number(loft)]
}

const scratch = { group: 'men', handicap: 0 } as const

describe('carry-by-speed.csv', () => {
  const rows = readTable(carryBySpeedCsv)

  test.each(rows)('every club at $driver_speed_mph mph within 1 yd', (row: Row) => {
    const clubSpeedMph = numberIn(row, 'driver_speed_mph')
    const clubs = Object.keys(row).filter((heading) => heading !== 'driver_speed_mph')
    expect(clubs).toHaveLength(17)
    const carry = carriesOf({ ...scratch, clubSpeedMph })
    for (const heading of clubs) expect(Math.abs(carry(...clubOf(heading)) - numberIn(row, heading))).toBeLessThan(1)
  })
})

test('the anchors are the tour carries of carry-anchor-113.csv', () => {
  for (const row of readTable(anchorCsv))
    expect(carryYardsAt113Mph(row['kind'] as CarryKind, numberIn(row, 'loft_deg'))).toBe(
      numberIn(row, 'carry_yd_at_113_mph'),
    )
})

describe('published golfers', () => {
  test('LPGA at 94 mph and +3°: driver 218-220 yd and 7-iron 141 yd, within 3 %', () => {
    const carry = carriesOf({ ...scratch, clubSpeedMph: 94, attackDeg: 3 })
    expect(Math.abs(carry('driver', 10.5) / 219 - 1)).toBeLessThan(0.03)
    expect(Math.abs(carry('iron_wedge', 34) / 141 - 1)).toBeLessThan(0.03)
  })

  test('the tour at 113 mph carries its driver 275 yd and its 7-iron 172 yd, within 3 %', () => {
    const carry = carriesOf({ ...scratch, clubSpeedMph: 113 })
    expect(Math.abs(carry('driver', 10.5) / 275 - 1)).toBeLessThan(0.03)
    expect(Math.abs(carry('iron_wedge', 34) / 172 - 1)).toBeLessThan(0.03)
  })

  test('the average man (93.4 mph, handicap 14.5) carries 204 yd within 2 %', () => {
    const { carryYards } = driveOf({ clubSpeedMph: 93.4, group: 'men', handicap: 14.5 })
    expect(Math.abs(carryYards / 204 - 1)).toBeLessThan(0.02)
  })

  test('the average woman (78 mph, handicap 24) totals 167 yd within 2 %', () => {
    const { carryYards } = driveOf({ clubSpeedMph: 78, group: 'women', handicap: 24 })
    expect(Math.abs(carryYards / carryShareOfTotal('driver', 78) / 167 - 1)).toBeLessThan(0.02)
  })
})

test('the carry share of a driver total is 0.90 at 75 mph and stays within 0.86 to 0.95', () => {
  expect(carryShareOfTotal('driver', 75)).toBe(0.9)
  expect(carryShareOfTotal('driver', 95)).toBeCloseTo(0.92, 9)
  expect(carryShareOfTotal('driver', 30)).toBe(0.86)
  expect(carryShareOfTotal('driver', 150)).toBe(0.95)
})

test('without a speed, and for shorter clubs, the share is a fixed one that grows with loft', () => {
  const shares = (['driver', 'wood', 'hybrid', 'iron', 'wedge'] as const).map((kind) => carryShareOfTotal(kind))
  expect(shares).toEqual([0.92, 0.94, 0.955, 0.965, 0.98])
})

describe('properties', () => {
  const anyGolfer = fc.record({
    group: fc.constantFrom('men', 'women'),
    handicap: fc.option(fc.double({ min: -5, max: 30, noNaN: true }), { nil: undefined }),
    ageYears: fc.integer({ min: 13, max: 90 }),
  })
  const anyClub = fc.tuple(
    fc.constantFrom<CarryKind[]>('wood', 'hybrid', 'iron_wedge'),
    fc.double({ min: 8, max: 64, noNaN: true }),
  )
  const anySpeed = fc.double({ min: 45, max: 130, noNaN: true })

  test('the speed found for a carry is the speed that carries it', () => {
    fc.assert(
      fc.property(anyGolfer, anyClub, anySpeed, (golfer, [kind, loftDeg], clubSpeedMph) => {
        const carryYards = carriesOf({ ...golfer, clubSpeedMph })(kind, loftDeg)
        expect(driverSpeedForCarry(golfer, { kind, loftDeg, carryYards })).toBeCloseTo(clubSpeedMph, 1)
      }),
      { numRuns: 200 },
    )
  })

  test('carries that no swing gives read as the slowest and the fastest', () => {
    const club = { kind: 'driver', loftDeg: 10.5 } as const
    expect(driverSpeedForCarry(scratch, { ...club, carryYards: 500 })).toBe(150)
    expect(driverSpeedForCarry(scratch, { ...club, carryYards: 1 })).toBe(30)
  })

  test('more speed always carries farther, more loft of a wood, hybrid or iron never does', () => {
    fc.assert(
      fc.property(anyGolfer, anyClub, anySpeed, (golfer, [kind, loftDeg], clubSpeedMph) => {
        const carry = carriesOf({ ...golfer, clubSpeedMph })
        const slower = carriesOf({ ...golfer, clubSpeedMph: clubSpeedMph - 1 })
        expect(carry(kind, loftDeg)).toBeGreaterThan(slower(kind, loftDeg))
        expect(carry(kind, loftDeg)).toBeGreaterThanOrEqual(carry(kind, loftDeg + 1))
      }),
      { numRuns: 200 },
    )
  })
})
