import { feetPerYard, metersPerYard, roundTo } from './units.ts'

/** Systems of units that a person can choose. Mixed: meters, and miles per hour with clubs in inches, as the trade writes them everywhere. */
export const systems = ['imperial', 'metric', 'mixed'] as const
/** System of units. */
export type System = (typeof systems)[number]
/** The system of a name; yards for what is none. */
export const systemOf = (name: string | null): System => systems.find((system) => system === name) ?? 'imperial'

/** How a measure is written in one system: unit, factor from the unit it comes in, and digits. */
interface Writing {
  readonly unit: string
  readonly times: number
  readonly plus?: number
  readonly digits: number
}

/** Kilometers of an international mile, exactly. @source international yard and pound agreement of 1959 */
export const kilometersPerMile = 1.609344
const metersPerFoot = metersPerYard / feetPerYard
const centimetersPerInch = 2.54
/** Kilograms of a pound, exactly. @source international yard and pound agreement of 1959 */
export const kilogramsPerPound = 0.45359237

/** What is shown in yards or in meters; named by what it measures, with the unit it comes in. */
const inEither = {
  yards: { imperial: { unit: 'yd', times: 1, digits: 0 }, metric: { unit: 'm', times: metersPerYard, digits: 0 } },
  feet: { imperial: { unit: 'ft', times: 1, digits: 0 }, metric: { unit: 'm', times: metersPerFoot, digits: 0 } },
  mph: {
    imperial: { unit: 'mph', times: 1, digits: 1 },
    metric: { unit: 'km/h', times: kilometersPerMile, digits: 0 },
  },
  /** Of a body. */
  inches: {
    imperial: { unit: 'in', times: 1, digits: 3 },
    metric: { unit: 'cm', times: centimetersPerInch, digits: 1 },
  },
  /** Of a club. */
  clubInches: {
    imperial: { unit: 'in', times: 1, digits: 3 },
    metric: { unit: 'cm', times: centimetersPerInch, digits: 1 },
  },
  celsius: { imperial: { unit: '°F', times: 1.8, plus: 32, digits: 0 }, metric: { unit: '°C', times: 1, digits: 0 } },
  meters: { imperial: { unit: 'ft', times: 1 / metersPerFoot, digits: 0 }, metric: { unit: 'm', times: 1, digits: 0 } },
  degrees: { imperial: { unit: '°', times: 1, digits: 1 }, metric: { unit: '°', times: 1, digits: 1 } },
  /** As clubs are built: to a quarter. */
  builtDegrees: { imperial: { unit: '°', times: 1, digits: 2 }, metric: { unit: '°', times: 1, digits: 2 } },
  rpm: { imperial: { unit: 'rpm', times: 1, digits: 0 }, metric: { unit: 'rpm', times: 1, digits: 0 } },
  pounds: {
    imperial: { unit: 'lb', times: 1, digits: 0 },
    metric: { unit: 'kg', times: kilogramsPerPound, digits: 0 },
  },
  grams: { imperial: { unit: 'g', times: 1, digits: 0 }, metric: { unit: 'g', times: 1, digits: 0 } },
} as const satisfies Record<string, Record<'imperial' | 'metric', Writing>>
/** Kind of measure, named by its unit in this code. */
export type Measure = keyof typeof inEither

/** What the mixed system writes as the imperial one. */
const imperialInMixed: readonly Measure[] = ['mph', 'clubInches']

const writings = Object.fromEntries(
  Object.entries(inEither).map(([measure, either]) => [
    measure,
    { ...either, mixed: imperialInMixed.includes(measure as Measure) ? either.imperial : either.metric },
  ]),
) as Record<Measure, Record<System, Writing>>

/**
 * A measure as people read it, in the numbers of their language.
 * @param signed With its sign: a difference. (A temperature is none.)
 * @example writeQuantity('yards', 'metric', 'de-DE', 208) // '190 m'
 */
export const writeQuantity = (
  measure: Measure,
  system: System,
  locale: string,
  value: number,
  signed = false,
): string => {
  const { unit, times, plus = 0, digits }: Writing = writings[measure][system]
  const number = numberFormat(locale, digits, signed).format(value * times + plus + 0)
  return unit === '°' ? `${number}°` : `${number}\u00a0${unit}`
}

/**
 * The difference of two written figures with its sign: whoever subtracts finds the same.
 * @example writeDifference('yards', 'imperial', 'en-US', 231.4, 227.6) // '−3 yd'
 */
export const writeDifference = (
  measure: Measure,
  system: System,
  locale: string,
  before: number,
  then: number,
): string => {
  const { unit, digits }: Writing = writings[measure][system]
  const by = roundTo(writtenNumber(measure, system, then) - writtenNumber(measure, system, before), 10 ** -digits)
  const number = numberFormat(locale, digits, true)
    .format(by + 0)
    .replace('-', minus)
  return unit === '°' ? `${number}°` : `${number}\u00a0${unit}`
}

/** As wide as a plus. */
const minus = '\u2212'

/** The number that is written for a measure: what is said about written figures is reckoned with these. */
export const writtenNumber = (measure: Measure, system: System, value: number): number => {
  const { times, plus = 0, digits }: Writing = writings[measure][system]
  return roundTo(value * times + plus, 10 ** -digits)
}

/** Making a format takes longer than writing with it, and a page writes dozens at every move of a slider. */
const formats = new Map<string, Intl.NumberFormat>()
const formatsMax = 200

const numberFormat = (locale: string, digits: number, signed: boolean): Intl.NumberFormat => {
  const key = `${locale} ${digits} ${signed}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(locale, {
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'auto',
  })
  // Languages are what visitors say they are: they are not collected for ever.
  if (formats.size >= formatsMax) formats.clear()
  formats.set(key, made)
  return made
}

/** How a measure is written in one system. */
export const unitOf = (measure: Measure, system: System): Writing => writings[measure][system]

/** Yards of a unit of distance: where the lines of a chart lie. */
export const yardsPer = { imperial: 1, metric: 1 / metersPerYard, mixed: 1 / metersPerYard } as const satisfies Record<
  System,
  number
>
