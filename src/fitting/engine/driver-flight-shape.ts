import { clip } from '../../units.ts'
import { estimated, type Fact } from './evidence.ts'
import type { Swing } from './swing.ts'

/**
 * A launch estimate from what a driver shot looks like, when neither a launch angle nor a described flight is known.
 * Landing angle, peak height and roll each vote one step low or high against their targets; each step is 1.5°.
 * Null when they say nothing or cancel out.
 * @rule DRV-SHAPE
 */
export const launchFromShape = (swing: Swing, targetLaunchDeg: number): Fact | null => {
  const speed = swing.clubSpeedMph.value - 75
  const votes = [
    vote(swing.landingDeg, 31 + 0.33 * speed, (landing, target) => landing - target, 5, 5),
    vote(swing.peakFeet, Math.max(25, 46 + 1.5 * speed), (peak, target) => peak / target - 1, 0.25, 0.25),
    rollVote(swing, Math.max(0.06, 0.148 - 0.0022 * speed)),
  ]
  const steps = clip(
    votes.reduce((sum, step) => sum + step, 0),
    -2,
    2,
  )
  if (steps === 0) return null
  return estimated(
    targetLaunchDeg + 1.5 * steps,
    `launch of about ${(targetLaunchDeg + 1.5 * steps).toFixed(1)}°, read from the shape of the flight`,
  )
}

const vote = (
  value: number | null,
  target: number,
  difference: (value: number, target: number) => number,
  under: number,
  over: number,
): number => {
  if (value === null) return 0
  const by = difference(value, target)
  return by < -under ? -1 : by > over ? 1 : 0
}

/** Much roll for the speed says the ball came in flat. */
const rollVote = ({ carryYards, totalYards }: Swing, targetShare: number): number => {
  if (carryYards?.basis !== 'measured' || totalYards === null) return 0
  return (totalYards - carryYards.value) / carryYards.value > 1.6 * targetShare ? -1 : 0
}
