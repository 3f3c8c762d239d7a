import { firstId } from '../../platform/ids.ts'
import { analyze } from './analyze.ts'
import type { AnalyzeCall, Analyzed } from './asked.ts'
import { changedFields, isPickField } from './correction.ts'
import { type FittingRow, selectMadeSince } from './queries.ts'
import { readFitting } from './read-fitting.ts'
import { repick } from './repick.ts'
import type { RunDeps } from './run.ts'

/** Within it a caller that sends the same without a key is taken to send it again. @source house */
const repeatMs = 10 * 60_000

/**
 * As `analyze`, for callers whose hosts send a call again: without a key, what this caller fitted within ten minutes is answered
 * again, with other clubs where only what decides them differs.
 */
export const analyzeOnce = async (deps: RunDeps, call: AnalyzeCall): Promise<Analyzed> =>
  (call.idempotencyKey === null ? await repeated(deps, call) : null) ?? analyze(deps, call)

const repeated = async (deps: RunDeps, call: AnalyzeCall): Promise<Analyzed | null> => {
  const { principal, request } = call
  const { accountId, keyId } = principal
  if (keyId === undefined) return null
  const since = firstId('fit', new Date(deps.clock().getTime() - repeatMs))
  const made = await selectMadeSince(deps.sql, { accountId, keyId }, request.clubType, since)
  const same = made.find(({ input }) => isSame(input, request))
  if (same !== undefined) {
    const { fittingId, requestId } = same
    const read = await readFitting(deps, { ...call, accountId, fittingId })
    return read && { result: read.result, requestId, isReplay: true }
  }
  const filtered = made.find(({ input }) => changedFields(input, request).every(isPickField))
  if (filtered === undefined || request.corrects !== undefined) return null
  return repick(deps, { ...call, request: { ...request, corrects: filtered.fittingId } })
}

const isSame = (input: FittingRow['input'], request: FittingRow['input']): boolean =>
  changedFields(input, request).length === 0 && (request.corrects === undefined || request.corrects === input.corrects)
