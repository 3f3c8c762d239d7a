import type { Translated } from '../catalog.ts'
import type { clubs as english } from '../en/clubs.ts'

export const clubs: Translated<typeof english> = {
  driver: 'Driver',
  fairway: 'Fairwayholz',
  hybrid: 'Hybrid',
  ironSet: 'Eisensatz',
  wedge: 'Wedge',
  numberedIron: 'Eisen {number}',
  numberedWood: 'Holz {number}',
  numberedHybrid: 'Hybrid {number}',
  ironOfLoft: 'Eisen mit {loft}',
  woodOfLoft: 'Fairwayholz mit {loft}',
  hybridOfLoft: 'Hybrid mit {loft}',
  wedgeOfLoft: '{loft}-Wedge',
  hybridOfSlot: 'Hybrid {number}',
  highLaunch: 'HL {club:words}',
  strong: '{club:words} (starkes Loft)',
}
