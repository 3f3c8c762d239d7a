import type { NewFitting } from './queries.ts'

/** Idempotency-Keys that were sent to this process lately: what is sent again is looked up, and not computed. */
export interface SentKeys {
  /** Returns when the first work with this key is over, however it ended; undefined when none is known of. */
  find(fitting: NewFitting): Promise<void> | undefined
  /** Do the first work with a key. */
  begin<T>(fitting: NewFitting, work: () => Promise<T>): Promise<T>
}

/** More than can be under way at once. One takes about 300 bytes. */
const keysMax = 10_000

/** Idempotency keys that this process works on, none at first. */
export const createSentKeys = (): SentKeys => {
  const ends = new Map<string, Promise<void>>()
  return {
    find: (fitting) => (fitting.idempotencyKey === null ? undefined : ends.get(nameOf(fitting))),
    begin: (fitting, work) => {
      const done = work()
      if (fitting.idempotencyKey === null) return done
      const ignore = () => {}
      ends.set(nameOf(fitting), done.then(ignore, ignore))
      if (ends.size > keysMax) ends.delete(ends.keys().next().value!) // the oldest
      return done
    },
  }
}

const nameOf = ({ accountId, idempotencyKey }: NewFitting): string => `${accountId} ${idempotencyKey}`
