import { metresPerYard } from '../units.ts'
import { type Air, standardAir } from './air.ts'
import { type Flight, flown, type Launch, stepSeconds } from './trajectory.ts'

/** A shot that was watched: its start, what came of it and its way, so that rules and plots share one flight. */
export interface Shot extends Launch {
  readonly flight: Flight
  /** The ball at impact and after every time step, `trackNumbers` at a time. */
  readonly track: readonly number[]
}

/** Of each step the track keeps x and z in metres, then their speeds in metres per second. */
const trackNumbers = 4

/** Fly a ball and keep its way. @rule FLT-TRAJECTORY */
export const watched = (launch: Launch, air: Air = standardAir): Shot => {
  const { ballSpeedMph, launchDeg, spinRpm } = launch
  const track: number[] = []
  const flight = flown(launch, air, ({ xM, zM, vxMps, vzMps }) => track.push(xM, zM, vxMps, vzMps))
  return { ballSpeedMph, launchDeg, spinRpm, flight, track }
}

/** A place over the ground and its height. */
export interface PathPoint {
  readonly xYards: number
  readonly zYards: number
}

/**
 * A shot as points from the tee to the landing, evenly spaced in time: for plots.
 * @param points How many, at least 2.
 * @rule FLT-TRAJECTORY
 */
export const flightPath = ({ flight, track }: Shot, points: number): PathPoint[] => {
  const path: PathPoint[] = []
  for (let point = 0; point < points; point++) path.push(ballAt(track, (flight.seconds * point) / (points - 1)))
  return path
}

/**
 * Between two steps the ball lies on the cubic that has their places and speeds. Plots lie within 0.0009 yd of those in
 * steps of 0.001 s (320 launches as for `stepSeconds`): no further off than the flight itself.
 */
const ballAt = (track: readonly number[], seconds: number): PathPoint => {
  const at = seconds / stepSeconds
  const step = Math.min(Math.trunc(at), track.length / trackNumbers - 1)
  const share = at - step
  const xM = between(track, step, share, 0)
  const zM = between(track, step, share, 1)
  return { xYards: xM / metresPerYard, zYards: Math.max(0, zM / metresPerYard) }
}

/** A cubic Hermite segment of one time step. @param place 0 for x, 1 for z. The last step has no next one. */
const between = (track: readonly number[], step: number, share: number, place: 0 | 1): number => {
  const from = trackNumbers * step + place
  const to = from + trackNumbers < track.length ? from + trackNumbers : from
  const rest = 1 - share
  const fromEnds = rest * rest * (1 + 2 * share) * track[from]! + share * share * (3 - 2 * share) * track[to]!
  return fromEnds + share * rest * stepSeconds * (rest * track[from + 2]! - share * track[to + 2]!)
}
