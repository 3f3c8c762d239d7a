import type { DriverTarget } from '../../../flight/index.ts'
import { windowStep } from '../../../golf/flight/driver-flight.ts'
import { roundTo } from '../../../golf/units.ts'
import { assembleClub } from '../assemble.ts'
import type { ClubFit } from '../club-fit.ts'
import { isKnown, weakest } from '../fact.ts'
import { headOf } from '../head.ts'
import { fitFlex } from '../shaft/flex.ts'
import { fitWoodProfile } from '../shaft/launch-profile.ts'
import { widerLaunchDeg } from '../shaft/launch-tolerance.ts'
import { fitShaftWeight } from '../shaft/shaft-weight.ts'
import { standardLengthIn } from '../shaft/standard-specs.ts'
import type { Context, Swing } from '../swing/context.ts'
import { isBigFade } from '../swing/miss.ts'
import { driverWindow, launchPlace, spinOverTarget } from '../swing/window.ts'
import { fitWeightSetting } from '../woods/wood-head.ts'
import { driverChoice } from './driver-choice.ts'
import { driverConfigurations, driverFlights, driverGain, driverLoss, flightOnTarget } from './driver-flight.ts'
import { driverNotes, faceWarnings } from './driver-notes.ts'

/** A driver, from driver numbers. @rule DRV-LOFT and the shaft, length and head rules it calls */
export const fitDriver = (context: Context): ClubFit => {
  const { golfer, swing } = context
  const speedMph = swing.clubSpeedMph
  const { target, shapeLaunchDeg, shots, choice } = driverChoice(context)
  const { loft } = choice
  const headProfile = headOf.driver(context)
  const shaft = { ...context, speedMph, driverSpeedMph: speedMph.value }
  return assembleClub('driver', context, {
    standardLengthIn: standardLengthIn('driver', 'all', golfer.adultGroup),
    specs: {
      loft,
      shaftFlex: fitFlex({ ...shaft, row: 'driver', ...windowFacts(swing, target) }),
      shaftWeight: fitShaftWeight({ ...shaft, curve: 'driver' }),
      launchProfile: fitWoodProfile({
        speedMph,
        launchDeg: swing.launchDeg ?? shapeLaunchDeg,
        targetLaunchDeg: target.launchDeg,
        widerLaunchDeg: widerLaunchDeg(swing),
        attackDeg: swing.attackDeg,
        spinOverTarget: spinOverTarget(swing, target),
        targetBasis: weakest(speedMph, swing.attackDeg),
        isBigFade: isBigFade(swing),
      }),
      headProfile,
      weightSetting: fitWeightSetting(swing),
    },
    driverSpeedMph: speedMph,
    warnings: faceWarnings(context),
    target,
    ...(shapeLaunchDeg && { shapeLaunchDeg }),
    tell: () => {
      const flights = driverFlights(context, loft.value, shots)
      const onTarget = flightOnTarget(swing, target)
      return {
        notes: [
          ...driverNotes(context, target, headProfile.value),
          ...driverGain(context, onTarget, choice, shots),
          ...choice.overruled(),
          ...driverLoss(context, choice, flights),
        ],
        configurations: driverConfigurations(context, choice, shots),
        flights,
        onTarget,
      }
    },
  })
}

/** Where measured launch and spin lie against their windows: two of the flex steps ask. */
const windowFacts = (swing: Swing, target: DriverTarget) => {
  if (!isKnown(swing.launchDeg) || !isKnown(swing.spinRpm)) return {}
  const place = launchPlace(swing.launchDeg.value, driverWindow(target))
  return {
    launchAboveWindow: place === 'above',
    launchBelowWindow: place === 'below',
    // Both as they are printed: equal figures are on target.
    spinOverTarget: roundTo(swing.spinRpm.value, windowStep.rpm) / roundTo(target.spinRpm, windowStep.rpm),
  }
}
