import { expect, test } from 'bun:test'
import { simulatedRequest } from '../../../src/features/evidence/population.ts'
import { flyingOnce } from '../../../src/fitting/engine/swing/flying.ts'
import { latticeOf } from '../../../src/fitting/refits/lattice.ts'
import { plausibleGolfer } from '../../../src/fitting/refits/plausible.ts'
import { agree } from '../../../src/fitting/refits/refit.ts'
import type { FittingRequest } from '../../../src/fitting/schema/schema.ts'
import { roughStepSeconds } from '../../../src/flight/index.ts'
import { clubTypes } from '../../../src/golf/names/words.ts'
import { refitCount } from '../../../src/golf/noise.ts'
import { type Chance, chance } from '../../../src/platform/chance.ts'
import { cases } from '../../support/cases.ts'
import { specsFor } from '../../support/in-english.ts'
import { sentBy } from '../../support/sent-by.ts'

type Fitted = ReturnType<typeof specsFor>

/** Share of the golfers so drawn whose specs agree with the fitted ones, for each spec. */
const sharesOf = (request: FittingRequest, fitted: Fitted, drawsOf: (n: number) => Chance, count: number) => {
  const names = Object.keys(fitted) as (keyof Fitted)[]
  const agreeing = new Float64Array(names.length)
  for (let n = 0; n < count; n++) {
    const specs = specsFor(plausibleGolfer(request, drawsOf(n)), null, flyingOnce(roughStepSeconds))
    for (const [at, name] of names.entries()) if (agree(name, specs[name]!.value, fitted[name]!.value)) agreeing[at]!++
  }
  return agreeing.map((times) => times / count)
}

/** Root mean square error in percent of the shares by these draws, of specs that are neither sure nor ruled out. */
const errorOf = (golfers: readonly { shares: Float64Array; by: Float64Array }[]): number => {
  const errors = golfers.flatMap(({ shares, by }) =>
    [...shares].flatMap((share, at) => (share < 0.02 || share > 0.98 ? [] : [100 * (by[at]! - share)])),
  )
  return Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length)
}

/** Random golfers whose shares stand for the true ones: 30,000 where GOLFERS is set. */
const randomGolfers = Math.max(3_000, cases(30_000))
/** By which such a share is off itself, in percent. */
const ownError = 45 / Math.sqrt(randomGolfers)

test('the golfers of the lattice tell a share better than four times as many random ones', () => {
  const draws = chance(77)
  const judged = Array.from({ length: Math.max(5, cases(40)) }, (_, n) => {
    const request = sentBy(simulatedRequest(clubTypes[n % clubTypes.length]!, draws) as FittingRequest, draws)
    const fitted = specsFor(request, null)
    const random = chance(1_000 + n)
    const many = sharesOf(request, fitted, () => random, randomGolfers)
    const few = chance(2_000 + n)
    return {
      lattice: { shares: many, by: sharesOf(request, fitted, latticeOf(7_919 * (n + 1)), refitCount) },
      random: { shares: many, by: sharesOf(request, fitted, () => few, 4 * refitCount) },
    }
  })
  const [byLattice, byRandom] = [
    errorOf(judged.map(({ lattice }) => lattice)),
    errorOf(judged.map(({ random }) => random)),
  ]
  expect(byLattice).toBeLessThan(1.25 * Math.hypot(1, ownError))
  expect(byLattice).toBeLessThan(byRandom)
})
