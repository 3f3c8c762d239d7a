import type { ClubType } from '../../golf/names/words.ts'
import { type Actor, recordAudit } from '../../identity/audit/index.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { PriceItem, PriceList } from './prices.ts'
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

/**
 * The price list of an account in its order, which its sandbox has too; null: it has none. The day and the prices come from one
 * read, so that they are of one list.
 * @param clubType Of these clubs alone.
 */
export const selectPrices = async (sql: Sql, accountId: string, clubType?: ClubType): Promise<PriceList | null> => {
  // One value: rows on their own take far longer to arrive from the embedded database.
  const [row] = await sql.read<{ date: string | null; items: PriceItem[] }>`
    select (select price_list_date::text from accounts
             where id = (select coalesce(sandbox_of, id) from accounts where id = ${accountId})) as date,
           coalesce(json_agg(json_strip_nulls(json_build_object(
             'sku', sku, 'headId', head_id, 'hand', hand, 'loft', loft, 'clubs', clubs, 'price', price)) order by place),
           '[]') as items
      from price_items
     where account_id = (select coalesce(sandbox_of, id) from accounts where id = ${accountId})
       and (${clubType ?? null}::text is null or club_type = ${clubType ?? null})`
  const { date, items } = row!
  return date === null ? null : { date, items }
}

/** Replace the price list; with null there is none any more. Returns false when there is no such account. */
export const replacePrices = (
  sql: Sql,
  accountId: string,
  list: { readonly date: string; readonly items: readonly (PriceItem & { readonly clubType: ClubType })[] } | null,
  by: Actor,
): Promise<boolean> =>
  sql.begin(async (sql) => {
    const { date, items } = list ?? { date: null, items: [] }
    const accounts = await sql`
      update accounts set price_list_date = ${date}::date
       where id = ${accountId} and erased_at is null and sandbox_of is null returning id`
    if (accounts.length === 0) return false
    await removePrices(sql, accountId)
    await sql`
      insert into price_items (account_id, place, club_type, head_id, hand, loft, clubs, price, sku)
      select ${accountId}, i.place, i."clubType", i."headId", i.hand, i.loft, i.clubs, i.price, i.sku
        from json_to_recordset(${{ items: items.map((item, place) => ({ ...item, place })) }}::json -> 'items')
          as i (place integer, "clubType" text, "headId" text, hand text, loft float8, clubs integer, price float8, sku text)`
    await recordAudit(sql, { accountId, event: 'price list changed', subject: date, by })
    return true
  })

/** Remove every price of an account. */
const removePrices = async (sql: Sql, accountId: string): Promise<void> => {
  await sql`delete from price_items where account_id = ${accountId}`
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
const removeStock = async (sql: Sql, accountId: string): Promise<void> => {
  await sql`delete from stock_items where account_id = ${accountId}`
}
