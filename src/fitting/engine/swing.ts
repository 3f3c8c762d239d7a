import { expectedSmash } from '../../flight/index.ts'
import { launchOfFlightDeg, usualAttackDeg } from '../../golf/attack.ts'
import { believableDriverShare, believableSmash, driverSpeedsApartMph, type NumbersOf } from '../../golf/speeds.ts'
import { clip, tidy } from '../../golf/units.ts'
import type { FittingRequest } from '../schema.ts'
import { carryOf } from './carry.ts'
import { numbersOf } from './club.ts'
import type { Delivery, Swing } from './context.ts'
import { assumed, derived, estimated, type Fact, measured } from './evidence.ts'
import type { Golfer } from './golfer.ts'
import { presentShotOf } from './present-shot.ts'
import { figure, type Warning } from './spec.ts'

/** @rule IN-SPEED-MEANING, IN-DERIVE, IN-CONSISTENT-SPEED, IN-BALL-FLIGHT, IN-CONSISTENT-CLUBS */
export const swingOf = (request: FittingRequest, golfer: Golfer): Swing => {
  const metrics = request.swingMetrics
  const warnings: Warning[] = []
  const delivery = deliveryOf(request, golfer, warnings)
  const presentShot = presentShotOf(delivery)
  const carry = carryOf(request, golfer, delivery, presentShot, warnings)
  warnAboutOtherClubs(request, delivery.clubSpeedMph.value, warnings)
  return {
    ...delivery,
    ...carry,
    presentShot,
    peakFeet: metrics.peakHeight ?? null,
    landingDeg: metrics.landingAngle ?? null,
    clubPathDeg: metrics.clubPath ?? null,
    faceDeg: metrics.faceAngle ?? null,
    strike: metrics.strikePattern ?? null,
    ballFlight: metrics.ballFlight ?? null,
    warnings,
  }
}

type Metrics = FittingRequest['swingMetrics']

/** What was measured and what stands in for it, before anything is flown. @param warnings Contradictions are added. */
export const deliveryOf = (request: FittingRequest, golfer: Golfer, warnings: Warning[]): Delivery => {
  const metrics = request.swingMetrics
  const of = numbersOf(request)
  const smash = expectedSmash({
    club: of,
    handicap: golfer.handicap?.value,
    pattern: metrics.strikePattern,
    // The numbers come from the golfer's own 7-iron, whose smash depends on its loft.
    loftDeg: request.currentEquipment?.loft,
  })
  const clubSpeedMph = clubSpeedOf(metrics, of, smash, warnings)
  return {
    numbersOf: of,
    clubSpeedMph,
    ballSpeedMph: ballSpeedOf(metrics, clubSpeedMph, smash),
    attackDeg: attackOf(metrics.attackAngle, of, golfer),
    launchDeg: launchOf(metrics, of),
    spinRpm: spinOf(metrics),
    missPattern: metrics.missPattern ?? null,
    missSize: metrics.missPattern ? (metrics.missSize ?? null) : null,
  }
}

/** A smaller correction than this is rounding, not a contradiction. */
const noticeableMph = 0.05

const clubSpeedOf = (metrics: Metrics, of: NumbersOf, smash: number, warnings: Warning[]): Fact => {
  const { swingSpeed, ballSpeed } = metrics
  if (swingSpeed === undefined)
    return derived(
      tidy(ballSpeed! / smash),
      `ball speed ${figure(ballSpeed!)} mph at a smash factor of ${smash.toFixed(2)}`,
      'IN-DERIVE',
      'FLT-SMASH',
      'FLT-STRIKE',
    )
  const limits = believableSmash[of]
  if (ballSpeed === undefined || !limits) return measured(swingSpeed, `${of} speed ${figure(swingSpeed)} mph`)
  // A clamp is continuous, so that a faster golfer never gets a softer answer.
  const clamped = tidy(clip(swingSpeed, ballSpeed / limits[1], ballSpeed / limits[0]))
  if (Math.abs(clamped - swingSpeed) < noticeableMph) return measured(clamped, `${of} speed ${figure(swingSpeed)} mph`)
  warnings.push({
    field: 'swingMetrics.swingSpeed',
    text:
      `Club speed ${figure(swingSpeed)} mph and ball speed ${figure(ballSpeed)} mph do not belong together; ${figure(clamped)} mph was used. ` +
      (clamped > swingSpeed
        ? 'The club speed looks too low for this ball.'
        : 'Either the strike was off center, or the club speed belongs to another club.'),
  })
  return derived(
    clamped,
    `club speed held to what a ball speed of ${figure(ballSpeed)} mph allows`,
    'IN-CONSISTENT-SPEED',
  )
}

const ballSpeedOf = (metrics: Metrics, clubSpeed: Fact, smash: number): Fact => {
  if (metrics.ballSpeed !== undefined) return measured(metrics.ballSpeed, `ball speed ${figure(metrics.ballSpeed)} mph`)
  return estimated(clubSpeed.value * smash, `club speed at a smash factor of ${smash.toFixed(2)}`)
}

/** Measured, or the usual one of the club. @rule IN-ATTACK */
const attackOf = (attackAngle: number | undefined, of: NumbersOf, golfer: Golfer): Fact => {
  if (attackAngle !== undefined) return measured(attackAngle, `attack angle ${figure(attackAngle)}°`)
  const usual = usualAttackDeg(of, { group: golfer.group, handicap: golfer.handicap?.value })
  return assumed(usual, `usual ${of} attack angle of ${usual}°`, 'IN-ATTACK')
}
/** The attack angle in a sentence; an assumed one says so. */
export const attackWords = ({ value, basis }: Fact): string =>
  basis === 'measured' ? `an attack of ${figure(value)}°` : `an assumed attack of ${figure(value)}°`

const launchOf = ({ launchAngle, ballFlight }: Metrics, of: NumbersOf): Fact | null => {
  if (launchAngle !== undefined) return measured(launchAngle, `launch ${figure(launchAngle)}°`)
  if (ballFlight === undefined || of !== 'driver') return null
  const launch = launchOfFlightDeg[ballFlight]
  return estimated(launch, `${ballFlight} ball flight read as a launch of ${launch}°`, 'IN-BALL-FLIGHT')
}

const spinOf = ({ spinRate }: Metrics): Fact | null =>
  spinRate === undefined ? null : measured(spinRate, `spin ${figure(spinRate)} rpm`)

/** Speeds of two clubs that cannot belong to one golfer. @rule IN-CONSISTENT-CLUBS */
const warnAboutOtherClubs = (
  { clubType, clubDetails }: FittingRequest,
  speedMph: number,
  warnings: Warning[],
): void => {
  const sevenIron = clubDetails?.sevenIronSpeed
  const driver = clubDetails?.driverSpeed
  const speed = figure(speedMph)
  const { above, below } = believableDriverShare
  if (
    clubType === 'driver' &&
    sevenIron !== undefined &&
    (speedMph >= below * sevenIron || speedMph <= above * sevenIron)
  )
    warnings.push({
      field: 'clubDetails.sevenIronSpeed',
      text: `A driver speed of ${speed} mph and a 7-iron speed of ${figure(sevenIron)} mph rarely belong to one golfer; the driver speed was used.`,
    })
  if (
    clubType === 'fairway' &&
    clubDetails?.fairwaySpeedSource !== 'three_wood' &&
    driver !== undefined &&
    Math.abs(driver - speedMph) > driverSpeedsApartMph
  )
    warnings.push({
      field: 'clubDetails.driverSpeed',
      text: `driverSpeed ${figure(driver)} mph and swingSpeed ${speed} mph are both driver speeds and differ; swingSpeed fitted the club, driverSpeed the gap.`,
    })
}
