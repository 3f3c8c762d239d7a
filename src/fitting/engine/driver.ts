import { type DriverTarget, driverTarget } from '../../flight/index.ts'
import { assembleClub } from './assemble.ts'
import type { ClubFit } from './club-fit.ts'
import type { Context, Swing } from './context.ts'
import { driverConfigurations, driverFlights, driverGain, driverLoss } from './driver-flight.ts'
import { launchFromShape } from './driver-flight-shape.ts'
import { chooseDriverLoft } from './driver-goal.ts'
import { fitDriverLoft } from './driver-loft.ts'
import { driverNotes } from './driver-notes.ts'
import { driverShots } from './driver-shots.ts'
import { isKnown, weakest } from './evidence.ts'
import { fitFlex } from './flex.ts'
import { headOf } from './head.ts'
import { fitWoodProfile } from './launch-profile.ts'
import { widerLaunchDeg } from './launch-tolerance.ts'
import { fitShaftWeight } from './shaft-weight.ts'
import { standardLengthIn } from './standard-specs.ts'
import { fitWeightSetting } from './wood-head.ts'

/** A driver, from driver numbers. @rule DRV-LOFT and the shaft, length and head rules it calls */
export const fitDriver = (context: Context): ClubFit => {
  const { golfer, swing } = context
  const speedMph = swing.clubSpeedMph
  const target = driverTarget(speedMph.value, swing.attackDeg.value)
  const shapeLaunchDeg = swing.launchDeg === null ? launchFromShape(swing, target.launchDeg) : null
  const launchDeg = swing.launchDeg ?? shapeLaunchDeg
  const spinOverTarget = swing.spinRpm === null ? null : swing.spinRpm.value / target.spinRpm

  const headProfile = headOf.driver(context)
  const shots = driverShots(context, headProfile.value)
  const choice = chooseDriverLoft(context, target, fitDriverLoft(context, target, launchDeg), shots)
  const { loft } = choice
  const shaft = { ...context, speedMph, driverSpeedMph: speedMph.value }
  return assembleClub('driver', context, {
    standardLengthIn: standardLengthIn('driver', 'all', golfer.group),
    specs: {
      loft,
      shaftFlex: fitFlex({ ...shaft, row: 'driver', ...windowFacts(swing, target) }),
      shaftWeight: fitShaftWeight({ ...shaft, curve: 'driver' }),
      launchProfile: fitWoodProfile({
        speedMph,
        launchDeg,
        targetLaunchDeg: target.launchDeg,
        widerLaunchDeg: widerLaunchDeg(swing),
        attackDeg: swing.attackDeg,
        spinOverTarget,
        targetBasis: weakest(speedMph, swing.attackDeg),
      }),
      headProfile,
      weightSetting: fitWeightSetting(swing),
    },
    driverSpeedMph: speedMph,
    target,
    ...(shapeLaunchDeg && { shapeLaunchDeg }),
    tell: () => {
      const flights = driverFlights(context, loft.value, shots)
      return {
        notes: [
          ...driverNotes(context, target, headProfile.value),
          ...driverGain(context, target),
          ...choice.overruled(),
          ...driverLoss(context, choice, flights),
        ],
        configurations: driverConfigurations(context, choice, shots),
        flights,
      }
    },
  })
}

/** Where measured launch and spin lie against their windows: two of the flex steps ask. */
const windowFacts = (swing: Swing, target: DriverTarget) => {
  if (!isKnown(swing.launchDeg) || !isKnown(swing.spinRpm)) return {}
  return {
    launchAboveWindow: swing.launchDeg.value > target.launchWindow.maxDeg,
    launchBelowWindow: swing.launchDeg.value < target.launchWindow.minDeg,
    spinOverTarget: swing.spinRpm.value / target.spinRpm,
  }
}
