import { type Static, Type } from '@sinclair/typebox'
import {
  ClubDetails,
  CurrentEquipment,
  FittingRequest,
  FittingWithLab,
  GolferInput,
  Preferences,
  SwingMetrics,
} from '../../fitting/index.ts'
import { clubTypes } from '../../golf/words.ts'
import { closed, nullable, oneOf } from '../../platform/schema.ts'
import { metricIds } from './metrics.ts'
import { dateTime, uuid } from './schema.ts'

const metricId = oneOf(metricIds, { description: 'What was measured.' })
const numberOf = (description: string) => Type.Number({ description })

/** Answer of `GET /v1/sessions/{sessionId}`. */
export const SessionMedians = closed(
  {
    success: Type.Literal(true),
    sessionId: uuid('Id of the session.'),
    startedAtUtc: dateTime('When the session began, UTC.'),
    shots: Type.Integer({ description: 'Shots of the session.' }),
    clubs: Type.Array(
      closed({
        club: nullable(Type.String(), { description: 'Club as the sender first wrote it; null where none was named.' }),
        units: Type.String({ description: 'Units of the numbers, as sent.' }),
        shots: Type.Integer({ description: 'Shots with the club.' }),
        shotsCounted: Type.Integer({ description: 'Those that count: neither outliers nor waiting for review.' }),
        fits: nullable(oneOf(clubTypes), {
          description: 'The fitting that these shots make; null where they make none.',
        }),
        whyNot: nullable(Type.String(), { description: 'Why they make none; null where they make one.' }),
        metrics: Type.Array(
          closed({
            metric: metricId,
            unit: nullable(Type.String(), { description: 'Unit; null where the sender does not say.' }),
            count: Type.Integer({ description: 'Shots that count and include the metric.' }),
            median: numberOf('Half of the shots are below.'),
            lowerQuartile: numberOf('A quarter of the shots is below.'),
            upperQuartile: numberOf('A quarter of the shots is above.'),
          }),
          { description: 'What was measured with the club, in the order in which people read it.' },
        ),
        leftOut: Type.Array(
          closed({
            shotId: uuid('Id of the shot.'),
            shotNumber: Type.Integer({ description: 'Number of the shot, as sent.' }),
            needsReview: Type.Boolean({ description: 'The sender asked for a review of its numbers.' }),
            outlierIn: Type.Array(metricId, {
              description: 'Metrics in which it lies far from the other shots with the club.',
            }),
          }),
          { description: 'The shots that do not count.' },
        ),
      }),
      { description: 'By club and units, in the order in which they were first hit.' },
    ),
  },
  { description: 'Medians, quartiles and outliers by club.' },
)
export type SessionMedians = Static<typeof SessionMedians>

const { missPattern, missSize, strikePattern } = SwingMetrics.properties

/** Body of `POST /v1/sessions/{sessionId}/fit`. */
export const SessionFitRequest = closed(
  {
    club: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Club of the session to fit, as its shots name it: driver, 3-wood, hybrid, 7-iron or a wedge.',
      examples: ['Driver'],
    }),
    golfer: GolferInput,
    swingMetrics: Type.Optional(
      closed(
        { missPattern, missSize, strikePattern },
        { description: 'What a launch monitor does not see. All else comes from the shots.' },
      ),
    ),
    currentEquipment: Type.Optional(CurrentEquipment),
    clubDetails: Type.Optional(ClubDetails),
    preferences: Type.Optional(Preferences),
    inventory: FittingRequest.properties.inventory,
  },
  {
    description: 'The club, the golfer, and what a launch monitor does not know.',
    examples: [{ club: 'Driver', golfer: { handedness: 'right', handicap: 14 } }],
  },
)

/** Answer of `POST /v1/sessions/{sessionId}/fit`. */
export const SessionFit = closed(
  {
    ...FittingWithLab.properties,
    from: closed(
      {
        sessionId: uuid('Id of the session.'),
        club: Type.String({ description: 'Club of the session.' }),
        shotsUsed: Type.Integer({ description: 'Shots behind the medians.' }),
        shotsLeftOut: Type.Integer({ description: 'Outliers, and shots that wait for review.' }),
        unusable: Type.Array(Type.String(), { description: 'Medians that no fitting takes, and why.' }),
        corrected: Type.Array(Type.String(), { description: 'Medians that count as another number, and why.' }),
      },
      { description: 'What the fitting was made from.' },
    ),
  },
  { description: FittingWithLab.description! },
)
