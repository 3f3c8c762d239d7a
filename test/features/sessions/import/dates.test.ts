import { expect, test } from 'bun:test'
import { strToU8, zipSync } from 'fflate'
import { readSession } from '../../../../src/features/sessions/import/read-session.ts'
import { inEnglish } from '../../../../src/words/index.ts'

const readAt = new Date('2026-11-20T18:00:00Z')
const sessionIn = async (file: string | Uint8Array) => {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const read = await readSession(bytes, { dryRun: 'true' }, readAt)
  if ('refusal' in read) throw new Error(inEnglish(read.refusal))
  const { startedAtUtc, processedAtUtc, segments } = read.session
  return {
    startedAtUtc,
    processedAtUtc,
    shots: segments.flatMap(({ shots }) => shots.map((shot) => shot.capturedAtUtc)),
  }
}
const withDates = (...dates: readonly string[]) =>
  `Date,Club,Ball Speed (mph),Club Speed (mph),Carry (yd)\n${dates.map((date, i) => `"${date}",7 Iron,115,${85 + i},155`).join('\n')}\n`

test.each([
  ['2026-05-20 17:45:01', '2026-05-20T17:45:01.000Z'],
  ['2026-05-20T17:45:01Z', '2026-05-20T17:45:01.000Z'],
  ['2026-05-20T17:45:01.123+02:00', '2026-05-20T15:45:01.000Z'],
  ['2026-05-20; 17-45-01', '2026-05-20T17:45:01.000Z'],
  ['2026/5/20', '2026-05-20T00:00:00.000Z'],
  ['05/20/2026 17:45:01', '2026-05-20T17:45:01.000Z'],
  ['5/6/26 5:45:01 PM', '2026-05-06T17:45:01.000Z'],
  ['5/6/2026 12:05 AM', '2026-05-06T00:05:00.000Z'],
  ['20/05/2026 17:45', '2026-05-20T17:45:00.000Z'],
  ['06.05.2026 17:45', '2026-05-06T17:45:00.000Z'],
  ['06.05.26', '2026-05-06T00:00:00.000Z'],
])('%s is the date of the session', async (written, moment) => {
  const { startedAtUtc, processedAtUtc, shots } = await sessionIn(withDates(written))
  expect([startedAtUtc, ...shots]).toEqual([moment, moment])
  expect(processedAtUtc).toBe(readAt.toISOString())
})

test('a number beside the date above the headings is no time of day', async () => {
  const shots = 'Club,Ball Speed (mph),Club Speed (mph),Carry (yd)\n7 Iron,115,85,155\n'
  for (const beside of ['Altitude,12.50 ft', 'Handicap,8-10', 'Temp,75.20 F'])
    expect((await sessionIn(`Date,2026-05-03,${beside}\n\n${shots}`)).startedAtUtc).toBe('2026-05-03T00:00:00.000Z')
})

test('one date of a file tells how all of them are written', async () => {
  const { startedAtUtc, shots } = await sessionIn(withDates('05/06/2026 10:00', '13/06/2026 10:00'))
  expect(startedAtUtc).toBe('2026-06-05T10:00:00.000Z')
  expect(shots).toEqual(['2026-06-05T10:00:00.000Z', '2026-06-13T10:00:00.000Z'])
})

test.each(['05/06/2026 17:45', '31.02.2026', '2027-05-20', 'Tuesday', '12:30'])(
  '%s is no date that is known',
  async (written) => {
    expect((await sessionIn(withDates(written))).startedAtUtc).toBe(readAt.toISOString())
  },
)

test('a date and a time in columns of their own, and a date above the headings, stand too', async () => {
  const apart = 'Date,Time,Club,Ball Speed (mph),Carry (yd)\n05/20/2026,17:45:01,7 Iron,115,155\n'
  expect((await sessionIn(apart)).startedAtUtc).toBe('2026-05-20T17:45:01.000Z')
  const above = await Bun.file(`${import.meta.dir}/../read/files/skytrak-blocks.csv`).text()
  expect((await sessionIn(above)).startedAtUtc).toBe('2026-06-09T09:15:00.000Z')
})

/** Days since 1899-12-30, as spreadsheets count: 2026-05-20, 17:45:01. */
const serial = 46162 + 63_901 / 86_400

test.each([
  [`${serial}`, ''],
  [`${serial}`.replace('.', ','), ''],
  ['46162', '0.7396'],
  ['46162', '17:45:01'],
])('the number of a day of a spreadsheet is its date: %s %s', async (date, time) => {
  const { shots } = await sessionIn(`Date;Time;Club;Ball Speed (mph);Carry (yd)\n${date};${time};7 Iron;115;155\n`)
  expect(shots[0]).toStartWith('2026-05-20T17:45:01')
})

/** A workbook of one row of shots, whose cells have these numbers in these formats. */
const workbook = (cells: readonly (readonly [heading: string, value: number | string, format?: number])[]) => {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packed = 'http://schemas.openxmlformats.org/package/2006'
  const cellIn = (row: number, value: number | string, at: number, style = 0) => {
    const place = `r="${'ABCDEFG'[at]}${row}"`
    return typeof value === 'number'
      ? `<c ${place} s="${style}"><v>${value}</v></c>`
      : `<c ${place} t="inlineStr"><is><t>${value}</t></is></c>`
  }
  const formats = [...new Set([0, ...cells.map(([, , format = 0]) => format)])]
  const rows = [
    cells.map(([heading], at) => cellIn(1, heading, at)),
    cells.map(([, value, format = 0], at) => cellIn(2, value, at, formats.indexOf(format))),
  ].map((row, i) => `<row r="${i + 1}">${row.join('')}</row>`)
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packed}/content-types"/>`,
    '_rels/.rels': `<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Shots" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs>${formats.map((format) => `<xf numFmtId="${format}" applyNumberFormat="1" xfId="0"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows.join('')}</sheetData></worksheet>`,
  }
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(`<?xml version="1.0"?>${text}`)])),
  )
}
const ofShot = [
  ['Club', '7 Iron'],
  ['Ball Speed (mph)', 115],
  ['Carry (yd)', 155],
] as const

/** Numbers of formats that every workbook has: 14 a date, 21 a time, 22 both. */
test.each([
  ['a date with its time', [['Date', serial, 22]]],
  ['a number without a format', [['Date', serial]]],
  ['a date and a time', [['Date', 46162, 14], ['Time', serial % 1, 21]]], // biome-ignore format: a row each
  ['numbers without formats', [['Date', 46162], ['Time', serial % 1]]], // biome-ignore format: a row each
  ['a date and a written time', [['Date', 46162, 14], ['Time', '17:45:01']]], // biome-ignore format: a row each
  ['a written date', [['Date', '2026-05-20 17:45:01']]],
] as const)('a workbook with %s', async (_, dates) => {
  expect((await sessionIn(workbook([...dates, ...ofShot]))).shots).toEqual(['2026-05-20T17:45:01.000Z'])
})

const stroke = { Measurement: { ClubSpeed: 38, BallSpeed: 51.4, Carry: 141.7 } }
test.each([
  ['of the stroke', { Date: '2026-05-20' }, { Time: '2026-05-20T17:45:01.1234567Z' }],
  ['of the stroke, in its zone', { Date: '2026-05-20T00:00:00' }, { Time: '2026-05-20T19:45:01+02:00' }],
  ['of the group', { Date: '2026-05-20T17:45:01' }, {}],
  ['apart from its date', { Date: '2026-05-20T00:00:00' }, { Time: '17:45:01' }],
])('a report of TrackMan in JSON has the moment %s', async (_, group, own) => {
  const report = { StrokeGroups: [{ Club: '7Iron', ...group, Strokes: [{ ...own, ...stroke }] }] }
  expect((await sessionIn(JSON.stringify(report))).shots).toEqual(['2026-05-20T17:45:01.000Z'])
})

test('a report of TrackMan in JSON may have its moment in the report alone', async () => {
  const report = { Time: { Date: '2026-05-20T17:45:01Z' }, StrokeGroups: [{ Club: '7Iron', Strokes: [stroke] }] }
  expect((await sessionIn(JSON.stringify(report))).shots).toEqual(['2026-05-20T17:45:01.000Z'])
})
