import { ballSpeedSpread, faceSpreadDeg, offCenterSpread, type Spread } from '../../golf/flight/side.ts'
import { usualHandicap } from '../../golf/handicap.ts'
import type { StrikePattern } from '../../golf/names/words.ts'
import { clip, interpolate, radiansPerDegree } from '../../golf/units.ts'
import type { Launch } from '../trajectory.ts'
import { sideFlight, sideStart, stillAir, type Weather } from './side-flight.ts'

/**
 * How far a golfer's shots scatter when nobody has counted them.
 * @param handicap Undefined: unknown, read as the usual one.
 * @rule FLT-DISPERSION
 */
export const usualSpread = (handicap: number | undefined, pattern: StrikePattern = 'center'): Spread => {
  const of = handicap ?? usualHandicap
  const more = offCenterSpread[pattern]
  return {
    faceDeg: interpolate(faceSpreadDeg, of) + more.faceDeg,
    ballSpeedShare: interpolate(ballSpeedSpread, of) + more.ballSpeedShare,
  }
}

/** An ellipse on the ground that holds a share of the landings, seen from above. */
export interface LandingEllipse {
  /** Center, along the target line and right of it. */
  readonly carryYards: number
  readonly sideYards: number
  /** Half of its longer and of its shorter axis. */
  readonly halfLongYards: number
  readonly halfShortYards: number
  /** Turn of the longer axis from the target line, degrees; positive to the right, -90 to 90. */
  readonly turnDeg: number
}

/** A usual shot: how it starts, and the club behind it. */
export interface UsualShot extends Launch {
  readonly faceDeg: number
  readonly clubPathDeg: number
  readonly spinLoftDeg: number
}

/**
 * Where the shots of a club land: the usual shot, its face and its ball speed scattered normally and apart from each other.
 * @param share Of the landings that the ellipse holds, up to 0.99.
 * @source Linear in both scatters, which one standard deviation either way measures.
 * @rule FLT-DISPERSION
 */
export const landingEllipse = (
  shot: UsualShot,
  spread: Spread,
  share = 0.5,
  weather: Weather = stillAir,
): LandingEllipse => {
  const landingOf = (one: UsualShot): Landing => sideFlight({ ...one, ...sideStart(one) }, weather)
  const { carryYards, sideYards } = landingOf(shot)
  const byFace = halfway(
    landingOf({ ...shot, faceDeg: shot.faceDeg - spread.faceDeg }),
    landingOf({ ...shot, faceDeg: shot.faceDeg + spread.faceDeg }),
  )
  const bySpeed = halfway(
    landingOf({ ...shot, ballSpeedMph: shot.ballSpeedMph * (1 - spread.ballSpeedShare) }),
    landingOf({ ...shot, ballSpeedMph: shot.ballSpeedMph * (1 + spread.ballSpeedShare) }),
  )
  // Two scatters that know nothing of each other: their squares add up.
  const along = byFace.along ** 2 + bySpeed.along ** 2
  const across = byFace.side ** 2 + bySpeed.side ** 2
  const both = byFace.along * byFace.side + bySpeed.along * bySpeed.side
  const middle = (along + across) / 2
  const apart = Math.hypot((along - across) / 2, both)
  const deviations = Math.sqrt(-2 * Math.log(1 - clip(share, 0, 0.99)))
  return {
    carryYards,
    sideYards,
    halfLongYards: deviations * Math.sqrt(middle + apart),
    halfShortYards: deviations * Math.sqrt(Math.max(0, middle - apart)),
    turnDeg: Math.atan2(2 * both, along - across) / 2 / radiansPerDegree,
  }
}

type Landing = Pick<LandingEllipse, 'carryYards' | 'sideYards'>
const halfway = (less: Landing, more: Landing) => ({
  along: (more.carryYards - less.carryYards) / 2,
  side: (more.sideYards - less.sideYards) / 2,
})
