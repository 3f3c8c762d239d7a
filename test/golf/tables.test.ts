import { describe, expect, test } from 'bun:test'
import { longestIronOf } from '../../src/fitting/index.ts'
import { carriesOf } from '../../src/flight/index.ts'
import { columnMeanings } from '../../src/golf/columns.ts'
import { driverMphPerFiveWoodMph } from '../../src/golf/speeds.ts'
import { servedRows, type TableName, tableRows, tableTexts } from '../../src/golf/tables.ts'

// Columns that no rule reads, held against what the rules say. All other columns are read by src/golf or have their cases
// beside the rule that they belong to.

const numbersIn = (text: string | undefined): number[] => (text?.match(/\d+(\.\d+)?/g) ?? []).map(Number)
const cell = (row: Readonly<Record<string, string>>, column: string): number => Number(row[column])

test('flex-thresholds: Ladies ends where Senior begins', () => {
  for (const row of tableRows('flex-thresholds.csv')) expect(row['ladies_below']).toBe(row['senior_from']!)
})

test('shaft-weight: each band of speeds follows the one before and holds its anchor', () => {
  const rows = tableRows('shaft-weight.csv').filter(({ club }) => club !== 'wedge')
  for (const [i, row] of rows.entries()) {
    const next = rows[i + 1]
    if (next?.['club'] === row['club']) expect(next!['speed_min_mph']).toBe(row['speed_max_mph']!)
    expect(cell(row, 'anchor_speed_mph')).toBeWithin(cell(row, 'speed_min_mph'), cell(row, 'speed_max_mph'))
    expect(cell(row, 'weight_mid_g')).toBeWithin(cell(row, 'weight_min_g'), cell(row, 'weight_max_g'))
  }
})

test('fairway-by-speed: the longest iron and the gap behind the driver are those of the rules', () => {
  for (const row of tableRows('fairway-by-speed.csv')) {
    const [from, to] = [cell(row, 'driver_speed_min_mph'), cell(row, 'driver_speed_max_mph')]
    const [least, most] = numbersIn(row['carry_gap_driver_to_first_yd']) as [number, number]
    const middle = Math.min((from + to) / 2, 115)
    const carry = carriesOf({ clubSpeedMph: middle, group: 'men', handicap: undefined })
    const gap = carry('wood', 10.5) - carry('wood', cell(row, 'first_loft_deg_mid_band'))
    expect([from, gap >= least - 2 && gap <= most + 1]).toEqual([from, true])
    const irons = numbersIn(row['longest_iron_to_keep']?.replace(/\(.*/, ''))
    expect(irons).toContain(longestIronOf(middle / 1.2, true))
  }
})

test('trackman-pga: a driver is swung so much faster than a 5-wood', () => {
  const rows = tableRows('trackman-pga.csv').filter(({ era }) => era === '2010-2019')
  const [driver, wood] = ['Driver', '5-wood'].map((name) => rows.find(({ club }) => club === name)!)
  expect(driverMphPerFiveWoodMph).toBeCloseTo(cell(driver!, 'club_speed_mph') / cell(wood!, 'club_speed_mph'), 3)
})

test('flight-model-errors: what was published is in the TrackMan tables', () => {
  const published = tableRows('trackman-pga.csv')
  for (const row of tableRows('flight-model-errors.csv')) {
    const original = published.find(({ era, club }) => era === row['era'] && club === row['club'])!
    expect([row['published_height_yd'], row['published_land_deg'], row['published_carry_yd']]).toEqual([
      original['max_height_yd'],
      original['land_angle_deg'],
      original['carry_yd'],
    ])
  }
})

test('driver-optimum: the optima are no shorter than the target', () => {
  for (const row of tableRows('driver-optimum.csv')) {
    const carry = cell(row, 'max_carry_yd')
    expect(carry).toBeGreaterThanOrEqual(cell(row, 'carry_at_target_yd') - 3)
    expect(cell(row, 'max_total_yd')).toBeGreaterThanOrEqual(cell(row, 'total_at_target_yd') - 1)
    expect(cell(row, 'max_total_spin_rpm')).toBeLessThan(cell(row, 'max_carry_spin_rpm'))
  }
})

test('iron-7i-windows: the ideal lies above the least, and the carry grows with the speed', () => {
  let before = 0
  for (const row of tableRows('iron-7i-windows.csv')) {
    expect(cell(row, 'ideal_peak_height_ft')).toBeGreaterThan(cell(row, 'min_peak_height_ft'))
    expect(cell(row, 'expected_carry_yd')).toBeGreaterThan(before)
    before = cell(row, 'expected_carry_yd')
  }
})

test('lie-length-chart: heights in feet and inches are those in inches', () => {
  for (const row of tableRows('lie-length-chart.csv')) {
    const [feet, inches] = numbersIn(row['height_ft_in']) as [number, number]
    expect(12 * feet + inches).toBe(cell(row, 'height_in'))
  }
})

test('stock-lofts-era: clubs got stronger, and the usual loft is one of today', () => {
  for (const row of tableRows('stock-lofts-era.csv')) {
    const eras = ['strong_2020s', 'modern_2010s', 'traditional_1990s'].map((era) => cell(row, era))
    if (row['club'] !== 'driver' && row['club'] !== 'SW') expect(eras).toEqual(eras.toSorted((a, b) => a - b))
    expect(cell(row, 'label_default_for_bag')).toBeWithin(Math.min(...eras), Math.max(...eras) + 0.01)
  }
})

test('wedge-set: the gaps are those between its lofts', () => {
  for (const row of tableRows('wedge-set.csv')) {
    const lofts = [cell(row, 'pw_loft_deg'), ...numbersIn(row['wedges_after_pw_to_sw_deg'])]
    expect(numbersIn(row['gaps_deg'])).toEqual(lofts.slice(1).map((loft, i) => loft - lofts[i]!))
  }
})

test('wedge-spin: high begins where good ends', () => {
  for (const row of tableRows('wedge-spin.csv'))
    expect(cell(row, 'high_rpm')).toBeGreaterThanOrEqual(cell(row, 'good_max_rpm'))
})

test('wtf-length: the 5-iron is 38 in and the adjustment', () => {
  for (const row of tableRows('wtf-length.csv'))
    expect(cell(row, 'five_iron_length_steel_in')).toBe(38 + cell(row, 'iron_length_adj_in'))
})

describe.each(Object.keys(tableTexts) as TableName[])('%s as it is served', (name) => {
  test('has a meaning for every column, and numbers as numbers', () => {
    const [first] = servedRows(name)
    expect(Object.keys(first!).filter((column) => columnMeanings(name)[column] === undefined)).toEqual([])
    for (const row of servedRows(name))
      for (const value of Object.values(row))
        if (typeof value === 'string') expect(value).not.toMatch(/^-?\d+(\.\d+)?$|^$/)
  })
  test('holds no riddle', () => {
    const text = `${tableTexts[name]} ${Object.values(columnMeanings(name)).join(' ')}`
    expect(text.match(/\bsection \d|§|\bL[fh]\b|\bL[-+]\d/g)).toBeNull()
  })
})
