import type { Elysia } from 'elysia'
import type { Config } from '../config.ts'
import { type Problem, problem } from '../errors.ts'
import { createUnreadAnswers, type UnreadAnswers } from './unread-answers.ts'
import { createWindowCounter, type WindowCounter } from './window-counter.ts'

/** Operations that share one limit. The wire names them in `RateLimit-Policy`. */
export type RateGroup = 'catalog' | 'search' | 'scores' | 'free' | 'read' | 'analyze' | 'ingest' | 'agents' | 'page'

export const windowSeconds = 60

/** A caller's remaining limit in a group after a request. */
interface Standing {
  readonly isAllowed: boolean
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
  take(group: RateGroup, caller: string, count?: number): Standing | null | Promise<Standing | null>
}

/** Counters in this process: every replica, and every one of WORKERS, counts for itself. */
interface MemoryRateLimits extends RateLimits {
  take(group: RateGroup, caller: string, count?: number): Standing | null
}

/** Requests per window and caller; 0: unlimited. */
export const rateLimitsOf = (config: Config): Readonly<Record<RateGroup, number>> => ({
  catalog: config.rateLimitCatalogPerMinute,
  search: config.rateLimitSearchPerMinute,
  scores: config.rateLimitScoresPerMinute,
  free: config.rateLimitFreePerMinute,
  read: config.rateLimitReadPerMinute,
  analyze: config.rateLimitAnalyzePerMinute,
  ingest: config.rateLimitIngestPerMinute,
  agents: config.rateLimitAgentsPerMinute,
  page: config.rateLimitPagePerMinute,
})

export const memoryRateLimits = (config: Config): MemoryRateLimits => {
  const limits = rateLimitsOf(config)
  const counters = new Map<RateGroup, WindowCounter>()
  for (const group of Object.keys(limits) as RateGroup[]) counters.set(group, createWindowCounter(windowSeconds * 1000))
  return {
    isInMemory: true,
    unread: createUnreadAnswers(),
    take: (group, caller, count = 1) => {
      const limit = limits[group]
      if (limit === 0) return null
      const window = counters.get(group)!.add(caller, count)
      return standingOf(limit, window.count, window.endsAtMs - performance.now())
    },
  }
}

/** The same limits, with a listener for refusals. */
export const withRefusals = (
  limits: RateLimits,
  onRefused: (group: RateGroup, requests: number) => void,
): RateLimits => {
  const tell = (group: RateGroup, count: number, standing: Standing | null): Standing | null => {
    if (standing !== null && !standing.isAllowed) onRefused(group, Math.min(count, standing.over))
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

interface Counted {
  readonly request: Request
  readonly set: { readonly headers: Record<string, unknown> }
}
type Hook = (context: Counted) => void | Promise<void>

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
 * @param callerOf Who is counted: the id of the credential, never the credential.
 */
export const limited =
  (limits: RateLimits, group: RateGroup, callerOf: (request: Request) => string) => (app: Elysia) =>
    app.onTransform(countingHook(limits, group, callerOf))

/** The hook by which `limited` counts, for one route. */
export const countingHook = (limits: RateLimits, group: RateGroup, callerOf: (request: Request) => string): Hook => {
  const count: Hook = ({ request, set }) =>
    counted.has(request) ? undefined : countRequest(limits, group, callerOf(request), set.headers)
  // Elysia reads from a hook's text whether to wait for it; counting in memory must not make a route wait.
  const hook: Hook = limits.isInMemory
    ? (context) => void count(context)
    : async (context) => {
        await count(context)
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
  return async ({ request, route, set }: Counted & { readonly route: string }): Promise<void> => {
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
  caller: string,
  headers: Record<string, unknown>,
): void | Promise<void> => {
  limits.unread.refuse(caller)
  const standing = limits.take(group, caller)
  if (standing instanceof Promise) return standing.then((shared) => say(group, shared, headers))
  say(group, standing, headers)
}

/**
 * Count what a request holds beside itself: the further rows of a batch, each as much work as a request.
 * @returns How many of these go over the limit, and the problem to answer them with.
 */
export const countFurther = async (
  limits: RateLimits,
  group: RateGroup,
  caller: string,
  count: number,
  headers: Record<string, unknown>,
): Promise<{ over: number; refusal: Problem } | null> => {
  const standing = count === 0 ? null : await limits.take(group, caller, count)
  if (standing === null) return null
  describe(group, standing, headers)
  return { over: Math.min(count, standing.over), refusal: rateLimited(group, standing) }
}

const say = (group: RateGroup, standing: Standing | null, headers: Record<string, unknown>): void => {
  if (standing === null) return
  describe(group, standing, headers)
  if (!standing.isAllowed) throw rateLimited(group, standing)
}

const describe = (group: RateGroup, { limit, remaining, waitSeconds }: Standing, headers: Record<string, unknown>) => {
  headers['ratelimit-policy'] = `"${group}";q=${limit};w=${windowSeconds}`
  headers['ratelimit'] = `"${group}";r=${remaining};t=${waitSeconds}`
}

const rateLimited = (group: RateGroup, { limit, waitSeconds }: Standing): Problem =>
  problem('rateLimited', {
    detail: `The limit is ${limit} ${group} requests a minute: wait ${waitSeconds} seconds.`,
    retryAfter: waitSeconds,
  })
