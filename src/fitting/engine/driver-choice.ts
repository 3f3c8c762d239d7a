import { driveOf, driverTarget, type Flight } from '../../flight/index.ts'
import type { Context } from './context.ts'
import { launchFromShape } from './driver-flight-shape.ts'
import { chooseDriverLoft } from './driver-goal.ts'
import { fitDriverLoft } from './driver-loft.ts'
import { driverShots } from './driver-shots.ts'
import { drivingOf } from './golfer.ts'

/** The loft of a driver with the shots that it was chosen by, from driver numbers. @rule DRV-LOFT, DRV-GOAL */
export const driverChoice = (context: Context) => {
  const { swing } = context
  const target = driverTarget(swing.clubSpeedMph.value, swing.attackDeg.value)
  const shapeLaunchDeg = swing.launchDeg === null ? launchFromShape(swing, target.launchDeg) : null
  const asked = fitDriverLoft(context, target, swing.launchDeg ?? shapeLaunchDeg)
  const shots = driverShots(context)
  return { target, shapeLaunchDeg, shots, choice: chooseDriverLoft(context, target, asked, shots) }
}

/**
 * The flight of this golfer's driver for the fitting of another club: as a driver fitting of the same numbers has it, or of
 * the speed alone where they are numbers of another club.
 * @rule WOOD-GAP
 */
export const ownDrive = (context: Context, driverMph: number): Flight => {
  const { request, golfer, swing } = context
  if (swing.numbersOf !== 'driver' || swing.clubSpeedMph.value !== driverMph)
    return driveOf(drivingOf(golfer, driverMph))
  // The loft that is played is that of the other club.
  const { currentEquipment: _, ...driver } = request
  const { choice, shots } = driverChoice({ ...context, request: { ...driver, clubType: 'driver' } })
  return shots.at(choice.loft.value).flight
}
