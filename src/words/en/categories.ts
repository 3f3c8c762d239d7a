/** What heads are built for. */
export const categories = {
  lowSpin: 'low spin',
  tour: 'tour',
  core: 'core',
  maxForgiveness: 'max forgiveness',
  draw: 'draw',
  light: 'light',
  blade: 'blade',
  playersIron: 'players iron',
  playersDistance: 'players distance',
  gameImprovement: 'game improvement',
  superGameImprovement: 'super game improvement',
  cavityBack: 'cavity back',
} as const
