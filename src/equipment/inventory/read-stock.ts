import { type HintBudget, hintBudget, nearest } from '../../platform/nearest.ts'
import { fieldProblems } from '../../platform/schema.ts'
import { type NamedTable, type NoTable, namedTable, numberIn, signOf } from '../../platform/tables/index.ts'
import { yieldWhenDue } from '../../platform/yield.ts'
import { type Catalog, didYouMean } from '../catalog/index.ts'
import { ownColumns, type StockField, stockColumns } from './columns.ts'
import { type HeadNames, headNames } from './head-names.ts'
import { isOwnList, type ProductRow, productRows } from './product-rows.ts'
import { StockItem } from './stock.ts'

/** One thing that is wrong in a file, by its line (the heading is line 1). */
export interface LineProblem {
  readonly line: number
  readonly problem: string
}

/** What a stock list says: the items, what was matched by name and what was left out; or what is wrong. */
export interface StockList {
  readonly items: readonly StockItem[]
  readonly problems: readonly LineProblem[]
  /** Clubs that were named by their words. */
  readonly matched: readonly { readonly line: number; readonly written: string; readonly headId: string }[]
  /** Rows that are no club in stock, and why. */
  readonly leftOut: readonly { readonly line: number; readonly why: string }[]
  /** Heading of each field. */
  readonly columns: Readonly<Partial<Record<StockField, string>>>
  readonly unused: readonly string[]
}

/** A shop's whole list. */
const itemsMax = 5_000
/** A shop's export has other goods too. */
const rowsMax = 50_000
/** Reading stops with so many. */
export const problemsMax = 50

const refused = (problem: string, line = 1): StockList => ({
  items: [],
  problems: [{ line, problem }],
  matched: [],
  leftOut: [],
  columns: {},
  unused: [],
})

/**
 * Read a stock list: columns by their names in any case and order, in our own words or in those of a shop's export. All or none:
 * what is wrong is told by its line.
 */
export const readStock = async (text: string, catalog: Catalog, map?: string): Promise<StockList> => {
  const table = await namedTable(text, stockColumns, map)
  const wrong = 'problem' in table ? wordsOf(table) : headingProblem(table, map)
  if (wrong !== null) return refused(wrong)
  const { columns, headings, lines, unused, sloppyLines } = table as NamedTable<StockField>
  const [sloppy] = sloppyLines
  if (sloppy !== undefined) return refused('is not CSV: its quotes do not close', sloppy)
  if (lines.length > rowsMax) return refused('exceeds the maximum size of a list', rowsMax + 2)
  const found = await itemsIn(table as NamedTable<StockField>, catalog)
  return {
    ...found,
    columns: Object.fromEntries([...columns].map(([field, at]) => [field, headings[at]!])),
    unused,
  }
}

const wordsOf = ({ where, problem }: NoTable): string => (where === '--map' ? `--map: ${problem}` : problem)

/** A misspelled column would silently lose what it holds. */
const headingProblem = ({ columns, headings, unused }: NamedTable<StockField>, map = ''): string | null => {
  const hasClub = columns.has('headId') || columns.has('name')
  if (!columns.has('sku') || !columns.has('stock') || !hasClub)
    return `must name the columns, from ${ownColumns.join(', ')}; say with --map which columns hold sku, stock and headId (or the name of the club)`
  const twice = headings.find((name, at) => name !== '' && headings.indexOf(name) !== at)
  if (twice !== undefined) return `column "${twice}" is a duplicate`
  const isOwn = columns.has('headId') && map === ''
  const stranger = unused.find((name) => isOwn || nearest(name, ownColumns) !== undefined)
  if (stranger === undefined) return null
  const near = nearest(stranger, ownColumns)
  return `must name the columns, from ${ownColumns.join(', ')}: "${stranger}" is none${near === undefined ? '' : `; did you mean ${near}?`}`
}

const numbers = ['loft', 'price', 'stock'] as const

const itemsIn = async (table: NamedTable<StockField>, catalog: Catalog) => {
  const sign = signOf(table, numbers)
  const names = headNames(catalog)
  const hinted = hintBudget()
  const bySku = new Map<string, { item: StockItem; line: number }>()
  const problems: LineProblem[] = []
  const matched: { line: number; written: string; headId: string }[] = []
  const leftOut: { line: number; why: string }[] = []
  const rows = productRows(table)
  for (const [i, row] of rows.entries()) {
    await yieldWhenDue()
    const { line } = table.lines[i]!
    const at = (problem: string) => problems.push({ line, problem })
    if (row.whyNot !== null) {
      leftOut.push({ line, why: row.whyNot })
      continue
    }
    const isUnnamed = row.headId === '' && isOwnList(table)
    const head = isUnnamed ? { headId: '', written: null } : headOf(row, { catalog, names, hinted })
    if ('why' in head) {
      if (row.headId === '') leftOut.push({ line, why: head.why })
      else at(head.why)
      if (problems.length >= problemsMax) break
      continue
    }
    if (head.written !== null) matched.push({ line, written: head.written, headId: head.headId })
    const item = valuesOf({ ...row, headId: head.headId }, sign)
    const wrong = fieldProblems(StockItem, item).map(({ pointer, detail }) => `${pointer.slice(1)} ${detail}`)
    for (const problem of wrong) at(problem)
    const before = bySku.get(row.sku)
    if (wrong.length === 0 && before === undefined) bySku.set(row.sku, { item: item as StockItem, line })
    else if (wrong.length === 0 && !isElsewhere(before!.item, item as StockItem, table))
      at(`sku is the same as in line ${before!.line}`)
    else if (wrong.length === 0)
      bySku.set(row.sku, { ...before!, item: { ...before!.item, stock: before!.item.stock + Number(item['stock']) } })
    if (problems.length >= problemsMax) break
    if (bySku.size > itemsMax)
      return { ...nothing, problems: [{ line, problem: 'exceeds the maximum size of a list' }] }
  }
  if (problems.length === 0 && bySku.size === 0 && rows.length > 0)
    problems.push({
      line: table.lines[0]!.line,
      problem: `has no club in stock, like all its lines: ${leftOut[0]!.why}`,
    })
  return { items: [...bySku.values()].map(({ item }) => item), problems, matched, leftOut }
}

const nothing = { items: [], problems: [], matched: [], leftOut: [] }

/** The same article at another place of the shop: its pieces are added. */
const isElsewhere = (before: StockItem, item: StockItem, { columns }: NamedTable<StockField>): boolean =>
  columns.has('location') && before.headId === item.headId && before.hand === item.hand && before.loft === item.loft

const idForm = /^[a-z\d]+(?:-[a-z\d]+)+$/

interface Naming {
  readonly catalog: Catalog
  readonly names: HeadNames
  readonly hinted: HintBudget
}

/** The club of a row by its id, or by its name; or why it has none. */
const headOf = (
  { headId, name, brand, kind }: ProductRow,
  { catalog, names, hinted }: Naming,
): { headId: string; written: string | null } | { why: string } => {
  if (headId !== '' && catalog.head(headId) !== undefined) return { headId, written: null }
  const written = headId === '' ? name : headId
  // An id that is misspelled may read as a name of other clubs.
  const found = idForm.test(headId) ? [] : names(written, { brand, kind })
  if (found.length === 1) return { headId: found[0]!, written }
  if (found.length > 1) return { why: `"${written}" may be ${found.slice(0, 5).join(' or ')}` }
  if (headId === '') return { why: `"${written}" is no club of the catalog` }
  return { why: `headId is not in the catalog: ${headId}.${hinted(() => didYouMean(catalog, headId)) ?? ''}` }
}

const handOf = (cell: string): string => {
  const word = cell.toLowerCase().replace(/[-_ ]?hand(ed)?$/, '')
  if (['right', 'rh', 'r', 'rechts', 'righty'].includes(word)) return 'right'
  return ['left', 'lh', 'l', 'links', 'lefty'].includes(word) ? 'left' : cell
}

const valuesOf = (row: ProductRow, sign: '.' | ','): Record<string, unknown> =>
  Object.fromEntries(
    ownColumns.flatMap((field): [string, unknown][] => {
      const cell = row[field]
      if (cell === '' || (field === 'hand' && /^(any|either|both)$/i.test(cell))) return []
      if (field === 'hand') return [[field, handOf(cell)]]
      const isNumber = numbers.some((number) => number === field)
      const value = isNumber ? numberIn(cell, sign) : cell
      return [[field, field === 'stock' && typeof value === 'number' ? Math.max(0, value) : (value ?? cell)]]
    }),
  )
