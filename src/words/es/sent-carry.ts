import type { Translated } from '../catalog.ts'
import type { sentCarry as english } from '../en/sent-carry.ts'

export const sentCarry: Translated<typeof english> = {
  overstated:
    'El vuelo de {sent} vino sin números de un monitor; los golfistas exageran, así que cuenta como {counted}.',
  hitWith: 'El vuelo de {sent} se golpeó con {loft} ({club:words})',
  countsAsOf: 'El vuelo de {sent} cuenta como de {loft} ({club:words}), pues no se conoce el loft que se golpeó',
  countsAsOfAn: 'El vuelo de {sent} cuenta como de {loft} ({club:words}), pues no se conoce el loft que se golpeó',
  wedge: 'wedge',
  atFitted: 'a {loft} son unos {carry}',
}
