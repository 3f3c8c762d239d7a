import { nearest } from '../../golf/names/nearest.ts'
import {
  cellIn,
  checkedTable,
  type FieldNames,
  type Line,
  type LineProblem,
  type NamedTable,
  numberIn,
  otherCurrencyIn,
  signOf,
} from '../../platform/tables/index.ts'
import { isRecord } from '../../platform/values.ts'
import { type CatalogFileName, type CatalogFiles, headFile } from '../catalog/index.ts'
import { entryName, type Members } from './entries.ts'
import { proposeChange } from './propose.ts'

/** Columns that say which record, which entry of it, and who says so. */
type Place = 'id' | 'brand' | 'model' | 'year' | 'entry' | 'source' | 'date' | 'kind' | 'currency'
/** Columns of figures, by the member of the record or of its entry. */
type Figure =
  | 'price'
  | 'priceNow'
  | 'lengthIn'
  | 'lieDeg'
  | 'swingWeight'
  | 'headWeightGrams'
  | 'volumeCc'
  | 'weightGrams'
  | 'torqueDeg'
  | 'buttDiaIn'
  | 'tipDiaIn'
  | 'core'
  | 'aftermarketPrice'
type Column = Place | Figure

const columnNames: FieldNames<Column> = {
  id: ['headId', 'shaftId', 'gripId', 'head id', 'shaft id', 'grip id'],
  brand: ['maker', 'manufacturer', 'vendor', 'Marke', 'Hersteller'],
  model: ['name', 'product', 'shaft', 'grip', 'club', 'Modell'],
  year: ['first year', 'Jahr'],
  entry: ['flex', 'loft', 'size', 'loft (deg)', 'loft (°)', 'Größe'],
  source: ['publication', 'address', 'url', 'Quelle'],
  date: ['edition', 'seen', 'as of', 'Datum', 'Stand'],
  kind: ['kind of source'],
  currency: ['currency code', 'Währung'],
  price: ['launch price', 'price (USD)', 'MSRP', 'Preis'],
  priceNow: ['price now', 'current price', 'price now (USD)'],
  lengthIn: ['length', 'length (in)', 'length (inches)', 'length (cm)', 'Länge'],
  lieDeg: ['lie', 'lie angle', 'lie (deg)', 'lie (°)'],
  swingWeight: ['swing weight', 'balance', 'Schwunggewicht'],
  headWeightGrams: ['head weight', 'head weight (g)', 'head weight (oz)'],
  volumeCc: ['volume', 'volume (cc)', 'head size'],
  weightGrams: ['weight', 'weight (g)', 'grams', 'weight (oz)', 'Gewicht', 'Gewicht (g)'],
  torqueDeg: ['torque', 'torque (deg)', 'torque (°)'],
  buttDiaIn: ['butt', 'butt diameter', 'butt (in)', 'butt diameter (in)', 'butt (mm)', 'butt diameter (mm)'],
  tipDiaIn: ['tip', 'tip diameter', 'tip (in)', 'tip diameter (in)', 'tip (mm)', 'tip diameter (mm)'],
  core: ['core size', 'inner diameter', 'core (in)', 'inner diameter (in)'],
  aftermarketPrice: ['shaft price', 'price of the shaft'],
}

const numbers: readonly Figure[] = [
  'price',
  'priceNow',
  'lengthIn',
  'lieDeg',
  'headWeightGrams',
  'volumeCc',
  'weightGrams',
  'torqueDeg',
  'buttDiaIn',
  'tipDiaIn',
  'core',
  'aftermarketPrice',
]

/** Figures in US dollars. */
const prices: readonly Column[] = ['price', 'priceNow', 'aftermarketPrice']

/** Units of other countries in a heading, and what one of them is in ours. */
const otherUnits = [
  { unit: /\bcm\b/i, of: 1 / 2.54 },
  { unit: /\bmm\b/i, of: 1 / 25.4 },
  { unit: /\boz\b/i, of: 28.3495 },
] as const
const convertedDigits = 1_000

/** Figures of a catalog file, and the list whose entries hold some of them. */
const kindsOfFile = {
  heads: {
    list: 'lofts',
    idField: 'headId',
    whole: ['price', 'priceNow', 'lengthIn', 'lieDeg', 'swingWeight', 'headWeightGrams', 'volumeCc'],
    inEntries: ['lengthIn', 'lieDeg'],
  },
  shafts: {
    list: 'flexes',
    idField: 'shaftId',
    whole: ['tipDiaIn', 'aftermarketPrice'],
    inEntries: ['weightGrams', 'torqueDeg', 'buttDiaIn'],
  },
  grips: { list: 'sizeDetail', idField: 'gripId', whole: ['price'], inEntries: ['weightGrams', 'core'] },
} as const satisfies Record<string, KindOfFile>

interface KindOfFile {
  readonly list: string
  readonly idField: string
  readonly whole: readonly Column[]
  readonly inEntries: readonly Column[]
}

const kindOf = (file: CatalogFileName): KindOfFile | null => {
  if (file === 'shafts.json' || file === 'grips.json') return kindsOfFile[file === 'shafts.json' ? 'shafts' : 'grips']
  return Object.values<string>(headFile).includes(file) ? kindsOfFile.heads : null
}

/** A figure of a table, as a fact of its line. */
interface FactOfLine {
  readonly line: number
  readonly fact: object
}

/**
 * A catalog file with the figures of a table: a row for each record, or for each of its flexes, lofts or sizes, with source and date.
 * All or none: what is wrong is told by its line.
 * @param name What messages call the table.
 */
export const fileOfTable = async (
  files: CatalogFiles,
  file: CatalogFileName,
  text: string,
  { map, name = file }: { readonly map?: string | undefined; readonly name?: string } = {},
): Promise<{ readonly text: string } | { readonly problems: readonly LineProblem[] }> => {
  const kind = kindOf(file)
  if (kind === null) return { problems: [{ line: 1, problem: `cannot be a table: ${file} has no figures` }] }
  const table = await checkedTable(text, columnNames, map)
  if ('problem' in table) return { problems: [table] }
  const wrong = headingProblem(table, kind, map)
  if (wrong !== null) return { problems: [{ line: 1, problem: wrong }] }
  const { facts, problems } = factsIn(table, kind, { file, records: JSON.parse(files[file]) as Members[] })
  if (problems.length > 0) return { problems }
  const { files: changed, notTaken } = proposeChange(files, [
    { name, text: facts.map(({ fact }) => JSON.stringify(fact)).join('\n'), lines: facts.map(({ line }) => line) },
  ])
  // A figure of the whole record may stand in several rows, each with its source.
  const refused = notTaken.filter(({ reason }) => reason !== 'duplicate')
  if (refused.length > 0)
    return { problems: refused.map(({ line, field, why }) => ({ line, problem: `${field} ${why}` })) }
  return { text: changed[file] ?? files[file] }
}

/** A misspelled column would silently lose what it holds. */
const headingProblem = (
  { columns, headings, unused }: NamedTable<Column>,
  { whole, inEntries, idField }: KindOfFile,
  map = '',
): string | null => {
  const figures = [...new Set([...whole, ...inEntries])]
  const missing = (['source', 'date'] as const).filter((one) => !columns.has(one))
  if (!columns.has('id') && !columns.has('model'))
    return `must name the records: in a column ${idField}, or in brand and model`
  if (missing.length > 0) return `must have the columns source and date: ${missing.join(' and ')} is missing`
  if (!figures.some((figure) => columns.has(figure))) return `must have a column of figures, from ${figures.join(', ')}`
  const stray = [...columns.keys()].find((one) => isFigure(one) && !figures.includes(one))
  if (stray !== undefined) return `has a column ${stray}, which these records do not have`
  const other = prices.map((one) => otherCurrencyIn(headings[columns.get(one) ?? -1] ?? '')).find(Boolean)
  if (other !== undefined) return `has prices in another currency (${other}): they must be in US dollars`
  const known = [...figures, idField, 'source', 'date']
  const stranger = unused.find((name) => (columns.has('id') && map === '') || nearest(name, known) !== undefined)
  return stranger === undefined
    ? null
    : `has a column "${stranger}", which is not known: the columns are ${known.join(', ')}`
}

const isFigure = (column: Column): column is Figure => column === 'swingWeight' || numbers.includes(column as Figure)

/** The records that a table is about. */
interface Records {
  readonly file: CatalogFileName
  readonly records: readonly Members[]
}

const factsIn = (
  table: NamedTable<Column>,
  kind: KindOfFile,
  { file, records }: Records,
): { facts: FactOfLine[]; problems: LineProblem[] } => {
  const sign = signOf(table, numbers)
  const facts: FactOfLine[] = []
  const problems: LineProblem[] = []
  const told = new Set<string>() // a figure of the whole record stands in the row of each of its entries
  for (const row of table.lines) {
    const { line } = row
    const record = recordOf(table, row, kind, records)
    if (typeof record === 'string') problems.push({ line, problem: record })
    else
      for (const column of [...table.columns.keys()].filter(isFigure)) {
        const written = cellIn(table, row, column)
        const field = written === '' ? null : fieldOf(table, row, kind, record, column)
        if (field === null) continue
        const other = prices.includes(column) ? foreignIn(table, row, column) : undefined
        if ('problem' in field) problems.push({ line, problem: field.problem })
        else if (other !== undefined) problems.push({ line, problem: `${column} is not in US dollars (${other})` })
        else {
          const fact = factOf({ table, row, file, record, kind, column, sign, ...field })
          const key = JSON.stringify(fact)
          if (!told.has(key)) facts.push({ line, fact })
          told.add(key)
        }
      }
  }
  return { facts, problems }
}

/** The currency of a price, where that is another than ours. */
const foreignIn = (table: NamedTable<Column>, row: Line, column: Figure): string | undefined =>
  otherCurrencyIn(`${cellIn(table, row, column)} ${cellIn(table, row, 'currency')}`.toUpperCase())

const recordOf = (
  table: NamedTable<Column>,
  row: Line,
  { idField }: KindOfFile,
  records: readonly Members[],
): Members | string => {
  const plain = (text: unknown) => String(text).toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const [id, brand, model, year] = (['id', 'brand', 'model', 'year'] as const).map((one) =>
    plain(cellIn(table, row, one)),
  )
  const found = records.filter((one) =>
    id !== ''
      ? one[idField] === id
      : [plain(one['model']), `${plain(one['brand'])} ${plain(one['model'])}`].includes(model!) &&
        (brand === '' || plain(one['brand']) === brand) &&
        (year === '' || plain(one['year']) === year),
  )
  if (found.length === 1) return found[0]!
  const said = id || `${brand} ${model}`.trim()
  if (found.length > 1)
    return `"${said}" may be ${found
      .slice(0, 5)
      .map((one) => one[idField])
      .join(' or ')}`
  const near = nearest(
    said.replaceAll(' ', '-'),
    records.map((one) => String(one[idField])),
  )
  return `"${said}" is no record of the catalog${near === undefined ? '' : `; did you mean ${near}?`}`
}

/** The field of a figure in its record, and what the record says of it now. */
const fieldOf = (
  table: NamedTable<Column>,
  row: Line,
  { list, whole, inEntries }: KindOfFile,
  record: Members,
  column: Figure,
): { readonly field: string; readonly was: unknown } | { readonly problem: string } => {
  const said = cellIn(table, row, 'entry').replace(/°$/, '').trimEnd()
  if (said === '' || !inEntries.includes(column)) {
    if (whole.includes(column)) return { field: column, was: record[column] ?? null }
    return { problem: `${column} needs a column ${list === 'flexes' ? 'flex' : 'size'} beside it` }
  }
  const entries = (record[list] as unknown[] | null | undefined)?.filter(isRecord) ?? []
  const entry = entries.find((one) => entryName(one).toLowerCase() === said.replace(',', '.').toLowerCase())
  if (entry !== undefined) return { field: `${list}[${entryName(entry)}].${column}`, was: entry[column] ?? null }
  return { problem: `the record has no ${said}: it has ${entries.map(entryName).join(', ')}` }
}

interface CellOfFact {
  readonly table: NamedTable<Column>
  readonly row: Line
  readonly file: CatalogFileName
  readonly record: Members
  readonly kind: KindOfFile
  readonly column: Figure
  readonly sign: '.' | ','
  readonly field: string
  readonly was: unknown
}

const factOf = ({ table, row, file, record, kind, column, sign, field, was }: CellOfFact): object => {
  const written = cellIn(table, row, column)
  const heading = table.headings[table.columns.get(column)!]!
  const of = otherUnits.find(({ unit }) => unit.test(heading))?.of
  const number = numbers.includes(column) ? numberIn(written, sign) : null
  const value =
    number === null || of === undefined ? number : Math.round(number * of * convertedDigits) / convertedDigits
  return {
    id: record[kind.idField],
    file: file.replace('.json', ''),
    field,
    value: value ?? written,
    was,
    status: 'seen',
    source: cellIn(table, row, 'source'),
    edition: cellIn(table, row, 'date') || undefined,
    kind: cellIn(table, row, 'kind').toLowerCase() || undefined,
  }
}
