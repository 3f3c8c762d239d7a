import { AsyncLocalStorage } from 'node:async_hooks'
import type { Static } from '@sinclair/typebox'
import { type Principal, principalOf } from '../../identity/auth/index.ts'
import { Problem } from '../../platform/errors.ts'
import { type Exchange, respondWith } from '../../platform/http/answers/response.ts'
import { attributionOf } from '../../platform/http/attribution.ts'
import { lineType } from '../../platform/http/body/lines.ts'
import { countFurther, type RateLimits } from '../../platform/http/limits/rate-limit.ts'
import { listenerFor } from '../../platform/http/listener.ts'
import { problemAnswer } from '../../platform/http/problems.ts'
import { requestIdHeader } from '../../platform/http/request-id.ts'
import { mapYielding } from '../../platform/work/yield.ts'
import { type Listener, rendered } from '../../words/index.ts'
import type { LabLinkDeps } from '../answer/lab-link.ts'
import { answerWithinMs, withLab, withoutReasoning } from '../life/answer-analyze.ts'
import type { RunDeps } from '../life/run.ts'
import { analyzeRows } from './analyze-rows.ts'
import type { EndedRow } from './end-rows.ts'
import type { BatchHeaders } from './operation.ts'
import { type ReadRow, readRows } from './read-rows.ts'
import type { BatchAnswer } from './schema.ts'

/** What a batch needs of the service. */
interface BatchDeps extends RunDeps, LabLinkDeps {
  readonly limits: RateLimits
}

/**
 * Fit the rows of a body of lines, and answer each with a line, in their order: a client reads the two side by side, and as
 * rows take milliseconds, none waits long for an earlier one.
 *
 * @throws validationFailed for a body that is no batch at all.
 */
export const answerBatch = async (
  deps: BatchDeps,
  { request, set }: Exchange,
  body: string,
  headers: Static<typeof BatchHeaders>,
): Promise<Response> => {
  const principal = principalOf(request)
  const rows = await withinRate(deps, principal, await readRows(body), set.headers)
  const requestId = String(set.headers[requestIdHeader])
  const call = {
    principal,
    requestId,
    waitMs: answerWithinMs,
    whileRunning: 'refuse',
    ...attributionOf(headers),
  } as const
  const listener = listenerFor(request)
  const reader = { accountId: principal.accountId, requestId, listener }
  const write = (group: readonly EndedRow[]) => linesOf(deps, reader, group)
  const startedMs = performance.now()
  const onEnd = () => deps.metrics?.observe('batchSeconds', [], (performance.now() - startedMs) / 1000)
  const answered = inTurn(deps.limits.unread.to(principal.keyId), analyzeRows(deps, call, rows), write, onEnd)
  return respondWith(set, answered, { 'content-type': lineType, 'cache-control': 'no-store' })
}

/** Each row counts as a request; the request itself was counted before its body was read. */
const withinRate = async (
  { limits }: BatchDeps,
  principal: Principal,
  rows: readonly ReadRow[],
  headers: Record<string, unknown>,
): Promise<readonly ReadRow[]> => {
  const counted = await countFurther(limits, 'analyze', principal, rows.length - 1, headers)
  if (counted === null) return rows
  const within = rows.length - counted.over
  return rows.map((row, index) => (index < within ? row : { ...row, row: counted.refusal }))
}

/** One piece after the other, each made when the one before has gone to the network; nothing more for a reader who left. */
const inTurn = <Piece>(
  outlet: ReturnType<RateLimits['unread']['to']>,
  pieces: AsyncGenerator<Piece, void, undefined>,
  write: (piece: Piece) => Promise<string>,
  onEnd: () => void,
): ReadableStream => {
  let isLeft = false
  return new ReadableStream({
    type: 'direct',
    // It is called when the answer is sent, and belongs to the trace of the request all the same.
    pull: AsyncLocalStorage.bind(async (controller: ReadableStreamDirectController) => {
      for await (const piece of pieces) {
        if (isLeft) return
        controller.write(await write(piece))
        await outlet.taken(controller)
      }
      controller.close()
      onEnd()
    }),
    cancel: () => {
      isLeft = true
    },
  })
}

/** Whom the lines are for. */
interface BatchReader {
  readonly accountId: string
  readonly requestId: string
  readonly listener: Listener
}

const linesOf = async (deps: BatchDeps, reader: BatchReader, group: readonly EndedRow[]): Promise<string> =>
  (await mapYielding(group, (row) => lineOf(deps, reader, row))).join('')

const lineOf = (deps: BatchDeps, { accountId, requestId, listener }: BatchReader, { row, end }: EndedRow): string => {
  const { index, key: idempotencyKey } = row
  if (end instanceof Problem) {
    deps.metrics?.count('batchRows', ['refused', end.code])
    const { text } = problemAnswer(end, { requestId, listener }, deps)
    return `${JSON.stringify({ index, idempotencyKey, status: 'refused', isReplay: false }).slice(0, -1)},"problem":${text}}\n`
  }
  const { result, isReplay } = end
  deps.metrics?.count('batchRows', [result.status, ''])
  const fitting = rendered(listener, withLab(deps, accountId, withoutReasoning(result)))
  // A fitting has the members of its status.
  const line = { index, idempotencyKey, status: result.status, isReplay, fitting } as BatchAnswer
  return `${JSON.stringify(line)}\n`
}
