import { juniorWeights, teenBuild } from '../../golf/juniors.ts'
import { signed } from '../../golf/phrases.ts'
import { clip, interpolate, roundTo } from '../../golf/units.ts'
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
} from '../../golf/weights.ts'
import { capitalize } from '../../platform/values.ts'
import type { FittingRequest } from '../schema.ts'
import type { Swing } from './context.ts'
import { type Fact, howWords, weakest } from './fact.ts'
import { forceOfMove } from './flex.ts'
import type { Golfer } from './golfer.ts'
import { isTeenBuild, juniorHeightIn } from './junior.ts'
import { isBigMiss } from './miss.ts'
import { figure, mphWords, type Spec, weightBand } from './spec.ts'
import { asksFor, sparesBody } from './wishes.ts'

/** Whose speed a curve is read at, in words. */
const speedOfCurve: Readonly<Record<WeightCurve, string>> = {
  driver: 'driver speed',
  fairway: 'driver speed',
  hybrid: 'hybrid speed',
  iron: '7-iron speed',
}

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
  const grams = roundTo(clip(beside, floor, heaviestGrams[curve]), 1)
  const held = roundTo(beside, 1) !== roundTo(wanted, 1)
  const why = () => {
    const parts = [`${capitalize(speedOfCurve[curve])} ${mphWords(speedMph)} asks for about ${Math.round(base)} g`]
    const told = found.filter(([step]) => roundTo(step, 0.1) !== 0)
    if (told.length > 0)
      parts.push(told.map(([step, reason]) => `${signed(roundTo(step, 0.1))} g ${reason}`).join(', '))
    if (clipped !== total) parts.push(`together not more than ${signed(clipped)} g`)
    if (base + clipped < floor) parts.push(`no lighter than ${floor} g`)
    if (held)
      parts.push(
        `one step from the current shaft of ${figure(question.request.currentEquipment!.shaftWeight!)} g is enough`,
      )
    if (grams !== roundTo(beside, 1)) parts.push(`shafts of ${floor} to ${heaviestGrams[curve]} g are made for it`)
    return `${parts.join('; ')}.`
  }
  const spec = weightSpec('SHAFT-WEIGHT', grams, curve, why, weakest(speedMph))
  return sparesBody(question.request) || asksFor(question.request, 'light') ? { ...spec, rules: ['IN-GOALS'] } : spec
}

const floorGrams = ({ curve, golfer }: WeightQuestion): number => {
  if (curve !== 'iron') return shaftGramsMin.woods
  return golfer.group === 'women' ? shaftGramsMin.womenIrons : shaftGramsMin.irons
}

/** Grams for what the golfer is and does. */
const modifiers = ({ curve, driverSpeedMph, request, golfer, swing }: WeightQuestion): [number, string][] => {
  const of = ({ woods, irons }: GramsByClub): number => (curve === 'iron' ? irons : woods)
  const { ageYears: age, weightPounds: pounds } = golfer
  const found: [number, string][] = []
  const force = forceOfMove(request)
  if (force > 0) found.push([of(moveGrams.quick), 'for a quick move'])
  if (force < 0) found.push([of(moveGrams.smooth), 'for a smooth move'])
  const { heavy, light } = bodyGrams
  if (pounds !== null && pounds >= heavy.fromPounds && (age === null || age < heavy.belowAge))
    found.push([of(heavy), `for ${pounds} pounds of body weight`])
  if (pounds !== null && pounds < light.belowPounds) found.push([of(light), `for ${pounds} pounds of body weight`])
  const agedGrams = age === null ? 0 : interpolate(ageGrams[curve === 'iron' ? 'irons' : 'woods'], age)
  if (agedGrams < 0) found.push([agedGrams, `at ${age}`])
  const isBigHook = swing.missPattern === 'hook' && isBigMiss(swing)
  if (swing.missPattern === 'both' || isBigHook)
    found.push([calmingGrams, isBigHook ? 'to calm a hook' : 'to calm a two-way miss'])
  if (swing.strike === 'mix') found.push([steadyingGrams, 'to steady strikes all over the face'])
  if (sparesBody(request)) found.push([of(lighterGrams), 'to spare the body'])
  else if (asksFor(request, 'light')) found.push([of(lighterGrams), 'for a lighter club, as asked'])
  const { fromMph, toMph } = womenGrams
  const womensShare = golfer.group === 'women' ? clip((driverSpeedMph - fromMph) / (toMph - fromMph), 0, 1) : 0
  if (womensShare > 0) found.push([of(womenGrams) * womensShare, "on the women's tables"])
  return found
}

const holdToPresentShaft = ({ curve, request }: WeightQuestion, grams: number): number => {
  const present = request.currentEquipment?.shaftWeight
  if (present === undefined) return grams
  const step = curve === 'iron' ? presentShaftStepGrams.irons : presentShaftStepGrams.woods
  return clip(grams, present - step, present + step)
}

/** Juniors by height, or as a teen build. @rule SHAFT-WEIGHT-JUNIOR */
const juniorWeight = ({ golfer, driverSpeedMph, curve, speedMph }: WeightQuestion): Spec<number> => {
  const isTeen = isTeenBuild(golfer, driverSpeedMph)
  const height = juniorHeightIn(golfer)
  const grams = isTeen ? teenBuild.shaftGrams : juniorWeights.find(({ belowIn }) => height.value < belowIn)!.grams
  const why = () =>
    isTeen ? 'A teen build takes a light adult shaft.' : `A junior ${howWords(height)} needs the lightest shafts made.`
  return weightSpec('SHAFT-WEIGHT-JUNIOR', grams, curve, why, isTeen ? weakest(speedMph) : height.basis)
}

/** Shaft weight as a spec, grams: irons by the gram, woods by the band of ten that it lies in. @param why Put into words where it is read. */
export const weightSpec = (
  rule: Spec['rule'],
  grams: number,
  curve: WeightCurve,
  why: () => string,
  basis: Spec['basis'],
): Spec<number> => ({
  value: grams,
  unit: 'g',
  // Irons are sold by the gram, woods by bands of ten.
  display: curve === 'iron' ? `${grams} g` : `${weightBand(grams)} g`,
  rule,
  basis,
  get why() {
    return why()
  },
  alternatives: [],
})
