import { isMisread } from '../../golf/club-name.ts'
import { readSaid } from '../../golf/club-said.ts'
import { isRecord } from '../../platform/values.ts'
import { isReadable, mostClubs } from './clubs.ts'

/**
 * A bag as people tell it: clubs as bare text, and sets of irons as one (`5-PW`, `5-9 + PW`). All else stays as it was sent,
 * for the analysis to read or to refuse.
 */
export const bagAsSaid = (request: unknown): unknown => {
  if (!isRecord(request) || !Array.isArray(request['clubs'])) return request
  const others: object[] = []
  const clubs = request['clubs'].map((entry: unknown, at): unknown => {
    const club = typeof entry === 'string' ? { club: entry } : entry
    if (at >= mostClubs || !isRecord(club) || !isReadable(club)) return club
    const clubsOfSet = setOf(club.club)
    if (clubsOfSet === null || club.loft !== undefined || club.carry !== undefined) return club
    const [longest, ...rest] = clubsOfSet.map((name) => ({ club: name }))
    others.push(...rest)
    return longest
  })
  // The order of a bag means nothing; at the end they leave each club where a problem with it is looked for.
  return { ...request, clubs: [...clubs, ...others] }
}

/** What follows the 9-iron in a set. */
const wedgesOfSet = ['PW', 'GW', 'SW']

/** A set of irons, and what is said to go with it: every part must be read, or nothing is. */
const setOf = (written: string): string[] | null => {
  const [set = '', ...more] = written.split(/[+&,]|\band\b/i).map((part) => part.trim())
  const irons = ironsOf(set)
  if (irons === null || more.some((part) => isMisread(readSaid(part)))) return null
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
