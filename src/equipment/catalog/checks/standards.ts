import { type StandardClub, standardClub, standardClubs, womenShorterIn } from '../../../golf/clubs/lengths.ts'
import type { WedgeClass } from '../../../golf/names/words.ts'
import { interpolate, type Knot, roundTo } from '../../../golf/units.ts'
import type { HeadRecord, IronHead } from '../head-records.ts'

/** Build that a club has when its maker publishes none. */
interface StandardSpec {
  readonly lengthIn: number
  readonly lieDeg: number
  readonly swingWeight: string
}

/**
 * Standard length, lie and swing weight of a club, for what a maker's record does not say.
 *
 * Woods and hybrids go by their number (a 4-wood lies between the 3- and the 5-wood); names without a number, such as
 * Heavenwood or UW, by their loft. Irons are the 7-iron of their category; women's rows exist for game-improvement
 * irons only and serve every women's iron. Junior clubs have no standard: null.
 *
 * @param loft The loft in question; null for irons, whose record is the 7-iron.
 */
export const standardSpec = (
  head: HeadRecord,
  loft: { readonly loft: number; readonly designation: string | null } | null,
): StandardSpec | null => {
  if (head.gender === 'junior') return null
  const gender = head.gender === 'women' ? 'female' : 'male'
  switch (head.clubType) {
    case 'driver':
      return specOf(standardClub('driver', 'all', gender))
    case 'fairway':
      return byNumber(woods[gender], loft!)
    case 'hybrid':
      return byNumber(hybrids[gender], loft!)
    case 'iron':
      return sevenIron(head.category, gender)
    case 'wedge':
      return wedge(loft!.designation as WedgeClass, gender)
  }
}

type Gender = StandardClub['gender']

const specOf = (club: StandardClub | undefined): StandardSpec => {
  if (club === undefined) throw new Error('standard-specs.csv lacks a row that the catalog needs')
  const { lengthIn, lieDeg, swingWeight } = club
  return { lengthIn, lieDeg, swingWeight }
}

/** Rows such as 3-wood, 5-wood, 7-wood, ascending, and the lines through their figures: made once, not per head. */
const readStandards = (gender: Gender, kind: 'wood' | 'hybrid') => {
  const rows = standardClubs
    .filter((one) => one.gender === gender && new RegExp(`^\\d-${kind}$`).test(one.club))
    .map((one) => ({ number: Number.parseInt(one.club, 10), loft: one.loftDeg, ...specOf(one) }))
  return {
    rows,
    numberByLoft: rows.map((row): Knot => [row.loft, row.number]),
    lengthInByNumber: rows.map((row): Knot => [row.number, row.lengthIn]),
    lieDegByNumber: rows.map((row): Knot => [row.number, row.lieDeg]),
  }
}

const woods = { male: readStandards('male', 'wood'), female: readStandards('female', 'wood') }
const hybrids = { male: readStandards('male', 'hybrid'), female: readStandards('female', 'hybrid') }

const byNumber = (
  { rows, numberByLoft, lengthInByNumber, lieDegByNumber }: typeof woods.male,
  { loft, designation }: { loft: number; designation: string | null },
): StandardSpec => {
  const digits = designation?.match(/\d+/)?.[0]
  const number = digits === undefined ? along(numberByLoft, loft) : Number(digits)
  const nearest = rows.reduce((best, row) =>
    Math.abs(row.number - number) < Math.abs(best.number - number) ? row : best,
  )
  return {
    lengthIn: roundTo(along(lengthInByNumber, number), 0.25),
    lieDeg: roundTo(along(lieDegByNumber, number), 0.25),
    swingWeight: nearest.swingWeight,
  }
}

/** Like `interpolate`, but the first and last line go on: an 11-wood is shorter than the last row, the 9-wood. */
const along = (knots: readonly Knot[], x: number): number => {
  const [[x0, y0], [x1, y1]] = [knots[0]!, knots[1]!]
  const [[x2, y2], [x3, y3]] = [knots.at(-2)!, knots.at(-1)!]
  if (x < x0) return y0 - ((x0 - x) * (y1 - y0)) / (x1 - x0)
  if (x > x3) return y3 + ((x - x3) * (y3 - y2)) / (x3 - x2)
  return interpolate(knots, x)
}

const sevenIron = (category: IronHead['category'], gender: Gender) =>
  specOf(standardClub('7-iron', category, gender) ?? standardClub('7-iron', 'game_improvement', gender))

/** The pitching wedge of a wedge line has no row of its own: it is the iron set's, women's an inch shorter. */
const wedge = (designation: WedgeClass, gender: Gender): StandardSpec => {
  if (designation !== 'PW') return specOf(standardClub(designation, 'specialty_wedge', gender))
  const men = specOf(standardClub('PW', 'blade', 'male'))
  return gender === 'male'
    ? men
    : {
        ...men,
        lengthIn: men.lengthIn - womenShorterIn,
        swingWeight: specOf(standardClub('GW', 'specialty_wedge', gender)).swingWeight,
      }
}
