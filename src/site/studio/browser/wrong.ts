import type { System } from '../../../golf/quantity.ts'
import { inSystem } from './units.ts'

/** Between which values a number must lie, in the units that are shown. */
export const beyondWords = (
  field: HTMLInputElement,
  bounds: { min: number; max: number },
  { beyond }: { readonly beyond: string },
  studio: HTMLElement,
): string => {
  const system = studio.dataset['units'] as System
  const { times, unit } = unitIn(field, system)
  const show = (value: number) =>
    `${new Intl.NumberFormat(studio.dataset['locale'], { maximumFractionDigits: 0 }).format(value * times)}${unit === '°' ? unit : ` ${unit}`}`.trim()
  return beyond.replace('{from}', show(bounds.min)).replace('{to}', show(bounds.max))
}

/** What a number of a field is multiplied with, and its unit; a height has two fields or one. */
const unitIn = (field: HTMLInputElement, system: System): { times: number; unit: string } => {
  const { times, height } = field.dataset
  if (height !== undefined) return system === 'imperial' ? { times: 1, unit: 'in' } : { times: 2.54, unit: 'cm' }
  const place = field.parentElement!.querySelector('.unit')
  const unit = (place?.querySelector(`.${system}`) ?? place)?.textContent ?? ''
  return { times: inSystem(times!, system), unit }
}

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
