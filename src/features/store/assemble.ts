import { type Catalog, fairwayClass, type Head, setOptions } from '../../equipment/catalog/index.ts'
import { type BuildParam, type BuildParams, buildParams } from '../../equipment/store-link/index.ts'
import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'
import { type Chosen, choose, type Refused } from './choose.ts'
import type { Left } from './reading.ts'

/** Who chose a parameter. */
export const origins = ['request', 'fitting', 'default'] as const
type Origin = (typeof origins)[number]

/** A build put together from a request, a fitting and the defaults. */
interface Assembled {
  readonly chosen: readonly (Chosen & { readonly from: Origin })[]
  /** Explicit parameters that the club does not offer, for the fitted hand if there is one, and a hand it is not made for. */
  readonly refused: readonly Refused[]
  /** Fitted parameters that gave way, with what stood against them. */
  readonly leftOut: readonly Refused[]
}

/**
 * Put the explicit parameters first, then every fitted one that goes with them and with the club: a fitted length stays
 * when the shaft is another, a fitted flex only when that shaft is made in it. Left-out parts are named.
 */
export const assemble = (
  catalog: Catalog,
  head: Head,
  explicit: BuildParams,
  fitted: BuildParams | null,
): Assembled => {
  const isFitted = fitted !== null
  // A shaft that a fitting chose may be asked for again; any other is one of the club's own.
  const isOtherShaft = explicit.shaft !== undefined && explicit.shaft !== fitted?.shaft
  const asked = choose(catalog, head, explicit, isFitted && !isOtherShaft)
  if (asked.refused.length > 0) return { chosen: [], refused: asked.refused, leftOut: [] }
  const kept: Partial<Record<BuildParam, string>> = { ...explicit }
  const leftOut: Refused[] = []
  for (const name of buildParams) {
    const value = fitted?.[name]
    if (value === undefined || explicit[name] !== undefined) continue
    const against = refusedWith(catalog, head, explicit, kept, { name, received: value })
    if (against === undefined) kept[name] = value
    else if (name === 'hand') return { chosen: [], refused: [against], leftOut: [] }
    else leftOut.push({ name, received: value, problem: reasonFor(name, against) })
  }
  const filled = { ...kept, ...defaultsFor(choose(catalog, head, kept, isFitted).left, kept) }
  const { chosen } = choose(catalog, head, filled, isFitted)
  const from = (name: BuildParam): Origin =>
    explicit[name] !== undefined ? 'request' : kept[name] !== undefined ? 'fitting' : 'default'
  return { chosen: chosen.map((one) => ({ ...one, from: from(one.name) })), refused: [], leftOut }
}

/** What is refused when a fitted parameter joins those that are kept; undefined when nothing is. */
const refusedWith = (
  catalog: Catalog,
  head: Head,
  explicit: BuildParams,
  kept: BuildParams,
  { name, received }: Omit<Refused, 'problem'>,
): Refused | undefined => {
  // A fitted set of wedges has the fitted wedge in it, and a setting belongs to its loft: another one would contradict it.
  if ((name === 'wedges' || name === 'setting') && (explicit.loft ?? explicit.bounce) !== undefined)
    return { name, received, problem: say('store.otherLoft') }
  return choose(catalog, head, { ...kept, [name]: received }, true).refused[0]
}

const reasonFor = (name: BuildParam, against: Refused): Message =>
  against.name === name ? against.problem : say('store.against', { name: against.name, value: against.received })

/**
 * Irons always say which clubs: 5-PW, or the set nearest to it that the line is sold in. A fairway wood whose loft is
 * chosen says its class.
 */
const defaultsFor = ({ head, lofts }: Left, kept: BuildParams): BuildParams => {
  if (head.clubType === 'iron' && kept.set === undefined) {
    const sets: readonly string[] = setOptions(head).map(({ id }) => id)
    return { set: sets.includes('5-PW') ? '5-PW' : sets.at(-1)! }
  }
  const wood = kept.loft === undefined ? null : fairwayClass(lofts[0]?.designation ?? null)
  return head.clubType === 'fairway' && kept.wood === undefined && wood !== null ? { wood } : {}
}
