import type { Actor } from '../../identity/audit/index.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Catalog } from '../catalog/index.ts'
import { replaceStock } from './queries.ts'
import { type LineProblem, problemsMax, readStock, type StockList } from './read-stock.ts'

/** How a list is imported. */
interface Wish {
  /** Fields and the columns that hold them: `sku=Artikel, stock=Lager`. */
  readonly map?: string | undefined
  /** Read the list and change nothing. */
  readonly isDryRun?: boolean
}

/** What was imported, or would be. */
type Imported = { readonly articles: number } & Omit<StockList, 'problems'>

/**
 * Replace the stock list.
 * @returns What the list says; nothing was stored when there are problems.
 */
export const importStock = async (
  { sql, catalog }: { readonly sql: Sql; readonly catalog: Catalog },
  accountId: string,
  text: string,
  by: Actor,
  { map, isDryRun = false }: Wish = {},
): Promise<Imported | { problems: LineProblem[] } | 'no account'> => {
  const { problems, ...list } = await readStock(text, catalog, map)
  if (problems.length > 0) return { problems: problems.slice(0, problemsMax) }
  if (!isDryRun && !(await replaceStock(sql, accountId, list.items, by))) return 'no account'
  return { articles: list.items.length, ...list }
}
