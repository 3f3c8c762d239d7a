import { setGolferOf } from '../../features/golfers/index.ts'
import {
  answerAnalyze,
  crossFieldProblems,
  FittingRequest,
  type LabLinkDeps,
  labLink,
  type RunDeps,
} from '../../fitting/index.ts'
import { callerOf, type Principal } from '../../identity/auth/index.ts'
import { Problem } from '../../platform/errors.ts'
import type { Asked } from '../../platform/http/answers/answer.ts'
import { countRequest, type RateLimits } from '../../platform/http/limits/rate-limit.ts'
import { fieldProblems } from '../../platform/schema.ts'
import type { Reader } from '../lab/index.ts'
import { formKey, formKeyProblems } from './form-key.ts'
import { fieldSaid, fittedWithoutLab, refusalSaid } from './refusal.ts'
import { readSentForm } from './sent-form.ts'

/** Parts of the service that fit what the form sends without its script. */
export type FitHereDeps = RunDeps & LabLinkDeps & { readonly limits: RateLimits }

interface Sent {
  readonly asked: Asked
  readonly form: URLSearchParams
  readonly reader: Reader
  readonly principal: Principal
}

/** Fit by a form: where the fitting is shown, or why the form comes back. The key of the form makes a second click the same fitting. */
export const fitHere = async (
  deps: FitHereDeps,
  { asked, form, reader, principal }: Sent,
): Promise<{ readonly location: string } | { readonly refusal: string; readonly status: number }> => {
  const body = readSentForm(form, reader)
  if (typeof body === 'string') return { refusal: body, status: 400 }
  const [wrong] = [...fieldProblems(FittingRequest, body), ...crossFieldProblems(body), ...formKeyProblems(form)]
  if (wrong !== undefined) return { refusal: fieldSaid(reader, wrong), status: 400 }
  const { accountId } = principal
  try {
    await countRequest(deps.limits, 'analyze', callerOf(principal), {})
    const { fittingId } = await answerAnalyze(deps, {
      principal,
      body: body as FittingRequest,
      detail: 'full',
      askFirst: undefined,
      headers: formKey(form),
      set: asked.set,
    })
    if (principal.kind === 'session') {
      const golferId = form.get('golfer')
      const isTheirs = !golferId || (await setGolferOf(deps.sql, accountId, fittingId, golferId))
      // A golfer who was erased meanwhile: the page that asks whose it is.
      return { location: isTheirs ? `/v1/fittings/${fittingId}` : `/fittings/${fittingId}/golfer` }
    }
    const location = labLink(deps, accountId, fittingId)?.labUrl
    const refusal = fittedWithoutLab(reader, fittingId)
    return location === undefined ? { refusal, status: 200 } : { location }
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    asked.noted.code = error.code
    return { refusal: refusalSaid(reader, error), status: error.status }
  }
}
