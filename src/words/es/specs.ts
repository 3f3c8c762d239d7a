import type { Translated } from '../catalog.ts'
import type { specs as english } from '../en/specs.ts'

export const specs: Translated<typeof english> = {
  sevenIron: '{loft} en el hierro 7',
  ofClass: '{loft} ({club:name})',
  standardLength: '{length} (estándar)',
  changedLength: '{length} ({change:bare})',
}
