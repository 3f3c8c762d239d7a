import type { ClubType } from '../../golf/names/words.ts'
import { type Measure, type System, unitOf, writeQuantity } from '../../golf/quantity.ts'
import { roundTo } from '../../golf/units.ts'

// Numbers of forms, in units of the reader. The scripts of pages read and write them by this file too.

/** Smallest and largest value that a fitting takes, in the units of the request. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** Bounds of every club, or of each kind. */
export type BoundsByClub = Bounds | Readonly<Record<ClubType, Bounds>>

/** What a number of the request is multiplied with to be shown. */
const timesOf = (measure: Measure | null, system: System): number =>
  measure === null ? 1 : unitOf(measure, system).times

/** A number of a form in the units of the request. */
export const toRequest = (measure: Measure | null, system: System, shown: number): number =>
  shown / timesOf(measure, system)

/** As it stands in a field of a form, in the units of a reader. */
export const fieldNumber = (measure: Measure | null, system: System, value: number): number =>
  measure === null ? value : roundTo(value * timesOf(measure, system), 0.01)

/** The number that somebody typed, in the units of the request; null: it is none. */
export const typedNumber = (measure: Measure | null, system: System, text: string): number | null => {
  const typed = Number(text.trim().replace(',', '.'))
  if (text.trim() === '' || !Number.isFinite(typed)) return null
  return measure === null ? typed : roundTo(toRequest(measure, system, typed), 0.001)
}

/** The bounds of a number of a kind of club. */
export const boundsFor = (bounds: BoundsByClub, clubType: ClubType): Bounds =>
  'min' in bounds ? bounds : bounds[clubType]

/** A text with the bounds in its `{from}` and `{to}`, as they are written in the units of the reader. */
export const withBounds = (
  text: string,
  { min, max }: Bounds,
  measure: Measure | null,
  { system, locale }: { readonly system: System; readonly locale: string },
): string => {
  const [from, to] = [min, max].map((value) =>
    measure === null ? new Intl.NumberFormat(locale).format(value) : writeQuantity(measure, system, locale, value),
  )
  return text.replace('{from}', from!).replace('{to}', to!)
}

/** Whole inches of a height in centimeters. */
export const inchesOfCm = (cm: number): number => Math.round(toRequest('inches', 'metric', cm))

/** Whole inches of a height in feet and inches. */
export const inchesOfFeet = (feet: number, inches: number): number => Math.round(12 * feet + inches)
