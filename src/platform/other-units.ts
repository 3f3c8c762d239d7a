import type { Message } from '../words/message.ts'
import { say } from '../words/say.ts'

/** A figure that was sent in another unit than the field's. */
interface OtherUnit {
  /** As it is written after a figure. */
  readonly unit: string
  /** Ends of field names that say it, in small letters. */
  readonly suffixes: readonly string[]
  /** The field's own unit in one of it. */
  readonly times: number
}

/** What people send instead, by the unit of the field, the likeliest first. The factors are exact by definition. */
const others: Readonly<Record<string, readonly OtherUnit[]>> = {
  mph: [
    { unit: 'km/h', suffixes: ['kmh', 'kph', 'kmph'], times: 1 / 1.609344 },
    { unit: 'm/s', suffixes: ['ms', 'mps'], times: 1 / 0.44704 },
  ],
  inches: [
    { unit: 'cm', suffixes: ['cm'], times: 1 / 2.54 },
    { unit: 'mm', suffixes: ['mm'], times: 1 / 25.4 },
  ],
  ft: [{ unit: 'cm', suffixes: ['cm'], times: 1 / 30.48 }],
  pounds: [{ unit: 'kg', suffixes: ['kg'], times: 1 / 0.45359237 }],
  yards: [{ unit: 'm', suffixes: ['m', 'meters', 'metres'], times: 1 / 0.9144 }],
  feet: [{ unit: 'm', suffixes: ['m', 'meters', 'metres'], times: 1 / 0.3048 }],
}
/** The same units written into the name of a field. */
const ownSuffixes: Readonly<Record<string, readonly string[]>> = {
  mph: ['mph'],
  inches: ['in', 'inch', 'inches'],
  ft: ['ft', 'feet'],
  pounds: ['lb', 'lbs', 'pound', 'pounds'],
  yards: ['yd', 'yds', 'yards'],
  feet: ['ft', 'feet'],
  in: ['in', 'inch', 'inches'],
  rpm: ['rpm'],
  degrees: ['deg', 'degs', 'degree', 'degrees', '°'],
  years: ['years', 'year', 'yrs', 'yr', 'y'],
  grams: ['g', 'gram', 'grams'],
}
/** Inches in one of what a whole height is written in. */
const heightSuffixes: ReadonlyMap<string, number> = new Map([
  ['cm', 1 / 2.54],
  ['m', 100 / 2.54],
  ['in', 1],
])

/** What of a number schema counts here. */
export interface UnitField {
  readonly minimum?: number
  readonly maximum?: number
  readonly unit?: string
  readonly type?: string
  /** What to do with a figure that is out of bounds as it is, and the most that is usual: no more is guessed. */
  readonly outside?: { readonly advice: string; readonly usualMax?: number }
}

const isWithin = ({ minimum = -Infinity, maximum = Infinity }: UnitField, value: number): boolean =>
  value >= minimum && value <= maximum

/** In the field's unit, to a tenth; a whole number where the field takes no other. */
const convert = ({ type }: UnitField, value: number, { times }: OtherUnit): number =>
  type === 'integer' ? Math.round(value * times) : Math.round(value * times * 10) / 10

/**
 * What a figure outside its bounds would be if it was meant in another unit.
 * @example asOtherUnit({ minimum: 30, maximum: 150, unit: 'mph' }, 153) // 153 km/h is 95.1 mph
 */
export const asOtherUnit = (field: UnitField, value: number): Message | null => {
  const meant = (others[field.unit ?? ''] ?? []).find((other) => {
    const converted = convert(field, value, other)
    return isWithin(field, converted) && converted <= (field.outside?.usualMax ?? Infinity)
  })
  if (meant === undefined) return null
  const said = String(value)
  if (field.unit === 'ft') return say('refusal.heightMeant', { said, ...feetAndInches(value / 2.54) })
  return say('refusal.unitMeant', { said, from: meant.unit, meant: convert(field, value, meant), unit: field.unit! })
}

const feetAndInches = (inches: number): { readonly feet: number; readonly inches: number } => {
  const whole = Math.round(inches)
  return { feet: Math.floor(whole / 12), inches: whole % 12 }
}

/**
 * The field and the figure to send for a name that ends with a unit, such as `swingSpeedKmh`.
 * @example withUnit('handLengthCm', 19, { handLengthIn: { unit: 'inches' } }) // send handLengthIn: 7.5
 */
export const withUnit = (name: string, value: unknown, fields: Readonly<Record<string, UnitField>>): Message | null => {
  const said = plain(name)
  const parts = Object.keys(fields).filter((own) => plain(own) !== said && stemOf(own, fields[own]!) === said)
  if (parts.length > 1) return say('refusal.sendBoth', { one: parts[0]!, other: parts[1]! })
  for (const [own, field] of Object.entries(fields)) {
    const stem = stemOf(own, field)
    const suffix = said.startsWith(stem) ? said.slice(stem.length) : ''
    if (suffix === '' || field.unit === undefined) continue
    const perHeight = stem === 'height' ? heightSuffixes.get(suffix) : undefined
    if (perHeight !== undefined && isFigure(value)) return say('refusal.sendHeight', feetAndInches(value * perHeight))
    if (ownSuffixes[field.unit]?.includes(suffix))
      return isFigure(value)
        ? say('refusal.sendFigure', { field: own, figure: String(value) })
        : say('refusal.send', { word: own })
    const other = others[field.unit]?.find(({ suffixes }) => suffixes.includes(suffix))
    if (other === undefined) continue
    const { unit } = field
    if (!isFigure(value)) return say('refusal.sendIn', { field: own, unit })
    return say('refusal.sendConverted', { field: own, figure: String(convert(field, value, other)), unit })
  }
  return null
}

/** Short names of the units that a field may be written in, its own first. */
export const unitNames = ({ unit = '' }: UnitField): readonly string[] => [
  ...(ownSuffixes[unit] ?? []),
  ...(others[unit] ?? []).flatMap(({ suffixes }) => suffixes),
]

/**
 * A figure with its unit behind it, in the field's; null: it is none, or of another kind.
 * @example figureSaid({ unit: 'mph' }, '136 km/h') // 84.5
 */
export const figureSaid = (field: UnitField, text: string): number | null => {
  const [, figure = '', said = ''] = /^([+-]?\d+(?:\.\d+)?)\s*([a-z/°]+)\.?$/i.exec(text) ?? []
  if (ownSuffixes[field.unit ?? '']?.includes(plain(said))) return Number(figure)
  // A height in cm is feet and inches.
  const other =
    field.unit === 'ft' ? undefined : others[field.unit ?? '']?.find(({ suffixes }) => suffixes.includes(plain(said)))
  return other === undefined ? null : convert(field, Number(figure), other)
}

/** A whole height in feet and inches; null: it is none. @example heightSaid('180 cm') // { feet: 5, inches: 11 } */
export const heightSaid = (text: string): { readonly feet: number; readonly inches: number } | null => {
  const [, metric = '', unit = ''] = /^(\d+(?:\.\d+)?) ?(cm|m)$/i.exec(text.trim()) ?? []
  if (unit !== '') return feetAndInches(Number(metric) * heightSuffixes.get(unit.toLowerCase())!)
  const [, feet, inches] = /^(\d) ?(?:'|ft|feet) ?(\d{1,2}) ?(?:"|''|in|inches)?$/i.exec(text.trim()) ?? []
  return feet === undefined || Number(inches) > 11 ? null : { feet: Number(feet), inches: Number(inches) }
}

/** JSON reads 1e400 as Infinity, which nobody can send. */
const isFigure = (value: unknown): value is number => Number.isFinite(value)

/** @example stemOf('handLengthIn', { unit: 'inches' }) // 'handlength' */
const stemOf = (name: string, { unit = '' }: UnitField): string => {
  const said = plain(name)
  const own = ownSuffixes[unit]?.find((suffix) => said.endsWith(suffix))
  return own === undefined ? said : said.slice(0, -own.length)
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z°]/g, '')
