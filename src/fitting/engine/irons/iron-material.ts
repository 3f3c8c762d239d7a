import { closeToSteelGrams, graphiteFromAge, madeGrams, steelFromGrams } from '../../../golf/clubs/weights.ts'
import type { ShaftMaterial } from '../../../golf/names/words.ts'
import type { Message } from '../../../words/message.ts'
import { grams, say, sentences } from '../../../words/say.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import type { Basis } from '../fact.ts'
import type { Spec } from '../spec.ts'
import type { Golfer } from '../swing/golfer.ts'
import { materialAsked, sparesBody } from '../wishes.ts'

/** Materials of shafts in a sentence. */
export const materialSaid: Readonly<Record<ShaftMaterial, Message>> = {
  Steel: say('material.steel'),
  Graphite: say('material.graphite'),
}
const { Steel: steel, Graphite: graphite } = materialSaid

/** Steel or graphite for a fitted shaft weight. @rule IRON-MATERIAL */
export const fitIronMaterial = (
  request: FittingRequest,
  golfer: Golfer,
  { value, basis: weightBasis }: Pick<Spec<number>, 'value' | 'basis'>,
): Spec<ShaftMaterial> => {
  const weight = grams(value)
  const spec = (
    material: ShaftMaterial,
    why: Message | readonly Message[],
    basis: Basis = weightBasis,
    other?: Message,
  ): Spec<ShaftMaterial> => ({
    value: material,
    unit: null,
    display: materialSaid[material],
    rule: 'IRON-MATERIAL',
    basis,
    why: sentences([why].flat()),
    alternatives: other === undefined ? [] : [other],
  })
  const wish = materialAsked(request.preferences?.shaftType)
  if (wish === 'Graphite' && value <= madeGrams.graphiteMax)
    return spec('Graphite', say('material.graphiteAsAsked', { weight }))
  if (wish === 'Steel' && value >= madeGrams.steelMin) return spec('Steel', say('material.steelAsAsked', { weight }))
  const refused = wish === null ? [] : [say(wish === 'Steel' ? 'material.noSteel' : 'material.noGraphite', { weight })]
  if (sparesBody(request))
    return { ...spec('Graphite', [say('material.sparesBody'), ...refused], 'measured'), rules: ['IN-GOALS'] }
  if (golfer.group === 'junior') return spec('Graphite', say('material.ofJunior'), 'measured')
  const from = steelFromGrams[golfer.group]
  const yearsOver = (golfer.ageYears ?? 0) - graphiteFromAge
  if (yearsOver >= 0) {
    const why = [say('material.sparesJoints', { age: graphiteFromAge }), ...refused]
    const other = yearsOver < 1 && value >= from ? say('material.yearLess', { material: steel }) : undefined
    const fitted = spec('Graphite', why, 'measured', other)
    return other === undefined ? fitted : { ...fitted, rules: ['IN-NEIGHBORS'] }
  }
  const border = { weight, from: grams(from) }
  const near = (other: Message) => say('material.near', { other, weight: border.from })
  const isClose = Math.abs(value - from) <= closeToSteelGrams
  if (value < from) {
    const other = isClose ? near(steel) : undefined
    return spec('Graphite', [say('material.lighterThanSteel', border), ...refused], weightBasis, other)
  }
  const why = [say('material.ofSteel', border), ...refused]
  if (yearsOver < -1) return spec('Steel', why, weightBasis, isClose ? near(graphite) : undefined)
  const other = say('material.yearMore', { material: graphite })
  return { ...spec('Steel', why, weightBasis, other), rules: ['IN-NEIGHBORS'] }
}
