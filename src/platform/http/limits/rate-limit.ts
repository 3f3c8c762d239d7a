import type { Elysia } from 'elysia'
import { say } from '../../../words/say.ts'
import { type Problem, problem } from '../../errors.ts'
import type { Config } from '../../settings/settings.ts'
import { createUnreadAnswers, type UnreadAnswers } from './unread-answers.ts'
import { createWindowCounter, type WindowCounter } from './window-counter.ts'

/** Operations that share one limit. The wire names them in `RateLimit-Policy`. */
export type RateGroup = 'catalog' | 'search' | 'scores' | 'free' | 'read' | 'analyze' | 'ingest' | 'agents' | 'page'

/** What is counted: requests of a group, or forms by which visitors of a shop's page want to be contacted, which no wire names. */
type RateKind = RateGroup | 'lead'

/** Seconds in which requests are counted. */
const windowSeconds = 60

/** Seconds in which one kind is counted. */
export const windowSecondsOf = (kind: RateKind): number => (kind === 'lead' ? 3600 : windowSeconds)

/** Forms that one sender may send to one account in a window. */
const leadsMax = 5

/**
 * Who is counted: a credential, beside the limit of its own within that of its account, so that many keys are not many
 * limits; or a sender without an account, by a name.
 */
export type Caller = string | { readonly keyId: string; readonly accountId: string }

/** A caller's remaining limit in a group after a request. */
export interface Standing {
  readonly isAllowed: boolean
  /** It is the account's, of whose limit less is left than of the credential's own. */
  readonly isOfAccount?: true
  /** Requests of this window above the limit. */
  readonly over: number
  /** Requests per window. */
  readonly limit: number
  /** Requests left in this window. */
  readonly remaining: number
  /** Until the next window begins, at least 1. */
  readonly waitSeconds: number
}

/** Counts requests per group and caller. */
export interface RateLimits {
  /** `take` answers without a promise. */
  readonly isInMemory: boolean
  /** Answers that wait for slow readers, counted per process, since they wait in its memory. */
  readonly unread: UnreadAnswers
  /** Count one request, or so many; null for a group without limit. */
  take(kind: RateKind, caller: Caller, count?: number): Standing | null | Promise<Standing | null>
}

/** Counters in this process: every replica, and every one of WORKERS, counts for itself. */
interface MemoryRateLimits extends RateLimits {
  take(kind: RateKind, caller: Caller, count?: number): Standing | null
}

/** Requests per window and caller; 0: unlimited. */
export const rateLimitsOf = (config: Config): Readonly<Record<RateKind, number>> => ({
  catalog: config.rateLimitCatalogPerMinute,
  search: config.rateLimitSearchPerMinute,
  scores: config.rateLimitScoresPerMinute,
  free: config.rateLimitFreePerMinute,
  read: config.rateLimitReadPerMinute,
  analyze: config.rateLimitAnalyzePerMinute,
  ingest: config.rateLimitIngestPerMinute,
  agents: config.rateLimitAgentsPerMinute,
  page: config.rateLimitPagePerMinute,
  lead: leadsMax,
})

/** Limits that this process counts alone. */
export const memoryRateLimits = (config: Config): MemoryRateLimits => {
  const limits = rateLimitsOf(config)
  const [counters, ofAccounts] = [countersOf(limits), countersOf(limits)]
  return {
    isInMemory: true,
    unread: createUnreadAnswers(),
    take: (group, caller, count = 1) => {
      const limit = limits[group]
      if (limit === 0) return null
      const add = (counter: WindowCounter, name: string, most: number, count: number): Standing => {
        const window = counter.add(name, count)
        return standingOf(most, window.count, window.endsAtMs - performance.now())
      }
      const own = add(counters[group], keyOf(caller), limit, count)
      if (typeof caller === 'string' || config.rateLimitAccountFactor === 0) return own
      const within = withinOwn(own, count)
      if (within === 0) return own
      const shared = add(ofAccounts[group], caller.accountId, limit * config.rateLimitAccountFactor, within)
      return narrower(own, shared, count)
    },
  }
}

const countersOf = (limits: Readonly<Record<RateKind, number>>): Readonly<Record<RateKind, WindowCounter>> => {
  const counters = (Object.keys(limits) as RateKind[]).map((one) => [
    one,
    createWindowCounter(windowSecondsOf(one) * 1000),
  ])
  return Object.fromEntries(counters) // one for each kind of the limits
}

const keyOf = (caller: Caller): string => (typeof caller === 'string' ? caller : caller.keyId)

/**
 * Requests that the credential's own limit lets through. Only these count for its account: whoever floods with one key, which
 * may stand in a web page, takes nothing from the others beyond that key's own limit.
 */
const withinOwn = ({ over }: Standing, count: number): number => Math.max(0, count - over)

/** What is left to a credential that has a limit of its own and one with its account, after so many requests. */
export const narrower = (own: Standing, ofAccount: Standing, count: number): Standing => {
  const within = withinOwn(own, count)
  const over = count - within + Math.min(within, ofAccount.over)
  if (!ofAccount.isAllowed) return { ...ofAccount, isOfAccount: true, over }
  return own.isAllowed && ofAccount.remaining < own.remaining ? { ...ofAccount, isOfAccount: true } : own
}

/** The same limits, with a listener for refusals. */
export const withRefusals = (limits: RateLimits, onRefused: (kind: RateKind, requests: number) => void): RateLimits => {
  const tell = (kind: RateKind, count: number, standing: Standing | null): Standing | null => {
    if (standing !== null && !standing.isAllowed) onRefused(kind, Math.min(count, standing.over))
    return standing
  }
  return {
    ...limits,
    take: (group, caller, count = 1) => {
      const standing = limits.take(group, caller, count)
      return standing instanceof Promise
        ? standing.then((shared) => tell(group, count, shared))
        : tell(group, count, standing)
    },
  }
}

/** @param taken Requests of this window, this one included. */
export const standingOf = (limit: number, taken: number, leftMs: number): Standing => ({
  isAllowed: taken <= limit,
  over: Math.max(0, taken - limit),
  limit,
  remaining: Math.max(0, limit - taken),
  waitSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
})

interface CountedRequest {
  readonly request: Request
  readonly set: { readonly headers: Record<string, unknown> }
}
type Hook = (context: CountedRequest) => void | Promise<void>

/** The hooks of `limited`, to be told apart from others of a route. */
const countingHooks = new WeakSet<Hook>()
/** Hooks that refuse by what is known of the caller. */
const refusingHooks = new WeakSet<Hook>()
/** Requests that were counted before their body was read. */
const counted = new WeakSet<Request>()

/**
 * Limits the requests per caller and minute to the routes after it. Answers say what is left; the request that
 * goes over is refused before it is looked at.
 *
 * @param callerOf Who is counted: by the id of the credential, never the credential.
 */
export const limited =
  (limits: RateLimits, group: RateGroup, callerOf: (request: Request) => Caller) => (app: Elysia) =>
    app.onTransform(countingHook(limits, group, callerOf))

/** The hook by which `limited` counts, for one route. */
export const countingHook = (limits: RateLimits, group: RateGroup, callerOf: (request: Request) => Caller): Hook => {
  const count: Hook = ({ request, set }) =>
    counted.has(request) ? undefined : countRequest(limits, group, callerOf(request), set.headers)
  // Elysia reads from a hook's text whether to wait for it, and what it uses: counting in memory must not make a route wait, and
  // a context that is handed on whole has cookies, all headers and the query.
  const hook: Hook = limits.isInMemory
    ? ({ request, set }) => void count({ request, set })
    : async ({ request, set }) => {
        await count({ request, set })
      }
  countingHooks.add(hook)
  return hook
}

/** A hook that refuses a caller, whatever the request says: it too comes before the body is read. */
export const refusingHook = (refuse: (request: Request) => void): Hook => {
  const hook: Hook = ({ request }) => refuse(request)
  refusingHooks.add(hook)
  return hook
}

/**
 * Counts a request before its body is read, so that one whose body is refused counts too, and refuses who may not send it.
 * Elysia reads a body before it calls the hooks of the route itself; these are looked up here.
 */
export const countBeforeBody = (app: Pick<Elysia, 'routes'>) => {
  let hooks: ReadonlyMap<string, readonly Hook[]> | undefined
  return async ({ request, route, set }: CountedRequest & { readonly route: string }): Promise<void> => {
    hooks ??= new Map(app.routes.map(({ method, path, hooks }) => [`${method} ${path}`, earlyHooks(hooks)]))
    for (const hook of hooks.get(`${request.method} ${route}`) ?? []) {
      await hook({ request, set })
      if (countingHooks.has(hook)) counted.add(request)
    }
  }
}

/** Those that count come first, so that refusals count. */
const earlyHooks = (hooks: Elysia['routes'][number]['hooks']): Hook[] => {
  const transforms: readonly { readonly fn: Hook }[] = [hooks.transform ?? []].flat()
  const all = transforms.map(({ fn }) => fn)
  return [...all.filter((hook) => countingHooks.has(hook)), ...all.filter((hook) => refusingHooks.has(hook))]
}

/**
 * Count one request, and say in its answer what is left. In memory it is done at once.
 * @param headers Of the answer.
 * @throws rateLimited when it goes over, and for a caller who leaves large answers unread.
 */
export const countRequest = (
  limits: RateLimits,
  group: RateGroup,
  caller: Caller,
  headers: Record<string, unknown>,
): void | Promise<void> => {
  limits.unread.refuse(keyOf(caller))
  const standing = limits.take(group, caller)
  if (standing instanceof Promise) return standing.then((shared) => showLeft(group, shared, headers))
  showLeft(group, standing, headers)
}

/**
 * Count what a request holds beside itself: the further rows of a batch, each as much work as a request.
 * @returns How many of these go over the limit, and the problem to answer them with.
 */
export const countFurther = async (
  limits: RateLimits,
  group: RateGroup,
  caller: Caller,
  count: number,
  headers: Record<string, unknown>,
): Promise<{ over: number; refusal: Problem } | null> => {
  const standing = count === 0 ? null : await limits.take(group, caller, count)
  if (standing === null) return null
  describe(group, standing, headers)
  return { over: Math.min(count, standing.over), refusal: rateLimited(group, standing) }
}

const showLeft = (group: RateGroup, standing: Standing | null, headers: Record<string, unknown>): void => {
  if (standing === null) return
  describe(group, standing, headers)
  if (!standing.isAllowed) throw rateLimited(group, standing)
}

const describe = (group: RateGroup, standing: Standing, headers: Record<string, unknown>): void =>
  void Object.assign(headers, headersOf(group, standing))

const headersOf = (group: RateGroup, { limit, remaining, waitSeconds, isOfAccount }: Standing) => {
  const policy = isOfAccount ? `${group}-account` : group
  return {
    'ratelimit-policy': `"${policy}";q=${limit};w=${windowSeconds}`,
    ratelimit: `"${policy}";r=${remaining};t=${waitSeconds}`,
  }
}

const rateLimited = (
  group: RateGroup,
  { limit, waitSeconds, isOfAccount }: Standing,
  headers: Readonly<Record<string, string>> = {},
): Problem =>
  problem('rateLimited', {
    headers,
    detail: say(isOfAccount ? 'requests.accountLimit' : 'requests.groupLimit', { limit, group, seconds: waitSeconds }),
    retryAfter: waitSeconds,
  })

/** The refusal of a request that goes over the limit of a group, where none does. */
export const rateLimitReached = (config: Config, group: RateGroup, waitSeconds: number): Problem => {
  const limit = rateLimitsOf(config)[group]
  const standing = standingOf(limit, limit + 1, 1000 * waitSeconds)
  return rateLimited(group, standing, headersOf(group, standing))
}
