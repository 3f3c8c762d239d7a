import standardCsv from '../../../db/rules/standard-specs.csv' with { type: 'text' }
import type { GolferGroup } from '../../golf.ts'
import { numberIn, readTable, textIn } from '../../ruleset/index.ts'

interface StandardClub {
  readonly lengthIn: number
  readonly loftDeg: number
}

/** Rows by club, category (`all` for woods and hybrids) and gender. */
const standards = new Map(
  readTable(standardCsv).map((row): [string, StandardClub] => [
    `${textIn(row, 'club')} ${textIn(row, 'category')} ${textIn(row, 'gender')}`,
    { lengthIn: numberIn(row, 'length_in'), loftDeg: numberIn(row, 'loft_deg') },
  ]),
)

/** Women's clubs without a row of their own are men's, one inch shorter; the loft is the men's. */
const womenShorterIn = 1

const standardOf = (club: string, category: string, group: GolferGroup): StandardClub => {
  const men = standards.get(`${club} ${category} male`)
  const own = group === 'women' ? standards.get(`${club} ${category} female`) : men
  if (own) return own
  if (!men) throw new Error(`No standard for a ${club} of category ${category}`)
  return { ...men, lengthIn: men.lengthIn - womenShorterIn }
}

/** Standard length of a club, inches. @source db/rules/standard-specs.csv (from memory; rule LEN-WOOD, LEN-IRON) */
export const standardLengthIn = (club: string, category: string, group: GolferGroup): number =>
  standardOf(club, category, group).lengthIn

/** Standard loft of a club, degrees. @source db/rules/standard-specs.csv (from memory; rule IRON-LOFT) */
export const standardLoftDeg = (club: string, category: string, group: GolferGroup): number =>
  standardOf(club, category, group).loftDeg
