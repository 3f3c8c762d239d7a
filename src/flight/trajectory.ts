import { ball as ballOfTheRules, spinDecay, spinRpmMin } from '../golf/flight/ball.ts'
import {
  feetPerYard,
  metersPerSecondPerMph,
  metersPerYard,
  radiansPerDegree,
  radiansPerSecondPerRpm,
} from '../golf/units.ts'
import { knowLaws } from './aerodynamics.ts'
import { type Air, standardAir } from './air.ts'
import { feelAir, forces } from './forces.ts'
import { gravityMps2, rollYards } from './roll.ts'

/** What a launch monitor reads just after impact. */
export interface Launch {
  readonly ballSpeedMph: number
  /** Vertical launch angle; at or below the horizon the ball is topped: it only runs. */
  readonly launchDeg: number
  readonly spinRpm: number
}

/** A whole shot, unrounded. */
export interface Flight {
  readonly carryYards: number
  readonly apexYards: number
  readonly apexFeet: number
  readonly landingDeg: number
  readonly seconds: number
  readonly landSpeedMph: number
  readonly landSpinRpm: number
  /** On a normal fairway. */
  readonly rollYards: number
  readonly totalYards: number
}

/**
 * Fly a ball: gravity, drag and lift in the vertical plane, no wind and no side spin.
 *
 * On the TrackMan PGA tables (`db/rules/flight-model-errors.csv`) the carry is within 3.2 % of every row (mean 1.1 %) and the
 * landing angle within 1.8° (mean 0.7°). Compare two flights of the model rather than the model with a measurement.
 * Fitted for ball speed 50-200 mph, launch 2-45°, spin 1,000-12,000 rpm. Less spin than `spinRpmMin` flies as that.
 *
 * @param onStep Sees the ball at impact and after every time step; after the last one it is below the ground.
 * @param seconds Time step.
 * @source Equations of motion as in Bearman & Harvey (1976), Smits & Smith (1994) and Penner (2003).
 * @rule FLT-TRAJECTORY, FLT-LANDING
 * @example fly({ ballSpeedMph: 167, launchDeg: 10.9, spinRpm: 2686 }).carryYards.toFixed(1) // '276.4'
 */
export const fly = (
  launch: Launch,
  air: Air = standardAir,
  onStep: (ball: Readonly<Ball>) => void = () => {},
  seconds: number = stepSeconds,
): Flight => {
  const ball = atImpact(launch)
  onStep(ball)
  if (launch.launchDeg <= 0) return land(ball, 0, 0)
  knowLaws()
  let elapsed = 0
  let apexM = 0
  for (let step = 0; ; step++) {
    if (step === stepsMax) throw new Error(`No landing within ${stepsMax} steps: ${JSON.stringify(launch)}`)
    const { zM, vzMps } = ball
    advance(ball, seconds, air)
    onStep(ball)
    elapsed += seconds
    // The top lies where the climb, falling evenly within the step, is used up.
    if (vzMps > 0 && ball.vzMps <= 0) apexM = zM + (seconds * vzMps ** 2) / (2 * (vzMps - ball.vzMps))
    if (ball.zM < 0 && ball.vzMps < 0) break
  }
  elapsed += returnToGround(ball, air)
  return land(ball, elapsed, apexM)
}

const { radiusM } = ballOfTheRules

/**
 * Time step. Against a step of 0.001 s the carry moves by at most 0.0009 yd and the apex by 0.0006 yd over 936 launches
 * (30-220 mph, 2-45°, 1,000-12,000 rpm); 0.05 s would pass 0.001 yd.
 */
export const stepSeconds = 0.04
/** Most steps of a flight, 40 s at the usual step: an end where no launch of the table would need one. */
export const stepsMax = 1000
/** A step for flights that are only compared with each other, by the thousand: the carry of a drive moves by 0.02 yd at most. */
export const roughStepSeconds = 0.2

/** A ball in flight, in SI units; the integrator changes it in place so that a flight allocates nothing. */
interface Ball {
  xM: number
  zM: number
  vxMps: number
  vzMps: number
  spinRadPerS: number
}

const atImpact = ({ ballSpeedMph, launchDeg, spinRpm }: Launch): Ball => ({
  xM: 0,
  zM: 0,
  vxMps: ballSpeedMph * metersPerSecondPerMph * Math.cos(launchDeg * radiansPerDegree),
  vzMps: ballSpeedMph * metersPerSecondPerMph * Math.sin(launchDeg * radiansPerDegree),
  spinRadPerS: Math.max(spinRpmMin, spinRpm) * radiansPerSecondPerRpm,
})

/** One classical Runge-Kutta step (fourth order): four looks at the forces, weighted 1-2-2-1. Time may run backwards. */
const advance = (ball: Ball, seconds: number, { densityKgM3 }: Air): void => {
  let { vxMps, vzMps, spinRadPerS } = ball
  let sumX = 0
  let sumZ = 0
  let sumVx = 0
  let sumVz = 0
  let sumSpin = 0
  for (let look = 0; look < 4; look++) {
    const speedMps = Math.sqrt(vxMps * vxMps + vzMps * vzMps)
    feelAir(speedMps, spinRadPerS, densityKgM3)
    const { drag, lift } = forces
    const accelerationX = -drag * vxMps - lift * vzMps
    const accelerationZ = lift * vxMps - drag * vzMps - gravityMps2
    const accelerationSpin = (-spinDecay * spinRadPerS * speedMps) / radiusM

    const weight = look === 0 || look === 3 ? 1 / 6 : 1 / 3
    sumX += weight * vxMps
    sumZ += weight * vzMps
    sumVx += weight * accelerationX
    sumVz += weight * accelerationZ
    sumSpin += weight * accelerationSpin

    const ahead = look === 2 ? seconds : seconds / 2
    vxMps = ball.vxMps + ahead * accelerationX
    vzMps = ball.vzMps + ahead * accelerationZ
    spinRadPerS = ball.spinRadPerS + ahead * accelerationSpin
  }
  ball.xM += seconds * sumX
  ball.zM += seconds * sumZ
  ball.vxMps += seconds * sumVx
  ball.vzMps += seconds * sumVz
  ball.spinRadPerS += seconds * sumSpin
}

/** Three Newton steps back along the flight put the ball on the ground to within a hundredth of a millimeter. */
const returnToGround = (ball: Ball, air: Air): number => {
  let seconds = 0
  for (let step = 0; step < 3; step++) {
    const back = -ball.zM / ball.vzMps
    advance(ball, back, air)
    seconds += back
  }
  return seconds
}

const land = (ball: Ball, seconds: number, apexM: number): Flight => {
  const carryYards = ball.xM / metersPerYard
  const landingDeg = Math.atan2(-ball.vzMps, ball.vxMps) / radiansPerDegree
  const landSpeedMph = Math.sqrt(ball.vxMps ** 2 + ball.vzMps ** 2) / metersPerSecondPerMph
  const landSpinRpm = ball.spinRadPerS / radiansPerSecondPerRpm
  const roll = rollYards({ landSpeedMph, landingDeg, landSpinRpm })
  return {
    carryYards,
    apexYards: apexM / metersPerYard,
    apexFeet: (apexM / metersPerYard) * feetPerYard,
    landingDeg,
    seconds,
    landSpeedMph,
    landSpinRpm,
    rollYards: roll,
    totalYards: carryYards + roll,
  }
}
