import { hashOfToken, isToken, type Principal } from '../auth/index.ts'
import { databaseBulletin } from '../bulletin.ts'
import type { Deps } from '../deps.ts'
import { Problem, problem } from '../errors.ts'
import { type ApiKey, revocationChannel, selectPrincipal, updateRevoked } from './queries.ts'
import { createWrongKeys } from './wrong-keys.ts'

/** Tells who an API key speaks for, and takes keys back. */
export interface KeyRing {
  /**
   * Who the token speaks for; null when it is malformed, unknown or revoked. Answers without waiting when it is cached.
   *
   * @param sender Who sends it, asked for tokens that are not known here; null is nobody in particular.
   * @throws rateLimited for a sender of too many wrong tokens, and storageUnavailable while the database is away; both
   *   only for tokens that are not known here.
   */
  verify(token: string, sender?: () => string | null): Principal | null | Promise<Principal | null>
  /** Revoke a key, here and on every replica. Returns null when there is no such key. */
  revoke(keyId: string): Promise<ApiKey | null>
  /** Begin to hear of revocations by others. Called once, by a process that serves. */
  watch(): Promise<void>
}

/**
 * How long a verified key is believed without asking again. Revocations arrive by notification within milliseconds;
 * this is the limit for a replica that was cut off from them.
 */
const believedMs = 5_000
/**
 * How long a verified key is believed while the database cannot be asked, so that reads from memory go on for those
 * who were here lately. A revocation that is heard ends it at once; one that cannot be heard, after this time.
 */
const believedInOutageMs = 300_000
/** A slow database holds known callers up so long, once; after that they do not wait until it answers again. */
const renewalMsMax = 250
/** How often it is asked whether it answers again. */
const probeEveryMs = 500
/** About 3 MB. The oldest entry makes room. */
const entriesMax = 10_000

interface Entry {
  readonly principal: Principal
  readonly readAtMs: number
  /** Something may have been missed since it was read. */
  isDoubted: boolean
  /** The look-up that is to renew it. */
  renewal: Promise<Principal | null> | null
}

export const createKeyRing = ({
  sql,
  clock,
  bulletin = databaseBulletin(sql),
}: Pick<Deps, 'sql' | 'clock'> & Partial<Pick<Deps, 'bulletin'>>): KeyRing => {
  const cache = new Map<string, Entry>()
  // Counts revocations heard. A row read before one and arriving after it must not be cached.
  let epoch = 0
  let isStorageAway = false
  const wrongKeys = createWrongKeys()

  const forget = (keyId: string) => {
    epoch++
    for (const [hash, { principal }] of cache) if (principal.keyId === keyId) cache.delete(hash)
  }
  const doubtAll = () => {
    epoch++
    for (const entry of cache.values()) entry.isDoubted = true
  }
  const look = async (hash: string): Promise<Principal | null> => {
    const before = epoch
    const readAtMs = clock().getTime()
    const principal = await selectPrincipal(sql, hash)
    if (principal === null) cache.delete(hash)
    else if (epoch === before) remember(cache, hash, freshEntry(principal, readAtMs))
    return principal
  }
  const untilStorageAnswers = () => {
    const answered = () => {
      isStorageAway = false
    }
    // (Not `ping`: a read-only database can still say who somebody is.)
    setTimeout(() => sql.read`select 1`.then(answered, untilStorageAnswers), probeEveryMs).unref()
  }
  /** Ask again about a caller who was here before; when there is no answer, go on believing for a while. */
  const renew = (hash: string, entry: Entry): Principal | Promise<Principal | null> => {
    if (isStorageAway) return entry.principal
    entry.renewal ??= look(hash).finally(() => {
      entry.renewal = null
    })
    return inTime(entry.renewal).catch((error: unknown) => {
      if (!isOutage(error)) throw error
      if (!isStorageAway) untilStorageAnswers()
      isStorageAway = true
      const believed = cache.get(hash) // a revocation may have been heard meanwhile
      if (believed === undefined)
        throw problem('storageUnavailable', {
          detail: 'The database did not answer in time. Try again in a few seconds.',
        })
      return believed.principal
    })
  }
  const findOut = (token: string, hash: string, sender: string | null): null | Promise<Principal | null> => {
    const told = (principal: Principal | null) => {
      if (principal === null) wrongKeys.count(sender)
      return principal
    }
    if (!isToken(token)) return told(null) as null
    wrongKeys.check(sender)
    return look(hash).then(told)
  }

  return {
    verify: (token, sender = () => null) => {
      const hash = hashOfToken(token)
      const entry = cache.get(hash)
      const ageMs = entry === undefined ? -1 : clock().getTime() - entry.readAtMs
      if (entry !== undefined && ageMs >= 0) {
        if (ageMs < believedMs && !entry.isDoubted) return entry.principal
        if (ageMs < believedInOutageMs) return renew(hash, entry)
      }
      return findOut(token, hash, sender())
    },
    revoke: async (keyId) => {
      const key = await updateRevoked(sql, keyId, clock())
      forget(keyId)
      if (key !== null) await bulletin.publish(revocationChannel, keyId)
      return key
    },
    watch: () => bulletin.subscribe(revocationChannel, forget, doubtAll),
  }
}

const freshEntry = (principal: Principal, readAtMs: number): Entry => ({
  principal,
  readAtMs,
  isDoubted: false,
  renewal: null,
})

const isOutage = (error: unknown): boolean =>
  error === late || (error instanceof Problem && error.code === 'STORAGE_UNAVAILABLE')

const late = new Error('the database is slow')

const inTime = <T>(asked: Promise<T>): Promise<T> => {
  asked.catch(() => {}) // it may fail when nobody waits for it any more
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, renewalMsMax, late)
  return Promise.race([asked, promise]).finally(() => clearTimeout(timer))
}

const remember = (cache: Map<string, Entry>, hash: string, entry: Entry) => {
  cache.delete(hash) // a renewed entry is the youngest
  const oldest = cache.size >= entriesMax ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  cache.set(hash, entry)
}
