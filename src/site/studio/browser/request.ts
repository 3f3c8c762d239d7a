import type { System } from '../../../golf/quantity.ts'
import { heightIn, numberOf } from './units.ts'

/** What is asked of the service, by part and member. */
export type Request = Record<string, unknown>

interface Read {
  readonly request: Request
  /** Fields whose number cannot be, and between which it must lie, in the units of the request. */
  readonly wrong: readonly { readonly field: HTMLInputElement; readonly bounds: Bounds }[]
}
interface Bounds {
  readonly min: number
  readonly max: number
}

/** Typed in other units a bound is rounded, so that values this close to it count as the bound. */
const rounding = 0.02

/** The answers of the form that concern the chosen club. */
export const readRequest = (form: HTMLFormElement, system: System): Read => {
  const request: Request = {}
  const wrong: { field: HTMLInputElement; bounds: Bounds }[] = []
  const clubType = readChoice(form, 'clubType')
  for (const field of form.querySelectorAll<HTMLInputElement>('input[data-path]')) {
    if (isOff(field, clubType, readChoice(form, 'way'))) continue
    if (field.type === 'radio') {
      if (field.checked && field.value !== '') put(request, field.dataset['path']!, field.value)
      continue
    }
    const value = numberOf(field, system)
    if (value === undefined) continue
    const bounds = boundsIn(field, clubType)
    const near = within(value, bounds)
    if (near === null) wrong.push({ field, bounds })
    else put(request, field.dataset['path']!, near)
  }
  putHeight(request, wrong, system)
  return { request: finishRequest(request), wrong }
}

/** A value in its bounds, or at one that it misses by rounding; null beyond. */
const within = (value: number, { min, max }: Bounds): number | null => {
  const clipped = Math.min(max, Math.max(min, value))
  if (!(Math.abs(value - clipped) <= Math.abs(clipped) * rounding)) return null
  return Math.round(clipped * 100) / 100
}

const boundsIn = (field: HTMLElement, clubType: string | undefined): Bounds => {
  const bounds = JSON.parse(field.dataset['bounds']!) as Bounds | Record<string, Bounds>
  return 'min' in bounds ? (bounds as Bounds) : (bounds as Record<string, Bounds>)[clubType!]!
}

/** Value of the chosen radio button; undefined: none. */
export const readChoice = (form: HTMLFormElement, name: string): string | undefined =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value

/** Questions about other clubs, and the speed where the carry is given in its place or the other way round. */
export const isOff = (field: HTMLElement, clubType: string | undefined, way: string | undefined): boolean => {
  const clubs = field.closest('.for')
  if (clubs !== null && !clubs.classList.contains(`for-${clubType}`)) return true
  return field.closest(way === 'carry' ? '.by-speed' : '.by-carry') !== null
}

const put = (request: Request, path: string, value: unknown): void => {
  const [part = '', member] = path.split('.')
  if (part === '') return
  if (member === undefined) request[part] = value
  else request[part] = { ...(request[part] as object), [member]: value }
}

const putHeight = (request: Request, wrong: { field: HTMLInputElement; bounds: Bounds }[], system: System): void => {
  const inches = heightIn(system)
  if (inches === undefined) return
  const box = document.querySelector<HTMLElement>('#height')!
  const bounds = boundsIn(box, undefined)
  if (!(inches >= bounds.min && inches <= bounds.max)) {
    wrong.push({ field: box.querySelector<HTMLInputElement>(`.${system} input`)!, bounds })
    return
  }
  put(request, 'golfer.heightFeet', Math.floor(inches / 12))
  put(request, 'golfer.heightInches', inches % 12)
}

/** Handicaps above this are sent as words. */
const handicapNumbersMax = 25

/** As the service takes it: a hand belongs to another question, ages are whole, and a driver's swing may be a 3-wood's. */
const finishRequest = (request: Request): Request => {
  const { hand: _, ...rest } = request
  const golfer = rest['golfer'] as Record<string, unknown>
  const { handicap, age } = golfer as { handicap?: number; age?: number }
  if (handicap !== undefined && handicap > handicapNumbersMax) golfer['handicap'] = '25+'
  if (age !== undefined) golfer['age'] = Math.round(age)
  return rest
}

/** How picks use the stock list is a parameter in the URL of the page. */
export const withStock = (studio: HTMLElement, request: Request): Request => {
  const { inventory } = studio.dataset
  return inventory === undefined ? request : { ...request, inventory }
}
