import type { Translated } from '../catalog.ts'
import type { hosels as english } from '../en/hosels.ts'

export const hosels: Translated<typeof english> = {
  onChart: '{range} según la tabla del fabricante',
  named: '{setting:name} ({loft})',
  closes: 'En {setting:words} el hosel cierra la cara {turn:words}, hacia su fallo a la {side:words}.',
  opens: 'En {setting:words} el hosel abre la cara {turn:words}, hacia su fallo a la {side:words}.',
  about: 'unos {turn}',
  upTo: 'hasta {turn}',
  left: 'izquierda',
  right: 'derecha',
}
