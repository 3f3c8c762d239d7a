import type { ClubType } from '../../../golf/names/words.ts'
import { problem } from '../../../platform/errors.ts'
import type { Message } from '../../../words/message.ts'
import { either, say, sentences } from '../../../words/say.ts'
import type { Catalog } from '../catalog.ts'
import { type Head, soldBefore } from '../head.ts'
import { answerName } from './answer-name.ts'
import { foldQuery, inEnglish, typesSaid } from './club-words.ts'
import { nearestHeads, nearestRows } from './nearest-heads.ts'
import { type Answered, bestFirst, unmet, wordIndexOf } from './word-index.ts'

/** A club that may have been meant. */
export interface MeantClub {
  readonly headId: string
  readonly name: string
}

/** Kinds of club as people name them. */
const kinds = {
  driver: 'driver',
  fairway: 'fairway wood',
  hybrid: 'hybrid',
  iron: 'irons',
  wedge: 'wedge',
} as const

/** A head as people name it: `PING G440 MAX driver (2025)`. */
const nameOf = ({ brand, model, clubType, year }: Head): string =>
  `${model.startsWith(brand) ? model : `${brand} ${model}`} ${kinds[clubType]} (${year})`

const meantMax = 3
const candidatesMax = 5

/**
 * The clubs that were probably meant by words that found none: those of whose model most words are true, else those of nearly
 * this id. Of the types that the words name, where they name some.
 *
 * @param rows Heads that the filters leave, most recommended first.
 */
export const meantClubs = (
  heads: readonly Head[],
  rows: readonly number[],
  text: string,
  answered: Answered | null,
): MeantClub[] => {
  const types = typesSaid(foldQuery(text).flatMap(inEnglish))
  const left = types.length === 0 ? rows : rows.filter((row) => types.includes(heads[row]!.clubType))
  const near = answered === null ? [] : nearest(left, answered)
  const of = new Set(left)
  const isId = /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(text)
  const likely = near.length > 0 || !isId ? near : nearestRows(heads, text).filter((row) => of.has(row))
  return likely.map((row) => meantClub(heads[row]!))
}

const soldFirst = (heads: readonly Head[]): number[] =>
  [...heads.keys()].sort((a, b) => soldBefore(heads[a]!, heads[b]!))

const nearest = (rows: readonly number[], { nearly }: Answered): number[] =>
  bestFirst(
    rows.filter((row) => nearly[row]! > 0),
    nearly,
  ).slice(0, meantMax)

const meantClub = (head: Head): MeantClub => ({ headId: head.headId, name: nameOf(head) })

/**
 * The id of the club that an id or a name says: exactly one club, its whole model and nothing misspelled. Other text is
 * given back as it is, for the operation to say that there is no such club.
 *
 * @throws ambiguousClub, with the clubs it may be
 * @example clubNamed(catalog, 'Qi35 driver') // 'taylormade-qi35-driver'
 */
export const clubNamed = (catalog: Catalog, text: string, clubType?: ClubType): string =>
  clubsOfNames(catalog, [text], clubType)[0]!

/**
 * The same for several names: whatever is ambiguous about them is told at once.
 * @throws ambiguousClub, with the clubs that the first of them may be
 */
export const clubsOfNames = (catalog: Catalog, texts: readonly string[], clubType?: ClubType): string[] => {
  const all = texts.map((text) => ({ text, named: clubsNamed(catalog, text, clubType) }))
  const several = all.filter(({ named }) => named.length > 1)
  if (several.length > 0) throw ambiguous(several)
  return all.map(({ text, named }) => named[0]?.headId ?? text)
}

/** The one club that an id or a name identifies, or several that it may mean, most likely first; none if no club has this name. */
export const clubsNamed = ({ heads, head }: Catalog, text: string, clubType?: ClubType): MeantClub[] => {
  const known = head(text)
  if (known !== undefined) return [meantClub(known)]
  const answered = answerName(heads, text)
  if (answered === null || answered.isMisspelled) return []
  const { scores, exact } = answered
  const found: number[] = []
  for (let row = 0; row < heads.length; row++)
    if (scores[row] !== unmet && (clubType === undefined || heads[row]!.clubType === clubType)) found.push(row)
  found.sort((a, b) => scores[b]! - scores[a]! || soldBefore(heads[a]!, heads[b]!) || heads[b]!.year - heads[a]!.year)
  const [best, next] = found
  if (best === undefined) return []
  const isOne = exact[best] === 1 && (next === undefined || scores[next]! < scores[best]!)
  return (isOne ? [best] : found).map((row) => meantClub(heads[row]!))
}

const ambiguous = (several: readonly { readonly text: string; readonly named: readonly MeantClub[] }[]) =>
  problem('ambiguousClub', {
    detail: sentences(several.map(ambiguity)),
    candidates: several[0]!.named.slice(0, candidatesMax),
  })

const ambiguity = ({ text, named }: { readonly text: string; readonly named: readonly MeantClub[] }): Message => {
  const clubs = named.slice(0, candidatesMax).map(({ headId, name }) => `${headId} (${name})`)
  const more = named.length - clubs.length
  return more > 0
    ? say('search.ambiguousMore', { said: text, clubs, more })
    : say('search.ambiguous', { said: text, clubs })
}

/**
 * The clubs that what is typed so far may become: those whose id begins so, then those with a part of it that does; of each
 * those that are sold now first.
 * @example clubsBeginning(catalog, 'G44')[0] // { headId: 'ping-g440-hl-hybrid', ... }
 */
export const clubsBeginning = ({ heads }: Catalog, typed: string): MeantClub[] => {
  const beginning = typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const [first, within] = [heads.filter(({ headId }) => headId.startsWith(beginning)), `-${beginning}`]
  const others = heads.filter(({ headId }) => headId.includes(within) && !headId.startsWith(beginning))
  return [first, others].flatMap((some) => some.toSorted(soldBefore).map(meantClub))
}

/** No club has an id; what it may have meant. */
export const noSuchClub = (catalog: Catalog, headId: string): Message =>
  sentences([say('search.noClub', { id: headId }), ...didYouMean(catalog, headId)])

/** `Did you mean a, b or c?`, or nothing: for an id that no club has. */
export const didYouMean = ({ heads }: Catalog, headId: string): readonly Message[] => {
  const ids = nearestHeads({ heads }, headId)
  const meant = ids.length > 0 ? [] : meantClubs(heads, soldFirst(heads), headId, wordIndexOf(heads).answer(headId))
  const clubs = [...ids, ...meant.map((club) => `${club.headId} (${club.name})`)]
  return clubs.length === 0 ? [] : [say('search.didYouMean', { clubs: either(clubs) })]
}
