import type { Translated } from '../catalog.ts'
import type { swing as english } from '../en/swing.ts'

export const swing: Translated<typeof english> = {
  slice: 'slice',
  hook: 'hook',
  slightFade: 'fade leve',
  moderateSlice: 'slice claro',
  largeSlice: 'slice fuerte',
  sliceOfUnstatedSize: 'slice de tamaño no indicado',
  slightDraw: 'draw leve',
  moderateHook: 'hook claro',
  largeHook: 'hook fuerte',
  hookOfUnstatedSize: 'hook de tamaño no indicado',
  heelStrikes: 'impactos de talón',
  toeStrikes: 'impactos de punta',
  strikesAllOver: 'impactos por toda la cara',
  attack: 'un ataque de {attack}',
  assumedAttack: 'un ataque supuesto de {attack}',
  fade: 'fade',
  draw: 'draw',
}
