import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { carriesOf } from '../../../src/flight/index.ts'
import { tidy } from '../../../src/golf/units.ts'
import { analyze, bags, clubs } from './bags.ts'

type Club = { club: string; carry?: number; loft?: number }
const flags = (given: Club[], more: object = {}) =>
  analyze({ clubs: given, driverSpeed: 95, ...more }).flags.map(({ flag, clubs: [longer, shorter], limit }) => [
    flag,
    longer,
    shorter,
    limit.value,
  ])
const pair = (longer: string, carryA: number, shorter: string, carryB: number) => [
  { club: longer, carry: carryA },
  { club: shorter, carry: carryB },
]

describe('BG-011 gap too big', () => {
  test('over 16 yards between short clubs', () => {
    expect(flags(pair('7i', 150, '8i', 134))).toEqual([])
    expect(flags(pair('7i', 150, '8i', 133.9))).toEqual([['gap_too_big', '7-iron', '8-iron', 16]])
  })
  test('over 9.5 % of the longer carry between long ones', () => {
    expect(flags(pair('3w', 240, '4h', 217.2))).toEqual([])
    expect(flags(pair('3w', 240, '4h', 217))).toEqual([['gap_too_big', '3-wood', '4-hybrid', 22.8]])
  })
  test('after the driver over 38 yards and 16 %', () => {
    expect(flags(pair('driver', 200, '3w', 162))).toEqual([])
    expect(flags(pair('driver', 200, '3w', 161))).toEqual([['gap_too_big', 'driver', '3-wood', 38]])
    expect(flags(pair('driver', 250, '3w', 210))).toEqual([])
    expect(flags(pair('driver', 250, '3w', 209))).toEqual([['gap_too_big', 'driver', '3-wood', 40]])
  })
})

describe('BG-012 gap too small', () => {
  test('under 5 yards, or 3.5 % of a long carry', () => {
    expect(flags(pair('8i', 130, '9i', 125))).toEqual([])
    expect(flags(pair('8i', 130, '9i', 126))).toEqual([['gap_too_small', '8-iron', '9-iron', 5]])
    expect(flags(pair('3w', 220, '5w', 212.5))).toEqual([['gap_too_small', '3-wood', '5-wood', 7.7]])
  })
  test.each([60, 67, 74])('at %d mph a step of 4° is worth 4 to 7 yards, as the rule says', (clubSpeedMph) => {
    const carryOf = carriesOf({ group: 'men', handicap: undefined, clubSpeedMph })
    for (const loftDeg of [22, 26, 30, 34, 38, 42])
      expect(Math.round(carryOf('iron_wedge', loftDeg) - carryOf('iron_wedge', loftDeg + 4))).toBeWithin(4, 8)
  })
  test('slow swings: only under 4 yards', () => {
    expect(flags(pair('8i', 70, '9i', 66), { driverSpeed: 74 })).toEqual([])
    expect(flags(pair('8i', 70, '9i', 67), { driverSpeed: 74 })).toEqual([['gap_too_small', '8-iron', '9-iron', 4]])
    expect(flags(pair('8i', 70, '9i', 66), { driverSpeed: 75 })).toEqual([['gap_too_small', '8-iron', '9-iron', 5]])
  })
})

describe('BG-013 overlap', () => {
  test('within 3 yards, 2 for slow swings', () => {
    expect(flags(pair('4i', 158, '5h', 155))).toEqual([['overlap', '4-iron', '5-hybrid', 3]])
    expect(flags(pair('4i', 98, '5h', 95), { driverSpeed: 70 })).toEqual([['gap_too_small', '4-iron', '5-hybrid', 4]])
    expect(flags(pair('4i', 98, '5h', 96), { driverSpeed: 70 })).toEqual([['overlap', '4-iron', '5-hybrid', 2]])
  })
  test('the text has the numbers', () => {
    expect(analyze({ clubs: pair('4i', 158, '5h', 156) }).flags[0]!.text).toBe(
      '4-iron 158 and 5-hybrid 156 overlap: 2 yards apart.',
    )
  })
  test('a stronger club of one kind that carries less', () => {
    expect(flags(pair('8i', 140, '7i', 130))).toEqual([['overlap', '8-iron', '7-iron', 3]])
  })
  test('a hybrid that outflies an iron of less loft by a good gap is no fault', () => {
    expect(flags(pair('4h', 185, '3i', 173))).toEqual([])
  })
})

describe('BG-014 duplicate loft', () => {
  test('under 1.5 degrees among woods and hybrids, or among irons and wedges', () => {
    const at = (a: string, loftA: number, b: string, loftB: number) =>
      flags([
        { club: a, loft: loftA, carry: 180 },
        { club: b, loft: loftB, carry: 170 },
      ])
    expect(at('5w', 18, '3h', 19.4)).toEqual([['duplicate_loft', '5-wood', '3-hybrid', 1.5]])
    expect(at('5w', 18, '3h', 19.5)).toEqual([])
    expect(at('PW', 46, 'GW', 47)).toEqual([['duplicate_loft', 'PW', 'GW', 1.5]])
    expect(at('4h', 22, '4i', 22)).toEqual([])
  })
})

describe('BG-015 wedge gap too wide', () => {
  const wedges = (lofts: number[], more: object = {}) =>
    flags(
      lofts.map((loft) => ({ club: String(loft) })),
      more,
    )
  test('over 6 degrees between wedges, the pitching wedge included', () => {
    expect(wedges([46, 52, 58])).toEqual([])
    expect(flags([{ club: 'PW', loft: 44 }, { club: '50' }, { club: '57' }])).toEqual([
      ['wedge_gap_too_wide', '50° wedge', '57° wedge', 6],
    ])
    expect(flags([{ club: 'PW', loft: 43.5 }, { club: '50' }])).toEqual([['wedge_gap_too_wide', 'PW', '50° wedge', 6]])
  })
  test('over 18 yards of carry', () => {
    expect(flags(pair('52', 110, '56', 92))).toEqual([])
    expect(flags(pair('52', 110, '56', 91))).toEqual([['wedge_gap_too_wide', '52° wedge', '56° wedge', 18]])
  })
  test('BG-005 a lob wedge that is never swung fully has no distance to keep', () => {
    const bag = pair('SW', 90, 'LW', 70)
    expect(flags(bag, { lobWedgeFullSwing: 'no' })).toEqual([])
    for (const lobWedgeFullSwing of ['yes', 'unsure'])
      expect(flags(bag, { lobWedgeFullSwing })).toEqual([['wedge_gap_too_wide', 'SW', 'LW', 18]])
  })
  test('by loft alone when no distance is known', () => {
    const { flags: found, gaps } = analyze({ clubs: clubs('PW SW') })
    expect(found.map(({ flag, carryGap }) => [flag, carryGap])).toEqual([['wedge_gap_too_wide', null]])
    expect(gaps).toEqual([
      { from: 'PW', to: 'SW', loft: 11, carry: null, total: null, ideal: null, rules: ['BAG-IDEAL', 'BAG-LOFT'] },
    ])
  })
})

test.each([
  [95.1, 10, 15],
  [95, 8, 12],
  [80, 8, 12],
  [79.9, 6, 10],
])('at %d mph a step should be %d to %d yards', (driverSpeed, min, max) => {
  expect(analyze({ clubs: clubs('7i 8i'), driverSpeed }).gaps[0]!.ideal).toEqual({ min, max })
})

test('BG-011 BG-012 BG-013 BG-014 BG-015 the numbers of every gap and flag follow from the clubs', () => {
  fc.assert(
    fc.property(bags(), (request) => {
      const { clubs: all, gaps, flags: found } = analyze(request)
      const shown = all.filter(({ type }) => type !== 'putter')
      expect(gaps).toHaveLength(shown.length - 1)
      for (const [i, gap] of gaps.entries()) {
        const [from, to] = [shown[i]!, shown[i + 1]!]
        expect([gap.from, gap.to]).toEqual([from.club, to.club])
        expect(gap.loft).toBe(tidy(to.loft! - from.loft!))
        expect(gap.carry).toBe(from.carry === null ? null : tidy(from.carry - to.carry!))
        if (gap.carry !== null) expect(gap.carry).toBeGreaterThanOrEqual(0)
      }
      for (const {
        clubs: [longer, shorter],
        loftGap,
        carryGap,
      } of found)
        expect(
          shown.some((a) =>
            shown.some(
              (b) =>
                a.club === longer &&
                b.club === shorter &&
                tidy(b.loft! - a.loft!) === loftGap &&
                (carryGap === null ? a.carry === null : tidy(a.carry! - b.carry!) === carryGap),
            ),
          ),
        ).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test('every gap beyond its limit is flagged, and no other', () => {
  fc.assert(
    fc.property(bags(), (request) => {
      const { clubs: all, gaps, flags: found } = analyze(request)
      const big = gaps.filter(({ carry }, i) => {
        const [a, b] = [all[i]!, all[i + 1]!]
        if (carry === null || (a.type === 'wedge' && b.type === 'wedge')) return false
        return carry > (a.type === 'driver' ? Math.max(38, 0.16 * a.carry!) : Math.max(16, 0.095 * a.carry!))
      })
      expect(found.filter(({ flag }) => flag === 'gap_too_big').map(({ clubs: [a, b] }) => [a, b])).toEqual(
        big.map(({ from, to }) => [from, to]),
      )
    }),
    { numRuns: 150 },
  )
})
