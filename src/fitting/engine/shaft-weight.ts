import { clip, interpolate, roundTo } from '../../golf/units.ts'
import { type WeightCurve, weightBySpeed } from '../../golf/weights.ts'
import type { FittingRequest } from '../schema.ts'
import type { Swing } from './context.ts'
import { type Fact, weakest } from './evidence.ts'
import { forceOfMove } from './flex.ts'
import type { Golfer } from './golfer.ts'
import { isTeenBuild, juniorHeightIn } from './junior.ts'
import { isBigMiss } from './miss.ts'
import { capital, figure, type Spec, signed, weightBand } from './spec.ts'

/** Whose speed a curve is read at, in words. */
const speedOfCurve: Readonly<Record<WeightCurve, string>> = {
  driver: 'driver speed',
  fairway: 'driver speed',
  hybrid: 'hybrid speed',
  iron: '7-iron speed',
}

const teenBuildGrams = 55

export interface WeightQuestion {
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
  const [low, high] = curve === 'iron' ? [-20, 15] : [-8, 8]
  const floor = curve === 'iron' ? (question.golfer.group === 'women' ? 40 : 46) : 38
  const clipped = clip(total, low, high)
  const wanted = Math.max(floor, base + clipped)
  const grams = roundTo(heldToPresentShaft(question, wanted), 1)
  const held = grams !== roundTo(wanted, 1)
  const parts = [`${capital(speedOfCurve[curve])} ${figure(speedMph.value)} mph asks for about ${Math.round(base)} g`]
  if (found.length > 0)
    parts.push(found.map(([step, reason]) => `${signed(roundTo(step, 0.1))} g ${reason}`).join(', '))
  if (clipped !== total) parts.push(`together not more than ${signed(clipped)} g`)
  if (base + clipped < floor) parts.push(`no lighter than ${floor} g`)
  if (held)
    parts.push(
      `one step from the present shaft of ${figure(question.request.currentEquipment!.shaftWeight!)} g is enough`,
    )
  const why = `${parts.join('; ')}.`
  return weightSpec('SHAFT-WEIGHT', grams, curve, why, weakest(speedMph))
}

/** Grams for what the golfer is and does; the first column is for woods and hybrids, the second for irons. */
const modifiers = ({ curve, driverSpeedMph, request, golfer, swing }: WeightQuestion): [number, string][] => {
  const of = (woods: number, irons: number): number => (curve === 'iron' ? irons : woods)
  const { ageYears: age, weightPounds: pounds } = golfer
  const found: [number, string][] = []
  const force = forceOfMove(request)
  if (force > 0) found.push([of(5, 8), 'for a quick move'])
  if (force < 0) found.push([-4, 'for a smooth move'])
  if (pounds !== null && pounds >= 200 && (age === null || age < 60))
    found.push([of(3, 5), `for ${pounds} pounds of body weight`])
  if (pounds !== null && pounds < 130) found.push([of(-4, -8), `for ${pounds} pounds of body weight`])
  if (age !== null && age >= 60) found.push([age >= 70 ? of(-6, -10) : of(-3, -5), `at ${age}`])
  const isBigHook = swing.missPattern === 'hook' && isBigMiss(swing)
  if (swing.missPattern === 'both' || isBigHook)
    found.push([4, isBigHook ? 'to calm a hook' : 'to calm a two-way miss'])
  if (swing.strike === 'mix') found.push([3, 'to steady strikes all over the face'])
  const womensShare = golfer.group === 'women' ? clip((driverSpeedMph - 75) / 10, 0, 1) : 0
  if (womensShare > 0) found.push([of(-3, -8) * womensShare, "on the women's tables"])
  return found
}

/** A golfer is not moved further than this from a known present shaft in one step: 15 g (woods), 25 g (irons). */
const heldToPresentShaft = ({ curve, request }: WeightQuestion, grams: number): number => {
  const present = request.currentEquipment?.shaftWeight
  if (present === undefined) return grams
  const step = curve === 'iron' ? 25 : 15
  return clip(grams, present - step, present + step)
}

/** Juniors by height: 35 g below 50 in, 40 g below 57, 45 g from 57; 55 g in a teen build. @rule SHAFT-WEIGHT-JUNIOR */
const juniorWeight = ({ golfer, driverSpeedMph, curve, speedMph }: WeightQuestion): Spec<number> => {
  const isTeen = isTeenBuild(golfer, driverSpeedMph)
  const height = juniorHeightIn(golfer)
  const grams = isTeen ? teenBuildGrams : height.value < 50 ? 35 : height.value < 57 ? 40 : 45
  const why = isTeen
    ? 'A teen build takes a light adult shaft.'
    : `A junior ${height.how} needs the lightest shafts made.`
  return weightSpec('SHAFT-WEIGHT-JUNIOR', grams, curve, why, isTeen ? weakest(speedMph) : height.basis)
}

export const weightSpec = (
  rule: Spec['rule'],
  grams: number,
  curve: WeightCurve,
  why: string,
  basis: Spec['basis'],
): Spec<number> => ({
  value: grams,
  unit: 'g',
  // Irons are sold by the gram, woods by bands of ten.
  display: curve === 'iron' ? `${grams} g` : `${weightBand(grams)} g`,
  rule,
  basis,
  why,
  alternatives: [],
})
