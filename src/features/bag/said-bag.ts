import { isMisread, readClub } from '../../golf/club-name.ts'
import { isRecord } from '../../platform/values.ts'
import { isReadable, mostClubs } from './clubs.ts'

/**
 * A bag as people tell it: clubs as bare text, sets of irons as one (`5-PW`), and clubs by their model
 * (`Vokey 56`), which a person would have to be asked about otherwise. Whatever has one reading only is taken so; the rest is
 * left for the analysis to refuse with its readings.
 */
export const bagAsSaid = (request: unknown): unknown => {
  if (!isRecord(request) || !Array.isArray(request['clubs'])) return request
  const others: object[] = []
  const clubs = request['clubs'].map((entry: unknown, at): unknown => {
    const club = typeof entry === 'string' ? { club: entry } : entry
    if (at >= mostClubs || !isRecord(club) || !isReadable(club)) return club
    const written = club.club
    const irons = ironsOf(written)
    if (irons !== null && club['loft'] === undefined && club['carry'] === undefined) {
      const [longest, ...rest] = irons.map((name) => ({ club: name }))
      others.push(...rest)
      return longest
    }
    const meant = onlyReading(written)
    return meant === null ? club : { ...club, club: meant }
  })
  // The order of a bag means nothing; at the end they leave each club where a problem with it is looked for.
  return { ...request, clubs: [...clubs, ...others] }
}

const onlyReading = (written: string): string | null => {
  const reading = readClub(written)
  return isMisread(reading) && reading.nearest.length === 1 ? reading.nearest[0]! : null
}

/** What follows the 9-iron in a set. */
const wedgesOfSet = ['PW', 'GW', 'SW']

/** @example ironsOf('7-PW') // ['7-iron', '8-iron', '9-iron', 'PW'] */
const ironsOf = (written: string): string[] | null => {
  const set = /^([1-8])i?\s*(?:-|–|to|thru|through)\s*(9i?|pw|gw|aw|sw)(?:\s+irons?)?$/i.exec(written.trim())
  if (set === null) return null
  const last = set[2]!.toUpperCase().replace('AW', 'GW')
  const irons = Array.from({ length: 10 - Number(set[1]) }, (_, i) => `${Number(set[1]) + i}-iron`)
  return [...irons, ...wedgesOfSet.slice(0, wedgesOfSet.indexOf(last) + 1)]
}
