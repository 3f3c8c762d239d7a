import { type Static, Type } from '@sinclair/typebox'
import { selectCustomerId } from '../../identity/customers/index.ts'
import {
  boundsOf,
  momentCursor,
  nextCursor,
  pageCursor,
  pageDay,
  pageLimit,
  pageLimitUsual,
} from '../../platform/cursor.ts'
import { count, moment, orNull, success, text, texts } from '../../platform/described.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { closed, type Shown } from '../../platform/schema.ts'
import { yieldWhenDue } from '../../platform/work/yield.ts'
import { clubKey } from './by-club.ts'
import { type Heading, type SessionRow, selectSession, selectSessionRows, updateHeading } from './queries.ts'
import { dateTime, type Session, uuid } from './schema.ts'

/** Clubs of a session that a list names and finds it by. A bag has 14. */
const clubsMax = 50

/** Query of the list of sessions. */
export const SessionListQuery = closed({
  club: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: `Only sessions with shots of this club, as the sender named it; capitals and spaces do not count. It is looked for among the first ${clubsMax} clubs of each.`,
    }),
  ),
  customer: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 320,
      description: 'Only sessions of this customer: an email address, an id, or what was sent as customerRef.',
    }),
  ),
  day: pageDay('sessions that were first stored'),
  limit: pageLimit,
  cursor: pageCursor(momentCursor('[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}')),
})

const SessionListEntry = closed(
  {
    sessionId: uuid('Id of the session.'),
    startedAtUtc: dateTime('When the session began, UTC.'),
    createdAt: moment('When it was first stored.'),
    shots: count('shots', 'Shots of the session.', 24),
    clubs: texts(`Clubs, as the sender first named each: the first ${clubsMax}.`, 'Driver', '7 Iron'),
    customerRef: orNull(text('Customer.', 'pat@example.com'), 'Customer, as sent. Null: none was named.'),
  },
  { $id: 'SessionListEntry', description: 'A session in a list. Read its medians by its id.' },
)

/** Answer of `GET /v1/sessions`. */
export const SessionList = closed(
  {
    success,
    sessions: Type.Array(SessionListEntry, { description: 'Newest first, by the time when each was first stored.' }),
    nextCursor: nextCursor('1795521600000000_3f0c1f5e-6f0a-4a55-9d5e-0e9a5c3b7a10'),
  },
  { $id: 'SessionList', description: 'Captured sessions of the account.' },
)

/** What a list says of a session. */
export const headingOf = ({ segments = [], customerRef, startedAtUtc }: Session): Heading => {
  const clubs = new Map<string, string>()
  for (const { shots } of segments)
    for (const { club } of shots) {
      const name = club?.trim()
      if (name && clubs.size < clubsMax && !clubs.has(clubKey(name))) clubs.set(clubKey(name), name)
    }
  return { clubs: [...clubs.values()], customerRef: customerRef ?? null, startedAtUtc }
}

/** Sessions that one page looks through at most: where few match, there are more pages. */
const lookedThroughMax = 500
/** Of these, so many are fetched at once. */
const chunkMax = 50
/** Sessions without a heading that one page reads at most: each can have 5 MB. */
const unreadMax = 20

/**
 * Sessions of an account, newest first. What an earlier release stored gets its heading when a list comes to it.
 * @returns A page, and the cursor of the next one; null after the last. A page may be short before that.
 */
export const listSessions = async (
  sql: Sql,
  accountId: string,
  { club, customer, day, limit = pageLimitUsual, cursor = undefined }: Static<typeof SessionListQuery>,
): Promise<Omit<Shown<typeof SessionList>, 'success'>> => {
  const customerId = customer === undefined ? null : await selectCustomerId(sql, accountId, customer.trim())
  const key = club === undefined ? null : clubKey(club)
  const isAsked = ({ customerId: of }: SessionRow, { clubs, customerRef }: Heading): boolean =>
    (key === null || clubs.some((one) => clubKey(one) === key)) &&
    (customer === undefined || (of !== null && of === customerId) || isSame(customerRef, customer))
  const isNarrowed = club !== undefined || customer !== undefined
  const { from, to } = day === undefined ? { from: null, to: null } : boundsOf(day)
  const most = isNarrowed ? lookedThroughMax : limit
  const span = { from, to, cursor: cursor ?? null, limit: isNarrowed ? chunkMax : limit }
  const sessions: Shown<typeof SessionListEntry>[] = []
  let after: string | null = null
  let looked = 0
  let unread = 0
  for await (const { row, hasMore } of rowsFrom(sql, accountId, span)) {
    if (row.heading === null) unread++
    const heading = row.heading ?? (await readHeading(sql, accountId, row))
    if (heading !== null && isAsked(row, heading)) sessions.push(entryOf(row, heading))
    after = hasMore ? row.cursor : null
    if (++looked === most || sessions.length === limit || unread === unreadMax) break
    await yieldWhenDue()
  }
  return { sessions, nextCursor: after }
}

/** Sessions one after another, fetched `limit` at a time. */
async function* rowsFrom(sql: Sql, accountId: string, span: Parameters<typeof selectSessionRows>[2]) {
  let { cursor } = span
  do {
    const rows = await selectSessionRows(sql, accountId, { ...span, cursor, limit: span.limit + 1 })
    const isMore = rows.length > span.limit
    const here = rows.slice(0, span.limit)
    for (const [at, row] of here.entries()) yield { row, hasMore: isMore || at < here.length - 1 }
    cursor = isMore ? here.at(-1)!.cursor : null
  } while (cursor !== null)
}

const isSame = (one: string | null, other: string): boolean => one?.trim().toLowerCase() === other.trim().toLowerCase()

const entryOf = ({ sessionId, createdAt, shots }: SessionRow, { clubs, customerRef, startedAtUtc }: Heading) => ({
  ...{ sessionId, startedAtUtc, createdAt: createdAt.toISOString(), shots, clubs, customerRef },
})

/** Null: it was removed meanwhile. */
const readHeading = async (sql: Sql, accountId: string, row: SessionRow): Promise<Heading | null> => {
  const session = await selectSession(sql, accountId, row.sessionId)
  if (session === null) return null
  const heading = headingOf(session)
  await updateHeading(sql, accountId, row, heading)
  return heading
}
