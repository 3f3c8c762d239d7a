import { isFairway } from '../../../golf/names/words.ts'
import { believableSmash, driverSpeedPerMph } from '../../../golf/speeds.ts'
import { mph, say } from '../../../words/say.ts'
import { clubNameSaid } from '../../../words/say-club.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import { numbersOf, speedOf } from '../club.ts'
import { rounded, type Warning } from '../spec.ts'

/**
 * The request without the ball, where a fairway wood cannot have it at that speed of the driver: numbers of another club count
 * nowhere until somebody says whose they are.
 * @param warnings Told of it.
 * @rule IN-CONSISTENT-SPEED
 */
export const withOwnBall = (request: FittingRequest, warnings: Warning[]): FittingRequest => {
  const { swingSpeed, ballSpeed } = request.swingMetrics
  const [of, speed] = [numbersOf(request), speedOf(request)]
  if (swingSpeed === undefined || ballSpeed === undefined || !isFairway(of) || speed === of) return request
  const driverMph = swingSpeed * driverSpeedPerMph[speed]
  const mostMph = (believableSmash[of]![1] * driverMph) / driverSpeedPerMph[of]
  if (ballSpeed <= mostMph) return request
  const text = say('readings.driversBall', {
    ball: mph(rounded(ballSpeed)),
    club: clubNameSaid(of),
    driver: mph(rounded(driverMph)),
    most: mph(Math.round(mostMph)),
  })
  warnings.push({ field: 'clubDetails.fairwayBallSource', rule: 'IN-CONSISTENT-SPEED', text })
  return { ...request, swingMetrics: withoutBall(request.swingMetrics) }
}

const withoutBall = ({
  ballSpeed: _ball,
  launchAngle: _launch,
  spinRate: _spin,
  carryDistance: _carry,
  peakHeight: _peak,
  landingAngle: _landing,
  ...others
}: FittingRequest['swingMetrics']): FittingRequest['swingMetrics'] => others
