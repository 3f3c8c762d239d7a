import { expectedSmash, stepSeconds } from '../../../flight/index.ts'
import { launchOfFlightDeg, usualAttackDeg } from '../../../golf/flight/attack.ts'
import { isSpeedEstimated } from '../../../golf/input-worth.ts'
import { believableDriverShare, driverSpeedPerMph, driverSpeedsApartMph, type NumbersOf } from '../../../golf/speeds.ts'
import { tidy } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { deg, fixed, mph, rpm, say, sentences } from '../../../words/say.ts'
import { clubSaid } from '../../../words/say-club.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import { numbersOf, speedOf } from '../club.ts'
import { speedSaid } from '../club-said.ts'
import { assumed, derived, estimated, type Fact, measured } from '../fact.ts'
import { rounded, type Warning } from '../spec.ts'
import { carryOf } from './carry.ts'
import type { Delivery, Fly, Swing } from './context.ts'
import { flyingOnce } from './flying.ts'
import type { Golfer } from './golfer.ts'
import { anchorFlight, anchorsOf, noAnchors, presentShotOf } from './present-shot.ts'
import { type Believed, contradictionOf, type SpeedContradiction } from './speed-readings.ts'
import { speedFromDistance } from './told-speed.ts'

/** @rule IN-SPEED-MEANING, IN-ESTIMATE-SPEED, IN-DERIVE, IN-CONSISTENT-SPEED, IN-BALL-FLIGHT, IN-CONSISTENT-CLUBS */
export const swingOf = (
  request: FittingRequest,
  golfer: Golfer,
  { believe, fly = flyingOnce(stepSeconds) }: { believe?: Believed; fly?: Fly | undefined } = {},
): Swing => {
  const warnings: Warning[] = []
  const metrics = request.swingMetrics
  const delivery = deliveryOf(request, golfer, warnings, believe)
  const modeled = presentShotOf(delivery, fly)
  const carry = carryOf(request, golfer, delivery, { presentShot: modeled, fly }, warnings)
  const [peakFeet, landingDeg] = [metrics.peakHeight ?? null, metrics.landingAngle ?? null]
  const anchors = modeled === null ? noAnchors : anchorsOf({ ...carry, peakFeet, landingDeg }, modeled.flight)
  warnAboutOtherClubs(request, delivery.clubSpeedMph.value, warnings)
  return {
    ...delivery,
    ...carry,
    fly,
    presentShot: modeled && { ...modeled, flight: anchorFlight(anchors, modeled.flight) },
    anchors,
    peakFeet,
    landingDeg,
    clubPathDeg: metrics.clubPath ?? null,
    faceDeg: metrics.faceAngle ?? null,
    strike: metrics.strikePattern ?? null,
    attackOffsetDeg: request.shots?.attackOffset ?? null,
    ballFlight: metrics.ballFlight ?? null,
    warnings,
  }
}

type Metrics = FittingRequest['swingMetrics']

/** What was measured and what stands in for it, before anything is flown. @param warnings Contradictions are added. */
export const deliveryOf = (
  request: FittingRequest,
  golfer: Golfer,
  warnings: Warning[],
  believe?: Believed,
): Delivery => {
  const metrics = request.swingMetrics
  const of = numbersOf(request)
  const isDerived = metrics.swingSpeed === undefined && metrics.ballSpeed !== undefined
  const speed = isDerived ? of : speedOf(request)
  const ownPerMph = driverSpeedPerMph[speed] / driverSpeedPerMph[of]
  const smash = expectedSmash({
    club: of,
    handicap: golfer.handicap?.value,
    pattern: metrics.strikePattern,
    group: golfer.group,
    // The numbers come from the golfer's own 7-iron, whose smash depends on its loft.
    loftDeg: request.currentEquipment?.loft,
  })
  const { swingSpeed, ballSpeed } = metrics
  const contradiction =
    swingSpeed === undefined || ballSpeed === undefined
      ? null
      : contradictionOf({ of, speedOf: speed, clubSpeedMph: swingSpeed, ballSpeedMph: ballSpeed }, golfer, believe)
  if (contradiction !== null) warnings.push(contradictionWarning(metrics, contradiction))
  const clubSpeedMph = isSpeedEstimated(request)
    ? speedFromDistance(request, golfer)
    : clubSpeedOf(metrics, speed, smash, contradiction)
  const ownSpeedMph = clubSpeedMph.value * ownPerMph
  return {
    numbersOf: of,
    speedOf: speed,
    clubSpeedMph,
    ownSpeedMph,
    ballSpeedMph: ballSpeedOf(metrics, ownSpeedMph, smash),
    contradiction,
    attackDeg: attackOf(metrics.attackAngle, of, golfer),
    launchDeg: launchOf(metrics, speed),
    spinRpm: spinOf(metrics),
    missPattern: metrics.missPattern ?? null,
    missSize: metrics.missPattern ? (metrics.missSize ?? null) : null,
  }
}

const clubSpeedOf = (
  { swingSpeed, ballSpeed }: Metrics,
  of: NumbersOf,
  smash: number,
  contradiction: SpeedContradiction | null,
): Fact => {
  if (swingSpeed === undefined)
    return derived(
      tidy(ballSpeed! / smash),
      say('source.ballSpeedAtSmash', { speed: mph(rounded(ballSpeed!)), smash: fixed(smash, 2) }),
      'IN-DERIVE',
      'FLT-SMASH',
      'FLT-STRIKE',
    )
  if (contradiction === null || contradiction.clubSpeedMph === swingSpeed)
    return measured(swingSpeed, speedSaid(of, mph(rounded(swingSpeed))))
  const how = say('source.clubSpeedHeld', { speed: mph(rounded(ballSpeed!)) })
  return derived(contradiction.clubSpeedMph, how, 'IN-CONSISTENT-SPEED')
}

/** Why the speeds contradict each other, and which one was used. */
const contradictionWarning = ({ swingSpeed, ballSpeed }: Metrics, contradiction: SpeedContradiction): Warning => {
  const { believed, clubSpeedMph, smash, isMishit, limit } = contradiction
  const sent = rounded(swingSpeed!)
  const both = say(isMishit ? 'readings.poorSmash' : 'readings.impossibleSmash', {
    club: mph(sent),
    ball: mph(rounded(ballSpeed!)),
    smash: fixed(smash, 2),
    limit: fixed(limit, 2),
  })
  const used =
    believed === 'club'
      ? say('readings.clubStands')
      : say('readings.ballStands', { counted: mph(rounded(clubSpeedMph)), sent })
  const text = sentences([both, used, say('readings.measureBoth')])
  return { field: 'swingMetrics.swingSpeed', rule: 'IN-CONSISTENT-SPEED', text }
}

const ballSpeedOf = (metrics: Metrics, ownSpeedMph: number, smash: number): Fact => {
  const { ballSpeed } = metrics
  if (ballSpeed !== undefined) return measured(ballSpeed, say('source.ballSpeed', { speed: mph(rounded(ballSpeed)) }))
  return estimated(ownSpeedMph * smash, say('source.clubSpeedAtSmash', { smash: fixed(smash, 2) }), 'FLT-SMASH')
}

/** Measured, or the usual one of the club. @rule IN-ATTACK */
const attackOf = (attackAngle: number | undefined, of: NumbersOf, golfer: Golfer): Fact => {
  if (attackAngle !== undefined)
    return measured(attackAngle, say('source.attack', { attack: deg(rounded(attackAngle)) }))
  const usual = usualAttackDeg(of, { group: golfer.group, handicap: golfer.handicap?.value })
  const how =
    of === 'driver'
      ? say('source.usualDriverAttack', { attack: deg(usual) })
      : say('source.usualAttack', { club: clubSaid(of), attack: deg(usual) })
  return assumed(usual, how, 'IN-ATTACK')
}
/** The attack angle in a sentence; an assumed one says so. */
export function attackSaid({ value, basis }: Pick<Fact, 'value' | 'basis'>): Message {
  return say(basis === 'measured' ? 'swing.attack' : 'swing.assumedAttack', { attack: deg(rounded(value)) })
}

/** A described flight is that of a driver, whose speed comes with it. @rule IN-BALL-FLIGHT */
const launchOf = ({ launchAngle, ballFlight }: Metrics, speed: NumbersOf): Fact | null => {
  if (launchAngle !== undefined)
    return measured(launchAngle, say('source.launch', { launch: deg(rounded(launchAngle)) }))
  if (ballFlight === undefined || speed !== 'driver') return null
  const launch = launchOfFlightDeg[ballFlight]
  return estimated(launch, say(flightSeen[ballFlight], { launch: deg(launch) }), 'IN-BALL-FLIGHT')
}
const flightSeen = { high: 'source.highFlight', normal: 'source.normalFlight', low: 'source.lowFlight' } as const

const spinOf = ({ spinRate }: Metrics): Fact | null =>
  spinRate === undefined ? null : measured(spinRate, say('source.spin', { spin: rpm(rounded(spinRate)) }))

/** Speeds of two clubs that cannot belong to one golfer. @rule IN-CONSISTENT-CLUBS */
const warnAboutOtherClubs = (
  { clubType, clubDetails }: FittingRequest,
  speedMph: number,
  warnings: Warning[],
): void => {
  const sevenIron = clubDetails?.sevenIronSpeed
  const driver = clubDetails?.driverSpeed
  const speed = mph(rounded(speedMph))
  const { above, below } = believableDriverShare
  if (
    clubType === 'driver' &&
    sevenIron !== undefined &&
    (speedMph >= below * sevenIron || speedMph <= above * sevenIron)
  )
    warnings.push({
      field: 'clubDetails.sevenIronSpeed',
      rule: 'IN-CONSISTENT-CLUBS',
      text: say('readings.ironBesideDriver', { driver: speed, iron: mph(rounded(sevenIron)) }),
    })
  if (
    clubType === 'fairway' &&
    clubDetails?.fairwaySpeedSource !== 'three_wood' &&
    driver !== undefined &&
    Math.abs(driver - speedMph) > driverSpeedsApartMph
  )
    warnings.push({
      field: 'clubDetails.driverSpeed',
      rule: 'IN-CONSISTENT-CLUBS',
      text: say('readings.driverBesideSwing', { driver: mph(rounded(driver)), swing: speed }),
    })
}
