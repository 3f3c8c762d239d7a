import type { Sql } from '../../platform/postgres/sql.ts'

/** A request that was answered for an account. */
export interface RecentRequest {
  readonly accountId: string
  readonly at: Date
  readonly requestId: string
  readonly operation: string
  readonly status: number
  readonly code: string | null
  /** How long it took; null: not known. */
  readonly ms: number | null
  /** Id of the credential; null: not known. */
  readonly keyId: string | null
}

/** Store requests. One that is there already (a replay within a millisecond) is left as it is. */
export const insertRequests = async (sql: Sql, requests: readonly RecentRequest[]): Promise<void> => {
  await sql`
    insert into recent_requests (account_id, at, request_id, operation, status, code, ms, key_id)
    select "accountId", at, "requestId", operation, status, code, ms, "keyId"
      from json_to_recordset(${{ requests }}::json -> 'requests')
        as r ("accountId" text, at timestamptz, "requestId" text, operation text, status smallint, code text, ms real,
              "keyId" text)
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

/** Filter of the recent requests of an account. */
interface RequestSearch {
  readonly from: Date
  /** Only those that were refused or failed. */
  readonly isRefused: boolean
  /** First digit of the status; null: any. */
  readonly statusClass: number | null
  /** Of one credential; null: of any. */
  readonly keyId: string | null
  /** Words of the method and path, or of the name of the tool; null: any. */
  readonly path: string | null
  /** Those before this one; null begins with the newest. */
  readonly before: { readonly at: Date; readonly requestId: string } | null
  readonly limit: number
}

/** Recent requests of an account, newest first. */
export const selectRequests = (
  sql: Sql,
  accountId: string,
  { from, isRefused, statusClass, keyId, path, before, limit }: RequestSearch,
): Promise<Omit<RecentRequest, 'accountId'>[]> =>
  sql.readReplica<Omit<RecentRequest, 'accountId'>>`
    select at, request_id as "requestId", operation, status, code, ms, key_id as "keyId"
      from recent_requests
     where account_id = ${accountId} and at >= ${from} and (status >= 400 or not ${isRefused}::boolean)
       and (${statusClass}::integer is null or status / 100 = ${statusClass}::integer)
       and (${keyId}::text is null or key_id = ${keyId}::text)
       and (${path}::text is null or strpos(lower(operation), lower(${path}::text)) > 0)
       and (${before?.at ?? null}::timestamptz is null
            or (at, request_id) < (${before?.at ?? null}::timestamptz, ${before?.requestId ?? ''}::text))
     order by at desc, request_id desc limit ${limit}`

/** A recent request by its id, the newest if a caller chose the same id twice; null: it is not kept. */
export const selectRequest = async (
  sql: Sql,
  accountId: string,
  requestId: string,
): Promise<Omit<RecentRequest, 'accountId'> | null> => {
  const [row] = await sql.read<Omit<RecentRequest, 'accountId'>>`
    select at, request_id as "requestId", operation, status, code, ms, key_id as "keyId"
      from recent_requests where account_id = ${accountId} and request_id = ${requestId} order by at desc limit 1`
  return row ?? null
}

/** Recent requests of each credential of an account. */
export const selectRequestsByKey = (
  sql: Sql,
  accountIds: readonly string[],
  from: Date,
): Promise<{ keyId: string; requests: number; refused: number }[]> =>
  sql.readReplica<{ keyId: string; requests: number; refused: number }>`
    select key_id as "keyId", count(*)::int as requests, (count(*) filter (where status >= 400))::int as refused
      from recent_requests
     where account_id = any(${[...accountIds]}::text[]) and at >= ${from} and key_id is not null
     group by 1`
