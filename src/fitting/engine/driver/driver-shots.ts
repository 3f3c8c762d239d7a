import { type Launch, usualDrives } from '../../../flight/index.ts'
import { launchDegMin } from '../../../golf/flight/impact.ts'
import { isKnown } from '../fact.ts'
import type { Anchors, Context, FlownShot } from '../swing/context.ts'
import { drivingOf } from '../swing/golfer.ts'
import { anchorFlight, anchorsOf, presentShotWith } from '../swing/present-shot.ts'
import { presentDriverLoftDeg } from './driver-loft.ts'

/** The shots of one swing. */
export interface DriverShots {
  /** With a driver of this static loft. */
  readonly at: (loftDeg: number) => FlownShot
  /** What was measured of the current shot's end, held in each of them. */
  readonly anchors: () => Anchors
}

/**
 * The shots that this swing plays with drivers of any loft: all that was measured of the current club holds at its loft,
 * the impact model says what changes from there, and each loft flies once.
 * @rule FLT-COMPARE, DRV-SPIN
 */
export const driverShots = (context: Context): DriverShots => {
  const launchAt = launchesOf(context)
  const { swing } = context
  // A fitting that is only counted compares no flights: nothing flies before it is asked for.
  let held: Anchors | null = swing.presentShot && swing.anchors
  const anchors = (): Anchors => {
    held ??= anchorsOf(swing, swing.fly(launchAt(presentDriverLoftDeg(context))))
    return held
  }
  const known = new Map<number, FlownShot>()
  const at = (loftDeg: number): FlownShot => {
    const before = known.get(loftDeg)
    if (before !== undefined) return before
    const launch = launchAt(loftDeg)
    const shot =
      launch === swing.presentShot
        ? swing.presentShot
        : { ...launch, flight: anchorFlight(anchors(), swing.fly(launch)) }
    known.set(loftDeg, shot)
    return shot
  }
  return { at, anchors }
}

const launchesOf = (context: Context): ((loftDeg: number) => Launch) => {
  const { golfer, swing } = context
  const presentLoftDeg = presentDriverLoftDeg(context)
  if (swing.presentShot !== null)
    return (loftDeg) => presentShotWith(swing, { club: 'driver', moreDeg: loftDeg - presentLoftDeg })!
  const driving = {
    ...drivingOf(golfer, swing.clubSpeedMph.value),
    attackDeg: swing.attackDeg.value,
    strike: swing.strike ?? undefined,
  }
  const modeled = usualDrives(driving)
  const present = modeled(presentLoftDeg)
  const ballShare = swing.ballSpeedMph.value / present.ballSpeedMph
  const spinShare = isKnown(swing.spinRpm) ? swing.spinRpm.value / present.spinRpm : 1
  const moreLaunchDeg =
    swing.launchDeg !== null && swing.launchDeg.value >= launchDegMin ? swing.launchDeg.value - present.launchDeg : 0
  return (loftDeg) => {
    const { ballSpeedMph, launchDeg, spinRpm } = modeled(loftDeg)
    return {
      ballSpeedMph: ballShare * ballSpeedMph,
      launchDeg: Math.max(launchDegMin, launchDeg + moreLaunchDeg),
      spinRpm: spinShare * spinRpm,
    }
  }
}
