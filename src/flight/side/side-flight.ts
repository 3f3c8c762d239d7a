import { ball as ballOfTheRules, spinDecay, spinRpmMin } from '../../golf/flight/ball.ts'
import { axisTilt } from '../../golf/flight/side.ts'
import { metersPerSecondPerMph, metersPerYard, radiansPerDegree, radiansPerSecondPerRpm } from '../../golf/units.ts'
import { knowLaws } from '../aerodynamics.ts'
import { type Air, standardAir } from '../air.ts'
import { feelAir, forces } from '../forces.ts'
import { launchShare } from '../impact.ts'
import { gravityMps2, type Landing } from '../roll.ts'
import { type Launch, stepSeconds, stepsMax } from '../trajectory.ts'

const { radiusM } = ballOfTheRules

/** Where a ball starts sideways. Both angles are positive to the right, for golfers of both hands. */
interface SideStart {
  /** From the target line, degrees. */
  readonly directionDeg: number
  /** Tilt of the spin axis, degrees: tilted right the ball curves right. */
  readonly spinAxisDeg: number
}

/** A place above the ground, yards; right of the target line is positive. */
export interface SidePoint {
  readonly alongYards: number
  readonly sideYards: number
  readonly heightYards: number
}

/** What a ball flies through. The wind is even, and the same at every height. */
export interface Weather {
  readonly air: Air
  /** Against the shot; negative from behind. */
  readonly headwindMph: number
  /** Towards the right. */
  readonly crosswindMph: number
}

/** The air of every fitting, and no wind. */
export const stillAir: Weather = { air: standardAir, headwindMph: 0, crosswindMph: 0 }

/** A flight that may leave the target line. */
interface SideFlight {
  /** Along the target line. */
  readonly carryYards: number
  /** From the target line at the landing. */
  readonly sideYards: number
  /** From the line of the start at the landing. */
  readonly curveYards: number
  readonly apexYards: number
  readonly landing: Landing
  /** From the tee to the landing, a point every 0.04 s. */
  readonly path: readonly SidePoint[]
}

/**
 * Start and spin axis of a ball that a face and a path give, hit in the center of the face.
 * @source The share of the face in the direction is that of the loft in the launch; curves: db/rules/curvature-vectors.csv
 * @rule FLT-SIDE
 * @example sideStart({ faceDeg: 2, clubPathDeg: 0, spinLoftDeg: 14 }).directionDeg // 1.7
 */
export const sideStart = (delivery: { faceDeg: number; clubPathDeg: number; spinLoftDeg: number }): SideStart => {
  const { faceDeg, clubPathDeg, spinLoftDeg } = delivery
  const faceToPathDeg = faceDeg - clubPathDeg
  const tilt = (axisTilt.times * faceToPathDeg) / Math.max(axisTilt.spinLoftDegMin, spinLoftDeg)
  return {
    directionDeg: clubPathDeg + launchShare(spinLoftDeg) * faceToPathDeg,
    spinAxisDeg: Math.atan(tilt) / radiansPerDegree,
  }
}

/**
 * Fly a ball in three dimensions: the forces of `fly`, the lift tilted with the spin axis, against the moving air. Flights that keep
 * to the target line carry as those of `fly`.
 *
 * @source As `fly`; a spin axis of 2° and 10° curves shots of 150 and 200 yd as TrackMan says, within 15 %.
 * @rule FLT-SIDE
 */
export const sideFlight = (launch: Launch & SideStart, weather: Weather = stillAir): SideFlight => {
  const ball = atImpact(launch)
  const path = [pointOf(ball)]
  if (launch.launchDeg <= 0) return landed(ball, path, launch)
  knowLaws()
  const around = surroundings(launch, weather)
  for (let step = 0; ; step++) {
    if (step === stepsMax) throw new Error(`No landing within ${stepsMax} steps: ${JSON.stringify(launch)}`)
    advance(ball, stepSeconds, around)
    if (ball.heightM < 0 && ball.upMps < 0) break
    path.push(pointOf(ball))
  }
  // Newton steps back along the flight put the ball on the ground.
  for (let step = 0; step < 3; step++) advance(ball, -ball.heightM / ball.upMps, around)
  path.push(pointOf(ball))
  return landed(ball, path, launch)
}

/** A ball in flight, in SI units; the integrator changes it in place, so that a flight allocates its path alone. */
interface Ball {
  alongM: number
  sideM: number
  heightM: number
  alongMps: number
  sideMps: number
  upMps: number
  spinRadPerS: number
}

const atImpact = ({ ballSpeedMph, launchDeg, spinRpm, directionDeg }: Launch & SideStart): Ball => {
  const speedMps = ballSpeedMph * metersPerSecondPerMph
  const levelMps = speedMps * Math.cos(launchDeg * radiansPerDegree)
  const direction = directionDeg * radiansPerDegree
  return {
    alongM: 0,
    sideM: 0,
    heightM: 0,
    alongMps: levelMps * Math.cos(direction),
    sideMps: levelMps * Math.sin(direction),
    upMps: speedMps * Math.sin(launchDeg * radiansPerDegree),
    spinRadPerS: Math.max(spinRpmMin, spinRpm) * radiansPerSecondPerRpm,
  }
}

/** What stays the same during a flight: the spin axis, and the wind along and to the side, meters per second. */
interface Surroundings {
  readonly axisAlong: number
  readonly axisSide: number
  readonly axisUp: number
  readonly densityKgM3: number
  readonly windAlong: number
  readonly windSide: number
}

/** Backspin turns about the line to the right of the start; a tilt to the right lowers that end. */
const surroundings = (
  { directionDeg, spinAxisDeg }: SideStart,
  { air, headwindMph, crosswindMph }: Weather,
): Surroundings => {
  const [direction, tilt] = [directionDeg * radiansPerDegree, spinAxisDeg * radiansPerDegree]
  return {
    axisAlong: -Math.sin(direction) * Math.cos(tilt),
    axisSide: Math.cos(direction) * Math.cos(tilt),
    axisUp: -Math.sin(tilt),
    densityKgM3: air.densityKgM3,
    windAlong: -headwindMph * metersPerSecondPerMph,
    windSide: crosswindMph * metersPerSecondPerMph,
  }
}

/**
 * One classical Runge-Kutta step (fourth order), as `fly` takes them. The lift stands at right angles to the way of the ball through
 * the air and to the spin axis.
 */
const advance = (ball: Ball, seconds: number, around: Surroundings): void => {
  const { axisAlong, axisSide, axisUp, densityKgM3, windAlong, windSide } = around
  let { alongMps, sideMps, upMps, spinRadPerS } = ball
  let [sumAlong, sumSide, sumUp, sumAlongMps, sumSideMps, sumUpMps, sumSpin] = [0, 0, 0, 0, 0, 0, 0]
  for (let look = 0; look < 4; look++) {
    const [along, side] = [alongMps - windAlong, sideMps - windSide]
    const speedMps = Math.sqrt(along * along + side * side + upMps * upMps)
    feelAir(speedMps, spinRadPerS, densityKgM3)
    const { drag, lift } = forces
    const gainAlong = lift * (side * axisUp - upMps * axisSide) - drag * along
    const gainSide = lift * (upMps * axisAlong - along * axisUp) - drag * side
    const gainUp = lift * (along * axisSide - side * axisAlong) - drag * upMps - gravityMps2
    const gainSpin = (-spinDecay * spinRadPerS * speedMps) / radiusM

    const weight = look === 0 || look === 3 ? 1 / 6 : 1 / 3
    sumAlong += weight * alongMps
    sumSide += weight * sideMps
    sumUp += weight * upMps
    sumAlongMps += weight * gainAlong
    sumSideMps += weight * gainSide
    sumUpMps += weight * gainUp
    sumSpin += weight * gainSpin

    const ahead = look === 2 ? seconds : seconds / 2
    alongMps = ball.alongMps + ahead * gainAlong
    sideMps = ball.sideMps + ahead * gainSide
    upMps = ball.upMps + ahead * gainUp
    spinRadPerS = ball.spinRadPerS + ahead * gainSpin
  }
  ball.alongM += seconds * sumAlong
  ball.sideM += seconds * sumSide
  ball.heightM += seconds * sumUp
  ball.alongMps += seconds * sumAlongMps
  ball.sideMps += seconds * sumSideMps
  ball.upMps += seconds * sumUpMps
  ball.spinRadPerS += seconds * sumSpin
}

const landed = (ball: Ball, path: readonly SidePoint[], { directionDeg }: SideStart): SideFlight => {
  const { alongM, sideM, alongMps, sideMps, upMps, spinRadPerS } = ball
  const direction = directionDeg * radiansPerDegree
  const levelMps = Math.hypot(alongMps, sideMps)
  return {
    carryYards: alongM / metersPerYard,
    sideYards: sideM / metersPerYard,
    curveYards: ((sideM - alongM * Math.tan(direction)) * Math.cos(direction)) / metersPerYard,
    apexYards: path.reduce((apex, { heightYards }) => Math.max(apex, heightYards), 0),
    landing: {
      landSpeedMph: Math.hypot(levelMps, upMps) / metersPerSecondPerMph,
      landingDeg: Math.atan2(-upMps, levelMps) / radiansPerDegree,
      landSpinRpm: spinRadPerS / radiansPerSecondPerRpm,
    },
    path,
  }
}

const pointOf = ({ alongM, sideM, heightM }: Ball): SidePoint => ({
  alongYards: alongM / metersPerYard,
  sideYards: sideM / metersPerYard,
  heightYards: Math.max(0, heightM / metersPerYard),
})
