import { describe, expect, test } from 'bun:test'
import { bundledCatalog, type CatalogFiles, confidenceIn, readCatalog } from '../../../src/equipment/catalog/index.ts'
import { proposeChange } from '../../../src/equipment/facts/index.ts'

const seen = { status: 'seen', kind: 'second-hand', source: 'https://guide.example/specs', edition: '2026-10-01' }
const recalled = { kind: 'recalled', source: 'from memory', address: null, date: '2026-01' }
type Row = Record<string, unknown>

const rowsOf = (files: Partial<CatalogFiles>, file: keyof CatalogFiles): Row[] =>
  JSON.parse(files[file] ?? bundledCatalog[file])
const headIn = (files: Partial<CatalogFiles>, file: keyof CatalogFiles, headId: unknown): Row =>
  rowsOf(files, file).find((row) => row['headId'] === headId)!
/** The release with one record replaced, and rows of the club-model list added. */
const releaseWith = (file: keyof CatalogFiles, record: Row, models: readonly Row[] = []): CatalogFiles => ({
  ...bundledCatalog,
  [file]: JSON.stringify(rowsOf({}, file).map((row) => (row['headId'] === record['headId'] ? record : row))),
  'models-irons.json': JSON.stringify([...rowsOf({}, 'models-irons.json'), ...models]),
})
const propose = (files: CatalogFiles, ...facts: object[]) =>
  proposeChange(files, [
    { name: 'facts.jsonl', text: facts.map((fact) => JSON.stringify({ ...seen, ...fact })).join('\n') },
  ])

const irons = rowsOf({}, 'irons.json')
const iron = irons.find(({ ironBuilds, discontinued }) => ironBuilds !== undefined && discontinued === false)!

describe('F5 an error that names no fact', () => {
  const ofOneType = readCatalog(bundledCatalog).records.heads.filter(({ clubType }) => clubType === 'driver')
  const [early, late] = [ofOneType[3]!, ofOneType.findLast(({ brand }) => brand === ofOneType[3]!.brand)!]
  const others = ofOneType.slice(10, 30).map(({ headId }) => ({ id: headId, field: 'volumeCc', value: 455 }))
  const facts = [
    ...others.slice(0, 8),
    { id: early.headId, field: 'model', value: late.model },
    { id: early.headId, field: 'year', value: late.year, was: early.year },
    ...others.slice(8),
  ].map((fact) => ({ file: 'drivers', ...fact }))
  test('takes out no line but those behind it', () => {
    const { taken, notTaken } = propose(bundledCatalog, ...facts)
    const blamed = new Set(notTaken.filter(({ reason }) => reason === 'contradiction').map(({ id }) => id))
    expect([...blamed]).toEqual([early.headId])
    expect(taken.length).toBeGreaterThan(0)
  })
  test('a line that takes the last head from a stock shaft is taken', () => {
    const [entry, ...rest] = (iron['stockShafts'] as Row[]).toReversed()
    const shaftId = 'one-head-has-it'
    const shafts = rowsOf({}, 'shafts.json')
    const known = shafts.find((row) => row['shaftId'] === entry!['shaftId'])!
    const own = { ...known, shaftId, model: `${String(known['model'])} of one head`, aftermarket: false }
    const files = {
      ...releaseWith('irons.json', { ...iron, stockShafts: [...rest, { ...entry, shaftId }] }),
      'shafts.json': JSON.stringify([...shafts, { ...own, aftermarketPrice: null }]),
    }
    const { taken, notTaken } = propose(files, { id: iron['headId'], file: 'irons', field: 'stockShafts', value: rest })
    expect({ taken: taken.length, notTaken }).toEqual({ taken: 1, notTaken: [] })
  })
})

describe('F6 a new head', () => {
  const name = { clubType: 'iron', brand: String(iron['brand']), model: 'Next One', note: null }
  const added = { ...iron, headId: 'next-one', model: 'Next One', year: 2026, sources: [recalled] }
  const fact = { id: 'next-one', file: 'irons', field: 'record', value: added }
  const rowIn = (files: Partial<CatalogFiles>) =>
    rowsOf(files, 'models-irons.json').filter(({ model }) => model === 'Next One')
  test.each([
    ['of its year', { year: 2026, estimate: false }],
    ['of about its year', { year: 2025, estimate: true }],
  ])('claims the row of its name in the club-model list, %s', (_, row) => {
    const { files, notTaken } = propose(releaseWith('irons.json', iron, [{ ...name, headId: null, ...row }]), fact)
    expect(notTaken).toEqual([])
    expect(rowIn(files)).toEqual([{ ...name, headId: 'next-one', year: 2026, estimate: false }])
  })
  test('brings its row where the list has none, also when the row is sent as well', () => {
    const row = { ...name, headId: 'next-one', year: 2026, estimate: false }
    const { files, notTaken } = propose(bundledCatalog, fact, {
      id: 'next-one',
      file: 'models-irons',
      field: 'record',
      value: row,
    })
    expect(notTaken).toEqual([])
    expect(rowIn(files)).toEqual([row])
  })
})

test('F7 lofts that were all seen are estimated no more, and a part of them is not all', () => {
  const guessed = { ...iron, loftsEstimated: true, sources: [recalled] }
  const files = releaseWith('irons.json', guessed)
  const lofts = iron['ironLofts'] as Record<string, number>
  const of = { id: iron['headId'], file: 'irons' }
  const whole = propose(files, { ...of, field: 'ironLofts', value: { ...lofts, 8: lofts['8']! + 0.5 } })
  const head = headIn(whole.files, 'irons.json', iron['headId'])
  expect(head['loftsEstimated']).toBeUndefined()
  expect(confidenceIn(head as never, ['ironLofts'])).toBe('medium')
  const part = propose(files, { ...of, field: 'ironLofts.8', value: lofts['8']! + 0.5 })
  expect(headIn(part.files, 'irons.json', iron['headId'])['loftsEstimated']).toBe(true)
  const cleared = propose(files, { ...of, field: 'loftsEstimated', value: null, was: true })
  expect(headIn(cleared.files, 'irons.json', iron['headId'])['loftsEstimated']).toBeUndefined()
})

test("F13 a maker's figure without the address of its page is refused alone", () => {
  const { taken, notTaken } = propose(
    bundledCatalog,
    { id: iron['headId'], file: 'irons', field: 'headWeightGrams', value: 261, kind: 'maker', source: 'a price list' },
    { id: iron['headId'], file: 'irons', field: 'priceNow', value: 199 },
  )
  expect(taken).toMatchObject([{ field: 'priceNow' }])
  expect(notTaken).toMatchObject([{ reason: 'no fact', line: 1 }])
  expect(notTaken[0]!.why).toContain('https')
})

test('F14 a new loft brings its name into the names of the line', () => {
  const fairway = rowsOf({}, 'fairways.json').find(
    ({ designations }) => (designations as string[]).at(-1) === '5-wood' && (designations as string[]).length > 1,
  )!
  const seven = { loft: 23, designation: '7-wood', lengthIn: null, hands: fairway['hands'] }
  const { files, notTaken } = propose(bundledCatalog, {
    id: fairway['headId'],
    file: 'fairways',
    field: 'lofts+',
    value: seven,
  })
  expect(notTaken).toEqual([])
  expect(headIn(files, 'fairways.json', fairway['headId'])['designations']).toContain('7-wood')
})

test('F15 a set has wedges that are called by their loft, and a leading edge may stand before the hosel', () => {
  const [lofts, builds] = [iron['ironLofts'], iron['ironBuilds']] as Row[]
  const build = { lengthIn: 35, lieDeg: 64, offsetMm: -0.5 }
  const { notTaken } = propose(
    bundledCatalog,
    {
      id: iron['headId'],
      file: 'irons',
      field: 'ironLofts',
      value: { ...lofts, 56: 56 },
      kind: 'maker',
      was: lofts,
      source: 'https://maker.example 2026-12-01',
      edition: '2026-12-01',
    },
    {
      id: iron['headId'],
      file: 'irons',
      field: 'ironBuilds',
      value: { ...builds, 56: build },
      kind: 'maker',
      was: builds,
      source: 'https://maker.example 2026-12-01',
      edition: '2026-12-01',
    },
  )
  expect(notTaken).toEqual([])
})
