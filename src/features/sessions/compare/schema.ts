import { type Static, Type } from '@sinclair/typebox'
import { tellingShotsMin } from '../../../golf/flight/shots.ts'
import { moreShotsMax } from '../../../golf/flight/strokes.ts'
import { count, figure, orNull, rulesBehind, success, text } from '../../../platform/described.ts'
import { closed, type FieldProblem, nullable, oneOf } from '../../../platform/schema.ts'
import { say } from '../../../words/say.ts'
import { exampleSession } from '../example.ts'
import { metricIds } from '../metrics.ts'
import { uuid } from '../schema.ts'

const Club = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'Club, as named in the shots of the session.',
  examples: ['Driver PING G440'],
})
const Segment = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'Only the shots of the segments with this label: two heads of one club that are named alike.',
    examples: ['Driver, current club'],
  }),
)

/** Body of `POST /v1/sessions/{sessionId}/compare`. */
export const ComparisonRequest = closed(
  {
    first: Type.Optional(closed({ club: Club, segment: Segment }, { description: 'A club of this session.' })),
    second: Type.Optional(
      closed(
        {
          sessionId: Type.Optional({
            ...uuid('Another session of the account. Optional: the same session.'),
            examples: [exampleSession.sessionId],
          }),
          club: Type.Optional({ ...Club, description: 'The other club. Optional: the club of first.' }),
          segment: Segment,
        },
        { description: 'What it is compared with.' },
      ),
    ),
  },
  {
    $id: 'ShotsComparisonRequest',
    description: 'Two clubs, two heads of a club, or a club in two sessions. Without both, only gaps are answered.',
    examples: [{}],
  },
)
export type ComparisonRequest = Static<typeof ComparisonRequest>

/** What no single member of the body shows. */
export const comparisonProblems = (value: unknown): FieldProblem[] => {
  const { first, second } = (value ?? {}) as ComparisonRequest
  if (first === undefined)
    return second?.club !== undefined || second?.segment !== undefined
      ? [{ pointer: '/first', detail: say('sessions.firstBeside') }]
      : []
  if (second === undefined) return [{ pointer: '/second', detail: say('sessions.secondBeside') }]
  return []
}

const side = closed(
  {
    sessionId: uuid('Id of the session.'),
    club: text('Club, as named in the session.', 'Driver PING G440'),
    segment: orNull(
      text('Label.', 'Driver, current club'),
      'Label of the segment; null if all shots with the club count.',
    ),
    shots: count('shots', 'Shots that are compared.', 14),
    leftOut: count('shots', 'Outliers, and shots pending review, which are left out.', 1),
  },
  { $id: 'ComparedClub', description: 'A club of the comparison.' },
)
const Apart = closed(
  {
    difference: figure('as what is compared', 'First less second.', 5.3),
    low: figure('as what is compared', 'The 90 % interval begins here.', 1.1),
    high: figure('as what is compared', 'The 90 % interval ends here.', 9.6),
  },
  { $id: 'DifferenceShown', description: 'A difference and its 90 % interval.' },
)
const Middle = closed(
  {
    count: count('shots', 'Shots with the metric.', 14),
    median: figure('as in unit', 'Median.', 221.4),
    spread: figure('as in unit', 'Standard deviation.', 7.2),
  },
  { $id: 'MiddleAndSpread', description: 'A metric of one club.' },
)
const GapClub = closed(
  {
    club: text('Club, as named in the session.', 'PW'),
    shots: count('shots', 'Shots that count.', 9),
    carry: figure('yd', 'Median carry.', 118.2),
  },
  { $id: 'GapClub', description: 'A club beside a gap.' },
)

/** Answer of `POST /v1/sessions/{sessionId}/compare`. */
export const ComparisonAnswer = closed(
  {
    success,
    comparison: nullable(
      closed(
        {
          first: side,
          second: side,
          verdict: text(
            'What these shots show, in a sentence.',
            'No difference that these shots can show: a chance of 71 % that Driver PING G440 is better. If the difference stayed, 64 more shots with each would decide.',
          ),
          strokes: nullable(
            closed(
              {
                play: oneOf(['tee', 'approach'], {
                  description: 'From the tee (drivers and fairway woods), or at a hole within reach (all others).',
                }),
                first: figure('strokes', 'Mean strokes to hole out after a shot with the first.', 3.01),
                second: figure('strokes', 'The same with the second.', 3.05),
                gained: Apart,
                chanceFirst: Type.Number({
                  minimum: 0,
                  maximum: 1,
                  unit: 'share',
                  description: 'Chance that the first is better for this golfer.',
                  examples: [0.71],
                }),
                better: nullable(oneOf(['first', 'second']), {
                  description: 'The better club; null: no difference that these shots can show.',
                }),
                moreShots: orNull(
                  count('shots', 'More shots.', 64),
                  `More shots with each that would decide, were the difference to stay; 0 if it is decided; null if more than ${moreShotsMax}.`,
                ),
              },
              { $id: 'StrokesCompared', description: 'Strokes gained.' },
            ),
            { description: 'Which club is better by distance and spread; null: whyNot says why it is not known.' },
          ),
          whyNot: orNull(
            text('Why.', 'Fewer than five shots with each have both a carry and a distance from the target line.'),
            'Why no strokes are compared; null if they are.',
          ),
          metrics: Type.Array(
            closed(
              {
                metric: oneOf(metricIds, { description: 'What was measured.' }),
                unit: orNull(text('Unit.', 'yd'), 'Unit; null for a ratio.'),
                first: Middle,
                second: Middle,
                median: Apart,
                spread: Apart,
                shown: Type.Boolean({
                  description: 'Whether the shots show that the medians differ: the interval does not hold 0.',
                  examples: [true],
                }),
              },
              { $id: 'MetricCompared', description: 'A metric of both clubs.' },
            ),
            { description: `Metrics that at least ${tellingShotsMin} shots with each club have, in display order.` },
          ),
        },
        { $id: 'ClubsCompared', description: 'Two clubs compared.' },
      ),
      { description: 'The comparison; null if no clubs were named.' },
    ),
    gaps: Type.Array(
      closed(
        {
          sessionId: uuid('Id of the session.'),
          longer: GapClub,
          shorter: GapClub,
          gap: Apart,
        },
        { $id: 'CarryGap', description: 'Two clubs that follow each other by carry.' },
      ),
      {
        description: `Gaps of carry of each session, the longest clubs first; of clubs with at least ${tellingShotsMin} shots that count.`,
      },
    ),
    rules: rulesBehind('the comparison', 'IN-COMPARE', 'FLT-STROKES'),
  },
  { $id: 'ShotsComparison', description: 'Two clubs compared, and the gaps of the sessions.' },
)
export type ComparisonAnswer = Static<typeof ComparisonAnswer>
