import { type Static, Type } from '@sinclair/typebox'
import { clubsOfNames } from '../../equipment/catalog/index.ts'
import { readFitting, readSavedGolfer } from '../../fitting/index.ts'
import { clubTypes, clubTypesSaid, hands } from '../../golf/names/words.ts'
import type { Principal } from '../../identity/auth/index.ts'
import { type FieldProblem, problem } from '../../platform/errors.ts'
import { closed, oneOf, shape } from '../../platform/schema.ts'
import {
  bestClubs,
  clubScores,
  GolferObject,
  goals,
  presetIds,
  type SavedFitting,
  type ScoreContextRequest,
  ScoresAnswer,
} from '../../scoring/index.ts'
import { type Listener, listenerOf, rendered } from '../../words/index.ts'
import { say } from '../../words/say.ts'
import { type Tool, tool } from '../tool.ts'
import { savedFittingId } from './saved-fitting-id.ts'
import { toolTongue } from './tongue.ts'

/** More clubs than this make an answer longer than a model can take in (10,000 tokens). */
const clubsMax = 50
const clubsPerTypeUnsaid = 10

const { speed, swingSpeed, driverSpeed, clubSpeed, sevenIronSpeed, ballSpeed } = GolferObject.properties
const { miss, missPattern, handicap, needsLaunch, launchAngle, highSpin, spinRate } = GolferObject.properties
const hand = (description: string) => Type.Optional(oneOf(hands, { description }))

/** The figures once more, as an object; what they mean stands beside them. */
const briefGolfer = closed(
  Object.fromEntries(
    Object.entries(GolferObject.properties).map(([name, { description: _, ...schema }]) => [name, schema]),
  ) as typeof GolferObject.properties,
)

/** Another name of an argument. */
const sameAs = <Schema extends object>(name: string, schema: Schema): Schema => ({
  ...schema,
  description: `As ${name}.`,
})

const ScoreArgs = closed({
  fittingId: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'Completed fitting, or `last`: its picks rank first.',
    }),
  ),
  golfer: Type.Optional(
    Type.Union([oneOf(presetIds), { ...briefGolfer, alias: true }], {
      description: 'A preset.',
    }),
  ),
  speed,
  swingSpeed: sameAs('speed', swingSpeed),
  driverSpeed: sameAs('speed', driverSpeed),
  clubSpeed: sameAs('speed', clubSpeed),
  sevenIronSpeed,
  ballSpeed,
  miss,
  missPattern: sameAs('miss', missPattern),
  handicap,
  needsLaunch,
  launchAngle,
  highSpin,
  spinRate,
  hand: hand('Marks clubs not made for it.'),
  handedness: hand('As hand.'),
  goal: Type.Optional(oneOf(goals, { description: 'Main wish.' })),
  clubType: Type.Optional(
    oneOf(clubTypes, {
      elsewhere: clubTypesSaid,
      description: 'Omitted: all, or that of a fairway, hybrid or wedge fittingId.',
    }),
  ),
  headIds: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      minItems: 1,
      maxItems: 100,
      description: 'Ids or full names.',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 25,
      description: `Per club type; default ${clubsPerTypeUnsaid}. ${clubsMax} in all.`,
    }),
  ),
  include: Type.Optional(
    Type.Array(oneOf(['reasons', 'discontinued']), {
      minItems: 1,
      maxItems: 2,
      description: 'Also this.',
    }),
  ),
  ...toolTongue,
})
type ScoreArgs = Omit<Static<typeof ScoreArgs>, keyof typeof toolTongue>

type ScoreDeps = Parameters<typeof readFitting>[0]

/** How well clubs suit a golfer. Free. */
export const scoreTool = (deps: ScoreDeps): Tool =>
  tool({
    name: 'score_clubs',
    title: 'Score clubs',
    description:
      'Rank clubs for a golfer, best first; with clubType also reasons, evidence, and a stock shaft. Free. By fittingId, or driver speed and miss; else a typical golfer. Old clubs last. Wedge fittings have no scores. For specs: analyze_fitting.',
    operation: clubScores,
    input: shape(ScoreArgs, twiceSaid),
    output: ScoresAnswer,
    shows:
      'count clubs(headId clubType brand model year price score! verdict reasons drawbacks evidence!(picked of basis) build(flex weightBand shaft(model) loft) available)',
    example: { speed: 95, miss: 'slice', clubType: 'driver', limit: 5 },
    run: async ({ language: lang, units, ...args }, { principal }) => {
      const listener = listenerOf({ lang, units })
      const fitting =
        args.fittingId === undefined ? null : await savedFitting(deps, principal, args.fittingId, listener)
      const { catalog } = deps.scorer.current().image
      const headIds = args.headIds && clubsOfNames(catalog, args.headIds, args.clubType)
      const request = contextOf(headIds === undefined ? args : { ...args, headIds }, fitting)
      const scores = bestClubs(
        request,
        clubsPerType(args, fitting),
        { scorer: deps.scorer, golferOf: readSavedGolfer },
        listener,
      )
      const isLean =
        args.clubType === undefined && args.headIds === undefined && args.include?.includes('reasons') !== true
      return isLean ? listOnly(scores) : scores
    },
  })

/** Without reasons, evidence and shafts: fifty clubs with them are 8,000 tokens. */
const listOnly = (json: string): string => {
  const { clubs, ...answer } = JSON.parse(json) as { clubs: Record<string, unknown>[] }
  const listed = ['headId', 'clubType', 'model', 'year', 'price', 'score', 'verdict', 'available']
  const pick = (club: Record<string, unknown>) =>
    Object.fromEntries(listed.flatMap((name) => (club[name] === undefined ? [] : [[name, club[name]]])))
  return JSON.stringify({ ...answer, clubs: clubs.map(pick) })
}

const figureNames = [
  'speed',
  'swingSpeed',
  'driverSpeed',
  'clubSpeed',
  'sevenIronSpeed',
  'ballSpeed',
  'miss',
  'missPattern',
  'handicap',
  'needsLaunch',
  'launchAngle',
  'highSpin',
  'spinRate',
] as const

const contextOf = (args: ScoreArgs, fitting: SavedFitting | null): ScoreContextRequest => {
  const { golfer, goal, clubType, headIds } = args
  const beside = Object.fromEntries(
    figureNames.flatMap((name) => (args[name] === undefined ? [] : [[name, args[name]]])),
  )
  const figures = typeof golfer === 'object' || Object.keys(beside).length > 0
  const side = args.hand ?? args.handedness
  return {
    ...(figures ? { golfer: { ...(golfer as object), ...beside } } : golfer !== undefined && { golfer }),
    ...(goal !== undefined && { goal }),
    ...(side !== undefined && { hand: side }),
    ...(headIds !== undefined && { headIds }),
    ...(args.include?.includes('discontinued') && { include: ['discontinued' as const] }),
    ...(clubType !== undefined && { clubTypes: [clubType] }),
    ...(fitting !== null && { fittings: { [fitting.input.clubType]: fitting } }),
  }
}

const clubsPerType = ({ limit = clubsPerTypeUnsaid, clubType }: ScoreArgs, fitting: SavedFitting | null): number => {
  const fittedAlone = fitting !== null && fitting.input.clubType !== 'driver' && fitting.input.clubType !== 'iron'
  return clubType !== undefined || fittedAlone ? limit : Math.min(limit, clubsMax / clubTypes.length)
}

const savedFitting = async (
  deps: ScoreDeps,
  principal: Principal,
  said: string,
  listener: Listener,
): Promise<SavedFitting> => {
  const fittingId = await savedFittingId(deps.sql, principal, said)
  const read = await readFitting(deps, { accountId: principal.accountId, fittingId, waitMs: 0 })
  if (read === null) throw problem('fittingNotFound', { detail: say('refusal.noFitting', { id: fittingId }) })
  const { status, input, output } = read.row
  if (status !== 'completed' || output === null)
    throw problem('fittingNotComplete', { detail: say('fittings.noScores', { status }) })
  return { input, output: rendered(listener, output) }
}

const speedNames = ['speed', 'swingSpeed', 'driverSpeed', 'clubSpeed', 'sevenIronSpeed', 'ballSpeed'] as const
const missNames = ['miss', 'missPattern'] as const
const handNames = ['hand', 'handedness'] as const

/** Names of one thing with different values: which would count? The same value twice is harmless. */
function twiceSaid(value: unknown): FieldProblem[] {
  const args = (value ?? {}) as Readonly<Record<string, unknown>>
  const { golfer } = args
  const fields = figureNames.filter((name) => args[name] !== undefined)
  if (typeof golfer === 'string' && fields.length > 0)
    return [{ pointer: '/golfer', detail: say('refusal.presetAlone', { fields }) }]
  const inside = typeof golfer === 'object' && golfer !== null ? (golfer as Readonly<Record<string, unknown>>) : {}
  return [speedNames, missNames, handNames].flatMap((names) => {
    const said = names.flatMap((name) => [
      ...(inside[name] === undefined ? [] : [{ at: `golfer/${name}`, value: inside[name] }]),
      ...(args[name] === undefined ? [] : [{ at: name, value: args[name] }]),
    ])
    return said
      .filter((one) => one.value !== said[0]!.value)
      .map(({ at }) => ({
        pointer: `/${at}`,
        detail: say('refusal.contradicts', { field: said[0]!.at.replace('/', '.') }),
      }))
  })
}
