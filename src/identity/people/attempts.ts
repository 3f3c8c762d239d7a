import { problem } from '../../platform/errors.ts'
import { createWindowCounter, type WindowCounter } from '../../platform/http/window-counter.ts'

const windowMs = 15 * 60_000
/** Wrong passwords for one email address, from wherever. */
const perEmailMax = 5
/** Wrong passwords from one sender, for whomever: an office behind one address has many people. */
const perSenderMax = 20

/** One name under which an attempt is counted. */
interface Count {
  readonly tries: WindowCounter
  readonly name: string
  readonly max: number
}

/**
 * Keeps those who guess passwords from guessing many. An attempt counts from its beginning, so that many at once count
 * too, until it turns out right. People who do not exist are counted like those who do.
 */
export const createAttempts = () => {
  const byEmail = createWindowCounter(windowMs)
  const bySender = createWindowCounter(windowMs)
  const countsOf = (email: string, sender: string | null): Count[] => [
    { tries: byEmail, name: email, max: perEmailMax },
    ...(sender === null ? [] : [{ tries: bySender, name: sender, max: perSenderMax }]),
  ]
  return {
    /**
     * Try a password.
     * @param sender Null: it cannot be told.
     * @param find Null: the password is wrong. When it throws, the attempt was none.
     * @throws rateLimited when there were too many wrong ones.
     */
    attempt: async <T>(email: string, sender: string | null, find: () => Promise<T | null>): Promise<T | null> => {
      const counts = countsOf(email, sender)
      for (const count of counts) refuseTooMany(count)
      for (const { tries, name } of counts) tries.add(name)
      let isWrong = false
      try {
        const found = await find()
        isWrong = found === null
        return found
      } finally {
        if (!isWrong) for (const { tries, name } of counts) tries.takeBack(name)
      }
    },
  }
}
export type Attempts = ReturnType<typeof createAttempts>

const refuseTooMany = ({ tries, name, max }: Count): void => {
  const window = tries.peek(name)
  if (window === null || window.count < max) return
  const retryAfter = Math.max(1, Math.ceil((window.endsAtMs - performance.now()) / 1000))
  throw problem('rateLimited', {
    detail: `Too many wrong passwords. Wait ${Math.ceil(retryAfter / 60)} minutes.`,
    retryAfter,
  })
}
