import { fill, type Html, html, type Reader } from '../../../pages/index.ts'
import type { Metric } from '../metrics.ts'

/** Making a format takes longer than writing with it; languages are what visitors say they are, so few are kept. */
const numberFormats = new Map<string, Intl.NumberFormat>()
const formatsMax = 60

const formatOf = (locale: string, digits: number): Intl.NumberFormat => {
  const key = `${locale} ${digits}`
  const known = numberFormats.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  if (numberFormats.size >= formatsMax) numberFormats.clear()
  numberFormats.set(key, made)
  return made
}

/** A number as launch monitors show it, with a real minus sign. */
export const show = (value: number, { digits }: Pick<Metric, 'digits'>, { locale }: Reader): string =>
  plain(formatOf(locale, digits).format(value))

/** A number that we know nothing about, to seven figures. */
export const asSent = (value: number): string => plain(String(Number(value.toPrecision(7))))

const plain = (text: string): string => (/^-0([.,]0*)?$/.test(text) ? text.slice(1) : text.replace('-', '−'))

/** A unit in running text. */
export const inWords = (unit: string, { texts: { shots } }: Reader): string => (unit === '°' ? shots.degrees : unit)

const timeIn =
  (options: Intl.DateTimeFormatOptions) =>
  (dateTime: string, { locale }: Reader): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(dateTime))

/** `November 20, 2026` */
export const dayOf = timeIn({ dateStyle: 'long' })
/** `5:02 PM` */
export const minuteOf = timeIn({ timeStyle: 'short' })

/** `17:02:11`, the same in every language. */
export const secondOf = (dateTime: string): string => new Date(dateTime).toISOString().slice(11, 19)

/** A text with what it leaves open, for titles and labels. */
export const said = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** A small remark under a chart or table; nothing where there is nothing to say. */
export const note = (text: string): Html => (text === '' ? html`` : html`<p class="note">${text}</p>\n`)

/** How many shots are left out of a chart, so that nobody counts in vain. */
export const offChart = (count: number, { texts: { shots } }: Reader): string =>
  count === 0 ? '' : said(shots.offChart, { count })

/** Shots in words. */
export const shotsIn = (count: number, { texts: { shots } }: Reader): Html =>
  fill(count === 1 ? shots.count.one : shots.count.other, { count })
