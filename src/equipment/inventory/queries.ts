import { type Actor, recordAudit } from '../../identity/audit/index.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { StockItem } from './stock.ts'

/** What an account has in stock, by article; its sandbox has the same. */
export const selectStock = async (sql: Sql, accountId: string): Promise<StockItem[]> => {
  type Row = { [Name in keyof Required<StockItem>]: StockItem[Name] | null }
  const rows = await sql.read<Row>`
    select sku, head_id as "headId", hand, loft, price, quantity as stock
      from stock_items
     where account_id = (select coalesce(sandbox_of, id) from accounts where id = ${accountId})
     order by sku`
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as StockItem)
}

/** Replace the list. Returns false when there is no such account. */
export const replaceStock = (sql: Sql, accountId: string, items: readonly StockItem[], by: Actor): Promise<boolean> =>
  sql.begin(async (sql) => {
    const accounts = await sql`
      select id from accounts where id = ${accountId} and erased_at is null and sandbox_of is null for no key update`
    if (accounts.length === 0) return false
    await removeStock(sql, accountId)
    await sql`
      insert into stock_items (account_id, sku, head_id, hand, loft, price, quantity)
      select ${accountId}, i.sku, i."headId", i.hand, i.loft, i.price, i.stock
        from json_to_recordset(${{ items }}::json -> 'items')
          as i (sku text, "headId" text, hand text, loft float8, price float8, stock integer)`
    await recordAudit(sql, { accountId, event: 'stock list changed', subject: null, by })
    return true
  })

/** Remove every article of an account. */
export const removeStock = async (sql: Sql, accountId: string): Promise<void> => {
  await sql`delete from stock_items where account_id = ${accountId}`
}
