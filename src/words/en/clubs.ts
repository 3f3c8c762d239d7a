/** Clubs as sentences name them. */
export const clubs = {
  driver: 'driver',
  hybrid: 'hybrid',
  numberedIron: '{number}-iron',
  numberedWood: '{number}-wood',
  numberedHybrid: '{number}-hybrid',
  ironOfLoft: '{loft} iron',
  woodOfLoft: '{loft} wood',
  hybridOfLoft: '{loft} hybrid',
  wedgeOfLoft: '{loft} wedge',
} as const
