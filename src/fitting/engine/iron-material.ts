import { graphiteFromAge, madeGrams, steelFromGrams } from '../../golf/weights.ts'
import type { ShaftMaterial } from '../../golf/words.ts'
import type { FittingRequest } from '../schema.ts'
import type { Basis } from './evidence.ts'
import type { Golfer } from './golfer.ts'
import type { Spec } from './spec.ts'

/** Steel or graphite for a fitted shaft weight. @rule IRON-MATERIAL */
export const fitIronMaterial = (
  { preferences }: FittingRequest,
  golfer: Golfer,
  { value: grams, basis: weightBasis }: Pick<Spec<number>, 'value' | 'basis'>,
): Spec<ShaftMaterial> => {
  const spec = (value: ShaftMaterial, why: string, basis: Basis = weightBasis): Spec<ShaftMaterial> => ({
    value,
    unit: null,
    display: value.toLowerCase(),
    rule: 'IRON-MATERIAL',
    basis,
    why,
    alternatives: [],
  })
  const wish = wishOf(preferences?.shaftType)
  if (wish === 'Graphite' && grams <= madeGrams.graphiteMax)
    return spec('Graphite', `Graphite as asked; it is made at ${grams} g.`)
  if (wish === 'Steel' && grams >= madeGrams.steelMin) return spec('Steel', `Steel as asked; it is made at ${grams} g.`)
  const refused = wish === null ? '' : ` ${wish} was asked for, but is not made at ${grams} g.`
  if (hasJointPain(preferences?.goals)) return spec('Graphite', `Graphite spares sore joints.${refused}`, 'measured')
  const { ageYears: age } = golfer
  if (age !== null && age >= graphiteFromAge)
    return spec('Graphite', `From ${graphiteFromAge} on graphite spares the joints.${refused}`, 'measured')
  if (golfer.group === 'junior') return spec('Graphite', 'Junior shafts are made of graphite.', 'measured')
  const from = steelFromGrams[golfer.group]
  return grams >= from
    ? spec('Steel', `${grams} g is a steel weight (from ${from} g).${refused}`)
    : spec('Graphite', `${grams} g is lighter than good steel (from ${from} g).${refused}`)
}

/** A wish for one of the two; words that name both or neither are none. */
const wishOf = (words = ''): ShaftMaterial | null => {
  const [graphite, steel] = [/graphite/i.test(words), /steel/i.test(words)]
  if (graphite === steel) return null
  return graphite ? 'Graphite' : 'Steel'
}

const hasJointPain = (goals: string | readonly string[] = []): boolean =>
  /pain|joint|arthriti|sore/i.test([goals].flat().join(' '))
