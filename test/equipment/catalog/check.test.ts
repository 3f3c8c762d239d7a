import { describe, expect, test } from 'bun:test'
import {
  bundledCatalog,
  type CatalogFileName,
  type CatalogFiles,
  checkCatalog,
} from '../../../src/equipment/catalog/index.ts'

type Row = Record<string, unknown>

/** The catalog of the release with one record changed, found by any of its values. */
const withChange = (file: CatalogFileName, name: string, change: (record: Row) => void): CatalogFiles => {
  const rows = JSON.parse(bundledCatalog[file]) as Row[]
  const row = rows.find((record) => Object.values(record).includes(name))
  if (row === undefined) throw new Error(`no ${name} in ${file}`)
  change(row)
  return { ...bundledCatalog, [file]: JSON.stringify(rows) }
}

const stockShaft = (record: Row): Row => (record['stockShafts'] as Row[])[0]!
const loft = (record: Row, index: number): Row => (record['lofts'] as Row[])[index]!

test('the catalog of the release keeps every rule', () => {
  expect(checkCatalog(bundledCatalog)).toEqual([])
})

describe('one planted error of each kind is found, with its file, record and field', () => {
  const planted: readonly [
    what: string,
    file: CatalogFileName,
    record: string,
    change: (record: Row) => void,
    field: string,
    problem: RegExp,
  ][] = [
    ['a missing field', 'drivers.json', 'ping-g440-max-driver', (r) => delete r['price'], '/price', /required/],
    ['a price of zero', 'drivers.json', 'ping-g440-max-driver', (r) => (r['price'] = 0), '/price', /at least 1/],
    [
      'a current generation that is not sold',
      'drivers.json',
      'ping-g440-max-driver',
      (r) => Object.assign(r, { discontinued: true, yearEnd: 2026 }),
      '/discontinued',
      /must be false: the generation is current/,
    ],
    [
      'a page seen before the club was out',
      'drivers.json',
      'ping-g440-max-driver',
      (r) => (r['lastSeenAtMaker'] = '2020-01-31'),
      '/lastSeenAtMaker',
      /not be before 2025/,
    ],
    [
      'a day that is none',
      'drivers.json',
      'ping-g440-max-driver',
      (r) => (r['lastSeenAtMaker'] = '2026-13-01'),
      '/lastSeenAtMaker',
      /a date such as/,
    ],
    [
      'a price seen without its day',
      'drivers.json',
      'ping-g440-max-driver',
      (r) => delete r['priceNowDate'],
      '/priceNowDate',
      /exactly when priceNow is/,
    ],
    [
      'the date of a price that is not known',
      'drivers.json',
      'ping-g440-max-driver',
      (r) => Object.assign(r, { price: null, priceDate: '2025' }),
      '/priceDate',
      /no launch price/,
    ],
    ['an unknown field', 'grips.json', 'golf-pride-mcc', (r) => (r['color'] = 'red'), '/color', /not a field/],
    [
      'more loft than its sleeve has',
      'drivers.json',
      'ping-g440-max-driver',
      (r) => ((r['adjustable'] as Row)['loftSleeveDeg'] = 2),
      '/adjustable/loftSleeveDeg',
      /must be 1\.5/,
    ],
    [
      'an impossible loft',
      'drivers.json',
      'ping-g440-max-driver',
      (r) => (loft(r, 0)['loft'] = 3),
      '/lofts/0/loft',
      /7 to 17/,
    ],
    [
      'lofts out of order',
      'drivers.json',
      'ping-g440-max-driver',
      (r) => (loft(r, 1)['loft'] = 8.5),
      '/lofts/1/loft',
      /above the loft/,
    ],
    [
      'a longer weak loft',
      'hybrids.json',
      'ping-g-le4-hybrid',
      (r) => (loft(r, 2)['lengthIn'] = 40),
      '/lofts/2/lengthIn',
      /longer/,
    ],
    [
      'a hand that no loft has',
      'drivers.json',
      'callaway-quantum-max-fast-driver',
      (r) => (r['hands'] = ['right', 'left']),
      '/hands',
      /hands of its lofts/,
    ],
    ['a hand named twice', 'irons.json', 'ping-i240-iron', (r) => (r['hands'] = ['left', 'left']), '/hands', /twice/],
    [
      'an end before the start',
      'drivers.json',
      'taylormade-m5-driver',
      (r) => (r['yearEnd'] = 2018),
      '/yearEnd',
      /before 2019/,
    ],
    [
      'an end of a current head',
      'drivers.json',
      'ping-g440-max-driver',
      (r) => (r['yearEnd'] = 2026),
      '/discontinued',
      /yearEnd/,
    ],
    [
      'an upside-down height range',
      'drivers.json',
      'us-kids-ultralight-driver',
      (r) => (r['heightRangeIn'] = [63, 39]),
      '/heightRangeIn',
      /taller/,
    ],
    [
      'a name that its loft cannot have',
      'fairways.json',
      'ping-g440-max-fairway',
      (r) => (loft(r, 0)['designation'] = '7-wood'),
      '/lofts/0/designation',
      /15 degrees/,
    ],
    [
      'designations that differ',
      'hybrids.json',
      'ping-g440-hybrid',
      (r) => (r['designations'] = ['3H']),
      '/designations',
      /of its lofts/,
    ],
    [
      'a 7-iron loft that differs',
      'irons.json',
      'ping-i240-iron',
      (r) => (r['sevenIronLoft'] = 30),
      '/sevenIronLoft',
      /ironLofts/,
    ],
    ['a PW loft that differs', 'irons.json', 'ping-i240-iron', (r) => (r['pwLoft'] = null), '/pwLoft', /ironLofts/],
    [
      'an iron out of step',
      'irons.json',
      'taylormade-p790-2025',
      (r) => ((r['ironLofts'] as Row)['8'] = 39),
      '/ironLofts/8',
      /per club/,
    ],
    [
      'a set without its first iron',
      'irons.json',
      'us-kids-tour-series-iron',
      (r) => (r['sets'] = ['4-PW']),
      '/sets/0',
      /4-PW/,
    ],
    [
      'an option twice',
      'wedges.json',
      'taylormade-mg5',
      (r) => (r['options'] as Row[]).push((r['options'] as Row[])[0]!),
      '/options/21',
      /duplicate/,
    ],
    [
      'an option without its loft',
      'wedges.json',
      'taylormade-mg5',
      (r) => (r['options'] as Row[]).shift(),
      '/options',
      /lofts/,
    ],
    [
      'an option for fewer hands',
      'wedges.json',
      'taylormade-mg5',
      (r) => ((r['options'] as Row[])[0]!['hands'] = ['right']),
      '/lofts/0/hands',
      /options/,
    ],
    [
      'a stock shaft without an alias',
      'drivers.json',
      'ping-g440-max-driver',
      (r) => (stockShaft(r)['model'] = 'Nobody 50'),
      '/stockShafts/0/model',
      /alias/,
    ],
    [
      'a stock shaft that is nowhere',
      'drivers.json',
      'ping-g440-max-driver',
      (r) => (stockShaft(r)['shaftId'] = 'nobody-50'),
      '/stockShafts/0/shaftId',
      /not in the catalog/,
    ],
    [
      'a stock shaft of another family',
      'drivers.json',
      'ping-g440-max-driver',
      (r) => (stockShaft(r)['shaftId'] = 'fujikura-ventus-blue-5'),
      '/stockShafts/0/shaftId',
      /family/,
    ],
    [
      'a shaft of another club',
      'irons.json',
      'ping-i240-iron',
      (r) => (stockShaft(r)['shaftId'] = 'fujikura-ventus-blue-5'),
      '/stockShafts/0/shaftId',
      /not a shaft for this club type/,
    ],
    [
      'another weight than the shaft record',
      'drivers.json',
      'ping-g440-max-driver',
      (r) => (stockShaft(r)['weightBand'] = '80-89g'),
      '/stockShafts/0/weightBand',
      /must be/,
    ],
    [
      'a flex that the shaft lacks',
      'drivers.json',
      'ping-g440-max-driver',
      (r) => (stockShaft(r)['flexes'] = ['Junior']),
      '/stockShafts/0/flexes',
      /Junior/,
    ],
    [
      'an unlinked shaft that claims a name',
      'drivers.json',
      'titleist-gts2-driver',
      (r) => delete stockShaft(r)['modelKnown'],
      '/stockShafts/0/shaftId',
      /stand-in/,
    ],
    [
      'a stock shaft twice',
      'drivers.json',
      'ping-g440-max-driver',
      (r) => (r['stockShafts'] as Row[]).push(stockShaft(r)),
      '/stockShafts/8',
      /duplicate/,
    ],
    [
      'a weight outside its band',
      'shafts.json',
      'fujikura-ventus-red-velocore-plus-6',
      (r) => ((r['flexes'] as Row[])[0]!['weightGrams'] = 75),
      '/flexes/0/weightGrams',
      /60-69g/,
    ],
    [
      'a flex of its own name that is matched as another',
      'shafts.json',
      'fujikura-ventus-tr-blue-6',
      (r) => ((r['flexes'] as Row[]).at(-1)!['flex'] = 'Stiff+'),
      '/flexes/3/flex',
      /must be Extra Stiff/,
    ],
    [
      'a flex of its own name twice',
      'shafts.json',
      'fujikura-ventus-tr-blue-6',
      (r) => (r['flexes'] as Row[]).push((r['flexes'] as Row[]).at(-1)!),
      '/flexes/4/flex',
      /duplicate: TX/,
    ],
    [
      'a driver shaft whose weight changes through the set',
      'shafts.json',
      'fujikura-ventus-tr-blue-6',
      (r) => (r['ascending'] = true),
      '/ascending',
      /iron shafts/,
    ],
    [
      'a band of another width',
      'shafts.json',
      'fujikura-ventus-red-velocore-plus-6',
      (r) => (r['weightBand'] = '60-79g'),
      '/weightBand',
      /ten-gram/,
    ],
    [
      'a flex twice',
      'shafts.json',
      'fujikura-ventus-red-velocore-plus-6',
      (r) => (r['flexes'] as Row[]).push((r['flexes'] as Row[])[0]!),
      '/flexes/3/flex',
      /duplicate/,
    ],
    [
      'a grip of sizes that it does not detail',
      'grips.json',
      'golf-pride-mcc',
      (r) => (r['sizes'] = ['Standard']),
      '/sizes',
      /sizeDetail/,
    ],
    [
      'a model row without its head',
      'models-woods.json',
      'ping-g440-max-driver',
      (r) => (r['headId'] = 'nobody-driver'),
      '/headId',
      /no head/,
    ],
    [
      'a model row that differs from its head',
      'models-woods.json',
      'ping-g440-max-driver',
      (r) => (r['year'] = 2001),
      '/headId',
      /differs/,
    ],
  ]
  test.each(planted)('%s', (_, file, name, change, field, problem) => {
    const found = checkCatalog(withChange(file, name, change))
    expect(found).toContainEqual({
      file,
      id: expect.any(String),
      field,
      problem: expect.stringMatching(problem),
    })
  })

  test('an id twice', () => {
    const rows = JSON.parse(bundledCatalog['grips.json']) as Row[]
    const files = { ...bundledCatalog, 'grips.json': JSON.stringify([...rows, rows[0]]) }
    expect(checkCatalog(files)).toEqual([
      {
        file: 'grips.json',
        id: String(rows[0]!['gripId']),
        field: '/gripId',
        problem: expect.stringMatching(/duplicate/),
      },
    ])
  })

  test('a head without a row in the club-model list', () => {
    const rows = (JSON.parse(bundledCatalog['models-woods.json']) as Row[]).filter(
      (row) => row['headId'] !== 'ping-g440-max-driver',
    )
    expect(checkCatalog({ ...bundledCatalog, 'models-woods.json': JSON.stringify(rows) })).toEqual([
      { file: 'drivers.json', id: 'ping-g440-max-driver', field: '/headId', problem: expect.stringMatching(/one row/) },
    ])
  })

  test('an alias that leads nowhere', () => {
    const aliases = { ...(JSON.parse(bundledCatalog['shaft-aliases.json']) as Row), 'Aldila Ascent 40': 'nobody-40' }
    expect(checkCatalog({ ...bundledCatalog, 'shaft-aliases.json': JSON.stringify(aliases) })).toContainEqual({
      file: 'shaft-aliases.json',
      id: 'Aldila Ascent 40',
      field: '',
      problem: expect.stringMatching(/no shaft/),
    })
  })

  test('a file that is cut off, and one that is no list', () => {
    const files = { ...bundledCatalog, 'grips.json': bundledCatalog['grips.json'].slice(0, 100), 'wedges.json': '{}' }
    const problems = checkCatalog(files).map(({ file, problem }) => `${file} ${problem}`)
    expect(problems).toContainEqual(expect.stringMatching(/^grips.json is not JSON/))
    expect(problems).toContain('wedges.json must be a list of records')
  })

  test('58 a file that is nested 50,000 deep is refused in words', () => {
    const deep = `[{"gripId":${'['.repeat(50_000)}${']'.repeat(50_000)}}]`
    const problems = checkCatalog({ ...bundledCatalog, 'grips.json': deep }).map(
      ({ file, problem }) => `${file} ${problem}`,
    )
    expect(problems).toContainEqual(expect.stringMatching(/^grips.json .*nested more than 32 levels deep/))
  })
})
