import { type Measure, type System, writtenNumber } from '../../../golf/quantity.ts'
import { fieldNumber, inchesOfCm, inchesOfFeet, toRequest } from '../numbers.ts'

/** A number of the form, in the units of the request; NaN for what is not a number, undefined for nothing. */
export const numberOf = (field: HTMLInputElement, system: System): number | undefined => {
  if (field.value === '' && !field.validity.badInput) return undefined
  return toRequest(measureOf(field), system, field.valueAsNumber)
}

/** What a field measures; null: a number without a unit. */
export const measureOf = ({ dataset: { height, measure } }: HTMLInputElement): Measure | null =>
  height !== undefined ? 'inches' : measure === '' ? null : (measure as Measure)

/** Write a number of the request into a field. */
const putValue = (field: HTMLInputElement, value: number, system: System): void => {
  const measure = measureOf(field)
  field.value = String(measure === null ? value : writtenNumber(measure, system, value))
}

const inchesPerFoot = 12
const part = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`)!

/** The height in inches, whole ones; undefined when it was not said. */
export const heightIn = (system: System): number | undefined => {
  if (system !== 'imperial') {
    const { value, valueAsNumber } = part('heightCm')
    return value === '' ? undefined : inchesOfCm(valueAsNumber)
  }
  const [feet, inches] = [part('heightFeet'), part('heightInches')]
  if (feet.value === '') return undefined
  return inchesOfFeet(feet.valueAsNumber, inches.value === '' ? 0 : inches.valueAsNumber)
}

const putHeight = (inches: number, system: System): void => {
  const isMetric = system !== 'imperial'
  part('heightCm').value = isMetric ? String(Math.round(fieldNumber('inches', 'metric', inches))) : ''
  part('heightFeet').value = isMetric ? '' : String(Math.floor(inches / inchesPerFoot))
  part('heightInches').value = isMetric ? '' : String(inches % inchesPerFoot)
}

/** The switch of units in the foot turns every number that is there; its own script remembers what is chosen. */
export const switchUnits = (studio: HTMLElement, onChange: (system: System) => void): void => {
  const box = document.querySelector<HTMLElement>('#units')!
  box.addEventListener('change', ({ target }) => {
    const before = studio.dataset['units'] as System
    const system = (target as HTMLInputElement).value as System
    const numbers = [...studio.querySelectorAll<HTMLInputElement>('input[data-measure]')]
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
