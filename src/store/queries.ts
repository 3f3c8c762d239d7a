import type { Sql } from '../postgres/sql.ts'

/** A link that was handed out. */
export interface StoreLink {
  readonly accountId: string
  /** Its `svc_ref`. */
  readonly id: string
  readonly headId: string
  readonly fittingId: string | null
  readonly platform: string | null
  readonly client: string | null
  readonly traffic: 'internal' | 'test' | null
  readonly at: Date
}

export const insertStoreLink = async (sql: Sql, link: StoreLink): Promise<void> => {
  await sql`
    insert into store_links (account_id, id, head_id, fitting_id, platform, client, traffic, created_at)
    values (${link.accountId}, ${link.id}, ${link.headId}, ${link.fittingId}, ${link.platform}, ${link.client},
            ${link.traffic}, ${link.at})`
}

/** Links of one platform: what a store's own orders, counted by `svc_ref`, are compared with. */
export interface LinkUsage {
  /** Null: the caller did not say. */
  readonly platform: string | null
  readonly links: number
  readonly withFitting: number
  readonly withoutFitting: number
  /** Different fittings that links were made from. */
  readonly fittings: number
}

/** Links of all accounts since a moment, by platform, most first. Internal and test traffic is left out. */
export const selectLinkUsage = (sql: Sql, since: Date): Promise<LinkUsage[]> =>
  sql<LinkUsage>`
    select platform, count(*)::int as links, count(fitting_id)::int as "withFitting",
           (count(*) - count(fitting_id))::int as "withoutFitting",
           count(distinct (account_id, fitting_id)) filter (where fitting_id is not null)::int as fittings
      from store_links
     where created_at >= ${since} and traffic is null
     group by platform
     order by links desc, platform nulls last`
