import type { Line } from '../../../platform/tables/index.ts'
import type { Heading } from './columns/headings.ts'
import { roleNamed } from './columns/meanings.ts'

/**
 * When each shot was hit, as the file says it in its columns of dates and times, else once above its headings; null: it does
 * not say, or a date such as 5/6 can be read in two ways. A time without a zone counts as UTC, since no file names its place.
 */
export const momentsOf = (
  headings: readonly Heading[],
  shots: readonly Line[],
  before: readonly Line[],
): readonly (Date | null)[] => {
  const columns = headings.flatMap(({ name }, at) => (roleNamed(name)?.of === 'date' ? [at] : []))
  const texts = shots.map(({ cells }) => columns.map((at) => asWritten(cells[at] ?? '')))
  const isMonthFirst = monthFirst(texts.map((cells) => cells.join(' ')))
  const own = texts.map((cells) => momentOf(cells, isMonthFirst))
  if (own.some((moment) => moment !== null)) return own
  // Beside a date there may be other numbers: of them only what has the sign of a clock is a time.
  const above = before.map(({ cells }) =>
    cells.filter((cell) => yearFirst.test(cell) || yearLast.test(cell) || /\d:\d\d/.test(cell)).join(' '),
  )
  const [ofFile = null] = above.flatMap((text) => momentIn(text, monthFirst(above)) ?? [])
  return shots.map(() => ofFile)
}

const yearFirst = /(?<!\d)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/
const yearLast = /(?<!\d)(\d{1,2})([-/.])(\d{1,2})\2(20\d{2}|\d{2})(?!\d)/
const time = /(?<!\d)(\d{1,2})([:.-])(\d{2})(?:\2(\d{2}))?(?:[.,]\d+)?\s*([ap])?\.?m?/i
const zone = /(\d)\s*(z|[+-]\d{2}:?\d{2})$/i

/** Days from 1899-12-30, as spreadsheets write a date of 2000 to 2049 whose cell has no format. */
const dayNumber = /^(3[67]|4\d|5[0-4])\d{3}([.,]\d+)?$/
const dayShare = /^0[.,]\d{3,}$/
const firstDay = Date.UTC(1899, 11, 30)
const midnight = /[T ]00:00(:00)?(\.0+)?z?$/i

/** A cell with the number of a day, or the share of one, as a date and a time; midnight as the date alone. */
const asWritten = (cell: string): string => {
  const text = cell.trim().replace(midnight, '')
  if (!dayNumber.test(text) && !dayShare.test(text)) return text
  const seconds = Math.round(Number(text.replace(',', '.')) * 86_400)
  const iso = new Date(firstDay + 1000 * seconds).toISOString()
  const [date, clock] = [iso.slice(0, 10), iso.slice(11, 19)]
  if (dayShare.test(text)) return clock
  return seconds % 86_400 === 0 ? date : `${date} ${clock}`
}

/** The moment of a shot: the latest cell with a date and a time, since its group was begun before it; else all of them together. */
const momentOf = (cells: readonly string[], isMonthFirst: boolean | null): Date | null => {
  const whole = cells
    .filter((cell) => time.test(cell.replace(dateIn(cell, isMonthFirst)[0] ?? cell, '')))
    .flatMap((cell) => momentIn(cell, isMonthFirst) ?? [])
  if (whole.length > 0) return new Date(Math.max(...whole.map(Number)))
  return momentIn(cells.join(' '), isMonthFirst)
}

/** Whether dates of a file begin with the month; null: that cannot be told. One file writes all its dates alike. */
const monthFirst = (texts: readonly string[]): boolean | null => {
  const dates = texts.flatMap((text) => {
    const found = yearFirst.test(text) ? null : yearLast.exec(text)
    return found === null ? [] : [{ first: Number(found[1]), sign: found[2], second: Number(found[3]) }]
  })
  if (dates.some(({ first, sign }) => first > 12 || sign === '.')) return false
  if (dates.some(({ second }) => second > 12)) return true
  // Only where the month comes first do files tell morning from afternoon by letters.
  return texts.some((text) => /\d\s*[ap]\.?m\b/i.test(text)) ? true : null
}

const momentIn = (text: string, isMonthFirst: boolean | null): Date | null => {
  const [found, year, month, day] = dateIn(text, isMonthFirst)
  if (found === null) return null
  const rest = text.replace(found, ' ').trim()
  const [, hours = '0', , minutes = '0', seconds = '0', half] = time.exec(rest.replace(/^t/i, '')) ?? []
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const two = (value: number) => String(value).padStart(2, '0')
  const [, , said = 'Z'] = zone.exec(rest) ?? []
  const iso = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(Number(minutes))}:${two(Number(seconds))}`
  const moment = new Date(
    `${iso}${/^[+-]\d{4}$/.test(said) ? `${said.slice(0, 3)}:${said.slice(3)}` : said.toUpperCase()}`,
  )
  // The 31st of a short month is no date, and the calendar would make the first of the next of it.
  const isReal = !Number.isNaN(moment.getTime()) && new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
  return isReal ? moment : null
}

type Found = readonly [found: string | null, year: number, month: number, day: number]

const dateIn = (text: string, isMonthFirst: boolean | null): Found => {
  const [first, year, , month, day] = yearFirst.exec(text) ?? []
  if (first !== undefined) return [first, Number(year), Number(month), Number(day)]
  const [last, one, , other, short] = yearLast.exec(text) ?? []
  if (last === undefined || (isMonthFirst === null && one !== other)) return [null, 0, 0, 0]
  const full = Number(short) < 100 ? 2000 + Number(short) : Number(short)
  return isMonthFirst ? [last, full, Number(one), Number(other)] : [last, full, Number(other), Number(one)]
}
