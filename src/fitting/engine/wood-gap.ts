import { carryShareOfTotal, shareOfDrive } from '../../flight/index.ts'
import { idealGapHalfWidth, woodSpacing } from '../../golf/carries.ts'
import { roundTo } from '../../golf/units.ts'
import type { RuleId } from '../../ruleset/index.ts'
import type { Context } from './context.ts'
import { type Fact, weakest } from './fact.ts'
import { figure, type Warning } from './spec.ts'
import type { WoodCarries, WoodQuestion } from './wood-carries.ts'
import type { WoodFit } from './wood-fit.ts'

/** A wood or hybrid with the name it is sold by. */
export interface WoodGapQuestion extends WoodQuestion {
  readonly designation: string
}

/** Carries and totals of driver and club, and whether the gap between them is a good one. @rule WOOD-GAP */
export const fitWoodGap = (context: Context, question: WoodGapQuestion, carries: WoodCarries): WoodFit => {
  const { kind, designation, loftDeg, driverSpeedMph } = question
  const { driverYards, driverRollYards, isJudged } = carries
  const carry = carries.at(loftDeg)
  const driverTotal = context.swing.totalYards ?? driverYards + driverRollYards
  const total = carry / carryShareOfTotal(kind)
  const idealShare = 1 - shareOfDrive(kind, loftDeg)
  const verdict = isJudged ? verdictOn((driverYards - carry) / driverYards, idealShare) : 'estimated'
  return {
    designation,
    driverSpeedMph: roundTo(driverSpeedMph.value, 0.1),
    speedSource: driverSpeedMph.how,
    driverCarryYards: roundTo(driverYards, 1),
    carryYards: roundTo(carry, 1),
    gapVsDriverYards: roundTo(driverYards, 1) - roundTo(carry, 1),
    driverTotalYards: roundTo(driverTotal, 1),
    totalYards: roundTo(total, 1),
    totalGapVsDriverYards: roundTo(driverTotal, 1) - roundTo(total, 1),
    idealGapYards: {
      min: roundTo((idealShare - idealGapHalfWidth) * driverYards, 1),
      max: roundTo((idealShare + idealGapHalfWidth) * driverYards, 1),
    },
    verdict,
    advice: `${verdict === 'estimated' ? estimateWords(context, question) : adviceOf[verdict]}${spacingWords(driverSpeedMph.value)}`,
    basis: weakest('estimated', driverSpeedMph),
    rule: 'WOOD-GAP',
    rules: woodRules(carries, driverSpeedMph),
  }
}

/** The gap, the drive and the carry of this club; a shot that was measured is flown. */
const woodRules = ({ basis }: WoodCarries, { rules = [] }: Fact): RuleId[] => {
  const flown = [
    'FLT-TRAJECTORY',
    'FLT-ROLL',
    'FLT-STRIKE',
    ...(basis === 'flown' ? (['FLT-COMPARE'] as const) : []),
  ] as const
  return [...new Set<RuleId>(['WOOD-GAP', 'FLT-CARRY', 'FLT-TOTAL', ...flown, ...rules])]
}

const verdictOn = (gapShare: number, idealShare: number): 'ideal' | 'tight' | 'wide' => {
  if (gapShare < idealShare - idealGapHalfWidth) return 'tight'
  return gapShare > idealShare + idealGapHalfWidth ? 'wide' : 'ideal'
}

/** Two measurements that cannot belong to one golfer: a wood farther than the driver. @rule WOOD-GAP */
export const gapWarnings = ({ designation, driverSpeedMph, gapVsDriverYards }: WoodFit): Warning[] =>
  gapVsDriverYards >= 0
    ? []
    : [
        {
          field: 'clubDetails.driverSpeed',
          rule: 'WOOD-GAP',
          text: `By these numbers the ${designation} carries ${-gapVsDriverYards} yd farther than the driver of ${figure(driverSpeedMph)} mph. Measure both again.`,
        },
      ]

/** Which of the two carries keeps the gap from being judged. */
const estimateWords = ({ swing }: Context, { measuredAt, driverSpeedMph }: WoodQuestion): string => {
  const { numbersOf, believedCarryYards: stated, carryYards, presentShot } = swing
  if (numbersOf === 'driver') {
    const estimated = stated === null ? 'Both carries are estimates' : 'The carry of this club is an estimate'
    return `${estimated}, so the gap is not judged: measure the carry of this club and the driver speed. `
  }
  if (measuredAt !== null && stated !== null)
    return 'The carry of the driver is an estimate, so the gap is not judged: measure the driver speed. '
  const isMeasured = stated !== null || presentShot !== null
  const unused = stated === null ? 'The measured shot' : `The carry of ${figure(carryYards?.value ?? stated)} yd`
  const [first, ask] =
    measuredAt === null && isMeasured
      ? [`${unused} is not used while the loft of the hybrid that hit it is unknown: send that loft. `, stated === null]
      : ['', true]
  const wanted = [
    ...(ask ? ['the carry of this club'] : []),
    ...(driverSpeedMph.basis === 'measured' ? [] : ['the driver speed']),
  ]
  const measure = wanted.length === 0 ? '' : `: measure ${wanted.join(' and ')}`
  return `${first}Both carries are estimates, so the gap is not judged${measure}. `
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
