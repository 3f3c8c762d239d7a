import type { Sql } from '../../platform/postgres/sql.ts'

/** A request that was answered for an account. */
export interface RecentRequest {
  readonly accountId: string
  readonly at: Date
  readonly requestId: string
  readonly operation: string
  readonly status: number
  readonly code: string | null
}

/** Store requests. One that is there already (a replay within a millisecond) is left as it is. */
export const insertRequests = async (sql: Sql, requests: readonly RecentRequest[]): Promise<void> => {
  await sql`
    insert into recent_requests (account_id, at, request_id, operation, status, code)
    select "accountId", at, "requestId", operation, status, code
      from json_to_recordset(${{ requests }}::json -> 'requests')
        as r ("accountId" text, at timestamptz, "requestId" text, operation text, status smallint, code text)
        on conflict do nothing`
}

/** Remove all but the newest `max` of those that succeeded and of those that were refused. */
export const deleteMoreRequests = async (sql: Sql, accountId: string, max: number): Promise<void> => {
  await sql`
    delete from recent_requests r
     using (values (true), (false)) as kind (is_fine),
           lateral (select at, request_id from recent_requests
                     where account_id = ${accountId} and (status < 400) = is_fine
                     order by at desc, request_id desc offset ${max} limit 1) as newest_surplus
     where r.account_id = ${accountId} and (r.status < 400) = is_fine
       and (r.at, r.request_id) <= (newest_surplus.at, newest_surplus.request_id)`
}

/** Delete recent requests from before a moment. */
export const deleteOldRequests = async (sql: Sql, before: Date): Promise<void> => {
  await sql`delete from recent_requests where at < ${before}`
}

/** Filter of the recent requests of an account. */
interface RequestSearch {
  readonly from: Date
  /** Only those that were refused or failed. */
  readonly isRefused: boolean
  /** Those before this one; null begins with the newest. */
  readonly before: { readonly at: Date; readonly requestId: string } | null
  readonly limit: number
}

/** Recent requests of an account, newest first. */
export const selectRequests = (
  sql: Sql,
  accountId: string,
  { from, isRefused, before, limit }: RequestSearch,
): Promise<Omit<RecentRequest, 'accountId'>[]> =>
  sql.readReplica<Omit<RecentRequest, 'accountId'>>`
    select at, request_id as "requestId", operation, status, code
      from recent_requests
     where account_id = ${accountId} and at >= ${from} and (status >= 400 or not ${isRefused}::boolean)
       and (${before?.at ?? null}::timestamptz is null
            or (at, request_id) < (${before?.at ?? null}::timestamptz, ${before?.requestId ?? ''}::text))
     order by at desc, request_id desc limit ${limit}`
