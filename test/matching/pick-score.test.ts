import { expect, test } from 'bun:test'
import { packWanted } from '../../src/matching/pack-wanted.ts'
import { pickPoints } from '../../src/matching/pick-score.ts'
import { type Choice, createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { typicalBuild } from './wanted.ts'

// The figures are those of SCORE-PICK, as /v1/rules publishes it.

const wanted = typicalBuild('driver', 'Stiff', { headProfile: 'core' })
const built = createScorer(catalog).current().build(packWanted(wanted), catalog.head('taylormade-qi4d-driver')!)!
const lost = (changes: Partial<Choice>, missed = 0): number =>
  90 - pickPoints(wanted, { ...built, loftLostDeg: 0, ...changes }, 90, { missed, compromises: 0 })

test('a build as it was fitted loses nothing', () => expect(lost({})).toBe(0))
test('each degree of loft beyond half a degree, begun ones counted, loses 9 points', () => {
  expect([0, 0.1, 1, 1.1].map((loftLostDeg) => lost({ loftLostDeg }))).toEqual([0, 9, 9, 18])
})
test('each step of head category loses 4 points', () => {
  const head = catalog.head('callaway-quantum-max-d-driver')!
  expect([1, 2].map((categorySteps) => lost({ head, categorySteps }))).toEqual([4, 8])
})
test('a head of another group or height loses 8 points, men’s build for a woman none', () => {
  expect(lost({ groupFit: 'other height' })).toBe(8)
  expect(lost({ groupFit: "men's build" })).toBe(0)
})
test('the other shaft material loses 4 points', () => expect(lost({ isOtherMaterial: true })).toBe(4))
test('each figure that the head cannot give, its weight among them, loses 2 points', () => {
  expect([lost({}, 1), lost({}, 3), lost({ movesWeight: false })]).toEqual([2, 6, 2])
})
test('59 C what cannot be ordered as told loses 4 points, and a shaft that is sold on its own 8, unless it is in stock', () => {
  const sold: Partial<Choice> = { shaft: { ...built.shaft, source: 'aftermarket' } }
  expect(lost({ isComplete: false, isWhole: false })).toBe(4)
  expect(lost({ ...sold, isWhole: false })).toBe(8)
  expect(lost({ ...sold, isComplete: false, isWhole: false })).toBe(12)
  expect(lost({ ...sold, isWhole: true })).toBe(0)
})
test('59 C a face that the setting turns towards the miss loses 2 points', () => {
  expect(lost({ isWrongFace: true })).toBe(2)
})
test('62.10 a shaft from 10 g off loses 8 points, lighter or heavier, and each step of launch after the first 3', () => {
  expect([0, 9.9, 10, -10].map((gramsOff) => lost({ gramsOff }))).toEqual([0, 0, 8, 8])
  const launched = (['mid', 'mid-high', 'high'] as const).map((launch) => lost({ shaft: { ...built.shaft, launch } }))
  expect(wanted.launchProfile).toBe('mid')
  expect(launched).toEqual([0, 0, 3])
})
test('62.10 nothing with three compromises is excellent', () => {
  const points = [2, 3].map((compromises) => pickPoints(wanted, built, 98, { missed: 0, compromises }))
  expect(points).toEqual([98, 89])
})
