import { ensureMakers } from '../answer/wanted-makers.ts'
import type { CompletedFitting } from '../schema/result-schema.ts'
import type { AnalyzeCall, Analyzed } from './asked.ts'
import { changedFields, correctionRefusal, isPickField } from './correction.ts'
import { keyOwner } from './key-owner.ts'
import { lookupsOf, makerOf } from './lookups.ts'
import { type FittingRow, selectFitting } from './queries.ts'
import { compute, type RunDeps } from './run.ts'

/** As long as a fitting may be corrected. @source house */
const repickMs = 24 * 3_600_000

/** Other clubs for a fitting: it is not stored, so it costs nothing and stays the same fitting; null: the request wants more than that. */
export const repick = async (deps: RunDeps, call: AnalyzeCall): Promise<Analyzed | null> => {
  const { principal, request, requestId } = call
  if (request.corrects === undefined) return null
  const row = await selectFitting(deps, principal.accountId, request.corrects, makerOf(principal))
  if (row === null || row.output === null) return null
  const changed = changedFields(row.input, request)
  if (changed.length === 0 || !changed.every(isPickField)) return null
  if ((await keyOwner(deps, call)) !== null) return null
  if (deps.clock().getTime() - row.createdAt.getTime() > repickMs) throw correctionRefusal('late', request.corrects)
  const result = await computeAgain(deps, call, row)
  return hasSpecsOf(row.output, result) ? { result, requestId, isReplay: false } : null
}

const computeAgain = async (deps: RunDeps, { principal, request }: AnalyzeCall, row: FittingRow) => {
  const { corrects: _, ...others } = request
  const { corrects } = row.input
  const input = corrects === undefined ? others : { ...others, corrects }
  ensureMakers(input, deps.scorer)
  const lookups = await lookupsOf(deps, principal, input)
  return compute(deps, { ...row, input, idempotencyKey: null }, lookups, () => {})
}

const hasSpecsOf = ({ specs: before }: CompletedFitting, { specs }: CompletedFitting): boolean =>
  Bun.deepEquals(valuesOf(before), valuesOf(specs))

const valuesOf = (specs: CompletedFitting['specs']) => Object.entries(specs).map(([name, { value }]) => [name, value])
