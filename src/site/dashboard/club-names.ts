import type { ClubType } from '../../golf/words.ts'

export const clubNames: Readonly<Record<ClubType, string>> = {
  driver: 'Driver',
  fairway: 'Fairway wood',
  hybrid: 'Hybrid',
  iron: 'Iron set',
  wedge: 'Wedge',
}
