import { type Curve, isCurve, type MissSize } from '../../../golf/names/words.ts'
import type { Message } from '../../../words/message.ts'
import { say } from '../../../words/say.ts'
import { curveSaid } from '../../../words/say-curve.ts'
import type { Swing } from './context.ts'

/** A stated miss moves weight and head only when it is moderate or large (interface specification). */
export const isBigMiss = ({ missSize }: Swing): boolean => missSize === 'moderate' || missSize === 'large'

/** A hook that is more than slight. */
export const isBigHook = (swing: Swing): boolean => swing.missPattern === 'hook' && isBigMiss(swing)

/** A ball that curves away from the golfer: the open face that curves it adds loft and spin of its own. */
export const isBigFade = (swing: Swing): boolean => swing.missPattern === 'fade' && isBigMiss(swing)

/** Strikes that are known to miss the center of the face. */
export const isOffCenter = ({ strike }: Pick<Swing, 'strike'>): boolean =>
  strike === 'heel' || strike === 'toe' || strike === 'mix'

/** `moderate slice`, or `slice of unstated size`. */
export function missSaid({
  missPattern,
  missSize,
}: {
  readonly missPattern: Curve
  readonly missSize: MissSize | null
}): Message {
  if (missSize !== null) return curveSaid(missPattern, missSize)
  return say(missPattern === 'fade' ? 'swing.sliceOfUnstatedSize' : 'swing.hookOfUnstatedSize')
}

/** The same of a swing; null without a one-sided miss. */
export function curveOf({ missPattern, missSize }: Swing): Message | null {
  return isCurve(missPattern) ? missSaid({ missPattern, missSize }) : null
}

/** Strikes off the center, as one word: `heel strikes`, `strikes all over the face`. */
export function strikeSaid({ strike }: Pick<Swing, 'strike'>): Message {
  return say(strike === 'mix' ? 'swing.strikesAllOver' : strike === 'heel' ? 'swing.heelStrikes' : 'swing.toeStrikes')
}
