import type { RuleId } from '../../ruleset/index.ts'
import type { Said } from '../../words/message.ts'

/**
 * Where a number comes from, strongest first. A fitted value is never better founded than the weakest number
 * that decided it, and what was invented (estimated, default) is never shown as measured.
 */
export const bases = ['measured', 'derived', 'estimated', 'default'] as const
/** Origin of a number. */
export type Basis = (typeof bases)[number]

/** A number with its origin. `how` is a clause that fits into a sentence: "ball speed 147 mph at a smash factor of 1.45". */
export interface Fact {
  readonly value: number
  readonly basis: Basis
  readonly how: Said
  /** Rules that made it of other numbers; none for what was measured. */
  readonly rules?: readonly RuleId[]
}

/** A number that a device or the golfer gave, in the unit of its field. */
export const measured = (value: number, how: Said): Fact => ({ value, basis: 'measured', how })
/** A number that follows from measured ones by rules. */
export const derived = (value: number, how: Said, ...rules: RuleId[]): Fact => ({
  value,
  basis: 'derived',
  how,
  rules,
})
/** A number that a rule of thumb gives: height by age, launch by the stated flight of the ball. */
export const estimated = (value: number, how: Said, ...rules: RuleId[]): Fact => ({
  value,
  basis: 'estimated',
  how,
  rules,
})
/** A number taken for want of any input; answers list it as an assumption. */
export const assumed = (value: number, how: Said, ...rules: RuleId[]): Fact => ({
  value,
  basis: 'default',
  how,
  rules,
})

/** The weakest basis of several inputs; `measured` when there is none, since then nothing was supposed. */
export const weakest = (...inputs: readonly (Fact | Basis | null | undefined)[]): Basis =>
  inputs.reduce<Basis>((worst, input) => {
    const basis = typeof input === 'string' ? input : (input?.basis ?? 'measured')
    return bases.indexOf(basis) > bases.indexOf(worst) ? basis : worst
  }, 'measured')

/** True for a number that a device or the golfer gave, or that follows from one: rules may act on it. */
export const isKnown = (fact: Fact | null): fact is Fact => fact?.basis === 'measured' || fact?.basis === 'derived'
