import type { Log } from '../../log/log.ts'

/** Counts whom the service refuses, where the log writes only some lines of each. */
export interface Refusals {
  /** @param who Sender of the request: the id of its key, or the prefix of its address where the key is unknown. */
  add(status: number, who: Refused): void
  /** Log who was refused most since the last time, where it was often. */
  tell(): void
}

interface Refused {
  readonly accountId?: string | undefined
  readonly keyId?: string | undefined
  readonly from?: string | undefined
}

/** Fewer, and nobody floods. */
const toldFrom = 60
const toldMost = 5
/** Whom an attacker invents beyond that is not told apart. */
const knownMax = 10_000

/** Refusals counted by status and caller, none at first, so that a log has one line for many. */
export const createRefusals = (log: Log): Refusals => {
  const known = new Map<string, Refused & { readonly status: number; refused: number }>()
  return {
    add: (status, { accountId, keyId, from }) => {
      const by = `${status} ${keyId ?? from ?? ''}`
      const before = known.get(by)
      if (before !== undefined) before.refused++
      else if (known.size < knownMax) known.set(by, { status, accountId, keyId, from, refused: 1 })
    },
    tell: () => {
      const most = [...known.values()].toSorted((one, other) => other.refused - one.refused)
      known.clear()
      const loud = most.filter(({ refused }) => refused >= toldFrom).slice(0, toldMost)
      if (loud.length > 0) log.warn('refused most', { most: loud })
    },
  }
}
