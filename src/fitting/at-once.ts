import { isStorageUnavailable } from '../platform/errors.ts'
import { type Asked, storeLinkOf } from './asked.ts'
import type { ComputedFitting, NewFitting, Reserved } from './queries.ts'
import { makerOf } from './read-fitting.ts'
import { compute, type RunDeps } from './run.ts'

/** Whoever waits less may have to be told of a fitting before its end. The deadlines of the database end before this. */
const waitMsMin = 10_000
/** Accounts that are remembered for having nothing left. */
const spentMax = 1_000

/** Whether nobody hears of the fitting before its end, and the account had something left when it was last asked. */
export const mayFitAtOnce = ({ runs }: RunDeps, { call, fitting }: Asked): boolean =>
  call.waitMs >= waitMsMin && !runs.spent.has(spentName(fitting))

/** Remember what a reservation found, so that nobody without fittings has the engine run for nothing. */
export const rememberSpent = ({ runs }: RunDeps, fitting: NewFitting, outcome: Reserved['outcome']): void => {
  if (outcome === 'reserved') runs.spent.delete(spentName(fitting))
  if (outcome !== 'exhausted' && outcome !== 'capped') return
  if (runs.spent.size >= spentMax) runs.spent.clear()
  runs.spent.add(spentName(fitting))
}

/** A daily cap is that of one way to call, and not of the account. */
const spentName = ({ accountId, dailyCap }: NewFitting): string => `${accountId} ${dailyCap !== null}`

/** What a run and its reservation count, of one that needed neither. */
export const countStored = ({ metrics }: RunDeps, { call, fitting }: Asked): void => {
  if (!call.principal.isTest) metrics?.count('charges', [])
  metrics?.count('fittings', [fitting.request.clubType, 'completed'])
}

/** Compute what is asked for, or find that it cannot be. @throws storageUnavailable */
export const computeAsked = async (
  deps: RunDeps,
  { call, fitting, irons }: Asked,
): Promise<ComputedFitting | { readonly fault: unknown }> => {
  const { principal, onProgress = () => {} } = call
  const { accountId, fittingId, idempotencyKey, request } = fitting
  const onStage = deps.runs.stages(onProgress)
  const begun = { fittingId, clubType: request.clubType, input: request, idempotencyKey, createdAt: deps.clock() }
  const storeLink = storeLinkOf(principal, deps.config)
  try {
    const output = await compute(deps, { ...begun, accountId, irons, storeLink }, onStage)
    onStage('store')
    return { ...fitting, output, madeBy: makerOf(principal) }
  } catch (fault) {
    if (isStorageUnavailable(fault)) throw fault
    return { fault }
  }
}
