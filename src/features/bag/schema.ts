import { type Static, Type } from '@sinclair/typebox'
import { clubTypes } from '../../golf/words.ts'
import { closed, nullable, oneOf } from '../../platform/schema.ts'
import { bagTypes } from './words.ts'

/** Full lob-wedge swings. @source interface specification */
const lobWedgeAnswers = ['yes', 'no', 'unsure'] as const

const yards = (description: string) => Type.Number({ minimum: 10, maximum: 450, unit: 'yards', description })

export const BagClubInput = closed({
  club: Type.String({
    minLength: 1,
    maxLength: 60,
    description:
      'The club in your own words: "4h", "rescue 4", "3 wood", "7i", "PW", "52", "Driver 10.5°". Leave the model out.',
  }),
  type: Type.Optional(
    oneOf(bagTypes, {
      description: 'Kind of club: tells a bare "4" or "4 utility" apart. It must agree with the words.',
    }),
  ),
  loft: Type.Optional(
    Type.Number({
      minimum: 5,
      maximum: 70,
      unit: 'degrees',
      description: 'Loft. Wins over a loft in the words; without either the stock loft of such a club counts.',
    }),
  ),
  carry: Type.Optional(yards('Carry, yards. Estimated when it and total are missing.')),
  total: Type.Optional(yards('Carry and roll, yards. Without carry, the carry is derived from it.')),
})
export type BagClubInput = Static<typeof BagClubInput>

/** Body of `POST /v1/bag/gapping`. */
export const BagRequest = closed(
  {
    clubs: Type.Array(BagClubInput, {
      minItems: 2,
      maxItems: 20,
      description: 'Every club, in any order. A putter is recognized and left out of the gaps.',
    }),
    driverSpeed: Type.Optional(
      Type.Number({
        minimum: 40,
        maximum: 150,
        unit: 'mph',
        description: 'Driver club speed: the base of estimated carries.',
      }),
    ),
    sevenIronSpeed: Type.Optional(
      Type.Number({
        minimum: 30,
        maximum: 130,
        unit: 'mph',
        description: '7-iron club speed; read as driver speed x 1.2 when that is missing.',
      }),
    ),
    attackAngle: Type.Optional(
      Type.Number({
        minimum: -15,
        maximum: 15,
        unit: 'degrees',
        description: 'Attack angle with a wedge, negative is down: for the suggested bounce. -4.5 when omitted.',
      }),
    ),
    lobWedgeFullSwing: Type.Optional(
      oneOf(lobWedgeAnswers, {
        description:
          'Whether the lob wedge is swung fully. yes and unsure: 4° after the sand wedge; no: 6°, and its distance gap is not judged.',
      }),
    ),
  },
  {
    description:
      'A bag of clubs. Send driverSpeed or sevenIronSpeed, or some carries, so that the missing ones can be estimated.',
    examples: [
      {
        clubs: [
          { club: 'Driver', loft: 10.5, carry: 228 },
          { club: '3 wood' },
          { club: '4h' },
          { club: '4i' },
          { club: '5i' },
          { club: '6i' },
          { club: '7 iron', loft: 30.5, carry: 152 },
          { club: '8i' },
          { club: '9i' },
          { club: 'PW', loft: 44 },
          { club: 'SW' },
          { club: '60°' },
          { club: 'putter' },
        ],
        driverSpeed: 95,
        attackAngle: -5,
        lobWedgeFullSwing: 'no',
      },
    ],
  },
)
export type BagRequest = Static<typeof BagRequest>

const word = (description: string) => Type.String({ description })
const number = (description: string) => Type.Number({ description })
const maybe = (description: string) => nullable(Type.Number(), { description })
const rule = word('Id of the rule, as at /v1/rules.')

const loftSources = ['given', 'stock'] as const
/** `derived`: from the other of carry and total; `estimated`: from loft and speed; `unknown`: no speed to estimate from. */
const distanceSources = ['given', 'derived', 'estimated', 'unknown'] as const
const flagNames = ['gap_too_big', 'gap_too_small', 'overlap', 'duplicate_loft', 'wedge_gap_too_wide'] as const
export const actions = ['add', 'drop', 'replace', 'change_loft'] as const

const distanceSource = oneOf(distanceSources, {
  description:
    'given; derived from the other distance; estimated from loft and speed; unknown without any speed or carry.',
})

export const AnalyzedClub = closed({
  club: word('Usual name of the club.'),
  written: word('The club as it was sent.'),
  type: oneOf(bagTypes),
  loft: maybe('Degrees; null for a putter.'),
  loftSource: nullable(oneOf(loftSources), { description: 'given, or the stock loft of such a club.' }),
  carry: maybe('Yards; null when it cannot be estimated, and for a putter.'),
  carrySource: distanceSource,
  total: maybe('Carry and roll, yards.'),
  totalSource: distanceSource,
})

export const idealGap = nullable(closed({ min: number('Yards.'), max: number('Yards.') }), {
  description: 'Carry gap to aim for at this speed; null after a driver and without a speed.',
})

const Gap = closed({
  from: word('The longer club.'),
  to: word('The next club.'),
  loft: number('Degrees between them.'),
  carry: maybe('Yards of carry between them.'),
  total: maybe('Yards of total distance between them.'),
  ideal: idealGap,
})

export const BagFlag = closed({
  flag: oneOf(flagNames),
  clubs: Type.Array(word('Club.'), { minItems: 2, maxItems: 2, description: 'The two clubs, the longer first.' }),
  loftGap: number('Degrees between them.'),
  carryGap: maybe('Yards of carry between them.'),
  limit: closed(
    { value: number('The limit.'), unit: oneOf(['yards', 'degrees']) },
    { description: 'What it was judged by.' },
  ),
  text: word('What is wrong, with its numbers.'),
  rule,
})

const SuggestedClub = closed({
  club: word('Usual name of the club; the analysis reads it.'),
  type: oneOf(clubTypes),
  loft: number('Degrees.'),
  carry: maybe('Carry to expect, yards.'),
  bounce: maybe('Bounce to look for, degrees; wedges only.'),
})

const Suggestion = closed({
  action: oneOf(actions),
  fitWith: oneOf(clubTypes, { description: 'Club type to fit next.' }),
  remove: nullable(word('Club.'), { description: 'The club to take out or to change, as it was sent.' }),
  add: nullable(SuggestedClub, { description: 'The club to put in, or the changed club.' }),
  alsoDrop: nullable(word('Club.'), {
    description: 'With 14 clubs in the bag: which one, as it was sent, makes room.',
  }),
  answers: Type.Array(Type.Integer({ minimum: 0 }), {
    description: 'Positions in `flags` of the flags that this removes.',
  }),
  text: word('The suggestion, with its numbers.'),
  rule,
})

const RecommendedWedges = closed({
  pitchingWedge: closed({
    club: word('The club taken as pitching wedge.'),
    loft: number('Degrees.'),
    loftSource: oneOf(loftSources),
  }),
  wedges: Type.Array(
    closed({
      club: oneOf(['GW', 'SW', 'LW']),
      loft: number('Degrees.'),
      gap: number('Degrees from the wedge before.'),
      bounce: number('Bounce to look for, degrees.'),
      grind: word('Sole to look for.'),
      carry: maybe('Carry to expect, yards.'),
      inBag: nullable(word('Club.'), { description: 'The club in the bag within 1° of it.' }),
    }),
  ),
  lobWedge: word('Why the lob wedge is that one.'),
  text: word('The set in a sentence.'),
  rules: Type.Array(rule),
})

export const BagSpeed = closed(
  {
    driverSpeed: maybe('mph; null when it cannot be derived.'),
    source: nullable(oneOf(['driverSpeed', 'sevenIronSpeed', 'carries']), { description: 'What it follows from.' }),
  },
  { description: 'Speed behind the estimates.' },
)

/** Answer of `POST /v1/bag/gapping`. */
export const BagGapping = closed(
  {
    success: Type.Literal(true),
    clubs: Type.Array(AnalyzedClub, { description: 'The clubs, longest first; putters last.' }),
    gaps: Type.Array(Gap, { description: 'From each club to the next one in `clubs`.' }),
    flags: Type.Array(BagFlag),
    suggestions: Type.Array(Suggestion, {
      maxItems: 5,
      description: 'At most five, what helps most first. Each was tried on this bag by itself.',
    }),
    recommendedWedges: nullable(RecommendedWedges, {
      description: 'Wedges that follow from the pitching wedge; null without one.',
    }),
    speed: BagSpeed,
    notes: Type.Array(word('What was assumed or left out.')),
    summary: word('The bag in a few sentences.'),
  },
  { description: 'The bag, its gaps, what is wrong with them and what to do.' },
)
export type BagGapping = Static<typeof BagGapping>
export type FlagName = (typeof flagNames)[number]
export type DistanceSource = (typeof distanceSources)[number]
