import type { Translated } from '../catalog.ts'
import type { oddNumber as english } from '../en/odd-number.ts'

export const oddNumber: Translated<typeof english> = {
  aboveTour: '{said} mph supera la velocidad del Tour.',
  slow: '{said} mph es más lento que casi cualquier adulto.',
  farAbove: '{said} mph supera con mucho las {usual} mph habituales con este palo ({club:words}).',
  farBelow: '{said} mph queda muy por debajo de las {usual} mph habituales con este palo ({club:words}).',
  asFastAsDriver: '{said} mph con este palo ({club:words}) es tan rápido como el driver ({driver} mph).',
  ballFar: 'Una bola a {said} mph queda lejos de las {usual} mph habituales con este palo ({club:words}).',
  tooLight: '{said} libras es muy poco para un jugador adulto.',
  tooLightForHeight: '{said} libras es muy poco para una estatura de {feet} ft {inches} in.',
  isDriversSpeed: '¿Es la velocidad del driver, de modo que este palo tiene {meant} mph?',
  isDriversBall: '¿Es la bola del driver, o sea {meant} mph?',
  isClubSpeed: '¿Es la velocidad del palo, o sea {meant} mph?',
  isOtherUnit: '¿Son {said} {otherUnit:name}, que son {meant} {unit:name}?',
  isBallInOtherUnit: '¿Son {said} {otherUnit:name}, o sea {meant} mph?',
  aDriver: 'driver',
  aWedge: 'wedge',
  aHybrid: 'híbrido',
  aWood: 'madera {number}',
  anIron: 'hierro 7',
}
