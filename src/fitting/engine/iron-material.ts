import type { ShaftMaterial } from '../../golf.ts'
import type { FittingRequest } from '../schema.ts'
import type { Golfer } from './golfer.ts'
import type { Spec } from './spec.ts'

/** Light steel starts here: 85 g, for women 95 g; from 65 on graphite is kinder to the joints. */
const steelFromGrams = { men: 85, women: 95, junior: Number.POSITIVE_INFINITY } as const
const graphiteFromAge = 65
/** What is made: steel from 80 g, graphite to 115 g. A wish outside is not granted. */
const steelMadeFromGrams = 80
const graphiteMadeToGrams = 115

/** @rule IRON-MATERIAL */
export const fitIronMaterial = (request: FittingRequest, golfer: Golfer, grams: number): Spec<ShaftMaterial> => {
  const spec = (value: ShaftMaterial, why: string): Spec<ShaftMaterial> => ({
    value,
    unit: null,
    display: value.toLowerCase(),
    rule: 'IRON-MATERIAL',
    basis: 'measured',
    why,
    alternatives: [],
  })
  const wish = request.preferences?.shaftType ?? ''
  if (/graphite/i.test(wish) && grams <= graphiteMadeToGrams)
    return spec('Graphite', 'Graphite as asked; it is made in this weight.')
  if (/steel/i.test(wish) && grams >= steelMadeFromGrams)
    return spec('Steel', 'Steel as asked; it is made in this weight.')
  const refused = /graphite|steel/i.test(wish) ? ` ${wish} was asked for, but is not made at ${grams} g.` : ''
  const { ageYears: age } = golfer
  if (age !== null && age >= graphiteFromAge)
    return spec('Graphite', `From ${graphiteFromAge} on graphite spares the joints.${refused}`)
  const from = steelFromGrams[golfer.group]
  return grams >= from
    ? spec('Steel', `${grams} g is a steel weight (from ${from} g).${refused}`)
    : spec(
        'Graphite',
        `${grams} g is lighter than steel is made well${golfer.group === 'junior' ? ' for juniors' : ` (below ${from} g)`}.${refused}`,
      )
}
