import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import workedCsv from '../../db/rules/score-worked.csv' with { type: 'text' }
import type { WoodCategory } from '../../src/golf/names/words.ts'
import { numberIn, readTable, textIn } from '../../src/golf/read-table.ts'
import {
  categoryAttributes,
  type Goal,
  type GolferFacts,
  goals,
  golferNeed,
  headAttributes,
  type PresetId,
  presets,
  type ScoredHead,
} from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { currentHeads } from '../support/current-heads.ts'
import { buildShare, scoreHead, verdictOf } from '../support/reference-rules.ts'

/** Golfer of a row: a preset, one with a goal, or the fast hooker without a handicap. */
const golferOf = (name: string): GolferFacts => {
  if (name === 'speed 112 hook') return { speedMph: 112, missPattern: 'hook', missSize: 'moderate' }
  const [preset, goal] = name.split(' goal=')
  return { ...presets[preset as PresetId], ...(goal === undefined ? {} : { goal: goal as Goal }) }
}

const scoreOf = (golfer: GolferFacts, category: WoodCategory, build = 1) =>
  scoreHead(golferNeed(golfer), categoryAttributes[category], build)

describe('every worked score of the rules', () => {
  test.each(
    readTable(workedCsv).map((row) => [textIn(row, 'golfer'), textIn(row, 'head_category'), numberIn(row, 'score')]),
  )('%s with a %s head: %d', (golfer, category, score) => {
    expect(scoreOf(golferOf(golfer as string), category as WoodCategory).score).toBe(score as number)
  })
})

const slowToFast = Array.from({ length: 66 }, (_, index) => 60 + index)
const handicaps = [0, 8, 16, 27, undefined]
const grid = slowToFast.flatMap((speedMph) =>
  handicaps.map((handicap): GolferFacts => ({ speedMph, ...(handicap === undefined ? {} : { handicap }) })),
)

// The grid that the rules name, on the heads that are sold now and not only on typical ones.
describe('on every current driver, from 60 to 125 mph', () => {
  const drivers = currentHeads(catalog, 'driver').filter(
    (head): head is ScoredHead =>
      head.clubType === 'driver' && head.gender === 'unisex' && (head.volumeCc ?? 460) > 400,
  )
  const bestCategories = (golfer: GolferFacts) => {
    const scores = drivers.map((head) => ({ head, ...scoreHead(golferNeed(golfer), headAttributes(head), 1) }))
    const best = Math.max(...scores.map(({ score }) => score))
    const mostForgiving = Math.max(...scores.filter(({ score }) => score === best).map(({ head }) => head.forgiveness))
    return scores
      .filter(({ score, head }) => score === best && head.forgiveness === mostForgiving)
      .map(({ head }) => head.category)
  }
  test('a moderate or large slicer gets a draw head first', () => {
    for (const golfer of grid)
      for (const missSize of ['moderate', 'large'] as const)
        expect(bestCategories({ ...golfer, missPattern: 'fade', missSize })).toContain('draw')
  })
  test('a golfer up to 80 mph who needs launch gets a light or most forgiving head first', () => {
    for (const golfer of grid.filter(({ speedMph }) => speedMph <= 80))
      expect(['light', 'max_forgiveness']).toContain(bestCategories({ ...golfer, needsLaunch: true })[0]!)
  })
  test('nobody below 85 mph gets a low-spin or tour head first', () => {
    for (const golfer of grid.filter(({ speedMph }) => speedMph < 85))
      for (const category of bestCategories(golfer)) expect(['low_spin', 'tour']).not.toContain(category)
  })
})

describe('a score', () => {
  const golfer = fc.record(
    {
      speedMph: fc.double({ min: 30, max: 150, noNaN: true }),
      handicap: fc.double({ min: -5, max: 36, noNaN: true }),
      launch: fc.record({
        deg: fc.double({ min: -10, max: 30, noNaN: true }),
        targetDeg: fc.double({ min: 8, max: 17, noNaN: true }),
      }),
      spin: fc.record({ rpm: fc.integer({ min: 1000, max: 12000 }), targetRpm: fc.integer({ min: 1500, max: 3500 }) }),
      missPattern: fc.constantFrom('fade', 'hook', 'straight', 'both'),
      missSize: fc.constantFrom('slight', 'moderate', 'large'),
      goal: fc.constantFrom(...goals),
    },
    { requiredKeys: ['speedMph'] },
  )
  const category = fc.constantFrom(...(Object.keys(categoryAttributes) as (keyof typeof categoryAttributes)[]))
  test('is a whole number from 0 to 98 and the same each time', () => {
    fc.assert(
      fc.property(golfer, category, fc.double({ min: 0, max: 1, noNaN: true }), (facts, name, build) => {
        const once = scoreHead(golferNeed(facts), categoryAttributes[name], build)
        expect(Number.isInteger(once.score) && once.score >= 0 && once.score <= 98).toBe(true)
        expect(scoreHead(golferNeed(facts), categoryAttributes[name], build)).toEqual(once)
      }),
    )
  })
  test('never rises with a worse build', () => {
    fc.assert(
      fc.property(
        golfer,
        category,
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 40 }),
        (facts, name, steps, grams) => {
          const need = golferNeed(facts)
          const exact = scoreHead(need, categoryAttributes[name], buildShare(0, 0)).score
          expect(scoreHead(need, categoryAttributes[name], buildShare(steps, grams)).score).toBeLessThanOrEqual(exact)
        },
      ),
    )
  })
})

describe('hard limits of a score', () => {
  test('a low-spin or tour head below 90 mph: 60 and 4 for each mph over 80', () => {
    const spinny = { handicap: 5, highSpin: true } as const
    expect(scoreOf({ ...spinny, speedMph: 75 }, 'low_spin').score).toBeLessThanOrEqual(60)
    expect(scoreOf({ ...spinny, speedMph: 84 }, 'tour')).toMatchObject({ cap: { score: 76 } })
    expect(scoreOf({ ...spinny, speedMph: 90 }, 'low_spin').cap).toBeNull()
  })
  test('a draw head for a moderate hook: 45', () => {
    expect(scoreOf({ speedMph: 95, handicap: 16, missPattern: 'hook', missSize: 'moderate' }, 'draw').score).toBe(45)
    expect(
      scoreOf({ speedMph: 95, handicap: 16, missPattern: 'hook', missSize: 'slight' }, 'draw').score,
    ).toBeGreaterThan(45)
  })
  test('a light head above 100 mph: 4 less for each mph, 50 at least', () => {
    expect(scoreOf({ speedMph: 101, handicap: 10 }, 'light').cap?.score).toBe(94)
    expect(scoreOf({ speedMph: 110, handicap: 10 }, 'light').cap?.score).toBe(58)
    expect(scoreOf({ speedMph: 120, handicap: 10 }, 'light').cap?.score).toBe(50)
    expect(scoreOf({ speedMph: 100, handicap: 10 }, 'light').cap).toBeNull()
  })
  test('a blade above handicap 12: 8 less for each stroke, 40 at least', () => {
    const need = (handicap: number) => golferNeed({ speedMph: 100, handicap })
    const capAt = (handicap: number) => scoreHead(need(handicap), categoryAttributes.blade, 1).cap?.score
    expect([12, 13, 15, 19.25, 36].map(capAt)).toEqual([undefined, 90, 74, 40, 40])
    expect(scoreHead(need(2), categoryAttributes.blade, 1).score).toBeGreaterThan(72)
  })
})

test('verdicts change at 90, 82, 72 and 58', () => {
  const words = [98, 90, 89, 82, 81, 72, 71, 58, 57, 0].map(verdictOf)
  expect(words).toEqual([
    'Excellent',
    'Excellent',
    'Strong',
    'Strong',
    'Good',
    'Good',
    'Possible',
    'Possible',
    'Not recommended',
    'Not recommended',
  ])
})

describe('the need of a golfer', () => {
  test('for forgiveness grows with the handicap and is high without one', () => {
    expect([0, 10, 22, 36].map((handicap) => golferNeed({ speedMph: 93, handicap }).forgiveness)).toEqual([
      0.45, 0.7, 1, 1,
    ])
    expect(golferNeed({ speedMph: 93, handicap: -5 }).forgiveness).toBeCloseTo(0.325)
    expect(golferNeed({ speedMph: 93 }).forgiveness).toBe(0.8)
  })
  test('for launch is the distance to the target, and more below 80 mph', () => {
    expect(golferNeed({ speedMph: 90, launch: { deg: 10.8, targetDeg: 12.8 } }).launch).toBe(0.5)
    expect(golferNeed({ speedMph: 90, launch: { deg: 20, targetDeg: 12.8 } }).launch).toBe(-1)
    expect(golferNeed({ speedMph: 79 }).launch).toBe(0.25)
    expect(golferNeed({ speedMph: 79, needsLaunch: true }).launch).toBe(1)
  })
  test('measured launch and spin win over what was said', () => {
    const golfer = { speedMph: 95, needsLaunch: true, highSpin: true }
    expect(golferNeed({ ...golfer, launch: { deg: 12, targetDeg: 12 } }).launch).toBe(0)
    expect(golferNeed({ ...golfer, spin: { rpm: 2100, targetRpm: 2700 } }).lowSpin).toBe(-0.5)
  })
  test('mirrors a hook against a fade', () => {
    for (const missSize of ['slight', 'moderate', 'large'] as const) {
      const fade = golferNeed({ speedMph: 95, missPattern: 'fade', missSize }).draw
      expect(golferNeed({ speedMph: 95, missPattern: 'hook', missSize }).draw).toBe(-fade)
    }
    expect(golferNeed({ speedMph: 95, missPattern: 'fade' }).draw).toBe(0.25)
    expect(golferNeed({ speedMph: 95, missPattern: 'both', missSize: 'large' }).draw).toBe(0)
  })
  test('follows a goal, which never lowers it', () => {
    expect(golferNeed({ speedMph: 95, goal: 'slice' }).draw).toBe(0.7)
    expect(golferNeed({ speedMph: 95, goal: 'slice', missPattern: 'fade', missSize: 'large' }).draw).toBe(1)
    expect(golferNeed({ speedMph: 95, goal: 'launch' }).launch).toBe(0.75)
    expect(golferNeed({ speedMph: 95, goal: 'spin' }).lowSpin).toBe(0.75)
    expect(golferNeed({ speedMph: 95, handicap: 0, goal: 'forgiveness' }).forgiveness).toBe(1)
  })
})

test('a ball needs help to climb below 80 mph driver speed, and not from there on', () => {
  const launchAt = (speedMph: number) => golferNeed({ speedMph }).launch
  expect([79.9, 80, 83].map(launchAt)).toEqual([0.25, 0, 0])
})
