import { type Static, Type } from '@sinclair/typebox'
import { statedHandicap } from '../../golf/handicap.ts'
import {
  type ClubType,
  clubTypes,
  flexes,
  hands,
  launchProfiles,
  missNames,
  missPatterns,
  missSizes,
  strikePatterns,
} from '../../golf/names/words.ts'
import { highSpinRpm, lowLaunchDeg, scoreMax } from '../../golf/scores.ts'
import { driverMphPerSevenIronMph, scoredDriverSmash } from '../../golf/speeds.ts'
import { thousands } from '../../golf/units.ts'
import { figure, orNull } from '../../platform/described.ts'
import { closed, type FieldProblem, oneOf, type Shown } from '../../platform/schema.ts'
import { isRecord } from '../../platform/values.ts'
import { say } from '../../words/say.ts'
import { goals } from '../rules/need.ts'
import { type PresetId, presets } from '../rules/presets.ts'

/** Names of the golfer presets. */
export const presetIds = Object.keys(presets) as [PresetId, ...PresetId[]]

/** Contexts that one request may hold. */
const contextsMax = 32

const idsMax = 1000

const speed = (description: string) =>
  Type.Optional(Type.Number({ minimum: 30, maximum: 160, unit: 'mph', description, examples: [95] }))

/** Words for a miss. The first of each group is the service's own. */
export const missWords = ['fade', 'slice', 'right', 'hook', 'draw', 'left', 'straight', 'both'] as const

const { push, pull } = missNames

const miss = (description: string) =>
  Type.Optional(oneOf(missWords, { description, examples: ['slice'], instead: { push, pull } }))

/** A golfer in figures. Aliases are the tool form's; one of them is enough. */
export const GolferObject = closed(
  {
    speed: speed('Driver speed, mph. Without any: a typical 93.'),
    swingSpeed: speed('Another name for speed.'),
    driverSpeed: speed('Another name for speed.'),
    clubSpeed: speed('Another name for speed.'),
    sevenIronSpeed: speed(`7-iron speed, mph; x ${driverMphPerSevenIronMph.toFixed(2)} is driver speed.`),
    ballSpeed: Type.Optional(
      Type.Number({
        minimum: 50,
        maximum: 250,
        unit: 'mph',
        description: `Driver ball speed, mph; read at smash ${scoredDriverSmash}.`,
        examples: [138],
      }),
    ),
    miss: miss('Usual miss; default straight.'),
    missPattern: miss('Another name for miss.'),
    handicap: Type.Optional(
      Type.Union([Type.Number({ minimum: statedHandicap.min, maximum: statedHandicap.max }), oneOf(['25+'])], {
        description: `Index, ${statedHandicap.min} (a plus handicap) to ${statedHandicap.max}, or "25+".`,
        examples: [16],
      }),
    ),
    gender: Type.Optional(oneOf(['male', 'female'], { description: "female: women's clubs are not scored lower." })),
    age: Type.Optional(
      Type.Integer({
        minimum: 5,
        maximum: 100,
        unit: 'years',
        description: '12 and under: junior clubs are not scored lower.',
        examples: [41],
      }),
    ),
    needsLaunch: Type.Optional(Type.Boolean({ description: 'The ball flies too low.' })),
    launchAngle: Type.Optional(
      Type.Number({
        minimum: -10,
        maximum: 30,
        unit: 'degrees',
        description: `Driver launch, degrees; under ${lowLaunchDeg} needs launch.`,
        examples: [9.5],
      }),
    ),
    highSpin: Type.Optional(Type.Boolean({ description: 'The ball spins too much.' })),
    spinRate: Type.Optional(
      Type.Number({
        minimum: 1000,
        maximum: 12000,
        unit: 'rpm',
        description: `Driver spin, rpm; over ${thousands(highSpinRpm)} is high.`,
        examples: [3300],
      }),
    ),
  },
  {
    $id: 'GolferFigures',
    description: 'A golfer described by figures.',
    examples: [{ speed: 95, miss: 'slice', handicap: 16 }],
  },
)

export type GolferObject = Static<typeof GolferObject>

// A saved fitting comes back as it was given out; scoring reads these members and passes over the rest.
const number = (unit: string, description: string, example: number) => Type.Optional(figure(unit, description, example))

const loft = Type.Number({ minimum: 4, maximum: 70, unit: 'degrees', description: 'Loft, degrees.', examples: [10.5] })

const headId = Type.String({ maxLength: 80, description: 'Id of the head.', examples: ['ping-g440-max-driver'] })

const SavedInput = Type.Object(
  {
    clubType: oneOf(clubTypes, { description: 'Club that was fitted.' }),
    golfer: Type.Object(
      {
        handedness: Type.Optional(oneOf(hands, { description: 'Hand the golfer plays.' })),
        handicap: Type.Optional(
          Type.Union([Type.Number(), oneOf(['25+'])], { description: 'Handicap, or "25+".', examples: [14] }),
        ),
        averageScore: number('strokes', 'Average 18-hole score.', 92),
      },
      { description: 'The golfer.' },
    ),
    swingMetrics: Type.Object(
      {
        swingSpeed: number('mph', 'Club head speed, mph.', 95),
        ballSpeed: number('mph', 'Ball speed, mph.', 138),
        launchAngle: number('degrees', 'Launch angle, degrees.', 12.5),
        attackAngle: number('degrees', 'Attack angle, degrees.', -1.5),
        spinRate: number('rpm', 'Back spin, rpm.', 2900),
        missPattern: Type.Optional(oneOf(missPatterns, { description: 'Usual miss.' })),
        missSize: Type.Optional(oneOf(missSizes, { description: 'How far the miss curves.' })),
        strikePattern: Type.Optional(oneOf(strikePatterns, { description: 'Strike location on the face.' })),
        ballFlight: Type.Optional(oneOf(['low', 'normal', 'high'], { description: 'Height of the ball flight.' })),
      },
      { description: 'Launch-monitor numbers.' },
    ),
    currentEquipment: Type.Optional(
      Type.Object({ loft: number('degrees', 'Loft, degrees.', 10.5) }, { description: 'The current club.' }),
    ),
    clubDetails: Type.Optional(
      Type.Object(
        {
          fairwaySpeedSource: Type.Optional(
            oneOf(['driver', 'three_wood'], { description: 'The club used for the swing measurements.' }),
          ),
          driverSpeed: number('mph', 'Measured driver speed, mph.', 95),
          sevenIronSpeed: number('mph', 'Measured 7-iron speed, mph.', 79),
          wedgeHit: Type.Optional(
            oneOf(['PW', 'GW', 'AW', 'UW', 'SW', 'LW'], { description: 'Wedge that the numbers are for.' }),
          ),
          ironFittingId: Type.Optional(
            Type.String({
              maxLength: 64,
              description: 'The iron fitting whose shaft was carried over.',
              examples: ['fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'],
            }),
          ),
        },
        { description: 'Fields that apply to one club type only.' },
      ),
    ),
  },
  { $id: 'ScoredInput', description: 'The fitting request, as it was sent.' },
)

export const flex = oneOf(flexes, { description: 'Flex of the shaft.' })

const SavedPick = Type.Object(
  {
    headId,
    build: Type.Object(
      {
        loft,
        shaft: Type.Object(
          {
            shaftId: orNull(
              Type.String({ maxLength: 80, examples: ['fujikura-ventus-blue-6'] }),
              'Id of the shaft; null if it has none.',
            ),
            flex,
          },
          { description: 'The shaft.' },
        ),
      },
      { description: 'How it is built.' },
    ),
    score: Type.Optional(
      orNull(
        Type.Integer({ minimum: 0, maximum: scoreMax, unit: 'points', examples: [94] }),
        'Its score; null for a wedge.',
      ),
    ),
    compromises: Type.Optional(
      Type.Array(Type.String({ maxLength: 400 }), {
        maxItems: 40,
        description: 'What it does not meet.',
        examples: [['The shaft comes in Stiff; Regular was fitted.']],
      }),
    ),
  },
  { description: 'A pick.' },
)

const SavedResult = Type.Object(
  {
    specs: Type.Object(
      {
        shaftFlex: Type.Object({ value: flex }, { description: 'The fitted flex.' }),
        loft: Type.Object({ value: loft }, { description: 'The fitted loft.' }),
        launchProfile: Type.Optional(
          Type.Object(
            { value: oneOf(launchProfiles, { description: 'Launch profile of the shaft.' }) },
            { description: 'The fitted launch profile.' },
          ),
        ),
      },
      { description: 'The fitted figures.' },
    ),
    clubRecommendations: Type.Object(
      { heads: Type.Array(headId, { maxItems: 50, description: 'Matched head ids.' }) },
      { description: 'What matched.' },
    ),
    topPicks: Type.Optional(Type.Array(SavedPick, { maxItems: 12, description: 'The picks.' })),
    meta: Type.Optional(
      Type.Object(
        {
          golfer: Type.Optional(
            Type.Object(
              {
                driverSpeedMph: Type.Number({
                  minimum: 20,
                  maximum: 250,
                  unit: 'mph',
                  description: 'Driver speed, mph.',
                  examples: [95],
                }),
              },
              { description: 'The facts by which golfers are compared.' },
            ),
          ),
        },
        { description: 'Provenance.' },
      ),
    ),
  },
  { $id: 'ScoredResult', description: 'The completed result, as returned.' },
)

/** A completed fitting as its owner kept it, for scores without sending the golfer again. */
export const SavedFitting = Type.Object(
  { input: SavedInput, result: Type.Optional(SavedResult), output: Type.Optional(SavedResult) },
  {
    $id: 'SavedFitting',
    description: 'A completed fitting: input with result, or a stored fitting record (input with output).',
    anyOf: [{ required: ['result'] }, { required: ['output'] }],
  },
)

export type SavedFitting = Shown<typeof SavedFitting>

const contextFields = {
  goal: Type.Optional(oneOf(goals, { description: 'What the golfer wants most.', examples: ['slice'] })),
  fittings: Type.Optional(
    closed(
      {
        driver: Type.Optional(SavedFitting),
        fairway: Type.Optional(SavedFitting),
        hybrid: Type.Optional(SavedFitting),
        iron: Type.Optional(SavedFitting),
        wedge: Type.Optional(SavedFitting),
      },
      {
        $id: 'FittingsByClub',
        description: 'Completed fittings by club type: their picks rank first, and they describe the golfer.',
      },
    ),
  ),
  golfer: Type.Optional(
    Type.Union([oneOf(presetIds), GolferObject], {
      $id: 'PresetOrGolfer',
      description: 'A preset or figures. If omitted, and without fittings: the typical golfer.',
      examples: ['slicer-95'],
    }),
  ),
  hand: Type.Optional(oneOf(hands, { description: 'Marks clubs not made for it. Default: that of the fittings.' })),
  headIds: Type.Optional(Type.Array(headId, { minItems: 1, maxItems: idsMax, description: 'Only these heads.' })),
  clubTypes: Type.Optional(
    Type.Array(oneOf(clubTypes), {
      minItems: 1,
      maxItems: clubTypes.length,
      description: 'Default: all; with only fairway, hybrid or wedge fittings, those.',
    }),
  ),
  include: Type.Optional(
    Type.Array(oneOf(['discontinued']), {
      minItems: 1,
      maxItems: 1,
      description: 'discontinued: clubs no longer sold rank among the others; without it after them.',
    }),
  ),
  shafts: Type.Optional(
    Type.Array(Type.String({ maxLength: 80 }), {
      minItems: 1,
      maxItems: 20,
      description: 'Shaft ids to prefer in the suggested builds.',
      examples: [['fujikura-ventus-blue-6']],
    }),
  ),
}

/** One golfer to score clubs for. */
export const ScoreContext = closed(contextFields, {
  $id: 'ScoreContext',
  description: 'Who to score clubs for. `{}` is the typical golfer.',
})

export type ScoreContextRequest = Static<typeof ScoreContext>

/** Body of `POST /v1/catalog/scores`: one context, or a list of them. */
export const ScoresRequest = closed(
  {
    ...contextFields,
    contexts: Type.Optional(
      Type.Array(ScoreContext, {
        minItems: 1,
        maxItems: contextsMax,
        description: 'Several contexts at once, instead of the other members.',
      }),
    ),
  },
  {
    $id: 'ScoresRequest',
    description: 'One context, or `{ contexts: [...] }` with up to 32.',
    examples: [{ golfer: { speed: 95, miss: 'slice', handicap: 16 }, hand: 'right', clubTypes: ['driver'] }],
  },
)

export type ScoresRequest = Static<typeof ScoresRequest>

const speedNames = ['speed', 'swingSpeed', 'driverSpeed', 'clubSpeed', 'sevenIronSpeed', 'ballSpeed'] as const

const namesOfMiss = ['miss', 'missPattern'] as const

/** Checks across fields. Takes any value, because it runs alongside the schema. */
export const scoresProblems = (body: unknown): FieldProblem[] => {
  const contexts = member(body, 'contexts')
  if (contexts === undefined) return contextProblems(body, '')
  const others = Object.keys(body as object).filter((name) => name !== 'contexts' && name in contextFields)
  return [
    ...others.map((name) => ({
      pointer: `/${name}`,
      detail: say('refusal.inContexts'),
    })),
    ...(Array.isArray(contexts) ? contexts : []).flatMap((context, index) =>
      contextProblems(context, `/contexts/${index}`),
    ),
  ]
}

const contextProblems = (context: unknown, pointer: string): FieldProblem[] => {
  const golfer = member(context, 'golfer')
  const fittings = member(context, 'fittings')
  return [
    ...twiceSaid(golfer, speedNames, `${pointer}/golfer`),
    ...twiceSaid(golfer, namesOfMiss, `${pointer}/golfer`),
    ...(fittings === undefined ? [] : clubTypes.flatMap((clubType) => findMisplaced(fittings, clubType, pointer))),
  ]
}

/** A fitting of another club type than the name it stands under. */
const findMisplaced = (fittings: unknown, clubType: ClubType, pointer: string): FieldProblem[] => {
  const fitted = member(member(member(fittings, clubType), 'input'), 'clubType')
  if (fitted === undefined || fitted === clubType) return []
  return [
    { pointer: `${pointer}/fittings/${clubType}/input/clubType`, detail: say('refusal.hereType', { type: clubType }) },
  ]
}

/** Two names for one thing: it would be unclear which figure counts. */
const twiceSaid = (golfer: unknown, names: readonly string[], pointer: string): FieldProblem[] => {
  const [first, ...more] = names.filter((name) => member(golfer, name) !== undefined)
  return more.map((name) => ({ pointer: `${pointer}/${name}`, detail: say('refusal.sameAs', { field: first! }) }))
}

const member = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)
