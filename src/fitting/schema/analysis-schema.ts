import { Type } from '@sinclair/typebox'
import { figure, orNull, ruleId, rulesBehind, said, text } from '../../platform/described.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { bases } from '../engine/fact.ts'

const field = text('The input, by its path in the request.', 'swingMetrics.ballSpeed')

/** An input that was not sent, and what it would tell. */
export const MissingInput = closed(
  {
    field,
    adds: figure('points', 'Points it would add to the input score.', 10),
    how: said('How to measure it.', 'a launch monitor'),
  },
  { $id: 'MissingInput', description: 'An input that was not sent.' },
)

const ownRule = Type.Optional(text('Ours: the rule of these points. Not in older fittings.', 'IN-CONFIDENCE'))

const orUnknown = (unit: string, description: string, example: number) =>
  orNull(figure(unit, description, example), `${description} Null: not known.`)

const IronSheetView = closed(
  {
    headId: text('The head it is for, the first pick.', 'ping-i240-iron'),
    clubs: Type.Array(
      closed(
        {
          club: text('The club.', '6-iron'),
          loftDeg: figure('degrees', 'Loft as built, degrees.', 29.5),
          lengthIn: orUnknown('inches', 'Length as built, inches.', 37.5),
          lieDeg: orUnknown('degrees', 'Lie as built, degrees.', 61.5),
          carryYards: figure('yards', 'Carry to expect, yards.', 158),
          gapYards: orNull(
            figure('yards', 'Yards.', 11),
            'Carry gap to the club before it, yards; null for the first.',
          ),
          estimated: Type.Array(oneOf(['loft', 'length', 'lie'], { description: 'A figure.' }), {
            description: 'Figures that are not the maker’s but step as standard sets do.',
          }),
        },
        { description: 'A club of the set.' },
      ),
      { description: 'From the longest club on.' },
    ),
    rules: rulesBehind('the sheet', 'IRON-SHEET', 'FLT-CARRY'),
  },
  {
    $id: 'IronSheet',
    description:
      'Irons: loft, length, lie, carry and gap of every club of the set of the first pick, also from the speed alone. An extension of the interface specification.',
  },
)

const ExpectedShot = closed(
  {
    ballSpeedMph: figure('mph', 'Ball speed, mph.', 136.9),
    launchDeg: figure('degrees', 'Launch angle, degrees.', 11.5),
    spinRpm: figure('rpm', 'Back spin, rpm.', 3050),
    carryYards: figure('yards', 'Carry, yards.', 213),
    totalYards: figure('yards', 'Carry plus roll, yards.', 233),
    peakFeet: figure('feet', 'Highest point, feet.', 69),
    landingDeg: figure('degrees', 'Landing angle, degrees.', 35),
  },
  { $id: 'ExpectedShot', description: 'The expected shot.' },
)

const FlightPoint = closed(
  { xYards: figure('yards', 'Distance, yards.', 9.4), zYards: figure('yards', 'Height, yards.', 1.9) },
  { $id: 'FlightPoint', description: 'A point of the flight.' },
)
const path = (description: string) => orNull(Type.Array(FlightPoint), description)

/** The analysis of a fitting, shown with detail: set-ups, flights, notes, assumptions and warnings. */
export const AnalysisView = closed(
  {
    configurations: Type.Array(
      closed(
        {
          name: said('Name.', 'Fitted: 11°'),
          recommended: Type.Boolean({ description: 'The fitted one.' }),
          description: said('What it changes.', 'Carries 2 yd less.'),
          expected: orNull(ExpectedShot, 'Null if the flight cannot be computed.'),
          rules: rulesBehind('the expected shot', 'FLT-IMPACT', 'FLT-TRAJECTORY'),
        },
        { description: 'A way to set up the club.' },
      ),
      { description: 'The fitted club, and what small changes would do.' },
    ),
    summary: said('The fit in a few sentences.', 'Driver: 11°, draw head, Regular shaft of 50-59 g with mid launch.'),
    keyInsights: Type.Array(
      closed(
        { rule: ruleId, text: said('What it says about this golfer.', 'On firm ground aim 1 to 2° lower.') },
        { description: 'A remark made by a rule.' },
      ),
      { description: 'What matters beyond the specs.' },
    ),
    flight: closed(
      {
        current: path('The current shot; null without measured launch and spin.'),
        fitted: path('The expected shot; null if it cannot be computed.'),
        basis: said('What the flights are based on.', 'Flight model in standard air (25 °C, sea level).'),
        rules: rulesBehind('the flights', 'FLT-IMPACT', 'FLT-TRAJECTORY'),
      },
      { description: 'Flights to draw.' },
    ),
    assumptions: Type.Array(
      closed(
        {
          field: text('The input by its name.', 'ballSpeed'),
          value: figure('as of the field', 'The value that was used.', 136.9),
          basis: oneOf(bases, { $id: 'Basis', description: 'What it is based on.' }),
          how: said('How it was derived.', 'club speed at a smash factor of 1.44'),
          rules: rulesBehind('the value', 'FLT-SMASH'),
        },
        { description: 'An input that was not measured.' },
      ),
      { description: 'Values used in place of missing inputs.' },
    ),
    warnings: Type.Array(
      closed(
        {
          field,
          rule: Type.Optional(ruleId),
          text: said('What is doubtful.', 'Ball speed and club speed contradict each other.'),
        },
        { description: 'A doubtful input.' },
      ),
      { description: 'Inputs to check again.' },
    ),
    ironSheet: Type.Optional(IronSheetView),
    inputQuality: closed(
      {
        score: figure('points', 'How complete the input is, 0 to 100.', 51),
        missing: Type.Array(MissingInput, { description: 'Missing inputs, most helpful first.' }),
        rule: ownRule,
      },
      { description: 'How complete the input is.' },
    ),
  },
  { $id: 'Analysis', description: 'Only with detail: the written analysis.' },
)
