import { type Static, Type } from '@sinclair/typebox'
import { GolferInput } from '../../fitting/index.ts'
import { wedgeGapDeg } from '../../golf/clubs/wedges.ts'
import { attackDegOf } from '../../golf/flight/attack.ts'
import { bagTypes } from '../../golf/names/club-name.ts'
import { clubTypes } from '../../golf/names/words.ts'
import { driverMphPerSevenIronMph } from '../../golf/speeds.ts'
import { figure, orNull, ruleId, said, saids, success, text, texts } from '../../platform/described.ts'
import { closed, nullable, oneOf } from '../../platform/schema.ts'

/** Full lob-wedge swings. @source interface specification */
const lobWedgeAnswers = ['yes', 'no', 'unsure'] as const

const yards = (description: string) =>
  Type.Number({ minimum: 10, maximum: 450, unit: 'yards', description, examples: [152] })

/** Longest line of a club: kind, model, loft and shaft, as golf press prints bags. */
export const clubWordsMax = 120

/** One club of a bag as sent: its name, with loft and distances where known. */
export const BagClubInput = closed(
  {
    club: Type.String({
      minLength: 1,
      maxLength: clubWordsMax,
      description: 'In your own words: "4h", "3 wood", "7i", "5-PW", "52", "Driver 10.5°".',
      examples: ['7i'],
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
        description: 'Degrees; else the loft in the name, else stock.',
        examples: [30.5],
      }),
    ),
    carry: Type.Optional(yards('Carry, yards; else estimated.')),
    total: Type.Optional(yards('Carry and roll, yards.')),
  },
  { $id: 'BagClubInput' },
)
export type BagClubInput = Static<typeof BagClubInput>

/** Body of `POST /v1/bag/gapping`. */
export const BagRequest = closed(
  {
    clubs: Type.Array(BagClubInput, {
      minItems: 2,
      maxItems: 20,
      description: 'Every club.',
    }),
    driverSpeed: Type.Optional(
      Type.Number({
        minimum: 40,
        maximum: 150,
        unit: 'mph',
        description: 'mph, for estimated carries.',
        examples: [95],
      }),
    ),
    sevenIronSpeed: Type.Optional(
      Type.Number({
        minimum: 30,
        maximum: 130,
        unit: 'mph',
        description: `mph; x ${driverMphPerSevenIronMph} is driver speed, for irons.`,
        examples: [79],
      }),
    ),
    handicap: {
      ...GolferInput.properties.handicap,
      description: 'Estimated carries assume its strike.',
    },
    attackAngle: Type.Optional(
      Type.Number({
        minimum: -15,
        maximum: 15,
        unit: 'degrees',
        description: `Wedge, degrees, negative is down: for bounce. Default ${attackDegOf.PW}.`,
        examples: [-5],
      }),
    ),
    lobWedgeFullSwing: Type.Optional(
      oneOf(lobWedgeAnswers, {
        description: `Full lob-wedge swings? no: ${wedgeGapDeg.max}° after the SW, not judged; yes: ${wedgeGapDeg.min}°; else even.`,
      }),
    ),
  },
  {
    $id: 'BagRequest',
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

const degrees = (description: string, example: number) => figure('degrees', description, example)
const maybeDegrees = (description: string, example: number) => orNull(degrees('Degrees.', example), description)
const maybeYards = (description: string, example: number) => orNull(figure('yards', 'Yards.', example), description)
const rule = ruleId
/** A member of ours, not of the interface specification. */
export const rulesOf = (what: string, ...examples: string[]) =>
  texts(`Ours: ids of the rules behind ${what}; see /v1/rules/{id}.`, ...examples)

const loftSources = ['given', 'stock'] as const
/** `derived`: from the other of carry and total; `estimated`: from loft and speed; `unknown`: no speed to estimate from. */
const distanceSources = ['given', 'derived', 'estimated', 'unknown'] as const
const flagNames = ['gap_too_big', 'gap_too_small', 'overlap', 'duplicate_loft', 'wedge_gap_too_wide'] as const
/** Kinds of change that a plan proposes. */
export const actions = ['add', 'drop', 'replace', 'change_loft'] as const

const distanceSource = oneOf(distanceSources, {
  description:
    'given; derived from the other distance; estimated from loft and speed; unknown without any speed or carry.',
})

/** One club as it was understood, loft in degrees, distances in yards with their sources. */
export const AnalyzedClub = closed(
  {
    club: text('Usual name of the club.', '7-iron'),
    written: text('The club as it was sent; the set, where it was sent in one.', '7i'),
    type: oneOf(bagTypes, { description: 'Kind of club.' }),
    loft: maybeDegrees('Degrees.', 30.5),
    loftSource: nullable(oneOf(loftSources), { description: 'given, or the stock loft of such a club.' }),
    carry: maybeYards('Yards; null: unknown.', 152),
    carrySource: distanceSource,
    total: maybeYards('Carry and roll, yards; null as for the carry.', 158),
    totalSource: distanceSource,
    rules: rulesOf('loft, carry and total; none where all were given', 'BAG-CARRY', 'FLT-CARRY'),
  },
  { $id: 'AnalyzedClub', description: 'A club of the bag.' },
)

const YardsRange = closed(
  { min: figure('yards', 'From, yards.', 10), max: figure('yards', 'To, yards.', 15) },
  { $id: 'YardsRange', description: 'A range of yards.' },
)
/** Carry gap to aim for between two clubs, yards. */
export const idealGap = orNull(YardsRange, 'Yards to aim for; null: not judged.')

const Gap = closed(
  {
    from: text('The longer club.', '6-iron'),
    to: text('The next club.', '7-iron'),
    loft: degrees('Degrees between them.', 3.5),
    carry: maybeYards('Yards between them.', 11),
    total: maybeYards('Yards of total distance between them; null where one is not known.', 11),
    ideal: idealGap,
    rules: rulesOf('the gap', 'BAG-IDEAL', 'BAG-CARRY'),
  },
  { $id: 'BagGap', description: 'The gap between two clubs.' },
)

/** A fault between two clubs, with the limit that it breaks and its rule. */
export const BagFlag = closed(
  {
    flag: oneOf(flagNames, { description: 'What is wrong.' }),
    clubs: Type.Array(Type.String(), {
      minItems: 2,
      maxItems: 2,
      description: 'The two clubs, the longer first.',
      examples: [['5-iron', '6-iron']],
    }),
    loftGap: degrees('Degrees between them.', 7),
    carryGap: maybeYards('Yards between them.', 22),
    limit: closed(
      {
        value: figure('as in unit', 'The limit.', 20),
        unit: oneOf(['yards', 'degrees'], { description: 'Unit of the limit.' }),
      },
      { description: 'What it was judged by.' },
    ),
    text: said('What is wrong, with its numbers.', '22 yards between 5-iron and 6-iron: more than 20.'),
    rule,
  },
  { $id: 'BagFlag', description: 'Something wrong between two clubs.' },
)

const SuggestedClub = closed(
  {
    club: text('Usual name of the club; the analysis reads it.', '5-wood'),
    type: oneOf(clubTypes, { description: 'Kind of club.' }),
    loft: degrees('Degrees.', 18),
    carry: maybeYards('Carry to expect, yards; null without a speed.', 190),
    bounce: maybeDegrees('Bounce to look for, degrees; null unless it is a wedge.', 10),
  },
  { $id: 'SuggestedClub', description: 'A club to put in.' },
)

const Suggestion = closed(
  {
    action: oneOf(actions, { description: 'What to do.' }),
    fitWith: oneOf(clubTypes, { description: 'Club type to fit next.' }),
    remove: orNull(
      text('Club.', '4i'),
      'The club to take out or to change, as it was sent (one of a set by its name); null: none.',
    ),
    add: orNull(SuggestedClub, 'The club to put in, or the changed club; null: none.'),
    alsoDrop: orNull(
      text('Club.', '3 wood'),
      'With 14 clubs in the bag: which one, as it was sent, makes room; or null.',
    ),
    answers: Type.Array(Type.Integer({ minimum: 0, unit: 'position' }), {
      description: 'Positions in `flags` of the flags that this removes.',
      examples: [[0]],
    }),
    text: said('The suggestion, with its numbers.', 'Replace 4i by a 5-wood: the gap falls to 12 yards.'),
    rule,
  },
  { $id: 'BagSuggestion', description: 'Something to do about the bag.' },
)

const RecommendedWedges = closed(
  {
    pitchingWedge: closed(
      {
        club: text('The club taken as pitching wedge.', 'PW'),
        loft: degrees('Degrees.', 44),
        loftSource: oneOf(loftSources, { description: 'given, or the stock loft of such a club.' }),
      },
      { description: 'Where the set begins.' },
    ),
    wedges: Type.Array(
      closed(
        {
          club: oneOf(['GW', 'SW', 'LW'], { description: 'Class of the wedge.' }),
          loft: degrees('Degrees.', 50),
          gap: degrees('Degrees from the wedge before.', 6),
          bounce: degrees('Bounce to look for, degrees.', 10),
          grind: text('Sole to look for.', 'full sole'),
          carry: maybeYards('Carry to expect, yards; null without a speed.', 98),
          inBag: orNull(text('Club.', 'SW'), 'The club in the bag within 1° of it; null: none.'),
        },
        { description: 'A wedge.' },
      ),
      { description: 'The wedges after the pitching wedge.' },
    ),
    lobWedge: said('Why the lob wedge is that one.', `It is not hit fully: ${wedgeGapDeg.max}° after the sand wedge.`),
    text: said('The set in a sentence.', 'After the 44° pitching wedge: 50°, 54° and 60°.'),
    rules: Type.Array(rule, { description: 'Rules behind the set.' }),
  },
  { $id: 'RecommendedWedges', description: 'A set of wedges.' },
)

/** Driver speed behind the estimates of a bag, mph, and its origin. */
export const BagSpeed = closed(
  {
    driverSpeed: orNull(figure('mph', 'mph.', 95), 'mph.'),
    source: nullable(oneOf(['driverSpeed', 'sevenIronSpeed', 'carries']), {
      description: 'What it follows from; null when it cannot be derived.',
    }),
    rule: text('Ours: the rule that derives it.', 'BAG-CARRY'),
  },
  { $id: 'BagSpeed', description: 'Speed behind the estimates.' },
)

/** Answer of `POST /v1/bag/gapping`. */
export const BagGapping = closed(
  {
    success,
    clubs: Type.Array(AnalyzedClub, { description: 'The clubs, longest first; putters last.' }),
    gaps: Type.Array(Gap, { description: 'From each club to the next one in `clubs`.' }),
    flags: Type.Array(BagFlag, { description: 'What is wrong.' }),
    suggestions: Type.Array(Suggestion, {
      maxItems: 5,
      description: 'At most five, what helps most first. Each was tried on this bag by itself.',
    }),
    recommendedWedges: orNull(RecommendedWedges, 'Wedges that follow from the pitching wedge; null without one.'),
    speed: BagSpeed,
    notes: saids('What was assumed or left out.', 'The putter is left out of the gaps.'),
    summary: said('The bag in a few sentences.', '12 clubs; one gap is too wide.'),
  },
  { $id: 'BagGapping', description: 'The bag, its gaps, what is wrong with them and what to do.' },
)
export type BagGapping = Static<typeof BagGapping>
/** Kind of fault between two clubs. */
export type FlagName = (typeof flagNames)[number]
/** Origin of a distance, best first. */
export type DistanceSource = (typeof distanceSources)[number]
