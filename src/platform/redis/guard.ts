import { ErrorReply } from 'redis'
import type { Commands } from './client.ts'

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
export const createGuard = (client: Pick<Commands, 'isReady' | 'ping'>, answerMsMax: number): Guard => {
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
