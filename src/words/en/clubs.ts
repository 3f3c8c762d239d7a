/** Clubs as sentences name them. */
export const clubs = {
  driver: 'driver',
  fairway: 'fairway wood',
  hybrid: 'hybrid',
  ironSet: 'iron set',
  wedge: 'wedge',
  numberedIron: '{number}-iron',
  numberedWood: '{number}-wood',
  numberedHybrid: '{number}-hybrid',
  ironOfLoft: '{loft} iron',
  woodOfLoft: '{loft} wood',
  hybridOfLoft: '{loft} hybrid',
  wedgeOfLoft: '{loft} wedge',
  hybridOfSlot: '{number}H',
  highLaunch: 'HL {club:words}',
  strong: 'Strong {club:words}',
} as const
