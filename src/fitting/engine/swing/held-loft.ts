import { clip } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { deg, say } from '../../../words/say.ts'
import { isKnown } from '../fact.ts'
import { rounded } from '../spec.ts'
import type { Context, Swing } from './context.ts'

/** What a shot is held against; without a spin that does not count. */
interface Target {
  readonly launchDeg: number
  readonly spinRpm: number | null
}

/** How far a shot may be off its target and still be on it. */
interface Tolerance {
  readonly deg: number
  readonly rpm: number
}

/**
 * How surely launch and spin are on target, 0 to 1: 1 within the tolerance, 0 from twice that on, so that no loft jumps at its
 * edge. An unknown spin does not count against it.
 * @rule DRV-LOFT, FWY-LOFT
 */
const onTargetShare = (
  { launchDeg, spinRpm }: Pick<Swing, 'launchDeg' | 'spinRpm'>,
  target: Target,
  { deg, rpm }: Tolerance,
): number => {
  if (launchDeg === null) return 0
  const inside = (off: number, tolerance: number): number => clip(2 - Math.abs(off) / tolerance, 0, 1)
  const bySpin = isKnown(spinRpm) && target.spinRpm !== null ? inside(spinRpm.value - target.spinRpm, rpm) : 1
  return inside(launchDeg.value - target.launchDeg, deg) * bySpin
}

/** What a stated loft keeps. */
interface Held {
  /** How surely launch and spin are on target, 0 to 1. */
  readonly onTarget: number
  /** Of the way from what the rules want to the stated loft, 0 to 1; 0 where none is stated. */
  readonly share: number
}

/**
 * A stated loft stays while launch and spin are on target. Off it, a ball that starts too low would start lower still from
 * less loft, and one that starts too high, higher from more: what the rules want against that gives way, by this share.
 * @rule DRV-LOFT, FWY-LOFT
 */
export const heldLoft = (
  { request, swing }: Pick<Context, 'request' | 'swing'>,
  target: Target,
  wantedDeg: number,
  tolerance: Tolerance,
): Held => {
  const onTarget = onTargetShare(swing, target, tolerance)
  const stated = request.currentEquipment?.loft
  if (stated === undefined || !isKnown(swing.launchDeg)) return { onTarget, share: 0 }
  const tooLowDeg = target.launchDeg - swing.launchDeg.value
  const helps = tooLowDeg * (stated - wantedDeg) > 0 ? clip(Math.abs(tooLowDeg) / tolerance.deg, 0, 1) : 0
  return { onTarget, share: Math.max(onTarget, helps) }
}

/** Why the loft is on the way to the stated one, or that one. */
export const heldSaid = (
  { request }: Pick<Context, 'request'>,
  { onTarget, share }: Held,
  heldDeg: number,
): Message => {
  const current = deg(rounded(request.currentEquipment!.loft!))
  if (share < 1) return say('driver.currentHolds', { current, loft: deg(rounded(heldDeg)) })
  return say(onTarget === 1 ? 'driver.currentStays' : 'driver.currentIsNearer', { current })
}
