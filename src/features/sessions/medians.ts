import { oddNumbers } from '../../fitting/index.ts'
import { mapYielding } from '../../platform/yield.ts'
import { type ClubShots, shotsByClub } from './by-club.ts'
import { metricsOfShots } from './fit-request.ts'
import type { SessionMedians } from './fit-schema.ts'
import { fittableClub } from './fittable-club.ts'
import { metrics } from './metrics.ts'
import type { Session } from './schema.ts'
import { isImperial, unitOf } from './units.ts'

type ClubMedians = SessionMedians['clubs'][number]

/** A session as numbers: what its page shows, for programs. */
export const mediansOf = async (session: Session): Promise<SessionMedians> => {
  const clubs = await mapYielding(await shotsByClub(session), clubMedians)
  return {
    success: true,
    sessionId: session.sessionId,
    startedAtUtc: session.startedAtUtc,
    shots: clubs.reduce((sum, { shots }) => sum + shots, 0),
    clubs,
  }
}

const clubMedians = (clubShots: ClubShots): ClubMedians => {
  const { club, units, shots, summaries } = clubShots
  return {
    club,
    units,
    shots: shots.length,
    shotsCounted: shots.filter(({ counts }) => counts).length,
    ...fittingOf(clubShots),
    ...questionsOf(clubShots),
    metrics: metrics.flatMap((metric) => {
      const summary = summaries.get(metric.id)
      if (summary === undefined) return []
      const [lowerQuartile, upperQuartile] = summary.middleHalf.map(roundToHundredths) as [number, number]
      const { count } = summary
      const unit = unitOf(metric, units) || null
      return [
        { metric: metric.id, unit, count, median: roundToHundredths(summary.median), lowerQuartile, upperQuartile },
      ]
    }),
    leftOut: shots.flatMap(({ shot, outlierIn, counts }) =>
      counts
        ? []
        : [
            {
              shotId: shot.shotId,
              shotNumber: shot.shotNumber,
              needsReview: shot.needsReview,
              outlierIn: [...outlierIn],
            },
          ],
    ),
  }
}

/** Which fitting the shots of a club make, or why they make none. */
const fittingOf = ({ club, units }: ClubShots): Pick<ClubMedians, 'fits' | 'whyNot'> => {
  if (club === null) return { fits: null, whyNot: 'These shots do not name a club.' }
  if (!isImperial(units))
    return { fits: null, whyNot: `Fittings need mph, yards, degrees and rpm ("imperial"); these are in "${units}".` }
  const fittable = fittableClub(club)
  return 'refusal' in fittable ? { fits: null, whyNot: fittable.refusal } : { fits: fittable.clubType, whyNot: null }
}

/** What a fitting from these shots would ask, leave out and correct: told before it is charged. */
const questionsOf = (clubShots: ClubShots): Pick<ClubMedians, 'check' | 'unusable' | 'corrected'> => {
  const fittable = fittableClub(clubShots.club ?? '')
  if ('refusal' in fittable || !isImperial(clubShots.units)) return { check: [], unusable: [], corrected: [] }
  const { swingMetrics, unusable, corrected } = metricsOfShots(clubShots, fittable.clubType === 'driver')
  const odd = oddNumbers({ ...fittable, golfer: { handedness: 'right' }, swingMetrics })
  return { check: odd.map(({ question }) => question), unusable: [...unusable], corrected: [...corrected] }
}

const roundToHundredths = (value: number): number => Math.round(value * 100) / 100
