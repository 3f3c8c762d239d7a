import type { Principal } from '../auth/index.ts'

/** A verified key, as it was read. */
export interface Entry {
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
export type KeyCache = ReturnType<typeof createKeyCache>

/** Who was let in lately, by the hash of their credential. */
export const createKeyCache = () => {
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
