import { type StandardClub, standardClub, womenShorterIn } from '../../../golf/clubs/lengths.ts'
import type { GolferGroup } from '../../../golf/names/words.ts'

/** Women's clubs without a row of their own are men's, an inch shorter; the loft is the men's. */
const standardOf = (club: string, category: string, group: GolferGroup): Pick<StandardClub, 'lengthIn' | 'loftDeg'> => {
  const men = standardClub(club, category, 'male')
  const own = group === 'women' ? standardClub(club, category, 'female') : men
  if (own) return own
  if (!men) throw new Error(`No standard for a ${club} of category ${category}`)
  return { loftDeg: men.loftDeg, lengthIn: men.lengthIn - womenShorterIn }
}

/** Standard length of a club, inches. @rule LEN-WOOD, LEN-IRON */
export const standardLengthIn = (club: string, category: string, group: GolferGroup): number =>
  standardOf(club, category, group).lengthIn

/** Standard loft of a club, degrees. @rule IRON-LOFT */
export const standardLoftDeg = (club: string, category: string, group: GolferGroup): number =>
  standardOf(club, category, group).loftDeg
