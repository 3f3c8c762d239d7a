import { type Static, Type } from '@sinclair/typebox'
import { FittingRequest, GolferInput } from '../../fitting/index.ts'
import { juniorAgeMax } from '../../golf/juniors.ts'
import type { FieldProblem } from '../../platform/errors.ts'
import { closed, nullable, oneOf } from '../../platform/schema.ts'
import { bagProblems, isReadable, readBag } from './clubs.ts'
import { AnalyzedClub, BagClubInput, BagFlag, BagRequest, BagSpeed, idealGap } from './schema.ts'
import { clubsAllowed } from './suggestions.ts'

const { lobWedgeFullSwing, attackAngle, driverSpeed } = BagRequest.properties

/** Body of `POST /v1/bag/plan`. */
export const PlanRequest = closed(
  {
    golfer: GolferInput,
    driverSpeed,
    sevenIronSpeed: Type.Optional(
      Type.Number({
        minimum: 34,
        maximum: 125,
        unit: 'mph',
        description: '7-iron club speed; driver speed / 1.2 when missing.',
      }),
    ),
    carries: Type.Optional(
      Type.Array(BagClubInput, {
        maxItems: clubsAllowed,
        description: 'Clubs whose carry (or total) is known, in the bag or not: every estimate follows them.',
      }),
    ),
    keep: Type.Optional(
      Type.Array(BagClubInput, { maxItems: clubsAllowed, description: 'Clubs that stay in the bag as they are.' }),
    ),
    attackAngle,
    lobWedgeFullSwing,
  },
  {
    description: 'A golfer to plan a bag for. One of driverSpeed, sevenIronSpeed or a carry is needed.',
    examples: [
      {
        golfer: { handedness: 'right', handicap: 14 },
        driverSpeed: 95,
        carries: [{ club: '7i', carry: 145 }],
        keep: [{ club: '5 wood' }, { club: 'putter' }],
        lobWedgeFullSwing: 'no',
      },
    ],
  },
)
export type PlanRequest = Static<typeof PlanRequest>

const isList = (value: unknown): value is BagClubInput[] => Array.isArray(value)

/** What makes a plan impossible, each by its field. It tolerates any value: see `shape`. */
export const planProblems = (value: unknown): FieldProblem[] => {
  const { golfer, driverSpeed: driver, sevenIronSpeed, carries, keep } = (value ?? {}) as Partial<PlanRequest>
  const lists = Object.entries({ carries, keep }).filter((entry): entry is [string, BagClubInput[]] => isList(entry[1]))
  // The analysis asks for two clubs; a list of clubs to keep may hold one or none.
  const unread = lists.flatMap(([field, clubs]) =>
    bagProblems({ clubs })
      .filter(({ pointer }) => pointer !== '/clubs')
      .map((each) => ({ ...each, pointer: each.pointer.replace('/clubs', `/${field}`) })),
  )
  if (unread.length > 0) return unread
  const problems: FieldProblem[] = []
  if (typeof golfer?.age === 'number' && golfer.age <= juniorAgeMax)
    problems.push({
      pointer: '/golfer/age',
      detail: 'is that of a junior, who carries a few clubs: fit them one by one',
    })
  const known = lists
    .flatMap(([, clubs]) => clubs)
    .filter((club) => club?.carry !== undefined || club?.total !== undefined)
  if (driver === undefined && sevenIronSpeed === undefined && known.length === 0)
    problems.push({ pointer: '/driverSpeed', detail: 'is needed, or sevenIronSpeed, or the carry of a club' })
  if (isList(keep) && keep.length <= clubsAllowed && keep.every(isReadable)) {
    const { clubs, putters } = readBag({ clubs: keep })
    if (clubs.length + Math.max(1, putters.length) > clubsAllowed)
      problems.push({ pointer: '/keep', detail: `must leave room for a putter: ${clubsAllowed} clubs in all` })
  }
  return problems
}

const yards = (description: string) => Type.Number({ description: `${description}, yards.` })

const PlannedClub = closed({
  club: AnalyzedClub.properties.club,
  type: AnalyzedClub.properties.type,
  loft: Type.Number({ description: 'Degrees.' }),
  carry: yards('Carry to expect'),
  carrySource: AnalyzedClub.properties.carrySource,
  isKept: Type.Boolean({ description: 'It was sent in `keep`.' }),
  gap: nullable(closed({ loft: Type.Number({ description: 'Degrees.' }), carry: yards('Carry') }), {
    description: 'To the next club; null for the last.',
  }),
  ideal: idealGap,
  fitting: nullable(Type.Integer({ minimum: 0 }), {
    description: 'Position in `fittings` of the request that fits this club; null for a kept club and a 9-wood.',
  }),
})

/** Answer of `POST /v1/bag/plan`. */
export const BagPlan = closed(
  {
    success: Type.Literal(true),
    clubs: Type.Array(PlannedClub, { description: 'The clubs, longest first, without the putter.' }),
    count: Type.Integer({ description: 'Clubs with the putter.' }),
    wedgeMatrix: Type.Array(
      closed({
        club: Type.String({ description: 'Wedge.' }),
        loft: Type.Number({ description: 'Degrees.' }),
        full: yards('Full swing'),
        threeQuarter: yards('Three-quarter swing'),
        half: yards('Half swing'),
      }),
      {
        description: 'Carries of each wedge: full ones are those in `clubs`, shorter ones shares of them (BAG-MATRIX).',
      },
    ),
    fittings: Type.Array(
      closed({
        clubs: Type.Array(Type.String({ description: 'Club.' }), { description: 'The clubs that it fits.' }),
        request: FittingRequest,
      }),
      { description: 'Bodies for POST /v1/fitting/analyze. Nothing was fitted or charged by the plan.' },
    ),
    warnings: Type.Array(BagFlag, {
      description: 'Flags of the gap analysis that stay, mostly because of kept clubs; else none.',
    }),
    speed: BagSpeed,
    notes: Type.Array(Type.String({ description: 'What was assumed or left out.' })),
    summary: Type.String({ description: 'The bag in a few sentences.' }),
    rules: Type.Array(oneOf(['BAG-PLAN', 'BAG-MATRIX']), { description: 'Ids of the rules, as at /v1/rules.' }),
  },
  { description: 'A bag without holes and overlaps, and how to have its clubs fitted.' },
)
export type BagPlan = Static<typeof BagPlan>
