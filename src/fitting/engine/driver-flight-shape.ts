import { clip } from '../../golf/units.ts'
import type { Swing } from './context.ts'
import { estimated, type Fact } from './evidence.ts'
import { figure } from './spec.ts'

/** A step of launch, degrees, and how many the shape of a flight may move. */
const stepDeg = 1.5
const stepsMax = 2

/**
 * A launch estimate from what a driver shot looks like, when neither a launch angle nor a described flight is known.
 * Landing angle, peak height and roll each vote one step low or high against their targets; each step is 1.5°.
 * Null when they say nothing or cancel out.
 * @rule DRV-SHAPE
 */
export const launchFromShape = (swing: Swing, targetLaunchDeg: number): Fact | null => {
  const votes = landingVote(swing) + peakVote(swing) + rollVote(swing)
  if (votes === 0) return null
  const launchDeg = targetLaunchDeg + stepDeg * clip(votes, -stepsMax, stepsMax)
  return estimated(
    launchDeg,
    `a launch of about ${figure(launchDeg)}° (read from the shape of the flight)`,
    'DRV-SHAPE',
  )
}

/** The same in sentences, for golfers whose launch is known. */
export const shapeFindings = (swing: Swing): string[] => {
  const { landingDeg, peakFeet } = swing
  const found: string[] = []
  if (landingVote(swing) < 0) found.push(`${figure(landingDeg!)}° landing: the ball comes in flat and runs.`)
  if (landingVote(swing) > 0) found.push(`${figure(landingDeg!)}° landing: the ball comes in steeply and stops.`)
  if (peakVote(swing) < 0) found.push(`A peak of ${figure(peakFeet!)} ft is low for this speed.`)
  if (peakVote(swing) > 0) found.push(`A peak of ${figure(peakFeet!)} ft is high for this speed.`)
  return found
}

const overSlow = ({ clubSpeedMph }: Swing): number => clubSpeedMph.value - 75

const landingVote = (swing: Swing): number => {
  if (swing.landingDeg === null) return 0
  const over = swing.landingDeg - (31 + 0.33 * overSlow(swing))
  return over < -5 ? -1 : over > 5 ? 1 : 0
}

const peakVote = (swing: Swing): number => {
  if (swing.peakFeet === null) return 0
  const share = swing.peakFeet / Math.max(25, 46 + 1.5 * overSlow(swing))
  return share < 0.75 ? -1 : share > 1.25 ? 1 : 0
}

/** Much roll for the speed says the ball came in flat. */
const rollVote = (swing: Swing): number => {
  const { carryYards, totalYards } = swing
  if (carryYards?.basis !== 'measured' || totalYards === null) return 0
  const share = (totalYards - carryYards.value) / carryYards.value
  return share > 1.6 * Math.max(0.06, 0.148 - 0.0022 * overSlow(swing)) ? -1 : 0
}
