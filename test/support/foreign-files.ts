import { strToU8, zipSync } from 'fflate'

const schemas = 'http://schemas.openxmlformats.org'
const sheetType = `${schemas}/spreadsheetml/2006/main`
const relationType = `${schemas}/officeDocument/2006/relationships`
const packageType = `${schemas}/package/2006/relationships`

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
const number = (at: string, value: number) => `<c r="${at}"><v>${value}</v></c>`

/** Headings and two shots, as rows of a sheet. */
const someRows = [
  `<row r="1">${text('A1', 'Club')}${text('B1', 'Ball Speed (mph)')}${text('C1', 'Carry (yds)')}</row>`,
  `<row r="2">${text('A2', 'Driver')}${number('B2', 150)}${number('C2', 240)}</row>`,
].join('')

/** Rows of a sheet that hold so many shots, below those two lines. */
export const sheetRows = (shots: number): string =>
  Array.from({ length: shots }, (_, i) => {
    const row = i + 3
    return `<row r="${row}">${text(`A${row}`, i % 2 === 0 ? 'Driver' : '7 Iron')}${number(`B${row}`, 140 + (i % 20) + i / 1000)}${number(`C${row}`, 220 + (i % 30))}</row>`
  }).join('')

/** The smallest workbook with two lines and these rows. */
export const workbook = (
  rows: string,
  { sheets = 1, doctype = '' }: { readonly sheets?: number; readonly doctype?: string } = {},
): Uint8Array<ArrayBuffer> => {
  const numbers = Array.from({ length: sheets }, (_, i) => i + 1)
  const parts = {
    '_rels/.rels': `<Relationships xmlns="${packageType}"><Relationship Id="a" Type="${relationType}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${sheetType}" xmlns:r="${relationType}"><sheets>${numbers.map((n) => `<sheet name="S${n}" sheetId="${n}" r:id="a${n}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageType}">${numbers.map((n) => `<Relationship Id="a${n}" Type="${relationType}/worksheet" Target="worksheets/sheet1.xml"/>`).join('')}</Relationships>`,
    'xl/worksheets/sheet1.xml': `${doctype}<worksheet xmlns="${sheetType}"><sheetData>${someRows}${rows}</sheetData></worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])), { level: 9 })
}

/** The same bytes, whose last entry says that it unpacks to so many. */
const saying = (zip: Uint8Array<ArrayBuffer>, bytes: number): Uint8Array<ArrayBuffer> => {
  const view = new DataView(zip.buffer)
  const last = (signature: number): number => {
    for (let at = zip.length - 22; at >= 0; at--) if (view.getUint32(at, true) === signature) return at
    throw new Error('no such record')
  }
  view.setUint32(last(0x02014b50) + 24, bytes, true)
  view.setUint32(last(0x04034b50) + 22, bytes, true)
  return zip
}

const many = (count: number, item: (i: number) => string, between = '\n'): string =>
  Array.from({ length: count }, (_, i) => item(i)).join(between)

const heading = 'Club,Ball Speed (mph),Carry (yds)\n'
const shots = (count: number) => many(count, (i) => `Driver,${150 + (i % 20)}.${i % 10},${240 + (i % 30)}`)
const jsonShot = (more: string) => `{"Club":"Driver","BallSpeed":150,"Carry":240${more}}`
const blanks = 200_000_000

/** Files by what is in them. */
type Files = Readonly<Record<string, () => string | Uint8Array<ArrayBuffer>>>

/** The files of the second security review that stopped the service. */
export const reviewedFiles: Files = {
  'workbook, a cell in column CZZZ': () => workbook('<row r="3"><c r="CZZZ3"><v>1</v></c></row>'),
  'workbook, a cell in column ZZZZ': () => workbook('<row r="3"><c r="ZZZZ3"><v>1</v></c></row>'),
  'workbook, a cell in row 1,000,000': () => workbook('<row r="1000000"><c r="A1000000"><v>1</v></c></row>'),
  'workbook, a cell in row 3,000,000': () => workbook('<row r="3000000"><c r="A3000000"><v>1</v></c></row>'),
  'workbook, 2,000 shots and a cell in column 2,698': () =>
    workbook(`${sheetRows(2_000)}<row r="2003"><c r="CYT2003"><v>1</v></c></row>`),
  'workbook, 200 MB of blanks, says 1,000 bytes': () => saying(workbook(' '.repeat(blanks)), 1_000),
  'workbook, 200 MB of blanks, says 15 MB': () => saying(workbook(' '.repeat(blanks)), 15_000_000),
  'workbook, 2,400,000 empty rows': () => workbook('<row/>'.repeat(2_400_000)),
  'JSON, 4,000 shots with a member of its own each': () => `[${many(4_000, (i) => jsonShot(`,"m${i}":1`), ',')}]`,
  'CSV, a line of 200,000 columns': () => `${heading}Driver,150,240\n${'1,'.repeat(200_000)}`,
  'CSV, 300,000 lines without numbers': () => heading + 'Driver,,\n'.repeat(300_000),
  'CSV, an open quote and 2 MB': () => `${heading}"${shots(110_000)}`,
  'CSV, headings of 10,000 columns': () => `${heading.trim()}${many(10_000, (i) => `,c${i}`, '')}\nDriver,150,240\n`,
  'CSV, 60,000 shots': () => heading + shots(60_000),
  'JSON, objects 50,000 deep': () => `[${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}]`,
}

const entity = (letter: string) => `&#${letter.charCodeAt(0)};`

/** More of their kind. */
export const moreFiles: Files = {
  'workbook, a cell in row 1,000,000,000': () => workbook('<row r="1000000000"><c r="A1000000000"><v>1</v></c></row>'),
  'workbook, a cell behind a bracket and an entity': () =>
    workbook(`<row r='3'><x:c t='>' r='${entity('Z')}ZZZ3'><v>1</v></x:c></row>`),
  'workbook, 900 names of one sheet of 25,000 rows': () => workbook('<row/>'.repeat(24_000), { sheets: 900 }),
  'workbook, a text of 13 MB': () => workbook(`<row r="3">${text('A3', 'Driver '.repeat(1_900_000))}</row>`),
  'workbook, entities of entities': () =>
    workbook(`<row r="3">${text('A3', '&j;')}</row>`, {
      doctype: `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${many(9, (i) => `<!ENTITY ${'bcdefghij'[i]} "${`&${'abcdefghi'[i]};`.repeat(10)}">`, '')}]>`,
    }),
  'workbook, 500 columns of 1,900 rows, all empty but the last': () =>
    workbook(many(1_900, (i) => `<row r="${i + 3}"><c r="SF${i + 3}"><v>1</v></c></row>`, '')),
  'JSON, 900,000 objects in one with 400 members': () =>
    `{${many(400, (i) => `"m${i}":1`, ',')},"a":[${many(900, () => `[${'{},'.repeat(1_000)}[]]`, ',')}]}`,
  'CSV, 5 MB of quotes': () => `${heading}${'"'.repeat(5_000_000)}`,
  'CSV, 5 MB of lines with a quote': () => `${heading}${'Driver,"150,240\n'.repeat(300_000)}`,
  'CSV, 5 MB of line ends': () => heading + '\r'.repeat(5_000_000),
  'CSV, 60 lines of 500 headings': () => many(60, () => many(500, (i) => `Ball Speed ${i} (mph)`, ',')),
  'CSV, 24,000 lines of 40 columns': () =>
    `${heading.trim()}${',x'.repeat(37)}\n${many(24_000, (i) => `Driver,${150 + (i % 20)}.${i % 97},240${',1.5'.repeat(37)}`)}`,
  'CSV, 2,000 clubs that nobody knows': () =>
    heading + many(2_000, (i) => `Wegde irom ${i.toString(36).repeat(20)},150,240`),
}
