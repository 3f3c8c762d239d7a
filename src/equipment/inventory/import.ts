import { forgetShop } from '../../identity/accounts/index.ts'
import type { Actor } from '../../identity/audit/index.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { LineProblem } from '../../platform/tables/index.ts'
import type { Catalog } from '../catalog/index.ts'
import { replacePrices, replaceStock } from './queries.ts'
import { problemsMax, type ReadList, readPrices, readStock } from './read-stock.ts'

/** How a list is imported. */
interface Wish {
  /** Fields and the columns that hold them: `sku=Artikel, stock=Lager`. */
  readonly map?: string | undefined
  /** Read the list and change nothing. */
  readonly isDryRun?: boolean
}

/** What was imported, or would be. */
export type ImportedList = { readonly articles: number } & Omit<ReadList<unknown>, 'problems'>

interface ImportDeps {
  readonly sql: Sql
  readonly catalog: Catalog
}

/** What is remembered with the credentials of an account: that it has a price list. */
type Remembering = Parameters<typeof forgetShop>[0]

/**
 * Replace the stock list.
 * @returns What the list says; nothing was stored when there are problems.
 */
export const importStock = async (
  { sql, catalog }: ImportDeps,
  accountId: string,
  text: string,
  by: Actor,
  { map, isDryRun = false }: Wish = {},
): Promise<ImportedList | { problems: LineProblem[] } | 'no account'> => {
  const { problems, ...list } = await readStock(text, catalog, map)
  if (problems.length > 0) return { problems: problems.slice(0, problemsMax) }
  if (!isDryRun && !(await replaceStock(sql, accountId, list.items, by))) return 'no account'
  return { articles: list.items.length, ...list }
}

/**
 * Replace the price list.
 * @returns As `importStock`.
 */
export const importPrices = async (
  { sql, keys, catalog }: ImportDeps & Remembering,
  { accountId, text, date }: { readonly accountId: string; readonly text: string; readonly date: string },
  by: Actor,
  { map, isDryRun = false }: Wish = {},
): Promise<ImportedList | { problems: LineProblem[] } | 'no account'> => {
  const { problems, ...list } = await readPrices(text, catalog, map)
  if (problems.length > 0) return { problems: problems.slice(0, problemsMax) }
  const typeOf = (headId: string) => catalog.head(headId)!.clubType
  const items = list.items.map((item) => ({ ...item, clubType: typeOf(item.headId) }))
  if (!isDryRun && !(await changePrices({ sql, keys }, accountId, { date, items }, by))) return 'no account'
  return { articles: items.length, ...list }
}

/** Remove the price list. Returns false when there is no such account. */
export const forgetPrices = (deps: Remembering, accountId: string, by: Actor): Promise<boolean> =>
  changePrices(deps, accountId, null, by)

/** Replace the list, and make every process read again whether there is one. */
const changePrices = async (
  deps: Remembering,
  accountId: string,
  list: Parameters<typeof replacePrices>[2],
  by: Actor,
): Promise<boolean> => {
  const isThere = await replacePrices(deps.sql, accountId, list, by)
  if (isThere) await forgetShop(deps, accountId)
  return isThere
}
