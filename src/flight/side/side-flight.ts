import { ball as ballOfTheRules, spinDecay, spinRpmMin } from '../../golf/ball.ts'
import { axisTilt } from '../../golf/side.ts'
import { metersPerSecondPerMph, metersPerYard, radiansPerDegree, radiansPerSecondPerRpm } from '../../golf/units.ts'
import { lift, lostLift, slowBallDrag, spinDrag } from '../aerodynamics.ts'
import { type Air, standardAir } from '../air.ts'
import { launchShare } from '../impact.ts'
import { gravityMps2, type Landing } from '../roll.ts'
import { forcePerDensity, type Launch, reynoldsPerDensity, stepSeconds, stepsMax } from '../trajectory.ts'

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
 * Fly a ball in three dimensions: the forces of `fly`, the lift tilted with the spin axis, against the moving air.
 *
 * Meant for plots: flights that keep to the target line carry as those of `fly`, at ten times the cost.
 *
 * @source As `fly`; a spin axis of 2° and 10° curves shots of 150 and 200 yd as TrackMan says, within 15 %.
 * @rule FLT-SIDE
 */
export const sideFlight = (launch: Launch & SideStart, weather: Weather = stillAir): SideFlight => {
  let ball = atImpact(launch)
  const path = [pointOf(ball)]
  const land = (): SideFlight => {
    const [alongM, sideM] = ball
    const straightM = alongM * Math.tan(launch.directionDeg * radiansPerDegree)
    return {
      carryYards: alongM / metersPerYard,
      sideYards: sideM / metersPerYard,
      curveYards: ((sideM - straightM) * Math.cos(launch.directionDeg * radiansPerDegree)) / metersPerYard,
      apexYards: Math.max(...path.map(({ heightYards }) => heightYards)),
      landing: landingOf(ball),
      path,
    }
  }
  if (launch.launchDeg <= 0) return land()
  const around = surroundings(launch, weather)
  for (let step = 0; ; step++) {
    if (step === stepsMax) throw new Error(`No landing within ${stepsMax} steps: ${JSON.stringify(launch)}`)
    ball = advance(ball, stepSeconds, around)
    if (ball[2] < 0 && ball[5] < 0) break
    path.push(pointOf(ball))
  }
  // Newton steps back along the flight put the ball on the ground.
  for (let step = 0; step < 3; step++) ball = advance(ball, -ball[2] / ball[5], around)
  path.push(pointOf(ball))
  return land()
}

/** Along, side and height in meters, their speeds in meters per second, spin in radians per second. */
type Ball = readonly [number, number, number, number, number, number, number]
/** Along, side and height. */
type Vector = readonly [number, number, number]

const atImpact = ({ ballSpeedMph, launchDeg, spinRpm, directionDeg }: Launch & SideStart): Ball => {
  const speedMps = ballSpeedMph * metersPerSecondPerMph
  const levelMps = speedMps * Math.cos(launchDeg * radiansPerDegree)
  const direction = directionDeg * radiansPerDegree
  return [
    0,
    0,
    0,
    levelMps * Math.cos(direction),
    levelMps * Math.sin(direction),
    speedMps * Math.sin(launchDeg * radiansPerDegree),
    Math.max(spinRpmMin, spinRpm) * radiansPerSecondPerRpm,
  ]
}

/** Backspin turns about the line to the right of the start; a tilt to the right lowers that end. */
const spinAxis = ({ directionDeg, spinAxisDeg }: SideStart): Vector => {
  const [direction, tilt] = [directionDeg * radiansPerDegree, spinAxisDeg * radiansPerDegree]
  return [-Math.sin(direction) * Math.cos(tilt), Math.cos(direction) * Math.cos(tilt), -Math.sin(tilt)]
}

/** What stays the same during a flight. */
interface Surroundings {
  readonly axis: Vector
  readonly densityKgM3: number
  /** Along and side, meters per second. */
  readonly wind: readonly [number, number]
}

const surroundings = (start: SideStart, { air, headwindMph, crosswindMph }: Weather): Surroundings => ({
  axis: spinAxis(start),
  densityKgM3: air.densityKgM3,
  wind: [-headwindMph * metersPerSecondPerMph, crosswindMph * metersPerSecondPerMph],
})

/** What changes per second: the lift stands at right angles to the way of the ball through the air and to the spin axis. */
const ratesOf = (ball: Ball, { axis, densityKgM3, wind }: Surroundings): Ball => {
  const [axisAlong, axisSide, axisUp] = axis
  const [, , , overGround, overSide, up, spinRadPerS] = ball
  const [along, side] = [overGround - wind[0], overSide - wind[1]]
  const speedMps = Math.sqrt(along * along + side * side + up * up)
  const spinRatio = (radiusM * spinRadPerS) / speedMps
  const reynolds = reynoldsPerDensity * densityKgM3 * speedMps
  const pressure = forcePerDensity * densityKgM3 * speedMps
  const drag = pressure * (spinDrag(spinRatio) + slowBallDrag(reynolds))
  const lifting = pressure * lift(spinRatio) * (1 - lostLift(spinRatio, reynolds))
  return [
    overGround,
    overSide,
    up,
    lifting * (side * axisUp - up * axisSide) - drag * along,
    lifting * (up * axisAlong - along * axisUp) - drag * side,
    lifting * (along * axisSide - side * axisAlong) - drag * up - gravityMps2,
    (-spinDecay * spinRadPerS * speedMps) / radiusM,
  ]
}

/** One classical Runge-Kutta step (fourth order), as `fly` takes them. */
const advance = (ball: Ball, seconds: number, around: Surroundings): Ball => {
  const first = ratesOf(ball, around)
  const second = ratesOf(move(ball, first, seconds / 2), around)
  const third = ratesOf(move(ball, second, seconds / 2), around)
  const fourth = ratesOf(move(ball, third, seconds), around)
  const mean = first.map((rate, i) => (rate + 2 * second[i]! + 2 * third[i]! + fourth[i]!) / 6)
  return move(ball, mean, seconds)
}

const move = (ball: Ball, rates: readonly number[], seconds: number): Ball =>
  ball.map((value, i) => value + seconds * rates[i]!) as unknown as Ball

const landingOf = ([, , , along, side, up, spinRadPerS]: Ball): Landing => ({
  landSpeedMph: Math.hypot(along, side, up) / metersPerSecondPerMph,
  landingDeg: Math.atan2(-up, Math.hypot(along, side)) / radiansPerDegree,
  landSpinRpm: spinRadPerS / radiansPerSecondPerRpm,
})

const pointOf = ([alongM, sideM, heightM]: Ball): SidePoint => ({
  alongYards: alongM / metersPerYard,
  sideYards: sideM / metersPerYard,
  heightYards: Math.max(0, heightM / metersPerYard),
})
