import { type DriverTarget, driverTarget } from '../../flight/index.ts'
import { type LaunchProfile, launchProfiles } from '../../golf/names/words.ts'
import { driverSpeedPerMph } from '../../golf/speeds.ts'
import { type GolferFacts, presets, type SavedFitting } from '../../scoring/index.ts'
import { say } from '../../words/say.ts'
import { speedOf } from '../engine/club.ts'
import { driverSpeedOf } from '../engine/driver/driver-speed.ts'
import { type Fact, isKnown } from '../engine/fact.ts'
import type { Delivery } from '../engine/swing/context.ts'
import { type Golfer, golferOf } from '../engine/swing/golfer.ts'
import { deliveryOf } from '../engine/swing/swing.ts'
import { withOwnBall } from '../engine/woods/fairway-ball.ts'
import type { FittingRequest } from '../schema/schema.ts'

/** A golfer as the engine read the request. */
interface ReadGolfer {
  readonly golfer: Pick<Golfer, 'handicap' | 'group'>
  readonly swing: Pick<Delivery, 'launchDeg' | 'spinRpm' | 'missPattern' | 'missSize'>
  readonly driverSpeedMph: Fact
  /** Driver fittings: launch and spin count against it. */
  readonly target?: DriverTarget
  /** The launch profile knows every sign of a high flight, of any club; a saved fitting may come without it. */
  readonly specs?: { readonly launchProfile?: { readonly value: LaunchProfile } }
}

/** The golfer as scores and evidence compare golfers. Launch and spin count against their targets on driver fittings only. */
export const golferFacts = ({ golfer, swing, target, driverSpeedMph, specs }: ReadGolfer): GolferFacts => ({
  speedMph: driverSpeedMph.value,
  group: golfer.group,
  ...(driverSpeedMph.basis !== 'measured' && { speedFrom: driverSpeedMph.how }),
  ...(golfer.handicap && { handicap: golfer.handicap.value }),
  ...(golfer.handicap?.rules?.includes('IN-HANDICAP') && { handicapFrom: golfer.handicap.how }),
  ...(target && isKnown(swing.launchDeg) && { launch: { deg: swing.launchDeg.value, targetDeg: target.launchDeg } }),
  ...(target && isKnown(swing.spinRpm) && { spin: { rpm: swing.spinRpm.value, targetRpm: target.spinRpm } }),
  ...(isBelowMid(specs?.launchProfile?.value) && { launchesEnough: true }),
  ...(swing.missPattern && { missPattern: swing.missPattern }),
  ...(swing.missSize && { missSize: swing.missSize }),
})

const isBelowMid = (profile: LaunchProfile | undefined): boolean =>
  profile !== undefined && launchProfiles.indexOf(profile) < launchProfiles.indexOf('mid')

/**
 * The golfer of a fitting that was given out before, read as the engine read it. An input without a speed is read at that
 * of a typical golfer; the speed behind a wedge that followed an iron fitting is in its result alone.
 */
export const readSavedGolfer = ({ input, result, output }: SavedFitting): GolferFacts => {
  const { request } = withOwnBall(withSpeed({ ...input, golfer: { handedness: 'right', ...input.golfer } }))
  const golfer = golferOf(request)
  const swing = deliveryOf(request, golfer, [])
  const driverSpeedMph = driverSpeedOf({ request, swing, ironFitting: null })
  const target = input.clubType === 'driver' && driverTarget(driverSpeedMph.value, swing.attackDeg.value)
  const { specs, meta } = result ?? output ?? {}
  const facts = golferFacts({ golfer, swing, driverSpeedMph, ...(specs && { specs }), ...(target && { target }) })
  const followsIrons = input.clubType === 'wedge' && input.clubDetails?.ironFittingId !== undefined
  const carriedMph = followsIrons ? meta?.golfer?.driverSpeedMph : undefined
  return carriedMph === undefined ? facts : { ...facts, speedMph: carriedMph, speedFrom: say('inputs.ironFittingId') }
}

const withSpeed = (request: FittingRequest): FittingRequest => {
  const { swingSpeed, ballSpeed, estimateSpeed } = request.swingMetrics
  if (swingSpeed !== undefined || ballSpeed !== undefined || estimateSpeed) return request
  const typicalMph = presets.typical.speedMph / driverSpeedPerMph[speedOf(request)]
  return { ...request, swingMetrics: { ...request.swingMetrics, swingSpeed: typicalMph } }
}
