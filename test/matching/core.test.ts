import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { buildCatalog, type Catalog, type Head } from '../../src/equipment/catalog/index.ts'
import { wantedBuild } from '../../src/fitting/answer/wanted-build.ts'
import {
  type ClubType,
  categoriesOf,
  clubTypes,
  fairwayDesignations,
  flexes,
  golferGroups,
  hands,
  inventoryModes,
  launchProfiles,
  shaftMaterials,
  weightSettings,
} from '../../src/golf/names/words.ts'
import { match, type WantedBuild } from '../../src/matching/index.ts'
import { packWanted } from '../../src/matching/pack-wanted.ts'
import { stockedLofts } from '../../src/matching/stock.ts'
import { noEvidence, similarityQuestion } from '../../src/scoring/evidence.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog, records } from '../equipment/catalog/bundled.ts'
import { someEvidence } from '../scoring/arbitrary-contexts.ts'
import { cases, longOrQuick } from '../support/cases.ts'
import { expectTwins } from '../support/found-twins.ts'
import { golfers } from '../support/golfers.ts'
import { fit } from '../support/in-english.ts'
import { referenceBuild, referenceMatch } from '../support/reference-match.ts'

const fitted = (clubType: ClubType): fc.Arbitrary<WantedBuild> =>
  golfers(clubType).map((request) => wantedBuild(request, fit(request)))

/** Builds that no rule leads to: every field goes its own way. */
const wild = (clubType: ClubType): fc.Arbitrary<WantedBuild> =>
  fc
    .record(
      {
        wanted: fitted(clubType),
        hand: fc.constantFrom(...hands),
        group: fc.constantFrom(...golferGroups),
        heightIn: fc.integer({ min: 30, max: 70 }),
        headProfile: fc.constantFrom(...categoriesOf[clubType]),
        loftOffDeg: fc.integer({ min: -16, max: 16 }).map((quarters) => quarters / 4),
        designation: fc.constantFrom(...fairwayDesignations),
        grind: fc.constantFrom('wide/full sole', 'narrow sole, heel relief', 'mid sole'),
        flex: fc.constantFrom(...flexes),
        shaftWeightGrams: fc.integer({ min: 35, max: 140 }),
        launchProfile: fc.constantFrom(...launchProfiles),
        material: fc.constantFrom(...shaftMaterials),
        lengthOffsetIn: fc.integer({ min: -8, max: 8 }).map((quarters) => quarters / 4),
        lieOffsetDeg: fc.integer({ min: -10, max: 10 }).map((halves) => halves / 2),
        weightSetting: fc.constantFrom(...weightSettings),
      },
      { requiredKeys: ['wanted'] },
    )
    .map(({ wanted, loftOffDeg = 0, ...changes }) => ({ ...wanted, ...changes, loftDeg: wanted.loftDeg + loftOffDeg }))

const anyBuild: fc.Arbitrary<WantedBuild> = fc.oneof(
  ...clubTypes.map((clubType) => ({ weight: 2, arbitrary: fitted(clubType) })),
  ...clubTypes.map((clubType) => ({ weight: 1, arbitrary: wild(clubType) })),
)

const loftsOf = (head: Head): number[] =>
  head.clubType === 'iron' ? [head.sevenIronLoft] : head.lofts.map(({ loft }) => loft)

/** The same with a shop whose stock counts: some clubs in any hand and loft, some in one, some sold out. */
const stocked = (build: fc.Arbitrary<WantedBuild>): fc.Arbitrary<WantedBuild> =>
  build.chain((wanted) => {
    const heads = catalog.heads.filter(({ clubType }) => clubType === wanted.clubType)
    const article = fc.record(
      {
        sku: fc.constant('A'),
        headId: fc.constantFrom(...heads.map(({ headId }) => headId)),
        stock: fc.integer({ min: 0, max: 3 }),
        hand: fc.constantFrom(...hands),
        loft: fc.constantFrom(...heads.flatMap(loftsOf)),
      },
      { requiredKeys: ['sku', 'headId', 'stock'] },
    )
    const articles = fc.array(article, { maxLength: 120, size: 'max' })
    return fc
      .record({ mode: fc.constantFrom(...inventoryModes), articles })
      .map((stock): WantedBuild => ({ ...wanted, stock }))
  })

/** The core and the twin on one catalog. */
const agreeOn = (from: Catalog, evidence = noEvidence): ((wanted: WantedBuild) => void) => {
  const loaded = createScorer(from, evidence).current()
  return (wanted) => {
    const stock = stockedLofts(wanted, loaded.image)
    const { basis, picked } = evidence.similar('wedge', similarityQuestion(wanted.need.golfer))
    expectTwins(
      wanted,
      loaded.match(packWanted(wanted), wanted.need.golfer, stock),
      referenceMatch(wanted, from, basis === 'chosen' ? picked : undefined),
    )
  }
}

describe('the core finds what its twin finds', () => {
  test(`for ${cases(5_000)} builds on the catalog of the release`, () => {
    fc.assert(fc.property(anyBuild, agreeOn(catalog)), { numRuns: cases(5_000) })
  })
  test(`for ${cases(5_000)} wedges, with what similar golfers chose`, () => {
    fc.assert(fc.property(fitted('wedge'), agreeOn(catalog, someEvidence)), { numRuns: cases(5_000) })
  })
  test(`for ${cases(3_000)} builds that go by the stock of a shop`, () => {
    fc.assert(fc.property(stocked(anyBuild), agreeOn(catalog)), { numRuns: cases(3_000) })
  })
  test(`for ${cases(3_000)} builds among some of the heads`, () => {
    const loaded = createScorer(catalog).current()
    fc.assert(
      fc.property(stocked(anyBuild), fc.integer({ min: 0, max: 40 }), fc.nat(), (wanted, most, seed) => {
        const mask = Uint8Array.from(loaded.image.heads.keys(), (place) => Number((place * 7919 + seed) % 41 < most))
        const among = new Set(loaded.image.heads.filter((_, place) => mask[place] === 1).map(({ headId }) => headId))
        const stock = stockedLofts(wanted, loaded.image)
        expectTwins(
          wanted,
          loaded.match(packWanted(wanted), wanted.need.golfer, stock, mask),
          referenceMatch(wanted, catalog, undefined, (headId) => among.has(headId)),
        )
      }),
      { numRuns: cases(3_000) },
    )
  })
  test('on any part of the catalog, in any order, down to no head or shaft at all', () => {
    const parts = fc.record({
      heads: fc.shuffledSubarray([...records.heads]),
      shafts: fc.shuffledSubarray([...records.shafts], { minLength: records.shafts.length }),
      areSold: fc.boolean(),
    })
    fc.assert(
      fc.property(parts, fc.array(anyBuild, { minLength: 20, maxLength: 20 }), ({ heads, shafts, areSold }, builds) => {
        const sold = areSold ? shafts : shafts.map((shaft) => ({ ...shaft, aftermarket: false }))
        builds.forEach(agreeOn(buildCatalog({ ...records, heads, shafts: sold }, 'part')))
      }),
      { numRuns: longOrQuick(25, 5) },
    )
  })
  test('among heads of one maker, price and forgiveness', () => {
    const heads = records.heads.map((head) => ({ ...head, brand: 'PING', price: null, forgiveness: 7 }))
    fc.assert(fc.property(anyBuild, agreeOn(buildCatalog({ ...records, heads }, 'alike'))), { numRuns: cases(500) })
  })
})

test('the core builds any head as its twin does, current or not, or says that it is not made for the golfer', () => {
  const loaded = createScorer(catalog).current()
  fc.assert(
    fc.property(anyBuild, fc.nat(), (wanted, seed) => {
      const heads = catalog.heads.filter(({ clubType }) => clubType === wanted.clubType)
      const head = heads[seed % heads.length]!
      expect(loaded.build(packWanted(wanted), head)).toEqual(referenceBuild(wanted, head, catalog))
    }),
    { numRuns: cases(1_000) },
  )
})

test('a build leaves nothing behind for the next one', () => {
  const loaded = createScorer(catalog).current()
  fc.assert(
    fc.property(stocked(anyBuild), anyBuild, (first, second) => {
      match(first, loaded)
      const after = match(second, loaded)
      expect(after).toEqual(match(second, createScorer(catalog).current()))
    }),
    { numRuns: longOrQuick(20, 5) },
  )
})

test('a catalog without clubs has nothing to recommend', () => {
  const { picks, heads } = match(
    fc.sample(fitted('driver'), { numRuns: 1, seed: 1 })[0]!,
    createScorer(buildCatalog({ ...records, heads: [] }, 'empty')).current(),
  )
  expect({ picks, heads }).toEqual({ picks: [], heads: [] })
})

test('59 C a head whose price was seen later can be ordered, also where none was published at its launch', () => {
  const loaded = createScorer(catalog).current()
  const seen = catalog.heads.filter(
    (head) =>
      head.price === null && head.priceNow !== undefined && !head.discontinued && !head.estimated.includes('lofts'),
  )
  const orderable = seen.filter((head) => {
    const wanted = fc.sample(fitted(head.clubType), { numRuns: 30, seed: 1 })
    return wanted.some((one) => loaded.build(packWanted(one), head)?.isComplete)
  })
  expect(orderable.length).toBeGreaterThan(0)
})
