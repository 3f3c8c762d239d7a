import { expect, test } from 'bun:test'
import type { Specs } from '../../../src/fitting/engine/club-fit.ts'
import { withNeighbors } from '../../../src/fitting/engine/neighbors.ts'
import { golferOf } from '../../../src/fitting/engine/swing/golfer.ts'
import { swingOf } from '../../../src/fitting/engine/swing/swing.ts'
import type { FittingRequest } from '../../../src/fitting/schema/schema.ts'
import { inEnglish } from '../../../src/words/index.ts'
import { fit, specsFor } from '../../support/in-english.ts'

// A year more or less is another club for every junior, so that the specs of the neighbors count.
const request: FittingRequest = {
  clubType: 'wedge',
  golfer: { handedness: 'right', age: 10 },
  swingMetrics: { swingSpeed: 45 },
}
const golfer = golferOf(request)
const context = { request, golfer, swing: swingOf(request, golfer), ironFitting: null }
const specs = specsFor(request, null)

/** Whether a neighbor who gets so much more of a spec is named. */
const isNamed = (name: 'loft' | 'shaftWeight' | 'length' | 'lieAngle' | 'bounce', more: number): boolean => {
  const others = { ...specs, [name]: { ...specs[name], value: specs[name]!.value + more, display: 'another' } } as Specs
  const { alternatives } = inEnglish(withNeighbors(context, specs, () => others).specs[name]!)
  return alternatives.some((text) => text.startsWith('another at one'))
}

test.each([
  ['loft', 1, 1.5],
  ['shaftWeight', 6, 6.5],
  ['length', 0.5, 0.625],
  ['lieAngle', 0.75, 0.7578125],
  ['bounce', 2, 2.5],
] as const)('a neighbor is named for more than a step of %s: not for %d, for %d', (name, step, beyond) => {
  expect([step, -step, beyond, -beyond].map((more) => isNamed(name, more))).toEqual([false, false, true, true])
})

test('a neighbor whose shaft lies in the fitted band is not named', () => {
  // A teen of 13 is fitted 49 g, a junior of 12 fewer: both are sold as 40-49 g.
  const golfer = { handedness: 'left', handicap: 0, gender: 'female', age: 13 } as const
  const swingMetrics = { swingSpeed: 63.3, launchAngle: 13.8, missPattern: 'both', missSize: 'large' } as const
  const { shaftWeight } = fit({ clubType: 'fairway', golfer, swingMetrics }).specs
  expect(shaftWeight).toMatchObject({ display: '40-49 g', alternatives: [] })
})

test('the head class across a border is handed over as a value, whatever its words are', () => {
  const renamed = { ...specs.headProfile, value: 'tour', display: 'Reads at one stroke otherwise' }
  const none = withNeighbors(context, specs, () => specs)
  const other = withNeighbors(context, specs, () => ({ ...specs, headProfile: renamed }))
  expect(none.otherHead).toBeNull()
  expect(inEnglish(other.otherHead)).toMatchObject({ category: 'tour', step: expect.stringMatching(/^at /) })
})
