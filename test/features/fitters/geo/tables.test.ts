import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { censusPlaces, censusZips, foldName, stateCode } from '../../../../src/features/fitters/geo/index.ts'

const geo = join(import.meta.dir, '../../../../db/geo')

describe('the tables are those that db/geo/SOURCE.md describes', () => {
  test.each(['zcta.csv', 'places.txt'])('%s', async (name) => {
    const table = await Bun.zstdDecompress(await Bun.file(join(geo, `${name}.zst`)).bytes())
    const source = await Bun.file(join(geo, 'SOURCE.md')).text()
    expect(source).toContain(`| \`${name}\` | ${new Bun.CryptoHasher('sha256').update(table).digest('hex')} |`)
  })
})

describe('FI-013 ZIPs are placed by census ZCTA internal points', () => {
  // INTPTLAT and INTPTLONG of 2025_Gaz_zcta_national.txt, cut to five decimals.
  test.each([
    ['00601', 18.18055, -66.74996],
    ['02138', 42.37964, -71.13515],
    ['99504', 61.19058, -149.60715],
  ])('%s', async (zip, lat, lng) => {
    expect((await censusZips()).find(zip)).toEqual({ lat, lng })
  })
  test('a ZIP without an area is not placed, and the known ones beside it are named', async () => {
    const zips = await censusZips()
    for (const zip of ['00000', '02238', '99999']) expect(zips.find(zip)).toBeUndefined()
    expect(zips.neighbors('02238')).toEqual(['02215'])
    expect(zips.neighbors('00000')).toEqual([])
  })
})

describe('cities are found however people write them', () => {
  test.each([
    ['boston', 'MA', 'Boston'],
    ['SAINT LOUIS', 'MO', 'St. Louis'],
    ['st louis', 'MO', 'St. Louis'],
    ['Coeur d’Alene', 'ID', "Coeur d'Alene"],
    ['canon city', 'CO', 'Cañon City'],
    ['Utqiagvik', 'AK', 'Utqiaġvik'],
    ['Ft. Worth', 'TX', 'Fort Worth'],
    ['Winston Salem', 'NC', 'Winston-Salem'],
    ['New York City', 'NY', 'New York'],
    ['Oklahoma', 'OK', 'Oklahoma City'],
    ['Washington D.C.', 'DC', 'Washington'],
    ['Boise', 'ID', 'Boise'],
    ['Brooklyn', 'NY', 'Brooklyn'],
    ['Islamorada', 'FL', 'Islamorada, Village of Islands'],
    ['bayamon', 'PR', 'Bayamón'],
  ] as const)('%s, %s', async (written, state, name) => {
    expect((await censusPlaces()).find(written, state)?.name.normalize()).toBe(name.normalize())
  })
  test('FI-004 a state is a 2-letter code or a name', () => {
    for (const written of ['MA', 'ma', 'Massachusetts', ' massachusetts ']) expect(stateCode(written)).toBe('MA')
    expect(stateCode('d.c.')).toBe('DC')
    expect(stateCode('District of Columbia')).toBe('DC')
    for (const none of ['XX', '', 'Mass.', 'toString']) expect(stateCode(none)).toBeUndefined()
  })
  test('every place of the table is found under its own name', async () => {
    const places = await censusPlaces()
    const text = (await Bun.zstdDecompress(await Bun.file(join(geo, 'places.txt.zst')).bytes())).toString()
    let state = ''
    let found = 0
    for (const line of text.trimEnd().split('\n')) {
      if (line.startsWith('# ')) state = line.slice(2)
      else {
        const name = line.split(';')[0]!
        expect(foldName(places.find(name, stateCode(state)!)?.name ?? '')).toBe(foldName(name))
        found++
      }
    }
    expect(found).toBe(37_375)
  })
})
