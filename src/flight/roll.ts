import { firmness, rollLaw } from '../golf/flight/ball.ts'
import { metersPerSecondPerMph, metersPerYard, radiansPerDegree } from '../golf/units.ts'

/** How the ground takes the ball. */
export type Ground = keyof typeof firmness

/** Standard gravity (exact by definition). */
export const gravityMps2 = 9.80665

/** A ball as it meets the ground. */
export interface Landing {
  readonly landSpeedMph: number
  readonly landingDeg: number
  readonly landSpinRpm: number
}

/**
 * Bounce and roll after the carry, yards: the forward speed spent against the ground, less what backspin takes back.
 *
 * Not meant for wedges into greens: report their carry only.
 *
 * @source Calibrated on the reference shots of libgolf (roll 20, 17, 11, 7, 4 yd: driver, 3-wood, 5-iron, 7-iron, PW).
 * TrackMan's driver fitting chart of 2010 rolls farther: 25 yd at 40° of landing, 48 yd at 29°.
 * @rule FLT-ROLL
 */
export const rollYards = (landing: Landing, ground: Ground = 'normal'): number => {
  const forwardMps = landing.landSpeedMph * metersPerSecondPerMph * Math.cos(landing.landingDeg * radiansPerDegree)
  return (rollShare(landing.landSpinRpm, ground) * forwardMps ** 2) / (2 * gravityMps2) / metersPerYard
}

/** Share of a roll without spin on a normal fairway. @rule FLT-ROLL */
export const rollShare = (landSpinRpm: number, ground: Ground): number =>
  firmness[ground] * Math.max(rollLaw.min, rollLaw.share - rollLaw.perRpm * landSpinRpm)
