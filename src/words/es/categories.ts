import type { Translated } from '../catalog.ts'
import type { categories as english } from '../en/categories.ts'

export const categories: Translated<typeof english> = {
  lowSpin: 'de poco spin',
  tour: 'tour',
  core: 'neutra',
  maxForgiveness: 'de máxima tolerancia',
  draw: 'draw',
  light: 'ligera',
  blade: 'blade',
  playersIron: 'players iron',
  playersDistance: 'players distance',
  gameImprovement: 'game improvement',
  superGameImprovement: 'super game improvement',
  cavityBack: 'cavity back',
}
