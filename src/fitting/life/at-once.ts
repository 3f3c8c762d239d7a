import { isStorageUnavailable } from '../../platform/errors.ts'
import { faultPoint } from '../../platform/fault-point.ts'
import { isUndone } from '../../platform/postgres/outage.ts'
import { within } from '../../platform/work/within.ts'
import { type Analyzed, type Asked, credentialOf, isCorrection } from './asked.ts'
import type { OnStage } from './progress.ts'
import { type ComputedFitting, type NewFitting, type Reserved, selectFitting, storeFitting } from './queries.ts'
import { unknownEnd } from './refusal.ts'
import { rehearsedBy } from './rehearsal.ts'
import { compute, type RunDeps } from './run.ts'
import { traceStages } from './trace-stages.ts'

/** Whoever waits less may have to be told of a fitting before its end. The deadlines of the database end before this. */
const waitMsMin = 10_000
/** Accounts that are remembered for having nothing left. */
const spentMax = 1_000

/** Nothing was stored: the fitting has to be reserved first. */
interface Unstored {
  /** Of the engine. */
  readonly fault?: unknown
}

/**
 * Compute a fitting and store it in one round trip, where that may be: nothing is charged before it is stored, so a process
 * that dies meanwhile has changed nothing. Whoever sends its key meanwhile hears what became of it.
 *
 * @throws storageUnavailable
 */
export const fitAtOnce = async (deps: RunDeps, asked: Asked): Promise<Analyzed | Unstored> => {
  const { keys } = deps.runs
  const earlier = keys.find(asked.fitting)
  if (earlier === undefined && mayFitAtOnce(deps, asked))
    return keys.begin(asked.fitting, () => computeAndStore(deps, asked))
  await earlier // within the deadlines of the database
  return {}
}

const computeAndStore = (deps: RunDeps, asked: Asked): Promise<Analyzed | Unstored> =>
  traceStages(
    deps.tracing,
    deps.runs.stages(asked.call.onProgress ?? (() => {})),
    async (onStage): Promise<Analyzed | Unstored> => {
      const computed = await computeAsked(deps, asked, onStage)
      if ('fault' in computed) return computed
      faultPoint('before-settle')
      if (!(await isStored(deps, computed))) return {}
      faultPoint('after-settle')
      countStored(deps, asked)
      return { result: computed.output, requestId: computed.requestId, isReplay: false }
    },
  )

/** How long to ask what became of a fitting, after the deadline for storing it. */
const lookUpMsMax = 1_000

const isStored = async (deps: RunDeps, computed: ComputedFitting): Promise<boolean> => {
  const { accountId, fittingId } = computed
  try {
    return await storeFitting(deps, computed)
  } catch (thrown) {
    if (!isStorageUnavailable(thrown)) return false
    if (isUndone(thrown)) throw thrown
    const found = selectFitting(deps, accountId, fittingId).catch(() => null)
    if ((await within(found, lookUpMsMax, () => null)) !== null) return true
    throw unknownEnd(fittingId, thrown)
  }
}

/** Whether nobody hears of the fitting before its end, and the account had something left when it was last asked. */
export const mayFitAtOnce = ({ runs }: RunDeps, { call, fitting }: Asked): boolean =>
  call.waitMs >= waitMsMin && !runs.spent.has(spentName(fitting)) && rehearsedBy(call) === undefined

/** Remember what a reservation found, so that nobody without fittings has the engine run for nothing. */
export const rememberSpent = ({ runs }: RunDeps, fitting: NewFitting, outcome: Reserved['outcome']): void => {
  if (outcome === 'reserved' && !isCorrection(fitting)) runs.spent.delete(spentName(fitting))
  if (outcome !== 'exhausted' && outcome !== 'capped') return
  if (runs.spent.size >= spentMax) runs.spent.clear()
  runs.spent.add(spentName(fitting))
}

/** A daily cap is that of one way to call, and not of the account. */
const spentName = ({ accountId, dailyCap }: NewFitting): string => `${accountId} ${dailyCap !== null}`

/** What a run and its reservation count, of one that needed neither. */
export const countStored = ({ metrics }: RunDeps, { call, fitting }: Asked): void => {
  if (!call.principal.isTest && !isCorrection(call)) metrics?.count('charges', [])
  metrics?.count('fittings', [fitting.request.clubType, 'completed'])
}

/** Compute what is asked for, or find that it cannot be. @throws storageUnavailable */
export const computeAsked = async (
  deps: RunDeps,
  { call, fitting, lookups }: Asked,
  onStage: OnStage,
): Promise<ComputedFitting | { readonly fault: unknown }> => {
  const { fittingId, request } = fitting
  const { idempotencyKey } = call
  const begun = { fittingId, clubType: request.clubType, input: request, idempotencyKey, createdAt: deps.clock() }
  try {
    const output = await compute(deps, begun, lookups, onStage)
    onStage('store')
    return { ...fitting, output, madeBy: credentialOf(call.principal) }
  } catch (fault) {
    if (isStorageUnavailable(fault)) throw fault
    return { fault }
  }
}
