import {
  changeShot,
  dynamicLoftDeg,
  type Flight,
  fly,
  type Launch,
  roughStepSeconds,
  standardAir,
} from '../../flight/index.ts'
import { speedSpreadMph } from '../../golf/amateurs.ts'
import { dynamicLoftOver } from '../../golf/flight/delivery.ts'
import { dynamicLoftSpreadDeg, swingNoise, unknownSpread } from '../../golf/noise.ts'
import { modelError } from '../../golf/pictures.ts'
import { driverSpeedPerMph } from '../../golf/speeds.ts'
import { roundTo } from '../../golf/units.ts'
import type { Fit } from '../engine/fit.ts'
import type { FlightChange } from '../engine/swing/flight-change.ts'
import { noiseOf } from '../refits/noise-of.ts'

/** A shot as it starts, and the carry that is printed of it, yards. */
export interface Flown extends Launch {
  readonly carryYards: number
}

/** How far the figures of two shots and of their difference may be off; null: there is no such shot. */
interface Bands {
  readonly now: FlightChange | null
  readonly fitted: FlightChange
  readonly change: FlightChange | null
}

type Change = (shot: Launch) => Launch

/**
 * One standard error of what is printed of the own shot and the fitted one. Ball speed, launch, spin, attack and dynamic loft are
 * off by their spreads of IN-REFIT in turn, and both shots fly again: as many re-fits as IN-REFIT makes would take longer than the
 * fitting. A change has little of what both shots share, and the flight model has a mean error of its own. What strike, handicap
 * and a loft that is not the printed one would change is left out.
 * @rule IN-REFIT, FLT-COMPARE
 */
export function bandsOf(fit: Fit, now: Flown | null, fitted: Flown): Bands {
  const carry = fit.swing.carryYards
  const isHeld = carry?.basis === 'measured'
  const [nowMeant, fittedMeant] = [now && flightOf(now), flightOf(fitted)]
  const off = changesOf(fit).map((change) => {
    const nowOff = now && nowMeant && differenceOf(now, nowMeant, flightOf(change(now)))
    const fittedOff = differenceOf(fitted, fittedMeant, flightOf(change(fitted)))
    // The carry was measured: it stays, and the shots are only compared.
    const held = isHeld ? (nowOff ?? fittedOff).carryYards : 0
    return { now: nowOff && lessCarry(nowOff, held), fitted: lessCarry(fittedOff, held) }
  })
  if (isHeld) {
    const share = noiseOf(fit.request).carryDistance / carry.value
    off.push({ now: now && ofCarry(share * now.carryYards), fitted: ofCarry(share * fitted.carryYards) })
  }
  const isSame =
    now !== null && [now.launchDeg - fitted.launchDeg, now.spinRpm - fitted.spinRpm].every((by) => by === 0)
  return {
    now: now && spreadOf(off.map((one) => one.now!)),
    fitted: spreadOf(off.map((one) => one.fitted)),
    change: now && (isSame ? none : spreadOf(off.map((one) => between(one.now!, one.fitted)))),
  }
}

const names = ['carryYards', 'totalYards', 'peakFeet', 'landingDeg'] as const
const none: FlightChange = { carryYards: 0, totalYards: 0, peakFeet: 0, landingDeg: 0 }
const model: FlightChange = { ...modelError, carryYards: modelError.yards, totalYards: modelError.yards }
const steps: FlightChange = { carryYards: 1, totalYards: 1, peakFeet: 1, landingDeg: 0.5 }

function flightOf(shot: Launch): Flight {
  return fly(shot, standardAir, undefined, roughStepSeconds)
}

/** On the scale of what is printed. */
function differenceOf({ carryYards }: Flown, meant: Flight, off: Flight): FlightChange {
  const carry = (carryYards / meant.carryYards) * (off.carryYards - meant.carryYards)
  return {
    carryYards: carry,
    totalYards: carry + off.rollYards - meant.rollYards,
    peakFeet: off.apexFeet - meant.apexFeet,
    landingDeg: off.landingDeg - meant.landingDeg,
  }
}

function lessCarry(off: FlightChange, yards: number): FlightChange {
  return { ...off, carryYards: off.carryYards - yards, totalYards: off.totalYards - yards }
}

function ofCarry(yards: number): FlightChange {
  return { ...none, carryYards: yards, totalYards: yards }
}

function between(now: FlightChange, fitted: FlightChange): FlightChange {
  return Object.fromEntries(names.map((name) => [name, fitted[name] - now[name]])) as unknown as FlightChange
}

/** Errors that do not depend on each other, with that of the flight model. */
function spreadOf(off: readonly FlightChange[]): FlightChange {
  const one = (name: keyof FlightChange) => roundTo(Math.hypot(model[name], ...off.map((by) => by[name])), steps[name])
  return Object.fromEntries(names.map((name) => [name, one(name)])) as unknown as FlightChange
}

/** What may be off, by one standard error each. */
function changesOf({ request, swing }: Fit): Change[] {
  const noise = noiseOf(request)
  const { launchAngle, spinRate } = request.swingMetrics
  const ballTimes = 1 + ballShareOff(request, swing)
  const changes: Change[] = [(shot) => ({ ...shot, ballSpeedMph: ballTimes * shot.ballSpeedMph })]
  if (launchAngle !== undefined) changes.push((shot) => ({ ...shot, launchDeg: shot.launchDeg + noise.launchAngle }))
  if (spinRate !== undefined) changes.push((shot) => ({ ...shot, spinRpm: shot.spinRpm + noise.spinRate }))
  if (launchAngle !== undefined && spinRate !== undefined) return changes
  const attackOff = swing.attackDeg.basis === 'measured' ? noise.attackAngle : unknownSpread.attackDeg[swing.numbersOf]
  changes.push((shot) => delivered(request, shot, swing, attackOff, dynamicLoftOver.perAttackDeg * attackOff))
  // A launch that was measured leaves no loft open.
  if (launchAngle === undefined) changes.push((shot) => delivered(request, shot, swing, 0, dynamicLoftSpreadDeg))
  return changes
}

/** A shot of another attack and dynamic loft; what was measured of it stays. */
function delivered(
  { swingMetrics: { launchAngle, spinRate } }: Fit['request'],
  shot: Launch,
  { numbersOf, ownSpeedMph, attackDeg: { value: attackDeg } }: Fit['swing'],
  attackMoreDeg: number,
  loftMoreDeg: number,
): Launch {
  const { ballSpeedMph, launchDeg } = shot
  const loftDeg = dynamicLoftDeg({ launchDeg, attackDeg })
  const before = {
    club: numbersOf,
    clubSpeedMph: ownSpeedMph,
    attackDeg,
    efficiency: 1,
    dynamicLoftDeg: loftDeg,
  } as const
  const attack = attackDeg + attackMoreDeg
  const loft = launchAngle === undefined ? loftDeg + loftMoreDeg : dynamicLoftDeg({ launchDeg, attackDeg: attack })
  const changed = changeShot(shot, before, { ...before, attackDeg: attack, dynamicLoftDeg: loft })
  return {
    ballSpeedMph,
    launchDeg: launchAngle === undefined ? changed.launchDeg : launchDeg,
    spinRpm: spinRate === undefined ? changed.spinRpm : shot.spinRpm,
  }
}

/** Share by which the ball speed may be off. */
function ballShareOff(input: Fit['request'], { numbersOf, ownSpeedMph }: Fit['swing']): number {
  const { ballSpeed, swingSpeed, carryDistance, totalDistance } = input.swingMetrics
  const noise = noiseOf(input)
  if (ballSpeed !== undefined) return noise.ballSpeed / ballSpeed
  if (swingSpeed !== undefined) return Math.hypot(noise.swingSpeed / swingSpeed, unknownSpread.smashShare)
  if ((carryDistance ?? totalDistance) !== undefined) return swingNoise.said.carryShare
  const { handicap, averageScore } = input.golfer
  const spreadMph = (handicap ?? averageScore) === undefined ? speedSpreadMph.unknown : speedSpreadMph.known
  return spreadMph / driverSpeedPerMph[numbersOf] / ownSpeedMph
}
