import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { staticNoise, swingNoise } from '../../src/golf/noise.ts'
import { clip } from '../../src/golf/units.ts'
import type { Chance } from '../../src/platform/chance.ts'

/** What a golfer sends: each number but the speed every other time, off by its monitor. */
export const sentBy = (truth: FittingRequest, { uniform, normal }: Chance): FittingRequest => {
  const hasDevice = uniform() < 0.5
  const { monitor, said: remembered } = swingNoise
  const { swingSpeed, ballSpeed, launchAngle, attackAngle, spinRate, missPattern, missSize } = truth.swingMetrics
  const { handedness, handicap, gender, heightFeet, heightInches, wristToFloor } = truth.golfer
  const some = <T>(value: T | undefined, name: string, of = true) =>
    value !== undefined && of && uniform() < 0.5 ? { [name]: value } : {}
  const said = typeof handicap === 'number' ? clip(normal(handicap, staticNoise.handicap), -5, 25) : handicap
  const isMissTold = uniform() < 0.5
  return {
    ...truth,
    golfer: {
      handedness,
      ...(gender && { gender }),
      ...some(said, 'handicap'),
      ...(uniform() < 0.5 && { heightFeet: heightFeet!, heightInches: heightInches! }),
      ...some(clip(normal(wristToFloor!, staticNoise.wristToFloorIn), 20, 50), 'wristToFloor'),
    },
    swingMetrics: {
      swingSpeed: clip(normal(swingSpeed!, (hasDevice ? monitor : remembered).clubMph), 30, 150),
      ...some(ballSpeed && normal(ballSpeed, monitor.ballMph), 'ballSpeed', hasDevice),
      ...some(launchAngle && normal(launchAngle, monitor.launchDeg), 'launchAngle', hasDevice),
      ...some(spinRate && clip(normal(spinRate, monitor.spinShare * spinRate), 1_000, 12_000), 'spinRate', hasDevice),
      ...some(attackAngle && normal(attackAngle, monitor.attackDeg), 'attackAngle', hasDevice),
      ...(isMissTold && { missPattern: missPattern! }),
      ...(isMissTold && missSize && uniform() < 0.5 && { missSize }),
    },
  }
}
