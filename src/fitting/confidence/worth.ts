import { specStep } from '../../golf/noise.ts'
import type { Specs } from '../engine/club-fit.ts'
import type { Spec } from '../engine/spec.ts'
import type { FittingRequest } from '../schema.ts'
import type { Refit } from './refit.ts'

const groupsOfNumber = 5

/**
 * How much of the disagreement among re-fits knowing an input would end, in specs: the chance that two re-fits differ, less
 * that of two whose input lies in the same fifth of golfers.
 * @param field As `inputQuality` names it.
 * @rule IN-REFIT
 */
export const worthOf = (field: string, refits: readonly Refit[]): number => {
  const groups = groupsBy(refits, ({ golfer }) => inputAt(golfer, field))
  const names = Object.keys(refits[0]!.specs) as (keyof Specs)[]
  return names.reduce((sum, name) => {
    const known = groups.reduce((part, group) => part + group.length * disagreement(group, name), 0) / refits.length
    return sum + disagreement(refits, name) - known
  }, 0)
}

type Input = string | number | undefined

/** Height is whole feet and inches; a handicap of 25+ lies above all others. */
const inputAt = (golfer: FittingRequest, field: string): Input => {
  if (field === 'golfer.heightFeet') return 12 * (golfer.golfer.heightFeet ?? 0) + (golfer.golfer.heightInches ?? 0)
  const [part, name] = field.split('.') as ['golfer' | 'swingMetrics' | 'currentEquipment', string]
  const value = (golfer[part] as Readonly<Record<string, Input>> | undefined)?.[name]
  return value === '25+' ? 26 : value
}

/** Words by word, numbers by fifths. */
const groupsBy = (refits: readonly Refit[], input: (refit: Refit) => Input): readonly (readonly Refit[])[] => {
  if (typeof input(refits[0]!) !== 'number')
    return Object.values(Object.groupBy(refits, (refit) => String(input(refit)))) as Refit[][]
  const sorted = refits.toSorted((a, b) => Number(input(a)) - Number(input(b)))
  const size = Math.ceil(sorted.length / groupsOfNumber)
  return Array.from({ length: groupsOfNumber }, (_, i) => sorted.slice(i * size, (i + 1) * size))
}

/** Chance that two of these re-fits give another value. */
const disagreement = (refits: readonly Refit[], name: keyof Specs): number => {
  const counts = new Map<Spec['value'], number>()
  for (const { specs } of refits) {
    const value = roundToStep(name, specs[name]!.value)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  let same = 0
  for (const count of counts.values()) same += (count / refits.length) ** 2
  return 1 - same
}

const roundToStep = (name: string, value: Spec['value']): Spec['value'] => {
  const step = specStep[name]
  return typeof value === 'number' && step !== undefined ? Math.round(value / step) : value
}
