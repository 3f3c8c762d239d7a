import { juniorAgeMax } from '../juniors.ts'
import type { ClubType, GolferGroup, WedgeClass } from '../names/words.ts'
import { numberIn, textIn } from '../read-table.ts'
import { tableRows } from '../tables.ts'
import { roundTo } from '../units.ts'

/** Standard build of a club of men (`male`) or women (`female`). */
export interface StandardClub {
  readonly club: string
  readonly gender: 'male' | 'female'
  /** Iron category, `specialty_wedge`, or `all` for woods and hybrids. */
  readonly category: string
  readonly lengthIn: number
  readonly loftDeg: number
  readonly lieDeg: number
  readonly swingWeight: string
}

/** Standard clubs, degrees and inches. @source db/rules/standard-specs.csv @rule LEN-WOOD, LEN-IRON, IRON-LOFT */
export const standardClubs: readonly StandardClub[] = tableRows('standard-specs.csv').map((row) => ({
  club: textIn(row, 'club'),
  gender: textIn(row, 'gender') as StandardClub['gender'],
  category: textIn(row, 'category'),
  lengthIn: numberIn(row, 'length_in'),
  loftDeg: numberIn(row, 'loft_deg'),
  lieDeg: numberIn(row, 'lie_deg'),
  swingWeight: textIn(row, 'swing_weight'),
}))

const byName = new Map(standardClubs.map((one) => [`${one.club} ${one.category} ${one.gender}`, one]))

/** Standard of a club, or undefined where the table has no row. */
export const standardClub = (
  club: string,
  category: string,
  gender: StandardClub['gender'],
): StandardClub | undefined => byName.get(`${club} ${category} ${gender}`)

/** Women's standard is this much shorter than men's, inches. @source makers' standards, from memory @rule LEN-IRON */
export const womenShorterIn = 1

/** Standard length of a wedge in steel, inches; men's pitching wedge is that of a blade set. @rule LEN-IRON */
export const wedgeLengthIn = (wedge: WedgeClass, group: GolferGroup): number => {
  const men = standardClub(wedge, wedge === 'PW' ? 'blade' : 'specialty_wedge', 'male')!.lengthIn
  return group === 'women' ? men - womenShorterIn : men
}

/** Longest club of the Rules of Golf, putters aside, inches. @source Rules of Golf, Equipment Rules (from memory) @rule LEN-WOOD */
export const clubLengthInMax = 48
/** Longest driver that is fitted, inches: competitions may ask for it by a local rule. @source Rules of Golf, Model Local Rule G-10 (from memory) @rule LEN-WOOD */
export const driverLengthInMax = 46

/** Share of the iron adjustment that a club takes. @source house: a long club is less sensitive to the height of the hands @rule LEN-WOOD */
export const shareOfIronAdjustment: Readonly<Record<ClubType, number>> = {
  driver: 0.5,
  fairway: 0.5,
  hybrid: 0.75,
  iron: 1,
  wedge: 1,
}
/** Lengths are cut in steps of this, inches. @source makers' order forms @rule LEN-WOOD */
export const lengthStepIn = 0.25
/** How much longer than its standard a driver is made at most, inches. @source house @rule LEN-WOOD */
export const driverLongerInMax = 0.5

/** Change of a club's length by that of irons, inches. @rule LEN-WOOD */
export const lengthChangeIn = (club: ClubType, ironChangeIn: number, standardIn: number): number => {
  const step = roundTo(ironChangeIn * shareOfIronAdjustment[club], lengthStepIn)
  return club === 'driver' ? Math.min(step, driverLongerInMax, driverLengthInMax - standardIn) : step
}

/** A measurement from `from` on and below `to`, inches, with the change of iron length, inches. */
export interface LengthBand {
  readonly from: number
  readonly to: number
  readonly adjustmentIn: number
}

const bandsOf = (
  table: 'wtf-length.csv' | 'wtf-length-women.csv' | 'height-length.csv',
  measure: string,
  column: string,
): readonly LengthBand[] =>
  tableRows(table).map((row) => ({
    from: numberIn(row, `${measure}_min_in`),
    to: numberIn(row, `${measure}_max_in`),
    adjustmentIn: numberIn(row, column),
  }))

/** Iron length by wrist to floor, inches from men's standard. @source db/rules/wtf-length.csv @rule LEN-IRON */
export const menLengthBands = bandsOf('wtf-length.csv', 'wrist_to_floor', 'iron_length_adj_in')
/** The same in inches from women's standard. @source db/rules/wtf-length-women.csv @rule LEN-IRON */
export const womenLengthBands = bandsOf(
  'wtf-length-women.csv',
  'wrist_to_floor',
  'iron_length_adj_from_women_standard_in',
)
/** Iron length by height alone, inches: only to check a measurement. @source db/rules/height-length.csv @rule LEN-CHECK */
export const heightLengthBands = bandsOf('height-length.csv', 'height', 'length_adj_in')
/** Height from which men's standard is not too long, inches. @rule LEN-CHECK */
export const mensLengthFromIn = heightLengthBands.find(({ adjustmentIn }) => adjustmentIn === 0)!.from
/** Teens of these ages, years, below this height, inches, are asked for their wrist to floor. @source fitting rules, golfer groups @rule LEN-IRON */
export const measuredTeens = { fromAge: juniorAgeMax + 1, toAge: 15, belowIn: 62 } as const
/** Women of this height are asked for their wrist to floor, inches. @source house @rule LEN-IRON */
export const measuredWomenFromIn = 69
/** Inches by which the two may differ. @source house @rule LEN-CHECK */
export const lengthDoubtIn = 1
