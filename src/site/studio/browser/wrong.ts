import type { System } from '../../../golf/quantity.ts'
import { type Bounds, withBounds } from '../numbers.ts'
import { measureOf } from './units.ts'

/** Between which values a number must lie, in the units that are shown. */
export const beyondWords = (
  field: HTMLInputElement,
  bounds: Bounds,
  { beyond }: { readonly beyond: string },
  { dataset: { units, locale } }: HTMLElement,
): string => withBounds(beyond, bounds, measureOf(field), { system: units as System, locale: locale! })

const wrongPlace = (field: HTMLElement): HTMLElement => field.closest('.field')!.querySelector<HTMLElement>('.wrong')!

/** Say beside a field what is wrong with it. */
export const mark = (field: HTMLInputElement, text: string): void => {
  field.setAttribute('aria-invalid', 'true')
  wrongPlace(field).textContent = text
}

/** Take the mark of a wrong value off a field. */
export const unmark = (field: HTMLInputElement): void => {
  if (field.getAttribute('aria-invalid') !== 'true') return
  field.removeAttribute('aria-invalid')
  wrongPlace(field).textContent = ''
}

/** Bring a field into view, out of a closed part of the form too. */
export const show = (field: HTMLInputElement): void => {
  field.closest('details')?.setAttribute('open', '')
  field.focus()
}
