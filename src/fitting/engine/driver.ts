import { type DriverTarget, driverTarget } from '../../flight/index.ts'
import { clip, roundTo } from '../../units.ts'
import type { ClubFit } from './club-fit.ts'
import type { Context } from './context.ts'
import { driverConfigurations, driverFlights, driverGain } from './driver-flight.ts'
import { launchFromShape } from './driver-flight-shape.ts'
import { type Fact, isKnown, weakest } from './evidence.ts'
import { fitFlex } from './flex.ts'
import { type Golfer, handicapAtLeast } from './golfer.ts'
import { fitWoodProfile } from './launch-profile.ts'
import { fitLength, standardLengthIn } from './length.ts'
import { fitLie } from './lie.ts'
import { fitShaftWeight } from './shaft-weight.ts'
import { degrees, type Note, type Spec } from './spec.ts'
import type { Swing } from './swing.ts'
import { fitSwingWeight } from './swing-weight.ts'
import { fitWeightSetting, fitWoodHead } from './wood-head.ts'

/** A driver, from driver numbers. @rule DRV-LOFT and the shaft, length and head rules it calls */
export const fitDriver = (context: Context): ClubFit => {
  const { request, golfer, swing } = context
  const speedMph = swing.clubSpeedMph
  const target = driverTarget(speedMph.value, swing.attackDeg.value)
  const launch = swing.launchDeg ?? launchFromShape(swing, target.launchDeg)
  const spinOverTarget = swing.spinRpm === null ? null : swing.spinRpm.value / target.spinRpm
  const launchOverTargetDeg = swing.launchDeg === null ? null : swing.launchDeg.value - target.launchDeg

  const loft = fitDriverLoft(golfer, swing, target, launch)
  const shaftFlex = fitFlex({
    row: 'driver',
    speedMph,
    request,
    golfer,
    swing,
    driverSpeedMph: speedMph.value,
    ...windowFacts(swing, target),
  })
  const shaftWeight = fitShaftWeight({
    curve: 'driver',
    speedMph,
    driverSpeedMph: speedMph.value,
    request,
    golfer,
    swing,
  })
  const headProfile = fitWoodHead({
    golfer,
    swing,
    speedMph: speedMph.value,
    speedBasis: speedMph.basis,
    launchOverTargetDeg,
    spinOverTarget,
  })
  const length = fitLength('driver', golfer, standardLengthIn('driver', 'all', golfer.group))
  const flights = driverFlights(context, loft.value, headProfile.value)
  return {
    specs: {
      loft,
      shaftFlex,
      shaftWeight,
      launchProfile: fitWoodProfile({
        speedMph,
        launchDeg: launch,
        targetLaunchDeg: target.launchDeg,
        attackDeg: swing.attackDeg,
        spinOverTarget,
      }),
      length: length.spec,
      lieAngle: fitLie('driver', golfer, swing),
      headProfile,
      swingWeight: fitSwingWeight('driver', golfer, shaftWeight.value, length.offsetIn, shaftWeight.basis),
      weightSetting: fitWeightSetting(swing),
    },
    lengthOffsetIn: length.offsetIn,
    driverSpeedMph: speedMph,
    target,
    notes: [...driverNotes(golfer, swing, target, headProfile.value), ...driverGain(context, target)],
    warnings: length.warnings,
    configurations: driverConfigurations(context, loft.value, headProfile.value),
    flights,
  }
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

/** How far the launch term may move the loft, degrees, and its share of the launch error. */
const launchTermMaxDeg = 1.5
const measuredShare = 0.5
/** A launch that was only read from the flight's shape moves half as much. */
const shapeShare = 0.25

/**
 * Static loft: speed sets the base, an upward attack takes loft off, a launch under its target adds some back.
 * Too much spin caps what a low launch may add; far too little spin adds half a degree.
 * @rule DRV-LOFT
 */
export const fitDriverLoft = (
  golfer: Golfer,
  swing: Swing,
  target: DriverTarget,
  launch: Fact | null,
): Spec<number> => {
  const { value: speedMph } = swing.clubSpeedMph
  const share = swing.launchDeg === null ? shapeShare : measuredShare
  const wanted =
    launch === null ? 0 : clip(share * (target.launchDeg - launch.value), -launchTermMaxDeg, launchTermMaxDeg)
  const spinShare = swing.spinRpm === null ? null : swing.spinRpm.value / target.spinRpm
  const launchTerm = spinShare !== null && spinShare > 1.25 && wanted > 0 ? Math.min(wanted, 0.5) : wanted
  const spinTerm = spinShare !== null && spinShare < 0.7 ? 0.5 : 0
  const bySwing = baseLoftDeg(speedMph) - 0.14 * swing.attackDeg.value + launchTerm + spinTerm
  const floored = Math.max(bySwing, loftFloorDeg(golfer, speedMph))
  const value = clip(roundTo(floored, 0.5), 8, golfer.group === 'junior' ? 16 : 14.5)

  const parts = [
    `${speedMph.toFixed(0)} mph with an attack of ${swing.attackDeg.value}° asks for ${(baseLoftDeg(speedMph) - 0.14 * swing.attackDeg.value).toFixed(1)}°`,
  ]
  if (launch !== null && Math.abs(launchTerm) >= 0.05)
    parts.push(
      `${launch.how} against a target of ${target.launchDeg.toFixed(1)}° ${launchTerm > 0 ? 'adds' : 'takes off'} ${Math.abs(launchTerm).toFixed(1)}°`,
    )
  if (launchTerm !== wanted) parts.push('held there because spin is already high')
  if (spinTerm > 0) parts.push('very low spin adds 0.5°')
  if (floored > bySwing) parts.push(`the floor for this golfer is ${floored.toFixed(1)}°`)
  return {
    value,
    unit: 'deg',
    display: degrees(value),
    rule: golfer.group === 'junior' ? 'JUN-LOFT' : 'DRV-LOFT',
    basis: weakest(swing.clubSpeedMph, swing.attackDeg, launch),
    why: `${parts.join('; ')}.`,
    alternatives: nextHalf(floored, value),
  }
}

/** @source house: static = dynamic - (4.1 + 0.55 attack), which returns 9-9.5° for the tour and 10.5-11° at 93 mph */
const baseLoftDeg = (speedMph: number): number =>
  speedMph <= 100 ? 11.3 - 0.13 * (speedMph - 90) : 10 - 0.08 * (speedMph - 100)

/** Slower women and golfers from 65 need height: a floor that fades out with speed. @rule DRV-LOFT */
const loftFloorDeg = ({ group, ageYears }: Golfer, speedMph: number): number => {
  if (group === 'junior') return 15
  const women = group === 'women' ? 11.5 - 0.25 * Math.max(0, speedMph - 85) : 0
  const senior = ageYears !== null && ageYears >= 65 ? 10.5 - 0.2 * Math.max(0, speedMph - 85) : 0
  return Math.max(women, senior)
}

/** The neighbour, when the unrounded value lies within 0.1° of the border to it. */
const nextHalf = (unrounded: number, value: number): string[] => {
  const over = unrounded - value
  if (over > 0.15 && over < 0.25)
    return [`${degrees(value + 0.5)}: the value is ${unrounded.toFixed(1)}°, just under the border`]
  if (over < -0.15 && over >= -0.25)
    return [`${degrees(value - 0.5)}: the value is ${unrounded.toFixed(1)}°, just over the border`]
  return []
}

const driverNotes = (golfer: Golfer, swing: Swing, target: DriverTarget, headProfile: string): Note[] => {
  const notes: Note[] = []
  if (isKnown(swing.spinRpm)) notes.push(spinNote(swing, swing.spinRpm.value, target))
  const mirror = golfer.hand === 'left' ? -1 : 1
  if (swing.faceDeg !== null && swing.clubPathDeg !== null) {
    const faceToPath = mirror * (swing.faceDeg - swing.clubPathDeg)
    if (Math.abs(faceToPath) > 3)
      notes.push({
        rule: 'DRV-FACE',
        text: `The face is ${Math.abs(faceToPath).toFixed(1)}° ${faceToPath > 0 ? 'open to' : 'closed to'} the path, which is what makes the ball ${faceToPath > 0 ? 'fade' : 'draw'}. A club can soften that, a lesson can remove it.`,
      })
  }
  if (swing.missPattern === 'fade' && swing.missSize === 'large')
    notes.push({
      rule: 'DRV-HOSEL',
      text: `Against a large ${golfer.hand === 'left' ? 'leftward' : 'rightward'} miss set the hosel one step higher, which also closes the face a degree or two, use 0.5° upright where the hosel has it, and below 105 mph take a shaft of at least 4.0° torque.`,
    })
  if (swing.strike === 'heel')
    notes.push({
      rule: 'DRV-STRIKE',
      text: 'Heel strikes spin and fade by gear effect: try the driver half an inch shorter before changing the head.',
    })
  if (handicapAtLeast(golfer, 20) || swing.strike === 'mix')
    notes.push({
      rule: 'DRV-STRIKE',
      text: 'A driver half an inch shorter is worth a try: centre strikes gain more than length does.',
    })
  const lowSpinIsWrong =
    swing.clubSpeedMph.value < 95 ||
    handicapAtLeast(golfer, 15.01) ||
    (isKnown(swing.launchDeg) && swing.launchDeg.value < target.launchWindow.minDeg)
  if (headProfile !== 'low_spin' && lowSpinIsWrong)
    notes.push({
      rule: 'WOOD-HEAD',
      text: 'Low-spin heads, popular as they are, are the wrong choice here: they take height and forgiveness that this swing needs.',
    })
  return notes
}

/** High spin is judged at the golfer's own attack angle: a steep swing rightly spins above 3,000 rpm. */
const spinNote = (swing: Swing, spinRpm: number, target: DriverTarget): Note => {
  const { minRpm, maxRpm } = target.spinWindow
  const place = spinRpm > maxRpm ? 'above' : spinRpm < minRpm ? 'below' : 'inside'
  return {
    rule: 'FLT-DRIVER-TARGET',
    text: `Spin ${Math.round(spinRpm)} rpm is ${place} the ${roundTo(minRpm, 50)}-${roundTo(maxRpm, 50)} rpm window for ${swing.clubSpeedMph.value.toFixed(0)} mph and an attack of ${swing.attackDeg.value}°.`,
  }
}
