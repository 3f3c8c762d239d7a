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
  90 - pickPoints(wanted, { ...built, loftMissDeg: 0, ...changes }, 90, missed)

test('a build as it was fitted loses nothing', () => expect(lost({})).toBe(0))
test('each degree of loft beyond half a degree, begun ones counted, loses 9 points', () => {
  expect([0.5, 0.6, 1.5, 1.6].map((loftMissDeg) => lost({ loftMissDeg }))).toEqual([0, 9, 9, 18])
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
  const { loft, ...rest } = built
  const turned = { ...rest, loft: { ...loft, sleeve: loft.sleeve! }, position: null, settingDeg: -1 }
  const need = { ...wanted.need, draw: 0.7 }
  expect(90 - pickPoints({ ...wanted, need }, { ...turned, loftMissDeg: 0 }, 90, 0)).toBe(2)
})
