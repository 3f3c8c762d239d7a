import type { NumbersOf } from './speeds.ts'

/** Golfers above this handicap, or without one, hit further down on a driver, strokes. @source house @rule IN-ATTACK */
export const steepAboveHandicap = 10
/** Attack of a driver by those golfers and by the others, degrees. @source house @rule IN-ATTACK */
export const driverAttackDeg = { steep: -1.5, level: -0.5 } as const
/** Attack of the other clubs, degrees. @source house: anchored to TrackMan's PGA rows (db/rules/trackman-pga.csv) @rule IN-ATTACK */
export const attackDegOf: Readonly<Record<Exclude<NumbersOf, 'driver'>, number>> = {
  '3-wood': -2.5,
  hybrid: -3,
  '7-iron': -3.5,
  PW: -4.5,
  GW: -4.5,
  SW: -4.5,
  LW: -4.5,
}

/** Attack angle to assume where none was measured, degrees. @param handicap Undefined: unknown. @rule IN-ATTACK */
export const usualAttackDeg = (club: NumbersOf, handicap: number | undefined): number => {
  if (club !== 'driver') return attackDegOf[club]
  return handicap === undefined || handicap > steepAboveHandicap ? driverAttackDeg.steep : driverAttackDeg.level
}

/** Launch that a described ball flight of a driver stands for, degrees. @source interface specification, tool form @rule IN-BALL-FLIGHT */
export const launchOfFlightDeg = { low: 9, normal: 13, high: 17 } as const
