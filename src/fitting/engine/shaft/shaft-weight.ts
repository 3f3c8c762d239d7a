import {
  ageGrams,
  bodyGrams,
  calmingGrams,
  type GramsByClub,
  heaviestGrams,
  lighterGrams,
  moveGrams,
  presentShaftStepGrams,
  shaftGramsMin,
  steadyingGrams,
  type WeightCurve,
  weightBySpeed,
  weightChange,
  womenGrams,
} from '../../../golf/clubs/weights.ts'
import { juniorWeights, teenBuild } from '../../../golf/juniors.ts'
import type { NumbersOf } from '../../../golf/speeds.ts'
import { clip, interpolate, roundTo } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { fromTo, grams, say, sentence, signed } from '../../../words/say.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import { speedSaid } from '../club-said.ts'
import { type Fact, weakest } from '../fact.ts'
import { mphSaid, rounded, type Spec, shown, weightBand } from '../spec.ts'
import type { Swing } from '../swing/context.ts'
import type { Golfer } from '../swing/golfer.ts'
import { isBigMiss } from '../swing/miss.ts'
import { asksFor, sparesBody } from '../wishes.ts'
import { forceOfMove } from './flex.ts'
import { isTeenBuild, juniorHeightIn } from './junior.ts'

/** Whose speed a curve is read at. */
const clubOfCurve = { driver: 'driver', fairway: 'driver', hybrid: 'hybrid', iron: '7-iron' } as const satisfies Record<
  WeightCurve,
  NumbersOf
>

interface WeightQuestion {
  readonly curve: WeightCurve
  readonly speedMph: Fact
  /** Driver-equivalent speed: fades the women's modifier in. */
  readonly driverSpeedMph: number
  readonly request: FittingRequest
  readonly golfer: Golfer
  readonly swing: Swing
}

/** @rule SHAFT-WEIGHT, SHAFT-WEIGHT-JUNIOR */
export const fitShaftWeight = (question: WeightQuestion): Spec<number> => {
  if (question.golfer.group === 'junior') return juniorWeight(question)
  const { curve, speedMph } = question
  const base = interpolate(weightBySpeed[curve], speedMph.value)
  const found = modifiers(question)
  const total = found.reduce((sum, [grams]) => sum + grams, 0)
  const { min, max } = curve === 'iron' ? weightChange.irons : weightChange.woods
  const floor = floorGrams(question)
  const clipped = clip(total, min, max)
  const wanted = Math.max(floor, base + clipped)
  const beside = holdToPresentShaft(question, wanted)
  const value = roundTo(clip(beside, floor, heaviestGrams[curve]), 1)
  const presentGrams = question.request.currentEquipment?.shaftWeight
  const held = roundTo(beside, 1) !== roundTo(wanted, 1)
  const why = () => {
    const speed = speedSaid(clubOfCurve[curve], mphSaid(speedMph))
    const parts = [say('shaftWeight.ofSpeed', { speed, weight: grams(Math.round(base)) })]
    const told = found.filter(([step]) => rounded(step) !== 0)
    if (told.length > 0) parts.push(say('general.list', { items: told.map(([step, said]) => said(rounded(step))) }))
    if (clipped !== total) parts.push(say('shaftWeight.notMore', { change: signed(grams(clipped)) }))
    if (base + clipped < floor) parts.push(say('shaftWeight.noLighter', { weight: grams(floor) }))
    if (held) parts.push(say('shaftWeight.oneStep', { weight: grams(rounded(presentGrams!)) }))
    if (value !== roundTo(beside, 1))
      parts.push(say('shaftWeight.made', { range: fromTo(grams([floor, heaviestGrams[curve]])) }))
    return parts
  }
  const spec = weightSpec('SHAFT-WEIGHT', value, curve, why, weakest(speedMph))
  return sparesBody(question.request) || asksFor(question.request, 'light') ? { ...spec, rules: ['IN-GOALS'] } : spec
}

const floorGrams = ({ curve, golfer }: WeightQuestion): number => {
  if (curve !== 'iron') return shaftGramsMin.woods
  return golfer.group === 'women' ? shaftGramsMin.womenIrons : shaftGramsMin.irons
}

/** What says why of a change, grams. */
type Reason = (change: number) => Message
const because =
  (
    id: `shaftWeight.${'quick' | 'smooth' | 'calmsHook' | 'calmsBoth' | 'steadies' | 'sparesBody' | 'asAsked' | 'women'}`,
  ): Reason =>
  (change) =>
    say(id, { change: signed(grams(change)) })

/** Grams for what the golfer is and does. */
const modifiers = ({ curve, driverSpeedMph, request, golfer, swing }: WeightQuestion): [number, Reason][] => {
  const of = ({ woods, irons }: GramsByClub): number => (curve === 'iron' ? irons : woods)
  const { ageYears: age, weightPounds: pounds } = golfer
  const found: [number, Reason][] = []
  const force = forceOfMove(request)
  if (force > 0) found.push([of(moveGrams.quick), because('shaftWeight.quick')])
  if (force < 0) found.push([of(moveGrams.smooth), because('shaftWeight.smooth')])
  const { heavy, light } = bodyGrams
  const ofBody: Reason = (change) =>
    say('shaftWeight.ofBody', { change: signed(grams(change)), weight: { n: pounds!, unit: 'pounds' } })
  if (pounds !== null && pounds >= heavy.fromPounds && (age === null || age < heavy.belowAge))
    found.push([of(heavy), ofBody])
  if (pounds !== null && pounds < light.belowPounds) found.push([of(light), ofBody])
  const agedGrams = age === null ? 0 : interpolate(ageGrams[curve === 'iron' ? 'irons' : 'woods'], age)
  if (agedGrams < 0)
    found.push([agedGrams, (change) => say('shaftWeight.ofAge', { change: signed(grams(change)), age: age! })])
  const isBigHook = swing.missPattern === 'hook' && isBigMiss(swing)
  if (swing.missPattern === 'both' || isBigHook)
    found.push([calmingGrams, because(isBigHook ? 'shaftWeight.calmsHook' : 'shaftWeight.calmsBoth')])
  if (swing.strike === 'mix') found.push([steadyingGrams, because('shaftWeight.steadies')])
  if (sparesBody(request)) found.push([of(lighterGrams), because('shaftWeight.sparesBody')])
  else if (asksFor(request, 'light')) found.push([of(lighterGrams), because('shaftWeight.asAsked')])
  const { fromMph, toMph } = womenGrams
  const womensShare = golfer.group === 'women' ? clip((driverSpeedMph - fromMph) / (toMph - fromMph), 0, 1) : 0
  if (womensShare > 0) found.push([of(womenGrams) * womensShare, because('shaftWeight.women')])
  return found
}

const holdToPresentShaft = ({ curve, request }: WeightQuestion, wanted: number): number => {
  const present = request.currentEquipment?.shaftWeight
  if (present === undefined) return wanted
  const step = curve === 'iron' ? presentShaftStepGrams.irons : presentShaftStepGrams.woods
  return clip(wanted, present - step, present + step)
}

/** Juniors by height, or as a teen build. @rule SHAFT-WEIGHT-JUNIOR */
const juniorWeight = ({ golfer, driverSpeedMph, curve, speedMph }: WeightQuestion): Spec<number> => {
  const isTeen = isTeenBuild(golfer, driverSpeedMph)
  const height = juniorHeightIn(golfer)
  const value = isTeen ? teenBuild.shaftGrams : juniorWeights.find(({ belowIn }) => height.value < belowIn)!.grams
  const why = () => [isTeen ? say('shaftWeight.teenBuild') : say('shaftWeight.ofJunior', { height: height.how })]
  return weightSpec('SHAFT-WEIGHT-JUNIOR', value, curve, why, isTeen ? weakest(speedMph) : height.basis)
}

/** Shaft weight as a spec, grams: irons by the gram, woods by the band of ten that it lies in. @param why Clauses, made where it is read. */
export const weightSpec = (
  rule: Spec['rule'],
  value: number,
  curve: WeightCurve,
  why: () => readonly Message[],
  basis: Spec['basis'],
): Spec<number> => ({
  value,
  unit: 'g',
  // Irons are sold by the gram, woods by bands of ten.
  display: shown(grams(curve === 'iron' ? value : weightBand(value))),
  rule,
  basis,
  get why() {
    return sentence(...why())
  },
  alternatives: [],
})
