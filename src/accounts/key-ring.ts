import { hashOfToken, isToken, type Principal } from '../auth/index.ts'
import type { Deps } from '../deps.ts'
import { type ApiKey, revocationChannel, selectPrincipal, updateRevoked } from './queries.ts'

/** Tells who an API key speaks for, and takes keys back. */
export interface KeyRing {
  /** Who the token speaks for; null when it is malformed, unknown or revoked. Answers without waiting when it is cached. */
  verify(token: string): Principal | null | Promise<Principal | null>
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
/** About 3 MB. The oldest entry makes room. */
const entriesMax = 10_000

interface Entry {
  readonly principal: Principal
  readonly readAtMs: number
}

export const createKeyRing = ({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): KeyRing => {
  const cache = new Map<string, Entry>()
  // Counts revocations heard. A row read before one and arriving after it must not be cached.
  let epoch = 0

  const forget = (keyId: string) => {
    epoch++
    for (const [hash, { principal }] of cache) if (principal.keyId === keyId) cache.delete(hash)
  }
  const forgetAll = () => {
    epoch++
    cache.clear()
  }
  const look = async (hash: string): Promise<Principal | null> => {
    const before = epoch
    const readAtMs = clock().getTime()
    const principal = await selectPrincipal(sql, hash)
    if (principal !== null && epoch === before) remember(cache, hash, { principal, readAtMs })
    return principal
  }

  return {
    verify: (token) => {
      const hash = hashOfToken(token)
      const entry = cache.get(hash)
      if (entry === undefined) return isToken(token) ? look(hash) : null
      const ageMs = clock().getTime() - entry.readAtMs
      return ageMs >= 0 && ageMs < believedMs ? entry.principal : look(hash)
    },
    revoke: async (keyId) => {
      const key = await updateRevoked(sql, keyId, clock())
      forget(keyId)
      return key
    },
    watch: () => sql.listen(revocationChannel, forget, forgetAll),
  }
}

const remember = (cache: Map<string, Entry>, hash: string, entry: Entry) => {
  cache.delete(hash) // a renewed entry is the youngest
  const oldest = cache.size >= entriesMax ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  cache.set(hash, entry)
}
