import { problem } from '../errors.ts'
import { createWindowCounter } from '../http/window-counter.ts'

/** More than any honest mistake makes. Beyond it no key of this sender is looked up that is not known here already. */
const wrongPerMinute = 100

/**
 * Keeps those who try keys from costing a database query for each. Known keys are not touched by it, so that one sender
 * behind a shared address cannot lock the others out of what works for them.
 */
export const createWrongKeys = () => {
  const tries = createWindowCounter(60_000)
  return {
    /** @throws rateLimited when this sender has tried too many. */
    check: (sender: string | null): void => {
      const window = sender === null ? null : tries.peek(sender)
      if (window === null || window.count < wrongPerMinute) return
      const retryAfter = Math.max(1, Math.ceil((window.endsAtMs - performance.now()) / 1000))
      throw problem('rateLimited', {
        detail: `Too many unknown API keys from this address: wait ${retryAfter} seconds.`,
        retryAfter,
      })
    },
    count: (sender: string | null): void => {
      if (sender !== null) tries.add(sender)
    },
  }
}
