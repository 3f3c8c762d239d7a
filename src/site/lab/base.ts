import type { FittingRequest, IronCarryOver } from '../../fitting/engine/index.ts'
import type { KnownShot } from '../../flight/side/index.ts'
import type { Scale } from './drawing.ts'
import type { Ruled } from './ruled.ts'

/** What the script writes itself. */
interface Words {
  readonly right: string
  readonly left: string
  readonly unknown: string
  readonly window: string
  readonly verdicts: Readonly<Record<Ruled['verdict'], string>>
  readonly was: string
  /** How a head gets to a loft, and that it does not. */
  readonly reached: string
  readonly notReached: string
}

/** What the script on the page starts from. */
export interface Base {
  readonly locale: string
  readonly words: Words
  /** The fitted shot. */
  readonly shot: KnownShot
  /** What is known of the same shot with another loft, as its row among the set-ups has it. */
  readonly compared: readonly { readonly moreLoftDeg: number; readonly shot: Partial<KnownShot> }[]
  /** By the weight of the shaft; empty for juniors. */
  readonly swingWeights: readonly { readonly gramsMax: number; readonly swingWeight: string }[]
  /** Of the fitted length from standard, inches. */
  readonly lengthOffsetIn: number
  readonly shaftGrams: number
  readonly lengthIn: number
  readonly loftDeg: number
  /** Lofts that the head of the first pick can play, with how, in words. */
  readonly ways: readonly { readonly loftDeg: number; readonly way: string }[]
  readonly scale: Scale
  /** The request that the rules read, and the iron fitting that a wedge goes with. */
  readonly request: FittingRequest
  readonly irons: IronCarryOver | null
  /** Address of the rules; null where they were not built. */
  readonly rules: string | null
}
