/** Clubs as sentences name them. */
export const clubs = {
  driver: 'driver',
  hybrid: 'hybrid',
  numberedIron: '{number}-iron',
  numberedWood: '{number}-wood',
} as const
