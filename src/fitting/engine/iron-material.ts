import { closeToSteelGrams, graphiteFromAge, madeGrams, steelFromGrams } from '../../golf/weights.ts'
import type { ShaftMaterial } from '../../golf/words.ts'
import type { FittingRequest } from '../schema.ts'
import type { Basis } from './fact.ts'
import type { Golfer } from './golfer.ts'
import type { Spec } from './spec.ts'
import { materialAsked, sparesBody } from './wishes.ts'

/** Steel or graphite for a fitted shaft weight. @rule IRON-MATERIAL */
export const fitIronMaterial = (
  request: FittingRequest,
  golfer: Golfer,
  { value: grams, basis: weightBasis }: Pick<Spec<number>, 'value' | 'basis'>,
): Spec<ShaftMaterial> => {
  const spec = (
    value: ShaftMaterial,
    why: string,
    basis: Basis = weightBasis,
    other?: string,
  ): Spec<ShaftMaterial> => ({
    value,
    unit: null,
    display: value.toLowerCase(),
    rule: 'IRON-MATERIAL',
    basis,
    why,
    alternatives: other === undefined ? [] : [other],
    ...(other?.includes('at one year') && { rules: ['IN-NEIGHBORS' as const] }),
  })
  const wish = materialAsked(request.preferences?.shaftType)
  if (wish === 'Graphite' && grams <= madeGrams.graphiteMax)
    return spec('Graphite', `Graphite as asked; it is made at ${grams} g.`)
  if (wish === 'Steel' && grams >= madeGrams.steelMin) return spec('Steel', `Steel as asked; it is made at ${grams} g.`)
  const refused = wish === null ? '' : ` ${wish} was asked for, but is not made at ${grams} g.`
  if (sparesBody(request))
    return { ...spec('Graphite', `Graphite spares the body.${refused}`, 'measured'), rules: ['IN-GOALS'] }
  if (golfer.group === 'junior') return spec('Graphite', 'Junior shafts are made of graphite.', 'measured')
  const from = steelFromGrams[golfer.group]
  const yearsOver = (golfer.ageYears ?? 0) - graphiteFromAge
  if (yearsOver >= 0) {
    const other = yearsOver < 1 && grams >= from ? 'steel at one year less' : undefined
    return spec('Graphite', `From ${graphiteFromAge} on graphite spares the joints.${refused}`, 'measured', other)
  }
  const isClose = Math.abs(grams - from) <= closeToSteelGrams
  if (grams < from) {
    const other = isClose ? `steel: its border of ${from} g is very near` : undefined
    return spec('Graphite', `${grams} g is lighter than good steel (from ${from} g).${refused}`, weightBasis, other)
  }
  const near = isClose ? `graphite: its border of ${from} g is very near` : undefined
  const other = yearsOver >= -1 ? 'graphite at one year more' : near
  return spec('Steel', `${grams} g is a steel weight (from ${from} g).${refused}`, weightBasis, other)
}
