import type { Line } from '../../../../platform/tables/index.ts'
import { conceptsIn } from './heading-words.ts'
import { metricNamed, roleNamed } from './meanings.ts'
import { type Unit, unitNamed } from './units.ts'

/** A column as its heading says it. */
export interface Heading {
  /** As in the file, without the unit. */
  readonly name: string
  /** Null: the file does not say. */
  readonly unit: Unit | null
  /** Counts the other way round: `(yds L+/R-)`. */
  readonly isMirrored: boolean
}

/** Headings of a table, and the index of the first line below them. */
interface HeadingRows {
  readonly headings: readonly Heading[]
  readonly from: number
  /** Columns that are understood. */
  readonly understood: number
}

/** Lines in which headings are looked for; some files begin with facts of the session. */
const searchedLines = 60
/** Fewer columns than this that are understood are no heading. */
const understoodMin = 2

/** The headings of a table: one row or two, and the row of units below; null where no line reads as headings. */
export const headingsOf = (lines: readonly Line[]): HeadingRows | null => {
  let best: HeadingRows | null = null
  for (let at = 0; at < Math.min(lines.length, searchedLines); at++) {
    const one = withUnits(lines, at + 1, lines[at]!.cells.map(headingIn))
    const two = at + 1 < lines.length ? withUnits(lines, at + 2, joined(lines[at]!.cells, lines[at + 1]!.cells)) : null
    for (const found of two !== null && two.understood > one.understood ? [two] : [one])
      if (found.understood >= understoodMin && found.understood > (best?.understood ?? 0)) best = found
  }
  return best
}

const withUnits = (lines: readonly Line[], below: number, headings: readonly Heading[]): HeadingRows => {
  // A copied table has the label of a button between its headings and its units.
  const at = (lines[below]?.cells.filter((cell) => cell.trim() !== '').length ?? 0) === 1 ? below + 1 : below
  const units = unitsIn(lines[at]?.cells ?? [])
  const named = units === null ? headings : underUnits(headings, units)
  return { headings: named, from: units === null ? below : at + 1, understood: understoodIn(named) }
}

/**
 * Headings with the units below them. A table that was copied from a page has a button above its numbers, so that the headings
 * stand one place to the right of the units and the numbers.
 */
const underUnits = (headings: readonly Heading[], units: readonly (Omit<Heading, 'name'> | null)[]): Heading[] => {
  const under = (shift: number) => headings.slice(shift).map((heading, i) => withUnit(heading, units[i] ?? null))
  const [straight, shifted] = [under(0), under(1)]
  const isButton = headings[0] !== undefined && understoodIn([headings[0]]) === 0 && units[0] !== null
  return isButton && understoodIn(shifted) > understoodIn(straight) + 1 ? shifted : straight
}

const withUnit = (heading: Heading, below: Omit<Heading, 'name'> | null): Heading =>
  heading.unit !== null || below === null ? heading : { ...heading, ...below }

const understoodIn = (headings: readonly Heading[]): number => {
  const meant = new Set(headings.flatMap(({ name, unit }) => metricNamed(name, unit)?.of ?? []))
  // Roles alone make no table of shots.
  return meant.size === 0 ? 0 : meant.size + new Set(headings.flatMap(({ name }) => roleNamed(name)?.of ?? [])).size
}

/** `Distance, , Speed` above `Carry, Total, Club`: a group holds until the next. */
const joined = (groups: readonly string[], names: readonly string[]): Heading[] => {
  let group = ''
  return Array.from({ length: Math.max(groups.length, names.length) }, (_, i) => {
    const [above, below] = [groups[i]?.trim() ?? '', names[i]?.trim() ?? '']
    if (above !== '') group = above
    return headingIn(below === '' ? above : `${group} ${below}`)
  })
}

/**
 * A heading with its unit in brackets (`Ball Speed (mph)`, `Offline (m L-/R+)`) or as the last word (`ball_speed_mph`). What
 * stands in brackets and is no unit belongs to the name: `Carry (Sim)`.
 */
export const headingIn = (cell: string): Heading => {
  const text = cell.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
  const [before, inside] = bracketsIn(text)
  const bracketed = inside === '' ? null : unitIn(inside)
  if (bracketed !== null && before !== '') return { name: before, ...bracketed }
  if (inside !== '') return { name: text, unit: null, isMirrored: false }
  const words = apart(text)
    .split(/[\s_,/]+/)
    .filter((word) => word !== '')
  for (const count of [2, 1]) {
    const name = words.slice(0, -count).join(' ')
    const unit = words.length > count ? lastUnit(words.slice(-count).join('/'), name) : null
    if (unit !== null) return { name, unit, isMirrored: false }
  }
  return { name: text, unit: null, isMirrored: false }
}

/** `ballSpeedMph` is said as `ball speed mph`. */
const apart = (text: string): string =>
  text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')

/** A unit as the last word of a name; null: it is none there. After a speed `ms` is m/s, and `y` is a direction. */
const lastUnit = (word: string, name: string): Unit | null => {
  if (/^ms$/i.test(word)) return conceptsIn(name).includes('speed') ? unitNamed('m/s') : null
  const unit = /^y$/i.test(word) ? null : unitNamed(word)
  return unit === null || unit.quantity === 'ratio' || (unit.quantity === 'other' && !['%', 'mm'].includes(unit.name))
    ? null
    : unit
}

/** What stands before the brackets at the end, and in them. */
const bracketsIn = (text: string): [before: string, inside: string] => {
  if (!/[\])}]$/.test(text)) return [text, '']
  const from = Math.max(...['[', '(', '{'].map((open) => text.lastIndexOf(open)))
  return from < 0 ? [text, ''] : [text.slice(0, from).trim(), text.slice(from + 1, -1).trim()]
}

/** Words of a legend that say which side counts as more: this is how the service counts. */
const positive = /^(r|right|rechts|in-out|open|up|draw)$/i

/** A unit with what may follow it, the legend of its signs; null: this is no unit. */
const unitIn = (text: string): Omit<Heading, 'name'> | null => {
  const whole = unitNamed(text)
  if (whole !== null) return { unit: whole, isMirrored: false }
  const [first = '', ...legend] = text.split(/[\s/,;:]+/).filter((word) => word !== '')
  const unit = unitNamed(first)
  const signs = legend.filter((word) => /[+-]$/.test(word))
  if (unit === null || signs.length === 0) return null
  return { unit, isMirrored: signs.some((word) => word.endsWith('-') && positive.test(word.slice(0, -1))) }
}

/** The row below the headings, when all it says is units. A word that is no unit that we know is one of another kind. */
const unitsIn = (cells: readonly string[]): (Omit<Heading, 'name'> | null)[] | null => {
  const label = cells.findIndex((cell) => cell.trim() !== '')
  const isLabeled = label >= 0 && isUnitWord(cells[label]!)
  const said = cells.filter((cell, at) => cell.trim() !== '' && !(isLabeled && at === label))
  const units = cells.map((cell) => unitIn(cell.trim().replace(/^[[({](.*)[\])}]$/, '$1')))
  const known = units.filter((unit) => unit !== null).length
  const isHalf = known * 2 >= said.length
  const isBracketed = said.every((cell) => /^[[({].*[\])}]$/.test(cell.trim()))
  const isUnits = known > 0 && (known === said.length || (isHalf && (isBracketed || known > 1)) || isLabeled)
  if (!isUnits || said.some((cell) => /^[-+]?\d/.test(cell.trim()))) return null
  return units.map((unit, at) => unit ?? (isLabeled && at === label ? null : strangeUnit(cells[at]!)))
}

/** A unit that is none of ours, so that its column is not taken for one without a unit; null: nothing or a legend. */
const strangeUnit = (cell: string): Omit<Heading, 'name'> | null => {
  const text = cell.trim()
  const [first = ''] = text.split(/[\s/,;:()]+/)
  if (text === '' || unitNamed(first) !== null) return null
  return { unit: { name: text.slice(0, 20), quantity: 'other', times: 1 }, isMirrored: false }
}

/** Words for a unit in headings. */
const unitWords = new Set(
  'unit units uom einheit einheiten unité unités unidad unidades unità eenheid enhet'.split(' '),
)

/** Whether a cell says just that units follow: `Units`, `x-unit`. */
const isUnitWord = (cell: string): boolean => unitWords.has(cell.trim().toLowerCase().replace(/^x-/, ''))

/** What a heading says the unit of: `ball speed` of `Ball Speed Unit`, nothing of `Units`; null: it is about no unit. */
export const unitOfWhat = (heading: string): string | null => {
  const words = heading.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(/\p{Letter}+/gu) ?? []
  const rest = words.filter((word) => !unitWords.has(word.toLowerCase()))
  return rest.length === words.length ? null : rest.filter((word) => !/^(x|of|system)$/i.test(word)).join(' ')
}
