import { bigDrawNeed, bigNeed, drawWords, noticeableNeed } from '../../golf/scores.ts'
import { ironCategories } from '../../golf/words.ts'
import type { HeadAttributes } from './attributes.ts'
import type { Need } from './need.ts'
import type { CapReason } from './score.ts'

/** What may speak for a head. */
export type Reason =
  | 'offset'
  | 'draw bias'
  | 'touch of draw'
  | 'neutral'
  | 'launches high'
  | 'launches low'
  | 'spins less'
  | 'adds spin'
  | 'forgiveness'
  | 'speed'

/** What may speak against a head. */
export type Drawback =
  | CapReason
  | 'below its speeds'
  | 'above its speeds'
  | 'little against a slice'
  | 'draw against a hook'
  | 'launches low'
  | 'spins more'

/** Why a head suits a golfer, the most telling first. Its forgiveness is always said. */
export const reasonsOf = (need: Need, head: HeadAttributes): Reason[] =>
  [directionReason, launchReason, spinReason, () => 'forgiveness' as const, speedReason].flatMap(
    (reason) => reason(need, head) ?? [],
  )

/** What speaks against a head for this golfer; a cap first. */
export const drawbacksOf = (need: Need, head: HeadAttributes, cap: CapReason | null): Drawback[] => {
  const { speedMph } = need.golfer
  const found: Drawback[] = []
  if (cap !== null) found.push(cap)
  else if (head.speedMph !== null && speedMph < head.speedMph.min) found.push('below its speeds')
  else if (head.speedMph !== null && speedMph > head.speedMph.max) found.push('above its speeds')
  if (need.draw >= bigDrawNeed && head.draw < drawWords.touchFrom && isWood(head)) found.push('little against a slice')
  if (need.draw < 0 && need.draw > -bigDrawNeed && head.draw >= drawWords.biasFrom) found.push('draw against a hook')
  if (need.launch >= bigNeed && head.launch < 0) found.push('launches low')
  if (need.lowSpin >= bigNeed && head.spin > 0) found.push('spins more')
  return found
}

/** Irons and wedges are never praised or blamed for draw bias, only for their offset. */
export const isWood = ({ category }: HeadAttributes): boolean =>
  !category.startsWith('wedge_') && !ironCategories.some((iron) => iron === category)

type Ask = (need: Need, head: HeadAttributes) => Reason | null

const directionReason: Ask = (need, head) => {
  if (need.draw > noticeableNeed && !isWood(head)) return head.draw > 0 ? 'offset' : null
  if (need.draw > noticeableNeed && head.draw >= drawWords.touchFrom)
    return head.draw >= drawWords.biasFrom ? 'draw bias' : 'touch of draw'
  return need.draw < -noticeableNeed && head.draw <= drawWords.neutralMax ? 'neutral' : null
}

const launchReason: Ask = (need, { launch }) => {
  if (need.launch > noticeableNeed && launch > 0) return 'launches high'
  return need.launch < -noticeableNeed && launch < 0 ? 'launches low' : null
}

const spinReason: Ask = (need, { spin }) => {
  if (need.lowSpin > noticeableNeed && spin < 0) return 'spins less'
  return need.lowSpin < -noticeableNeed && spin > 0 ? 'adds spin' : null
}

const speedReason: Ask = ({ golfer }, { speedMph }) =>
  speedMph !== null && golfer.speedMph >= speedMph.min && golfer.speedMph <= speedMph.max ? 'speed' : null
