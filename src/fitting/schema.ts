import { type Static, Type } from '@sinclair/typebox'
import { inventoryModes } from '../features/inventory/index.ts'
import { statedHandicap } from '../golf/handicap.ts'
import {
  adultFlexes,
  clubTypes,
  fairwayDesignations,
  hands,
  launchProfiles,
  missNames,
  missPatterns,
  missSizes,
  shaftMaterials,
  strikePatterns,
} from '../golf/words.ts'
import { closed, oneOf } from '../platform/schema.ts'

const text = (maxLength: number, description: string, examples: string[]) =>
  Type.String({ minLength: 1, maxLength, description, examples })

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
          description: `Handicap: a number from ${statedHandicap.min} to ${statedHandicap.max}, or "25+".`,
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
        description: 'Height, inches beyond the whole feet.',
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
        description:
          'Standing upright in playing shoes, arms hanging: top wrist crease to the floor, inches. Without it lengths stay standard.',
        examples: [34.5],
      }),
    ),
    gender: Type.Optional(
      oneOf(['male', 'female'], {
        description:
          "Send only when the golfer said so. `female` applies the women's rules; omitted means the men's tables.",
        examples: ['male'],
      }),
    ),
    age: Type.Optional(
      Type.Integer({
        minimum: 5,
        maximum: 100,
        unit: 'years',
        description: 'Send only when the golfer said so. 12 and under: junior rules.',
        examples: [41],
      }),
    ),
    averageScore: Type.Optional(
      Type.Number({
        minimum: 60,
        maximum: 150,
        description: 'Average 18-hole score of a golfer without a handicap; send handicap when there is one.',
        examples: [92],
      }),
    ),
  },
  { description: 'The golfer.' },
)

/** The swing, measured with the club being fitted. Bounds are the interface specification's. */
export const SwingMetrics = closed(
  {
    swingSpeed: Type.Optional(
      Type.Number({
        minimum: 30,
        maximum: 150,
        unit: 'mph',
        description:
          'Club head speed, mph. Driver: driver speed. Fairway: driver speed, or 3-wood speed with fairwaySpeedSource three_wood. Hybrid, wedge: the club itself. Iron: 7-iron.',
        examples: [95],
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
      }),
    ),
    faceAngle: Type.Optional(
      Type.Number({
        minimum: -10,
        maximum: 10,
        unit: 'degrees',
        description: 'Face angle, degrees; positive is right of target.',
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
      Type.Number({ minimum: 50, maximum: 200, unit: 'feet', description: 'Highest point of the flight, feet.' }),
    ),
    landingAngle: Type.Optional(
      Type.Number({ minimum: 10, maximum: 50, unit: 'degrees', description: 'Landing angle, degrees.' }),
    ),
    strikePattern: Type.Optional(
      oneOf(strikePatterns, {
        description: 'Where on the face the golfer usually hits the ball; mix is all over the face.',
      }),
    ),
    missPattern: Type.Optional(
      oneOf(missPatterns, {
        description:
          'Usual miss as a shot shape, for either hand: fade is a slice, hook a draw that goes too far, both a two-way miss; a push or a pull flies straight.',
        examples: ['fade'],
        instead: missNames,
      }),
    ),
    missSize: Type.Optional(
      oneOf(missSizes, {
        description: 'How far the miss curves. Only moderate or large moves a driver weight or earns a draw head.',
        examples: ['moderate'],
      }),
    ),
    ballFlight: Type.Optional(
      oneOf(['low', 'normal', 'high'], {
        description:
          'What the flight looks like when no launch angle was measured. Driver numbers: read as a launch of 9, 13 or 17 degrees; other clubs: a description only.',
      }),
    ),
  },
  {
    description: 'Launch-monitor numbers. One of swingSpeed or ballSpeed is required.',
    anyOf: [{ required: ['swingSpeed'] }, { required: ['ballSpeed'] }],
  },
)

export const CurrentEquipment = closed(
  {
    loft: Type.Optional(
      Type.Number({
        unit: 'degrees',
        description:
          'Loft being fitted, degrees: fairway 12-23, hybrid 17-28, wedge 44-62 (default 52, or set by wedgeHit). Driver 6-20; iron: 7-iron loft 20-45.',
        examples: [10.5],
      }),
    ),
    brand: Type.Optional(text(60, 'Brand of the present club.', ['Callaway'])),
    model: Type.Optional(
      text(100, 'Model, best as a value of the club-model list, "model (year)", which tells its age.', [
        'Paradym (2023)',
      ]),
    ),
    shaftModel: Type.Optional(text(100, 'Shaft of the present club.', ['Ventus Blue 6'])),
    length: Type.Optional(
      Type.Number({
        minimum: 20,
        maximum: 50,
        unit: 'inches',
        description: 'Length of the present club, inches.',
        examples: [45.5],
      }),
    ),
    shaftWeight: Type.Optional(
      Type.Number({
        minimum: 20,
        maximum: 150,
        unit: 'grams',
        description: 'Shaft weight of the present club, grams.',
        examples: [60],
      }),
    ),
  },
  { description: 'The club the golfer plays now.' },
)

export const IronShaft = closed(
  {
    flex: Type.Optional(oneOf(adultFlexes, { description: 'Flex of the iron shafts.' })),
    weightGrams: Type.Optional(
      Type.Number({ minimum: 40, maximum: 140, unit: 'grams', description: 'Weight of the iron shafts, grams.' }),
    ),
    material: Type.Optional(oneOf(shaftMaterials, { description: 'Steel or graphite.' })),
    launchProfile: Type.Optional(
      oneOf([...launchProfiles, 'Low', 'Mid-Low', 'Mid', 'Mid-High', 'High'], {
        description: 'Launch profile of the iron shafts, in either spelling.',
      }),
    ),
  },
  { description: 'Iron shaft that the wedges should follow, when there is no ironFittingId.' },
)

export const ClubDetails = closed(
  {
    fairwayDesignation: Type.Optional(oneOf(fairwayDesignations, { description: 'Fairway: which wood is fitted.' })),
    fairwaySpeedSource: Type.Optional(
      oneOf(['driver', 'three_wood'], {
        description: 'Fairway: the club that the swing was measured with. Default driver.',
      }),
    ),
    driverSpeed: Type.Optional(
      Type.Number({
        minimum: 30,
        maximum: 150,
        unit: 'mph',
        description: 'Fairway, hybrid: measured driver speed, mph.',
      }),
    ),
    sevenIronSpeed: Type.Optional(
      Type.Number({ minimum: 30, maximum: 150, unit: 'mph', description: 'Wedge: measured 7-iron speed, mph.' }),
    ),
    pwLoft: Type.Optional(
      Type.Number({
        minimum: 35,
        maximum: 52,
        unit: 'degrees',
        description: 'Wedge: loft of the pitching wedge of the iron set, degrees.',
      }),
    ),
    lobWedgeFullSwing: Type.Optional(
      oneOf(['yes', 'no', 'unsure'], { description: 'Wedge: is the lob wedge hit with a full swing?' }),
    ),
    wedgeHit: Type.Optional(
      oneOf(['PW', 'GW', 'AW', 'UW', 'SW', 'LW'], {
        description: 'Wedge: which wedge the numbers belong to. AW and UW are gap wedges.',
      }),
    ),
    ironFittingId: Type.Optional(
      text(64, 'Wedge: a completed iron fitting of the same account, whose shaft and 7-iron speed carry over.', []),
    ),
    ironShaft: Type.Optional(IronShaft),
  },
  { description: 'What matters for one club type only.' },
)

export const Preferences = closed(
  {
    tempo: Type.Optional(text(60, 'Swing tempo in a word: smooth, medium, fast.', ['smooth'])),
    transition: Type.Optional(text(60, 'Transition in a word: smooth, average, aggressive.', ['aggressive'])),
    shaftType: Type.Optional(text(60, 'Preferred shaft material: steel or graphite.', ['steel'])),
    goals: Type.Optional(
      Type.Union(
        [text(200, 'One goal.', ['forgiveness']), Type.Array(text(60, 'A goal.', ['forgiveness']), { maxItems: 10 })],
        {
          description: 'What the golfer wants, in words such as forgiveness, distance, feel.',
          examples: [['forgiveness']],
        },
      ),
    ),
  },
  { description: 'Preferences. Words that no rule knows are ignored.' },
)

/** Body of `POST /v1/fitting/analyze`: the interface specification's fitting request. */
export const FittingRequest = closed(
  {
    clubType: oneOf(clubTypes, {
      description: 'Club to fit. An iron is an iron set fitted from its 7-iron; putters are not fitted.',
      examples: ['driver'],
    }),
    golfer: GolferInput,
    swingMetrics: SwingMetrics,
    currentEquipment: Type.Optional(CurrentEquipment),
    clubDetails: Type.Optional(ClubDetails),
    preferences: Type.Optional(Preferences),
    inventory: Type.Optional(
      oneOf(inventoryModes, {
        description:
          'What the stock list of the account does to the picks. prefer: of equal clubs those in stock come first; only: nothing else is picked. Beyond the interface specification.',
      }),
    ),
  },
  {
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
  Type.Optional(Type.Number({ minimum: -20, maximum: 20, unit: 'degrees', description }))

/** Path and face as the flat tool form takes them: wider than REST. @source interface specification, tool protocol */
export const toolTurns = {
  clubPath: turn('Club path, degrees; positive is right of target.'),
  faceAngle: turn('Face angle, degrees; positive is right of target.'),
} as const

/** A request as it is kept, whichever door it came through. */
export const SavedRequest = closed(
  {
    ...FittingRequest.properties,
    swingMetrics: closed({ ...SwingMetrics.properties, ...toolTurns }, { description: 'Launch-monitor numbers.' }),
  },
  { description: 'The request of this fitting, as it was sent.' },
)
