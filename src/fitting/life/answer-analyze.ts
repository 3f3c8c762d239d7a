import type { Static } from '@sinclair/typebox'
import type { Principal } from '../../identity/auth/index.ts'
import { attributionOf } from '../../platform/http/attribution.ts'
import { requestIdHeader } from '../../platform/http/request-id.ts'
import { englishListener, type Listener, rendered } from '../../words/index.ts'
import { addRefitShares } from '../answer/add-refit-shares.ts'
import { ensureNothingToAsk } from '../answer/ask-first.ts'
import { type LabLinkDeps, labLink } from '../answer/lab-link.ts'
import type { AnalyzeHeaders } from '../operations.ts'
import type { CompletedFitting, FittingResult } from '../schema/result-schema.ts'
import type { FittingRequest } from '../schema/schema.ts'
import { analyze } from './analyze.ts'
import type { RunDeps } from './run.ts'

/** Proxies give up after 30 to 60 seconds; until then a fitting has its answer, or an id to ask for it. */
export const answerWithinMs = 25_000

/** A request for a fitting over REST, wherever its measurements came from. */
interface Asked {
  readonly principal: Principal
  readonly body: FittingRequest
  readonly detail: 'full' | undefined
  /** Answer with the questions, where there are any, instead of fitting. */
  readonly askFirst: 'true' | undefined
  readonly headers: Static<typeof AnalyzeHeaders>
  readonly set: { readonly headers: Record<string, unknown> }
  /** Whom the texts are for. */
  readonly listener?: Listener
}

/** Fit, and answer as analyze does: headers, reasoning when asked for, and a link to the lab. @throws questionsFirst, and as `analyze` */
export const answerAnalyze = async (
  deps: RunDeps & LabLinkDeps,
  { principal, body, detail, askFirst, headers, set, listener = englishListener }: Asked,
) => {
  if (askFirst === 'true') ensureNothingToAsk(body, deps.scorer)
  const { result, requestId, isReplay } = await analyze(deps, {
    principal,
    request: body,
    requestId: String(set.headers[requestIdHeader]),
    waitMs: answerWithinMs,
    whileRunning: 'refuse',
    idempotencyKey: headers['idempotency-key'] ?? null,
    // For usage reports; empty headers say nothing, and those of a visitor of a web page are not believed.
    ...attributionOf(principal.publishable === undefined ? headers : {}),
  })
  set.headers[requestIdHeader] = requestId
  if (isReplay) set.headers['idempotent-replayed'] = 'true'
  const { accountId } = principal
  const shown = detail === 'full' ? await addRefitShares(deps, accountId, result, body) : withoutReasoning(result)
  return rendered(listener, withLab(deps, accountId, shown))
}

/** Club types whose completed fittings carry a link to the lab over REST. */
const carryLab: readonly string[] = ['driver', 'iron']

type Linked = Pick<FittingResult, 'fittingId' | 'clubType' | 'status'>

/** A link is made for each answer, and never stored: it would be dead before the fitting is read again. */
export const withLab = <Answer extends Linked>(deps: LabLinkDeps, accountId: string, answer: Answer) => {
  const isLinked = answer.status === 'completed' && carryLab.includes(answer.clubType)
  const link = isLinked ? labLink(deps, accountId, answer.fittingId) : null
  return link === null ? answer : { ...answer, labUrl: link.labUrl }
}

/** A fitting as it is shown without detail: no analysis, and each spec without its reasoning. Detail is a view, not a request. */
export const withoutReasoning = ({ analysis: _, ...result }: FittingResult): FittingResult =>
  result.specs === undefined ? result : { ...result, specs: plain(result.specs) }

const plain = (specs: CompletedFitting['specs']) => {
  const all: Record<string, unknown> = {}
  for (const name in specs) all[name] = withoutWords(specs[name as keyof typeof specs]!)
  return all as CompletedFitting['specs']
}

/** Member by member: taking two out of a copy costs twice as much. */
const withoutWords = (spec: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const plainSpec: Record<string, unknown> = {}
  for (const name in spec) if (name !== 'why' && name !== 'alternatives') plainSpec[name] = spec[name]
  return plainSpec
}
