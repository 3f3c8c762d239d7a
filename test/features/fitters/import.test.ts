import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { readFittersFile } from '../../../src/features/fitters/import.ts'
import {
  clearFitters,
  FittersRefused,
  importFitters,
  importSampleFitters,
  openFitters,
} from '../../../src/features/fitters/index.ts'
import { recordingLog } from '../../support/app.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { until } from '../../support/service.ts'

const csv = (...lines: readonly string[]) => ({ name: 'fitters.csv', text: lines.join('\n') })
const problemsOf = async (...lines: readonly string[]) =>
  (await readFittersFile(csv(...lines))).problems.map(({ where, problem }) => `${where}: ${problem}`)

const { log, lines } = recordingLog()

forEachDatabase((_, open) => {
  test('an import replaces the whole directory or nothing of it', async () => {
    const sql = await open()
    const store = openFitters({ sql, log })
    const sample = (await store.current())!
    expect(sample.size).toBe(300)
    const half = importFitters(sql, csv('name,zip', 'Good,02138', 'Bad,00000'))
    expect(half).rejects.toThrow(FittersRefused)
    await half.catch(() => {})
    await store.reload()
    expect((await store.current())!.revision).toBe(sample.revision)

    const imported = await importFitters(sql, csv('name,zip,partner', 'Good,02138,true', 'Better,60601,'))
    expect(imported).toMatchObject({ fitters: 2, partners: 1, placedByZip: 2 })
    await store.reload()
    expect(await store.current()).toMatchObject({ size: 2, revision: imported.revision })
  })
  test('a directory of several portions keeps its order and every record', async () => {
    const sql = await open()
    const lines = Array.from({ length: 4500 }, (_, n) => `Fitter ${n},40,${-70 - n / 1000}`)
    await importFitters(sql, csv('name,lat,lng', ...lines))
    const directory = (await openFitters({ sql, log }).current())!
    const [last] = directory.find({ lat: 40, lng: -74.6 }, { radiusMiles: 50, services: [], brand: null, limit: 1 })
    expect({ size: directory.size, last: last?.fitter.name }).toEqual({ size: 4500, last: 'Fitter 4499' })
  })
  test('a process that serves hears of an import by another', async () => {
    const sql = await open()
    const store = openFitters({ sql, log })
    await store.watch()
    await importFitters(sql, csv('name,zip', 'Somebody,02138'))
    await until('the directory is the imported one', async () => (await store.current())?.size === 1)
    await clearFitters(sql)
    await until('the directory is empty', async () => (await store.current()) === null)
  })
  test('a directory that cannot be read is logged, and the one before stays', async () => {
    const sql = await open()
    await importFitters(sql, csv('name,zip', 'Somebody,02138'))
    const store = openFitters({ sql, log })
    await store.watch()
    await until('it is read', async () => (await store.current())?.size === 1)
    await sql.script('alter table fitters_state rename to fitters_state_away')
    await sql`select pg_notify('fitters_changed', 'by hand')`
    await until('it is logged', () => lines.some(({ message }) => message === 'fitters not read'))
    expect((await store.current())?.size).toBe(1)
    await sql.script('alter table fitters_state_away rename to fitters_state')
    lines.length = 0
  })
  test("the sample never takes the place of an operator's directory, also not of an empty one", async () => {
    const sql = await open()
    const sizes: (number | undefined)[] = []
    for (const change of [() => clearFitters(sql), () => importFitters(sql, csv('name,zip', 'Somebody,02138'))]) {
      await change()
      await importSampleFitters(sql)
      sizes.push((await openFitters({ sql, log }).current())?.size)
    }
    expect(sizes).toEqual([undefined, 1])
  })
})

describe('every problem of a file is named with its line', () => {
  test('places', async () => {
    expect(
      await problemsOf(
        'name,zip,lat,lng',
        'No place,,,',
        'Unknown ZIP,00000,,',
        'Half,,42,',
        'Words,02138,north,-71',
        'Off the Earth,,91,0',
        'Swapped,02138,-71.1,42.4',
        'Good,2138,,',
      ),
    ).toEqual([
      'line 2: has no place: lat and lng are missing, and there is no zip',
      'line 3: has no place: lat and lng are missing, and zip 00000 cannot be placed',
      'line 4: lng is missing',
      'line 5: lat must be a number, not "north"',
      'line 5: lat is missing',
      'line 6: lat must be -90 to 90 and lng -180 to 180 degrees',
      expect.stringMatching(/^line 7: lat and lng lie \d{4} miles from zip 02138$/),
    ])
  })
  test('fields', async () => {
    const [bad = '', ...others] = await problemsOf(
      'name,zip,website,services,partner,rating,ratingSource',
      `${'x'.repeat(121)},02138,javascript:alert(1),drivr|irons,maybe,4,`,
    )
    expect([bad, ...others].sort()).toEqual([
      'line 2: name must be text of 1 to 120 characters of the form one line',
      'line 2: partner must be true or false',
      'line 2: rating has no ratingSource',
      'line 2: service "drivr" is not known; did you mean driver?',
      'line 2: website must be text of at most 500 characters of the form https://...',
    ])
    expect(await problemsOf('name,zip', ',02138')).toEqual(['line 2: name is required'])
    expect(await problemsOf('name,zip,rating,ratingSource', 'A,02138,5.1,Raters', 'B,02138,,Raters')).toEqual([
      'line 2: rating value must be 0 to 5 stars',
      'line 3: ratingSource has no rating',
    ])
  })
  test('columns and lines', async () => {
    expect(await problemsOf('name,zip,bokingURl', 'A,02138,')).toEqual([
      'line 1: column "bokingURl" is not known; did you mean bookingUrl?',
    ])
    expect(await problemsOf('name,zip,zip', 'A,02138,')).toEqual(['line 1: column "zip" is a duplicate'])
    expect(await problemsOf('zip', '02138')).toEqual([
      'line 1: has no column name: the first line names the columns, or --map says them',
      'line 2: name is required',
    ])
    expect(await problemsOf('name,zip', 'A,02138,extra')).toEqual(['line 2: has 3 fields where the header has 2'])
    expect(await problemsOf('name,zip', '"A,02138')).toEqual([expect.stringMatching(/^line 2: is not CSV: /)])
    expect(await problemsOf('name,zip')).toEqual(['file: has no fitters'])
  })
  test('duplicates, with the line of the first', async () => {
    expect(
      await problemsOf('name,street,zip', 'Café Golf,1 Main St,02138', 'B,,02138', 'cafe golf,1 Main St.,02138'),
    ).toEqual(['line 4: is the same fitter as line 2'])
  })
  test('other files', async () => {
    const { problems } = await readFittersFile({ name: 'fitters.docx', text: 'PK' })
    expect(problems).toEqual([{ where: 'file', problem: 'must be a .csv, .xlsx or .geojson file' }])
  })
  test('no text whatever makes the reader fail', async () => {
    const line = fc.array(fc.oneof(fc.string(), fc.constantFrom('name', 'zip', '02138', '1', 'true', '"')), {
      maxLength: 5,
    })
    const text = fc
      .array(
        line.map((fields) => fields.join(',')),
        { maxLength: 6 },
      )
      .map((lines) => lines.join('\n'))
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('a.csv', 'a.geojson'), async (text, name) => {
        const { fitters, problems } = await readFittersFile({ name, text })
        expect(fitters.length + problems.length).toBeGreaterThan(0)
      }),
      { numRuns: 300 },
    )
  })
})

test('a file may have columns in any order, a byte order mark, quotes and Windows line ends', async () => {
  const text = '\ufeffzip,name,brands,services\r\n02138,"Golf, ""Inc""",PING|ping|Titleist,"irons,driver"\r\n'
  const { fitters, problems } = await readFittersFile({ name: 'F.CSV', text })
  expect(problems).toEqual([])
  expect(fitters).toMatchObject([
    { name: 'Golf, "Inc"', brands: ['PING', 'Titleist'], services: ['driver', 'irons'], partner: false, sample: false },
  ])
})

test('a directory under the usual names of its columns is read, and columns that it has no place for are told', async () => {
  const text = [
    'Store Name,Address,City,State,Zip Code,Phone Number,Website,Latitude,Longitude,Brands Carried,Store Manager',
    'Club Lab,12 Main St,Columbus,OH,43219,(614) 555-0100,clublab.example,39.99,-82.9,"PING, Titleist",Sam',
  ].join('\n')
  const { fitters, problems, columns } = await readFittersFile({ name: 'directory.csv', text })
  expect(problems).toEqual([])
  expect(fitters).toEqual([
    expect.objectContaining({
      name: 'Club Lab',
      street: '12 Main St',
      zip: '43219',
      phone: '(614) 555-0100',
      website: 'https://clublab.example',
      lat: 39.99,
      lng: -82.9,
      brands: ['PING', 'Titleist'],
    }),
  ])
  expect(columns?.unused).toEqual(['Store Manager'])
})
test('other columns are named by a map, with semicolons too', async () => {
  const text = 'Studio;Ort;PLZ\nClub Lab;Columbus;43219'
  const { fitters, problems } = await readFittersFile({ name: 'a.csv', text, map: 'name=Studio, city=ort, zip=PLZ' })
  expect([problems, fitters.map(({ name, city, zip }) => [name, city, zip])]).toEqual([
    [],
    [['Club Lab', 'Columbus', '43219']],
  ])
})
