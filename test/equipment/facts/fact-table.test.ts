import { describe, expect, test } from 'bun:test'
import { bundledCatalog, checkCatalog, confidenceIn } from '../../../src/equipment/catalog/index.ts'
import { fileOfTable } from '../../../src/equipment/facts/index.ts'
import { records } from '../catalog/bundled.ts'

const unweighed = records.shafts.filter(
  ({ brand, flexes }) =>
    brand !== 'PING' && flexes.length > 1 && flexes.every(({ weightGrams, name }) => weightGrams === null && !name),
)
const [shaft, other] = unweighed as [(typeof unweighed)[number], (typeof unweighed)[number]]
const [soft, stiff] = shaft.flexes.map(({ flex }) => flex) as [string, string]
const grams = Number.parseInt(shaft.weightBand, 10) + 2.5

const read = async (text: string, file: Parameters<typeof fileOfTable>[1] = 'shafts.json', map?: string) => {
  const made = await fileOfTable(bundledCatalog, file, text, { map, name: 'shafts.csv' })
  return 'text' in made ? { record: recordIn(made.text), text: made.text, problems: [] } : made
}
const recordIn = (text: string) => JSON.parse(text).find((one: { shaftId?: string }) => one.shaftId === shaft.shaftId)
const said = async (text: string, file?: Parameters<typeof fileOfTable>[1]) => (await read(text, file)).problems

describe('a table of figures becomes a catalog file', () => {
  test.each([
    [
      'commas',
      `shaftId,flex,weightGrams,source,date\n${shaft.shaftId},${stiff},${grams},https://shop.example,2026-10-01\n`,
    ],
    [
      'semicolons, decimal commas and names',
      `Marke;Modell;Flex;Gewicht (g);Quelle;Stand\n${shaft.brand};${shaft.model};${stiff.toUpperCase()};${String(grams).replace('.', ',')};Katalog von 2026;2026-10\n`,
    ],
    [
      'tabs and ounces',
      `shaft id\tflex\tweight (oz)\tsource\tdate\n${shaft.shaftId}\t${stiff}\t${(grams / 28.3495).toFixed(5)}\ta shop\t2026\n`,
    ],
  ])('%s', async (_, text) => {
    const { record, text: file } = (await read(text)) as { record: typeof shaft; text: string }
    const weights = record.flexes.map(({ weightGrams }) => weightGrams)
    expect(weights[1]).toBeCloseTo(grams, 2)
    expect(weights[0]).toBeNull()
    expect(confidenceIn(record, ['weightGrams'])).toBe('medium')
    expect(checkCatalog({ ...bundledCatalog, 'shafts.json': file })).toEqual([])
  })
  test('a figure of the whole shaft may stand in the row of each flex', async () => {
    const row = (flex: string) => `${shaft.shaftId},${flex},${grams},0.335,a shop,2026-10-01\n`
    const { record, problems } = (await read(`shaftId,flex,weight,tip,source,date\n${row(soft)}${row(stiff)}`)) as {
      record: typeof shaft
      problems: unknown[]
    }
    expect([record?.tipDiaIn, problems]).toEqual([0.335, []])
  })
  test('or there with the source of each row', async () => {
    const row = (flex: string, source: string) => `${shaft.shaftId},${flex},${grams},0.335,${source},2026-10-01\n`
    const text = `shaftId,flex,weight,tip,source,date\n${row(soft, 'a shop')}${row(stiff, 'a test')}`
    expect(await read(text)).toMatchObject({ record: { tipDiaIn: 0.335 }, problems: [] })
  })
  test('columns of other names are mapped, and others left out', async () => {
    const text = `Nr,Was,G,Woher,Wann,Lager\n${shaft.shaftId},${stiff},${grams},a shop,2026-10-01,7\n`
    const map = 'id=Nr, entry=Was, weightGrams=G, source=Woher, date=Wann'
    expect((await read(text, 'shafts.json', map)).problems).toEqual([])
  })
})

describe('all or none: what is wrong is told by its line', () => {
  const heading = 'shaftId,flex,weightGrams,source,date\n'
  const row = (id: string, flex: string, value: string | number, date = '2026-10-01') =>
    `${id},${flex},${value},a shop,${date}\n`
  test.each([
    ['an unknown record', row(`${shaft.shaftId}x`, stiff, grams), 2, /did you mean/],
    ['an unknown flex', row(shaft.shaftId, 'Feather', grams), 2, /has no Feather/],
    ['no flex', row(shaft.shaftId, '', grams), 2, /needs a column flex/],
    ['a weight outside the band', row(other.shaftId, other.flexes[0]!.flex, 139), 2, /must lie in its band/],
    ['no number', row(shaft.shaftId, stiff, 'heavy'), 2, /weightGrams/],
    ['no date', row(shaft.shaftId, stiff, grams, ''), 2, /date/],
    [
      'two figures for one flex',
      row(shaft.shaftId, stiff, grams) + row(shaft.shaftId, stiff, grams + 1),
      2,
      /shafts.csv:2, shafts.csv:3 differ/,
    ],
    ['the second line', row(shaft.shaftId, stiff, grams) + row('nothing', stiff, grams), 3, /no record/],
  ])('%s', async (_, rows, line, problem) => {
    const [first] = await said(heading + rows)
    expect(first).toMatchObject({ line, problem: expect.stringMatching(problem) })
  })
  test.each([
    ['no source', 'shaftId,flex,weightGrams\n', /source and date is missing/],
    ['a misspelled column', 'shaftId,flex,wieghtGrams,torque,source,date\n', /"wieghtGrams"/],
    ['a figure of other records', 'shaftId,flex,swingWeight,torque,source,date\n', /do not have/],
    ['a column twice', 'shaftId,flex,weight,weight,source,date\n', /duplicate/],
    ['no figures', 'shaftId,source,date\n', /column of figures/],
    ['a year alone, which finds records', 'shaftId,year,source,date\n', /column of figures/],
  ])('%s', async (_, text, problem) => {
    expect(await said(text)).toMatchObject([{ line: 1, problem: expect.stringMatching(problem) }])
  })
  test('a column of euros', async () => {
    const text = `shaftId,Street (EUR),source,date\n${shaft.shaftId},299,a shop,2026-10-01\n`
    const { problems } = await read(text, 'shafts.json', 'aftermarketPrice=Street (EUR)')
    expect(problems).toEqual([{ line: 1, problem: expect.stringContaining('in another currency (EUR)') }])
  })
  test.each([
    ['299 €', 'USD', '€'],
    ['299', 'eur', 'EUR'],
    ['299 kr', '', 'KR'],
    ['299CHF', '', 'CHF'],
    ['299', 'kr', 'KR'],
    ['CA$299', '', 'CA$'],
  ])('a price of %s in a table of currency %p', async (price, currency, other) => {
    const text = `shaftId,aftermarketPrice,currency,source,date\n${shaft.shaftId},${price},${currency},a shop,2026-10-01\n`
    expect(await said(text)).toEqual([{ line: 2, problem: `aftermarketPrice is not in US dollars (${other})` }])
  })
  test('a list without figures', async () => {
    expect(await said('alias,shaftId\n', 'shaft-aliases.json')).toMatchObject([{ line: 1 }])
  })
})
