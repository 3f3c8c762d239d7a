import { Problem, problem } from '../../platform/errors.ts'
import { addressPrefix } from '../../platform/http/client-address.ts'
import { createWindowCounter } from '../../platform/http/limits/window-counter.ts'
import { errorFacts, type Log } from '../../platform/log/log.ts'
import type { Metrics } from '../../platform/metrics/index.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { databasePubSub, type PubSub } from '../../platform/pub-sub.ts'
import { within } from '../../platform/work/within.ts'
import { say } from '../../words/say.ts'
import { selectAgentTokens } from '../agents/index.ts'
import { type Actor, operator } from '../audit/index.ts'
import {
  type HashedCredential,
  hashOfToken,
  isToken,
  type Principal,
  prefixOf,
  type TokenCache,
  type TokenPrefix,
  type TokenVerifier,
} from '../auth/index.ts'
import { selectAccessTokens } from '../oauth/index.ts'
import { selectSessions } from '../people/index.ts'
import type { AccountTools } from './accounts.ts'
import {
  type ApiKey,
  type KeyUse,
  revocationChannel,
  selectKeys,
  updateLastUsed,
  updateRevoked,
} from './key-queries.ts'

/** Tells who a credential speaks for, and takes keys back. */
export interface KeyRing extends TokenVerifier, TokenCache {
  /** Revoke a key, here and on every replica. Returns null when there is no such key. */
  revoke(keyId: string, by?: Actor): Promise<ApiKey | null>
  /** Store when keys were used last. */
  flushUses(): Promise<void>
  /** Begin to hear of revocations by others. Called once, by a process that serves. */
  watch(): Promise<void>
}

/**
 * How long a verified key is trusted without asking again. Revocations arrive by notification within milliseconds;
 * this is the limit for a replica that was cut off from them.
 */
export const believedMs = 5_000
/**
 * How long a verified key is trusted while the database cannot be asked, so that reads from memory go on for those
 * who were here lately. A revocation that is heard ends it at once; one that cannot be heard, after this time.
 */
const believedInOutageMs = 300_000
/** A slow database holds known callers up so long, once; after that they do not wait until it answers again. */
const renewalMsMax = 250
/** How often it is asked whether it answers again. */
const probeEveryMs = 500
/** How each kind of credential is looked up. The other kinds are taken at one address each, which asks for itself. */
const kinds: Partial<Record<TokenPrefix, (sql: Sql, hashes: readonly string[]) => Promise<HashedCredential[]>>> = {
  svc: selectKeys,
  svc_test: selectKeys,
  svc_pub: selectKeys,
  eoa: selectAccessTokens,
  eat: selectAgentTokens,
  eds: selectSessions,
}

interface KeyRingDeps extends AccountTools {
  readonly log?: Log
  readonly pubSub?: PubSub
  readonly metrics?: Metrics | undefined
}

/** The keys of all accounts, looked up once and remembered; a revocation anywhere makes every replica forget. */
export const createKeyRing = ({ sql, clock, log, metrics, pubSub = databasePubSub(sql) }: KeyRingDeps): KeyRing => {
  const cache = createKeyCache()
  const uses = createKeyUses({ sql, ...(log && { log }) })
  const isOver = ({ expiresAt }: Principal) => expiresAt !== undefined && expiresAt <= clock()
  const find = createFinder({ sql, clock, log }, cache, isOver)
  const lookUp = createLookUps(find)
  const renew = createRenewer(sql, cache, find)

  const verify = (token: string, sender: () => string | null): Principal | null | Promise<Principal | null> => {
    const hash = hashOfToken(token)
    const entry = cache.get(hash)
    const ageMs = entry === undefined ? -1 : clock().getTime() - entry.readAtMs
    if (entry !== undefined && ageMs >= 0) {
      if (isOver(entry.principal)) {
        cache.noteExpired(hash, entry.principal)
        return null
      }
      if (ageMs < believedMs && !entry.isDoubted) return entry.principal
      if (ageMs < believedInOutageMs) return renew(token, hash, entry)
    }
    return isToken(token) ? lookUp(prefixOf(token), hash, sender()) : null
  }
  /** Somebody came in. */
  const used = (principal: Principal, sender: () => string | null): Principal => {
    if (principal.kind === 'api_key') uses.note(principal.keyId, clock().getTime(), sender)
    return principal
  }
  return {
    verify: (token, sender = () => null) => {
      const known = verify(token, sender)
      metrics?.count('credentialChecks', [known instanceof Promise ? 'database' : 'memory'])
      if (known instanceof Promise) return known.then((principal) => principal && used(principal, sender))
      return known && used(known, sender)
    },
    expiredAt: (token) => cache.expiredAt(hashOfToken(token)),
    flushUses: uses.flush,
    revoke: async (keyId, by = operator) => {
      const key = await updateRevoked(sql, keyId, clock(), by)
      cache.forget(keyId)
      if (key !== null) await pubSub.publish(revocationChannel, keyId)
      return key
    },
    forget: async (id) => {
      cache.forget(id)
      await pubSub.publish(revocationChannel, id)
    },
    // (Where nothing is heard, `believedMs` is the limit.)
    watch: () => pubSub.subscribe(revocationChannel, cache.forget, cache.doubtAll, () => {}),
  }
}

type Find = (kind: TokenPrefix, hashes: readonly string[]) => Promise<Found>

/** Look credentials up in the database, and keep who may come in. */
const createFinder =
  (
    { sql, clock, log }: AccountTools & { readonly log: Log | undefined },
    cache: KeyCache,
    isOver: (principal: Principal) => boolean,
  ): Find =>
  async (kind, hashes) => {
    const before = cache.epoch()
    const readAtMs = clock().getTime()
    const stored = (await kinds[kind]?.(sql, hashes)) ?? []
    const found = new Map<string, Principal>()
    for (const { hash, principal, isRevoked } of stored)
      if (isRevoked) logRefused(log, principal)
      else if (isOver(principal)) cache.noteExpired(hash, principal)
      else found.set(hash, principal)
    for (const hash of hashes) {
      const principal = found.get(hash)
      if (principal === undefined) cache.remove(hash)
      else if (cache.epoch() === before) cache.keep(hash, principal, readAtMs)
    }
    return found
  }

/** Ask again about a caller who was here before; without an answer, trust what was known for a while. */
const createRenewer = (sql: Sql, cache: KeyCache, find: Find) => {
  let isStorageAway = false
  const untilStorageAnswers = () => {
    const answered = () => {
      isStorageAway = false
    }
    // (Not `ping`: a read-only database can still say who somebody is.)
    setTimeout(() => sql.read`select 1`.then(answered, untilStorageAnswers), probeEveryMs).unref()
  }
  return (token: string, hash: string, entry: Entry): Principal | Promise<Principal | null> => {
    if (isStorageAway) return entry.principal
    entry.renewal ??= find(prefixOf(token), [hash])
      .then((found) => found.get(hash) ?? null)
      .finally(() => {
        entry.renewal = null
      })
    return within(entry.renewal, renewalMsMax, () => {
      throw tooLate()
    }).catch((error: unknown) => {
      if (!isOutage(error)) throw error
      if (!isStorageAway) untilStorageAnswers()
      isStorageAway = true
      const believed = cache.get(hash) // a revocation may have been heard meanwhile
      if (believed === undefined) throw tooLate()
      return believed.principal
    })
  }
}

const logRefused = (log: Log | undefined, { keyId, accountId }: Principal): void =>
  log?.warn('revoked key refused', { keyId, accountId })

const isOutage = (error: unknown): boolean => error instanceof Problem && error.code === 'STORAGE_UNAVAILABLE'

const tooLate = () => problem('storageUnavailable', { detail: say('outages.noAnswerInTime') })

/** A verified key, as it was read. */
interface Entry {
  readonly principal: Principal
  readonly readAtMs: number
  /** Something may have been missed since it was read. */
  isDoubted: boolean
  /** The look-up that is to renew it. */
  renewal: Promise<Principal | null> | null
}

/** About 3 MB. The oldest entry makes room. */
const entriesMax = 10_000
/** Ended keys that are remembered, so that their refusals say why. */
const expiredMax = 1_000

/** Credentials that were let in lately. */
type KeyCache = ReturnType<typeof createKeyCache>

/** Who was let in lately, by the hash of their credential. */
const createKeyCache = () => {
  const entries = new Map<string, Entry>()
  /** When keys that are asked for again and again have expired. */
  const expired = new Map<string, Date>()
  let epoch = 0
  return {
    get: (hash: string): Entry | undefined => entries.get(hash),
    remove: (hash: string): void => void entries.delete(hash),
    /** Counts revocations heard. A row read before one and arriving after it must not be kept. */
    epoch: (): number => epoch,
    keep: (hash: string, principal: Principal, readAtMs: number): void => {
      entries.delete(hash) // a renewed entry is the youngest
      const oldest = entries.size >= entriesMax ? entries.keys().next().value : undefined
      if (oldest !== undefined) entries.delete(oldest)
      entries.set(hash, { principal, readAtMs, isDoubted: false, renewal: null })
    },
    forget: (id: string): void => {
      epoch++
      for (const [hash, { principal }] of entries) if (isOf(principal, id)) entries.delete(hash)
    },
    doubtAll: (): void => {
      epoch++
      for (const entry of entries.values()) entry.isDoubted = true
    },
    noteExpired: (hash: string, { kind, expiresAt }: Principal): void => {
      if (expired.size >= expiredMax) expired.clear()
      if (kind === 'api_key') expired.set(hash, expiresAt!)
    },
    expiredAt: (hash: string): Date | null => expired.get(hash) ?? null,
  }
}

const isOf = ({ keyId, personId, accountId }: Principal, id: string): boolean =>
  keyId === id || personId === id || accountId === id

/** A use of a key is noted at most so often, by one process and by all together. */
const useEveryMs = 60_000
const keysMax = 10_000

/** Notes when keys are used, in memory; they are stored apart from the requests. */
interface KeyUses {
  /** @param sender Who uses it, from `requestSender`; called at most once a minute. */
  note(keyId: string, nowMs: number, sender: () => string | null): void
  /** Write down what was noted since the last time. What cannot be written is left out. */
  flush(): Promise<void>
}

/** Last uses of keys, gathered and then written together. */
const createKeyUses = ({ sql, log }: { readonly sql: Sql; readonly log?: Log }): KeyUses => {
  const notedMs = new Map<string, number>()
  let waiting: KeyUse[] = []
  return {
    note: (keyId, nowMs, sender) => {
      if (nowMs - (notedMs.get(keyId) ?? Number.NEGATIVE_INFINITY) < useEveryMs) return
      if (notedMs.size >= keysMax) notedMs.clear()
      notedMs.set(keyId, nowMs)
      if (waiting.length < keysMax) waiting.push({ keyId, at: new Date(nowMs), from: addressPrefix(sender()) })
    },
    flush: async () => {
      const uses = waiting
      waiting = []
      if (uses.length === 0) return
      await updateLastUsed(sql, uses).catch((error) =>
        log?.warn('last uses of keys were not stored', errorFacts(error)),
      )
    },
  }
}

/** The owners of credentials, by the hashes of their tokens; tokens that are not in it are not accepted. */
type Found = ReadonlyMap<string, Principal>

/** Look-ups of one sender in a window. A fleet that starts behind one address has more, and waits for the next one. */
const perWindow = 10
/** The longest that a key waits for its look-up because of others. */
const windowMs = 500

/**
 * Bounds what senders of unknown keys cost the database, without refusing anyone: when a sender has had its look-ups, all
 * keys that come from it until the window ends are looked up by one statement. How many wait is bounded by the connections
 * that they came on.
 *
 * @param find Looks up any number of hashes.
 */
const createLookUps = (find: (kind: TokenPrefix, hashes: readonly string[]) => Promise<Found>) => {
  const taken = createWindowCounter(windowMs)
  const gathering = new Map<string, { readonly hashes: Set<string>; readonly found: Promise<Found> }>()
  const gather = (kind: TokenPrefix, name: string, endsAtMs: number) => {
    const hashes = new Set<string>()
    const found = Bun.sleep(endsAtMs - performance.now()).then(() => {
      gathering.delete(name)
      return find(kind, [...hashes])
    })
    const group = { hashes, found }
    gathering.set(name, group)
    return group
  }

  /** @param sender Null: unknown; all unknown senders share one budget. */
  return async (kind: TokenPrefix, hash: string, sender: string | null): Promise<Principal | null> => {
    const name = `${kind} ${sender}`
    const { count, endsAtMs } = taken.add(name)
    const group = gathering.get(name) ?? (count > perWindow ? gather(kind, name, endsAtMs) : null)
    group?.hashes.add(hash)
    const found = await (group === null ? find(kind, [hash]) : group.found)
    return found.get(hash) ?? null
  }
}
