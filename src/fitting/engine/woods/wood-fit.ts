import type { RuleId } from '../../../ruleset/index.ts'
import type { Said } from '../../../words/message.ts'
import type { Basis } from '../fact.ts'

/** Gapping of a fairway wood or hybrid against the driver, yards. */
export interface WoodFit {
  /** `3-wood`, `5-wood`, `7-wood`, or a hybrid class such as `4H`. */
  readonly designation: string
  readonly driverSpeedMph: number
  /** How the driver speed came about: measured, or converted from which club. */
  readonly speedSource: Said
  readonly driverCarryYards: number
  readonly carryYards: number
  readonly gapVsDriverYards: number
  readonly driverTotalYards: number
  readonly totalYards: number
  readonly totalGapVsDriverYards: number
  /** The gap a club of this loft should leave, as a share of the driver's carry. */
  readonly idealGapYards: { readonly min: number; readonly max: number }
  readonly verdict: 'ideal' | 'tight' | 'wide' | 'estimated'
  readonly advice: Said
  readonly basis: Basis
  readonly rule: 'WOOD-GAP'
  /** With those of the carries and totals. */
  readonly rules: readonly RuleId[]
}
