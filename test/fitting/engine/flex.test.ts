import { describe, expect, test } from 'bun:test'
import type { ClubType } from '../../../src/golf/names/words.ts'
import { tableRows } from '../../../src/golf/tables.ts'
import { fit } from '../../support/in-english.ts'
import { atSpeed } from './request.ts'

/** Which fitting reads a row of the flex table. */
const clubOfBasis: Readonly<
  Record<string, { clubType: ClubType; clubDetails?: { fairwaySpeedSource: 'three_wood' } }>
> = {
  'driver club speed': { clubType: 'driver' },
  '3-wood club speed': { clubType: 'fairway', clubDetails: { fairwaySpeedSource: 'three_wood' } },
  'hybrid club speed': { clubType: 'hybrid' },
  '7-iron club speed': { clubType: 'iron' },
  'wedge club speed': { clubType: 'wedge' },
}
const bands = ['Ladies', 'Senior', 'Regular', 'Stiff', 'Stiff+', 'Extra Stiff']
const borderColumns = ['senior_from', 'regular_from', 'stiff_from', 'stiff_plus_from', 'extra_stiff_from']

const flexAt = (basis: string, group: string, speedMph: number): string => {
  const { clubType, ...details } = clubOfBasis[basis]!
  const golfer = group === 'women' ? { gender: 'female' as const } : {}
  return fit(atSpeed(clubType, speedMph, { golfer, ...details })).specs.shaftFlex.value
}

const rows = tableRows('flex-thresholds.csv').filter((row) => row['basis']! in clubOfBasis)

test('the flex table has a men and a women row for each of the five clubs', () => {
  expect(rows).toHaveLength(10)
})

describe.each(rows.map((row) => [`${row['group']}, ${row['basis']}`, row] as const))('%s', (_, row) => {
  const { basis, group } = row as { basis: string; group: string }
  test.each(borderColumns.map((column, i) => [column, Number(row[column]), bands[i]!, bands[i + 1]!] as const))(
    '%s %d mph: %s just below, %s at the border',
    (_column, border, below, at) => {
      // A man's Ladies is sold as Senior down to the last column, which its own test covers.
      const belowFlex = below === 'Ladies' && group === 'men' ? 'Senior' : below
      expect(flexAt(basis, group, border - 0.1)).toBe(belowFlex)
      expect(flexAt(basis, group, border)).toBe(at)
    },
  )
  if (group === 'men')
    test("men's lines stop at Senior; below that a man's shaft is Ladies", () => {
      const floor = Number(row['senior_label_floor_mph'])
      expect(flexAt(basis, group, floor)).toBe('Senior')
      expect(flexAt(basis, group, floor - 0.1)).toBe('Ladies')
    })
})

describe('what moves the flex beside speed', () => {
  const flexOf = (...args: Parameters<typeof atSpeed>): string => fit(atSpeed(...args)).specs.shaftFlex.value

  test('AN-018 gender female applies Ladies flex, whatever tempo, miss and age say', () => {
    for (const words of ['smooth', 'fast', 'aggressive'])
      expect(
        flexOf('driver', 79.9, {
          golfer: { gender: 'female', age: 30 },
          swingMetrics: { missPattern: 'hook', missSize: 'large' },
          preferences: { tempo: words, transition: words },
        }),
      ).toBe('Ladies')
  })
  test("the step up of fast women names the literal women's rule as its alternative", () => {
    const { shaftFlex } = fit(atSpeed('driver', 90, { golfer: { gender: 'female' } })).specs
    expect(shaftFlex).toMatchObject({ value: 'Regular', rule: 'SHAFT-FLEX-WOMEN-UP' })
    expect(shaftFlex.why).toStartWith('Speed-based exception to Ladies flex')
    expect(shaftFlex.alternatives[0]).toStartWith('Ladies')
  })
  test('a fast woman whose quiet move takes the step up back stays Ladies by the women’s rule', () => {
    const golfer = { gender: 'female' as const }
    const quiet = fit(atSpeed('driver', 82, { golfer, preferences: { tempo: 'smooth' } })).specs.shaftFlex
    expect(quiet).toMatchObject({ value: 'Ladies', rule: 'SHAFT-FLEX-WOMEN' })
  })
  test('AN-019 without gender the fit is made on the men’s tables', () => {
    expect(flexOf('driver', 84)).toBe('Regular')
    expect(flexOf('driver', 84, { golfer: { gender: 'male' } })).toBe('Regular')
    expect(flexOf('driver', 84, { golfer: { gender: 'female' } })).toBe('Senior')
  })
  test('AN-008 tempo and transition move half a flex, together no more; unknown words nothing', () => {
    // 93 mph is 83 % up the Regular band, 97 mph 20 % up the Stiff band.
    expect(flexOf('driver', 93, { preferences: { tempo: 'fast' } })).toBe('Stiff')
    expect(flexOf('driver', 97, { preferences: { transition: 'smooth' } })).toBe('Regular')
    expect(flexOf('driver', 93, { preferences: { tempo: 'fast', transition: 'smooth' } })).toBe('Regular')
    expect(flexOf('driver', 100, { preferences: { tempo: 'fast', transition: 'quick' } })).toBe('Stiff+')
    expect(flexOf('driver', 93, { preferences: { tempo: 'like Ernie' } })).toBe('Regular')
  })
  test('a moderate hook moves 0.15 up, a moderate fade 0.15 down; slight ones nothing', () => {
    expect(flexOf('driver', 93.5, { swingMetrics: { missPattern: 'hook', missSize: 'moderate' } })).toBe('Stiff')
    expect(flexOf('driver', 93.5, { swingMetrics: { missPattern: 'hook', missSize: 'slight' } })).toBe('Regular')
    expect(flexOf('driver', 96, { swingMetrics: { missPattern: 'fade', missSize: 'large' } })).toBe('Regular')
    expect(flexOf('driver', 96, { swingMetrics: { missPattern: 'fade' } })).toBe('Stiff')
  })
  test('from 70 a quarter of a flex softer', () => {
    expect(flexOf('driver', 97, { golfer: { age: 69 } })).toBe('Stiff')
    expect(flexOf('driver', 97, { golfer: { age: 70 } })).toBe('Regular')
  })
  test('launch and spin both high: a little stiffer; both low: a little softer; one alone: nothing', () => {
    // At 93.5 mph and no attack the target is 13.5° and 2,650 rpm.
    const level = { attackAngle: 0 }
    expect(flexOf('driver', 93.5, { swingMetrics: { ...level, launchAngle: 15.5, spinRate: 3500 } })).toBe('Stiff')
    expect(flexOf('driver', 93.5, { swingMetrics: { ...level, launchAngle: 15.5 } })).toBe('Regular')
    expect(flexOf('driver', 96, { swingMetrics: { ...level, launchAngle: 9, spinRate: 2200 } })).toBe('Regular')
    expect(flexOf('driver', 96, { swingMetrics: { ...level, spinRate: 2200 } })).toBe('Stiff')
  })
  test('a believable driver carry weighs a quarter, within 8 mph; other clubs do not read it', () => {
    // A scratch golfer carries 221 yd at 94 mph, as the LPGA does; 240 yd is the carry of a faster swing.
    const scratch = { golfer: { handicap: 0 } }
    expect(flexOf('driver', 94, { ...scratch, swingMetrics: { carryDistance: 240 } })).toBe('Stiff')
    expect(flexOf('fairway', 94, { ...scratch, swingMetrics: { carryDistance: 240 } })).toBe('Regular')
  })
  test('a carry that the speed cannot produce is not read', () => {
    expect(flexOf('driver', 94, { golfer: { handicap: 0 }, swingMetrics: { carryDistance: 290 } })).toBe('Regular')
  })
  /** The driver speed from which a man gets Stiff, mph; from 95 with nothing else known. */
  const stiffFrom = (more: Parameters<typeof atSpeed>[2]): number => {
    let [soft, stiff] = [85, 104]
    while (stiff - soft > 0.001) {
      const between = (soft + stiff) / 2
      if (bands.indexOf(flexOf('driver', between, more)) < bands.indexOf('Stiff')) soft = between
      else stiff = between
    }
    return stiff
  }
  // Regular is 12 mph wide, Stiff 10: half a step down begins 6 mph earlier, half a step up 5 mph later.
  const level = { attackAngle: 0 }
  const scratch = { handicap: 0 }
  test.each([
    ['a forceful move', 89, { preferences: { tempo: 'fast' } }],
    ['a quiet move', 100, { preferences: { tempo: 'smooth' } }],
    ['a moderate hook', 93.2, { swingMetrics: { missPattern: 'hook', missSize: 'moderate' } }],
    ['a moderate fade', 96.5, { swingMetrics: { missPattern: 'fade', missSize: 'moderate' } }],
    ['launch and spin both high', 93.2, { swingMetrics: { ...level, launchAngle: 15.5, spinRate: 3500 } }],
    ['launch and spin both low', 96.5, { swingMetrics: { ...level, launchAngle: 9, spinRate: 2200 } }],
    ['an age of 65', 95, { golfer: { age: 65 } }],
    ['an age of 66', 95.5, { golfer: { age: 66 } }],
    ['an age of 80', 97.5, { golfer: { age: 80 } }],
    ['a carry of a faster swing', 93, { golfer: scratch, swingMetrics: { carryDistance: 241 } }],
    ['a total of a faster swing', 94, { golfer: scratch, swingMetrics: { totalDistance: 266 } }],
  ] as const)('with %s Stiff begins at %d mph', (_, mph, more) => {
    expect(Math.abs(stiffFrom(more) - mph)).toBeLessThan(0.01)
  })
  test('just under a border the neighbor is named', () => {
    expect(fit(atSpeed('driver', 94)).specs.shaftFlex.alternatives.join()).toStartWith('Stiff')
    expect(fit(atSpeed('driver', 90)).specs.shaftFlex.alternatives).toEqual([])
    // A Senior of the men's lines is not told that Senior is near.
    expect(fit(atSpeed('driver', 69.5)).specs.shaftFlex).toMatchObject({ value: 'Senior', alternatives: [] })
  })
})

describe('juniors', () => {
  const junior = { age: 12, heightFeet: 4, heightInches: 10 }
  test('AN-021 a golfer of 12 or younger gets the junior rules; one of 13 gets them below 5 ft only', () => {
    for (const clubType of ['driver', 'fairway', 'hybrid', 'iron', 'wedge'] as const) {
      expect(fit(atSpeed(clubType, 60, { golfer: junior })).specs.shaftFlex.value).toBe('Junior')
      // Height decides above 12, where it is known.
      for (const adult of [{ age: 13 }, { age: 13, heightFeet: 5, heightInches: 0 }, { ...junior, age: 18 }])
        expect(fit(atSpeed(clubType, 60, { golfer: adult })).specs.shaftFlex.value).not.toBe('Junior')
      expect(fit(atSpeed(clubType, 60, { golfer: { ...junior, age: 13 } })).specs.shaftFlex.value).toBe('Junior')
    }
  })
  test('neither speed nor tempo nor a miss changes a junior shaft', () => {
    const golfer = { ...junior, heightInches: 11 }
    const strong = atSpeed('driver', 95, {
      golfer,
      swingMetrics: { missPattern: 'hook', missSize: 'large' },
      preferences: { tempo: 'fast' },
    })
    expect(fit(strong).specs.shaftFlex.value).toBe('Junior')
    expect(fit(strong).specs.shaftWeight.value).toBe(45)
  })
  test('a teen build of 60 in and 75 mph takes a 55 g adult shaft, at most Regular', () => {
    const golfer = { age: 12, heightFeet: 5, heightInches: 0 }
    expect(fit(atSpeed('driver', 74.9, { golfer })).specs.shaftFlex.value).toBe('Junior')
    expect(fit(atSpeed('driver', 75, { golfer })).specs.shaftFlex.value).toBe('Senior')
    expect(fit(atSpeed('driver', 104, { golfer })).specs.shaftFlex.value).toBe('Regular')
    expect(fit(atSpeed('driver', 104, { golfer })).specs.shaftWeight.value).toBe(55)
  })
})
