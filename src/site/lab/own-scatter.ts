import { deviation, mean } from 'd3-array'
import type { FittingRequest } from '../../fitting/index.ts'
import { type KnownShot, type Outcome, unchanged, whatIf } from '../../flight/side/index.ts'
import { tellingShotsMin } from '../../golf/flight/shots.ts'
import { strikePatterns } from '../../golf/names/words.ts'
import { radiansPerDegree } from '../../golf/units.ts'
import type { Landings } from './drawing.ts'

/** A shot as it is drawn. */
interface Drawn {
  readonly kind: string
  readonly shot: KnownShot
  readonly outcome: Outcome
}

/** Landings that tell a scatter; none where they are too few. */
export const landingsOf = ({ shots }: FittingRequest): Landings => {
  const landings = shots?.landings ?? []
  return landings.length < tellingShotsMin ? [] : landings
}

/** The set-ups with the scatter of these landings in place of the usual one; the current shot comes down where they did. */
export const withOwnScatter = <SetUp extends Drawn>(setUps: readonly SetUp[], landings: Landings): readonly SetUp[] => {
  const measured = setUps.find(({ kind }) => kind === 'now') ?? setUps[0]
  if (measured === undefined || landings.length === 0) return setUps
  const carries = landings.map(({ carry }) => carry)
  const sides = landings.map(({ offline }) => offline)
  const usual = deviationsOf(measured.outcome)
  const [faceTimes, speedTimes] = [deviation(sides)! / usual.side, deviation(carries)! / usual.along]
  const middle = { carryYards: mean(carries)!, sideYards: mean(sides)! }
  return setUps.map((setUp) => {
    const shot = { ...setUp.shot, spread: scaled(setUp.shot.spread, faceTimes, speedTimes) }
    const outcome = whatIf(shot, unchanged(shot))
    const ellipse = setUp.kind === 'now' ? { ...outcome.ellipse, ...middle } : outcome.ellipse
    return { ...setUp, shot, outcome: { ...outcome, ellipse } }
  })
}

const scaled = (spread: KnownShot['spread'], faceTimes: number, speedTimes: number): KnownShot['spread'] =>
  Object.fromEntries(
    strikePatterns.map((pattern) => {
      const { faceDeg, ballSpeedShare } = spread[pattern]
      return [pattern, { faceDeg: faceTimes * faceDeg, ballSpeedShare: speedTimes * ballSpeedShare }]
    }),
  ) as KnownShot['spread']

/** Half axes of the ellipse of half of the landings, in standard deviations. */
const halfAxes = Math.sqrt(2 * Math.LN2)

/** Standard deviations of the landings, along the target line and beside it, yards. */
const deviationsOf = ({ ellipse: { halfLongYards, halfShortYards, turnDeg } }: Outcome) => {
  const turn = turnDeg * radiansPerDegree
  const [long, short] = [halfLongYards / halfAxes, halfShortYards / halfAxes]
  return {
    along: Math.hypot(long * Math.cos(turn), short * Math.sin(turn)),
    side: Math.hypot(long * Math.sin(turn), short * Math.cos(turn)),
  }
}
