import { problem } from '../../platform/errors.ts'
import { createWindowCounter, type WindowCounter } from '../../platform/http/limits/window-counter.ts'
import { say } from '../../words/say.ts'
import { enterLine } from './password-line.ts'

const windowMs = 15 * 60_000
/** Wrong passwords for one email address from one sender: then that sender is refused for it. */
const perPairMax = 5
/** Wrong passwords of a sender for whomever, and for an address from wherever: then there is a pause before each further one. */
const atFullSpeed = 20
const pauseMs = 4_000
/** Attempts that pause at once. Senders are many people sometimes, and an address has one. */
const pausingMax = { sender: 2, address: 8 }

/** Wrong codes for somebody from elsewhere: then codes come only from where they signed in before. One of 300,000 is right. */
const codesMax = 20

/** An attempt at a password, or at the code after it. */
interface Attempt {
  readonly email: string
  /** Those who do not exist are counted by themselves, so that many of them push out nobody who does. */
  readonly isPerson: boolean
  /** Null: it cannot be told. All of those are one sender. */
  readonly sender: string | null
  /** A device or session that is known to be of this person: counted by itself, so that nobody else's guesses slow it down. */
  readonly device: string | null
  /** It is a code, which is guessed sooner than a password. */
  readonly isCode?: boolean
}

/**
 * Keeps those who guess passwords from guessing many, and from keeping somebody else out. An attempt counts from its
 * beginning, so that many at once count too, until it turns out right.
 */
export const createAttempts = () => {
  const [people, nobody] = [createCounters(), createCounters()]
  const senders = createWindowCounter(windowMs)
  const pause = createPauses()
  return {
    /**
     * Try a password.
     * @param find Null: the password is wrong.
     * @throws rateLimited when there were too many wrong ones; overloaded, which counts for nobody.
     */
    attempt: async <T>(
      { email, isPerson, sender, device, isCode = false }: Attempt,
      find: () => Promise<T | null>,
    ): Promise<T | null> => {
      const from = sender ?? 'unknown'
      const { pairs, addresses } = isPerson ? people : nobody
      const pair = { tries: pairs, name: `${device ?? from} ${email}`, isCode }
      const ofSender = { tries: senders, name: from, pausingMax: pausingMax.sender }
      const ofAddress = { tries: addresses, name: email, pausingMax: pausingMax.address }
      const others = device === null ? [ofSender, ofAddress] : []
      const refuse = () => {
        refuseTooMany(pair, perPairMax)
        if (isCode && device === null) refuseTooMany({ ...ofAddress, isCode }, codesMax)
      }
      refuse()
      await pause(others)
      refuse()
      const leaveLine = enterLine(device === null ? from : null)
      const counted = [pair, ...others]
      for (const { tries, name } of counted) tries.add(name)
      try {
        const found = await find()
        if (found !== null) for (const { tries, name } of counted) tries.takeBack(name)
        return found
      } finally {
        leaveLine()
      }
    },
  }
}
/** Counters of failed sign-ins. */
export type Attempts = ReturnType<typeof createAttempts>

const createCounters = () => ({ pairs: createWindowCounter(windowMs), addresses: createWindowCounter(windowMs) })

/** A name under which attempts are counted. */
interface Count {
  readonly tries: WindowCounter
  readonly name: string
}

const refuseTooMany = ({ tries, name, isCode }: Count & Pick<Attempt, 'isCode'>, max: number): void => {
  const window = tries.peek(name)
  if (window === null || window.count < max) return
  const seconds = Math.max(1, Math.ceil((window.endsAtMs - performance.now()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  throw problem('rateLimited', {
    detail: say(isCode ? 'access.codesMany' : 'access.passwordsMany', { minutes }),
    retryAfter: seconds,
  })
}

/** A count that slows down. */
interface Slowing extends Count {
  readonly pausingMax: number
}

const createPauses = () => {
  const pausing = new Map<Count['tries'], Map<string, number>>()
  const inPause = ({ tries, name }: Count, change = 0): number => {
    const names = pausing.get(tries) ?? new Map<string, number>()
    pausing.set(tries, names)
    const count = (names.get(name) ?? 0) + change
    if (count === 0) names.delete(name)
    else names.set(name, count)
    return count
  }
  /** Wait when one of the counts is high. @throws rateLimited when as many wait already as may */
  return async (counts: readonly Slowing[]): Promise<void> => {
    const slow = counts.filter(({ tries, name }) => (tries.peek(name)?.count ?? 0) >= atFullSpeed)
    if (slow.length === 0) return
    if (slow.some((count) => inPause(count) >= count.pausingMax))
      throw problem('rateLimited', { detail: say('access.passwordsAtOnce'), retryAfter: Math.ceil(pauseMs / 1000) })
    for (const count of slow) inPause(count, 1)
    await Bun.sleep(pauseMs)
    for (const count of slow) inPause(count, -1)
  }
}
