import type { SoleWidth } from '../../../golf/names/words.ts'

/**
 * Soles that makers describe as wide or narrow, by the letter or word of the option; all others count as medium.
 * Source: makers' descriptions from memory (Vokey, PING, Cleveland, Callaway, Cobra, Mizuno).
 */
const widthOfGrind: Readonly<Record<string, SoleWidth>> = {
  K: 'wide',
  W: 'wide',
  Full: 'wide',
  HB: 'wide',
  L: 'narrow',
  T: 'narrow',
  C: 'narrow',
  X: 'narrow',
  Z: 'narrow',
  Low: 'narrow',
  LB: 'narrow',
}

/** Width of a sole by its maker's name for it. */
export const soleWidth = (grind: string | null): SoleWidth => widthOfGrind[grind ?? ''] ?? 'medium'
