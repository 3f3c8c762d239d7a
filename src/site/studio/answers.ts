import { statedHandicap } from '../../golf/handicap.ts'
import { isSpeedEstimated, pointsOf, type SentInputs } from '../../golf/input-worth.ts'
import type { CurveName, MissPattern, MissSize } from '../../golf/names/words.ts'

/** An answer of the form: its place in the request, or a name of its own, and the word or number as typed, in the units of the request. */
export type Answer = readonly [place: string, value: string | number]

/** What is asked of the service, by part and member. */
export type Request = Record<string, unknown>

/** What a golfer can say of the usual miss; a curve by the name that golfers have for it. */
export const misses = ['straight', 'fade', 'slice', 'draw', 'hook', 'both'] as const
/** A miss as the form asks for it. */
export type Miss = (typeof misses)[number]

type SaidMiss = { readonly missPattern: MissPattern; readonly missSize?: MissSize }

/** A miss as the request has it; the size of a slice or a hook is another question. */
const requestMiss: Readonly<Record<Miss, SaidMiss>> = {
  straight: { missPattern: 'straight' },
  fade: { missPattern: 'fade', missSize: 'slight' },
  slice: { missPattern: 'fade' },
  draw: { missPattern: 'hook', missSize: 'slight' },
  hook: { missPattern: 'hook' },
  both: { missPattern: 'both' },
}

/** Whether the form asks how far a miss curves. */
export const isSizeAsked = (miss: string | undefined): miss is Extract<CurveName, 'slice' | 'hook'> =>
  miss === 'slice' || miss === 'hook'

/** The parts of a request that answers make, whichever way they came: read by the script of a page, or in a form that was sent. */
export const requestOf = (answers: readonly Answer[]): Request => {
  const request: Request = {}
  for (const [place, value] of answers) {
    if (place.startsWith('hand.')) continue // it is asked of the service by itself
    if (place === 'miss') putAll(request, 'swingMetrics', requestMiss[value as Miss])
    else if (place === 'golfer.height')
      putAll(request, 'golfer', { heightFeet: Math.floor(Number(value) / 12), heightInches: Number(value) % 12 })
    else if (place === 'golfer.handicap')
      putAll(request, 'golfer', { handicap: Number(value) > statedHandicap.max ? '25+' : value })
    else if (place === 'golfer.age') putAll(request, 'golfer', { age: Math.round(Number(value)) })
    else if (place === 'brands') request['brands'] = [...((request['brands'] as string[]) ?? []), value]
    else put(request, place, value)
  }
  return request
}

/** Numbers of which a fitting needs one, unless nothing of the kind is known. */
const speedFields = ['swingSpeed', 'ballSpeed', 'carryDistance', 'totalDistance']

/** Whether an answer at a place tells how fast or how far. */
const tellsSpeed = (place: string): boolean => speedFields.some((name) => place === `swingMetrics.${name}`)

/** Whether none of the answers tells how fast or how far, although it is not said to be unknown. @param way How it is told. */
export const lacksSpeed = (answers: readonly Answer[], way: string | null | undefined): boolean =>
  way !== 'unknown' && !answers.some(([place]) => tellsSpeed(place))

/** A request for a fitting: without a speed, one that the service is to estimate. */
export const fittingOf = (answers: readonly Answer[]): Request => {
  const request = requestOf(answers)
  if (isSpeedEstimated(request)) putAll(request, 'swingMetrics', { estimateSpeed: true })
  return request
}

const putAll = (request: Request, part: string, members: object): void => {
  request[part] = { ...(request[part] as object), ...members }
}

const put = (request: Request, place: string, value: string | number): void => {
  const [part = '', member] = place.split('.')
  if (member === undefined) request[part] = value
  else putAll(request, part, { [member]: value })
}

/** Typed in other units a bound is rounded, so that values this close to it count as the bound. */
const rounding = 0.02

/** A value in its bounds, or at one that it misses by rounding; null beyond. */
export const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): number | null => {
  const clipped = Math.min(max, Math.max(min, value))
  if (!(Math.abs(value - clipped) <= Math.abs(clipped) * rounding)) return null
  return Math.round(clipped * 100) / 100
}

/** Points that an answer at a place adds to those of a request, or has added. @rule IN-CONFIDENCE */
export const worthIn = (request: Request, place: string): number => {
  const [part = '', member = ''] = place.split('.')
  const others = { ...(request[part] as object), [member]: undefined }
  const points = (members: object) => pointsOf({ ...request, [part]: members } as SentInputs)
  return points({ ...others, [member]: (request[part] as Request | undefined)?.[member] ?? true }) - points(others)
}
