import type { Setting } from '../../../flight/side/index.ts'

/** What is chosen on the page. */
export interface Chosen extends Setting {
  readonly shaftGrams: number
  readonly lengthIn: number
}

/** The fields that the page has; sliders hold numbers, lists words. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map((field) => ({
    field,
    name: field.name as keyof Chosen,
    isNumber: field instanceof HTMLInputElement,
  }))

/** Values of the sliders: mph, degrees, grams and inches as their names say. */
export const read = (form: HTMLFormElement): Chosen => {
  const given = fieldsOf(form).map(({ field, name, isNumber }) => [name, isNumber ? Number(field.value) : field.value])
  return Object.fromEntries(given) as unknown as Chosen
}

/** Set the sliders to values. */
export const write = (form: HTMLFormElement, chosen: Chosen): void => {
  for (const { field, name } of fieldsOf(form)) {
    const text = String(chosen[name])
    // A list that is given a word it has not would stand empty; a slider keeps to its bounds by itself.
    if (field instanceof HTMLInputElement || [...field.options].some(({ value }) => value === text)) field.value = text
  }
}

/** An address that keeps the setting: what is not as fitted, behind the mark that is not sent to servers. */
export const toAddress = (chosen: Chosen, first: Chosen): string => {
  const changed = Object.entries(chosen).filter(([name, value]) => value !== first[name as keyof Chosen])
  const hash = new URLSearchParams(changed.map(([name, value]) => [name, String(value)])).toString()
  return `${location.pathname}${location.search}${hash === '' ? '' : `#${hash}`}`
}

/** The setting that an address keeps; what it does not name, or names wrongly, is as fitted. */
export const fromAddress = (hash: string, first: Chosen): Chosen => {
  const kept = new URLSearchParams(hash.slice(1))
  const entries = Object.entries(first).map(([name, value]) => {
    const text = kept.get(name)
    if (text === null) return [name, value]
    if (typeof value === 'string') return [name, text]
    return [name, text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : value]
  })
  return Object.fromEntries(entries) as Chosen
}
