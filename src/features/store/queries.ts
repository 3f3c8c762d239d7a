import type { FittedClub } from '../../fitting/index.ts'
import type { Sql } from '../../platform/postgres/sql.ts'

/** A link that was handed out. */
interface StoreLink {
  readonly accountId: string
  /** Its `svc_ref`. */
  readonly id: string
  readonly headId: string
  readonly fittingId: string | null
  readonly platform: string | null
  readonly client: string | null
  readonly traffic: 'internal' | 'test' | null
  readonly at: Date
  /** What its fitting tells of the golfer: the club counts as chosen. */
  readonly facts: FittedClub['facts'] | null
}

/** Store a link, so that orders that name it can be counted. */
export const insertStoreLink = async (sql: Sql, link: StoreLink): Promise<void> => {
  await sql`
    select record_store_link(${link.accountId}, ${link.id}, ${link.headId}, ${link.fittingId}, ${link.platform},
                             ${link.client}, ${link.traffic}, ${link.at}, ${link.facts})`
}

/** Remove the records of links that were made before a moment, at most so many. Returns how many there were. */
export const removeOldLinks = async (sql: Sql, before: Date, atOnceMax: number): Promise<number> => {
  const [row] = await sql<{ removed: number }>`select remove_old_links(${before}, ${atOnceMax}) as removed`
  return row!.removed
}

/** Remove records of an account's links, at most so many. Returns how many there were. */
export const removeLinks = async (sql: Sql, accountId: string, atOnceMax: number): Promise<number> => {
  const removed = await sql`
    delete from store_links
     where account_id = ${accountId}
       and id = any (array(select id from store_links where account_id = ${accountId} limit ${atOnceMax}))
    returning id`
  return removed.length
}

/** Links of one platform: what a store's own orders, counted by `svc_ref`, are compared with. */
interface LinkUsage {
  /** Null: the caller did not say. */
  readonly platform: string | null
  readonly links: number
  readonly withFitting: number
  readonly withoutFitting: number
  /** Different fittings that links were made from. */
  readonly fittings: number
}

/**
 * Links by platform, most first. Internal and test traffic is left out.
 * @param accountId Null: of all accounts.
 * @param month First day of a UTC month, 2026-11-01; null: since the first link.
 */
export const selectLinkUsage = (sql: Sql, accountId: string | null, month: string | null): Promise<LinkUsage[]> =>
  sql<LinkUsage>`
    select platform, count(*)::int as links, count(fitting_id)::int as "withFitting",
           (count(*) - count(fitting_id))::int as "withoutFitting", count(distinct fitting_id)::int as fittings
      from store_links
     where traffic is null
       and (${accountId}::text is null or account_id = ${accountId})
       and (${month}::date is null
            or (created_at >= ${month}::date::timestamp at time zone 'UTC'
                and created_at < (${month}::date + interval '1 month') at time zone 'UTC'))
     group by platform
     order by links desc, platform nulls last`
