/** The longest wait for an idle moment, ms: pages in the background have few. */
const idleMsMax = 200

/** Safari has no idle moments. */
const soon = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: idleMsMax })
  else setTimeout(work)
}

/**
 * Do pieces of work in idle moments, each in a task of its own: a tap between two of them is answered at once.
 * @returns Does what is left of them at once, for whoever needs it earlier.
 */
export const inTasks = (pieces: readonly (() => unknown)[]): (() => void) => {
  const left = [...pieces]
  const next = (): void => {
    left.shift()?.()
    if (left.length > 0) soon(next)
  }
  soon(next)
  return () => {
    while (left.length > 0) left.shift()!()
  }
}
