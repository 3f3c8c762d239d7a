import { describe, expect, test } from 'bun:test'
import { type Fit, fit } from '../../src/fitting/engine/fit.ts'
import type { FittingRequest } from '../../src/fitting/schema.ts'
import { atSpeed } from '../fitting/engine/request.ts'

// One mph, one stroke, one birthday: whoever crosses the border of a class is told of the other side, on both sides.

type Sweep = (unit: number) => FittingRequest
const units = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place)

/** Pairs of neighbors with different heads of which one does not name the other's. */
const unnamed = (at: Sweep, from: number, to: number) => {
  const fits = units(from, to).map((unit) => [unit, fit(at(unit))] as const)
  return fits.slice(1).flatMap(([unit, after], place) => {
    const before = fits[place]![1]
    if (before.specs.headProfile.value === after.specs.headProfile.value) return []
    return names(before, after) && names(after, before) ? [] : [unit]
  })
}
const names = ({ specs }: Fit, other: Fit): boolean =>
  specs.headProfile.alternatives.some((text) => text.startsWith(other.specs.headProfile.display))

const golfers = [{}, { handicap: 2 }, { handicap: 10 }, { handicap: 18 }, { handicap: 24, gender: 'female' as const }]

describe.each(golfers)('%o', (golfer) => {
  test.each([
    ['driver', 55, 125],
    ['fairway', 55, 125],
    ['hybrid', 50, 110],
    ['iron', 45, 100],
  ] as const)('%s, mph by mph', (clubType, from, to) => {
    expect(unnamed((mph) => atSpeed(clubType, mph, { golfer }), from, to)).toEqual([])
  })
})

test.each([
  ['driver', 95],
  ['driver', 108],
  ['hybrid', 96],
  ['iron', 80],
  ['iron', 84],
  ['iron', 70],
] as const)('%s at %d mph, stroke by stroke', (clubType, mph) => {
  expect(unnamed((handicap) => atSpeed(clubType, mph, { golfer: { handicap } }), -5, 25)).toEqual([])
})

test.each([
  ['driver', 84],
  ['fairway', 84],
  ['hybrid', 74],
] as const)('%s at %d mph, birthday by birthday', (clubType, mph) => {
  const at: Sweep = (age) => atSpeed(clubType, mph, { golfer: { age, handicap: 12 } })
  expect(unnamed(at, 13, 90)).toEqual([])
})

test('the 80 mph iron of a handicap of 12 names the class of 79', () => {
  const { alternatives } = fit(atSpeed('iron', 80, { golfer: { handicap: 12 } })).specs.headProfile
  expect(alternatives).toEqual(['game improvement at 1 mph less'])
})
