import type { Measure, System } from '../../golf/quantity.ts'
import { type Html, html } from '../../pages/index.ts'
import { fill, quantity, type Reader } from '../lab/index.ts'
import { type Bounds, withBounds } from '../studio/index.ts'

/** The number that a request has at a place such as `swingMetrics.ballSpeed`; undefined: none. */
export const inputNumber = (input: object, path: string): number | undefined => {
  const [part, member] = path.split('.')
  const value = (input as Record<string, Record<string, unknown>>)[part!]?.[member!]
  return typeof value === 'number' ? value : undefined
}

/** A number with its unit, where it has one. */
export const measureOf = (reader: Reader, measure: Measure | null, value: number): Html =>
  measure === null ? html`${new Intl.NumberFormat(reader.locale).format(value)}` : quantity(reader, measure, value)

/** What it says of a number beyond its bounds, in the units in which it was typed. */
export const beyond = (
  { texts: { keep, studio }, locale }: Reader,
  name: string,
  { measure, bounds, system }: { readonly measure: Measure | null; readonly bounds: Bounds; readonly system: System },
): Html =>
  fill(keep.wrongNumber, { detail: `${name} (${withBounds(studio.range, bounds, measure, { system, locale })})` })
