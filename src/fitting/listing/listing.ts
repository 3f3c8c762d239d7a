import { type Static, Type } from '@sinclair/typebox'
import { clubTypes } from '../../golf/names/words.ts'
import { boundsOf, nextCursor, pageCursor, pageDay, pageLimit, pageLimitUsual } from '../../platform/cursor.ts'
import { fittingId, moment, orNull, success, text } from '../../platform/described.ts'
import { firstId } from '../../platform/ids.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import type { FittingSearch, selectFittings } from './queries.ts'

const golferPattern = '^glf_[0-9A-HJKMNP-TV-Z]{26}$'
const statuses = ['running', 'completed', 'failed'] as const

/** Query of the list of fittings. */
export const FittingListQuery = closed({
  clubType: Type.Optional(oneOf(clubTypes, { description: 'Only fittings of this club type.' })),
  status: Type.Optional(oneOf(statuses, { description: 'Only fittings in this state.' })),
  golfer: Type.Optional(
    Type.String({
      pattern: golferPattern,
      description: 'Only fittings of this golfer: a golferId of this list.',
    }),
  ),
  day: pageDay('fittings that were made'),
  limit: pageLimit,
  cursor: pageCursor('^fit_[0-9A-HJKMNP-TV-Z]{26}$'),
})

/** Answer of `GET /v1/fittings`. */
export const FittingList = closed(
  {
    success,
    fittings: Type.Array(
      closed(
        {
          fittingId,
          clubType: oneOf(clubTypes, { description: 'Club that was fitted.' }),
          status: oneOf(statuses, { description: 'State of the fitting.' }),
          createdAt: moment('When it was made.'),
          platform: orNull(text('Platform.', 'claude'), 'AI platform that it was made through. Null: none.'),
          client: orNull(
            text('Program.', 'shop-web/2.1'),
            'Program that made it, as it called itself. Null: it did not.',
          ),
          golferId: orNull(
            Type.String({ pattern: golferPattern, examples: ['glf_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'] }),
            'Whose it is, as people of the account said on its page. Null: nobody said.',
          ),
        },
        { $id: 'FittingListEntry', description: 'A fitting in a list. Read it by its id.' },
      ),
      { description: 'Newest first.' },
    ),
    nextCursor: nextCursor('fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'),
  },
  { $id: 'FittingList', description: 'Fittings of the account, without those that were deleted.' },
)

/** A page of fittings as it is answered. */
export const fittingListOf = ({ fittings, next }: Awaited<ReturnType<typeof selectFittings>>) => ({
  success: true as const,
  fittings: fittings.map(({ fittingId, clubType, status, createdAt, platform, client, golferId }) => ({
    ...{ fittingId, clubType, status, createdAt: createdAt.toISOString(), platform, client, golferId },
  })),
  nextCursor: next,
})

const idLength = 'fit_'.length + 26

/** What a list is narrowed to. @property id An id, or its beginning. */
interface Narrowed extends Omit<Static<typeof FittingListQuery>, 'cursor'> {
  readonly id?: string
  readonly before?: string | undefined
}

/** Ids are in the order of time, so a day and the beginning of an id are both parts of that order. */
export const fittingSearch = ({ clubType, status, golfer, day, id, before, limit }: Narrowed): FittingSearch => {
  const beginning = id ?? 'fit_'
  const bounds = day === undefined ? null : boundsOf(day)
  return {
    clubType: clubType ?? null,
    status: status ?? null,
    golfer: golfer ?? null,
    first: later(beginning.padEnd(idLength, '0'), bounds === null ? '' : firstId('fit', bounds.from)),
    last: beginning.padEnd(idLength, 'Z'),
    before: earlier(before ?? null, bounds === null ? null : firstId('fit', bounds.to)),
    limit: limit ?? pageLimitUsual,
  }
}

const later = (one: string, other: string): string => (one > other ? one : other)

const earlier = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}
