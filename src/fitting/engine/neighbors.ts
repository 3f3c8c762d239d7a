import { averageScoreHandicap } from '../../golf/handicap.ts'
import { tidy } from '../../golf/units.ts'
import type { Context } from './context.ts'

/** A golfer who differs by one step. */
interface Neighbor {
  readonly context: Context
  /** How, to follow the name of a head: `at 1 mph less`. */
  readonly words: string
}

/** The golfers one mph, one stroke and one birthday away: where a head changes between them, both are told. @rule IN-NEIGHBORS */
export const neighborsOf = (context: Context): Neighbor[] => {
  const { golfer, swing } = context
  const { handicap, ageYears } = golfer
  return ([-1, 1] as const).flatMap((step) => {
    const way = step < 0 ? 'less' : 'more'
    const speed = { ...swing.clubSpeedMph, value: tidy(swing.clubSpeedMph.value + step) }
    return [
      { context: { ...context, swing: { ...swing, clubSpeedMph: speed } }, words: `at 1 mph ${way}` },
      ...(handicap === null || handicap.value + step < averageScoreHandicap.min
        ? []
        : [
            {
              context: { ...context, golfer: { ...golfer, handicap: { ...handicap, value: handicap.value + step } } },
              words: `at one stroke of handicap ${way}`,
            },
          ]),
      ...(ageYears === null || golfer.group === 'junior'
        ? []
        : [{ context: { ...context, golfer: { ...golfer, ageYears: ageYears + step } }, words: `at one year ${way}` }]),
    ]
  })
}
