import type { System } from '../../../golf/quantity.ts'

/** A number of the form, in the units of the request; NaN for what is not a number, undefined for nothing. */
export const numberOf = (field: HTMLInputElement, system: System): number | undefined => {
  if (field.value === '' && !field.validity.badInput) return undefined
  return field.valueAsNumber / inSystem(field.dataset['times']!, system)
}

/** Write a number of the request into a field. */
const putValue = (field: HTMLInputElement, value: number, system: System): void => {
  const { times, digits } = field.dataset
  field.value = String(Number((value * inSystem(times!, system)).toFixed(inSystem(digits!, system))))
}

/** Of a number for each system. */
export const inSystem = (text: string, system: System): number => (JSON.parse(text) as Record<System, number>)[system]

const inchesPerFoot = 12
const centimetersPerInch = 2.54
const part = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`)!

/** The height in inches, whole ones; undefined when it was not said. */
export const heightIn = (system: System): number | undefined => {
  if (system !== 'imperial') {
    const { value, valueAsNumber } = part('heightCm')
    return value === '' ? undefined : Math.round(valueAsNumber / centimetersPerInch)
  }
  const [feet, inches] = [part('heightFeet'), part('heightInches')]
  if (feet.value === '') return undefined
  return Math.round(feet.valueAsNumber * inchesPerFoot + (inches.value === '' ? 0 : inches.valueAsNumber))
}

const putHeight = (inches: number, system: System): void => {
  const isMetric = system !== 'imperial'
  part('heightCm').value = isMetric ? String(Math.round(inches * centimetersPerInch)) : ''
  part('heightFeet').value = isMetric ? '' : String(Math.floor(inches / inchesPerFoot))
  part('heightInches').value = isMetric ? '' : String(inches % inchesPerFoot)
}

/** The switch of units in the foot turns every number that is there; its own script remembers what is chosen. */
export const switchUnits = (studio: HTMLElement, onChange: (system: System) => void): void => {
  const box = document.querySelector<HTMLElement>('#units')!
  box.addEventListener('change', ({ target }) => {
    const before = studio.dataset['units'] as System
    const system = (target as HTMLInputElement).value as System
    const numbers = [...studio.querySelectorAll<HTMLInputElement>('input[data-times]')]
    for (const field of numbers) {
      const value = numberOf(field, before)
      if (value !== undefined && !Number.isNaN(value)) putValue(field, value, system)
    }
    const height = document.querySelector('#height') === null ? undefined : heightIn(before)
    if (height !== undefined) putHeight(height, system)
    studio.dataset['units'] = system
    onChange(system)
  })
}

/** Answers that were typed in the other units: the switch turns what stands there. */
export const byUnit = (studio: HTMLElement, before: string): void => {
  const box = document.querySelector<HTMLInputElement>(`#units input[value="${before}"]`)
  studio.dataset['units'] = before
  if (box !== null) box.checked = true
}
