import { carryFactor, carryShareOfTotal, carryYardsAt113Mph, estimatedCarryYards } from '../../flight/index.ts'
import { clip, roundTo } from '../../units.ts'
import { type Basis, type Fact, weakest } from './evidence.ts'
import type { Golfer } from './golfer.ts'
import type { Swing } from './swing.ts'

/** Gapping of a fairway wood or hybrid against the driver, yards. */
export interface WoodFit {
  /** `3-wood`, `5-wood`, `7-wood`, or a hybrid class such as `4H`. */
  readonly designation: string
  readonly driverSpeedMph: number
  /** How the driver speed came about: measured, or converted from which club. */
  readonly speedSource: string
  readonly driverCarryYards: number
  readonly carryYards: number
  readonly gapVsDriverYards: number
  readonly driverTotalYards: number
  readonly totalYards: number
  readonly totalGapVsDriverYards: number
  /** The gap a club of this loft should leave, as a share of the driver's carry. */
  readonly idealGapYards: { readonly min: number; readonly max: number }
  readonly verdict: 'ideal' | 'tight' | 'wide'
  readonly advice: string
  readonly basis: Basis
  readonly rule: 'WOOD-GAP'
}

/** A golfer's own carries move an estimate, within this range. */
const factorMin = 0.75
const factorMax = 1.15

/** Half the width of the ideal gap, as a share of the driver's carry. */
const idealHalfWidth = 0.025

/** Loft at which a driver's carry is estimated, degrees. @rule FLT-CARRY */
const driverLoftDeg = 10.5

export interface WoodGapQuestion {
  readonly kind: 'wood' | 'hybrid'
  readonly designation: string
  readonly loftDeg: number
  readonly golfer: Golfer
  readonly swing: Swing
  readonly driverSpeedMph: Fact
  /** Carry measured with the club being fitted, and the loft it was measured at. */
  readonly measuredWith: { readonly carry: Fact; readonly loftDeg: number } | null
}

/** @rule WOOD-GAP, IN-SELF-REPORT */
export const fitWoodGap = (question: WoodGapQuestion): WoodFit => {
  const { kind, designation, loftDeg, golfer, swing, driverSpeedMph } = question
  const factor = carryFactor(golfer.handicap?.value)
  const estimate = (of: 'wood' | 'hybrid', loft: number): number =>
    estimatedCarryYards({ kind: of, loftDeg: loft, driverSpeedMph: driverSpeedMph.value, carryFactor: factor })
  const driver = driverCarryOf(swing, golfer, estimate('wood', driverLoftDeg))
  const own = question.measuredWith
  const ownFactor =
    own === null ? 1 : clip(statedCarry(own.carry, swing, golfer) / estimate(kind, own.loftDeg), factorMin, factorMax)
  const carry = estimate(kind, loftDeg) * ownFactor
  const share = 1 - carryYardsAt113Mph(kind, loftDeg) / carryYardsAt113Mph('wood', driverLoftDeg)
  const gapShare = (driver.value - carry) / driver.value
  const verdict = gapShare < share - idealHalfWidth ? 'tight' : gapShare > share + idealHalfWidth ? 'wide' : 'ideal'
  const driverTotal = driver.value / carryShareOfTotal('driver', driverSpeedMph.value)
  const total = carry / carryShareOfTotal(kind)
  return {
    designation,
    driverSpeedMph: roundTo(driverSpeedMph.value, 0.1),
    speedSource: driverSpeedMph.how,
    driverCarryYards: roundTo(driver.value, 1),
    carryYards: roundTo(carry, 1),
    gapVsDriverYards: roundTo(driver.value - carry, 1),
    driverTotalYards: roundTo(driverTotal, 1),
    totalYards: roundTo(total, 1),
    totalGapVsDriverYards: roundTo(driverTotal - total, 1),
    idealGapYards: {
      min: roundTo((share - idealHalfWidth) * driver.value, 1),
      max: roundTo((share + idealHalfWidth) * driver.value, 1),
    },
    verdict,
    advice: adviceOf(verdict, driverSpeedMph.value),
    basis: weakest('estimated', driverSpeedMph),
    rule: 'WOOD-GAP',
  }
}

/** The driver's carry when the numbers are a driver's, otherwise estimated from its speed. */
const driverCarryOf = (swing: Swing, golfer: Golfer, estimateYards: number): { value: number } =>
  swing.numbersOf === 'driver' && swing.carryYards !== null
    ? { value: statedCarry(swing.carryYards, swing, golfer) }
    : { value: estimateYards }

/**
 * Golfers overstate: scratch players believe 194 yd and hit 176, 20 handicaps 187 and 152 (Arccos, 5-iron).
 * A carry without any launch-monitor number is taken down accordingly.
 * @rule IN-SELF-REPORT
 */
const statedCarry = (carry: Fact, swing: Swing, golfer: Golfer): number =>
  swing.carryIsSelfReported && carry.basis === 'measured'
    ? carry.value * (0.97 - 0.004 * (golfer.handicap?.value ?? 16))
    : carry.value

const adviceOf = (verdict: WoodFit['verdict'], driverSpeedMph: number): string => {
  const between = driverSpeedMph < 90 ? '8-12' : '10-15'
  const spacing = `Leave ${between} yd between it and the next wood or hybrid.`
  if (verdict === 'tight') return `It carries too close to the driver: more loft would fill the bag better. ${spacing}`
  if (verdict === 'wide')
    return `It leaves a wide gap behind the driver: less loft or a longer shaft would close it. ${spacing}`
  return spacing
}
