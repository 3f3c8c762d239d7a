import { carryFactor, carryShareOfTotal, carryYardsAt113Mph, estimatedCarryYards } from '../../flight/index.ts'
import { idealGapHalfWidth, ownCarryFactor, selfReportedShare } from '../../golf/carries.ts'
import { clip, roundTo } from '../../golf/units.ts'
import { type CarryClub, usualClub } from './carry.ts'
import type { Context, Swing } from './context.ts'
import { type Basis, type Fact, weakest } from './evidence.ts'
import { type Golfer, handicapOrAverage } from './golfer.ts'
import { figure, type Note } from './spec.ts'

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
  readonly verdict: 'ideal' | 'tight' | 'wide' | 'estimated'
  readonly advice: string
  readonly basis: Basis
  readonly rule: 'WOOD-GAP'
}

interface WoodGapQuestion {
  readonly kind: 'wood' | 'hybrid'
  readonly designation: string
  readonly loftDeg: number
  readonly golfer: Golfer
  readonly swing: Swing
  readonly driverSpeedMph: Fact
  /** The club behind a stated carry; null when its loft is not known. */
  readonly measuredAt: CarryClub | null
}

/** Carries and totals of driver and club, and whether the gap between them is a good one. @rule WOOD-GAP */
export const fitWoodGap = (question: WoodGapQuestion): WoodFit => {
  const { kind, designation, loftDeg, golfer, swing, driverSpeedMph, measuredAt } = question
  const estimate = (club: CarryClub): number =>
    estimatedCarryYards({
      ...club,
      driverSpeedMph: driverSpeedMph.value,
      carryFactor: carryFactor(golfer.handicap?.value),
    })
  const stated = statedCarryYards(swing, golfer)
  const ownFactor =
    stated === null || measuredAt === null
      ? 1
      : clip(stated / estimate(measuredAt), ownCarryFactor.min, ownCarryFactor.max)
  const isDriversCarry = swing.numbersOf === 'driver'
  // The carry of the club against the speed of the driver: two measurements, and so a gap that can be judged.
  const isJudged = !isDriversCarry && stated !== null && measuredAt !== null && driverSpeedMph.basis === 'measured'
  const driverCarry =
    isDriversCarry && stated !== null ? stated : (isJudged ? 1 : ownFactor) * estimate(usualClub.driver)
  const carry = ownFactor * estimate({ kind, loftDeg })
  const driverTotal = swing.totalYards ?? driverCarry / carryShareOfTotal('driver', driverSpeedMph.value)
  const total = carry / carryShareOfTotal(kind)
  const idealShare =
    1 - carryYardsAt113Mph(kind, loftDeg) / carryYardsAt113Mph(usualClub.driver.kind, usualClub.driver.loftDeg)
  const gapShare = (driverCarry - carry) / driverCarry
  const verdict = isJudged ? verdictOn(gapShare, idealShare) : 'estimated'
  return {
    designation,
    driverSpeedMph: roundTo(driverSpeedMph.value, 0.1),
    speedSource: driverSpeedMph.how,
    driverCarryYards: roundTo(driverCarry, 1),
    carryYards: roundTo(carry, 1),
    gapVsDriverYards: roundTo(driverCarry - carry, 1),
    driverTotalYards: roundTo(driverTotal, 1),
    totalYards: roundTo(total, 1),
    totalGapVsDriverYards: roundTo(driverTotal - total, 1),
    idealGapYards: {
      min: roundTo((idealShare - idealGapHalfWidth) * driverCarry, 1),
      max: roundTo((idealShare + idealGapHalfWidth) * driverCarry, 1),
    },
    verdict,
    advice: adviceOf(verdict, driverSpeedMph.value),
    basis: weakest('estimated', driverSpeedMph),
    rule: 'WOOD-GAP',
  }
}

/**
 * Golfers overstate: scratch players believe 194 yd and hit 176, 20 handicaps 187 and 152 (Arccos, 5-iron).
 * A carry without any launch-monitor number is taken down accordingly. Null without a carry.
 * @rule IN-SELF-REPORT
 */
const statedCarryYards = ({ carryYards, carryIsSelfReported }: Swing, golfer: Golfer): number | null => {
  if (carryYards === null) return null
  return carryIsSelfReported
    ? carryYards.value * (selfReportedShare.share - selfReportedShare.perStroke * handicapOrAverage(golfer))
    : carryYards.value
}

/** Says that a stated carry was taken down. @rule IN-SELF-REPORT */
export const selfReportNote = ({ swing, golfer }: Context, measuredAt: CarryClub | null): Note[] => {
  const used = statedCarryYards(swing, golfer)
  if (used === null || measuredAt === null || !swing.carryIsSelfReported) return []
  return [
    {
      rule: 'IN-SELF-REPORT',
      text: `The carry of ${figure(swing.carryYards!.value)} yd came without launch-monitor numbers; golfers overstate, so the gap counts it as ${Math.round(used)} yd.`,
    },
  ]
}

const verdictOn = (gapShare: number, idealShare: number): 'ideal' | 'tight' | 'wide' => {
  if (gapShare < idealShare - idealGapHalfWidth) return 'tight'
  return gapShare > idealShare + idealGapHalfWidth ? 'wide' : 'ideal'
}

const adviceOf = (verdict: WoodFit['verdict'], driverSpeedMph: number): string => {
  const between = driverSpeedMph < 90 ? '8-12' : '10-15'
  const spacing = `Leave ${between} yd between it and the next wood or hybrid.`
  if (verdict === 'estimated')
    return `Both carries come from one table, so the gap is not judged: measure the carry of this club beside the driver speed. ${spacing}`
  if (verdict === 'tight') return `It carries too close to the driver: more loft would fill the bag better. ${spacing}`
  if (verdict === 'wide')
    return `It leaves a wide gap behind the driver: less loft or a longer shaft would close it. ${spacing}`
  return spacing
}
