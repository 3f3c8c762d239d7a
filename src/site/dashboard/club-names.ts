import type { ClubType } from '../../golf/words.ts'

/** Name of each club type for people. */
export const clubNames: Readonly<Record<ClubType, string>> = {
  driver: 'Driver',
  fairway: 'Fairway wood',
  hybrid: 'Hybrid',
  iron: 'Iron set',
  wedge: 'Wedge',
}
