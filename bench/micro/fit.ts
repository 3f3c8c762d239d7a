/**
 * What one fit costs, warm: `bun bench/micro/fit.ts`.
 *
 * A thousand different golfers per club type, in rounds over all of them. `bare` is the same golfers with a speed alone;
 * `x flight` is the ratio to one ball flight of the same run, of which a driver or an iron with launch and spin needs several.
 * Fails when a golfer is fitted differently the second time: fast and wrong is not a result.
 */

import { fit } from '../../src/fitting/engine/fit.ts'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { fly } from '../../src/flight/index.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { someGolfers } from '../../test/support/golfers.ts'
import { record } from '../record.ts'

const golfersPerClub = 1000
const rounds = 11

/** Microseconds of one run for each subject, the median over the rounds: one slow round does not move it. */
const microsOf = <Subject>(subjects: readonly Subject[], run: (subject: Subject) => unknown): number[] => {
  const micros = subjects.map((): number[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [i, subject] of subjects.entries()) {
      const from = Bun.nanoseconds()
      run(subject)
      micros[i]!.push((Bun.nanoseconds() - from) / 1000)
    }
  return micros.map((times) => quantile(times, 0.5)).sort((a, b) => a - b)
}

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!

const withSpeedAlone = ({ clubType, golfer, swingMetrics }: FittingRequest): FittingRequest => ({
  clubType,
  golfer: { handedness: golfer.handedness },
  swingMetrics: { swingSpeed: swingMetrics.swingSpeed ?? 80 },
})

const flights = Array.from({ length: golfersPerClub }, (_, i) => 140 + i / 100)
const flight = quantile(
  microsOf(flights, (ballSpeedMph) => fly({ ballSpeedMph, launchDeg: 12, spinRpm: 2700 })),
  0.5,
)

const rows = clubTypes.map((clubType) => {
  const golfers = someGolfers(clubType, golfersPerClub)
  for (const golfer of golfers) {
    const [once, again] = [fit(golfer), fit(golfer)].map((result) => JSON.stringify(result))
    if (once !== again) throw new Error(`Fitted differently the second time: ${JSON.stringify(golfer)}`)
  }

  const whole = microsOf(golfers, (golfer) => fit(golfer))
  const bare = microsOf(golfers.map(withSpeedAlone), (golfer) => fit(golfer))
  return {
    'club type': clubType,
    'fit us': quantile(whole, 0.5).toFixed(0),
    'p95 us': quantile(whole, 0.95).toFixed(0),
    'slowest us': whole.at(-1)!.toFixed(0),
    'bare us': quantile(bare, 0.5).toFixed(0),
    'x flight': (quantile(whole, 0.5) / flight).toFixed(1),
  }
})

record('fits', rows)
