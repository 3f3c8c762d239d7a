import type { ClubType } from '../../golf/words.ts'

/** Speeds of a club by its carry, from the first carry on in steps: what the page reads between. */
export interface SpeedsByCarry {
  readonly fromYards: number
  readonly yardsPerStep: number
  readonly mph: Readonly<Record<ClubType, readonly number[]>>
}
