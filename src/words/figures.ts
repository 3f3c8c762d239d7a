import { type Measure, type System, unitOf, writeDifference } from '../golf/quantity.ts'
import type { Day, Quantity, Unit } from './message.ts'

/** Whose numbers are written. */
export interface Locale {
  readonly lang: string
  readonly locale: string
}

/** A part of a text; a function where it differs between systems of units. */
export type Part = string | ((system: System) => string)

/** Units that differ between systems, with what each measures. */
const measures: Partial<Readonly<Record<Unit, Measure>>> = {
  mph: 'mph',
  yd: 'yards',
  yards: 'yards',
  in: 'clubInches',
  'body in': 'inches',
  ft: 'feet',
  pounds: 'pounds',
}
/** Written without a space before them. */
const closeUnits: readonly Unit[] = ['°', '%']

/** A quantity as its reader writes it: with the digits that it has, and converted where the reader has other units. */
export function quantityPart(of: Locale, quantity: Quantity, isBare = false): Part {
  const { unit } = quantity
  if (unit === 'USD')
    return ends(quantity)
      .map((value) => price(of, value))
      .join('–')
  const measure = unit === undefined ? undefined : measures[unit]
  if (measure !== undefined) return (system) => converted(of, system, quantity, measure, isBare)
  const written = joined(
    of,
    quantity,
    ends(quantity).map((value) => number(of, value, quantity)),
  )
  if (unit === undefined) return written
  if (closeUnits.includes(unit)) return `${written}${unit}`
  return `${written} ${unit === 'core in' ? 'in' : unit}`
}

/** Day in the words of the reader; English has it as it is stored. */
export function dayPart({ lang, locale }: Locale, { day }: Day): string {
  if (lang === 'en') return day
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
}

function ends({ n }: Quantity): readonly number[] {
  return typeof n === 'number' ? [n] : n
}

/** What stands between the ends of a range that is in words. */
const betweenEnds: Readonly<Record<string, string>> = { en: ' to ', de: ' bis ', es: ' a ' }

/** Range in words where the rules write it so, else with a dash. */
function joined({ lang }: Locale, { to }: Quantity, written: readonly string[]): string {
  return written.join((to && betweenEnds[lang]) ?? (lang === 'en' ? '-' : '–'))
}

function converted(of: Locale, system: System, quantity: Quantity, measure: Measure, isBare: boolean): string {
  const { from } = quantity
  if (from !== undefined) {
    const difference = writeDifference(measure, system, of.locale, from, ends(quantity)[0]!)
    return quantity.signed ? difference : difference.replace('+', '')
  }
  const writing = unitOf(measure, system)
  const isAsWritten = writing.unit === unitOf(measure, 'imperial').unit
  const shown = ends(quantity).map((exact) => {
    const value = coarse(exact, quantity.off, writing.times)
    if (isAsWritten) return number(of, value, quantity)
    const digits = Math.max(writing.digits, Number.isInteger(value) ? 0 : 1)
    return number(of, Number((value * writing.times).toFixed(digits)), quantity)
  })
  const written = joined(of, quantity, shown)
  if (isBare) return written
  if (!isAsWritten) return `${written}\u00a0${writing.unit}`
  return of.lang === 'en' ? `${written} ${englishUnit(quantity)}` : `${written}\u00a0${writing.unit}`
}

/** A figure in steps of one, five or ten of its unit: the first that is not finer than it may be off, else tens. */
function coarse(value: number, off: number | undefined, times: number): number {
  if (off === undefined) return value
  const step = [1, 5].find((fine) => fine >= off * times) ?? 10
  return (step * Math.round((value * times) / step)) / times
}

function englishUnit({ n, unit }: Quantity): string {
  if (unit === 'yards' && n === 1) return 'yard'
  return unit === 'body in' ? 'in' : unit!
}

/** Making a format takes longer than writing with it. */
const formats = new Map<string, Intl.NumberFormat>()
const formatsMax = 200

function number({ locale }: Locale, value: number, quantity: Omit<Quantity, 'n'>): string {
  const { signed, grouped, digits: digitsMin = 0 } = quantity
  const digits = Math.max(digitsMin, String(value).split('.')[1]?.length ?? 0)
  return format(
    `${locale} ${digits} ${signed} ${grouped}`,
    () =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: signed ? 'exceptZero' : 'auto',
        useGrouping: grouped ?? false,
      }),
  ).format(value + 0)
}

function price({ locale }: Locale, value: number): string {
  return format(
    `${locale} USD`,
    () =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        trailingZeroDisplay: 'stripIfInteger',
      } as Intl.NumberFormatOptions),
  ).format(value)
}

function format(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const made = formats.get(key) ?? make()
  if (formats.size >= formatsMax) formats.clear() // Locales are what visitors say they are.
  formats.set(key, made)
  return made
}
