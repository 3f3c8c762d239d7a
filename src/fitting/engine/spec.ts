import { gainYardsMax } from '../../golf/flight/driver-flight.ts'
import { roundTo } from '../../golf/units.ts'
import type { RuleId } from '../../ruleset/index.ts'
import type { Message, Quantity, Said } from '../../words/message.ts'
import { clubInches, mph, say, signed, yd } from '../../words/say.ts'
import type { Basis, Fact } from './fact.ts'

/** One fitted figure with the rule that chose it. */
export interface Spec<Value extends string | number | null = string | number | null> {
  readonly value: Value
  /** `deg`, `in`, `g`, or null for a word. */
  readonly unit: 'deg' | 'in' | 'g' | null
  /** What a person reads: `10.5°`, `60-69 g`, `45.75 in (+0.25)`. */
  readonly display: Said
  readonly rule: RuleId
  /** Others whose work its reason or an alternative tells of. */
  readonly rules?: readonly RuleId[]
  /** The weakest of the inputs that decided it. */
  readonly basis: Basis
  /** One sentence with the golfer's own figures. Long ones are getters: a re-fit reads none. */
  readonly why: Said
  /** Neighboring choices that come close, each with what would tip the scale. */
  readonly alternatives: readonly Said[]
}

/** A finding worth telling: the rule behind it and the sentence. */
export interface Note {
  readonly rule: RuleId
  readonly text: Said
}

/** A contradiction in the input: told to the golfer, never a refusal. */
export interface Warning {
  readonly field: string
  /** Left out where the input belongs to another club, so that no rule read it. */
  readonly rule?: RuleId
  readonly text: Said
}

/** A figure as it is shown: `10.5°`. */
export function shown(figure: Quantity): Message {
  return say('general.figure', { figure })
}

/** A length with what it is longer than the standard one. */
export function lengthSaid(lengthIn: number, offsetIn: number): Message {
  const length = clubInches(lengthIn)
  if (offsetIn === 0) return say('specs.standardLength', { length })
  return say('specs.changedLength', { length, change: signed(clubInches(offsetIn)) })
}

/** Whether two values are shown alike. */
export function isShownAlike(one: Said, other: Said): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** A number as sentences print it: one decimal at most. */
export const figure = (value: number): string => `${roundTo(value, 0.1)}`

/** A number as sentences tell it: one decimal at most. */
export const rounded = (value: number): number => roundTo(value, 0.1)

/** A speed as sentences tell it; one that was not measured says so. */
export function mphSaid({ value, basis }: Pick<Fact, 'value' | 'basis'>): Quantity | Message {
  const speed = mph(rounded(value))
  return basis === 'measured' ? speed : say(notMeasured[basis], { speed })
}
const notMeasured = { derived: 'source.derived', estimated: 'source.estimated', default: 'source.assumed' } as const

/** Yards that sentences promise: `12 yd`, or `over 25 yd`, whatever the model flies beyond. @rule DRV-GAIN */
export function gainSaid(gainYards: number): Quantity | Message {
  return gainYards > gainYardsMax ? say('flight.over', { yards: yd(gainYardsMax) }) : yd(gainYards)
}

/** Yards against another carry: `4 yd less`, `over 25 yd farther`, `as far`. */
export function yardsSaid(moreYards: number, more: 'more' | 'farther'): Message {
  if (moreYards === 0) return say('flight.asFar')
  const farther = more === 'more' ? 'flight.more' : 'flight.farther'
  return say(moreYards > 0 ? farther : 'flight.less', { gain: gainSaid(Math.abs(moreYards)) })
}

/** The 10-gram band a weight lies in, as shaft makers print it: 64 -> `60-69`. */
export const weightBand = (grams: number): readonly [number, number] => {
  const low = Math.floor(grams / 10) * 10
  return [low, low + 9]
}
