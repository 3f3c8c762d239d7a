import { type Measure, type System, unitOf } from '../golf/quantity.ts'
import { type Html, html } from './html.ts'
import { perSystem } from './quantity.ts'
import type { Reader } from './reader.ts'
import { inLanguage } from './sentences.ts'

/** What the rules wrote, in the language, the numbers and the units of the reader; English where there is no wording for it. */
export const said = (reader: Reader, text: string): Html =>
  reader.lang === 'en'
    ? withUnits(reader, text)
    : html`${inLanguage(reader.texts.sentences, text).map(
        ({ text: one, isTranslated }, place) =>
          html`${place === 0 ? '' : ' '}${isTranslated ? withUnits(reader, one) : html`<span lang="en">${one}</span>`}`,
      )}`

/** Units as the rules write them, with what each measures. */
const unitsWritten: Readonly<Record<string, Measure>> = {
  mph: 'mph',
  yd: 'yards',
  yard: 'yards',
  yards: 'yards',
  in: 'clubInches',
  ft: 'feet',
  pounds: 'pounds',
}
const number = String.raw`[+-]?\d{1,9}(?:,\d{3})*(?:\.\d+)?`
/** A day, a price, a figure or range with a unit that differs between systems, another number. */
const figures = new RegExp(
  String.raw`(\d{4}-\d\d-\d\d)|\$(\d{1,9}(?:,\d{3})*(?:\.\d+)?)|(?<![\w.,])(${number})(?:(-| to )(${number}))? (${Object.keys(unitsWritten).join('|')})\b|(?<![\w.,])${number}(?![\w,])`,
  'g',
)

/** A sentence with its figures in every unit system and in the numbers of the reader. */
const withUnits = (reader: Reader, text: string): Html => {
  const parts: (Html | string)[] = []
  let from = 0
  for (const found of text.matchAll(figures)) {
    parts.push(text.slice(from, found.index), written(reader, found))
    from = found.index + found[0].length
  }
  return html`${parts}${text.slice(from)}`
}

const written = (reader: Reader, [all, day, price, first, joint = '', last, unit]: RegExpExecArray): Html | string => {
  if (day !== undefined) return dayFor(reader, day)
  if (price !== undefined) return priceFor(reader, price)
  if (first === undefined || unit === undefined) return numberFor(reader, all)
  if (isCoreSize(all)) return `${numberFor(reader, first)} ${unit}`
  const ends = [first, ...(last === undefined ? [] : [last])]
  return perSystem((system) => inSystem(reader, system, ends, joint, unit))
}

/** Grips and their cores have their sizes in thousandths of an inch everywhere. */
const isCoreSize = (figure: string): boolean => /\.\d{3} in$/.test(figure)

const inSystem = (reader: Reader, system: System, ends: readonly string[], joint: string, unit: string): string => {
  const writing = unitOf(unitsWritten[unit]!, system)
  const isAsWritten = writing.unit === unitOf(unitsWritten[unit]!, 'imperial').unit
  const shown = ends.map((end) => {
    if (isAsWritten) return numberFor(reader, end)
    const digits = Math.max(writing.digits, end.includes('.') ? 1 : 0)
    const value = (Number(end.replaceAll(',', '')) * writing.times).toFixed(digits).replace(/\.0$/, '')
    return numberFor(reader, end.startsWith('+') ? `+${value}` : value)
  })
  return isAsWritten && reader.lang === 'en'
    ? `${shown.join(joint)} ${unit}`
    : `${shown.join(joint)}\u00a0${writing.unit}`
}

/** A number as the reader writes it, with the digits it has. */
const numberFor = ({ locale }: Reader, figure: string): string => {
  const plain = figure.replaceAll(',', '')
  const digits = plain.split('.')[1]?.length ?? 0
  const signDisplay = figure.startsWith('+') ? 'always' : 'auto'
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
    useGrouping: figure.includes(','),
  }).format(Number(plain))
}

const priceFor = ({ locale }: Reader, price: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  } as Intl.NumberFormatOptions).format(Number(price.replaceAll(',', '')))

/** A day in English is written as the rules write it. */
const dayFor = ({ lang, locale }: Reader, day: string): string =>
  lang === 'en' ? day : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
