/** Counts events per name in windows that begin with a name's first event. */
export interface WindowCounter {
  /** Count one more, or so many. `endsAtMs` is of `performance.now()`. */
  add(name: string, count?: number): Window
  /** What was counted in the running window, without counting. */
  peek(name: string): Window | null
  /** Count one less: the event was none. */
  takeBack(name: string): void
}

interface Window {
  readonly count: number
  readonly endsAtMs: number
}

/** About 2 MB. When there are more names within a window, those whose window began first are forgotten. */
const namesMax = 20_000

/**
 * Windows are kept in two maps. The newer one becomes the older one after a window's time or when it is full: what is
 * thrown away with the older one is over. (Deleting one by one from the front of a Map takes 60 µs at this size.)
 */
export const createWindowCounter = (windowMs: number): WindowCounter => {
  type Counting = { count: number; endsAtMs: number }
  let older = new Map<string, Counting>()
  let younger = new Map<string, Counting>()
  let youngerEndsAtMs = performance.now() + windowMs

  const running = (name: string, nowMs: number): Counting | null => {
    const window = younger.get(name) ?? older.get(name)
    return window !== undefined && window.endsAtMs > nowMs ? window : null
  }
  const begin = (name: string, count: number, nowMs: number): Counting => {
    if (nowMs >= youngerEndsAtMs || younger.size >= namesMax / 2) {
      older = younger
      younger = new Map()
      youngerEndsAtMs = nowMs + windowMs
    }
    const window = { count, endsAtMs: nowMs + windowMs }
    younger.set(name, window)
    return window
  }
  return {
    add: (name, count = 1) => {
      const nowMs = performance.now()
      const window = running(name, nowMs)
      if (window === null) return begin(name, count, nowMs)
      window.count += count
      return window
    },
    peek: (name) => running(name, performance.now()),
    takeBack: (name) => {
      const window = running(name, performance.now())
      if (window !== null) window.count--
    },
  }
}
