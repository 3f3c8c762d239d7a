import { type Static, Type } from '@sinclair/typebox'
import { statedHandicap } from '../../golf/handicap.ts'
import {
  adultFlexes,
  clubTypes,
  clubTypesSaid,
  fairwayDesignations,
  hands,
  inventoryModes,
  launchProfiles,
  shaftMaterials,
} from '../../golf/names/words.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { ShotsBehind, SwingMetrics } from './swing-schema.ts'

const text = (maxLength: number, description: string, examples: string[]) =>
  Type.String({ minLength: 1, maxLength, description, examples })

/** Makers that a fitting may name. @source house */
export const makersMax = 5

/** Loft bounds per club type of `currentEquipment.loft`: fairway, hybrid and wedge are the interface's; driver and iron ours. */
export const loftBounds = {
  driver: { min: 6, max: 20 },
  fairway: { min: 12, max: 23 },
  hybrid: { min: 17, max: 28 },
  iron: { min: 20, max: 45 },
  wedge: { min: 44, max: 62 },
} as const

/** The person. Bounds are the interface specification's. */
export const GolferInput = closed(
  {
    handedness: oneOf(hands, { description: 'Hand the golfer plays.', examples: ['right'] }),
    handicap: Type.Optional(
      Type.Union(
        [
          Type.Number({
            minimum: statedHandicap.min,
            maximum: statedHandicap.max,
            description: 'Handicap index; plus handicaps are negative.',
          }),
          oneOf(['25+']),
        ],
        {
          description: `Handicap index, ${statedHandicap.min} (a plus handicap) to ${statedHandicap.max}, or "25+".`,
          examples: [14],
        },
      ),
    ),
    heightFeet: Type.Optional(
      Type.Integer({ minimum: 3, maximum: 8, unit: 'ft', description: 'Height, whole feet.', examples: [5] }),
    ),
    heightInches: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 11,
        unit: 'in',
        description: 'Height, inches beyond the feet.',
        examples: [11],
      }),
    ),
    weight: Type.Optional(
      Type.Integer({ minimum: 50, maximum: 500, unit: 'pounds', description: 'Body weight, pounds.', examples: [180] }),
    ),
    wristToFloor: Type.Optional(
      Type.Number({
        minimum: 20,
        maximum: 50,
        unit: 'inches',
        description: 'Inches from wrist crease to floor, in playing shoes, arms hanging.',
        examples: [34.5],
      }),
    ),
    gender: Type.Optional(
      oneOf(['male', 'female'], {
        description: "female applies the women's rules; if omitted, the men's.",
        examples: ['male'],
      }),
    ),
    age: Type.Optional(
      Type.Integer({
        minimum: 5,
        maximum: 100,
        unit: 'years',
        description: '12 and under: junior rules.',
        examples: [41],
      }),
    ),
    averageScore: Type.Optional(
      Type.Number({
        minimum: 60,
        maximum: 150,
        description: 'Average score, if no handicap.',
        examples: [92],
      }),
    ),
  },
  { $id: 'Golfer', description: 'The golfer.' },
)

/** The golfer's present club. */
export const CurrentEquipment = closed(
  {
    loft: Type.Optional(
      Type.Number({
        unit: 'degrees',
        description:
          'Degrees. Loft being fitted: fairway 12-23, hybrid 17-28, wedge 44-62 (default 52, or set by wedgeHit). Loft of the current club: driver 6-20, iron (7-iron) 20-45; alone, without measured launch and spin, no club is judged by it.',
        examples: [10.5],
      }),
    ),
    brand: Type.Optional(text(60, 'Brand of the current club.', ['Callaway'])),
    model: Type.Optional(
      text(100, 'Model: a value of the club-model list, "model (year)", an id, or its name.', ['Paradym (2023)']),
    ),
    shaftModel: Type.Optional(text(100, 'Shaft of the current club.', ['Ventus Blue 6'])),
    length: Type.Optional(
      Type.Number({
        minimum: 20,
        maximum: 50,
        unit: 'inches',
        description: 'Length of the current club, inches.',
        examples: [45.5],
      }),
    ),
    shaftWeight: Type.Optional(
      Type.Number({
        minimum: 20,
        maximum: 150,
        unit: 'grams',
        description: 'Shaft weight of the current club, grams.',
        examples: [60],
      }),
    ),
  },
  { $id: 'CurrentEquipment', description: 'The club the golfer plays now.' },
)

/** Shaft of the golfer's irons, which a wedge goes with; weight in grams. */
export const IronShaft = closed(
  {
    flex: Type.Optional(oneOf(adultFlexes, { description: 'Flex of the iron shafts.' })),
    weightGrams: Type.Optional(
      Type.Number({
        minimum: 40,
        maximum: 140,
        unit: 'grams',
        description: 'Weight of the iron shafts, grams.',
        examples: [105],
      }),
    ),
    material: Type.Optional(oneOf(shaftMaterials, { description: 'Steel or graphite.' })),
    launchProfile: Type.Optional(
      oneOf([...launchProfiles, 'Low', 'Mid-Low', 'Mid', 'Mid-High', 'High'], {
        description: 'Launch profile of the iron shafts, in either spelling.',
      }),
    ),
  },
  { $id: 'IronShaft', description: 'Iron shaft that the wedges should match, if there is no ironFittingId.' },
)

/** Details that only some club types have. */
export const ClubDetails = closed(
  {
    fairwayDesignation: Type.Optional(oneOf(fairwayDesignations, { description: 'Fairway: which wood to fit.' })),
    fairwaySpeedSource: Type.Optional(
      oneOf(['driver', 'three_wood'], {
        description: 'Fairway: the club of swingSpeed; default driver.',
      }),
    ),
    fairwayBallSource: Type.Optional(
      oneOf(['fairway', 'driver'], {
        description: 'Fairway: club of ball speed, launch, spin and carry; default the wood fitted.',
      }),
    ),
    driverSpeed: Type.Optional(
      Type.Number({
        minimum: 30,
        maximum: 150,
        unit: 'mph',
        description: 'Fairway, hybrid: driver speed, mph.',
        examples: [95],
      }),
    ),
    sevenIronSpeed: Type.Optional(
      Type.Number({
        minimum: 30,
        maximum: 150,
        unit: 'mph',
        description: 'Wedge: 7-iron speed, mph.',
        examples: [79],
      }),
    ),
    pwLoft: Type.Optional(
      Type.Number({
        minimum: 35,
        maximum: 52,
        unit: 'degrees',
        description: 'Wedge: pitching wedge loft, degrees.',
        examples: [44],
      }),
    ),
    lobWedgeFullSwing: Type.Optional(
      oneOf(['yes', 'no', 'unsure'], { description: 'Wedge: is it hit with a full swing?' }),
    ),
    wedgeHit: Type.Optional(
      oneOf(['PW', 'GW', 'AW', 'UW', 'SW', 'LW'], {
        description: 'Wedge: the club that the numbers are for. AW, UW: gap wedge.',
      }),
    ),
    ironFittingId: Type.Optional(
      text(64, 'Wedge: an iron fitting of this account; shaft, speed, pitching wedge carry over.', [
        'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F',
      ]),
    ),
    ironShaft: Type.Optional(IronShaft),
  },
  { $id: 'ClubDetails', description: 'Fields that apply to one club type only.' },
)

/** Wishes and habits of the golfer beside the measurements. */
export const Preferences = closed(
  {
    tempo: Type.Optional(text(60, 'Swing tempo: smooth, medium, fast.', ['smooth'])),
    transition: Type.Optional(text(60, 'Transition: smooth, average, aggressive.', ['aggressive'])),
    shaftType: Type.Optional(text(60, 'Preferred shaft material: steel or graphite.', ['steel'])),
    goals: Type.Optional(
      Type.Union(
        [text(200, 'One goal.', ['forgiveness']), Type.Array(text(60, 'A goal.', ['forgiveness']), { maxItems: 10 })],
        {
          description:
            'What the golfer wants: light, low, high, straight, forgiveness, feel, cheaper; arthritis, back, one-armed.',
          examples: [['forgiveness']],
        },
      ),
    ),
  },
  { $id: 'Preferences', description: 'Preferences. Words that change nothing are named in the analysis.' },
)

/** Numbers that may look wrong (see odd-number.ts), by the last part of their path. */
const confirmable = ['swingSpeed', 'ballSpeed', 'driverSpeed', 'sevenIronSpeed', 'weight'] as const

/** A fairway wood by its number is fitted as that one. */
const fairwaysSaid = Object.fromEntries(
  fairwayDesignations.flatMap((designation) =>
    [designation, designation.replace('-', ' '), designation.replace('-wood', 'w')].map((said) => [
      said,
      { word: 'fairway', field: 'clubDetails.fairwayDesignation', value: designation },
    ]),
  ),
)

/** Body of `POST /v1/fitting/analyze`: the interface specification's fitting request. */
export const FittingRequest = closed(
  {
    clubType: oneOf(clubTypes, {
      description: 'Club to fit. Iron: a set, fitted from its 7-iron. No putters.',
      elsewhere: { ...clubTypesSaid, ...fairwaysSaid },
      examples: ['driver'],
    }),
    golfer: GolferInput,
    swingMetrics: SwingMetrics,
    currentEquipment: Type.Optional(CurrentEquipment),
    clubDetails: Type.Optional(ClubDetails),
    preferences: Type.Optional(Preferences),
    shots: Type.Optional(ShotsBehind),
    corrects: Type.Optional(
      Type.String({
        $id: 'CorrectedFitting',
        minLength: 1,
        maxLength: 64,
        description:
          'A completed fitting of this account to correct, free: once, within a day, changing only its `next.freeFields`. A correction that asks again may be corrected too; a second one may not. It counts in daily caps. Only `budget`, `brands` or `inventory` changed: other picks of it, not stored. An extension of the interface specification.',
        examples: ['fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'],
      }),
    ),
    confirmed: Type.Optional(
      Type.Array(oneOf(confirmable), {
        $id: 'ConfirmedNumbers',
        minItems: 1,
        maxItems: confirmable.length,
        description:
          'Numbers that look wrong and that the golfer says are right: they are not asked about. An extension of the interface specification.',
        examples: [['swingSpeed']],
      }),
    ),
    budget: Type.Optional(
      Type.Number({
        $id: 'PickBudget',
        minimum: 0,
        maximum: 100_000,
        unit: 'US dollars',
        description:
          'Most that a pick may cost in all, US dollars: head and shaft, the whole set (`topPicks[].total`; of wedges also the sum of `wedgeFit.set[].pick.total`). No club without a known price is picked, and no line of wedges that lacks one of the set. An extension of the interface specification.',
        examples: [400],
      }),
    ),
    brands: Type.Optional(
      Type.Array(text(60, 'A maker of the catalog.', ['PING']), {
        $id: 'PickBrands',
        minItems: 1,
        maxItems: makersMax,
        uniqueItems: true,
        description: 'Only clubs by these makers are picked. An extension of the interface specification.',
        examples: [['PING']],
      }),
    ),
    inventory: Type.Optional(
      oneOf(inventoryModes, {
        $id: 'InventoryMode',
        description:
          'How the account’s stock affects the picks. prefer: among equal clubs, those in stock come first; only: nothing else is picked. An extension of the interface specification.',
      }),
    ),
  },
  {
    $id: 'FittingRequest',
    description: 'What is known about the golfer and the swing. Send only what was measured or said; never a guess.',
    examples: [
      {
        clubType: 'driver',
        golfer: { handedness: 'right', handicap: 14 },
        swingMetrics: { swingSpeed: 95, missPattern: 'fade', missSize: 'moderate' },
      },
    ],
  },
)

export type FittingRequest = Static<typeof FittingRequest>

const turn = (description: string) =>
  Type.Optional(Type.Number({ minimum: -20, maximum: 20, unit: 'degrees', description, examples: [-2.1] }))

/** Path and face as the flat tool form takes them: wider than REST. @source interface specification, tool protocol */
export const toolTurns = {
  clubPath: turn('Club path, degrees; positive is right of target.'),
  faceAngle: turn('Face angle, degrees; positive is right of target.'),
} as const

/** A request as it is kept, whichever door it came through. */
export const SavedRequest = closed(
  {
    ...FittingRequest.properties,
    swingMetrics: closed(
      { ...SwingMetrics.properties, ...toolTurns },
      { $id: 'SavedSwingMetrics', description: 'Launch-monitor numbers.' },
    ),
  },
  { $id: 'SavedRequest', description: 'The request, as it was sent.' },
)
