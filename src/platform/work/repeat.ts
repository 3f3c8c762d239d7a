/** Work that is done again and again, once at a time. */
export interface Repeated {
  /** Do what is left to do, and end. */
  stop(): Promise<void>
}

/** @param work Must not throw. */
export const repeat = (everyMs: number, work: () => Promise<void>): Repeated => {
  let working = Promise.resolve()
  const next = () => {
    working = working.then(work)
  }
  const timer = setInterval(next, everyMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      next()
      await working
    },
  }
}
