import { nearest } from '../../golf/names/nearest.ts'
import { listBudget, OverBudget } from './budget.ts'
import { conventionOf } from './convention.ts'
import type { Line } from './line.ts'
import { type DecimalSign, leadingNumber, plainSigns } from './number.ts'
import { recordsOf } from './records.ts'

/** Other names of each field, as files write them; `*` at the end of one stands for any words. */
export type FieldNames<Field extends string> = Readonly<Record<Field, readonly string[]>>

/** A table whose columns are known by their headings. */
export interface NamedTable<Field extends string> {
  /** Headings as written. */
  readonly headings: readonly string[]
  readonly columns: ReadonlyMap<Field, number>
  /** Headings that no field has. */
  readonly unused: readonly string[]
  /** Lines below the headings that are not empty. */
  readonly lines: readonly Line[]
  readonly separator: string
  /** Lines whose quotes do not close. */
  readonly sloppyLines: readonly number[]
}

/** Why a file is no such table, in words that follow a line or `--map`. */
interface NoTable {
  readonly where: `line ${number}` | '--map'
  readonly line: number
  readonly problem: string
}

/** A heading without case, spaces and signs: `Variant Inventory Qty` is `variantinventoryqty`. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Read a text as a table: its separator is the one under which most of its first line is understood.
 * @param map Fields and the columns that hold them, for columns of other names: `sku=Artikel, stock=Lager`.
 */
export const namedTable = <Field extends string>(
  text: string,
  names: FieldNames<Field>,
  map?: string,
): Promise<NamedTable<Field> | NoTable> =>
  tableOf(text, names, map).catch((error: unknown) => {
    if (!(error instanceof OverBudget)) throw error
    return { where: `line ${error.line}`, line: error.line, problem: error.message.replace(/\.$/, '') }
  })

/** @throws {OverBudget} */
const tableOf = async <Field extends string>(
  text: string,
  names: FieldNames<Field>,
  map = '',
): Promise<NamedTable<Field> | NoTable> => {
  const fields = Object.keys(names) as Field[]
  const mapped = pairsIn(map, fields)
  if ('problem' in mapped) return mapped
  const meant = (lines: readonly Line[]) => columnsOf(lines[0]?.cells ?? [], names, mapped.pairs)
  const understood = (lines: readonly Line[]) => meant(lines).columns.size
  const convention = await conventionOf([{ encoding: 'utf-8', text }], understood, listBudget)
  const separator = convention?.separator ?? ','
  const { lines, sloppyLines } = await recordsOf(text, separator, listBudget)
  const [heading, ...rows] = lines
  const { columns, absent } = meant(lines)
  if (absent !== undefined) return noMap(`the file has no column ${absent}`)
  const headings = heading?.cells ?? []
  const used = new Set(columns.values())
  return {
    headings,
    columns,
    unused: headings.filter((name, at) => name !== '' && !used.has(at)),
    lines: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    separator,
    sloppyLines,
  }
}

const noMap = (problem: string): NoTable => ({ where: '--map', line: 1, problem })

const pairsIn = <Field extends string>(
  map: string,
  fields: readonly Field[],
): { readonly pairs: ReadonlyMap<Field, string> } | NoTable => {
  const pairs = new Map<Field, string>()
  for (const pair of map.split(',').filter((one) => one.trim() !== '')) {
    const [said = '', column = ''] = pair.split('=').map((part) => part.trim())
    const field = fields.find((one) => plain(one) === plain(said))
    if (column === '') return noMap('must be field=column, field=column')
    if (field === undefined) {
      const near = nearest(said, fields)
      const hint = near === undefined ? `the fields are ${fields.join(', ')}` : `did you mean ${near}?`
      return noMap(`there is no field ${said}; ${hint}`)
    }
    pairs.set(field, column)
  }
  return { pairs }
}

const columnsOf = <Field extends string>(
  headings: readonly string[],
  names: FieldNames<Field>,
  mapped: ReadonlyMap<Field, string>,
): { columns: Map<Field, number>; absent: string | undefined } => {
  const found = headings.map(plain)
  const columns = new Map<Field, number>()
  let absent: string | undefined
  for (const [field, others] of Object.entries(names) as [Field, readonly string[]][]) {
    const said = mapped.get(field)
    const wanted = said === undefined ? [field, ...others] : [said]
    const at = wanted.map((name) => placeOf(name, found)).find((index) => index >= 0)
    if (at !== undefined) columns.set(field, at)
    else if (said !== undefined) absent ??= said
  }
  return { columns, absent }
}

/** Where a name stands among the headings; -1: nowhere. */
const placeOf = (name: string, headings: readonly string[]): number =>
  name.endsWith('*') ? headings.findIndex((heading) => heading.startsWith(plain(name))) : headings.indexOf(plain(name))

/** The cell of the first of the columns with a name of a field that is filled: a sale price before the regular one. */
export const filledCellIn = <Field extends string>(
  table: NamedTable<Field>,
  line: Line,
  field: Field,
  names: FieldNames<Field>,
): string => {
  const own = cellIn(table, line, field)
  const at = table.columns.get(field)
  const known = [field, ...names[field]].map(plain)
  if (own !== '' || at === undefined || !known.includes(plain(table.headings[at]!))) return own
  const others = known.map((name) => line.cells[table.headings.map(plain).indexOf(name)]?.trim() ?? '')
  return others.find((cell) => cell !== '') ?? ''
}

/** The cell of a field; empty where the file has no such column. */
export const cellIn = <Field extends string>({ columns }: NamedTable<Field>, { cells }: Line, field: Field): string =>
  cells[columns.get(field) ?? -1]?.trim() ?? ''

const money = /^(?:[€$£¥]|[A-Z]{3}(?=\s))|(?:[€$£¥°]|EUR|USD|GBP|CHF|kr)\.?$/g

/** A number with at most its currency or a degree sign beside it; null: it is none. */
export const numberIn = (cell: string, sign: DecimalSign): number | null => {
  if (/^\d+$/.test(cell)) return Number(cell)
  const read = leadingNumber(plainSigns(cell).replaceAll(money, '').trim(), sign)
  return read === null || read.rest !== '' ? null : read.value
}

/** The sign before the decimals of a table: the one under which more of the cells of its columns of numbers are some. */
export const signOf = <Field extends string>(table: NamedTable<Field>, numbers: readonly Field[]): DecimalSign => {
  const cells = table.lines.flatMap((line) => numbers.map((field) => cellIn(table, line, field)))
  const read = (sign: DecimalSign) => cells.filter((cell) => numberIn(cell, sign) !== null).length
  const [point, comma] = [read('.'), read(',')]
  if (point !== comma) return comma > point ? ',' : '.'
  return table.separator === ';' && cells.some((cell) => /\d,\d/.test(cell)) ? ',' : '.'
}
