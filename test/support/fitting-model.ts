import fc, { type Arbitrary } from 'fast-check'

/**
 * The life of an account's fittings as a small machine, written from the promises and not from the SQL:
 * charged once, never above the allowance, retried under the same id at no charge, keys kept for 72 hours.
 */
export interface Model {
  now: number
  readonly limit: number | null
  readonly cap: number
  readonly ledger: number[]
  readonly months: Map<string, { included: number; credit: number }>
  readonly agentDays: Map<string, number>
  readonly fittings: Fitting[]
  /** Attempts that some process believes to hold. It may settle or fail them whenever it likes. */
  readonly held: { fitting: number; attempt: number }[]
  ownKeys: number
}

interface Fitting {
  key: string | null
  readonly request: number
  status: 'running' | 'completed' | 'failed'
  attempt: number
  leaseUntil: number | null
  failedAt: number | null
  keyUntil: number | null
  charge: { source: 'included' | 'credit'; month: string } | null
}

/** What can happen. `pick` chooses among what there is. A crash is an attempt that nobody ends. */
export type Step =
  | { kind: 'call' | 'fitAtOnce'; key: string | null; request: number; isAgent: boolean }
  | { kind: 'retry'; pick: number; request: number | null; isAgent: boolean }
  | { kind: 'settle' | 'fail' | 'takeOver'; pick: number }
  | { kind: 'pass'; ms: number; isSwept: boolean }
  | { kind: 'buy'; amount: number }

const hour = 3_600_000
const leaseMs = 10_000

export const steps = (length: number): Arbitrary<Step[]> => {
  const pick = fc.oneof(fc.nat(1), fc.nat(20))
  const request = fc.nat(1)
  const isAgent = fc.boolean()
  const call = fc.record({
    kind: fc.constantFrom('call' as const, 'fitAtOnce' as const),
    key: fc.constantFrom(null, 'k1', 'k2', 'k3'),
    request,
    isAgent,
  })
  const retry = fc.record({
    kind: fc.constant('retry' as const),
    pick,
    request: fc.constantFrom(null, null, null, 0, 1),
    isAgent,
  })
  const end = fc.record({ kind: fc.constantFrom('settle' as const, 'fail' as const), pick })
  const rest = fc.oneof(
    fc.record({ kind: fc.constant('takeOver' as const), pick }),
    fc.record({
      kind: fc.constant('pass' as const),
      ms: fc.constantFrom(0, 1, leaseMs - 1, leaseMs, 24 * hour - 1, 24 * hour, 24 * hour, 72 * hour, 240 * hour),
      isSwept: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('buy' as const), amount: fc.integer({ min: -2, max: 2 }).filter((n) => n !== 0) }),
  )
  return fc.array(fc.oneof(call, call, retry, end, end, rest, rest), {
    minLength: length / 2,
    maxLength: length,
    size: 'max',
  })
}

export const newModel = (limit: number | null, cap: number, now: number): Model => ({
  now,
  limit,
  cap,
  ledger: [],
  months: new Map(),
  agentDays: new Map(),
  fittings: [],
  held: [],
  ownKeys: 0,
})

/** What a step led to: the outcome that the caller sees. */
export const apply = (model: Model, step: Step): string => {
  switch (step.kind) {
    case 'call':
      return reserve(model, step)
    case 'fitAtOnce':
      return fitAtOnce(model, step)
    case 'retry': {
      const retried = chosen(model.fittings, step.pick)
      if (!retried?.key) return 'nothing'
      return reserve(model, { ...step, key: retried.key, request: step.request ?? retried.request })
    }
    case 'settle':
    case 'fail': {
      const attempt = chosen(model.held, step.pick)
      const fitting = attempt && model.fittings[attempt.fitting]!
      if (!fitting) return 'nothing'
      if (fitting.status !== 'running' || fitting.attempt !== attempt.attempt) return 'lost'
      if (step.kind === 'fail') fail(model, fitting)
      else Object.assign(fitting, { status: 'completed', leaseUntil: null, keyUntil: keyUntil(model, fitting) })
      return 'ended'
    }
    case 'takeOver': {
      const fitting = chosen(model.fittings, step.pick)
      if (!fitting) return 'nothing'
      if (!isLapsed(model, fitting) || fitting.attempt >= 3) return 'refused'
      begin(model, fitting)
      return 'taken'
    }
    case 'pass':
      model.now += step.ms
      if (step.isSwept) sweep(model)
      return 'later'
    case 'buy':
      if (balanceOf(model) + step.amount < 0) return 'refused'
      model.ledger.push(step.amount)
      return 'bought'
  }
}

/** 0 is the latest. */
export const chosen = <T>(of: readonly T[], pick: number): T | undefined => of[of.length - 1 - (pick % of.length)]
export const balanceOf = ({ ledger }: Model): number => ledger.reduce((sum, amount) => sum + amount, 0)

const monthOf = ({ now }: Model) => `${new Date(now).toISOString().slice(0, 7)}-01`
const dayOf = ({ now }: Model) => new Date(now).toISOString().slice(0, 10)
const isLapsed = ({ now }: Model, { status, leaseUntil }: Fitting) => status === 'running' && leaseUntil! <= now
const keyUntil = ({ now }: Model, { key }: Fitting) => (key === null ? null : now + 72 * hour)

const reserve = (model: Model, call: { key: string | null; request: number; isAgent: boolean }): string => {
  const known = call.key === null ? undefined : model.fittings.find(({ key }) => key === call.key)
  if (known) {
    if (known.request !== call.request) return 'conflict'
    if (known.status === 'completed') return 'replay'
    if (known.status === 'running' && !isLapsed(model, known)) return 'running'
  }
  const charge = known?.charge ?? take(model, call.isAgent)
  if (typeof charge === 'string') return charge
  const fitting = known ?? {
    key: call.key,
    request: call.request,
    status: 'running',
    attempt: 0,
    leaseUntil: null,
    failedAt: null,
    keyUntil: null,
    charge,
  }
  fitting.charge = charge
  if (!known) model.fittings.push(fitting)
  begin(model, fitting)
  return known ? 'retried' : 'reserved'
}

/** Charged and completed by one call, where the key is new and something is left; else nothing happens. */
const fitAtOnce = (model: Model, call: { key: string | null; request: number; isAgent: boolean }): string => {
  if (call.key !== null && model.fittings.some(({ key }) => key === call.key)) return 'not stored'
  if (reserve(model, call) !== 'reserved') return 'not stored'
  model.held.pop() // nobody has held it
  const fitting = model.fittings.at(-1)!
  Object.assign(fitting, { status: 'completed', leaseUntil: null, keyUntil: keyUntil(model, fitting) })
  return 'stored'
}

const begin = (model: Model, fitting: Fitting) => {
  fitting.attempt++
  Object.assign(fitting, { status: 'running', leaseUntil: model.now + leaseMs, failedAt: null, keyUntil: null })
  model.held.push({ fitting: model.fittings.indexOf(fitting), attempt: fitting.attempt })
}

const take = (model: Model, isAgent: boolean): NonNullable<Fitting['charge']> | 'capped' | 'exhausted' => {
  const today = model.agentDays.get(dayOf(model)) ?? 0
  if (isAgent && today >= model.cap) return 'capped'
  const month = monthOf(model)
  const used = model.months.get(month) ?? { included: 0, credit: 0 }
  const source = model.limit === null || used.included < model.limit ? 'included' : 'credit'
  if (source === 'credit' && balanceOf(model) === 0) return 'exhausted'
  if (source === 'credit') model.ledger.push(-1)
  used[source]++
  model.months.set(month, used)
  if (isAgent) model.agentDays.set(dayOf(model), today + 1)
  return { source, month }
}

const fail = (model: Model, fitting: Fitting) => {
  Object.assign(fitting, {
    status: 'failed',
    leaseUntil: null,
    failedAt: model.now,
    keyUntil: keyUntil(model, fitting),
  })
  fitting.key ??= ownKey(model)
}

const ownKey = (model: Model) => `ours ${++model.ownKeys}`

const sweep = (model: Model) => {
  for (const fitting of model.fittings) {
    if (isLapsed(model, fitting)) fail(model, fitting)
    const { charge, status, failedAt } = fitting
    if (status === 'failed' && charge && failedAt! + 24 * hour <= model.now) {
      model.months.get(charge.month)![charge.source]--
      if (charge.source === 'credit') model.ledger.push(1)
      fitting.charge = null
    }
    if (fitting.keyUntil !== null && fitting.keyUntil <= model.now) {
      fitting.key = status === 'failed' ? ownKey(model) : null
      fitting.keyUntil = null
    }
  }
}

/** What holds after every step, whatever happened before; empty when it does. */
export const broken = (model: Model): string[] => {
  const { fittings, months, agentDays, limit, cap } = model
  const charged = (month: string, source: string) =>
    fittings.filter(({ charge }) => charge?.month === month && charge.source === source).length
  const keys = fittings.flatMap(({ key }) => key ?? [])
  const promises: [string, boolean][] = [
    ['the balance is never negative', balanceOf(model) >= 0],
    ['a key names one fitting', new Set(keys).size === keys.length],
    [
      'what is counted is what is charged, within the limit',
      [...months].every(
        ([month, { included, credit }]) =>
          included === charged(month, 'included') &&
          credit === charged(month, 'credit') &&
          (limit === null || included <= limit),
      ),
    ],
    ['the cap holds', [...agentDays.values()].every((count) => count <= cap)],
    [
      'what runs or is completed is paid',
      fittings.every(({ status, charge }) => status === 'failed' || charge !== null),
    ],
    ['what failed can be run again', fittings.every(({ status, key }) => status !== 'failed' || key !== null)],
  ]
  return promises.filter(([, isKept]) => !isKept).map(([promise]) => promise)
}
