import { carryShareOfTotal, driverSpeedForCarry } from '../../../flight/index.ts'
import { amateurDriverMph } from '../../../golf/amateurs.ts'
import { driverSpeedPerMph, type NumbersOf, swingMph } from '../../../golf/speeds.ts'
import { clip, roundTo } from '../../../golf/units.ts'
import { say, yd } from '../../../words/say.ts'
import { clubSaid } from '../../../words/say-club.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import { numbersOf, speedOf } from '../club.ts'
import { estimated, type Fact } from '../fact.ts'
import { rounded } from '../spec.ts'
import { carryClub } from './carry.ts'
import { drivingOf, type Golfer } from './golfer.ts'

/** Rounds in which a total and the speed behind it settle. */
const rounds = 4

/**
 * The club speed at which a golfer of this sex, age and handicap carries so far with the club in hand; that of such golfers
 * where no distance is known either.
 * @rule IN-ESTIMATE-SPEED
 */
export const speedFromDistance = (request: FittingRequest, golfer: Golfer): Fact => {
  const { carryDistance, totalDistance, strikePattern } = request.swingMetrics
  const speed = speedOf(request)
  const perOwn = driverSpeedPerMph[speed]
  if (carryDistance === undefined && totalDistance === undefined) return usualSpeed(golfer, speed)
  const of = carryDistance === undefined ? 'driver' : numbersOf(request)
  const speedFor = (carryYards: number, nearMph?: number): number =>
    driverSpeedForCarry(
      { ...drivingOf(golfer, swingMph.min), strike: strikePattern },
      { ...carryClub(request, of), carryYards },
      nearMph,
    )
  let driverMph = speedFor(carryDistance ?? totalDistance! * carryShareOfTotal('driver'))
  if (carryDistance === undefined)
    for (let round = 0; round < rounds; round++)
      driverMph = speedFor(totalDistance! * carryShareOfTotal('driver', driverMph), driverMph)
  const club = clubSaid(of)
  const how =
    carryDistance === undefined
      ? say('source.speedOfTotal', { total: yd(rounded(totalDistance!)), club })
      : say('source.speedOfCarry', { carry: yd(rounded(carryDistance)), club })
  return estimated(
    roundTo(clip(driverMph / perOwn, swingMph.min, swingMph.max), 0.1),
    how,
    'IN-ESTIMATE-SPEED',
    'FLT-CARRY',
  )
}

const usualSpeed = (golfer: Golfer, of: NumbersOf): Fact => {
  const usualMph = amateurDriverMph(drivingOf(golfer, swingMph.min))
  return estimated(
    roundTo(clip(usualMph / driverSpeedPerMph[of], swingMph.min, swingMph.max), 0.1),
    say('source.usualSpeed', { club: clubSaid(of) }),
    'IN-ESTIMATE-SPEED',
  )
}
