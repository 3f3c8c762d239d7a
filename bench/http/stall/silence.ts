/** Asks `/health` of a service from a thread of its own (`probe.ts`). */
export interface Probe {
  /** The longest wait for /health while something else is asked, ms: the longest time that the event loop was held. */
  longestDuring(work: () => Promise<unknown>): Promise<number>
  close(): void
}

/** Waits are counted so long after the work, too. */
const afterMs = 30

export const openProbe = async (port: number): Promise<Probe> => {
  const worker = new Worker(new URL('probe.ts', import.meta.url).href)
  const tell = (message: unknown): Promise<number> => {
    const { promise, resolve } = Promise.withResolvers<number>()
    worker.onmessage = ({ data }) => resolve(data)
    worker.postMessage(message)
    return promise
  }
  await tell({ port })
  return {
    longestDuring: async (work) => {
      worker.postMessage('start')
      await work()
      await Bun.sleep(afterMs)
      return tell('stop')
    },
    close: () => worker.terminate(),
  }
}
