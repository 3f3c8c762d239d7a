import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import stockCsv from '../../db/rules/stock-lofts-era.csv' with { type: 'text' }
import { isMisread, readClub } from '../../src/golf/names/club-name.ts'
import { readTable } from '../../src/golf/read-table.ts'

const nameOf = (written: string, type?: 'iron' | 'hybrid' | 'fairway' | 'driver' | 'wedge') => {
  const reading = readClub(written, type)
  return isMisread(reading) ? reading : reading.name
}

describe('clubs in people’s own words', () => {
  test.each([
    ['driver', ['driver', 'DRIVER', ' Dr ', '1w', '1 wood', 'Driver 10.5°', '9° driver', '10,5 driver']],
    ['3-wood', ['3w', '3 wood', '3-Wood', 'three wood', 'fairway 3', '3 fairway wood', 'metal 3', 'W3']],
    ['4-hybrid', ['4h', '4 hyb', 'rescue 4', '4 hybrid', 'H4', '4-rescue', 'hybrid #4', '4 utility wood']],
    ['7-iron', ['7i', '7 iron', 'seven iron', 'Iron 7', 'no. 7 iron', '#7 iron', '7-iron']],
    ['4-utility iron', ['U4', '4 driving iron', 'utility iron 4']],
    ['PW', ['pw', 'pitching wedge', 'P', 'P.W.', 'PW 44', 'p w', '46° PW']],
    ['GW', ['gw', 'gap wedge', 'gap', 'GW 50']],
    ['AW', ['AW', 'approach wedge', 'attack wedge', 'A']],
    ['UW', ['UW', 'u', 'utility wedge', 'u wedge', 'U-Wedge']],
    ['SW', ['sw', 'sand wedge', 'sand iron', '56 SW']],
    ['LW', ['lw', 'lob wedge', 'Lob']],
    ['52° wedge', ['52', '52°', '52 degree', '52 deg wedge', '52 degrees', 'wedge 52', '52º']],
    ['19° hybrid', ['19 hybrid', '19° hybrid', 'hybrid 19°']],
    ['putter', ['putter', 'Putter']],
    ['mini driver', ['mini driver', 'Mini-Driver 11.5°']],
    ['HL 3-wood', ['3hl', '3 wood HL']],
  ])('%s', (name, spellings) => {
    expect(spellings.map((written) => [written, nameOf(written)])).toEqual(spellings.map((written) => [written, name]))
  })

  test('the loft in the words is read', () => {
    expect(readClub('Driver 10.5°')).toMatchObject({ loftDeg: 10.5 })
    expect(readClub('3 wood 16.5')).toMatchObject({ number: 3, loftDeg: 16.5 })
    expect(readClub('4 hybrid')).toMatchObject({ number: 4, loftDeg: null })
  })

  test('the type tells a bare number and a utility club apart', () => {
    expect([nameOf('4', 'iron'), nameOf('4', 'hybrid'), nameOf('4', 'fairway')]).toEqual([
      '4-iron',
      '4-hybrid',
      '4-wood',
    ])
    expect([nameOf('4 utility', 'iron'), nameOf('4 utility', 'hybrid')]).toEqual(['4-utility iron', '4-hybrid'])
  })

  test.each([
    ['7', ['7-iron', '7-hybrid', '7-wood']],
    ['4 utility', ['4-utility iron', '4-hybrid']],
    ['4 hybird', ['4-hybrid']],
    ['Ping G430 4 hybrid', ['4-hybrid']],
    ['Vokey SM10 52', ['52° wedge']],
    ['picthing wedge', ['PW']],
    ['chipper', []],
    ['☃', []],
    ['', []],
  ])('BG-007 "%s" is not taken for a club; the nearest readings are named', (written, nearest) => {
    expect(readClub(written)).toEqual({ nearest })
  })

  test('every club of the table of stock lofts reads as itself', () => {
    for (const { club } of readTable(stockCsv)) expect(nameOf(club!)).toBe(club!)
  })

  const pieces = fc.constantFrom(
    ...'driver 3 4 7 9 10.5 19 52 ° - hl strong mini wood w h hybrid rescue i iron u utility driving pw gap sand lob wedge degree one # putter x 7i 4h'.split(
      ' ',
    ),
  )
  const words = fc.array(pieces, { maxLength: 5 }).map((parts) => parts.join(' '))

  test('a usual name reads as itself', () => {
    fc.assert(
      fc.property(words, (written) => {
        const reading = readClub(written)
        if (isMisread(reading)) return
        expect(readClub(reading.name)).toMatchObject({ name: reading.name, type: reading.type, number: reading.number })
      }),
      { numRuns: 1500 },
    )
  })
  test('case, spaces and hyphens around the words do not matter', () => {
    fc.assert(
      fc.property(words, (written) => {
        expect(readClub(`  ${written.toUpperCase().replaceAll(' ', ' - ')} `)).toEqual(readClub(written))
      }),
      { numRuns: 500 },
    )
  })
  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 })), (written) => {
        const reading = readClub(written)
        expect(isMisread(reading) || reading.name.length > 0).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
