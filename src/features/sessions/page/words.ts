import { type Html, html } from '../../../pages/index.ts'
import type { Metric } from '../metrics.ts'

const numberFormats = [0, 1, 2].map(
  (digits) => new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
)

/** A number as launch monitors show it, with a real minus sign. */
export const show = (value: number, { digits }: Pick<Metric, 'digits'>): string =>
  plain(numberFormats[digits]!.format(value))

/** A number that we know nothing about, to seven figures. */
export const asSent = (value: number): string => plain(String(Number(value.toPrecision(7))))

const plain = (text: string): string => (/^-0(\.0*)?$/.test(text) ? text.slice(1) : text.replace('-', '−'))

/** A unit in running text. */
export const inWords = (unit: string): string => (unit === '°' ? 'degrees' : unit)

/** The format is made at its first use: a start would wait for it. */
const formatTime = (options: Intl.DateTimeFormatOptions): ((dateTime: string) => string) => {
  let format: Intl.DateTimeFormat | undefined
  return (dateTime) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
    return format.format(new Date(dateTime))
  }
}

/** `November 20, 2026` */
export const dayOf = formatTime({ dateStyle: 'long' })
/** `5:02 PM` */
export const minuteOf = formatTime({ timeStyle: 'short' })
/** `17:02:11` */
export const secondOf = formatTime({ timeStyle: 'medium', hourCycle: 'h23' })

/** A small remark under a chart or table; nothing where there is nothing to say. */
export const note = (text: string): Html => (text === '' ? html`` : html`<p class="note">${text}</p>\n`)
