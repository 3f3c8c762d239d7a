import { problem } from '../errors.ts'

/** How long a caller waits for its turn at the database before it is told that there is none. */
export const turnMsMax = 2_000
/** Callers that may wait at once; more would only wait in vain. */
const waitingMax = 2_000

/** So many at a time; the others wait for their turn, but not for ever, and whoever gave up waiting never begins. */
export interface Turns {
  /** Null when it is free at once, else when the turn has come. @throws storageUnavailable when it does not come. */
  take(): Promise<void> | null
  /** The turn is over. */
  give(): void
}

/** The driver queues without limit and runs even what nobody waits for any more, so callers queue here instead. */
export const createTurns = (atOnce: number): Turns => {
  const waiting = new Set<() => void>()
  let taken = 0
  const wait = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(busy(`No connection to it was free within ${turnMsMax / 1000} seconds.`))
      }, turnMsMax)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(begin)
    })
  return {
    take: () => {
      if (taken < atOnce) {
        taken++
        return null
      }
      return waiting.size < waitingMax ? wait() : Promise.reject(busy('Too many requests wait for it already.'))
    },
    give: () => {
      const [next] = waiting
      if (next === undefined) taken--
      else {
        waiting.delete(next)
        next()
      }
    },
  }
}

const busy = (why: string) => problem('storageUnavailable', { detail: `The database is busy. ${why}`, retryAfter: 2 })
