import { type Static, type TObject, type TProperties, Type } from '@sinclair/typebox'
import {
  ClubDetails,
  CurrentEquipment,
  FittingRequest,
  FittingWithLab,
  fittingsByStatus,
  GolferInput,
  oddNumberIds,
  Preferences,
  SwingMetrics,
} from '../../fitting/index.ts'
import { clubTypes } from '../../golf/names/words.ts'
import { count, figure, orNull, said, saids, statements, success, text, texts } from '../../platform/described.ts'
import { closed, nullable, oneBy, oneOf } from '../../platform/schema.ts'
import { medianIds } from './fit-request.ts'
import { metricIds } from './metrics.ts'
import { dateTime, uuid } from './schema.ts'

/** What may be said of the shots of a club. */
export const clubSentenceIds = [...oddNumberIds, ...medianIds] as const

const metricId = oneOf(metricIds, { description: 'What was measured.' })
const inItsUnit = (description: string, example: number) => figure('as in unit', description, example)

/** Answer of `GET /v1/sessions/{sessionId}`. */
export const SessionMedians = closed(
  {
    success,
    sessionId: uuid('Id of the session.'),
    startedAtUtc: dateTime('When the session began, UTC.'),
    shots: count('shots', 'Shots of the session.', 24),
    clubs: Type.Array(
      closed(
        {
          club: orNull(text('Club.', 'Driver'), 'Club as first written by the sender; null if none was named.'),
          units: text('Units of the numbers, as sent.', 'imperial'),
          shots: count('shots', 'Shots with the club.', 12),
          shotsCounted: count('shots', 'Shots that count: neither outliers nor pending review.', 10),
          fits: nullable(oneOf(clubTypes), {
            description: 'The fitting that these shots allow; null: none.',
          }),
          whyNot: orNull(
            said('Why.', 'A 5-iron is not fitted: hit the 7-iron.'),
            'Why they allow none; null if they allow one.',
          ),
          check: texts(
            'What a fitting from these shots would ask first.',
            '43.1 mph is slower than nearly every adult swings. Is it 43.1 m/s, which is 96.4 mph?',
          ),
          unusable: saids('Medians that a fitting would not use, and why.', 'launchAngle 32 degrees: above 30'),
          corrected: saids('Medians that a fitting would adjust, and why.', 'totalDistance: less than the carry'),
          said: statements(
            clubSentenceIds,
            'check, unusable and corrected without their words; each question is two: why, and what it asks.',
            { id: 'slow', values: { said: 43.1 } },
          ),
          metrics: Type.Array(
            closed(
              {
                metric: metricId,
                unit: orNull(text('Unit.', 'mph'), 'Unit; null if the sender does not give it.'),
                count: count('shots', 'Shots that count and include the metric.', 10),
                median: inItsUnit('Half of the shots are below this.', 95.2),
                lowerQuartile: inItsUnit('A quarter of the shots are below this.', 94.1),
                upperQuartile: inItsUnit('A quarter of the shots are above this.', 96.3),
              },
              { $id: 'MetricMedian', description: 'A metric.' },
            ),
            { description: 'What was measured with the club, in display order.' },
          ),
          leftOut: Type.Array(
            closed(
              {
                shotId: uuid('Id of the shot.'),
                shotNumber: Type.Integer({
                  unit: 'number',
                  description: 'Number of the shot, as sent.',
                  examples: [7],
                }),
                needsReview: Type.Boolean({ description: 'The sender asked for a review of its numbers.' }),
                outlierIn: Type.Array(metricId, {
                  description: 'Metrics in which it is far from the other shots with the club.',
                }),
              },
              { $id: 'ShotLeftOut', description: 'A shot that does not count.' },
            ),
            { description: 'The shots that do not count.' },
          ),
        },
        { $id: 'ClubMedians', description: 'The shots with one club.' },
      ),
      { description: 'By club and units, in the order they were first hit.' },
    ),
  },
  { $id: 'SessionMedians', description: 'Medians, quartiles and outliers by club.' },
)
export type SessionMedians = Static<typeof SessionMedians>

const { missPattern, missSize, strikePattern } = SwingMetrics.properties

/** Body of `POST /v1/sessions/{sessionId}/fit`. */
export const SessionFitRequest = closed(
  {
    club: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Club of the session to fit, as named in its shots: driver, 3-wood, hybrid, 7-iron or a wedge.',
      examples: ['Driver'],
    }),
    golfer: GolferInput,
    swingMetrics: Type.Optional(
      closed(
        { missPattern, missSize, strikePattern },
        { description: 'What a launch monitor does not measure. Everything else comes from the shots.' },
      ),
    ),
    currentEquipment: Type.Optional(CurrentEquipment),
    clubDetails: Type.Optional(ClubDetails),
    preferences: Type.Optional(Preferences),
    budget: FittingRequest.properties.budget,
    brands: FittingRequest.properties.brands,
    inventory: FittingRequest.properties.inventory,
  },
  {
    $id: 'SessionFitRequest',
    description: 'The club, the golfer, and what a launch monitor does not measure.',
    examples: [{ club: 'Driver', golfer: { handedness: 'right', handicap: 14 } }],
  },
)

const from = closed(
  {
    sessionId: uuid('Id of the session.'),
    club: text('Club of the session.', 'Driver'),
    shotsUsed: count('shots', 'Shots behind the medians.', 10),
    shotsLeftOut: count('shots', 'Outliers, and shots pending review.', 2),
    unusable: saids('Medians that the fitting does not use, and why.', 'launchAngle 32 degrees: above 30'),
    corrected: saids('Medians that were adjusted, and why.', 'totalDistance: less than the carry'),
    read: texts(
      'Miss and strike as the shots show them, and from what; what swingMetrics says wins.',
      'missPattern fade, missSize moderate: half of 12 shots end 24 yd right of the target or more, the face 4.6° open to the path',
    ),
    figures: Type.Array(
      closed(
        {
          field: text('Field of swingMetrics.', 'swingSpeed'),
          value: figure('as the field', 'The middle of the shots, as it was fitted.', 95.2),
          shots: count('shots', 'Shots behind it.', 12),
          spread: figure('as the field', 'Their standard deviation.', 1.6),
        },
        { $id: 'CitedFigure', description: 'A number with the shots behind it.' },
      ),
      { description: 'Every number of the fitting with the shots behind it.' },
    ),
  },
  { $id: 'FitOrigin', description: 'What the fitting was made from.' },
)

/** A fitting of this status, with what it was made from. */
const madeFrom = <Properties extends TProperties>(fitting: TObject<Properties>, $id: string) =>
  closed(
    { ...fitting.properties, from },
    { $id, basedOn: fitting, ...(fitting.description !== undefined && { description: fitting.description }) },
  )

const { CompletedFitting, RunningFitting, FailedFitting } = fittingsByStatus

/** Answer of `POST /v1/sessions/{sessionId}/fit`. */
export const SessionFit = oneBy(
  'status',
  [
    madeFrom(CompletedFitting, 'CompletedSessionFit'),
    madeFrom(RunningFitting, 'RunningSessionFit'),
    madeFrom(FailedFitting, 'FailedSessionFit'),
  ],
  { $id: 'SessionFit', description: FittingWithLab.description! },
)
