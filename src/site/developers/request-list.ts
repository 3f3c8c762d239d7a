import type { Static } from '@sinclair/typebox'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { type RecentRequest, selectRequests } from './queries.ts'
import { requestDays } from './recent-requests.ts'
import { limitUsual, type RequestsQuery } from './schema.ts'

/** A page of requests, and what to ask for as `before` to get the next one; null after the last. */
export interface RequestList {
  readonly requests: Omit<RecentRequest, 'accountId'>[]
  readonly next: string | null
}

/** Recent requests of an account, newest first. */
export const recentRequests = async (
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  accountId: string,
  { only, status, key, path, before, limit = limitUsual }: Static<typeof RequestsQuery>,
): Promise<RequestList> => {
  const requests = await selectRequests(sql, accountId, {
    from: new Date(clock().getTime() - requestDays * 86_400_000),
    isRefused: only === 'errors',
    statusClass: status === undefined ? null : Number(status),
    keyId: key ?? null,
    path: path ?? null,
    before: before === undefined ? null : placeIn(before),
    limit,
  })
  return { requests, next: requests.length === limit ? placeOf(requests.at(-1)!) : null }
}

const placeOf = ({ at, requestId }: Pick<RecentRequest, 'at' | 'requestId'>) => `${at.toISOString()}_${requestId}`
const placeIn = (place: string) => {
  const end = place.indexOf('_')
  return { at: new Date(place.slice(0, end)), requestId: place.slice(end + 1) }
}
