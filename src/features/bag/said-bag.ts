import { clubsOfLine } from '../../equipment/catalog/index.ts'
import { bagTypes } from '../../golf/names/club-name.ts'
import { isRecord } from '../../platform/values.ts'
import { type BagClubInput, clubWordsMax } from './schema.ts'

/**
 * A bag as people tell it, with clubs as bare text, and one set that is all of it as its clubs: a bag has two entries or more.
 * All else stays as it was sent, for the analysis to read or to refuse.
 */
export const bagAsSaid = (request: unknown): unknown => {
  if (!isRecord(request) || !Array.isArray(request['clubs'])) return request
  const clubs = request['clubs'].map((entry: unknown): unknown => (typeof entry === 'string' ? { club: entry } : entry))
  const [only] = clubs
  const set = clubs.length === 1 && isReadable(only) && isBare(only) ? clubsOfLine(only.club) : null
  return { ...request, clubs: set === null ? clubs : set.map((club) => ({ club })) }
}

const isBare = (club: object): boolean => Object.keys(club).length === 1

/** Whether a club of a bag that may hold anything has words to read; the schema names what is wrong. */
export const isReadable = (club: unknown): club is BagClubInput => {
  const { club: words, type } = (club ?? {}) as { club?: unknown; type?: unknown }
  return (
    typeof words === 'string' &&
    words.length <= clubWordsMax &&
    (type === undefined || bagTypes.some((known) => known === type))
  )
}
