import { specStep } from '../../golf/noise.ts'
import type { Specs } from '../engine/club-fit.ts'
import type { Spec } from '../engine/spec.ts'
import type { FittingRequest } from '../schema.ts'
import type { Refit } from './refit.ts'

const groupsOfNumber = 5

/**
 * Tells of each input how much of the disagreement among re-fits knowing it would end, in specs: the chance that two re-fits of
 * one group of golfers are the same, less that of any two. Golfers are grouped by the input: those whose input lies in one
 * fifth of all, or is the same word.
 * @returns Takes a field as `inputQuality` names it.
 * @rule IN-REFIT
 */
export const measureWorth = (refits: readonly Refit[]): ((field: string) => number) => {
  const names = Object.keys(refits[0]!.specs) as (keyof Specs)[]
  const specs = names.map((name) => numberValues(refits, name))
  const everyone = refits.map((_, index) => index)
  const agreement = agreementIn(everyone, specs)
  return (field) => {
    const inputs = refits.map(({ golfer }) => inputAt(golfer, field))
    const known = groupsBy(inputs, everyone).map((group) => (group.length / refits.length) * agreementIn(group, specs))
    return known.reduce((sum, part) => sum + part, -agreement)
  }
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
const groupsBy = (inputs: readonly Input[], everyone: readonly number[]): readonly (readonly number[])[] => {
  if (typeof inputs[0] !== 'number')
    return Object.values(Object.groupBy(everyone, (index) => String(inputs[index]))) as number[][]
  const sorted = everyone.toSorted((a, b) => Number(inputs[a]) - Number(inputs[b]))
  const size = Math.ceil(sorted.length / groupsOfNumber)
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, i) => sorted.slice(i * size, (i + 1) * size))
}

/** What each re-fit gives for a spec: the same number for the same value, counted from 0. */
interface NumberedValues {
  readonly numbers: Uint16Array
  readonly count: number
}

const numberValues = (refits: readonly Refit[], name: keyof Specs): NumberedValues => {
  const known = new Map<Spec['value'], number>()
  const numbers = Uint16Array.from(refits, ({ specs }) => {
    const value = roundToStep(name, specs[name]!.value)
    const number = known.get(value) ?? known.size
    known.set(value, number)
    return number
  })
  return { numbers, count: known.size }
}

/** Chance that two of a group give the same, summed over the specs. */
const agreementIn = (group: readonly number[], specs: readonly NumberedValues[]): number => {
  const pairs = specs.reduce((sum, { numbers, count }) => {
    const times = new Uint16Array(count)
    for (const index of group) times[numbers[index]!]!++
    return times.reduce((same, time) => same + time * time, sum)
  }, 0)
  return pairs / group.length ** 2
}

const roundToStep = (name: string, value: Spec['value']): Spec['value'] => {
  const step = specStep[name]
  return typeof value === 'number' && step !== undefined ? Math.round(value / step) : value
}
