import { type Measure, type System, systems, writeQuantity } from '../golf/quantity.ts'
import { type Html, html } from './html.ts'
import type { Reader } from './reader.ts'

/** What each system of units says; the page shows the one that is chosen. Systems that say the same share it. */
export const perSystem = (write: (system: System) => Html | string, tag = 'span'): Html => {
  const said = Map.groupBy(systems, (system) => html`${write(system)}`.text)
  if (said.size === 1) return html`${write(systems[0])}`
  return html`${[...said.values()].map((those) => html`<${tag} class="${those.join(' ')}">${write(those[0]!)}</${tag}>`)}`
}

/** A measure in every unit system. */
export const quantity = ({ locale }: Reader, measure: Measure, value: number, signed = false): Html =>
  perSystem((system) => writeQuantity(measure, system, locale, value, signed))

/** A text with its braces filled in. */
export const fill = (text: string, values: Readonly<Record<string, unknown>>): Html =>
  html`${text.split(/\{(\w+)\}/).map((part, i) => (i % 2 === 1 ? html`${values[part] ?? ''}` : part))}`
