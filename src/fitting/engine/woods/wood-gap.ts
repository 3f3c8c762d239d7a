import { carryShareOfTotal, shareOfDrive } from '../../../flight/index.ts'
import { idealGapHalfWidth, woodSpacing } from '../../../golf/flight/carries.ts'
import { roundTo } from '../../../golf/units.ts'
import type { RuleId } from '../../../ruleset/index.ts'
import type { Message } from '../../../words/message.ts'
import { mph, say, sentences, yd } from '../../../words/say.ts'
import { clubSaid } from '../../../words/say-club.ts'
import { type Fact, weakest } from '../fact.ts'
import { rounded, type Warning } from '../spec.ts'
import type { Context } from '../swing/context.ts'
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
    advice: sentences([
      ...(verdict === 'estimated' ? notJudged(context, question) : adviceOf(verdict)),
      spacing(driverSpeedMph.value),
    ]),
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
          text: say('woods.fartherThanDriver', {
            club: clubSaid(designation),
            carry: yd(-gapVsDriverYards),
            speed: mph(rounded(driverSpeedMph)),
          }),
        },
      ]

/** Which of the two carries keeps the gap from being judged. */
function notJudged({ swing }: Context, { measuredAt, driverSpeedMph }: WoodQuestion): Message[] {
  const { numbersOf, believedCarryYards: stated, carryYards, presentShot } = swing
  const [ofClub, ofDriver] = [say('woods.thisCarry'), say('woods.theDriverSpeed')]
  if (numbersOf === 'driver')
    return [
      say(stated === null ? 'woods.bothEstimatedMeasure' : 'woods.clubEstimated', { what: both(ofClub, ofDriver) }),
    ]
  if (measuredAt !== null && stated !== null) return [say('woods.driverEstimated', { what: ofDriver })]
  const isUnused = measuredAt === null && (stated !== null || presentShot !== null)
  const wanted = [
    ...(isUnused && stated !== null ? [] : [ofClub]),
    ...(driverSpeedMph.basis === 'measured' ? [] : [ofDriver]),
  ]
  return [
    ...(isUnused ? [unused(stated === null ? null : (carryYards?.value ?? stated))] : []),
    wanted.length === 0 ? say('woods.bothEstimated') : say('woods.bothEstimatedMeasure', { what: wanted.reduce(both) }),
  ]
}

function both(one: Message, other: Message): Message {
  return say('flight.and', { one, other })
}

/** A measurement with a hybrid of unknown loft. @param carryYards Null: a shot without a carry. */
function unused(carryYards: number | null): Message {
  return carryYards === null ? say('woods.shotUnused') : say('woods.carryUnused', { carry: yd(rounded(carryYards)) })
}

function adviceOf(verdict: 'ideal' | 'tight' | 'wide'): Message[] {
  return verdict === 'ideal' ? [] : [say(verdict === 'tight' ? 'woods.tooClose' : 'woods.wideGap')]
}

function spacing(driverSpeedMph: number): Message {
  const { min, max } = driverSpeedMph < woodSpacing.slowBelowMph ? woodSpacing.slowYards : woodSpacing.yards
  return say('woods.leave', { yards: yd([min, max]) })
}
