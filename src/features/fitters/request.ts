import { hintBudget, nearest } from '../../golf/names/nearest.ts'
import type { FieldProblem } from '../../platform/errors.ts'
import { either, say } from '../../words/say.ts'
import { nearestState, type StateCode, stateCode } from './geo/index.ts'
import { type Service, services } from './record.ts'
import { fittersDefault, radiusMilesDefault } from './schema.ts'

/** What a caller may send, over REST (text) or as a tool (ZIP as a number, services as a list). */
interface FittersArguments {
  readonly zip?: string | number
  readonly city?: string
  readonly state?: string
  readonly lat?: number
  readonly lng?: number
  readonly radiusMiles?: number
  readonly services?: string | readonly string[]
  readonly brand?: string
  readonly limit?: number
}

/** Where to search around. */
export type Location =
  | { readonly by: 'zip'; readonly zip: string }
  | { readonly by: 'city'; readonly city: string; readonly state: StateCode }
  | { readonly by: 'coordinates'; readonly lat: number; readonly lng: number }

/** A search as it is carried out. */
export interface FittersRequest {
  readonly location: Location
  readonly radiusMiles: number
  readonly services: readonly Service[]
  readonly brand: string | null
  readonly limit: number
}

/**
 * A ZIP that came as a number, with the zeros that numbers lose: 2138 is 02138, 21381234 is 02138-1234.
 * Numbers that are not a ZIP become text that is not one either, so that the schema of the text refuses them.
 */
export const zipText = (zip: number): string => String(zip).padStart(zip > 99_999 ? 9 : 5, '0')

/**
 * What is wrong with arguments beyond their schema: locations that are missing, incomplete or too many, unknown states
 * and services. It tolerates any value, since it runs beside the schema.
 */
export const fittersProblems = (value: unknown): FieldProblem[] => {
  const sent = withState((typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>)
  return [...locationProblems(sent), ...stateProblems(sent['state']), ...serviceProblems(sent['services'])]
}

/** The search that arguments mean. They have passed their schema and `fittersProblems`. */
export const fittersRequest = (sent: FittersArguments): FittersRequest => ({
  location: locationOf(sent),
  radiusMiles: sent.radiusMiles ?? radiusMilesDefault,
  services: [...new Set(splitList(sent.services))] as Service[],
  brand: sent.brand?.trim() ?? null,
  limit: sent.limit ?? fittersDefault,
})

const locationOf = ({ zip, city, state, lat, lng }: FittersArguments): Location => {
  if (zip !== undefined) return { by: 'zip', zip: (typeof zip === 'number' ? zipText(zip) : zip).slice(0, 5) }
  if (city !== undefined) {
    const place = withState({ city, state })
    return { by: 'city', city: place.city, state: stateCode(place.state!)! }
  }
  return { by: 'coordinates', lat: lat!, lng: lng! }
}

/** A city with its state behind a comma (`Boston, MA`) is both. */
const withState = <Sent extends { readonly city?: unknown; readonly state?: unknown }>(sent: Sent): Sent => {
  const { city, state } = sent
  const said = typeof city === 'string' && state === undefined ? cityAndState(city) : null
  return said === null ? sent : { ...sent, ...said }
}

/** Null without a comma, and with nothing on a side of it. */
const cityAndState = (text: string): { city: string; state: string } | null => {
  const comma = text.lastIndexOf(',')
  const [city, state] = [text.slice(0, comma).trim(), text.slice(comma + 1).trim()]
  return comma === -1 || city === '' || state === '' ? null : { city, state }
}

/** The ways to say where, as the halves that belong together. */
const ways = [['zip'], ['city', 'state'], ['lat', 'lng']] as const

const locationProblems = (sent: Readonly<Record<string, unknown>>): FieldProblem[] => {
  const isSent = (name: string) => sent[name] !== undefined
  const begun = ways.filter((way) => way.some(isSent))
  if (begun.length === 0) return [{ pointer: '', detail: say('places.needsOne') }]
  if (begun.length > 1) {
    const fields = begun.flatMap((way) => way.filter(isSent))
    return [{ pointer: '', detail: say('places.takesOne', { fields }) }]
  }
  const [way = []] = begun
  return way
    .filter((name) => !isSent(name))
    .map((name) => ({ pointer: `/${name}`, detail: say('places.requiredWith', { field: way.find(isSent)! }) }))
}

const stateProblems = (state: unknown): FieldProblem[] => {
  if (typeof state !== 'string' || stateCode(state) !== undefined) return []
  const near = nearestState(state)
  const what = say('places.state')
  const detail = near === undefined ? what : say('refusal.meant', { what, near: either([near]) })
  return [{ pointer: '/state', detail, received: state.slice(0, 100) }]
}

const serviceProblems = (sent: unknown): FieldProblem[] => {
  if (typeof sent !== 'string') return []
  const unknown = splitList(sent).filter((word) => !isService(word))
  if (unknown.length === 0) return []
  const hinted = hintBudget()
  const words = unknown.map((word) => {
    const near = hinted(() => nearest(word, services))
    const stranger = { word: word.slice(0, 40) }
    return near === undefined ? say('places.stranger', stranger) : say('places.strangerMeant', { ...stranger, near })
  })
  const detail = say('places.services', { services, words })
  return [{ pointer: '/services', detail, received: sent.slice(0, 100) }]
}

const splitList = (sent: string | readonly string[] = []): readonly string[] =>
  typeof sent === 'string' ? sent.split(',').map((word) => word.trim()) : sent

const isService = (word: string): word is Service => (services as readonly string[]).includes(word)
