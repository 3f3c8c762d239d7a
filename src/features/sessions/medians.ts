import { oddNumbers } from '../../fitting/index.ts'
import { mapYielding } from '../../platform/work/yield.ts'
import { inEnglish } from '../../words/index.ts'
import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'
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
    metrics: metrics.flatMap((metric) => {
      const summary = summaries.get(metric.id)
      if (summary === undefined) return []
      const [lowerQuartile, upperQuartile] = summary.middleHalf.map(roundToHundredths) as [number, number]
      const { count } = summary
      const unit = unitOf(metric, units, 'imperial') || null
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

/** Which fitting the shots of a club make, and what it would ask, leave out and correct; or why they make none. */
const fittingOf = (
  clubShots: ClubShots,
): Pick<ClubMedians, 'fits' | 'whyNot' | 'check' | 'unusable' | 'corrected' | 'said'> => {
  const { club, units } = clubShots
  const none = (whyNot: Message) => ({
    fits: null,
    whyNot,
    check: [],
    unusable: [],
    corrected: [],
    said: [],
  })
  if (club === null) return none(say('sessions.noClubNamed'))
  if (!isImperial(units)) return none(say('sessions.otherUnits', { units }))
  const fittable = fittableClub(club)
  if ('refusal' in fittable) return none(fittable.refusal)
  const { swingMetrics, unusable, corrected, statements } = metricsOfShots(clubShots, fittable.clubType === 'driver')
  const odd = oddNumbers({ ...fittable, golfer: { handedness: 'right' }, swingMetrics })
  return {
    fits: fittable.clubType,
    whyNot: null,
    check: odd.map(({ question }) => inEnglish(question)),
    unusable: [...unusable],
    corrected: [...corrected],
    said: [...odd.flatMap(({ statements }) => statements), ...statements],
  }
}

const roundToHundredths = (value: number): number => Math.round(value * 100) / 100
