import type { Translated } from '../catalog.ts'
import type { swing as english } from '../en/swing.ts'

export const swing: Translated<typeof english> = {
  slice: 'Slice',
  hook: 'Hook',
  slightFade: 'leichter Fade',
  moderateSlice: 'deutlicher Slice',
  largeSlice: 'starker Slice',
  sliceOfUnstatedSize: 'Slice ohne Angabe der Größe',
  slightDraw: 'leichter Draw',
  moderateHook: 'deutlicher Hook',
  largeHook: 'starker Hook',
  hookOfUnstatedSize: 'Hook ohne Angabe der Größe',
  heelStrikes: 'Treffer an der Ferse',
  toeStrikes: 'Treffer an der Spitze',
  strikesAllOver: 'Treffer über die ganze Schlagfläche',
  attack: 'ein Eintreffwinkel von {attack}',
  assumedAttack: 'ein angenommener Eintreffwinkel von {attack}',
  fade: 'Fade',
  draw: 'Draw',
}
