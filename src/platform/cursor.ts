import { Type } from '@sinclair/typebox'
import { orNull, text } from './described.ts'

// Lists that grow at their beginning are read in pages, newest first. A page begins after the last entry of the one before it, so
// what is added meanwhile moves nothing.

/** Entries per page when the query names no limit. */
export const pageLimitUsual = 20

/** Parameter of a list: entries per page. */
export const pageLimit = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: 100,
    default: pageLimitUsual,
    description: 'Entries per page.',
    examples: [pageLimitUsual],
  }),
)

/** Parameter of a list: where its page begins. @param pattern Of the list's own cursors. */
export const pageCursor = (pattern: string) =>
  Type.Optional(
    Type.String({
      pattern,
      form: 'the nextCursor of a page',
      description: '`nextCursor` of the page before. Left out: the newest.',
    }),
  )

/** Parameter of a list: the UTC day of its entries, from 1970 on. @param what They did on it. */
export const pageDay = (what: string) =>
  Type.Optional(
    Type.String({
      format: 'date',
      pattern: '^(19[7-9]|2\\d\\d)\\d-',
      form: 'a UTC day, 2026-11-22',
      description: `Only ${what} on this UTC day.`,
    }),
  )

/** First moments of a UTC day and of the next one. */
export const boundsOf = (day: string): { readonly from: Date; readonly to: Date } => {
  const from = new Date(`${day}T00:00:00Z`)
  return { from, to: new Date(from.getTime() + 86_400_000) }
}

/** Member of an answer: what to ask for as `cursor` to get the next page. */
export const nextCursor = (example: string) =>
  orNull(text('Cursor.', example), 'Send it as `cursor` to get the next page. Null: this is the last one.')

/** Pattern of cursors that are a moment and an id: microseconds since 1970, as the database has them. @param id Pattern of the id. */
export const momentCursor = (id: string): string => `^\\d{1,16}_${id}$`

/** Later than every entry. */
const beyondAll = { micros: 9e15, id: '' }

/** The parts of such a cursor; null: those of one before which every entry lies. */
export const momentIn = (cursor: string | null): { readonly micros: number; readonly id: string } => {
  if (cursor === null) return beyondAll
  const end = cursor.indexOf('_')
  return { micros: Number(cursor.slice(0, end)), id: cursor.slice(end + 1) }
}

/** A page of rows of which one more than it holds was asked for: that one says that there is a next page. */
export const pageOf = <Row extends { readonly cursor: string }>(
  rows: readonly Row[],
  limit: number,
): { readonly entries: Omit<Row, 'cursor'>[]; readonly nextCursor: string | null } => {
  const page = rows.slice(0, limit)
  return {
    entries: page.map(({ cursor: _, ...entry }) => entry),
    nextCursor: rows.length > limit ? page.at(-1)!.cursor : null,
  }
}
