import { isMisread } from '../../golf/club-name.ts'
import { isRecord } from '../../platform/values.ts'
import { isReadable, readWords, withoutModel } from './words-of-club.ts'

/**
 * A bag as people tell it, with clubs as bare text, and one set that is all of it as its clubs: a bag has two entries or more.
 * All else stays as it was sent, for the analysis to read or to refuse.
 */
export const bagAsSaid = (request: unknown): unknown => {
  if (!isRecord(request) || !Array.isArray(request['clubs'])) return request
  const clubs = request['clubs'].map((entry: unknown): unknown => (typeof entry === 'string' ? { club: entry } : entry))
  const [only] = clubs
  const set = clubs.length === 1 && isReadable(only) && isBare(only) ? setOf(only.club) : null
  return { ...request, clubs: set === null ? clubs : set.map((club) => ({ club })) }
}

const isBare = (club: object): boolean => Object.keys(club).length === 1

/** What follows the 9-iron in a set. */
const wedgesOfSet = ['PW', 'GW', 'SW']

/** The clubs of a set of irons, and what is said to go with it: every part must be read, or nothing is. Null: it is no set. */
export const setOf = (written: string): readonly string[] | null => {
  const known = sets.get(written)
  if (known !== undefined) return known
  const set = readSet(written)
  if (sets.size === setsMax) sets.clear()
  sets.set(written, set)
  return set
}

/** Words read so far, as those of single clubs are kept: what is no set is looked through for models of the catalog. */
const sets = new Map<string, readonly string[] | null>()
const setsMax = 2_000

const readSet = (written: string): string[] | null => {
  const [set = '', ...more] = written.split(/[+&,]|\band\b/i).map((part) => part.trim())
  const irons = ironsOf(set) ?? (/\d/.test(set) ? ironsOf(withoutModel(set)) : null)
  if (irons === null || more.some((part) => isMisread(readWords(part)))) return null
  return [...irons, ...more]
}

/** @example ironsOf('7-PW') // ['7-iron', '8-iron', '9-iron', 'PW'] */
const ironsOf = (written: string): string[] | null => {
  const set = /^([1-8])i?\s*(?:-|–|to|thru|through)\s*([1-9]i?|pw|gw|aw|sw)(?:\s+irons?)?$/i.exec(written)
  if (set === null) return null
  const last = set[2]!.toUpperCase().replace('AW', 'GW')
  const lastIron = /^\d/.test(last) ? Number(last[0]) : 9
  if (lastIron <= Number(set[1])) return null
  const irons = Array.from({ length: lastIron + 1 - Number(set[1]) }, (_, i) => `${Number(set[1]) + i}-iron`)
  return [...irons, ...wedgesOfSet.slice(0, wedgesOfSet.indexOf(last) + 1)]
}
