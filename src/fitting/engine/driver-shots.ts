import {
  coreSpinFactor,
  type Flight,
  fly,
  impact,
  type Launch,
  launchDegMin,
  standardAir,
  strikeEfficiency,
} from '../../flight/index.ts'
import { usualDynamicLoftDeg } from '../../golf/delivery.ts'
import { usualSpinFactor } from '../../golf/driver-flight.ts'
import { clip } from '../../golf/units.ts'
import type { WoodCategory } from '../../golf/words.ts'
import type { Anchors, Context, FlownShot } from './context.ts'
import { presentDriverLoftDeg } from './driver-loft.ts'
import { isKnown } from './evidence.ts'
import { anchoredFlight, anchorsOf, presentShotWith } from './present-shot.ts'

/** The shots of one swing. */
export interface DriverShots {
  /** With a driver of this static loft. */
  readonly at: (loftDeg: number) => FlownShot
  /** What was measured of the present shot's end, held in each of them. */
  readonly anchors: () => Anchors
}

/**
 * The shots that this swing plays with drivers of any loft: all that was measured of the present club holds at its loft,
 * the impact model says what changes from there, and each loft flies once.
 * @rule FLT-COMPARE, DRV-SPIN
 */
export const driverShots = (context: Context, category: WoodCategory): DriverShots => {
  const launchAt = launchesOf(context, category)
  const { swing } = context
  const flown = (launch: Launch): Flight => fly(launch, standardAir, undefined, swing.stepSeconds)
  // A fitting that is only counted compares no flights: nothing flies before it is asked for.
  let held: Anchors | null = swing.presentShot && swing.anchors
  const anchors = (): Anchors => {
    held ??= anchorsOf(swing, flown(launchAt(presentDriverLoftDeg(context))))
    return held
  }
  const known = new Map<number, FlownShot>()
  const at = (loftDeg: number): FlownShot => {
    const before = known.get(loftDeg)
    if (before !== undefined) return before
    const launch = launchAt(loftDeg)
    const shot =
      launch === swing.presentShot ? swing.presentShot : { ...launch, flight: anchoredFlight(anchors(), flown(launch)) }
    known.set(loftDeg, shot)
    return shot
  }
  return { at, anchors }
}

const launchesOf = (context: Context, category: WoodCategory): ((loftDeg: number) => Launch) => {
  const { swing } = context
  const presentLoftDeg = presentDriverLoftDeg(context)
  if (swing.presentShot !== null)
    return (loftDeg) => presentShotWith(swing, { club: 'driver', moreDeg: loftDeg - presentLoftDeg })!
  const modeled = (loftDeg: number) => usualShot(context, category, loftDeg)
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

/** What the impact model expects of this swing with this head, at the spin of golfers of this speed. @rule DRV-SPIN */
const usualShot = ({ golfer, swing }: Context, category: WoodCategory, loftDeg: number): Launch => {
  const [clubSpeedMph, attackDeg] = [swing.clubSpeedMph.value, swing.attackDeg.value]
  const shot = impact({
    club: 'driver',
    clubSpeedMph,
    attackDeg,
    dynamicLoftDeg: usualDynamicLoftDeg(loftDeg, attackDeg),
    category,
    efficiency: strikeEfficiency(golfer.handicap?.value, swing.strike ?? undefined, golfer.group),
  })
  const { factor, atMph, perMph, mphMin, mphMax } = usualSpinFactor
  const share = (factor - perMph * (clip(clubSpeedMph, mphMin, mphMax) - atMph)) / coreSpinFactor
  return { ...shot, spinRpm: share * shot.spinRpm }
}
