import { systems, unitOf, writtenNumber } from '../../../golf/quantity.ts'
import { type Html, html, perSystem, quantity, type Reader, said, unescaped } from '../../../pages/index.ts'
import { capitalize } from '../../../platform/values.ts'
import type { Said } from '../../../words/message.ts'
import { say } from '../../../words/say.ts'

export { englishReader, fill, perSystem, quantity, type Reader, readerOf, said } from '../../../pages/index.ts'

/** A distance from the target line with its side. */
export const offLine = (reader: Reader, sideYards: number): Html => {
  const { flight } = reader.texts
  const isStraight = Math.abs(sideYards) < 0.5
  return html`${quantity(reader, 'yards', Math.abs(sideYards))}${isStraight ? '' : ` ${sideYards > 0 ? flight.right : flight.left}`}`
}

/** What a carry is longer than another, in every system: whoever subtracts the written yards or meters finds the same. */
export const gapBetween = (longerYards: number, shorterYards: number): Html =>
  perSystem((system) => {
    const written = (yards: number) => writtenNumber('yards', system, yards)
    return `${written(longerYards) - written(shorterYards)}\u00a0${unitOf('yards', system).unit}`
  })

/** A figure that the rules wrote, in the numbers of the reader. */
export const figureFor = ({ locale }: Reader, written: string): string =>
  written.replaceAll(/\d{1,12}\.\d+/g, (number) => new Intl.NumberFormat(locale).format(Number(number)))

/** A value that the rules chose: words in the language of the reader, figures in their numbers. */
export const specValue = (reader: Reader, written: string): Html =>
  /[a-z]{2}/.test(written)
    ? said(reader, say('general.begun', { said: written }))
    : html`${capitalize(figureFor(reader, written))}`

/** `45.5 in (standard)`: the part in parentheses is secondary. */
export const figureOf = (
  { display, unit, value }: { readonly display: Said; readonly unit: string | null; readonly value: unknown },
  reader: Reader,
): Html => {
  if (unit === 'in') return quantity(reader, 'clubInches', Number(value))
  if (typeof display !== 'string') return said(reader, say('general.begun', { said: display }))
  const [, figure = display, aside] = /^([^(]+) \((.+)\)$/.exec(display) ?? []
  return html`${specValue(reader, figure)}${aside === undefined ? '' : html` <small>${figureFor(reader, aside)}</small>`}`
}

/** The day of a moment on paper, which says that it is one of UTC: a shop may be in another. */
export const dayOnPaper = ({ locale }: Reader, at: string): string =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))} (UTC)`

/** A price as readers of a language write it. */
export const money = ({ locale }: Reader, price: number, currency: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  } as Intl.NumberFormatOptions).format(price)

/** Words without their marks, in the units of the reader. */
export const plainText = ({ text }: Html, { system }: Reader): string => {
  const inOthers = /<span class="([a-z ]+)">[^<]*<\/span>/g
  const shown = text.replaceAll(inOthers, (span, names: string) => {
    const those = names.split(' ')
    return those.includes(system) || !systems.some((one) => those.includes(one)) ? span : ''
  })
  return unescaped(shown.replaceAll(/<[^<>]*>/g, ''))
}
