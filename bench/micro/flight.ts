/**
 * What one ball flight costs, warm: `bun bench/micro/flight.ts`.
 *
 * `floor` is a loop with as many looks at the forces, each only a square root, a division and a few products that wait
 * for each other: what any integrator of these equations must pay. `textbook` is the slow twin of the tests.
 * Fails when a flight and its twin differ by more than 0.005 yd of carry: fast and wrong is not a result.
 */

import { fly, type Launch, stepSeconds } from '../../src/flight/trajectory.ts'
import { referenceFlight } from '../../test/flight/reference-flight.ts'
import { record } from '../record.ts'

const shots: Readonly<Record<string, Launch>> = {
  'driver 113 mph': { ballSpeedMph: 167, launchDeg: 10.9, spinRpm: 2686 },
  'driver 90 mph': { ballSpeedMph: 132, launchDeg: 12.8, spinRpm: 2760 },
  '7-iron 90 mph': { ballSpeedMph: 120, launchDeg: 16.3, spinRpm: 7097 },
  'sand wedge': { ballSpeedMph: 75, launchDeg: 28, spinRpm: 9000 },
}

const batches = 41
const flightsPerBatch = 200

/** Median microseconds of one run; each run differs a little, so that no engine may keep an answer. */
const medianMicros = (run: (nudge: number) => number): number => {
  const micros: number[] = []
  let sum = 0
  for (let batch = 0; batch < batches; batch++) {
    const from = Bun.nanoseconds()
    for (let flight = 0; flight < flightsPerBatch; flight++) sum += run(flight * 1e-6)
    micros.push((Bun.nanoseconds() - from) / flightsPerBatch / 1000)
  }
  if (!Number.isFinite(sum)) throw new Error('A run gave no number')
  return micros.sort((a, b) => a - b)[batches >> 1]!
}

const floor = (looks: number, nudge: number): number => {
  let [vx, vz] = [70 + nudge, 12]
  for (let look = 0; look < looks; look++) {
    const speed = Math.sqrt(vx * vx + vz * vz)
    const share = 0.05 / speed
    vx -= share * vx
    vz -= share * vz
  }
  return vx + vz
}

const rows = Object.entries(shots).map(([shot, launch]) => {
  const nudged = (nudge: number): Launch => ({ ...launch, ballSpeedMph: launch.ballSpeedMph + nudge })
  const { carryYards, seconds } = fly(launch)
  const looks = 4 * Math.ceil(seconds / stepSeconds)
  const offYards = Math.abs(carryYards - referenceFlight(launch).carryYards)
  if (offYards > 0.005) throw new Error(`${shot}: ${offYards} yd from the textbook flight`)

  const flight = medianMicros((nudge) => fly(nudged(nudge)).carryYards)
  const bare = medianMicros((nudge) => floor(looks, nudge))
  const textbook = medianMicros((nudge) => referenceFlight(nudged(nudge)).carryYards)
  return {
    shot,
    'carry yd': carryYards.toFixed(1),
    looks,
    'flight us': flight.toFixed(1),
    'x floor': (flight / bare).toFixed(1),
    'textbook us': textbook.toFixed(0),
    'textbook / flight': (textbook / flight).toFixed(0),
    'off yd': offYards.toFixed(5),
  }
})

record('ball flight', rows)
