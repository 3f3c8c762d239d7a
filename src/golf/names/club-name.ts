import { bareWedgeDeg } from '../clubs/bag.ts'
import { type ClubHead, type ClubLabel, clubName } from './club-label.ts'
import { knownWords, type Sign } from './club-name-spellings.ts'
import { type Tokens, tokens, wordsOf } from './club-name-tokens.ts'
import { nearest } from './nearest.ts'
import { clubTypes } from './words.ts'

/** Kinds of club in a bag: those that are fitted, and the putter. */
export const bagTypes = [...clubTypes, 'putter'] as const
type BagType = (typeof bagTypes)[number]

/** A club as its name tells it. */
export interface ClubName {
  readonly label: ClubLabel
  readonly name: string
  readonly type: BagType
  /** 4 of a 4-iron; null where the name has none. */
  readonly number: number | null
  /** The loft that the name states, degrees. */
  readonly loftDeg: number | null
}

/** A name that says no club, or several. */
export interface Misread {
  /** Usual names of what was probably meant, nearest first. */
  readonly nearest: readonly string[]
}

/**
 * Read the name of a club as golfers write it: `4h`, `rescue 4`, `52`, `AW`, `3 wood`, `Driver 10.5°`.
 *
 * @param type The kind of club, when the caller says it: it tells a bare `4` or `4 utility` apart.
 * @rule BAG-NAMES
 * @example readClub('rescue 4') // { name: '4-hybrid', type: 'hybrid', number: 4, loftDeg: null }
 */
export const readClub = (written: string, type?: BagType): ClubName | Misread => {
  const words = wordsOf(written)
  return readWords(words, type) ?? { nearest: nearestReadings(words) }
}

/** Whether a written name could not be read as a club. */
export const isMisread = (reading: ClubName | Misread): reading is Misread => 'nearest' in reading

const readWords = (words: readonly string[], type?: BagType): ClubName | undefined => {
  const parts = tokens(words)
  const meant = parts.isClear ? kindOf(parts, type) : undefined
  return meant && nameClub(meant, parts)
}

/** What the signs say, before the numbers. */
interface Kind {
  readonly type: BagType
  readonly head: ClubHead
  readonly build?: ClubLabel['build']
  /** Greatest number such a club has; 0 when it has none, so that every number is a loft. */
  readonly numberMax: number
}

const wood: Kind = { type: 'fairway', head: 'wood', numberMax: 13 }
const hybrid: Kind = { type: 'hybrid', head: 'hybrid', numberMax: 9 }
/** Of old sets: its loft is asked for, since it has no usual one. */
const shortestIron = 10
const iron: Kind = { type: 'iron', head: 'iron', numberMax: shortestIron }
const utilityIron: Kind = { type: 'iron', head: 'utility iron', numberMax: 9 }
const wedge: Kind = { type: 'wedge', head: 'wedge', numberMax: 0 }
const driver: Kind = { type: 'driver', head: 'driver', numberMax: 0 }
const wedgeNamed = (head: ClubHead): Kind => ({ type: 'wedge', head, numberMax: 0 })

/** Kinds by their signs, sorted and joined. A lone `w` is a wood, and beside a wedge's letter the W of its short name. */
const kinds = new Map<string, Kind>([
  ['driver', driver],
  ['driver mini', { type: 'driver', head: 'mini driver', numberMax: 0 }],
  ['wood', wood],
  ['w', wood],
  ...(['strong', 'hl'] as const).flatMap((sign) =>
    [[sign], [sign, 'wood'], [sign, 'w']].map(
      (signs) => [keyOf(signs as Sign[]), { ...wood, build: sign === 'hl' ? 'HL' : sign }] as const,
    ),
  ),
  ['heavenwood', { type: 'fairway', head: 'heavenwood', numberMax: 0 }],
  ['hybrid', hybrid],
  ['hybrid utility', hybrid],
  ['utility wood', hybrid],
  ['iron', iron],
  ['driving iron', utilityIron],
  ['driving', utilityIron],
  ['iron utility', utilityIron],
  ['iron u', utilityIron],
  ['wedge', wedge],
  ['utility wedge', wedgeNamed('UW')],
  ['u wedge', wedgeNamed('UW')],
  ['iron SW', wedgeNamed('SW')],
  ['putter', { type: 'putter', head: 'putter', numberMax: 0 }],
  ...(['PW', 'GW', 'AW', 'UW', 'SW', 'LW'] as const).flatMap((sign) =>
    [[sign], [sign, 'wedge'], [sign, 'w']].map((signs) => [keyOf(signs as Sign[]), wedgeNamed(sign)] as const),
  ),
])

function keyOf(signs: Iterable<Sign>): string {
  return [...signs].sort((a, b) => a.localeCompare(b, 'en')).join(' ')
}

const utilityWoodDegMax = 28

const kindOf = ({ signs, numbers }: Tokens, type?: BagType): Kind | undefined => {
  const key = keyOf(signs)
  const number = numbers[0]?.value
  if (key === 'u') return number === undefined ? wedgeNamed('UW') : type === 'hybrid' ? hybrid : utilityIron
  if (key === 'utility') return type === 'hybrid' ? hybrid : type === 'iron' ? utilityIron : undefined
  // A utility wood has the loft of a hybrid, a utility wedge that of a gap wedge.
  if (key === 'UW' && number !== undefined && number <= utilityWoodDegMax) return hybrid
  if (key !== '') return kinds.get(key)
  if (number === undefined) return undefined
  if (number >= bareWedgeDeg.min && number <= bareWedgeDeg.max && (type ?? 'wedge') !== 'putter')
    return type === undefined || type === 'wedge' || type === 'iron' ? wedge : undefined
  return type && { driver, fairway: wood, hybrid, iron, wedge, putter: undefined }[type]
}

/** The name with its number and loft; undefined when the numbers do not belong to such a club. */
const nameClub = ({ type, head, build, numberMax }: Kind, { numbers }: Tokens): ClubName | undefined => {
  if (type === 'putter') return named({ head, number: null, loftDeg: null }, type, null)
  if (numbers.length > 2) return undefined
  const isNumber = ({ value, isDegrees }: Tokens['numbers'][number]) =>
    !isDegrees && Number.isInteger(value) && value >= 1 && value <= numberMax
  const number = numbers.find(isNumber)?.value ?? null
  const lofts = numbers.filter((each) => !isNumber(each))
  if (lofts.length > 1 || numbers.length - lofts.length > 1) return undefined
  const loftDeg = lofts[0]?.value ?? null
  if (head === 'wood' && build === undefined && number === 1)
    return named({ head: 'driver', number: null, loftDeg: null }, 'driver', loftDeg)
  const byLoft = number === null && goByLoft.includes(head) ? loftDeg : null
  return named({ ...(build && { build }), head, number, loftDeg: byLoft }, type, loftDeg)
}

/** Clubs that go by a number or, without one, by their loft; the others have a name of their own. */
const goByLoft: readonly ClubHead[] = ['wood', 'hybrid', 'iron', 'utility iron', 'wedge']

const named = (label: ClubLabel, type: BagType, loftDeg: number | null): ClubName => ({
  label,
  name: clubName(label),
  type,
  number: label.number,
  loftDeg,
})

/** Read a name with its spelling mended: `4 hybird`; undefined where that is no club either. */
export const readMended = (written: string): ClubName | undefined => readWords(mend(wordsOf(written)))

const mend = (words: readonly string[]): string[] =>
  words.map((word) => (/^\p{Letter}{3,}$/u.test(word) ? (nearest(word, knownWords) ?? word) : word))

/** Readings of a part of the words, longest part first; else of the words with their spelling mended. */
const nearestReadings = (words: readonly string[]): string[] => {
  const mended = mend(words)
  const whole = readWords(mended)
  if (whole) return [whole.name]
  if (words.length <= 2 && words.length > 0 && /^\d+(\.\d+)?$/.test(words[0]!)) {
    const guesses = (['iron', 'hybrid', 'fairway'] as const).map((type) => readWords(words, type))
    return guesses.flatMap((guess) => (guess && guess.number !== null ? [guess.name] : []))
  }
  for (let length = Math.min(words.length - 1, 6); length > 0; length--)
    for (let from = words.length - length; from >= 0; from--) {
      const part = readWords(mended.slice(from, from + length))
      if (part) return [part.name]
    }
  return []
}

/** `a 4-hybrid`, `an 8-iron`. */
export const withArticle = (words: string): string =>
  `${/^(8|11|18|[aeio]|SW|LW|HL)/.test(words) ? 'an' : 'a'} ${words}`
