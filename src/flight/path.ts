import { metersPerYard } from '../golf/units.ts'
import { standardAir } from './air.ts'
import { type Flight, fly, type Launch, stepSeconds, stepsMax } from './trajectory.ts'

/** A shot that was watched: its start, what came of it and its way, so that rules and plots share one flight. */
export interface Shot extends Launch {
  readonly flight: Flight
  /** From the tee to the landing, evenly spaced in time. */
  readonly path: readonly PathPoint[]
}

/** A place over the ground and its height. */
interface PathPoint {
  readonly xYards: number
  readonly zYards: number
}

/** Points of a plotted flight. */
const plotPoints = 40

/**
 * Fly a ball in standard air and keep its way for plots.
 * @param points How many, at least 2.
 * @rule FLT-TRAJECTORY
 */
export const trackShot = (launch: Launch, points: number = plotPoints): Shot => {
  const { ballSpeedMph, launchDeg, spinRpm } = launch
  let used = 0
  const flight = fly(launch, standardAir, ({ xM, zM, vxMps, vzMps }) => {
    track[used] = xM
    track[used + 1] = zM
    track[used + 2] = vxMps
    track[used + 3] = vzMps
    used += trackNumbers
  })
  const path: PathPoint[] = []
  for (let point = 0; point < points; point++) path.push(ballAt(used, (flight.seconds * point) / (points - 1)))
  return { ballSpeedMph, launchDeg, spinRpm, flight, path }
}

/** Of each step the track keeps x and z in meters, then their speeds in meters per second. */
const trackNumbers = 4
/**
 * The ball at impact and after every time step. Every flight overwrites it from the tee, and its path is read off before
 * the next one begins: nothing is left of a shot, and no shot needs 5 kB of its own.
 */
const track = new Float64Array(trackNumbers * (stepsMax + 1))

/**
 * Between two steps the ball lies on the cubic that has their places and speeds. Plots lie within 0.0009 yd of those in
 * steps of 0.001 s (320 launches as for `stepSeconds`): no further off than the flight itself.
 * @param used Numbers of the track that are of this flight.
 */
const ballAt = (used: number, seconds: number): PathPoint => {
  const at = seconds / stepSeconds
  const step = Math.min(Math.trunc(at), used / trackNumbers - 1)
  const from = trackNumbers * step
  // After the last step there is no next one.
  const to = from + trackNumbers < used ? from + trackNumbers : from
  const zM = between(from + 1, to + 1, at - step)
  return { xYards: between(from, to, at - step) / metersPerYard, zYards: Math.max(0, zM / metersPerYard) }
}

/** A cubic Hermite segment of one time step; the speed stands two places after what it moves. */
const between = (from: number, to: number, share: number): number => {
  const rest = 1 - share
  const fromEnds = rest * rest * (1 + 2 * share) * track[from]! + share * share * (3 - 2 * share) * track[to]!
  return fromEnds + share * rest * stepSeconds * (rest * track[from + 2]! - share * track[to + 2]!)
}
