import { type Static, Type } from '@sinclair/typebox'
import { highSpinRpm, lowLaunchDeg } from '../golf/scores.ts'
import { driverMphPerSevenIronMph, scoredDriverSmash } from '../golf/speeds.ts'
import {
  type ClubType,
  clubTypes,
  flexes,
  hands,
  launchProfiles,
  missPatterns,
  missSizes,
  strikePatterns,
} from '../golf/words.ts'
import { closed, type FieldProblem, nullable, oneOf, type Shown } from '../platform/schema.ts'
import { isRecord } from '../platform/values.ts'
import { evidenceBases } from './evidence.ts'
import { goals } from './rules/need.ts'
import { type PresetId, presets } from './rules/presets.ts'
import { verdicts } from './rules/score.ts'

export const presetIds = Object.keys(presets) as [PresetId, ...PresetId[]]

/** Contexts that one request may hold. */
const contextsMax = 32
const idsMax = 1000

const speed = (description: string) =>
  Type.Optional(Type.Number({ minimum: 30, maximum: 160, unit: 'mph', description, examples: [95] }))

/** Words for a miss. The first of each group is the service's own. */
export const missWords = ['fade', 'slice', 'right', 'hook', 'draw', 'left', 'straight', 'both'] as const
const miss = (description: string) =>
  Type.Optional(oneOf(missWords, { description, examples: ['slice'], instead: { push: 'right', pull: 'left' } }))

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
      }),
    ),
    miss: miss('Usual miss; default straight.'),
    missPattern: miss('Another name for miss.'),
    handicap: Type.Optional(Type.Number({ minimum: -5, maximum: 54, description: 'Handicap index.', examples: [16] })),
    gender: Type.Optional(
      oneOf(['male', 'female'], { description: "Women's clubs are not held back for a golfer who said so." }),
    ),
    age: Type.Optional(
      Type.Integer({
        minimum: 5,
        maximum: 100,
        unit: 'years',
        description: '12 and under: junior clubs are not held back.',
      }),
    ),
    needsLaunch: Type.Optional(Type.Boolean({ description: 'The ball flies too low.' })),
    launchAngle: Type.Optional(
      Type.Number({
        minimum: -10,
        maximum: 30,
        unit: 'degrees',
        description: `Driver launch, degrees; under ${lowLaunchDeg} needs launch.`,
      }),
    ),
    highSpin: Type.Optional(Type.Boolean({ description: 'The ball spins too much.' })),
    spinRate: Type.Optional(
      Type.Number({
        minimum: 1000,
        maximum: 12000,
        unit: 'rpm',
        description: `Driver spin, rpm; over ${highSpinRpm.toLocaleString('en-US')} is high.`,
      }),
    ),
  },
  { description: 'A golfer in figures.', examples: [{ speed: 95, miss: 'slice', handicap: 16 }] },
)
export type GolferObject = Static<typeof GolferObject>

// A saved fitting comes back as it was given out; scoring reads these members and passes over the rest.
const number = Type.Optional(Type.Number())
const SavedInput = Type.Object(
  {
    clubType: oneOf(clubTypes),
    golfer: Type.Object({
      handedness: Type.Optional(oneOf(hands)),
      handicap: Type.Optional(Type.Union([Type.Number(), oneOf(['25+'])])),
      averageScore: number,
    }),
    swingMetrics: Type.Object({
      swingSpeed: number,
      ballSpeed: number,
      launchAngle: number,
      attackAngle: number,
      spinRate: number,
      missPattern: Type.Optional(oneOf(missPatterns)),
      missSize: Type.Optional(oneOf(missSizes)),
      strikePattern: Type.Optional(oneOf(strikePatterns)),
      ballFlight: Type.Optional(oneOf(['low', 'normal', 'high'])),
    }),
    currentEquipment: Type.Optional(Type.Object({ loft: number })),
    clubDetails: Type.Optional(
      Type.Object({
        fairwaySpeedSource: Type.Optional(oneOf(['driver', 'three_wood'])),
        driverSpeed: number,
        sevenIronSpeed: number,
        wedgeHit: Type.Optional(oneOf(['PW', 'GW', 'AW', 'UW', 'SW', 'LW'])),
        ironFittingId: Type.Optional(Type.String({ maxLength: 64 })),
      }),
    ),
  },
  { description: 'The fitting request, as it was sent.' },
)
const SavedResult = Type.Object(
  {
    specs: Type.Object({
      shaftFlex: Type.Object({ value: oneOf(flexes) }),
      loft: Type.Object({ value: Type.Number({ minimum: 4, maximum: 70, unit: 'degrees' }) }),
    }),
    clubRecommendations: Type.Object({ heads: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 50 }) }),
    topPicks: Type.Optional(
      Type.Array(
        Type.Object({
          headId: Type.String({ maxLength: 80 }),
          build: Type.Object({
            loft: Type.Number({ minimum: 4, maximum: 70, unit: 'degrees' }),
            shaft: Type.Object({
              shaftId: Type.Union([Type.String({ maxLength: 80 }), Type.Null()]),
              flex: oneOf(flexes),
            }),
          }),
        }),
        { maxItems: 12 },
      ),
    ),
    meta: Type.Optional(
      Type.Object({
        golfer: Type.Optional(Type.Object({ driverSpeedMph: Type.Number({ minimum: 20, maximum: 250, unit: 'mph' }) })),
      }),
    ),
  },
  { description: 'The completed result, as it was returned.' },
)
export const SavedFitting = Type.Object(
  { input: SavedInput, result: Type.Optional(SavedResult), output: Type.Optional(SavedResult) },
  {
    description: 'A completed fitting: input with result, or a stored fitting record (input with output).',
    anyOf: [{ required: ['result'] }, { required: ['output'] }],
  },
)
export type SavedFitting = Shown<typeof SavedFitting>

const contextFields = {
  goal: Type.Optional(oneOf(goals, { description: 'What the golfer wants above all.', examples: ['slice'] })),
  fittings: Type.Optional(
    closed(
      {
        driver: Type.Optional(SavedFitting),
        fairway: Type.Optional(SavedFitting),
        hybrid: Type.Optional(SavedFitting),
        iron: Type.Optional(SavedFitting),
        wedge: Type.Optional(SavedFitting),
      },
      { description: 'Completed fittings by club type: their picks rank first, and they describe the golfer.' },
    ),
  ),
  golfer: Type.Optional(
    Type.Union([oneOf(presetIds), GolferObject], {
      description: 'A preset or figures. Left out, without fittings: the typical golfer.',
      examples: ['slicer-95'],
    }),
  ),
  hand: Type.Optional(oneOf(hands, { description: 'Marks clubs that are not made in this hand.' })),
  headIds: Type.Optional(
    Type.Array(Type.String({ maxLength: 80 }), { minItems: 1, maxItems: idsMax, description: 'Only these heads.' }),
  ),
  clubTypes: Type.Optional(
    Type.Array(oneOf(clubTypes), {
      minItems: 1,
      maxItems: clubTypes.length,
      description: 'Only these club types. Default: all; with fairway, hybrid or wedge fittings alone, those.',
    }),
  ),
  shafts: Type.Optional(
    Type.Array(Type.String({ maxLength: 80 }), {
      minItems: 1,
      maxItems: 20,
      description: 'Shaft ids to prefer in the suggested builds.',
    }),
  ),
}

/** One golfer to score clubs for. */
export const ScoreContext = closed(contextFields, {
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
        description: 'Several contexts at once, instead of the members beside this one.',
      }),
    ),
  },
  {
    description: 'One context, or `{ contexts: [...] }` with up to 32.',
    examples: [{ golfer: { speed: 95, miss: 'slice', handicap: 16 }, hand: 'right', clubTypes: ['driver'] }],
  },
)
export type ScoresRequest = Static<typeof ScoresRequest>

const speedNames = ['speed', 'swingSpeed', 'driverSpeed', 'clubSpeed', 'sevenIronSpeed', 'ballSpeed'] as const
const missNames = ['miss', 'missPattern'] as const

/** What no single field can tell. Takes any value, because it runs beside the schema. */
export const scoresProblems = (body: unknown): FieldProblem[] => {
  const contexts = member(body, 'contexts')
  if (contexts === undefined) return contextProblems(body, '')
  const others = Object.keys(body as object).filter((name) => name !== 'contexts' && name in contextFields)
  return [
    ...others.map((name) => ({ pointer: `/${name}`, detail: 'cannot stand beside contexts; put it into one of them' })),
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
    ...twiceSaid(golfer, missNames, `${pointer}/golfer`),
    ...(fittings === undefined ? [] : clubTypes.flatMap((clubType) => misplaced(fittings, clubType, pointer))),
  ]
}

/** A fitting of another club type than the name it stands under. */
const misplaced = (fittings: unknown, clubType: ClubType, pointer: string): FieldProblem[] => {
  const fitted = member(member(member(fittings, clubType), 'input'), 'clubType')
  if (fitted === undefined || fitted === clubType) return []
  return [{ pointer: `${pointer}/fittings/${clubType}/input/clubType`, detail: `must be "${clubType}" here` }]
}

/** Two names of one thing: which of two figures would count? */
const twiceSaid = (golfer: unknown, names: readonly string[], pointer: string): FieldProblem[] => {
  const [first, ...more] = names.filter((name) => member(golfer, name) !== undefined)
  return more.map((name) => ({ pointer: `${pointer}/${name}`, detail: `says the same as ${first}; send one of them` }))
}

const member = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)

/** One club of a scores answer. */
const ScoredClub = closed({
  headId: Type.String(),
  clubType: oneOf(clubTypes),
  brand: Type.String(),
  model: Type.String(),
  year: Type.Integer(),
  current: Type.Boolean({ description: 'The maker offers it now.' }),
  price: nullable(Type.Number({ description: 'US dollars; irons per club.' })),
  score: nullable(Type.Integer({ minimum: 0, maximum: 98, description: '0 to 98; null for a wedge fitting.' })),
  verdict: nullable(oneOf(verdicts)),
  opinion: Type.String({ description: 'The verdict and the kind of head in a sentence.' }),
  reasons: Type.Array(Type.String(), { minItems: 1, maxItems: 3, description: 'Reasons for it.' }),
  drawbacks: Type.Array(Type.String(), { maxItems: 2, description: 'Reasons against it.' }),
  evidence: closed(
    {
      picked: Type.Integer({ minimum: 0, description: 'Of these, how many are of this head.' }),
      of: Type.Integer({ minimum: 0, description: 'Choices or fittings of similar golfers.' }),
      share: Type.Number({ minimum: 0, maximum: 1 }),
      basis: oneOf(evidenceBases, {
        description:
          '`chosen`: what they chose or kept, which may raise the score. Only recommended: in `fittings`, or to the `simulated` population.',
      }),
    },
    { description: 'Similar golfers who chose, kept or were recommended it.' },
  ),
  build: closed(
    {
      flex: oneOf(flexes),
      weightBand: Type.String(),
      launch: oneOf(launchProfiles),
      shaft: closed({
        shaftId: nullable(Type.String()),
        model: Type.String(),
        source: oneOf(['stock', 'aftermarket']),
        modelKnown: Type.Boolean({ description: 'False: only the class of the stock shaft is known.' }),
      }),
      loft: nullable(Type.Number({ description: 'Degrees; null for irons and wedges.' })),
    },
    { description: 'A build to start from.' },
  ),
  hands: Type.Array(oneOf(hands)),
  available: Type.Boolean({ description: 'Made in the requested hand.' }),
})

const scoresMembers = {
  imageRevision: Type.String({ description: 'Catalog, ruleset and evidence behind the scores.' }),
  context: closed(
    {
      goal: nullable(oneOf(goals)),
      golfer: closed({
        speed: Type.Number({ description: 'Driver speed, mph.' }),
        miss: oneOf(missPatterns),
        handicap: nullable(Type.Number()),
        needsLaunch: Type.Boolean(),
        highSpin: Type.Boolean(),
        preset: nullable(oneOf(presetIds)),
      }),
      hand: nullable(oneOf(hands)),
      clubTypes: Type.Array(oneOf(clubTypes)),
    },
    { description: 'The golfer that was scored for.' },
  ),
  count: Type.Integer({ minimum: 0 }),
  clubs: Type.Array(ScoredClub, { description: 'By club type, each best first.' }),
}

/** Answer to one context. */
export const ScoresAnswer = closed({ success: Type.Literal(true), ...scoresMembers }, { description: 'Scored clubs.' })
/** Answer to a list of contexts, in its order. */
export const ScoresBatchAnswer = closed(
  { success: Type.Literal(true), count: Type.Integer(), results: Type.Array(closed(scoresMembers)) },
  { description: 'Scored clubs of each context.' },
)
