import type { Translated } from '../catalog.ts'
import type { oddNumber as english } from '../en/odd-number.ts'

export const oddNumber: Translated<typeof english> = {
  aboveTour: '{said} mph ist schneller als die Tour.',
  slow: '{said} mph ist langsamer, als fast alle Erwachsenen schwingen.',
  farAbove: '{said} mph liegt weit über {usual} mph, die mit diesem Schläger ({club:words}) üblich sind.',
  farBelow: '{said} mph liegt weit unter {usual} mph, die mit diesem Schläger ({club:words}) üblich sind.',
  asFastAsDriver: '{said} mph mit diesem Schläger ({club:words}) ist so schnell wie der Driver ({driver} mph).',
  ballFar: 'Ein Ball mit {said} mph liegt weit von {usual} mph, die mit diesem Schläger ({club:words}) üblich sind.',
  tooLight: '{said} Pfund ist zu leicht für einen erwachsenen Spieler.',
  tooLightForHeight: '{said} Pfund ist zu leicht für eine Größe von {feet} ft {inches} in.',
  isDriversSpeed: 'Ist es die Geschwindigkeit des Drivers, und dieser Schläger hat {meant} mph?',
  isDriversBall: 'Ist es der Ball des Drivers, und dieser hat {meant} mph?',
  isClubSpeed: 'Ist es die Schlägergeschwindigkeit, und der Ball hat {meant} mph?',
  isOtherUnit: 'Sind es {said} {otherUnit:name}, also {meant} {unit:name}?',
  isBallInOtherUnit: 'Sind es {said} {otherUnit:name}, also {meant} mph?',
  aDriver: 'Driver',
  aWedge: 'Wedge',
  aHybrid: 'Hybrid',
  aWood: 'Holz {number}',
  anIron: 'Eisen 7',
}
