import { addRefitShares, analyze, type CompletedFitting, type FittingRequest } from '../../fitting/index.ts'
import { inEnglish } from '../../words/index.ts'
import type { Rendered } from '../../words/message.ts'
import { OperatorError } from '../verb.ts'
import { fitCall, payingAccount } from './fit-call.ts'
import type { FitTools } from './fit-session.ts'

interface FitGolfer {
  readonly account?: string
  readonly request: FittingRequest
  /** Its Idempotency-Key. */
  readonly id?: string
}

/** Fit a golfer, with all the reasoning behind the fitting. */
export const fitGolfer = async (
  tools: FitTools,
  { account, request, id }: FitGolfer,
): Promise<Rendered<CompletedFitting>> => {
  const accountId = await payingAccount(tools.sql, account)
  tools.progress('Reading the catalog and the evidence')
  const deps = { ...tools, ...(await tools.openEngine()) }
  tools.progress('Fitting')
  const call = await fitCall(tools.sql, accountId)
  const { result } = await analyze(deps, { ...call, request, idempotencyKey: id ?? null })
  if (result.status !== 'completed')
    throw new OperatorError(`Fitting ${result.fittingId} is ${result.status}. ${result.error?.detail ?? ''}`.trim())
  return inEnglish(await addRefitShares(deps, accountId, result as CompletedFitting, request))
}
