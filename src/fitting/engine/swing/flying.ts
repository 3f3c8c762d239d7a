import { fly, standardAir } from '../../../flight/index.ts'
import type { FlownShot, Fly } from './context.ts'

/**
 * The flights of one fitting, each flown once: the lofts it compares and the neighbors of its golfer often play the same shot,
 * and a flight costs more than to look through the few that were flown.
 */
export const flyingOnce = (stepSeconds: number): Fly => {
  const flown: FlownShot[] = []
  return ({ ballSpeedMph, launchDeg, spinRpm }) => {
    for (const shot of flown)
      if (shot.ballSpeedMph === ballSpeedMph && shot.launchDeg === launchDeg && shot.spinRpm === spinRpm)
        return shot.flight
    const flight = fly({ ballSpeedMph, launchDeg, spinRpm }, standardAir, undefined, stepSeconds)
    flown.push({ ballSpeedMph, launchDeg, spinRpm, flight })
    return flight
  }
}
