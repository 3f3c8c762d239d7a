import { ErrorReply } from 'redis'
import {
  type Caller,
  memoryRateLimits,
  narrower,
  type RateLimits,
  rateLimitsOf,
  type Standing,
  standingOf,
  windowSecondsOf,
} from '../http/limits/rate-limit.ts'
import type { Config } from '../settings/settings.ts'
import { type Commands, prefix, type Redis } from './client.ts'

/**
 * Counters that all replicas share. While Redis is away, slow or full, this process counts for itself, from zero: a
 * caller may then send the limit once more to every replica, and nobody is refused because Redis is missing.
 */
export const sharedRateLimits = (config: Config, { commands }: Redis): RateLimits => {
  const limits = rateLimitsOf(config)
  const own = memoryRateLimits(config)
  const guard = createGuard(commands, config.redisWaitMs)
  const factor = config.rateLimitAccountFactor
  return {
    isInMemory: false,
    unread: own.unread,
    take: async (group, caller, count = 1) => {
      const limit = limits[group]
      if (limit === 0) return null
      if (!guard.isClosed()) return own.take(group, caller, count)
      try {
        const asked = {
          keys: keysOf(group, caller, factor),
          arguments: [count, windowSecondsOf(group), limit].map(String),
        }
        const counted = await guard.ask(() => commands.eval(countScript, asked))
        return standingIn(counted as Counted, { limit, factor, count })
      } catch {
        return own.take(group, caller, count)
      }
    },
  }
}

/** Both keys of a caller lie in one slot of a cluster, by what is in braces. */
const keysOf = (group: string, caller: Caller, factor: number): string[] => {
  if (typeof caller === 'string') return [`${prefix}limit:${group}:${caller}`]
  const ofAccount = `${prefix}limit:{${caller.accountId}}:${group}`
  return [`${ofAccount}:${caller.keyId}`, ...(factor === 0 ? [] : [ofAccount])]
}

/** Counts, and what is left of their windows in ms: of the credential, and of its account unless nothing counted for it. */
type Counted = readonly [own: number, ownLeftMs: number, account?: number, accountLeftMs?: number]

/** Counts for the credential, and what its own limit (ARGV[3]) lets through for its account: one question for both. */
const countScript = `
local function add(key, count)
  redis.call('set', key, 0, 'EX', ARGV[2], 'NX')
  return redis.call('incrby', key, count), redis.call('pttl', key)
end
local count = tonumber(ARGV[1])
local own, ownLeft = add(KEYS[1], count)
local within = math.min(count, count - (own - tonumber(ARGV[3])))
if KEYS[2] == nil or within <= 0 then return {own, ownLeft} end
local account, accountLeft = add(KEYS[2], within)
return {own, ownLeft, account, accountLeft}`

const standingIn = (
  [taken, leftMs, ofAccount, accountLeftMs = 0]: Counted,
  { limit, factor, count }: { readonly limit: number; readonly factor: number; readonly count: number },
): Standing => {
  const own = standingOf(limit, taken, leftMs)
  return ofAccount === undefined ? own : narrower(own, standingOf(limit * factor, ofAccount, accountLeftMs), count)
}

/** After this many consecutive timeouts, skip Redis until it answers in time. */
const lateMax = 3
const probeEveryMs = 500

/** Asks Redis, unless it is away or slow. */
interface Guard {
  isClosed(): boolean
  /** @throws when Redis refuses, is away, or is late. */
  ask<T>(question: () => Promise<T>): Promise<T>
}

/** @param answerMsMax How long a request waits for Redis at most. On a local network it answers within 1 ms. */
const createGuard = (client: Pick<Commands, 'isReady' | 'ping'>, answerMsMax: number): Guard => {
  let late = 0
  const probe = () => {
    const again = () => void setTimeout(probe, probeEveryMs).unref()
    if (!client.isReady) return again()
    inTime(client.ping(), answerMsMax).then(() => {
      late = 0
    }, again)
  }
  return {
    isClosed: () => late < lateMax && client.isReady,
    ask: async (question) => {
      try {
        const answer = await inTime(question(), answerMsMax)
        late = 0
        return answer
      } catch (error) {
        if (error === tooLate && ++late === lateMax) setTimeout(probe, probeEveryMs).unref()
        if (error instanceof ErrorReply) late = 0 // it answered, if only to refuse
        throw error
      }
    },
  }
}

const tooLate = new Error('Redis did not answer in time')

/** When this process itself was busy, an answer that lies ready is read before it is called late. */
const inTime = <T>(asked: Promise<T>, answerMsMax: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(reject, tooLate), answerMsMax)
    asked.then(resolve, reject).finally(() => clearTimeout(timer))
  })
