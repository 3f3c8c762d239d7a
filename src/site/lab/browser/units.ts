import { type Signal, signal } from '@preact/signals-core'
import type { System } from '../../../golf/quantity.ts'

/** The switch of units in the foot, whose own script remembers what is chosen. */
export const switchUnits = (lab: HTMLElement): Signal<System> => {
  const units = signal(lab.dataset['units'] as System)
  const box = document.querySelector<HTMLElement>('#units')!
  box.addEventListener('change', ({ target }) => {
    units.value = (target as HTMLInputElement).value as System
    lab.dataset['units'] = units.value
  })
  return units
}
