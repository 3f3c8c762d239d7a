import type { Curve, MissSize } from '../golf/names/words.ts'
import type { Message } from './message.ts'
import { say } from './say.ts'

/** A miss as golfers call it: `moderate slice`, or just `slice` where no size is told. */
export function curveSaid(curve: Curve, size: MissSize | undefined): Message {
  const isFade = curve === 'fade'
  if (size === undefined) return say(isFade ? 'swing.slice' : 'swing.hook')
  if (size === 'slight') return say(isFade ? 'swing.slightFade' : 'swing.slightDraw')
  if (size === 'large') return say(isFade ? 'swing.largeSlice' : 'swing.largeHook')
  return say(isFade ? 'swing.moderateSlice' : 'swing.moderateHook')
}
