import { type Static, Type } from '@sinclair/typebox'
import { FittingRequest, GolferInput } from '../../../fitting/index.ts'
import { clubsAllowed } from '../../../golf/clubs/bag.ts'
import { isJunior } from '../../../golf/juniors.ts'
import { driverMphPerSevenIronMph } from '../../../golf/speeds.ts'
import { figure, orNull, said, saids, success, text, texts } from '../../../platform/described.ts'
import type { FieldProblem } from '../../../platform/errors.ts'
import { closed, oneOf } from '../../../platform/schema.ts'
import { say } from '../../../words/say.ts'
import { bagProblems, readBag } from '../clubs.ts'
import { isReadable } from '../said-bag.ts'
import { AnalyzedClub, BagClubInput, BagFlag, BagRequest, BagSpeed, idealGap, rulesOf } from '../schema.ts'

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
        description: `7-iron club speed; driver speed / ${driverMphPerSevenIronMph} when missing.`,
        examples: [79],
      }),
    ),
    carries: Type.Optional(
      Type.Array(BagClubInput, {
        maxItems: clubsAllowed,
        description: 'Clubs whose carry (or total) is known, in the bag or not: every estimate follows them.',
      }),
    ),
    keep: Type.Optional(
      Type.Array(BagClubInput, {
        maxItems: clubsAllowed,
        description: 'Clubs that stay in the bag as they are; an iron stands for its set.',
      }),
    ),
    attackAngle,
    lobWedgeFullSwing,
  },
  {
    $id: 'BagPlanRequest',
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
  if (isOfJunior(golfer))
    problems.push({
      pointer: '/golfer/age',
      detail: say('bag.juniorPlan'),
    })
  const known = lists
    .flatMap(([, clubs]) => clubs)
    .filter((club) => club?.carry !== undefined || club?.total !== undefined)
  if (driver === undefined && sevenIronSpeed === undefined && known.length === 0)
    problems.push({ pointer: '/driverSpeed', detail: say('bag.speedNeeded') })
  if (isList(keep) && keep.length <= clubsAllowed && keep.every(isReadable)) {
    const { clubs, putters } = readBag({ clubs: keep })
    if (clubs.length + Math.max(1, putters.length) > clubsAllowed)
      problems.push({ pointer: '/keep', detail: say('bag.roomForPutter', { clubs: clubsAllowed }) })
  }
  return problems
}

const isOfJunior = (golfer: Partial<PlanRequest['golfer']> | undefined): boolean =>
  typeof golfer?.age === 'number' &&
  isJunior({
    ageYears: golfer.age,
    heightIn: typeof golfer.heightFeet === 'number' ? golfer.heightFeet * 12 + Number(golfer.heightInches ?? 0) : null,
  })

const yards = (description: string, example: number) => figure('yards', `${description}, yards.`, example)
const loft = figure('degrees', 'Loft, degrees.', 30)

const PlannedClub = closed(
  {
    club: AnalyzedClub.properties.club,
    type: AnalyzedClub.properties.type,
    loft,
    carry: yards('Carry to expect', 152),
    carrySource: AnalyzedClub.properties.carrySource,
    isKept: Type.Boolean({ description: 'It was sent in `keep`.' }),
    gap: orNull(
      closed(
        {
          loft: figure('degrees', 'Degrees.', 4),
          carry: yards('Carry', 12),
          rules: rulesOf('the gap', 'BAG-IDEAL', 'BAG-CARRY'),
        },
        { description: 'What lies between them.' },
      ),
      'To the next club; null for the last.',
    ),
    ideal: idealGap,
    rules: rulesOf('loft and carry; none where both were given', 'BAG-PLAN', 'FLT-CARRY'),
    fitting: orNull(
      Type.Integer({ minimum: 0, unit: 'position', examples: [2] }),
      'Position in `fittings` of the request that fits this club; null for a kept club, the others of a kept iron’s set and a 9-wood.',
    ),
  },
  { $id: 'PlannedClub', description: 'A club of the plan.' },
)

/** Answer of `POST /v1/bag/plan`. */
export const BagPlan = closed(
  {
    success,
    clubs: Type.Array(PlannedClub, { description: 'The clubs, longest first, without the putter.' }),
    count: Type.Integer({ unit: 'clubs', description: 'Clubs with the putter.', examples: [14] }),
    groups: closed(
      {
        owned: texts(
          'Clubs of the plan that the golfer has: those of `keep`, the others of a kept iron’s set, and those of `carries` that have the planned loft.',
          '5-wood',
        ),
        toBuy: texts('Clubs of the plan that the golfer does not have.', '52° wedge'),
        toDrop: texts('Clubs of `carries` that the plan does not have, or with another loft.', '3-hybrid'),
      },
      { description: 'What becomes of the clubs.' },
    ),
    wedgeMatrix: Type.Array(
      closed(
        {
          club: text('Wedge.', 'SW'),
          loft,
          full: yards('Full swing', 88),
          threeQuarter: yards('Three-quarter swing', 70),
          half: yards('Half swing', 51),
        },
        { description: 'A wedge.' },
      ),
      {
        description: 'Carries of each wedge: full ones are those in `clubs`, shorter ones shares of them (BAG-MATRIX).',
      },
    ),
    fittings: Type.Array(
      closed(
        { clubs: texts('The clubs that it fits.', '5-iron', '6-iron'), request: FittingRequest },
        { description: 'A fitting to ask for.' },
      ),
      { description: 'Bodies for POST /v1/fitting/analyze. Nothing was fitted or charged by the plan.' },
    ),
    warnings: Type.Array(BagFlag, {
      description: 'Flags of the gap analysis that stay, mostly because of kept clubs; else none.',
    }),
    speed: BagSpeed,
    notes: saids('What was assumed or left out.', 'Carries follow the measured 7-iron.'),
    summary: said('The bag in a few sentences.', '14 clubs from driver to 60°.'),
    rules: Type.Array(oneOf(['BAG-PLAN', 'BAG-MATRIX']), { description: 'Ids of the rules, as at /v1/rules.' }),
  },
  { $id: 'BagPlan', description: 'A bag without holes and overlaps, and how to have its clubs fitted.' },
)
export type BagPlan = Static<typeof BagPlan>
