import { type Signal, signal } from '@preact/signals-core'
import type { System } from '../../../golf/quantity.ts'

const secondsPerYear = 31_536_000

/** The switch of units: what is chosen is remembered, and the server writes the next page so. */
export const switchUnits = (lab: HTMLElement): Signal<System> => {
  const units = signal(lab.dataset['units'] as System)
  const box = document.querySelector<HTMLElement>('#units')!
  box.hidden = false
  box.addEventListener('change', ({ target }) => {
    units.value = (target as HTMLInputElement).value as System
    lab.dataset['units'] = units.value
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = `units=${units.value}; Path=/; Max-Age=${secondsPerYear}; SameSite=Lax`
  })
  return units
}
