import { describe, expect, test } from 'bun:test'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { flexes, launchProfiles } from '../../src/golf/names/words.ts'
import { atSpeed } from '../fitting/engine/request.ts'
import { type Fit, fit } from '../support/in-english.ts'

// One mph, one stroke, one birthday: nothing moves by more than a step, unless both sides of the border name the other.

type Sweep = (unit: number) => FittingRequest
type Value = string | number | null
const units = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place)

/** What is made next to it: degrees, grams, inches. Swing weights follow from weight and length. */
const step: Readonly<Record<string, number>> = { loft: 1, shaftWeight: 6, length: 0.5, lieAngle: 0.75, bounce: 2 }
const scale: readonly Value[] = [...flexes, ...launchProfiles]
const isStep = (name: string, a: Value, b: Value): boolean => {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= step[name]!
  return a === b || (scale.includes(a) && Math.abs(scale.indexOf(a) - scale.indexOf(b)) <= 1)
}

/** Neighbors who are further apart than a step in a spec, where one does not name the other's. */
const unnamed = (at: Sweep, from: number, to: number): string[] => {
  const fits = units(from, to).map((unit) => [unit, fit(at(unit))] as const)
  return fits.slice(1).flatMap(([unit, after], place) => {
    const before = fits[place]![1]
    return (
      Object.keys(before.specs)
        .filter((name) => name !== 'swingWeight')
        .filter((name) => !isStep(name, specIn(before, name).value, specIn(after, name).value))
        // Two weights of one band are sold, and read, as one.
        .filter((name) => specIn(before, name).display !== specIn(after, name).display)
        .filter((name) => !names(before, after, name) || !names(after, before, name))
        .map((name) => `${name} at ${unit}: ${specIn(before, name).display} to ${specIn(after, name).display}`)
    )
  })
}
const specIn = ({ specs }: Fit, name: string) => specs[name as keyof Fit['specs']]!
const names = (one: Fit, other: Fit, name: string): boolean =>
  specIn(one, name).alternatives.some((text) => text.startsWith(specIn(other, name).display))

const golfers = [
  {},
  { handicap: 2 },
  { handicap: 10 },
  { handicap: 18 },
  { handicap: 24, gender: 'female' as const },
  { handicap: 14, age: 68 },
]
const swings = [{}, { launchAngle: 15, spinRate: 3000 }, { launchAngle: 17, spinRate: 6500 }, { attackAngle: -5 }]
describe.each(golfers)('%o', (golfer) => {
  test.each([
    ['driver', 55, 125],
    ['fairway', 55, 125],
    ['hybrid', 50, 110],
    ['iron', 45, 100],
    ['wedge', 40, 95],
  ] as const)('%s, mph by mph', (clubType, from, to) => {
    for (const swingMetrics of swings)
      expect(unnamed((mph) => atSpeed(clubType, mph, { golfer, swingMetrics }), from, to)).toEqual([])
  })
})

test.each([
  ['driver', 95],
  ['driver', 108],
  ['fairway', 95],
  ['hybrid', 96],
  ['iron', 80],
  ['iron', 84],
  ['iron', 70],
  ['wedge', 75],
] as const)('%s at %d mph, stroke by stroke', (clubType, mph) => {
  for (const swingMetrics of swings)
    expect(unnamed((handicap) => atSpeed(clubType, mph, { golfer: { handicap }, swingMetrics }), -5, 25)).toEqual([])
})

test.each([
  ['driver', 84],
  ['fairway', 84],
  ['hybrid', 74],
  ['iron', 70],
  ['iron', 78],
  ['wedge', 70],
] as const)('%s at %d mph, birthday by birthday', (clubType, mph) => {
  for (const golfer of [{ handicap: 12 }, { gender: 'female' as const }, { heightFeet: 5 }])
    for (const swingMetrics of swings) {
      const at: Sweep = (age) => atSpeed(clubType, mph, { golfer: { ...golfer, age }, swingMetrics })
      expect(unnamed(at, 5, 90)).toEqual([])
    }
})

test.each([
  [85, 2600, undefined],
  [95, 2200, 9],
  [95, 2700, 12],
  [95, 3400, 12],
  [105, undefined, 10.5],
  [105, 2700, 12],
  [112, 2400, 9],
] as const)('driver at %d mph and %s rpm with %s°, degree of launch by degree', (mph, spinRate, loft) => {
  const at: Sweep = (launchAngle) =>
    atSpeed('driver', mph, {
      golfer: { handicap: 12 },
      swingMetrics: { attackAngle: 0, launchAngle, ...(spinRate && { spinRate }) },
      ...(loft && { currentEquipment: { loft } }),
    })
  expect(unnamed(at, 5, 22)).toEqual([])
})

test('a loft that is played is left only as far as each degree pays a yard', () => {
  for (let launchAngle = 14; launchAngle <= 20; launchAngle += 0.5) {
    const swingMetrics = { attackAngle: 0, launchAngle, spinRate: 2700 }
    const { specs, configurations } = fit(atSpeed('driver', 95, { swingMetrics, currentEquipment: { loft: 12 } }))
    const carry = configurations.find(({ recommended }) => recommended)!.expected!.carryYards
    const present = configurations.find(({ name }) => name.startsWith('Current'))?.expected?.carryYards ?? carry
    // Both are shown in whole yards.
    expect(carry - present).toBeGreaterThanOrEqual(12 - specs.loft.value - 1)
  }
})

test('the 80 mph iron of a handicap of 12 names the class and the loft of 79', () => {
  const { headProfile, loft } = fit(atSpeed('iron', 80, { golfer: { handicap: 12 } })).specs
  expect(headProfile.alternatives).toEqual(['game improvement at 1 mph less'])
  expect(loft.alternatives).toEqual(['28.5° 7-iron at 1 mph less'])
})

test('the last junior year names the adult build, and the first adult year the junior one', () => {
  const lengths = [12, 13].map((age) => fit(atSpeed('driver', 70, { golfer: { age } })).specs.length)
  expect(lengths.map(({ alternatives }) => alternatives)).toEqual([
    ['45.5 in (standard) at one year more'],
    ['37 in at one year less'],
  ])
})
