import {
  carryFactor,
  carryShareOfTotal,
  dynamicLoftDeg,
  estimatedCarryYards,
  expectedSmash,
  fly,
  spinRpm,
} from '../../flight/index.ts'
import type { MissPattern, MissSize, StrikePattern } from '../../golf.ts'
import { clip, tidy } from '../../units.ts'
import type { FittingRequest } from '../schema.ts'
import { driverSpeedPerMph, type NumbersOf, numbersOf, wedgeOf } from './club.ts'
import { assumed, derived, estimated, type Fact, measured } from './evidence.ts'
import { type Golfer, handicapOrAverage } from './golfer.ts'

/** A contradiction in the input: told to the golfer, never a refusal. */
export interface Warning {
  readonly field: string
  readonly text: string
}

/** The swing as the rules see it: every number with its origin. */
export interface Swing {
  readonly numbersOf: NumbersOf
  readonly clubSpeedMph: Fact
  readonly ballSpeedMph: Fact
  readonly attackDeg: Fact
  /** Measured, or read from the described flight of a driver; null when neither. */
  readonly launchDeg: Fact | null
  /** Measured only: an unknown spin never triggers a spin rule. */
  readonly spinRpm: Fact | null
  /** Stated or derived carry that a ball of this speed can make; null otherwise. */
  readonly carryYards: Fact | null
  /** Stated without any launch-monitor number: golfers overstate. */
  readonly carryIsSelfReported: boolean
  readonly totalYards: number | null
  readonly peakFeet: number | null
  readonly landingDeg: number | null
  readonly clubPathDeg: number | null
  readonly faceDeg: number | null
  readonly missPattern: MissPattern | null
  /** Null without missPattern: a size alone says nothing. */
  readonly missSize: MissSize | null
  readonly strike: StrikePattern | null
  readonly ballFlight: 'low' | 'normal' | 'high' | null
  readonly warnings: readonly Warning[]
}

/** Smash factors between which club and ball speed belong together. @rule IN-CONSISTENT-SPEED */
const believableSmash: Readonly<Partial<Record<NumbersOf, readonly [low: number, high: number]>>> = {
  driver: [1.3, 1.53],
  '3-wood': [1.28, 1.52],
  hybrid: [1.24, 1.5],
  '7-iron': [1.2, 1.45],
}

/** Launch for a described flight. @source interface specification, tool form @rule IN-BALL-FLIGHT */
const launchOfFlight = { low: 9, normal: 13, high: 17 } as const

/** A carry further above the model than this cannot be; further below it is a poor strike. @rule IN-CONSISTENT-CARRY */
const carryShareMax = 1.12
const carryShareMin = 0.7

/** @rule IN-SPEED-MEANING, IN-DERIVE, IN-CONSISTENT-SPEED, IN-CONSISTENT-CARRY, IN-BALL-FLIGHT */
export const swingOf = (request: FittingRequest, golfer: Golfer): Swing => {
  const metrics = request.swingMetrics
  const of = numbersOf(request)
  const warnings: Warning[] = []
  const smash = expectedSmash({ club: of, handicap: golfer.handicap?.value, pattern: metrics.strikePattern })
  const clubSpeedMph = clubSpeedOf(metrics, of, smash, warnings)
  const ballSpeedMph = ballSpeedOf(metrics, clubSpeedMph, smash)
  const attackDeg = attackOf(metrics.attackAngle, of, golfer)
  const launchDeg = launchOf(metrics, of)
  const speeds = { of, clubSpeedMph, ballSpeedMph, attackDeg, launchDeg }
  const carry = carryOf(request, golfer, speeds, warnings)
  warnAboutOtherClubs(request, clubSpeedMph.value, warnings)
  return {
    numbersOf: of,
    clubSpeedMph,
    ballSpeedMph,
    attackDeg,
    launchDeg,
    spinRpm: metrics.spinRate === undefined ? null : measured(metrics.spinRate, `spin ${metrics.spinRate} rpm`),
    ...carry,
    carryIsSelfReported:
      metrics.carryDistance !== undefined && metrics.ballSpeed === undefined && metrics.launchAngle === undefined,
    peakFeet: metrics.peakHeight ?? null,
    landingDeg: metrics.landingAngle ?? null,
    clubPathDeg: metrics.clubPath ?? null,
    faceDeg: metrics.faceAngle ?? null,
    missPattern: metrics.missPattern ?? null,
    missSize: metrics.missPattern ? (metrics.missSize ?? null) : null,
    strike: metrics.strikePattern ?? null,
    ballFlight: metrics.ballFlight ?? null,
    warnings,
  }
}

type Metrics = FittingRequest['swingMetrics']

const clubSpeedOf = (metrics: Metrics, of: NumbersOf, smash: number, warnings: Warning[]): Fact => {
  const { swingSpeed, ballSpeed } = metrics
  if (swingSpeed === undefined) {
    return derived(tidy(ballSpeed! / smash), `ball speed ${ballSpeed} mph at a smash factor of ${smash.toFixed(2)}`)
  }
  const limits = believableSmash[of]
  if (ballSpeed === undefined || !limits) return measured(swingSpeed, `${of} speed ${swingSpeed} mph`)
  // A clamp is continuous, so that a faster golfer never gets a softer answer.
  const clamped = tidy(clip(swingSpeed, ballSpeed / limits[1], ballSpeed / limits[0]))
  if (Math.abs(clamped - swingSpeed) < 0.05) return measured(swingSpeed, `${of} speed ${swingSpeed} mph`)
  warnings.push({
    field: 'swingMetrics.swingSpeed',
    text:
      `Club speed ${swingSpeed} mph and ball speed ${ballSpeed} mph do not belong together; ${clamped.toFixed(1)} mph was used. ` +
      (clamped > swingSpeed
        ? 'The club speed looks too low for this ball.'
        : 'Either the strike was off centre, or the club speed belongs to another club.'),
  })
  return derived(clamped, `club speed held to what a ball speed of ${ballSpeed} mph allows`)
}

const ballSpeedOf = (metrics: Metrics, clubSpeed: Fact, smash: number): Fact => {
  if (metrics.ballSpeed !== undefined) return measured(metrics.ballSpeed, `ball speed ${metrics.ballSpeed} mph`)
  return estimated(clubSpeed.value * smash, `club speed at a smash factor of ${smash.toFixed(2)}`)
}

/** Attack angles when none was measured, anchored to the PGA rows of db/rules/trackman-pga.csv. @rule IN-ATTACK */
const attackOf = (attackAngle: number | undefined, of: NumbersOf, golfer: Golfer): Fact => {
  if (attackAngle !== undefined) return measured(attackAngle, `attack angle ${attackAngle}°`)
  const usual = of === 'driver' ? (handicapOrAverage(golfer) > 10 ? -1.5 : -0.5) : usualAttackDeg[of]
  return assumed(usual, `usual ${of} attack angle of ${usual}°`)
}
const usualAttackDeg: Readonly<Record<Exclude<NumbersOf, 'driver'>, number>> = {
  '3-wood': -2.5,
  hybrid: -3,
  '7-iron': -3.5,
  PW: -4.5,
  GW: -4.5,
  SW: -4.5,
  LW: -4.5,
}

const launchOf = ({ launchAngle, ballFlight }: Metrics, of: NumbersOf): Fact | null => {
  if (launchAngle !== undefined) return measured(launchAngle, `launch ${launchAngle}°`)
  if (ballFlight === undefined || of !== 'driver') return null
  const launch = launchOfFlight[ballFlight]
  return estimated(launch, `${ballFlight} ball flight read as a launch of ${launch}°`)
}

interface Speeds {
  readonly of: NumbersOf
  readonly clubSpeedMph: Fact
  readonly ballSpeedMph: Fact
  readonly attackDeg: Fact
  readonly launchDeg: Fact | null
}

const carryOf = (
  request: FittingRequest,
  golfer: Golfer,
  speeds: Speeds,
  warnings: Warning[],
): { carryYards: Fact | null; totalYards: number | null } => {
  const { carryDistance, totalDistance } = request.swingMetrics
  const total = totalOf(speeds.of, carryDistance, totalDistance, warnings)
  if (carryDistance !== undefined) {
    const model = request.clubType === 'wedge' ? null : modelCarryYards(request, golfer, speeds)
    if (model !== null && !isBelievable(carryDistance, model, warnings)) return { carryYards: null, totalYards: total }
    return { carryYards: measured(carryDistance, `carry ${carryDistance} yd`), totalYards: total }
  }
  if (total === null) return { carryYards: null, totalYards: null }
  const share = carryShareOfTotal('driver', speeds.clubSpeedMph.value)
  return { carryYards: derived(total * share, `total ${total} yd less the roll`), totalYards: total }
}

/** Only a driver's total is asked for; a total below the carry cannot be. */
const totalOf = (
  of: NumbersOf,
  carry: number | undefined,
  total: number | undefined,
  warnings: Warning[],
): number | null => {
  if (total === undefined || of !== 'driver') return null
  if (carry === undefined || total >= carry) return total
  warnings.push({
    field: 'swingMetrics.totalDistance',
    text: `Total ${total} yd is below the carry of ${carry} yd and was left out.`,
  })
  return null
}

const isBelievable = (carry: number, model: number, warnings: Warning[]): boolean => {
  const field = 'swingMetrics.carryDistance'
  const expected = Math.round(model)
  if (carry > carryShareMax * model) {
    const text = `Carry ${carry} yd is above what this ball speed can produce (about ${expected} yd); it was left out of flex and gapping.`
    warnings.push({ field, text })
    return false
  }
  if (carry < carryShareMin * model) {
    warnings.push({
      field,
      text: `Carry ${carry} yd is far below the ${expected} yd this speed can give: look at the strike first.`,
    })
  }
  return true
}

/** Loft at which the carry of an unfitted club is estimated, degrees. @rule FLT-CARRY */
const carryLoftDeg = (request: FittingRequest, of: NumbersOf): number => {
  if (of === 'driver') return 10.5
  if (of === '3-wood') return 15
  if (of === '7-iron') return 33
  return of === 'hybrid' ? (request.currentEquipment?.loft ?? 21) : wedgeOf(request).loftDeg
}

/** Carry this golfer's ball can make: flown when the launch is measured, otherwise the estimate of rule FLT-CARRY. */
const modelCarryYards = (request: FittingRequest, golfer: Golfer, speeds: Speeds): number | null => {
  const { of, clubSpeedMph, ballSpeedMph, attackDeg } = speeds
  const launchDeg = request.swingMetrics.launchAngle
  if (launchDeg !== undefined) {
    if (launchDeg < 2) return null // below the flight model's range: nothing to compare with
    const spin = request.swingMetrics.spinRate ?? spinBehindLaunch(of, clubSpeedMph.value, launchDeg, attackDeg.value)
    return fly({ ballSpeedMph: ballSpeedMph.value, launchDeg, spinRpm: spin }).carryYards
  }
  return estimatedCarryYards({
    kind: of === 'driver' || of === '3-wood' ? 'wood' : of === 'hybrid' ? 'hybrid' : 'iron_wedge',
    loftDeg: carryLoftDeg(request, of),
    driverSpeedMph: clubSpeedMph.value * driverSpeedPerMph[of],
    carryFactor: carryFactor(golfer.handicap?.value),
  })
}

/** Spin that this launch and attack leave the club with, rpm: for expected flights only, never for a spin rule. @rule IN-DERIVE */
export const spinBehindLaunch = (of: NumbersOf, clubSpeedMph: number, launchDeg: number, attackDeg: number): number =>
  spinRpm({ club: of, clubSpeedMph, spinLoftDeg: dynamicLoftDeg({ launchDeg, attackDeg }) - attackDeg })

/** Speeds of two clubs that cannot belong to one golfer. @rule IN-CONSISTENT-CLUBS */
const warnAboutOtherClubs = (
  { clubType, clubDetails }: FittingRequest,
  speedMph: number,
  warnings: Warning[],
): void => {
  const sevenIron = clubDetails?.sevenIronSpeed
  const driver = clubDetails?.driverSpeed
  if (clubType === 'driver' && sevenIron !== undefined && (speedMph >= 1.5 * sevenIron || speedMph <= 1.05 * sevenIron))
    warnings.push({
      field: 'clubDetails.sevenIronSpeed',
      text: `A driver speed of ${speedMph.toFixed(0)} mph and a 7-iron speed of ${sevenIron} mph rarely belong to one golfer; the driver speed was used.`,
    })
  if (
    clubType === 'fairway' &&
    clubDetails?.fairwaySpeedSource !== 'three_wood' &&
    driver !== undefined &&
    Math.abs(driver - speedMph) > 5
  )
    warnings.push({
      field: 'clubDetails.driverSpeed',
      text: `driverSpeed ${driver} mph and swingSpeed ${speedMph.toFixed(0)} mph are both driver speeds and differ; swingSpeed fitted the club, driverSpeed the gap.`,
    })
}
