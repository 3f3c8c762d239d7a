import { problem } from '../../platform/errors.ts'
import type { Scorer } from '../../scoring/index.ts'
import { inEnglish } from '../../words/index.ts'
import { say } from '../../words/say.ts'
import { fit } from '../engine/fit.ts'
import type { FittingRequest } from '../schema/schema.ts'
import { saidClub, whichCurrentClub } from './current-club.ts'
import { questionsOf } from './questions.ts'

/** For callers who want to be asked before a fitting is charged. @throws questionsFirst with what a fitting would ask */
export const ensureNothingToAsk = (request: FittingRequest, { current }: Pick<Scorer, 'current'>): void => {
  const said = saidClub(request, current().image.catalog)
  const questions = questionsOf(request, fit(request), whichCurrentClub(request, said))
  if (questions.length === 0) return
  const words = say('fittings.questions', { questions: questions.map(({ question }) => question) })
  throw problem('questionsFirst', { detail: words, questions: inEnglish(questions) })
}
