import { describe, expect, test } from 'bun:test'
import { choose, ranked } from '../../src/matching/choose.ts'
import type { WantedBuild } from '../../src/matching/index.ts'
import type { Candidate } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { typicalBuild } from './wanted.ts'

// MATCH-HEAD and SCORE-PICK as /v1/rules publishes them: for each key a pair that differs in that key alone.

const driver = typicalBuild('driver', 'Stiff', { headProfile: 'core' })
const wedge = typicalBuild('wedge', 'Stiff', { headProfile: 'blade' })
/** One head of each of two makers. */
const headsOf = (clubType: 'driver' | 'wedge') =>
  ['PING', 'Titleist'].map((maker) => catalog.heads.find((one) => one.clubType === clubType && one.brand === maker)!)

/** Which of two comes first, whichever is the earlier of equals; both where it is the earlier. */
const first = (
  wanted: WantedBuild,
  [one, other]: readonly [Partial<Candidate>, Partial<Candidate>],
  totals: readonly [number, number] = [0, 0],
): string => {
  const heads = headsOf(wanted.clubType as 'driver' | 'wedge')
  const usual = { misfit: 0, grade: 0, effort: 1, isStocked: false, isComplete: true, isWhole: true, chosen: 0 }
  const led = [0, 1].map((turned) => {
    const pair = [one, other].map((changes, place): Candidate => ({ ...usual, head: heads[0]!, place, ...changes }))
    const candidates = turned === 0 ? pair : pair.toReversed()
    const asked = { totalOf: ({ place }: Candidate) => totals[place]!, makers: heads.map(({ brand }) => brand) }
    return choose(wanted, candidates, asked).picks[0]!.place
  })
  return led[0] === led[1] ? ['one', 'other'][led[0]!]! : 'the earlier'
}

/** By key the pair of which the first leads. */
const pairs = {
  'less misfit': [{ misfit: 1 }, { misfit: 2 }],
  'in stock': [{ isStocked: true }, {}],
  'can be ordered as told': [
    { isComplete: true, isWhole: false },
    { isComplete: false, isWhole: false },
  ],
  'comes whole': [{}, { isWhole: false }],
  'less effort': [{ effort: 1 }, { effort: 2.5 }],
} as const satisfies Record<string, readonly [Partial<Candidate>, Partial<Candidate>]>

describe.each([
  ['a driver', driver],
  ['a wedge', wedge],
] as const)('59 C of two builds of %s', (_, wanted) => {
  test.each(Object.entries(pairs))('the one leads that has %s', (_key, pair) => expect(first(wanted, pair)).toBe('one'))
  test('that differ in nothing the earlier leads: that is the order of ties', () => {
    expect(first(wanted, [{}, {}])).toBe('the earlier')
  })
  test('the cheaper leads only where that was asked for, before effort, and after stock', () => {
    const cheaper = { ...wanted, isCheaperWanted: true }
    expect(first(cheaper, [{}, {}], [400, 500])).toBe('one')
    expect(first(cheaper, [{}, {}], [400, Number.POSITIVE_INFINITY])).toBe('one')
    expect(first(wanted, [{}, {}], [400, 500])).toBe('the earlier')
    expect(first(cheaper, [{ effort: 1.5 }, { effort: 1 }], [400, 500])).toBe('one')
    expect(first(cheaper, [{}, { isStocked: true }], [400, 500])).toBe('other')
  })
})

describe('59 C of two drivers', () => {
  test('three points decide, two are equal and effort does, and 4 are lost by what cannot be ordered as told', () => {
    expect(first(driver, [{ grade: 90, effort: 9 }, { grade: 87 }])).toBe('one')
    expect(first(driver, [{ grade: 90, effort: 9 }, { grade: 88 }])).toBe('other')
    const partial = { isComplete: false, isWhole: false }
    expect(
      first(driver, [
        { ...partial, grade: 90 },
        { isWhole: false, grade: 83 },
      ]),
    ).toBe('one')
    expect(
      first(driver, [
        { ...partial, grade: 90 },
        { isWhole: false, grade: 84 },
      ]),
    ).toBe('other')
  })
  test('what comes whole leads however many points it has less, and what misses less before that', () => {
    expect(first(driver, [{ grade: 70 }, { grade: 95, isWhole: false }])).toBe('one')
    expect(first(driver, [{ misfit: 1, isWhole: false }, { misfit: 2 }])).toBe('one')
  })
  test('the second is of another maker where one is as good', () => {
    const [ping, titleist] = headsOf('driver')
    const usual = { misfit: 0, grade: 90, effort: 1, isStocked: false, isComplete: true, isWhole: true, chosen: 0 }
    const found = [ping, ping, titleist].map((head, place) => ({ ...usual, head: head!, place, effort: 1 + place }))
    const asked = { totalOf: () => 0, makers: [] }
    expect(choose(driver, found, asked).picks.map(({ place }) => place)).toEqual([0, 2, 1])
  })
})

describe('59 C of two wedges', () => {
  test('a grade decides before wholeness, and a degree of effort is equal: then what more golfers chose leads', () => {
    expect(first(wedge, [{ isWhole: false }, { grade: -1 }])).toBe('one')
    expect(first(wedge, [{ chosen: 3, effort: 2 }, { chosen: 2 }])).toBe('one')
    expect(first(wedge, [{ chosen: 3, effort: 2.25 }, { chosen: 2 }])).toBe('other')
    expect(first(wedge, [{ isWhole: false, chosen: 3 }, { chosen: 2 }])).toBe('other')
  })
  test('the makers lead in turn, by loft, flex and handicap', () => {
    const [ping, titleist] = headsOf('wedge')
    const leads = (changes: Partial<WantedBuild>) =>
      first({ ...wedge, ...changes }, [{ head: ping! }, { head: titleist! }])
    const led = (some: readonly Partial<WantedBuild>[]) => new Set(some.map(leads))
    const both = new Set(['one', 'other'])
    const golfers = [0, 4, 8, 12, 16, 20].map((handicap) => ({
      need: { ...wedge.need, golfer: { ...wedge.need.golfer, handicap } },
    }))
    expect(led(golfers)).toEqual(both)
    expect(led([50, 52, 54, 56, 58, 60].map((loftDeg) => ({ loftDeg })))).toEqual(both)
    expect(led((['Ladies', 'Senior', 'Regular', 'Stiff', 'Extra Stiff'] as const).map((flex) => ({ flex })))).toEqual(
      both,
    )
  })
  test('another maker’s is picked that misses at most one more than the best that is left', () => {
    const [ping, titleist] = headsOf('wedge')
    const usual = { grade: 0, effort: 1, isStocked: false, isComplete: true, isWhole: true, chosen: 0 }
    const picksAt = (misfit: number) => {
      const misses = [0, 0, 0, misfit]
      const found = [ping, ping, ping, titleist].map((head, place) => ({
        ...usual,
        head: head!,
        place,
        misfit: misses[place]!,
        effort: 1 + place,
      }))
      return choose({ ...wedge }, found, { totalOf: () => 0, makers: [] }).picks.map(({ place }) => place)
    }
    // Picked, and still behind what misses less; or not picked.
    expect([1, 2].map(picksAt)).toEqual([
      [0, 1, 3],
      [0, 1, 2],
    ])
  })
})

test('59 C heads that miss up to one more than the pick that misses most are listed, twelve in all', () => {
  const [head] = headsOf('driver')
  const usual = { head: head!, grade: 90, effort: 1, isStocked: false, isComplete: true, isWhole: true, chosen: 0 }
  const listedOf = (misfits: readonly number[]) => {
    const found = misfits.map((misfit, place): Candidate => ({ ...usual, misfit, place }))
    return choose(driver, found, { totalOf: () => 0, makers: [] }).others.map(({ misfit }) => misfit)
  }
  expect(listedOf([0, 0, 1, 2, 2, 3])).toEqual([2, 2])
  expect(listedOf(Array.from({ length: 20 }, () => 0))).toHaveLength(9)
})

describe('59 C picks are ranked by their scores, which stay as they are', () => {
  const pick = (score: number | null, price: number | null, name: string) => ({ score, total: { price }, name })
  const names = (picks: readonly ReturnType<typeof pick>[], isCheaperWanted?: boolean) =>
    ranked(picks, isCheaperWanted).map(({ name }) => name)

  test('the higher score first, of one score the one that was chosen first', () => {
    expect(names([pick(88, 1, 'a'), pick(90, 9, 'b'), pick(90, 1, 'c')])).toEqual(['b', 'c', 'a'])
    expect(ranked([pick(90, 9, 'b'), pick(90, 1, 'c')]).map(({ score }) => score)).toEqual([90, 90])
  })
  test('for who asks for cheaper the lowest total within two points of the best, then by score', () => {
    const picks = [pick(90, 600, 'dear'), pick(88, 400, 'cheap'), pick(87, 100, 'worse')]
    expect(names(picks, true)).toEqual(['cheap', 'dear', 'worse'])
    expect(names(picks)).toEqual(['dear', 'cheap', 'worse'])
    expect(names([pick(90, null, 'unknown'), pick(90, 400, 'known')], true)).toEqual(['known', 'unknown'])
    expect(names([pick(89, 400, 'lower'), pick(90, 400, 'higher')], true)).toEqual(['higher', 'lower'])
  })
  test('wedges, which have no score, as they were chosen', () => {
    expect(names([pick(null, 9, 'a'), pick(null, 1, 'b')], true)).toEqual(['a', 'b'])
  })
})
