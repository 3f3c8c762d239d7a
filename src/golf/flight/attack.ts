import { type Amateur, amateurAttackDeg } from '../amateurs.ts'
import { numberIn } from '../read-table.ts'
import type { NumbersOf } from '../speeds.ts'
import { tableRows } from '../tables.ts'
import { interpolate, type Knot, roundTo } from '../units.ts'

/** Attack of the clubs beside the driver, degrees. @source house: anchored to TrackMan's PGA rows (db/rules/trackman-pga.csv) @rule IN-ATTACK */
export const attackDegOf: Readonly<Record<Exclude<NumbersOf, 'driver'>, number>> = {
  '3-wood': -2.5,
  '5-wood': -2.8,
  '7-wood': -2.8,
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

/** A driver attack from which on advice is given, degrees. @source the specification of this service @rule DRV-ATTACK */
export const steepAttackDeg = -3
/** Launch monitors that see the face by a camera read a driver's attack so much higher than a radar that follows the center of the head, degrees. @source PING, Optimal Launch and Spin Chart, 2019 @rule DRV-ATTACK, IN-ATTACK */
export const camerasReadHigherDeg = 2

const optimum = tableRows('trackman-2010-optimizer.csv').filter((row) => row['goal'] === 'carry')
const attacks = [...new Set(optimum.map((row) => numberIn(row, 'attack_deg')))]
const bestCarry = attacks.map((attackDeg) => ({
  attackDeg,
  bySpeed: optimum
    .filter((row) => numberIn(row, 'attack_deg') === attackDeg)
    .map((row): Knot => [numberIn(row, 'club_speed_mph'), numberIn(row, 'carry_yd')]),
}))

/** Most carry of a driver speed, mph, at an attack, degrees: linear between the rows, constant outside, yards. @rule DRV-ATTACK */
export const bestCarryYards = (clubSpeedMph: number, attackDeg: number): number =>
  interpolate(
    bestCarry.map(({ attackDeg: at, bySpeed }): Knot => [at, interpolate(bySpeed, clubSpeedMph)]),
    attackDeg,
  )
