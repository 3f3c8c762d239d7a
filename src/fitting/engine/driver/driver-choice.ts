import { driveOf, driverTarget, type Flight } from '../../../flight/index.ts'
import type { Context } from '../swing/context.ts'
import { drivingOf } from '../swing/golfer.ts'
import { launchFromShape } from './driver-flight-shape.ts'
import { chooseDriverLoft } from './driver-goal.ts'
import { fitDriverLoft } from './driver-loft.ts'
import { driverShots } from './driver-shots.ts'

/** The loft of a driver with the shots that it was chosen by, from driver numbers. @rule DRV-LOFT, DRV-GOAL */
export const driverChoice = (context: Context) => {
  const { swing } = context
  const target = driverTarget(swing.clubSpeedMph.value, swing.attackDeg.value)
  const shapeLaunchDeg = swing.launchDeg === null ? launchFromShape(swing, target.launchDeg) : null
  const asked = fitDriverLoft(context, target, swing.launchDeg ?? shapeLaunchDeg)
  const shots = driverShots(context)
  return { target, shapeLaunchDeg, shots, choice: chooseDriverLoft(context, target, asked, shots) }
}

/** The end of a drive, as gaps ask for it. */
type Drive = Pick<Flight, 'carryYards' | 'rollYards'>

/**
 * The drive of this golfer for the fitting of another club: as a driver fitting of the same numbers has it, or of the speed
 * alone where they are numbers of another club. A driver speed that was sent beside the numbers of a driver moves their
 * drive as it moves the usual one.
 * @rule WOOD-GAP
 */
export const ownDrive = (context: Context, driverMph: number): Drive => {
  const { golfer, swing } = context
  const usualAt = (mph: number) => driveOf(drivingOf(golfer, mph))
  if (swing.numbersOf !== 'driver') return usualAt(driverMph)
  const drive = fittedDrive(context)
  const fittedMph = swing.clubSpeedMph.value
  if (fittedMph === driverMph) return drive
  const [usual, before] = [usualAt(driverMph), usualAt(fittedMph)]
  return {
    carryYards: (drive.carryYards * usual.carryYards) / before.carryYards,
    rollYards: Math.max(0, drive.rollYards + usual.rollYards - before.rollYards),
  }
}

const fittedDrive = (context: Context): Drive => {
  // The loft that is played is that of the other club.
  const { currentEquipment: _, ...driver } = context.request
  const { choice, shots } = driverChoice({ ...context, request: { ...driver, clubType: 'driver' } })
  return shots.at(choice.loft.value).flight
}
