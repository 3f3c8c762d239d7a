import type { ClubType } from '../../../golf/names/words.ts'
import type { System } from '../../../golf/quantity.ts'
import { type Answer, isSizeAsked, type Request, within } from '../answers.ts'
import { type Bounds, type BoundsByClub, boundsFor } from '../numbers.ts'
import { heightIn, numberOf } from './units.ts'

interface Read {
  readonly answers: readonly Answer[]
  /** Fields whose number cannot be, and between which it must lie, in the units of the request. */
  readonly wrong: readonly { readonly field: HTMLInputElement; readonly bounds: Bounds }[]
}

/** The answers of the form that concern the chosen club, or those of a part of it. */
export const readAnswers = (form: HTMLFormElement, system: System, part: HTMLElement = form): Read => {
  const answers: Answer[] = []
  const wrong: { field: HTMLInputElement; bounds: Bounds }[] = []
  const clubType = readChoice(form, 'clubType')
  for (const field of part.querySelectorAll<HTMLInputElement>('input[data-path]')) {
    if (field.dataset['path'] === '' || isOff(form, field)) continue
    if (field.type !== 'number') {
      const isGiven = field.type === 'text' || field.checked
      if (isGiven && field.value.trim() !== '') answers.push([field.dataset['path']!, field.value.trim()])
      continue
    }
    const value = numberOf(field, system)
    if (value === undefined) continue
    const bounds = boundsIn(field, clubType)
    const near = within(value, bounds)
    if (near === null) wrong.push({ field, bounds })
    else answers.push([field.dataset['path']!, near])
  }
  const box = part.querySelector<HTMLElement>('#height')
  if (box !== null) readHeight(box, system, answers, wrong)
  return { answers, wrong }
}

const boundsIn = (field: HTMLElement, clubType: string | undefined): Bounds =>
  boundsFor(JSON.parse(field.dataset['bounds']!) as BoundsByClub, clubType as ClubType)

/** Value of the chosen radio button; undefined: none. */
export const readChoice = (form: HTMLFormElement, name: string): string | undefined =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value

/** Questions about other clubs, other ways to say how far, and the size of a miss that has none. */
export const isOff = (form: HTMLFormElement, field: HTMLElement): boolean => {
  const clubs = field.closest('.for')
  if (clubs !== null && !clubs.classList.contains(`for-${readChoice(form, 'clubType')}`)) return true
  const way = field.closest('.by')
  if (way !== null && !way.classList.contains(`by-${readChoice(form, 'way')}`)) return true
  return field.closest('.curved') !== null && !isSizeAsked(readChoice(form, 'miss'))
}

const readHeight = (
  box: HTMLElement,
  system: System,
  answers: Answer[],
  wrong: { field: HTMLInputElement; bounds: Bounds }[],
): void => {
  const inches = heightIn(system)
  if (inches === undefined) return
  const bounds = boundsIn(box, undefined)
  if (inches >= bounds.min && inches <= bounds.max) answers.push(['golfer.height', inches])
  else wrong.push({ field: box.querySelector<HTMLInputElement>(`.${system} input`)!, bounds })
}

/** How picks use the stock list is a parameter in the URL of the page. */
export const withStock = (studio: HTMLElement, request: Request): Request => {
  const { inventory } = studio.dataset
  return inventory === undefined ? request : { ...request, inventory }
}
