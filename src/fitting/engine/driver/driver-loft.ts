import type { DriverTarget } from '../../../flight/index.ts'
import {
  closeLoftSteps,
  driverFloorDeg,
  driverLoftDeg,
  driverLoftDegMax,
  driverLoftDegMin,
  driverLoftStepDeg,
  highSpinCap,
  launchTermDegMax,
  launchTermShare,
  loftStepDeg,
  lowSpinTerm,
  usualDriverDeg,
} from '../../../golf/clubs/lofts.ts'
import { chartTolerance } from '../../../golf/flight/driver-flight.ts'
import { clip, interpolate, roundTo } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { deg, fixed, say, sentence } from '../../../words/say.ts'
import { type Fact, weakest } from '../fact.ts'
import { beyondTolerance, launchToleranceDeg } from '../shaft/launch-tolerance.ts'
import { mphSaid, rounded, type Spec, shown } from '../spec.ts'
import type { Context, Swing } from '../swing/context.ts'
import type { Golfer } from '../swing/golfer.ts'
import { heldLoft, heldSaid } from '../swing/held-loft.ts'
import { isBigFade, missSaid } from '../swing/miss.ts'
import { attackSaid } from '../swing/swing.ts'
import { spinOverTarget } from '../swing/window.ts'

/** The loft that rules ask for, before flights are compared. */
export interface AskedLoft {
  readonly spec: Spec<number>
  /** The same before it is rounded, degrees. */
  readonly unroundedDeg: number
  /** How surely launch and spin are on target, 0 to 1. */
  readonly onTarget: number
  /** Least and most that this golfer is fitted in, degrees. */
  readonly minDeg: number
  readonly maxDeg: number
}

/**
 * Static loft: speed sets the base, an upward attack takes loft off, a launch beyond the tolerance under its target adds some
 * back. Too much spin caps what a low launch may add; far too little spin adds half a degree. A stated current loft stays
 * while launch and spin are on target, one that starts the ball too low is not lowered, one that starts it too high not raised.
 * A moderate or large slice never takes loft off what speed and attack ask for.
 * @param launch Measured or described; or read from the shape of the flight, which then counts half.
 * @rule DRV-LOFT, JUN-LOFT
 */
export const fitDriverLoft = (context: Context, target: DriverTarget, launch: Fact | null): AskedLoft => {
  const { golfer, swing } = context
  const { clubSpeedMph, attackDeg } = swing
  const wanted = swing.launchDeg === null ? shapeTerm(target, launch) : launchTerm(target, swing.launchDeg, attackDeg)
  const spinShare = spinOverTarget(swing, target) ?? 1
  const byLaunch = Math.min(wanted, interpolate(highSpinCap, spinShare))
  const spinTerm = interpolate(lowSpinTerm, spinShare)
  const bySpeed = driverLoftDeg(clubSpeedMph.value, attackDeg.value)
  const bySwing = bySpeed + byLaunch + spinTerm
  const tolerance = { deg: launchToleranceDeg(attackDeg), rpm: chartTolerance.rpm }
  const soldMaxDeg = driverLoftDegMax[golfer.group]
  const present = context.request.currentEquipment?.loft ?? bySwing
  const held = heldLoft(context, target, Math.min(bySwing, soldMaxDeg), tolerance)
  const { onTarget } = held
  const kept = bySwing + held.share * (present - bySwing)
  const floor = driverFloorDeg(golfer, clubSpeedMph.value)
  // A current loft that was not stated counts as the floored one.
  const givesWay = context.request.currentEquipment?.loft === undefined ? 0 : onTarget
  const aboveFloor = kept + (1 - givesWay) * Math.max(0, floor - kept)
  // The open face of a big fade starts the ball high and spins it: less loft would leave a club that curves more.
  const isHeldByFade = isBigFade(swing) && bySpeed > aboveFloor
  const floored = isHeldByFade ? bySpeed : aboveFloor
  // A loft that is played and right stays, though no current driver has it.
  const maxDeg = soldMaxDeg + roundTo(held.share * Math.max(0, present - soldMaxDeg), loftStepDeg)
  const value = clip(roundTo(floored, driverLoftStepDeg[golfer.group]), driverLoftDegMin, maxDeg)

  const spec: Spec<number> = {
    value,
    unit: 'deg',
    display: shown(deg(value)),
    rule: golfer.group === 'junior' ? 'JUN-LOFT' : 'DRV-LOFT',
    basis: weakest(clubSpeedMph, attackDeg, launch),
    get why() {
      const parts = [askedSaid(swing, bySpeed)]
      if (launch !== null && Math.abs(byLaunch) >= 0.05) parts.push(launchSaid(launch, target, byLaunch))
      if (byLaunch !== wanted) parts.push(say('driver.heldBySpin'))
      if (spinTerm >= 0.05) parts.push(say('driver.lowSpinAdds', { by: deg(rounded(spinTerm)) }))
      if (Math.abs(kept - bySwing) >= 0.05) parts.push(heldSaid(context, held, clip(kept, driverLoftDegMin, maxDeg)))
      if (isHeldByFade)
        parts.push(say('driver.missHolds', { miss: missSaid({ missPattern: 'fade', missSize: swing.missSize }) }))
      else if (floored > kept) parts.push(floorSaid(golfer, floor))
      if (floored > soldMaxDeg + loftStepDeg / 2)
        parts.push(say('driver.noneHigher', { loft: deg(rounded(soldMaxDeg)) }))
      return sentence(...parts)
    },
    alternatives: neighborOf(floored, value, driverLoftStepDeg[golfer.group])
      .filter((loft) => loft >= driverLoftDegMin && loft <= maxDeg)
      .map((loft) => say('driver.nearBorder', { other: deg(loft), exact: { ...fixed(floored, 2), unit: '°' } })),
  }
  return {
    spec,
    unroundedDeg: clip(floored, driverLoftDegMin, maxDeg),
    onTarget,
    minDeg: clip(isBigFade(swing) ? Math.max(floor, bySpeed) : floor, driverLoftDegMin, maxDeg),
    maxDeg,
  }
}

/**
 * Loft of the present driver, degrees. One that is not stated counts as the usual one: what the rules choose for this speed
 * and attack before they look at launch and spin.
 * @rule FLT-COMPARE
 */
export const presentDriverLoftDeg = ({ request, golfer, swing }: Context): number => {
  const stated = request.currentEquipment?.loft
  if (stated !== undefined) return stated
  const usual = usualDriverDeg(golfer, swing.clubSpeedMph.value, swing.attackDeg.value)
  return roundTo(usual, driverLoftStepDeg[golfer.group])
}

function askedSaid({ clubSpeedMph, attackDeg }: Swing, loftDeg: number): Message {
  const loft = deg(rounded(loftDeg))
  return say('driver.ofSwing', { speed: mphSaid(clubSpeedMph), attack: attackSaid(attackDeg), loft })
}

function launchSaid({ how }: Fact, { launchDeg }: DriverTarget, byDeg: number): Message {
  const values = { launch: how, target: deg(rounded(launchDeg)), by: deg(rounded(Math.abs(byDeg))) }
  return say(byDeg > 0 ? 'driver.launchAdds' : 'driver.launchTakesOff', values)
}

/** A launch within the tolerance of the charts moves nothing; what lies beyond counts. */
const launchTerm = (target: DriverTarget, launch: Fact, attack: Fact): number => {
  const missing = beyondTolerance(target.launchDeg - launch.value, launchToleranceDeg(attack))
  return clip(launchTermShare.measured * missing, -launchTermDegMax, launchTermDegMax)
}

/** Shapes only vote when they are far off: all of it counts. */
const shapeTerm = (target: DriverTarget, launch: Fact | null): number =>
  launch === null
    ? 0
    : clip(launchTermShare.shape * (target.launchDeg - launch.value), -launchTermDegMax, launchTermDegMax)

function floorSaid({ group, ageYears }: Golfer, floorDeg: number): Message {
  const loft = deg(rounded(floorDeg))
  if (group === 'junior') return say('driver.floorOfJuniors', { loft })
  return group === 'women' ? say('driver.floorOfWoman', { loft }) : say('driver.floorOfAge', { loft, age: ageYears! })
}

/** The neighbor, where the unrounded value lies close to the border to it. */
const neighborOf = (unrounded: number, value: number, stepDeg: number): number[] => {
  const over = unrounded - value
  const isClose = Math.abs(over) > (0.5 - closeLoftSteps) * stepDeg && Math.abs(over) <= 0.5 * stepDeg
  return isClose ? [value + Math.sign(over) * stepDeg] : []
}
