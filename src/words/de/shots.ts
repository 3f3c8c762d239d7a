import type { Translated } from '../catalog.ts'
import type { shots as english } from '../en/shots.ts'

export const shots: Translated<typeof english> = {
  readFromOne: 'Aus {count} Schlag gelesen: {cited:list}.',
  readFrom: 'Aus {count} Schlägen gelesen: {cited:list}.',
  readFromWithSpread: 'Aus {count} Schlägen gelesen, mit Standardabweichung: {cited:list}.',
  by: 'Aus {count} Schlägen: {cited:list}.',
  cited: '{input:words} {value}',
  citedWithSpread: '{input:words} {value} ± {spread}',
  spreadAlone: '{input:words} ± {spread}',
  ofSome: { one: '{what:words} ({shots:count} Schlag)', other: '{what:words} ({shots:count} Schläge)' },
}
