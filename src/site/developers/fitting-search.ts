import type { Static } from '@sinclair/typebox'
import { firstId } from '../../platform/ids.ts'
import { type FittingsQuery, limitUsual } from './schema.ts'

const idLength = 'fit_'.length + 26
const dayMs = 86_400_000

/** Ids are in the order of time, so a day and the beginning of an id are both parts of that order. */
export const fittingSearch = ({ clubType, day, id, before, limit }: Static<typeof FittingsQuery>) => {
  const beginning = id ?? 'fit_'
  const begin = day === undefined ? null : new Date(`${day}T00:00:00Z`)
  const firstOfDay = begin === null ? '' : firstId('fit', begin)
  const firstOfNext = begin === null ? null : firstId('fit', new Date(begin.getTime() + dayMs))
  return {
    clubType: clubType ?? null,
    first: later(beginning.padEnd(idLength, '0'), firstOfDay),
    last: beginning.padEnd(idLength, 'Z'),
    before: earlier(before ?? null, firstOfNext),
    limit: limit ?? limitUsual,
  }
}

const later = (one: string, other: string): string => (one > other ? one : other)

const earlier = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}
