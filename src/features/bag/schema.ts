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
    description: 'In your own words: "4h", "3 wood", "7i", "5-PW", "52", "Driver 10.5°".',
  }),
  type: Type.Optional(
    oneOf(bagTypes, {
      description: 'Tells a bare "4" or "4 utility" apart.',
    }),
  ),
  loft: Type.Optional(
    Type.Number({
      minimum: 5,
      maximum: 70,
      unit: 'degrees',
      description: 'Degrees; when missing, that in the words or the stock loft.',
    }),
  ),
  carry: Type.Optional(yards('Carry, yards; estimated when missing.')),
  total: Type.Optional(yards('Carry and roll, yards.')),
})
export type BagClubInput = Static<typeof BagClubInput>

/** Body of `POST /v1/bag/gapping`. */
export const BagRequest = closed(
  {
    clubs: Type.Array(BagClubInput, {
      minItems: 2,
      maxItems: 20,
      description: 'Every club, in any order.',
    }),
    driverSpeed: Type.Optional(
      Type.Number({
        minimum: 40,
        maximum: 150,
        unit: 'mph',
        description: 'mph: base of estimated carries.',
      }),
    ),
    sevenIronSpeed: Type.Optional(
      Type.Number({
        minimum: 30,
        maximum: 130,
        unit: 'mph',
        description: 'mph; x 1.2 is driver speed.',
      }),
    ),
    attackAngle: Type.Optional(
      Type.Number({
        minimum: -15,
        maximum: 15,
        unit: 'degrees',
        description: 'With a wedge, degrees, negative is down: for bounce. Default -4.5.',
      }),
    ),
    lobWedgeFullSwing: Type.Optional(
      oneOf(lobWedgeAnswers, {
        description: 'Is the lob wedge hit with a full swing? no: 6° after the SW, not judged; else 4°.',
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
  loft: maybe('Degrees.'),
  loftSource: nullable(oneOf(loftSources), { description: 'given, or the stock loft of such a club.' }),
  carry: maybe('Yards; null: unknown.'),
  carrySource: distanceSource,
  total: maybe('Carry and roll, yards.'),
  totalSource: distanceSource,
})

export const idealGap = nullable(closed({ min: number('Yards.'), max: number('Yards.') }), {
  description: 'Yards to aim for; null: not judged.',
})

const Gap = closed({
  from: word('The longer club.'),
  to: word('The next club.'),
  loft: number('Degrees between them.'),
  carry: maybe('Yards between them.'),
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
    driverSpeed: maybe('mph.'),
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
