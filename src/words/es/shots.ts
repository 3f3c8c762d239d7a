import type { Translated } from '../catalog.ts'
import type { shots as english } from '../en/shots.ts'

export const shots: Translated<typeof english> = {
  readFromOne: 'Leído de {count} golpe: {cited:list}.',
  readFrom: 'Leído de {count} golpes: {cited:list}.',
  readFromWithSpread: 'Leído de {count} golpes, con su desviación estándar: {cited:list}.',
  by: 'De {count} golpes: {cited:list}.',
  cited: '{input:words} {value}',
  citedWithSpread: '{input:words} {value} ± {spread}',
  spreadAlone: '{input:words} ± {spread}',
  ofSome: { one: '{what:words} ({shots:count} golpe)', other: '{what:words} ({shots:count} golpes)' },
}
