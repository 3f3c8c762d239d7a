import type { Translated } from '../catalog.ts'
import type { categories as english } from '../en/categories.ts'

export const categories: Translated<typeof english> = {
  lowSpin: 'wenig Spin',
  tour: 'Tour',
  core: 'neutral',
  maxForgiveness: 'besonders fehlerverzeihend',
  draw: 'Draw',
  light: 'leicht',
  blade: 'Blade',
  playersIron: 'Players Iron',
  playersDistance: 'Players Distance',
  gameImprovement: 'Game Improvement',
  superGameImprovement: 'Super Game Improvement',
  cavityBack: 'Cavity-Back',
}
