import {
  analyzeBag as analysis,
  type BagGapping as Gapping,
  type BagPlan as Plan,
  answerPlan as plan,
} from '../../src/features/bag/index.ts'
import { fittingResult as result } from '../../src/fitting/answer/result.ts'
import { type Fit as EngineFit, fit as engineFit, specsFor as engineSpecs } from '../../src/fitting/engine/fit.ts'
import type { IronCarryOver } from '../../src/fitting/engine/index.ts'
import { withRefitShares as shares } from '../../src/fitting/refits/index.ts'
import type { CompletedFitting as Completed, FittingResult } from '../../src/fitting/schema/result-schema.ts'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { match as matchIn } from '../../src/matching/index.ts'
import { fieldProblems as wrongFields } from '../../src/platform/schema.ts'
import { inEnglish } from '../../src/words/index.ts'
import type { Message, Rendered } from '../../src/words/message.ts'
import { say } from '../../src/words/say.ts'

// Fits, fittings, bags and refusals with their messages in English, as every door has them.

export type Fit = Rendered<EngineFit>
export type CompletedFitting = Rendered<Completed>

export const fit = (...asked: Parameters<typeof engineFit>): Fit => inEnglish(engineFit(...asked))
export const specsFor = (...asked: Parameters<typeof engineSpecs>) => inEnglish(engineSpecs(...asked))
export const match = (...wanted: Parameters<typeof matchIn>) => inEnglish(matchIn(...wanted))
export const fittingResult = (...parts: Parameters<typeof result>): CompletedFitting => inEnglish(result(...parts))
export const withRefitShares = async <Result extends FittingResult>(
  ...asked: [Result, FittingRequest, () => Promise<IronCarryOver | null>]
): Promise<Rendered<Result>> => inEnglish(await shares(...asked))

/** As requests hold it: lists that may be changed. */
type Plain<Answer> = Answer extends Message
  ? string
  : Answer extends object
    ? { -readonly [Name in keyof Answer]: Plain<Answer[Name]> }
    : Answer

export type BagGapping = Plain<Gapping>
export type BagPlan = Plain<Plan>
export const analyzeBag = (...asked: Parameters<typeof analysis>) => inEnglish(analysis(...asked)) as BagGapping
export const answerPlan = (...asked: Parameters<typeof plan>) => inEnglish(plan(...asked)) as BagPlan
export const fieldProblems = (...asked: Parameters<typeof wrongFields>) => inEnglish(wrongFields(...asked))

/** A refusal that only a test makes. */
export const inText = (name: string): Message => say('general.name', { name })
