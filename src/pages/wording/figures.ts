import { type Measure, type System, unitOf } from '../../golf/quantity.ts'

/** Whose numbers are written. */
interface Of {
  readonly lang: string
  readonly locale: string
}
/** A part of a sentence; a function where it differs between systems of units. */
type Part = string | ((system: System) => string)

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
/** Words around the inches of a body, which are no club's. */
const beforeBody =
  /(?:height|wrist[ -]to[ -]floor|players|Größe|Handgelenk zum Boden|Spieler|estatura|muñeca al suelo|jugadores)(?: of| von| de)? $/i
const afterBody = /^ (?:tall|wrist to floor|groß|Größe|vom Handgelenk|de estatura|de la muñeca)/
const number = String.raw`[+-]?\d{1,9}(?:,\d{3})*(?:\.\d+)?`
/** A day, a price, a figure or range with a unit that differs between systems, another number. */
const figures = new RegExp(
  String.raw`(\d{4}-\d\d-\d\d)|\$(\d{1,9}(?:,\d{3})*(?:\.\d+)?)|(?<![\w.,])(${number})(?:(-|–| to )(${number}))? (${Object.keys(unitsWritten).join('|')})\b|(?<![\w.,])${number}(?![\w,]|\.\d)`,
  'g',
)

/** A sentence of the rules with its figures as a reader writes them. */
export const withFigures = (of: Of, text: string): Part[] => {
  const parts: Part[] = []
  let from = 0
  for (const found of text.matchAll(figures)) {
    parts.push(text.slice(from, found.index), written(of, found))
    from = found.index + found[0].length
  }
  return [...parts, text.slice(from)]
}

const written = (of: Of, found: RegExpExecArray): Part => {
  const [all, day, price, first, joint = '', last, unit] = found
  if (day !== undefined) return dayFor(of, day)
  if (price !== undefined) return priceFor(of, price)
  if (first === undefined || unit === undefined) return numberFor(of, all)
  if (isCoreSize(all)) return `${numberFor(of, first)} ${unit}`
  const ends = [first, ...(last === undefined ? [] : [last])]
  const measure = unit === 'in' && isOfBody(found) ? 'inches' : unitsWritten[unit]!
  return (system) => inSystem(of, system, ends, joint, { unit, measure })
}

const isOfBody = ({ 0: all, index, input }: RegExpExecArray): boolean =>
  beforeBody.test(input.slice(Math.max(0, index - 40), index)) || afterBody.test(input.slice(index + all.length))

/** Grips and their cores have their sizes in thousandths of an inch everywhere. */
const isCoreSize = (figure: string): boolean => /^[+-]?0\.\d{3} in$/.test(figure)

const inSystem = (
  of: Of,
  system: System,
  ends: readonly string[],
  joint: string,
  { unit, measure }: { readonly unit: string; readonly measure: Measure },
): string => {
  const writing = unitOf(measure, system)
  const isAsWritten = writing.unit === unitOf(measure, 'imperial').unit
  const shown = ends.map((end) => {
    if (isAsWritten) return numberFor(of, end)
    const digits = Math.max(writing.digits, end.includes('.') ? 1 : 0)
    const value = (Number(end.replaceAll(',', '')) * writing.times).toFixed(digits).replace(/\.0$/, '')
    return numberFor(of, end.startsWith('+') ? `+${value}` : value)
  })
  return isAsWritten && of.lang === 'en' ? `${shown.join(joint)} ${unit}` : `${shown.join(joint)}\u00a0${writing.unit}`
}

/** A number as the reader writes it, with the digits it has. One that begins with a zero is a name: PXG 0311. */
const numberFor = ({ locale }: Of, figure: string): string => {
  const plain = figure.replaceAll(',', '')
  if (/^0\d/.test(plain)) return figure
  const digits = plain.split('.')[1]?.length ?? 0
  const signDisplay = figure.startsWith('+') ? 'always' : 'auto'
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
    useGrouping: figure.includes(','),
  }).format(Number(plain))
}

const priceFor = ({ locale }: Of, price: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  } as Intl.NumberFormatOptions).format(Number(price.replaceAll(',', '')))

/** A day in English is written as the rules write it. */
const dayFor = ({ lang, locale }: Of, day: string): string =>
  lang === 'en' ? day : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
