/** Counts events per name in windows that begin with a name's first event. */
export interface WindowCounter {
  /** Count one more. `endsAtMs` is of `performance.now()`. */
  add(name: string): { readonly count: number; readonly endsAtMs: number }
  /** What was counted in the running window, without counting. */
  peek(name: string): { readonly count: number; readonly endsAtMs: number } | null
}

interface Window {
  count: number
  endsAtMs: number
}

/** About 2 MB. When there are more names, those whose window began first make room. */
const namesMax = 20_000

export const createWindowCounter = (windowMs: number): WindowCounter => {
  // In the order in which windows began, so that the ones that are over come first.
  const windows = new Map<string, Window>()
  const begin = (name: string, nowMs: number): Window => {
    windows.delete(name)
    for (const [oldest, { endsAtMs }] of windows) {
      if (endsAtMs > nowMs && windows.size < namesMax) break
      windows.delete(oldest)
    }
    const window = { count: 1, endsAtMs: nowMs + windowMs }
    windows.set(name, window)
    return window
  }
  const running = (name: string, nowMs: number): Window | null => {
    const window = windows.get(name)
    return window !== undefined && window.endsAtMs > nowMs ? window : null
  }
  return {
    add: (name) => {
      const nowMs = performance.now()
      const window = running(name, nowMs)
      if (window === null) return begin(name, nowMs)
      window.count++
      return window
    },
    peek: (name) => running(name, performance.now()),
  }
}
