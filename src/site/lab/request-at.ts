import type { FittingRequest } from '../../fitting/engine/index.ts'
import type { Launch } from '../../flight/index.ts'
import { type KnownShot, type Setting, startOf, unchanged, whatIf } from '../../flight/side/index.ts'

/** What is chosen of the swing: the weather and the club change nothing that the rules fit. */
type Swung = Pick<Setting, 'clubSpeedMph' | 'attackDeg' | 'strike'>

/**
 * What a golfer would have sent with another swing: all that was measured, moved as the models move the fitted shot, and
 * nothing more than was sent. With the swing as it is, what was sent.
 * @param shot The shot that the swing is changed of.
 * @rule FLT-COMPARE
 */
export const requestAt = (request: FittingRequest, shot: KnownShot, swung: Swung): FittingRequest => {
  const usual = unchanged(shot)
  const { clubSpeedMph, attackDeg, strike } = swung
  if (clubSpeedMph === usual.clubSpeedMph && attackDeg === usual.attackDeg && strike === usual.strike) return request
  const faster = clubSpeedMph / usual.clubSpeedMph
  const changed = { ...usual, clubSpeedMph, attackDeg, strike }
  const { swingMetrics, clubDetails } = request
  return {
    ...request,
    swingMetrics: {
      ...swingMetrics,
      ...startAt(swingMetrics, shot, startOf(shot, changed)),
      ...endAt(swingMetrics, shot, changed),
      ...scale(swingMetrics, ['swingSpeed'], faster),
      ...attackAt(request, attackDeg - usual.attackDeg, attackDeg),
      ...(strike !== usual.strike && { strikePattern: strike }),
    },
    // Whoever swings one club faster swings the others faster too.
    ...(clubDetails && {
      clubDetails: { ...clubDetails, ...scale(clubDetails, ['driverSpeed', 'sevenIronSpeed'], faster) },
    }),
  }
}

const attackAt = ({ clubDetails, swingMetrics }: FittingRequest, moreDeg: number, attackDeg: number) => {
  const { attackAngle } = swingMetrics
  if (moreDeg === 0) return {}
  if (attackAngle !== undefined) return { attackAngle: attackAngle + moreDeg }
  // The ball of a driver has the attack of one.
  return clubDetails?.fairwayBallSource === 'driver' ? {} : { attackAngle: attackDeg }
}

type Metrics = FittingRequest['swingMetrics']

/** Angles move by the difference, the others in proportion. */
const startAt = (metrics: Metrics, before: Launch, after: Launch): Metrics => ({
  ...scale(metrics, ['ballSpeed'], after.ballSpeedMph / before.ballSpeedMph),
  ...scale(metrics, ['spinRate'], after.spinRpm / before.spinRpm),
  ...(metrics.launchAngle !== undefined && {
    launchAngle: metrics.launchAngle + after.launchDeg - before.launchDeg,
  }),
})

const endNames = ['carryDistance', 'totalDistance', 'peakHeight', 'landingAngle'] as const

/** Flown only where the end of the shot was measured. */
const endAt = (metrics: Metrics, shot: KnownShot, changed: Setting): Metrics => {
  if (endNames.every((name) => metrics[name] === undefined)) return {}
  const [before, after] = [whatIf(shot, unchanged(shot)), whatIf(shot, changed)]
  return {
    ...scale(metrics, ['carryDistance'], after.carryYards / before.carryYards),
    ...scale(metrics, ['totalDistance'], after.totalYards / before.totalYards),
    ...scale(metrics, ['peakHeight'], after.peakFeet / before.peakFeet),
    ...(metrics.landingAngle !== undefined && {
      landingAngle: metrics.landingAngle + after.landingDeg - before.landingDeg,
    }),
  }
}

/** Those of the members that were sent, times a share. */
const scale = <Name extends string>(
  from: Readonly<Partial<Record<Name, number>>>,
  names: readonly Name[],
  share: number,
): Partial<Record<Name, number>> =>
  Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name] * share]])),
  ) as Partial<Record<Name, number>>
