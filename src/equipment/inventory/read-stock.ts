import type { TSchema } from '@sinclair/typebox'
import { type HintBudget, hintBudget, nearest } from '../../golf/names/nearest.ts'
import { type ClubType, clubTypes } from '../../golf/names/words.ts'
import { fieldProblems } from '../../platform/schema.ts'
import {
  checkedTable,
  type LineProblem,
  type NamedTable,
  numberIn,
  otherCurrencyIn,
  signOf,
} from '../../platform/tables/index.ts'
import { yieldWhenDue } from '../../platform/work/yield.ts'
import { inEnglish } from '../../words/index.ts'
import { type Catalog, clubsNamed, didYouMean, type Head, loftsSaid } from '../catalog/index.ts'
import { type ListOf, ownColumns, type StockField, stockColumns } from './columns.ts'
import { PriceItem } from './prices.ts'
import { isOwnList, type ProductRow, productRows } from './product-rows.ts'
import { StockItem } from './stock.ts'

/** What a list says: the items, what was matched by name and what was left out; or what is wrong. */
export interface ReadList<Item> {
  readonly items: readonly Item[]
  readonly problems: readonly LineProblem[]
  /** Clubs that were named by their words. */
  readonly matched: readonly { readonly line: number; readonly written: string; readonly headId: string }[]
  /** Rows that are no article of the list, and why. */
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

const refused = (problem: string, line = 1): ReadList<never> => ({
  items: [],
  problems: [{ line, problem }],
  matched: [],
  leftOut: [],
  columns: {},
  unused: [],
})

/** Read a stock list. */
export const readStock = (text: string, catalog: Catalog, map?: string): Promise<ReadList<StockItem>> =>
  readList(text, catalog, 'stock', map)

/** Read a price list. Every price of this service is in US dollars. */
export const readPrices = (text: string, catalog: Catalog, map?: string): Promise<ReadList<PriceItem>> =>
  readList(text, catalog, 'price', map)

interface ItemOf {
  readonly stock: StockItem
  readonly price: PriceItem
}
const schemas = { stock: StockItem, price: PriceItem }

/**
 * Read a list of a shop: columns by their names in any case and order, in our own words or in those of a shop's export. All or none:
 * what is wrong is told by its line.
 */
const readList = async <List extends ListOf>(
  text: string,
  catalog: Catalog,
  list: List,
  map?: string,
): Promise<ReadList<ItemOf[List]>> => {
  const table = await checkedTable(text, stockColumns, map)
  if ('problem' in table) return refused(table.problem, table.line)
  const wrong = headingProblem(table, list, map)
  if (wrong !== null) return refused(wrong)
  if (table.lines.length > rowsMax) return refused('exceeds the maximum size of a list', rowsMax + 2)
  return { ...(await itemsIn(table, catalog, list)), columns: table.named, unused: table.unused }
}

/** A misspelled column would silently lose what it holds. */
const headingProblem = (
  { columns, headings, unused }: NamedTable<StockField>,
  list: ListOf,
  map = '',
): string | null => {
  const own = ownColumns[list]
  const hasClub = columns.has('headId') || columns.has('name')
  const needed = list === 'stock' ? (['sku', 'stock'] as const) : (['price'] as const)
  if (!hasClub || needed.some((field) => !columns.has(field)))
    return `must name the columns, from ${own.join(', ')}; say with --map which columns hold ${needed.join(', ')} and headId (or the name of the club)`
  const other = list === 'price' ? otherCurrencyIn(headings[columns.get('price')!]!) : undefined
  if (other !== undefined) return `has prices in another currency (${other}): they must be in US dollars`
  const isOwn = columns.has('headId') && map === ''
  // A stock list has no currencies: its prices are in US dollars.
  const currency = list === 'stock' ? columns.get('currency') : undefined
  const strangers = currency === undefined ? unused : [...unused, headings[currency]!]
  const stranger = strangers.find((name) => isOwn || nearest(name, own) !== undefined)
  if (stranger === undefined) return null
  const near = nearest(stranger, own)
  return `must name the columns, from ${own.join(', ')}: "${stranger}" is none${near === undefined ? '' : `; did you mean ${near}?`}`
}

const numbers = ['loft', 'price', 'stock', 'clubs'] as const

const itemsIn = async <List extends ListOf>(table: NamedTable<StockField>, catalog: Catalog, list: List) => {
  const sign = signOf(table, numbers)
  const names = headNames(catalog)
  const hinted = hintBudget()
  const bySku = new Map<string, { item: ItemOf[List]; line: number }>()
  const problems: LineProblem[] = []
  const matched: { line: number; written: string; headId: string }[] = []
  const leftOut: { line: number; why: string }[] = []
  const rows = productRows(table, list)
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
    const unpriced = list === 'price' && !('why' in head) ? unpricedBy(row, catalog.head(head.headId)) : null
    if (unpriced !== null) {
      leftOut.push({ line, why: unpriced })
      continue
    }
    if ('why' in head) {
      if (row.headId === '') leftOut.push({ line, why: head.why })
      else at(head.why)
      if (problems.length >= problemsMax) break
      continue
    }
    if (head.written !== null) matched.push({ line, written: head.written, headId: head.headId })
    const of = { isOwn: isOwnList(table), isIron: catalog.head(head.headId)?.clubType === 'iron' }
    const item = valuesOf({ ...row, headId: head.headId, ...sizeOf(row, of, list, sign) }, list, sign)
    const wrong = wrongIn(schemas[list], item)
    if (wrong.length > 0 && !isOwnList(table)) {
      leftOut.push({ line, why: `cannot be read: ${wrong.join('; ')}` })
      continue
    }
    for (const problem of wrong) at(problem)
    // A price list may have no article numbers: each of its lines stands for itself.
    const key = list === 'stock' ? row.sku : String(line)
    const before = bySku.get(key)
    if (wrong.length === 0 && before === undefined) bySku.set(key, { item: item as ItemOf[List], line })
    else if (wrong.length === 0) {
      const sum = addedUp(before!.item as StockItem, item as StockItem, table)
      if (sum === null) at(`sku is the same as in line ${before!.line}`)
      else bySku.set(key, { ...before!, item: sum as ItemOf[List] })
    }
    if (problems.length >= problemsMax) break
    if (bySku.size > itemsMax)
      return { ...nothing, problems: [{ line, problem: 'exceeds the maximum size of a list' }] }
  }
  if (problems.length === 0 && bySku.size === 0 && rows.length > 0)
    problems.push({
      line: table.lines[0]!.line,
      problem: `has no club ${list === 'stock' ? 'in stock' : 'with a price'}, like all its lines: ${leftOut[0]!.why}`,
    })
  return { items: [...bySku.values()].map(({ item }) => item), problems, matched, leftOut }
}

const nothing = { items: [], problems: [], matched: [], leftOut: [] }

/** The same article at another place of the shop: its pieces are added. Null: it is another one. */
const addedUp = (before: StockItem, item: StockItem, { columns }: NamedTable<StockField>): StockItem | null =>
  columns.has('location') && before.headId === item.headId && before.hand === item.hand && before.loft === item.loft
    ? { ...before, stock: before.stock + item.stock }
    : null

/** Why the price of a row is of no use for its club; null: it is. */
const unpricedBy = ({ price, currency, clubs }: ProductRow, head: Head | undefined): string | null => {
  const other = otherCurrencyIn(`${price} ${currency}`.toUpperCase())
  if (other !== undefined) return `its price is not in US dollars (${other})`
  if (head?.clubType === 'iron')
    return clubs === '' ? 'does not say in a column clubs how many irons its price buys (1: each)' : null
  return clubs === '' || clubs === '1' ? null : 'sells several clubs at one price, which are no irons'
}

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
  return {
    why: `headId is not in the catalog: ${headId}.${(hinted(() => didYouMean(catalog, headId)) ?? []).map((meant) => ` ${inEnglish(meant)}`).join('')}`,
  }
}

/** Loft and price of a row of a shop, whose cells may hold more: `10.5° (HT)`, `56.10S`, `variable`. */
function sizeOf(
  { loft, price, name }: ProductRow,
  { isOwn, isIron }: { readonly isOwn: boolean; readonly isIron: boolean },
  list: ListOf,
  sign: '.' | ',',
): Pick<ProductRow, 'loft' | 'price'> {
  if (isOwn) return { loft, price }
  const isNumber = numberIn(loft, sign) !== null
  const said = isNumber || isIron ? [] : loftsSaid(loft === '' ? name : loft)
  const isLoft = said.length === 1
  // A stock list may have articles without a price.
  const isPriced = list === 'price' || numberIn(price, sign) !== null
  return { loft: isLoft ? String(said[0]).replace('.', sign) : loft, price: isPriced ? price : '' }
}

const handOf = (cell: string): string => {
  const word = cell.toLowerCase().replace(/[-_ ]?hand(ed)?$/, '')
  if (['right', 'rh', 'r', 'rechts', 'righty'].includes(word)) return 'right'
  return ['left', 'lh', 'l', 'links', 'lefty'].includes(word) ? 'left' : cell
}

const valuesOf = (row: ProductRow, list: ListOf, sign: '.' | ','): Record<string, unknown> => ({
  ...(list === 'price' && { clubs: 1 }),
  ...Object.fromEntries(
    ownColumns[list].flatMap((field): [string, unknown][] => {
      const cell = row[field]
      if (cell === '' || (field === 'hand' && /^(any|either|both)$/i.test(cell))) return []
      if (field === 'hand') return [[field, handOf(cell)]]
      const isNumber = numbers.some((number) => number === field)
      const value = isNumber ? numberIn(cell, sign) : cell
      return [[field, field === 'stock' && typeof value === 'number' ? Math.max(0, value) : (value ?? cell)]]
    }),
  ),
})

const wrongIn = (schema: TSchema, item: unknown): string[] =>
  inEnglish(fieldProblems(schema, item)).map(({ pointer, detail }) => `${pointer.slice(1)} ${detail}`)

/** The ids of the clubs that a name may mean; one: it is that. */
type HeadNames = (written: string, about: { readonly brand: string; readonly kind: string }) => readonly string[]

/** Finds clubs by name, each name once: a shop writes it in every row. */
export const headNames = (catalog: Catalog): HeadNames => {
  const found = new Map<string, readonly string[]>()
  return (written, { brand, kind }) => {
    const key = `${brand}\n${kind}\n${written}`
    const known = found.get(key) ?? lookUp(catalog, written, brand, typeIn(kind))
    found.set(key, known)
    return known
  }
}

const lookUp = (catalog: Catalog, written: string, brand: string, type: ClubType | undefined): readonly string[] => {
  if (written === '') return []
  const words = written.toLowerCase().includes(brand.toLowerCase()) ? written : `${brand} ${written}`
  const ids = clubsNamed(catalog, words, type).map(({ headId }) => headId)
  return ids.length > 0 || type === undefined ? ids : clubsNamed(catalog, words).map(({ headId }) => headId)
}

/** The kind of club in the words of a shop's category. */
const typeIn = (kind: string): ClubType | undefined => {
  const found = clubTypes.filter((type) => new RegExp(`\\b${type}`, 'i').test(kind))
  return found.length === 1 ? found[0] : undefined
}
