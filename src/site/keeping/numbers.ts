import { type Measure, type System, unitOf, writeQuantity } from '../../golf/quantity.ts'
import { roundTo } from '../../golf/units.ts'
import { type Html, html } from '../../pages/index.ts'
import { fill, quantity, type Reader } from '../lab/index.ts'
import type { Bounds } from '../studio/index.ts'

/** The number that a request has at a place such as `swingMetrics.ballSpeed`; undefined: none. */
export const inputNumber = (input: object, path: string): number | undefined => {
  const [part, member] = path.split('.')
  const value = (input as Record<string, Record<string, unknown>>)[part!]?.[member!]
  return typeof value === 'number' ? value : undefined
}

/** A number with its unit, where it has one. */
export const measureOf = (reader: Reader, measure: Measure | null, value: number): Html =>
  measure === null ? html`${new Intl.NumberFormat(reader.locale).format(value)}` : quantity(reader, measure, value)

/** As it stands in a field of a form, in the units of a reader. */
export const fieldNumber = (measure: Measure | null, system: System, value: number): number =>
  measure === null ? value : roundTo(value * unitOf(measure, system).times, 0.01)

/** The number that somebody typed, in the units of the request; null: it is none. */
export const typedNumber = (measure: Measure | null, system: System, text: string): number | null => {
  const typed = Number(text.trim().replace(',', '.'))
  if (text.trim() === '' || !Number.isFinite(typed)) return null
  return measure === null ? typed : roundTo(typed / unitOf(measure, system).times, 0.001)
}

/** What it says of a number beyond its bounds, in the units in which it was typed. */
export const beyond = (
  { texts: { keep, studio }, locale }: Reader,
  name: string,
  { measure, bounds, system }: { readonly measure: Measure | null; readonly bounds: Bounds; readonly system: System },
): Html => {
  const [from, to] = [bounds.min, bounds.max].map((value) =>
    measure === null ? new Intl.NumberFormat(locale).format(value) : writeQuantity(measure, system, locale, value),
  )
  return fill(keep.wrongNumber, { detail: html`${name} (${fill(studio.range, { from, to })})` })
}
