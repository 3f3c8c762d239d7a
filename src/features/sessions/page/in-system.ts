import type { System } from '../../../golf/quantity.ts'
import type { ClubShots } from '../by-club.ts'
import { type MetricId, metrics } from '../metrics.ts'
import { isImperial, timesIn } from '../units.ts'

const metricOf = new Map(metrics.map((metric) => [metric.id, metric]))

/** The shots of a club with their numbers in a system of units; those in units that we do not know stay as they were sent. */
export const inSystem = (clubShots: ClubShots, system: System): ClubShots => {
  if (system === 'imperial' || !isImperial(clubShots.units)) return clubShots
  const times = (id: MetricId) => timesIn(metricOf.get(id)!, system)
  return {
    ...clubShots,
    shots: clubShots.shots.map((shot) => ({
      ...shot,
      known: new Map([...shot.known].map(([id, value]) => [id, value * times(id)])),
    })),
    summaries: new Map(
      [...clubShots.summaries].map(
        ([
          id,
          {
            count,
            median,
            spread,
            middleHalf: [from, to],
          },
        ]) => [
          id,
          {
            count,
            median: median * times(id),
            spread: spread * times(id),
            middleHalf: [from * times(id), to * times(id)],
          },
        ],
      ),
    ),
  }
}
