import type { Message } from '../../../words/message.ts'
import { say } from '../../../words/say.ts'
import { problem } from '../../errors.ts'
import { tooManyConnectionsState } from '../outage.ts'

/** How long a caller waits for a connection before it is refused. */
export const acquireMsMax = 2_000
/** Callers that may wait at once; more would only wait in vain. */
const waitingMax = 2_000

/** Limits how many callers work at once. The others wait for a limited time; a caller that gives up never starts. */
export interface Semaphore {
  /** Null when there is room at once, else resolves when there is. @throws storageUnavailable after `acquireMsMax`. */
  acquire(): Promise<void> | null
  /** Let the next caller begin. */
  release(): void
  load(): Load
}

/** Callers at one moment. */
export interface Load {
  readonly running: number
  readonly waiting: number
}

/** The driver queues without limit and also runs statements whose callers gave up, so callers queue here instead. */
export const createSemaphore = (atOnce: number): Semaphore => {
  const waiting = new Set<() => void>()
  let taken = 0
  const wait = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(busy(say('outages.noConnection', { seconds: acquireMsMax / 1000 })))
      }, acquireMsMax)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(begin)
    })
  return {
    acquire: () => {
      if (taken < atOnce) {
        taken++
        return null
      }
      return waiting.size < waitingMax ? wait() : Promise.reject(busy(say('outages.manyWait')))
    },
    load: () => ({ running: taken, waiting: waiting.size }),
    release: () => {
      const [next] = waiting
      if (next === undefined) taken--
      else {
        waiting.delete(next)
        next()
      }
    },
  }
}

const busy = (detail: Message) =>
  problem('storageUnavailable', {
    detail,
    retryAfter: 2,
    cause: Object.assign(new Error('no connection is free'), { code: tooManyConnectionsState }),
  })
