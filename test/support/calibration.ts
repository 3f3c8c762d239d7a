import { simulatedRequest } from '../../src/features/evidence/population.ts'
import { numbersOf } from '../../src/fitting/engine/club.ts'
import { golferOf } from '../../src/fitting/engine/swing/golfer.ts'
import { agree, refitsOf } from '../../src/fitting/refits/refit.ts'
import { strikeSharesOf } from '../../src/fitting/refits/strikes.ts'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { expectedSmash, strikeEfficiency } from '../../src/flight/index.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { unknownSpread } from '../../src/golf/noise.ts'
import { chance } from '../../src/platform/chance.ts'
import { specsFor } from './in-english.ts'
import { sentBy } from './sent-by.ts'

/** One spec of one golfer: how sure the fit was, and whether the fit of the truth agrees. */
export interface Judged {
  readonly confidence: number
  readonly isRight: boolean
}

/**
 * Golfers of the simulated population are the truth. Each sends a part of the own numbers, off by the noise of a launch
 * monitor or of memory; the fit of what was sent is right where the fit of the truth agrees to a step.
 */
export const judgedSpecs = async (golfers: number): Promise<Judged[]> => {
  const draws = chance(20_261_123)
  const judged: Judged[] = []
  for (let n = 0; n < golfers; n++) {
    const swinging = simulatedRequest(clubTypes[n % clubTypes.length]!, draws) as FittingRequest
    const strikePattern = draws.oneOf(strikesOf(swinging))
    const truth = { ...swinging, swingMetrics: { ...swinging.swingMetrics, strikePattern } }
    const sent = sentBy(truth, draws)
    const fitted = specsFor(sent, null)
    const fitsTruth = specsFor(truth, null)
    const refits = await refitsOf(sent, null)
    for (const name of Object.keys(fitted) as (keyof typeof fitted)[]) {
      const { value } = fitted[name]!
      const agreeing = refits.filter(({ specs }) => agree(name, specs[name]!.value, value)).length
      judged.push({ confidence: agreeing / refits.length, isRight: agree(name, fitsTruth[name]!.value, value) })
    }
  }
  return judged
}

/** Where such golfers meet the ball: their smash tells it as it is. */
const strikesOf = (request: FittingRequest) => {
  const { handicap, group } = golferOf(request)
  const { swingSpeed, ballSpeed } = request.swingMetrics
  const loftDeg = request.currentEquipment?.loft
  const usual = expectedSmash({ club: numbersOf(request), handicap: handicap?.value, group, loftDeg })
  const kept = strikeEfficiency(handicap?.value, undefined, group)
  if (ballSpeed === undefined) return strikeSharesOf(kept, null)
  return strikeSharesOf(kept, { share: ballSpeed / (swingSpeed! * usual), spread: unknownSpread.smashShare })
}
