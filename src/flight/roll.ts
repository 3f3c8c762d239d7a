import { clip, metersPerSecondPerMph, metersPerYard, radiansPerDegree } from '../golf/units.ts'

/** How the ground takes the ball: share of the roll on a normal fairway. */
const firmness = { soft: 0.6, normal: 1, firm: 1.4 } as const
export type Ground = keyof typeof firmness

/** Standard gravity (exact by definition). */
export const gravityMps2 = 9.80665

/** A ball as it meets the ground, with the angle as the model computes it (not the reported one). */
export interface Landing {
  readonly landSpeedMph: number
  readonly landingRawDeg: number
  readonly landSpinRpm: number
}

/**
 * Bounce and roll after the carry, yards: the forward speed spent against the ground, less what backspin takes back.
 *
 * The bias of the model's own landing angle is inside the calibration, so the raw angle goes in.
 * Not meant for wedges into greens: report their carry only.
 *
 * @source Calibrated on the reference shots of libgolf (roll 20, 17, 11, 7, 4 yd: driver, 3-wood, 5-iron, 7-iron, PW).
 * @rule FLT-ROLL
 */
export const rollYards = (landing: Landing, ground: Ground = 'normal'): number => {
  const forwardMps = landing.landSpeedMph * metersPerSecondPerMph * Math.cos(landing.landingRawDeg * radiansPerDegree)
  const spinShare = clip(1.13 - 9e-5 * landing.landSpinRpm, 0.2, 1.05)
  return (firmness[ground] * spinShare * forwardMps ** 2) / (2 * gravityMps2) / metersPerYard
}
