import type { Actor } from '../../identity/audit/index.ts'
import { csvRecords } from '../../platform/csv-records.ts'
import { type HintBudget, hintBudget } from '../../platform/nearest.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { fieldProblems } from '../../platform/schema.ts'
import { yieldWhenDue } from '../../platform/yield.ts'
import { type Catalog, didYouMean } from '../catalog/index.ts'
import { replaceStock } from './queries.ts'
import { StockItem } from './stock.ts'

/** One thing that is wrong in a file, by its line (the heading is line 1). */
interface LineProblem {
  readonly line: number
  readonly problem: string
}

/** A shop's whole list. */
const itemsMax = 5_000
/** Reading stops with so many. */
const problemsMax = 50

const columns = Object.keys(StockItem.properties)
const numbers: readonly string[] = ['loft', 'price', 'stock']

/**
 * Read a stock list: CSV with the columns sku, headId and stock, and perhaps hand, loft and price. All or none: what is
 * wrong is told by its line.
 */
const readStock = async (text: string, catalog: Catalog): Promise<{ items: StockItem[]; problems: LineProblem[] }> => {
  const items: StockItem[] = []
  const problems: LineProblem[] = []
  const lineOf = new Map<string, number>()
  try {
    const [heading, ...rows] = await csvRecords(text)
    const names = heading?.record ?? []
    const isHeading = ['sku', 'headId', 'stock'].every((name) => names.includes(name)) && isKnown(names)
    if (!isHeading)
      return { items, problems: [{ line: 1, problem: `must name the columns, from ${columns.join(', ')}` }] }
    if (rows.length > itemsMax)
      return { items, problems: [{ line: itemsMax + 2, problem: 'exceeds the maximum size of a list' }] }
    const hinted = hintBudget()
    for (const { record, info } of rows) {
      await yieldWhenDue()
      const item = valuesOf(names, record)
      const wrong = problemsOf(item, { catalog, hinted, before: lineOf.get(String(item['sku'])) })
      for (const problem of wrong) problems.push({ line: info.lines, problem })
      if (problems.length >= problemsMax) break
      lineOf.set(String(item['sku']), info.lines)
      items.push(item as StockItem)
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    problems.push({ line: 'lines' in error ? Number(error.lines) : 1, problem: `is not CSV: ${error.message}` })
  }
  return { items, problems }
}

/**
 * Replace the stock list.
 * @returns How many articles it has; nothing was stored when there are problems.
 */
export const importStock = async (
  { sql, catalog }: { readonly sql: Sql; readonly catalog: Catalog },
  accountId: string,
  text: string,
  by: Actor,
): Promise<{ articles: number } | { problems: LineProblem[] } | 'no account'> => {
  const { items, problems } = await readStock(text, catalog)
  if (problems.length > 0) return { problems: problems.slice(0, problemsMax) }
  return (await replaceStock(sql, accountId, items, by)) ? { articles: items.length } : 'no account'
}

const isKnown = (names: readonly string[]): boolean =>
  names.every((name, i) => columns.includes(name) && names.indexOf(name) === i)

const valuesOf = (names: readonly string[], record: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    record.flatMap((value, i) => {
      const name = names[i] ?? `column ${i + 1}`
      return value === ''
        ? []
        : [[name, numbers.includes(name) && !Number.isNaN(Number(value)) ? Number(value) : value]]
    }),
  )

interface Reading {
  readonly catalog: Catalog
  readonly hinted: HintBudget
  /** Line of the same article. */
  readonly before: number | undefined
}

const problemsOf = (item: Record<string, unknown>, { catalog, hinted, before }: Reading): string[] => {
  const wrong = fieldProblems(StockItem, item).map(({ pointer, detail }) => `${pointer.slice(1)} ${detail}`)
  if (wrong.length > 0) return wrong
  const headId = String(item['headId'])
  const unknown = catalog.head(headId) === undefined
  return [
    ...(unknown ? [`headId is not in the catalog: ${headId}.${hinted(() => didYouMean(catalog, headId)) ?? ''}`] : []),
    ...(before === undefined ? [] : [`sku is the same as in line ${before}`]),
  ]
}
