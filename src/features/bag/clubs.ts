import { agrees, clubsOfLine, readClubWords } from '../../equipment/catalog/index.ts'
import { coreIronFrom, longIron, possibleLoftsDeg } from '../../golf/clubs/bag.ts'
import { usualLoftDeg, wedgeClassOfLoft } from '../../golf/clubs/lofts.ts'
import type { ClubLabel } from '../../golf/names/club-label.ts'
import { isMisread, type Misread, readMended } from '../../golf/names/club-name.ts'
import type { SaidClub } from '../../golf/names/club-said.ts'
import type { ClubType, WedgeClass } from '../../golf/names/words.ts'
import type { FieldProblem } from '../../platform/errors.ts'
import type { Message } from '../../words/message.ts'
import { either, fromTo, say, yards } from '../../words/say.ts'
import { clubNameSaid } from '../../words/say-club.ts'
import { withArticleSaid } from './article.ts'
import { isReadable } from './said-bag.ts'
import type { BagClubInput, BagRequest } from './schema.ts'

/** A club as read: its name, kind and loft, and the distances that were given. */
export interface ReadClub {
  readonly written: string
  /** `written` names a set, and this is one of its clubs. */
  readonly isOfSet?: true
  /** Words of it that name no club; null: none. */
  readonly unread: string | null
  readonly label: ClubLabel
  readonly name: string
  readonly type: ClubType
  readonly number: number | null
  /** Class of a wedge, by its name or else by its loft. */
  readonly wedgeClass: WedgeClass | null
  readonly loftDeg: number
  readonly loftSource: 'given' | 'stock'
  readonly carryYards?: number
  readonly totalYards?: number
}

/** Places of the wedges in an iron set, after the 9-iron. */
export const placeOfWedge: Readonly<Record<WedgeClass, number>> = { PW: 10, GW: 11, SW: 12, LW: 13 }

/** Place of a club in an iron set: the number of an iron, the wedges after the 9-iron; null for other clubs. */
export const placeInSet = ({ type, number, wedgeClass }: ReadClub): number | null =>
  wedgeClass === null ? (type === 'iron' ? number : null) : placeOfWedge[wedgeClass]

/** Whether a club is one that every bag has: a 6-iron to pitching wedge; an iron without a number counts by its loft. */
export const isCore = ({ type, number, name, loftDeg }: ReadClub): boolean =>
  name === 'PW' || (type === 'iron' && (number === null ? loftDeg > longIron.loftDegMax : number >= coreIronFrom))

/** Usual loft of a club, degrees; undefined where there is none. A utility iron has the loft of the iron of its number. */
export const stockLoftDeg = (name: string): number | undefined => usualLoftDeg(name.replace('-utility iron', '-iron'))

const rangeOf = (name: string, type: ClubType) => possibleLoftsDeg[name === 'PW' ? 'PW' : type]

/** Whether such a club can have its loft. */
export const isPossible = ({ name, type, loftDeg }: ReadClub): boolean => {
  const [min, max] = rangeOf(name, type)
  return loftDeg >= min && loftDeg <= max
}

/** The clubs of a bag, and the putters apart. Clubs that cannot be read are left out: `bagProblems` names them. */
export const readBag = ({ clubs }: BagRequest): { clubs: ReadClub[]; putters: string[] } => {
  const readings = clubs.flatMap((club) => readEntry(club).map((read) => ({ written: club.club, read })))
  return {
    clubs: readings.flatMap(({ read }) => (typeof read === 'object' && 'loftDeg' in read ? [read] : [])),
    putters: readings.filter(({ read }) => read === 'putter').map(({ written }) => written),
  }
}

/** Why a club cannot be used: the field, and words for it. */
interface Refusal {
  readonly field: keyof BagClubInput
  readonly detail: Message
}

/** The clubs of an entry: those of a set, each under the words that were sent, or the one that is named. */
const readEntry = (input: BagClubInput): (ReadClub | 'putter' | Refusal)[] => {
  const set = clubsOfLine(input.club)
  if (set === null) return [readOne(input)]
  const stated = (['loft', 'carry', 'total'] as const).find((field) => input[field] !== undefined)
  if (stated !== undefined) return [{ field: stated, detail: say('bag.setStated', { club: input.club }) }]
  return set.map((club) => {
    const read = readOne({ club })
    return typeof read === 'object' && 'loftDeg' in read ? { ...read, written: input.club, isOfSet: true } : read
  })
}

/** A club in the words of its owner; a slip of the pen is mended where that leaves one club. */
const readClubOfBag = ({ club, type }: BagClubInput): SaidClub | Misread => {
  const said = readClubWords(club, type)
  const mended = isMisread(said) ? readMended(club) : undefined
  return mended === undefined ? said : { ...mended, unread: null, partial: null }
}

/** Also read beside wrong fields: a figure or nothing. */
const figureOf = (sent: number | undefined): number | undefined => (typeof sent === 'number' ? sent : undefined)

const readOne = (input: BagClubInput): ReadClub | 'putter' | Refusal => {
  const reading = readClubOfBag(input)
  if (isMisread(reading)) return { field: 'club', detail: misreadSaid(input.club, reading) }
  if (input.type !== undefined && !agrees(input.type, reading.type))
    return {
      field: 'type',
      detail: say('bag.otherType', { type: reading.type, club: input.club, name: clubNameSaid(reading.label) }),
    }
  if (reading.type === 'putter') return 'putter'
  const stated = figureOf(input.loft) ?? reading.loftDeg ?? undefined
  const loftDeg = stated ?? stockLoftDeg(reading.name)
  if (loftDeg === undefined)
    return { field: 'loft', detail: say('bag.loftNeeded', { name: oneSaid(reading), club: input.club }) }
  const [min, max] = rangeOf(reading.name, reading.type)
  if (loftDeg < min || loftDeg > max)
    return {
      field: input.loft === undefined ? 'club' : 'loft',
      detail: say('refusal.loftOf', { lofts: fromTo({ n: [min, max] }), club: oneSaid(reading) }),
    }
  const [carry, total] = [figureOf(input.carry), figureOf(input.total)]
  if (carry !== undefined && total !== undefined && total < carry)
    return { field: 'total', detail: say('bag.totalLess', { carry: yards(carry) }) }
  return {
    written: input.club,
    unread: reading.unread,
    label: reading.label,
    name: reading.name,
    type: reading.type,
    number: reading.number,
    wedgeClass: reading.type === 'wedge' ? wedgeClassOf(reading.name, loftDeg) : null,
    loftDeg,
    loftSource: stated === undefined ? 'stock' : 'given',
    ...(carry !== undefined && { carryYards: carry }),
    ...(total !== undefined && { totalYards: total }),
  }
}

/** @rule WDG-CLASS */
const wedgeClassOf = (name: string, loftDeg: number): WedgeClass => {
  if (name === 'AW' || name === 'UW') return 'GW'
  return name === 'PW' || name === 'GW' || name === 'SW' || name === 'LW' ? name : wedgeClassOfLoft(loftDeg)
}

const oneSaid = ({ name, label }: SaidClub): Message => withArticleSaid(name, clubNameSaid(label))

const misreadSaid = (written: string, { nearest }: Misread): Message => {
  const what = say('bag.notKnown', { club: written })
  return nearest.length === 0 ? say('bag.writeAs', { what }) : say('refusal.meant', { what, near: either(nearest) })
}

const leastClubs = 2
/** What is longer than a request may be is refused by the schema, unread. */
const mostClubs = 20

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Clubs of a bag that cannot be read or have no known loft, each by name. It tolerates any value: see `shape`. */
export const bagProblems = (value: unknown): FieldProblem[] => {
  const clubs: unknown = (value as BagRequest | null)?.clubs
  if (!isList(clubs) || clubs.length > mostClubs) return []
  const readings = clubs.flatMap((club: unknown, index) =>
    (isReadable(club) ? readEntry(club) : [undefined]).map((read) => ({ read, index })),
  )
  const problems: FieldProblem[] = readings.flatMap(({ read, index }) => {
    if (typeof read !== 'object' || !('field' in read)) return []
    const received = (clubs[index] as BagClubInput)[read.field]
    return [
      { pointer: `/clubs/${index}/${read.field}`, detail: read.detail, ...(received !== undefined && { received }) },
    ]
  })
  const putters = readings.filter(({ read }) => read === 'putter').length
  if (clubs.length >= leastClubs && readings.length - putters < leastClubs)
    problems.push({ pointer: '/clubs', detail: say('bag.fewClubs', { clubs: leastClubs }) })
  if (readings.length > mostClubs)
    problems.push({ pointer: '/clubs', detail: say('bag.manyClubs', { clubs: mostClubs }) })
  return problems
}
