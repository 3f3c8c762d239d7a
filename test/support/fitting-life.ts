import { expect } from 'bun:test'
import fc from 'fast-check'
import { sweep } from '../../src/fitting/index.ts'
import {
  failFitting,
  type NewFitting,
  reserveFitting,
  settleFitting,
  storeFittings,
  takeOverFitting,
} from '../../src/fitting/life/queries.ts'
import { addCredits, createAccount } from '../../src/identity/accounts/index.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { recordingLog } from './app.ts'
import { requests } from './club.ts'
import { apply, balanceOf, chosen, type Model, newModel, type Step } from './fitting-model.ts'

export const began = Date.UTC(2026, 10, 20, 12)
export const cap = 2
export const limits = fc.constantFrom(null, 0, 1, 3)

/** Take a database and the model through the same life, and compare them after each step. Fittings of earlier lives go. */
export const liveAsModel = async (sql: Sql, limit: number | null, life: readonly Step[]): Promise<void> => {
  await sql.script('truncate fittings')
  const model = newModel(limit, cap, began)
  const real = await openReal(sql, model)
  for (const step of life) {
    // Who is meant by a step is known before it: both sides choose from the same lists.
    const target = targetOf(model, step)
    const outcome = apply(model, step)
    expect(await real.apply(step, target)).toBe(outcome)
    await real.matches()
  }
}

interface Target {
  readonly fitting: number
  readonly attempt: number
  readonly request: number
}

const targetOf = ({ fittings, held }: Model, step: Step): Target | undefined => {
  if (step.kind === 'settle' || step.kind === 'fail') {
    const attempt = chosen(held, step.pick)
    return attempt && { ...attempt, request: 0 }
  }
  if (step.kind !== 'retry' && step.kind !== 'takeOver') return undefined
  const fitting = chosen(fittings, step.pick)
  return fitting && { fitting: fittings.indexOf(fitting), attempt: fitting.attempt, request: fitting.request }
}

/** As much of a result as the database looks at. */
const anOutput = {
  ...{ specs: { shaftFlex: {} }, topPicks: [], clubRecommendations: {} },
  input: { golfer: {}, swingMetrics: {} },
  meta: { rulesetRevision: 'r', catalogRevision: 'c', computeMs: 1 },
}

/** The real functions on an account of its own, driven by the same steps. */
const openReal = async (sql: Sql, model: Model) => {
  const clock = () => new Date(model.now)
  const deps = { sql, clock, log: recordingLog().log }
  const who = { email: 'fitter@example.com', companyName: 'Range', monthlyLimit: model.limit, isEnterprise: false }
  const { accountId } = await createAccount(deps, who)
  const ids: string[] = []

  const newFitting = (key: string | null, request: number, isAgent: boolean): NewFitting => ({
    accountId,
    fittingId: newId('fit', clock()),
    request: { ...requests.driver },
    idempotencyKey: key,
    fingerprint: `request ${request}`,
    requestId: newId('req'),
    platform: null,
    client: null,
    traffic: 'test', // evidence is not the matter here
    dailyCap: isAgent ? cap : null,
    isDurable: false,
  })
  const reserve = async (...call: Parameters<typeof newFitting>): Promise<string> => {
    const { outcome, fittingId } = await reserveFitting(deps, newFitting(...call))
    if (outcome === 'reserved') ids.push(fittingId)
    return outcome
  }
  const fitAtOnce = async (...call: Parameters<typeof newFitting>): Promise<string> => {
    const fitting = newFitting(...call)
    const computed = { ...fitting, output: { ...anOutput, createdAt: clock().toISOString() } as never, madeBy: null }
    if (!(await storeFittings(deps, [computed]))[0]) return 'not stored'
    ids.push(fitting.fittingId)
    expect(await storeFittings(deps, [computed])).toEqual([true]) // again, as when its answer was lost
    return 'stored'
  }
  const keyOf = async (fitting: number): Promise<string | null> => {
    const [row] = await sql<{ key: string | null }>`
      select idempotency_key as key from fittings where account_id = ${accountId} and id = ${ids[fitting]}`
    return row!.key
  }
  const end = async (kind: 'settle' | 'fail', { fitting, attempt }: Target): Promise<string> => {
    const held = { accountId, fittingId: ids[fitting]!, attempt }
    if (kind === 'settle') return (await settleFitting(deps, held, anOutput as never)) ? 'ended' : 'lost'
    const before = await stateOf(sql, accountId, ids)
    await failFitting(deps, held, { code: 'ENGINE_FAILED', title: 'title', detail: 'detail' } as never)
    return Bun.deepEquals(before, await stateOf(sql, accountId, ids)) ? 'lost' : 'ended'
  }

  const applyReal = async (step: Step, target: Target | undefined): Promise<string> => {
    switch (step.kind) {
      case 'call':
        return reserve(step.key, step.request, step.isAgent)
      case 'fitAtOnce':
        return fitAtOnce(step.key, step.request, step.isAgent)
      case 'retry': {
        const key = target ? await keyOf(target.fitting) : null
        return key === null ? 'nothing' : reserve(key, step.request ?? target!.request, step.isAgent)
      }
      case 'settle':
      case 'fail':
        return target ? end(step.kind, target) : 'nothing'
      case 'takeOver': {
        if (!target) return 'nothing'
        return (await takeOverFitting(deps, accountId, ids[target.fitting]!)) ? 'taken' : 'refused'
      }
      case 'pass':
        if (step.isSwept) await sweep(deps)
        return 'later'
      case 'buy':
        return 'balance' in (await addCredits(deps, { accountId, amount: step.amount, note: null }))
          ? 'bought'
          : 'refused'
    }
  }
  return {
    apply: applyReal,
    matches: async () => expect(await stateOf(sql, accountId, ids)).toEqual(expectedOf(model)),
  }
}

/** Everything that is stored about an account and its fittings. Keys of ours are all alike. */
const stateOf = async (sql: Sql, accountId: string, ids: readonly string[]) => {
  const [row] = await sql<{ state: Record<string, unknown> }>`
    select json_build_object(
      'fittings', (select coalesce(json_agg(json_build_array(
                     status, attempt, (1000 * extract(epoch from lease_until))::bigint,
                     (1000 * extract(epoch from failed_at))::bigint,
                     (1000 * extract(epoch from idempotency_key_until))::bigint, charged_to, charged_month,
                     case when idempotency_key like 'retry_%' then 'ours' else idempotency_key end) order by array_position(${ids}::text[], id)), '[]')
                     from fittings where account_id = ${accountId}),
      'months', (select coalesce(json_agg(json_build_array(month, included_used, credit_used) order by month), '[]')
                   from usage_months where account_id = ${accountId}),
      'days', (select coalesce(json_agg(json_build_array(day, fittings) order by day), '[]')
                 from agent_days where account_id = ${accountId}),
      'balance', (select balance from credit_balances where account_id = ${accountId}),
      'ledger', (select coalesce(sum(amount), 0) from credit_entries where account_id = ${accountId})
    ) as state`
  return row!.state
}

const expectedOf = (model: Model) => ({
  fittings: model.fittings.map(({ key, status, attempt, leaseUntil, failedAt, keyUntil, charge }) => [
    status,
    attempt,
    leaseUntil,
    failedAt,
    keyUntil,
    charge?.source ?? null,
    charge?.month ?? null,
    key?.startsWith('ours') ? 'ours' : key,
  ]),
  months: [...model.months].sort().map(([month, { included, credit }]) => [month, included, credit]),
  days: [...model.agentDays].sort(),
  balance: balanceOf(model),
  ledger: balanceOf(model),
})
