import { roughStepSeconds } from '../../flight/index.ts'
import { refitCount, specStep } from '../../golf/noise.ts'
import { fingerprint } from '../../platform/fingerprint.ts'
import { yieldWhenDue } from '../../platform/work/yield.ts'
import type { Specs } from '../engine/club-fit.ts'
import { specsFor } from '../engine/fit.ts'
import type { Spec } from '../engine/spec.ts'
import type { IronCarryOver } from '../engine/swing/context.ts'
import { flyingOnce } from '../engine/swing/flying.ts'
import type { FittingRequest } from '../schema/schema.ts'
import { latticeOf } from './lattice.ts'
import { plausibleGolfer } from './plausible.ts'

/** One golfer who could have sent the request, with what fits that golfer. */
export interface Refit {
  readonly golfer: FittingRequest
  readonly specs: Specs
}

/**
 * The request fitted again for golfers who could have sent it. The same request gives the same golfers; others get their turn
 * in between.
 * @rule IN-REFIT
 */
export const refitsOf = async (request: FittingRequest, irons: IronCarryOver | null): Promise<Refit[]> => {
  const drawsOf = latticeOf(seedOf(request))
  const refits: Refit[] = []
  for (let n = 0; n < refitCount; n++) {
    await yieldWhenDue()
    const golfer = plausibleGolfer(request, drawsOf(n))
    refits.push({ golfer, specs: specsFor(golfer, irons, flyingOnce(roughStepSeconds)) })
  }
  return refits
}

/** From 1: the generator stays at 0 for ever. */
const seedOf = (request: FittingRequest): number =>
  1 + (Number.parseInt(fingerprint(withoutSide(request)).slice(0, 8), 16) % 2 ** 30)

/** Left and right change no figure: a golfer and the same one in a mirror are as sure. Where shots landed has sides too. */
const withoutSide = ({ golfer, swingMetrics, shots: _shots, ...others }: FittingRequest) => {
  const { handedness: _hand, ...person } = golfer
  const { clubPath: _path, faceAngle: _face, ...metrics } = swingMetrics
  return { ...others, golfer: person, swingMetrics: metrics }
}

/** Whether two fits of one spec count as one: the same word, or figures within a step of what is made. @rule IN-REFIT */
export const agree = (name: string, a: Spec['value'], b: Spec['value']): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= (specStep[name] ?? 0) : a === b
