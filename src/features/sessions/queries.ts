import type { Actor } from '../../identity/audit/index.ts'
import { momentIn } from '../../platform/cursor.ts'
import { readJsonText } from '../../platform/http/body/json-text.ts'
import { firstId } from '../../platform/ids.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Session } from './schema.ts'

/** A session on its way into the database. */
interface NewSession {
  readonly accountId: string
  readonly pageId: string
  readonly customerId: string | null
  readonly sessionId: string
  /** The session as JSON. */
  readonly payload: string
  readonly shotCount: number
  readonly at: Date
}

/** What became of it. */
interface StoredSession {
  /** Null: the account has no room for it. */
  readonly pageId: string | null
  readonly isNew: boolean
  /** Bytes that the account keeps without this session. */
  readonly used: number
  /** Bytes of this session. */
  readonly bytes: number
}

/**
 * Store a session, or replace the account's session with this id. Of two concurrent writes, one wins completely.
 * Changed content gets the page of this call; the same content keeps the page that it has.
 * @param bytesMax Sessions of an account, together; null: no limit.
 */
export const storeSession = async (
  sql: Sql,
  { accountId, pageId, sessionId, customerId, payload, shotCount, at }: NewSession,
  bytesMax: number | null,
): Promise<StoredSession> => {
  const [row] = await sql<StoredSession>`
    select page_id as "pageId", is_new as "isNew", used, bytes
      from store_session(${accountId}, ${sessionId}, ${pageId}, ${customerId}, ${payload}::text::json, ${shotCount},
        ${bytesMax}, ${at})`
  return row!
}

/**
 * Remove sessions of an account. Returns how many there were.
 * @param by Who asks for these; null: they go with something bigger.
 */
export const removeSessions = async (
  sql: Sql,
  accountId: string,
  sessionIds: readonly string[],
  by: Actor | null = null,
): Promise<number> => {
  const [row] = await sql<{ removed: number }>`
    with tried as materialized (select remove_sessions(${accountId}, ${sessionIds}::text[]::uuid[]) as removed)
    select removed, case when removed > 0 and ${by !== null}
                         then record_audit(${accountId}, 'session erased', ${sessionIds.join(' ')}, ${by}::json) end as noted
      from tried`
  return row!.removed
}

/** Remove sessions that were last changed before a moment, at most so many. Returns how many there were. */
export const removeOldSessions = async (sql: Sql, before: Date, atOnceMax: number): Promise<number> => {
  const [row] = await sql<{ removed: number }>`
    select remove_old_sessions(${firstId('ses', before)}, ${before}, ${atOnceMax}) as removed`
  return row!.removed
}

/** Count the sessions that a process of an older release has stored beside this one: it knows no sizes. */
export const countUncounted = async (sql: Sql): Promise<void> => {
  const accounts = await sql<{ id: string }>`
    select distinct account_id as id from sessions where counted_revision <> revision limit 20`
  for (const { id } of accounts) await sql`select recount_sessions(${id}, false)`
}

/** Measure all sessions of an account again: a few gigabytes at most, so without a deadline. */
export const recountSessions = (sql: Sql, accountId: string): Promise<void> =>
  sql.begin(
    async (sql) => {
      await sql.script('set local statement_timeout = 0')
      await sql.script(`select recount_sessions('${accountId.replaceAll("'", "''")}', true)`)
    },
    { isLong: true },
  )

/** Whom a session of an account names. */
interface SessionOwner {
  readonly id: string
  readonly customerId: string | null
  readonly customerRef: string | null
}

/** Sessions of an account in the order of their ids, after one of them, at most so many. */
export const selectSessionOwners = (
  sql: Sql,
  accountId: string,
  after: string | null,
  max: number,
): Promise<SessionOwner[]> =>
  sql<SessionOwner>`
    select id, customer_id as "customerId", payload->>'customerRef' as "customerRef"
      from sessions where account_id = ${accountId} and (${after}::uuid is null or id > ${after}::uuid)
     order by id limit ${max}`

/** A session of the account, by the sender's id. Null when the account has none of this id. */
export const selectSession = async (sql: Sql, accountId: string, sessionId: string): Promise<Session | null> => {
  const [row] = await sql<{ payload: string }>`
    select payload::text as payload from sessions where account_id = ${accountId} and id = ${sessionId}`
  return row === undefined ? null : sessionIn(row.payload)
}

/**
 * A session for its page. The one look-up without an account: the caller has checked the signature of a link, and that
 * names the page alone.
 */
export const selectPage = async (sql: Sql, pageId: string): Promise<Session | null> => {
  const [row] = await sql<{ payload: string }>`select payload::text as payload from sessions where page_id = ${pageId}`
  return row === undefined ? null : sessionIn(row.payload)
}

/** What a list says of a session beside its row. */
export interface Heading {
  /** As the sender first wrote each. */
  readonly clubs: readonly string[]
  readonly customerRef: string | null
  readonly startedAtUtc: string
}

/** A session as a list reads it. @property heading Null: it was stored by a release that made none. */
export interface SessionRow {
  readonly sessionId: string
  readonly pageId: string
  readonly createdAt: Date
  readonly shots: number
  readonly customerId: string | null
  readonly heading: Heading | null
  readonly cursor: string
}

/** Write what lists say of a session, unless it was replaced meanwhile: other content has another page. */
export const updateHeading = async (
  sql: Sql,
  accountId: string,
  { sessionId, pageId }: Pick<SessionRow, 'sessionId' | 'pageId'>,
  heading: Heading,
): Promise<void> => {
  await sql`
    update sessions set heading = ${heading}, heading_revision = revision
     where account_id = ${accountId} and id = ${sessionId} and page_id = ${pageId}`
}

/** Which sessions of an account a list reads: those that were first stored from one moment until before another. */
interface SessionSpan {
  readonly from: Date | null
  readonly to: Date | null
  readonly cursor: string | null
  readonly limit: number
}

/** Sessions of an account, newest first. */
export const selectSessionRows = (
  sql: Sql,
  accountId: string,
  { from, to, cursor, limit }: SessionSpan,
): Promise<SessionRow[]> => {
  const before = momentIn(cursor)
  return sql.read<SessionRow>`
    select id as "sessionId", page_id as "pageId", created_at as "createdAt", shot_count as shots,
           customer_id as "customerId", case when heading_revision = revision then heading end as heading,
           (extract(epoch from created_at) * 1000000)::bigint || '_' || id as cursor
      from sessions
     where account_id = ${accountId}
       and (created_at, id) < (timestamptz 'epoch' + ${before.micros} * interval '1 microsecond', ${before.id || zeroId}::uuid)
       and created_at >= coalesce(${from}::timestamptz, '-infinity') and created_at < coalesce(${to}::timestamptz, 'infinity')
     order by created_at desc, id desc limit ${limit}`
}

/** Less than every other id. */
const zeroId = '00000000-0000-0000-0000-000000000000'

/** The driver would parse 5 MB at once. */
const sessionIn = async (payload: string): Promise<Session> => (await readJsonText(payload)) as Session
