import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { releaseEngine } from '../../../src/cli/data/evidence.ts'
import { buildCatalog, bundledCatalog, catalogRevision, readCatalog } from '../../../src/equipment/catalog/index.ts'
import { buildEvidence } from '../../../src/features/evidence/evidence.ts'
import { talliesFile, talliesOfFile } from '../../../src/features/evidence/prepared-tallies.ts'
import { sampleOf, simulate } from '../../../src/features/evidence/simulate.ts'
import { simulatedFile, talliesOf } from '../../../src/features/evidence/simulated.ts'
import { tallyOf } from '../../../src/features/evidence/tally.ts'
import { clubTypes, flexes, hands } from '../../../src/golf/names/words.ts'
import { talliesFor } from './counts.ts'

const file = simulatedFile()
const engine = releaseEngine()
const catalog = buildCatalog(readCatalog(bundledCatalog).records, catalogRevision(bundledCatalog))
const evidence = buildEvidence({
  fittings: talliesFor({}),
  simulated: talliesOf(file),
  chosen: talliesFor({}),
  popularity: {},
})

describe('db/evidence/simulated.json', () => {
  // Red after a change of rules, engine or catalog: run `bun src/main.ts evidence simulate` (ten seconds) and commit.
  test('is of these rules, this engine and this catalog', () => {
    const { engineVersion, rulesetRevision, catalogRevision } = engine
    expect(file).toMatchObject({ engineVersion, rulesetRevision, catalogRevision, sample: sampleOf(engine) })
  })
  test('holds 6,000 golfers of each club type, in less than 400 kB', () => {
    expect(clubTypes.map((type) => evidence.clubs[type].simulated.fittings)).toEqual(clubTypes.map(() => 6000))
    expect(Bun.file(join(import.meta.dir, '../../../db/evidence/simulated.json')).size).toBeLessThan(400_000)
  })
  test('recommends current heads of the club type only', () => {
    for (const clubType of clubTypes)
      for (const headId of evidence.clubs[clubType].simulated.heads)
        expect(catalog.head(headId)).toMatchObject({ headId, clubType, discontinued: false })
  })
  test('has its cells and heads in the order in which they are counted', () => {
    const tallies = talliesOf(file)
    for (const clubType of clubTypes) {
      const { heads, cells, builds } = file.clubs[clubType]
      const counted = tallyOf({
        cells: cells.map(([cell]) => cell!),
        cellFittings: cells.map(([, golfers]) => golfers!),
        picks: cells
          .toReversed()
          .flatMap(([cell, , ...pairs]) =>
            pairs.flatMap((head, at) =>
              at % 2 === 0 ? [{ headId: heads[head]!, cells: [cell!], cellPicks: [pairs[at + 1]!] }] : [],
            ),
          ),
        builds: builds.map(([head, flex, hand, picks]) => ({
          headId: heads[head!]!,
          flex: flexes[flex!]!,
          hand: hands[hand!]!,
          picks: picks!,
        })),
      })
      expect(tallies[clubType]).toEqual(counted)
    }
  })
  test('comes out of the file that `prepare` makes as it was tallied', () => {
    const tallies = talliesOf(file)
    expect(talliesOfFile(JSON.parse(talliesFile(tallies)))).toEqual(tallies)
  })
  test('reads back as it was written', () => {
    const small = simulate(engine, 40)
    const again = JSON.parse(JSON.stringify(small))
    const made = buildEvidence({
      fittings: talliesFor({}),
      simulated: talliesOf(again),
      chosen: talliesFor({}),
      popularity: {},
    })
    const { fittings, cells, entryPicks, headHands, headFlexes } = made.clubs.iron.simulated
    const sum = (column: Uint32Array) => column.reduce((total, count) => total + count, 0)
    expect(fittings).toBe(40)
    expect(cells.length).toBeGreaterThan(10)
    expect(sum(headHands)).toBe(sum(entryPicks))
    expect(sum(headFlexes)).toBe(sum(entryPicks))
    expect(simulate(engine, 40)).toEqual(small)
  })
})

test('golfers like a slicer at 95 mph are mostly given draw heads, golfers like a straight one are not', () => {
  const drawShare = (missSign: 'fade' | 'none') => {
    const similar = evidence.similar('driver', { speedMph: 95, handicap: 16, missSign })
    expect(similar.of).toBeGreaterThan(100)
    expect(similar.basis).toBe('simulated')
    const picks = evidence.clubs.driver.simulated.heads.map((headId) => ({ headId, picks: similar.picked(headId) }))
    const all = picks.reduce((sum, one) => sum + one.picks, 0)
    const draw = picks
      .filter(({ headId }) => catalog.head(headId)?.category === 'draw')
      .reduce((sum, one) => sum + one.picks, 0)
    return draw / all
  }
  expect(drawShare('fade')).toBeGreaterThan(0.5)
  expect(drawShare('none')).toBeLessThan(0.1)
})
