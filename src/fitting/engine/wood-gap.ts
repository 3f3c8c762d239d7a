import { carryShareOfTotal, type Flight, shareOfDrive } from '../../flight/index.ts'
import { idealGapHalfWidth, ownCarryFactor, woodSpacing } from '../../golf/carries.ts'
import { clip, roundTo } from '../../golf/units.ts'
import type { CarryClub } from './carry.ts'
import type { Context } from './context.ts'
import { ownDrive } from './driver-choice.ts'
import { type Fact, weakest } from './evidence.ts'
import type { WoodFit } from './wood-fit.ts'

interface WoodGapQuestion {
  readonly kind: 'wood' | 'hybrid'
  readonly designation: string
  readonly loftDeg: number
  readonly driverSpeedMph: Fact
  /** The club behind a stated carry; null when its loft is not known. */
  readonly measuredAt: CarryClub | null
  /** Of the fitted club, where it follows from a measured shot. */
  readonly flown: Flight | null
}

/** Carries and totals of driver and club, and whether the gap between them is a good one. @rule WOOD-GAP */
export const fitWoodGap = (context: Context, question: WoodGapQuestion): WoodFit => {
  const { kind, designation, loftDeg, driverSpeedMph, measuredAt, flown } = question
  const { swing } = context
  const stated = swing.believedCarryYards
  const drive = ownDrive(context, driverSpeedMph.value)
  const isDriversCarry = swing.numbersOf === 'driver'
  const ownFactor = factorOf(stated ?? flownPresent(context), drive, measuredAt)
  const isDriverStated = isDriversCarry && stated !== null
  const isClubStated = !isDriversCarry && stated !== null && measuredAt !== null
  // The carry of the club against the speed of the driver: two measurements, and so a gap that can be judged.
  const isJudged = isClubStated && driverSpeedMph.basis === 'measured'
  const driverCarry = isDriverStated ? stated : (isJudged ? 1 : ownFactor) * drive.carryYards
  const carry = flown?.carryYards ?? ownFactor * shareOfDrive(kind, loftDeg) * drive.carryYards
  const driverTotal = swing.totalYards ?? driverCarry + drive.rollYards
  const total = carry / carryShareOfTotal(kind)
  const idealShare = 1 - shareOfDrive(kind, loftDeg)
  const gapShare = (driverCarry - carry) / driverCarry
  const verdict = isJudged ? verdictOn(gapShare, idealShare) : 'estimated'
  return {
    designation,
    driverSpeedMph: roundTo(driverSpeedMph.value, 0.1),
    speedSource: driverSpeedMph.how,
    driverCarryYards: roundTo(driverCarry, 1),
    carryYards: roundTo(carry, 1),
    gapVsDriverYards: roundTo(driverCarry, 1) - roundTo(carry, 1),
    driverTotalYards: roundTo(driverTotal, 1),
    totalYards: roundTo(total, 1),
    totalGapVsDriverYards: roundTo(driverTotal, 1) - roundTo(total, 1),
    idealGapYards: {
      min: roundTo((idealShare - idealGapHalfWidth) * driverCarry, 1),
      max: roundTo((idealShare + idealGapHalfWidth) * driverCarry, 1),
    },
    verdict,
    advice: `${verdict === 'estimated' ? estimateWords(isDriverStated, isClubStated) : adviceOf[verdict]}${spacingWords(driverSpeedMph.value)}`,
    basis: weakest('estimated', driverSpeedMph),
    rule: 'WOOD-GAP',
  }
}

/** Of a wood or hybrid whose launch and spin were measured; a drive says it by its own numbers. */
const flownPresent = ({ swing }: Context): number | null =>
  swing.numbersOf === 'driver' ? null : (swing.presentShot?.flight.carryYards ?? null)

/** How much farther or shorter than the drive says an own carry is. */
const factorOf = (own: number | null, { carryYards }: Flight, measuredAt: CarryClub | null): number => {
  if (own === null || measuredAt === null) return 1
  const { kind, loftDeg } = measuredAt
  const share = kind === 'driver' ? 1 : shareOfDrive(kind, loftDeg)
  return clip(own / (share * carryYards), ownCarryFactor.min, ownCarryFactor.max)
}

const verdictOn = (gapShare: number, idealShare: number): 'ideal' | 'tight' | 'wide' => {
  if (gapShare < idealShare - idealGapHalfWidth) return 'tight'
  return gapShare > idealShare + idealGapHalfWidth ? 'wide' : 'ideal'
}

/** Which of the two carries keeps the gap from being judged. */
const estimateWords = (isDriverStated: boolean, isClubStated: boolean): string => {
  if (isClubStated)
    return 'The carry of the driver is an estimate, so the gap is not judged: measure the driver speed. '
  const estimated = isDriverStated ? 'The carry of this club is an estimate' : 'Both carries are estimates'
  return `${estimated}, so the gap is not judged: measure the carry of this club and the driver speed. `
}

const adviceOf = {
  ideal: '',
  tight: 'It carries too close to the driver: more loft would fill the bag better. ',
  wide: 'It leaves a wide gap behind the driver: less loft or a longer shaft would close it. ',
} as const

const spacingWords = (driverSpeedMph: number): string => {
  const { min, max } = driverSpeedMph < woodSpacing.slowBelowMph ? woodSpacing.slowYards : woodSpacing.yards
  return `Leave ${min}-${max} yd between it and the next wood or hybrid.`
}
