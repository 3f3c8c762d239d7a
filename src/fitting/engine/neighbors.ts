import { averageScoreHandicap } from '../../golf/handicap.ts'
import { flexes, launchProfiles } from '../../golf/names/words.ts'
import { neighborStep } from '../../golf/noise.ts'
import { tidy } from '../../golf/units.ts'
import type { Message, Said } from '../../words/message.ts'
import { mph, say } from '../../words/say.ts'
import type { FittingRequest } from '../schema/schema.ts'
import { numbersOf } from './club.ts'
import { type Specs, withEach } from './club-fit.ts'
import { headOf } from './head.ts'
import { isShownAlike, type Spec } from './spec.ts'
import type { Context } from './swing/context.ts'
import { golferOf } from './swing/golfer.ts'
import { fittedWood } from './woods/fairway-loft.ts'

/** A golfer who differs by one step. */
interface Neighbor {
  /** Made where it is fitted: most neighbors are not. */
  readonly request: () => FittingRequest
  /** The same as far as heads ask, without flying the swing again. */
  readonly context: Context
  /** How, to follow the name of a spec: `at 1 mph less`. */
  readonly step: Message
  /** Fitted whatever its class: a launch moves a driver's loft within one. */
  readonly isAsked?: boolean
}

/** The golfers one mph, one stroke, one birthday and one degree of launch away. */
const neighborsOf = (context: Context): Neighbor[] => {
  const { golfer, request } = context
  const { handicap, ageYears } = golfer
  const being = (changes: Partial<FittingRequest['golfer']>, step: Message): Neighbor => {
    const changed = { golfer: { ...request.golfer, ...changes } }
    return { request: () => ({ ...request, ...changed }), context: { ...context, golfer: golferOf(changed) }, step }
  }
  return ([-1, 1] as const).flatMap((step) => {
    const isLess = step < 0
    const isPlayed = handicap !== null && handicap.value + step >= averageScoreHandicap.min
    return [
      withSwing(context, step, say(isLess ? 'others.slower' : 'others.faster', { by: mph(1) })),
      ...withLaunch(context, step, say(isLess ? 'others.launchLess' : 'others.launchMore')),
      ...(isPlayed
        ? [being({ handicap: handicap.value + step }, say(isLess ? 'others.strokeLess' : 'others.strokeMore'))]
        : []),
      ...(ageYears === null
        ? []
        : [being({ age: ageYears + step }, say(isLess ? 'others.yearLess' : 'others.yearMore'))]),
    ]
  })
}

/** A driver whose launch was measured a degree otherwise. */
const withLaunch = (context: Context, stepDeg: number, step: Message): Neighbor[] => {
  const { request } = context
  const { launchAngle } = request.swingMetrics
  if (request.clubType !== 'driver' || launchAngle === undefined) return []
  const swingMetrics = { ...request.swingMetrics, launchAngle: launchAngle + stepDeg }
  return [{ request: () => ({ ...request, swingMetrics }), context, step, isAsked: true }]
}

const withSwing = (context: Context, stepMph: number, step: Message): Neighbor => {
  const { request, swing } = context
  const { swingSpeed, ballSpeed } = request.swingMetrics
  const { value } = swing.clubSpeedMph
  const changed =
    swingSpeed === undefined && ballSpeed !== undefined
      ? { ballSpeed: (ballSpeed * (value + stepMph)) / value }
      : { swingSpeed: (swingSpeed ?? value) + stepMph }
  const other = { ...request, swingMetrics: { ...request.swingMetrics, ...changed } }
  const clubSpeedMph = { ...swing.clubSpeedMph, value: tidy(value + stepMph) }
  return {
    request: () => other,
    context: { ...context, swing: { ...swing, clubSpeedMph, numbersOf: numbersOf(other) } },
    step,
  }
}

/** Another class of club: a head, a wood's name, or the rules of juniors. What else moves comes from there. */
const isOtherClub = (context: Context, { context: other }: Neighbor, specs: Specs): boolean => {
  const { clubType } = context.request
  if (other.golfer.group !== context.golfer.group) return true
  if (context.golfer.group === 'junior' && other.golfer.ageYears !== context.golfer.ageYears) return true
  if (headOf[clubType](other).value !== specs.headProfile.value) return true
  return clubType === 'fairway' && fittedWood(other).designation !== fittedWood(context).designation
}

/** Further apart than one step: words of a scale by one, other words at all, figures by a step of what is made. */
const isFar = (name: keyof Specs, a: Spec['value'], b: Spec['value']): boolean => {
  if (name === 'swingWeight') return false // follows from weight and length
  if (name === 'shaftFlex' || name === 'launchProfile') return Math.abs(placeOf(a) - placeOf(b)) > 1
  return typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) > (neighborStep[name] ?? 0) : a !== b
}

const scale: readonly unknown[] = [...flexes, ...launchProfiles]
const placeOf = (word: Spec['value']): number => scale.indexOf(word)

/** The head class that a golfer one step away is fitted with, and which step that is: `at 1 mph less`. */
export interface OtherHead {
  readonly category: string
  readonly step: Said
}

/**
 * A spec that one step away would be of another class, or more than a step off, names what it would be there.
 * @param specsOf Fits another golfer: asked only where the class of club changes.
 * @returns The specs, and the first of the other head classes; null: every neighbor is fitted with the same.
 * @rule IN-NEIGHBORS
 */
export const withNeighbors = (
  context: Context,
  specs: Specs,
  specsOf: (request: FittingRequest) => Specs,
): { readonly specs: Specs; readonly otherHead: OtherHead | null } => {
  const named = new Map<string, { readonly display: Said; readonly said: Message }[]>()
  let otherHead: OtherHead | null = null
  for (const neighbor of neighborsOf(context)) {
    if (!neighbor.isAsked && !isOtherClub(context, neighbor, specs)) continue
    const others = specsOf(neighbor.request())
    const category = others.headProfile.value
    if (category !== specs.headProfile.value) otherHead ??= { category, step: neighbor.step }
    for (const name of Object.keys(specs) as (keyof Specs)[]) {
      const other = others[name]!
      const { display } = other
      const before = named.get(name) ?? []
      // Two weights of one band read alike.
      if (isShownAlike(display, specs[name]!.display) || !isFar(name, specs[name]!.value, other.value)) continue
      if (before.some((one) => isShownAlike(one.display, display))) continue
      const said = say('others.beside', { value: display, step: neighbor.step })
      named.set(name, [...before, { display, said }])
    }
  }
  if (named.size === 0) return { specs, otherHead }
  const withOthers = withEach(specs, (name, { alternatives, rules = [] }) => {
    const others = named.get(name) ?? []
    return {
      alternatives: [...alternatives, ...others.map(({ said }) => said)],
      rules: others.length === 0 ? rules : [...rules, 'IN-NEIGHBORS' as const],
    }
  })
  return { specs: withOthers, otherHead }
}
