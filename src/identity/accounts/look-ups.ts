import { createWindowCounter } from '../../platform/http/limits/window-counter.ts'
import type { Principal, TokenPrefix } from '../auth/index.ts'

/** The owners of credentials, by the hashes of their tokens; tokens that are not in it are not accepted. */
export type Found = ReadonlyMap<string, Principal>

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
export const createLookUps = (find: (kind: TokenPrefix, hashes: readonly string[]) => Promise<Found>) => {
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
