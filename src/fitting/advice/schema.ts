import { Type } from '@sinclair/typebox'
import { figure, orNull, rulesBehind, said, saids } from '../../platform/described.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { offerings, papers } from './advice.ts'
import { adviceKinds } from './kind.ts'
import { stepKinds } from './steps.ts'

const carryYards = figure('yards', 'Carry, yards.', 218)
const totalYards = figure('yards', 'Carry and roll, yards.', 236)
const bandYards = {
  carryYards: figure('yards', 'Carry, yards.', 8),
  totalYards: figure('yards', 'Carry and roll, yards.', 9),
}
const band = Type.Optional(
  closed(bandYards, {
    $id: 'AdviceBand',
    description:
      'How far each may be off, either way: one standard error of the ball’s numbers and of the flight model. Not in older fittings.',
  }),
)
const distances = (description: string) =>
  orNull(closed({ carryYards, totalYards, band }, { description }), description)

const StepView = closed(
  {
    kind: oneOf(stepKinds, {
      description:
        'question: to find out first; own_club: the club that is played; strike, tee_and_ball, lesson: what no club gives; clubs: others.',
    }),
    text: said('What to do.', 'Loft from 9° to 10.5°, by the hosel where it has one.'),
    carryYards: orNull(figure('yards', 'Yards.', 5), 'What it adds to the carry, yards; null: not known.'),
    totalYards: orNull(figure('yards', 'Yards.', 6), 'What it adds in all, yards; null: not known.'),
    band,
    priceUsd: orNull(figure('US dollars', 'Price.', 599), 'What it costs, US dollars; null: nothing, or not known.'),
  },
  { $id: 'AdviceStep', description: 'Something to do.' },
)

/** What the golfer is told to do. */
export const AdviceView = closed(
  {
    kind: oneOf(adviceKinds, {
      description:
        'keep: change nothing; adjust: change the own club as `steps` say; nothing_to_gain: no club is worth buying; try: hit the first pick, beside the own club where there is one; measure_first: speeds are guessed, or contradict each other; ask: put the questions of `steps` first; cannot_tell: too little is known of the own club.',
    }),
    headline: said('The advice in a few words: say it first.', 'Adjust your driver: +5 yd carry, +6 yd total (±3 yd)'),
    now: distances('What the own club does, by the flight model; null: not known.'),
    fitted: distances('What the fitted club does; null: not known.'),
    change: orNull(
      closed(
        {
          carryYards: figure('yards', 'Carry, yards.', 5),
          totalYards: figure('yards', 'Carry and roll, yards.', 6),
          peakFeet: figure('feet', 'Peak height, feet.', 9),
          landingDeg: figure('degrees', 'Landing angle, degrees.', 2),
          band: Type.Optional(
            closed(
              {
                ...bandYards,
                peakFeet: figure('feet', 'Peak height, feet.', 4),
                landingDeg: figure('degrees', 'Landing angle, degrees.', 1),
              },
              { description: 'How far each may be off, likewise.' },
            ),
          ),
        },
        { description: 'The fitted club minus the own one.' },
      ),
      'The fitted club minus the own one; null: either is not known.',
    ),
    steps: Type.Array(StepView, {
      description: 'What to do, in order of use: own club, strike, tee and ball, lesson, then clubs.',
    }),
    offers: oneOf(offerings, {
      description: 'Whether to show `topPicks`: first, later (after the advice), or none.',
    }),
    paper: oneOf(papers, {
      description: 'What a builder gets: changes of the own club, the first pick, or nothing to build.',
    }),
    doubts: saids('What was not measured or not judged.', 'Not measured: attack angle.'),
    rules: rulesBehind('the advice', 'KEEP-CLUB', 'FLT-TRAJECTORY'),
  },
  {
    $id: 'Advice',
    description:
      'Ours: what the golfer is told to do, decided once; every page and paper says the same. Not in older fittings.',
  },
)
