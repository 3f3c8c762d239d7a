import { type Amateur, amateurAttackDeg } from './amateurs.ts'
import type { NumbersOf } from './speeds.ts'
import { roundTo } from './units.ts'

/** Attack of the clubs beside the driver, degrees. @source house: anchored to TrackMan's PGA rows (db/rules/trackman-pga.csv) @rule IN-ATTACK */
export const attackDegOf: Readonly<Record<Exclude<NumbersOf, 'driver'>, number>> = {
  '3-wood': -2.5,
  hybrid: -3,
  '7-iron': -3.5,
  PW: -4.5,
  GW: -4.5,
  SW: -4.5,
  LW: -4.5,
}

/** Attack angle to assume where none was measured, degrees; of a driver in tenths by handicap. @rule IN-ATTACK */
export const usualAttackDeg = (club: NumbersOf, amateur: Amateur): number =>
  club === 'driver' ? roundTo(amateurAttackDeg(amateur), 0.1) : attackDegOf[club]

/** Launch that a described ball flight of a driver stands for, degrees. @source interface specification, tool form @rule IN-BALL-FLIGHT */
export const launchOfFlightDeg = { low: 9, normal: 13, high: 17 } as const
