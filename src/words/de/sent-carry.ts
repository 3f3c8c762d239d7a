import type { Translated } from '../catalog.ts'
import type { sentCarry as english } from '../en/sent-carry.ts'

export const sentCarry: Translated<typeof english> = {
  overstated:
    'Der Carry von {sent} kam ohne Zahlen eines Launch-Monitors; Golfer übertreiben, darum zählt er als {counted}.',
  hitWith: 'Der Carry von {sent} wurde mit {loft} geschlagen ({club:words})',
  countsAsOf:
    'Der Carry von {sent} zählt als der mit {loft} ({club:words}), denn das geschlagene Loft ist nicht bekannt',
  countsAsOfAn:
    'Der Carry von {sent} zählt als der mit {loft} ({club:words}), denn das geschlagene Loft ist nicht bekannt',
  wedge: 'Wedge',
  atFitted: 'mit {loft} sind es etwa {carry}',
}
