import { Type } from '@sinclair/typebox'
import { landingsMax } from '../../golf/flight/shots.ts'
import { missNames, missPatterns, missSizes, strikePatterns } from '../../golf/names/words.ts'
import { swingMph } from '../../golf/speeds.ts'
import { closed, oneOf } from '../../platform/schema.ts'

/** What tells a speed: one of the two, or the wish to have it estimated. */
export const speedGroups: { readonly required: string[] }[] = [
  { required: ['swingSpeed'] },
  { required: ['ballSpeed'] },
  { required: ['estimateSpeed'] },
]

/** The swing, measured with the club being fitted. Bounds are the interface specification's. */
export const SwingMetrics = closed(
  {
    swingSpeed: Type.Optional(
      Type.Number({
        minimum: swingMph.min,
        maximum: swingMph.max,
        unit: 'mph',
        description:
          'Club head speed, mph, of the club fitted; iron: the 7-iron; fairway: the driver, or that of fairwaySpeedSource.',
        examples: [95],
      }),
    ),
    estimateSpeed: Type.Optional(
      Type.Boolean({
        description:
          'Without a speed: estimates it from carryDistance (or a driver’s totalDistance), else from sex, age and handicap. An extension of the interface specification.',
      }),
    ),
    ballSpeed: Type.Optional(
      Type.Number({
        minimum: 50,
        maximum: 250,
        unit: 'mph',
        description: 'Ball speed off the face, mph.',
        examples: [138],
      }),
    ),
    launchAngle: Type.Optional(
      Type.Number({
        minimum: -10,
        maximum: 30,
        unit: 'degrees',
        description: 'Launch angle, degrees.',
        examples: [12.5],
      }),
    ),
    attackAngle: Type.Optional(
      Type.Number({
        minimum: -15,
        maximum: 15,
        unit: 'degrees',
        description: 'Attack angle, degrees; negative is down.',
        examples: [-1.5],
      }),
    ),
    clubPath: Type.Optional(
      Type.Number({
        minimum: -15,
        maximum: 15,
        unit: 'degrees',
        description: 'Club path, degrees; positive is right of target.',
        examples: [-2.1],
      }),
    ),
    faceAngle: Type.Optional(
      Type.Number({
        minimum: -10,
        maximum: 10,
        unit: 'degrees',
        description: 'Face angle, degrees; positive is right of target.',
        examples: [1.4],
      }),
    ),
    spinRate: Type.Optional(
      Type.Number({ minimum: 1000, maximum: 12000, unit: 'rpm', description: 'Back spin, rpm.', examples: [2900] }),
    ),
    carryDistance: Type.Optional(
      Type.Number({ minimum: 30, maximum: 400, unit: 'yards', description: 'Carry, yards.', examples: [215] }),
    ),
    totalDistance: Type.Optional(
      Type.Number({
        minimum: 150,
        maximum: 500,
        unit: 'yards',
        description: 'Driver carry plus roll, yards.',
        examples: [235],
      }),
    ),
    peakHeight: Type.Optional(
      Type.Number({
        minimum: 50,
        maximum: 200,
        unit: 'feet',
        outside: { advice: 'leave it out', usualMax: 120 },
        description: 'Highest point of the flight, feet.',
        examples: [92],
      }),
    ),
    landingAngle: Type.Optional(
      Type.Number({
        minimum: 10,
        maximum: 50,
        unit: 'degrees',
        outside: { advice: 'leave it out' },
        description: 'Landing angle, degrees.',
        examples: [38],
      }),
    ),
    strikePattern: Type.Optional(
      oneOf(strikePatterns, {
        description: 'Usual strike location on the face; mix: all over.',
      }),
    ),
    missPattern: Type.Optional(
      oneOf(missPatterns, {
        description:
          'Usual miss, either hand: fade is a slice, hook a big draw, both a two-way miss, straight also a push or pull.',
        examples: ['fade'],
        instead: missNames,
      }),
    ),
    missSize: Type.Optional(
      oneOf(missSizes, {
        description: 'How far the miss curves; moderate or large may change head and weight.',
        examples: ['moderate'],
      }),
    ),
    ballFlight: Type.Optional(
      oneOf(['low', 'normal', 'high'], {
        description: 'How high the ball flies, if launchAngle is unknown. Driver: taken as 9, 13 or 17 degrees.',
      }),
    ),
  },
  {
    $id: 'SwingMetrics',
    description: 'Launch-monitor numbers. One of swingSpeed or ballSpeed is required, or estimateSpeed.',
    anyOf: speedGroups,
  },
)

const shotFigure = closed(
  {
    shots: Type.Integer({
      minimum: 1,
      maximum: 2_000,
      unit: 'shots',
      description: 'Shots behind the number.',
      examples: [12],
    }),
    spread: Type.Number({
      minimum: 0,
      maximum: 5_000,
      unit: 'as the number',
      description: 'Standard deviation of these shots, in the unit of the number.',
      examples: [1.6],
    }),
  },
  { $id: 'ShotFigure', description: 'The shots behind a number.' },
)

/** The shots that the numbers of a request are the middle of. */
export const ShotsBehind = closed(
  {
    count: Type.Integer({
      minimum: 1,
      maximum: 2_000,
      unit: 'shots',
      description: 'Shots that count.',
      examples: [12],
    }),
    figures: closed(
      {
        swingSpeed: Type.Optional(shotFigure),
        ballSpeed: Type.Optional(shotFigure),
        launchAngle: Type.Optional(shotFigure),
        attackAngle: Type.Optional(shotFigure),
        clubPath: Type.Optional(shotFigure),
        faceAngle: Type.Optional(shotFigure),
        spinRate: Type.Optional(shotFigure),
        carryDistance: Type.Optional(shotFigure),
        totalDistance: Type.Optional(shotFigure),
        peakHeight: Type.Optional(shotFigure),
        landingAngle: Type.Optional(shotFigure),
      },
      { description: 'By the field of swingMetrics.' },
    ),
    attackOffset: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 5,
        unit: 'degrees',
        description:
          'Degrees that were taken off the attack angle because a camera reads it high; 0: a radar, whose attack stands.',
        examples: [2],
      }),
    ),
    landings: Type.Optional(
      Type.Array(
        closed(
          {
            carry: Type.Number({
              minimum: 0,
              maximum: 500,
              unit: 'yards',
              description: 'Carry, yards.',
              examples: [205],
            }),
            offline: Type.Number({
              minimum: -250,
              maximum: 250,
              unit: 'yards',
              description: 'Yards right of the target.',
              examples: [12.5],
            }),
          },
          { $id: 'Landing', description: 'Where a shot came down.' },
        ),
        { maxItems: landingsMax, description: 'Where the shots came down, for the pictures of the fitting.' },
      ),
    ),
  },
  {
    $id: 'ShotsBehind',
    description:
      'The shots that the numbers are the middle of: their spread decides how sure the fitting is. An extension of the interface specification.',
  },
)
