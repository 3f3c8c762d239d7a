import {
  shapeFromMph,
  shapeLanding,
  shapePeak,
  shapeRoll,
  shapeSteps,
  usualLandingDeg,
} from '../../../golf/flight/driver-flight.ts'
import { clip } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { deg, feet, say } from '../../../words/say.ts'
import { estimated, type Fact } from '../fact.ts'
import { rounded } from '../spec.ts'
import type { Swing } from '../swing/context.ts'

/**
 * A launch estimate from what a driver shot looks like, when neither a launch angle nor a described flight is known.
 * Landing angle, peak height and roll each vote one step low or high against their targets.
 * Null when they say nothing or cancel out.
 * @rule DRV-SHAPE
 */
export const launchFromShape = (swing: Swing, targetLaunchDeg: number): Fact | null => {
  const votes = landingVote(swing) + peakVote(swing) + rollVote(swing)
  if (votes === 0) return null
  const launchDeg = targetLaunchDeg + shapeSteps.deg * clip(votes, -shapeSteps.max, shapeSteps.max)
  return estimated(launchDeg, say('source.shape', { launch: deg(rounded(launchDeg)) }), 'DRV-SHAPE')
}

/** The same in sentences, for golfers whose launch is known. */
export function shapeFindings(swing: Swing): Message[] {
  const { landingDeg, peakFeet } = swing
  const found: Message[] = []
  const landing = landingVote(swing)
  if (landing !== 0)
    found.push(
      say(landing < 0 ? 'driverNotes.flatLanding' : 'driverNotes.steepLanding', { landing: deg(rounded(landingDeg!)) }),
    )
  const peak = peakVote(swing)
  if (peak !== 0)
    found.push(say(peak < 0 ? 'driverNotes.lowPeak' : 'driverNotes.highPeak', { peak: feet(rounded(peakFeet!)) }))
  return found
}

const overSlow = ({ clubSpeedMph }: Swing): number => clubSpeedMph.value - shapeFromMph

const landingVote = (swing: Swing): number => {
  if (swing.landingDeg === null) return 0
  const { offDeg } = shapeLanding
  const over = swing.landingDeg - usualLandingDeg(swing.clubSpeedMph.value)
  return over < -offDeg ? -1 : over > offDeg ? 1 : 0
}

const peakVote = (swing: Swing): number => {
  if (swing.peakFeet === null) return 0
  const { feet, perMph, feetMin, offShare } = shapePeak
  const share = swing.peakFeet / Math.max(feetMin, feet + perMph * overSlow(swing))
  return share < 1 - offShare ? -1 : share > 1 + offShare ? 1 : 0
}

const usualRollShare = (swing: Swing): number =>
  Math.max(shapeRoll.shareMin, shapeRoll.share - shapeRoll.perMph * overSlow(swing))

/** Much roll for the speed says the ball came in flat. */
const rollVote = (swing: Swing): number => {
  const { carryYards, totalYards } = swing
  if (carryYards?.basis !== 'measured' || totalYards === null) return 0
  const share = (totalYards - carryYards.value) / carryYards.value
  return share > shapeRoll.times * usualRollShare(swing) ? -1 : 0
}
