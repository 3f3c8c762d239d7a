import { isFairway } from '../../../golf/names/words.ts'
import { believableSmash, driverSpeedPerMph } from '../../../golf/speeds.ts'
import { mph, say } from '../../../words/say.ts'
import { clubSaid } from '../../../words/say-club.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import { numbersOf, speedOf } from '../club.ts'
import { rounded, type Warning } from '../spec.ts'

/** A request as it counts, and what is told of a ball that does not. */
interface OwnBall {
  readonly request: FittingRequest
  readonly refused: readonly Warning[]
}

/**
 * The request without the ball, where a fairway wood cannot have it at that speed of the driver: numbers of another club count
 * nowhere until somebody says whose they are.
 * @rule IN-CONSISTENT-SPEED
 */
export const withOwnBall = (request: FittingRequest): OwnBall => {
  const { swingSpeed, ballSpeed } = request.swingMetrics
  const [of, speed] = [numbersOf(request), speedOf(request)]
  if (swingSpeed === undefined || ballSpeed === undefined || !isFairway(of) || speed === of)
    return { request, refused: [] }
  const driverMph = swingSpeed * driverSpeedPerMph[speed]
  const mostMph = (believableSmash[of]![1] * driverMph) / driverSpeedPerMph[of]
  if (ballSpeed <= mostMph) return { request, refused: [] }
  const text = say('readings.driversBall', {
    ball: mph(rounded(ballSpeed)),
    club: clubSaid(of),
    driver: mph(rounded(driverMph)),
    most: mph(Math.round(mostMph)),
  })
  return {
    request: { ...request, swingMetrics: withoutBall(request.swingMetrics) },
    refused: [{ field: 'clubDetails.fairwayBallSource', rule: 'IN-CONSISTENT-SPEED', text }],
  }
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
