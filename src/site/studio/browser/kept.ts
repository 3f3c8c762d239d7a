/** Answers are kept in this window alone, and only until it is closed. */
const storage = (): Storage | null => {
  try {
    return sessionStorage
  } catch {
    return null // forbidden by a setting of the browser, or in a frame of another site
  }
}

/** Keep a value in the browser; when its storage is full nothing is lost but this. */
export const keep = (name: string, value: unknown): void => {
  try {
    storage()?.setItem(`studio ${name}`, JSON.stringify(value))
  } catch {
    // full: what was typed stays on the page
  }
}

/** A kept value; null: none, or storage is closed to the page. */
export const readKept = <Value>(name: string): Value | null => {
  try {
    return JSON.parse(storage()?.getItem(`studio ${name}`) ?? 'null')
  } catch {
    return null
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.querySelectorAll<Field>('input[name], select[name], textarea[name]')].filter(
    ({ type }) => type !== 'file' && type !== 'hidden',
  )

/** Remember what stands in a form, with the units it was typed in. */
export const keepForm = (form: HTMLFormElement, units: string): void => {
  const values = fieldsOf(form).flatMap((field): [string, string][] =>
    field.type === 'radio' && !(field as HTMLInputElement).checked ? [] : [[keyOf(field), valueIn(field)]],
  )
  const open = [...form.querySelectorAll('details[open]')].map(({ id }) => id)
  keep(form.id, { units, values: Object.fromEntries(values), open })
}

/** Boxes of one name are ticked each for itself. */
const keyOf = ({ type, name, value }: Field): string => (type === 'checkbox' ? `${name} ${value}` : name)

const valueIn = (field: Field): string =>
  field.type === 'checkbox' ? String((field as HTMLInputElement).checked) : field.value

/**
 * Put it back after a reload.
 * @param isLeft Fields that stay as the page came.
 * @returns The units it was typed in.
 */
export const restoreForm = (form: HTMLFormElement, isLeft: (field: Field) => boolean = () => false): string | null => {
  const before = readKept<{ units: string; values: Record<string, string>; open: string[] }>(form.id)
  if (before === null) return null
  for (const field of fieldsOf(form)) {
    const value = before.values[keyOf(field)]
    if (value === undefined || isLeft(field)) continue
    if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === value
    else if (field.type === 'checkbox') (field as HTMLInputElement).checked = value === 'true'
    else field.value = value
  }
  for (const id of before.open) document.getElementById(id)?.setAttribute('open', '')
  return before.units
}
