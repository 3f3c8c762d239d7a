import { type Fit as EngineFit, fit as engineFit, specsFor as engineSpecs } from '../../src/fitting/engine/fit.ts'
import { fittingResult as result } from '../../src/fitting/result.ts'
import type { CompletedFitting as Completed } from '../../src/fitting/result-schema.ts'
import type { Rendered } from '../../src/platform/message.ts'
import { inEnglish } from '../../src/words/index.ts'

// Fits and fittings with their messages in English, as every door has them.

export type Fit = Rendered<EngineFit>
export type CompletedFitting = Rendered<Completed>

export const fit = (...asked: Parameters<typeof engineFit>): Fit => inEnglish(engineFit(...asked))
export const specsFor = (...asked: Parameters<typeof engineSpecs>) => inEnglish(engineSpecs(...asked))
export const fittingResult = (...parts: Parameters<typeof result>): CompletedFitting => inEnglish(result(...parts))
