import type { CapReason } from './score.ts'

// The core says which of them hold for a head and a golfer: assembly/words.ts.

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
