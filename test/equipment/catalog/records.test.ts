import { describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { bundledCatalog, catalogFileNames, catalogRevision } from '../../../src/equipment/catalog/index.ts'
import { catalog, records } from './bundled.ts'

// Beside the check of the release, which holds every record to its schema: truths of golf that no single rule states.

describe('every record', () => {
  test('leaves an unknown price unknown: no placeholder prices', () => {
    const prices = records.heads.map(({ price }) => price)
    expect(prices).toContain(null)
    expect(prices.filter((price) => price !== null && price < 50)).toEqual([])
  })
})

describe('every head', () => {
  test('that is not a junior one has length, lie and swing weight, and names those that are standard', () => {
    for (const head of catalog.heads) {
      const record = records.heads.find(({ headId }) => headId === head.headId)!
      for (const field of ['lengthIn', 'lieDeg', 'swingWeight'] as const) {
        if (head.gender === 'junior') expect(head.estimated).not.toContain(field)
        else expect(head[field]).not.toBeNull()
        if (record[field] !== null) expect(head).toMatchObject({ [field]: record[field] })
        if (record[field] !== null) expect(head.estimated).not.toContain(field)
      }
    }
  })
  test('is shorter in a weaker loft', () => {
    for (const { headId, lofts, clubType } of catalog.heads)
      for (const [index, { lengthIn }] of (lofts ?? []).entries()) {
        const before = lofts?.[index - 1]?.lengthIn ?? Number.POSITIVE_INFINITY
        // A recorded length beside standard ones may step up by half an inch; more would be a wrong table.
        expect(`${headId} ${(lengthIn ?? 0) <= before + 0.5}`).toBe(`${headId} true`)
        if (clubType === 'driver') expect(lengthIn).toBe(lofts![0]!.lengthIn)
      }
  })
  test('of the women is not longer than the same loft of the men', () => {
    const longest = (gender: string, clubType: string) =>
      Math.max(
        ...catalog.heads.filter((h) => h.gender === gender && h.clubType === clubType).map((h) => h.lengthIn ?? 0),
      )
    for (const clubType of ['driver', 'fairway', 'iron', 'wedge'])
      expect(longest('women', clubType)).toBeLessThan(longest('unisex', clubType))
  })
  test('that is current has a stock shaft in every hand it is made for', () => {
    for (const { discontinued, stockShafts, hands } of catalog.heads)
      if (!discontinued) expect([stockShafts.length > 0, hands.length > 0]).toEqual([true, true])
  })
})

describe('standard builds, where the maker publishes none', () => {
  const loftOf = (headId: string, loft: number) => catalog.head(headId)?.lofts?.find((entry) => entry.loft === loft)
  test('CL-026 CL-027 CL-028 the wedge lengths are 35.5, 35.25 and 35 inches', () => {
    expect(loftOf('callaway-cb12', 50)).toMatchObject({ lengthIn: 35.5, estimated: ['lengthIn', 'lieDeg'] })
    expect(loftOf('callaway-cb12', 56)).toMatchObject({ lengthIn: 35.25 })
    expect(loftOf('callaway-cb12', 60)).toMatchObject({ lengthIn: 35 })
  })
  test("a woman's wedge is an inch shorter, the pitching wedge too", () => {
    expect(loftOf('cleveland-cbz-womens', 46)).toMatchObject({ lengthIn: 34.75 })
    expect(loftOf('cleveland-cbz-womens', 56)).toMatchObject({ lengthIn: 34.25 })
  })
  test('a wood goes by its number, between and beyond the rows of the table', () => {
    expect(loftOf('titleist-gts2-fairway', 15)).toMatchObject({ lengthIn: 43, lieDeg: 57.5 })
    expect(loftOf('titleist-gts2-fairway', 16.5)).toMatchObject({ designation: '4-wood', lengthIn: 42.75 })
    expect(loftOf('tour-edge-hot-launch-max-d-fairway', 27)).toMatchObject({ designation: '11-wood', lengthIn: 41 })
  })
  test('a utility wood without a number goes by its loft', () => {
    expect(loftOf('callaway-apex-utility-wood-2026', 19)).toMatchObject({ designation: 'UW', lengthIn: 40.5 })
  })
  test('an iron is the 7-iron of its category', () => {
    expect(catalog.head('cobra-king-tec-x-2024')).toMatchObject({ lengthIn: 37.25, lieDeg: 62.5, swingWeight: 'D2' })
    expect(catalog.head('cobra-king-tec-x-2024')?.estimated).toEqual(['lofts', 'lengthIn', 'lieDeg', 'swingWeight'])
  })
  test('a junior club has none', () => {
    expect(catalog.head('us-kids-ultralight-iron')).toMatchObject({ lengthIn: null, lieDeg: null, swingWeight: null })
  })
})

describe('the revision', () => {
  test('names the content: a changed letter changes it', () => {
    const changed = { ...bundledCatalog, 'grips.json': bundledCatalog['grips.json'].replace('MCC', 'MCD') }
    expect(catalogRevision(changed)).not.toBe(catalogRevision(bundledCatalog))
    expect(catalogRevision({ ...bundledCatalog })).toBe(catalogRevision(bundledCatalog))
  })
  test('SOURCE.md gives the checksum of every file', async () => {
    const source = await Bun.file(`${import.meta.dir}/../../../db/catalog/SOURCE.md`).text()
    for (const name of catalogFileNames)
      expect(source).toContain(`${createHash('sha256').update(bundledCatalog[name]).digest('hex')}  ${name}`)
  })
})

describe('CL-012 the age of a club the golfer owns', () => {
  test('is that of the exact generation, in any case', () => {
    expect(catalog.clubAge('Stealth (2022)', 'driver')).toMatchObject({ brand: 'TaylorMade', year: 2022 })
    expect(catalog.clubAge('  stealth (2022) ', 'driver')?.headId).toBe('taylormade-stealth-driver')
  })
  test('of a reused name follows the year', () => {
    const years = ['2019', '2021', '2023', '2025'].map((year) => catalog.clubAge(`P790 (${year})`, 'iron')?.headId)
    expect(years).toEqual([
      'taylormade-p790-2019',
      'taylormade-p790-2021',
      'taylormade-p790-2023',
      'taylormade-p790-2025',
    ])
  })
  test('is unknown for a model, year or club type that the list does not have', () => {
    expect(catalog.clubAge('Stealth', 'driver')).toBeNull()
    expect(catalog.clubAge('Stealth (2021)', 'driver')).toBeNull()
    expect(catalog.clubAge('Stealth (2022)', 'wedge')).toBeNull()
    expect(catalog.clubAge('Stealth (2022)', 'driver', 'Callaway')).toBeNull()
  })
  test('is found for every row of the list by its brand', () => {
    for (const row of catalog.models)
      expect(catalog.clubAge(`${row.model} (${row.year})`, row.clubType, row.brand)).toBe(row)
  })
})
