import fc, { type Arbitrary } from 'fast-check'
import type { Catalog } from '../../src/equipment/catalog/index.ts'
import { type ClubType, clubTypes, flexes, hands, missPatterns, missSizes } from '../../src/golf/names/words.ts'
import type { ScoringEvidence } from '../../src/scoring/evidence.ts'
import { goals } from '../../src/scoring/rules/need.ts'
import { missWords, presetIds, type ScoreContextRequest } from '../../src/scoring/schema/schema.ts'
import { catalog as bundled } from '../equipment/catalog/bundled.ts'
import { currentHeads } from '../support/current-heads.ts'

/** Any context that the schema accepts, with heads and shafts of a catalog: every member there every other time. */
export const contexts = (catalog: Catalog): Arbitrary<ScoreContextRequest> => {
  const headIds = catalog.heads.map(({ headId }) => headId)
  const shaftIds = catalog.shafts.map(({ shaftId }) => shaftId)
  return fc
    .record(
      {
        goal: fc.constantFrom(...goals),
        golfer: fc.oneof(
          { weight: 1, arbitrary: fc.constantFrom(...presetIds) },
          { weight: 5, arbitrary: golferObject },
        ),
        hand: fc.constantFrom(...hands),
        headIds: fc.array(fc.constantFrom(...headIds), { minLength: 1, maxLength: 12 }),
        clubTypes: fc.array(fc.constantFrom(...clubTypes), { minLength: 1, maxLength: 5 }),
        shafts: fc.array(fc.constantFrom(...shaftIds), { minLength: 1, maxLength: 3 }),
        fittings: fc.record(
          {
            driver: fitting(catalog, 'driver'),
            fairway: fitting(catalog, 'fairway'),
            hybrid: fitting(catalog, 'hybrid'),
            iron: fitting(catalog, 'iron'),
            wedge: fitting(catalog, 'wedge'),
          },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: [] },
    )
    .map(present)
}

/** Sentences of ours, and whatever else somebody sends. */
const compromises = fc.array(
  fc.oneof(
    fc.constantFrom('The shaft comes in Stiff; Regular was fitted.', 'The shaft launches high; mid-low was fitted.'),
    fc.string({ maxLength: 400, unit: 'binary' }),
  ),
  { maxLength: 4 },
)

const everyId = bundled.heads.map(({ headId }) => headId)

/** Counts that differ by golfer and head, enough of them to earn the bonus now and then. */
export const someEvidence: ScoringEvidence = {
  revision: 'some',
  similar: (clubType, { speedMph, missSign, handicap }) => {
    const key = `${clubType} ${Math.floor(speedMph / 4)} ${missSign} ${handicap === null ? '' : Math.floor(handicap / 3)}`
    const of = Number(Bun.hash(key) % 400n)
    return {
      key,
      of,
      basis: (['simulated', 'fittings', 'chosen'] as const)[of % 3]!,
      heads: everyId,
      picked: (headId) => {
        const draw = Number(Bun.hash(`${key} ${headId}`) % 1000n)
        return draw < 700 ? 0 : Math.floor((of * (draw - 700)) / 1000)
      },
    }
  },
}

const present = <Members extends object>(members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Members

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10)

const golferObject = fc.record(
  {
    speed: fc.oneof(tenths(60, 125), tenths(30, 160)),
    miss: fc.constantFrom(...missWords),
    handicap: fc.oneof(tenths(-5, 25), fc.integer({ min: 0, max: 25 }), fc.constant('25+' as const)),
    gender: fc.constantFrom('male', 'female'),
    age: fc.oneof(fc.integer({ min: 5, max: 14 }), fc.integer({ min: 15, max: 100 })),
    needsLaunch: fc.boolean(),
    highSpin: fc.boolean(),
    launchAngle: tenths(-10, 30),
    spinRate: fc.integer({ min: 1000, max: 12000 }),
  },
  { requiredKeys: [] },
)

const metrics = fc
  .record(
    {
      swingSpeed: tenths(60, 125),
      launchAngle: tenths(4, 22),
      attackAngle: tenths(-6, 6),
      spinRate: fc.integer({ min: 1500, max: 5000 }),
      missPattern: fc.constantFrom(...missPatterns),
      missSize: fc.constantFrom(...missSizes),
    },
    { requiredKeys: [] },
  )
  .map(present)

const fitting = (catalog: Catalog, clubType: ClubType) => {
  const ids = currentHeads(catalog, clubType).map(({ headId }) => headId)
  const head = fc.constantFrom(...ids, 'withdrawn-since')
  const build = fc.record({
    loft: tenths(8, 28),
    shaft: fc.record({
      shaftId: fc.option(fc.constantFrom(...catalog.shafts.map(({ shaftId }) => shaftId))),
      flex: fc.constantFrom(...flexes),
    }),
  })
  return fc.record({
    input: fc.record({
      clubType: fc.constant(clubType),
      golfer: fc
        .record({ handedness: fc.constantFrom(...hands), handicap: tenths(-5, 25) }, { requiredKeys: [] })
        .map(present),
      swingMetrics: metrics,
    }),
    result: fc.record({
      specs: fc.record({
        shaftFlex: fc.record({ value: fc.constantFrom(...flexes) }),
        loft: fc.record({ value: tenths(8, 28) }),
      }),
      clubRecommendations: fc.record({ heads: fc.array(head, { maxLength: 14 }) }),
      topPicks: fc.array(fc.record({ headId: head, build, compromises }, { requiredKeys: ['headId', 'build'] }), {
        maxLength: 3,
      }),
    }),
  })
}
