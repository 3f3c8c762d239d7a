import { type EmbeddedSql, embeddedSql } from '../../src/platform/postgres/embedded/embedded.ts'
import { startEngine } from '../../src/platform/postgres/embedded/engine.ts'
import { engineCalls } from '../../src/platform/postgres/embedded/engine-calls.ts'

/**
 * The embedded database with its engine in this process: what is asked of it goes the same way, but between no processes. The
 * second one and each after it costs a fifth of a process of its own, since the engine is compiled already.
 */
export const openHere = async (directory: string): Promise<EmbeddedSql> => {
  const subscribers = new Map<string, ((payload: string) => void)[]>()
  const call = engineCalls(await startEngine(directory), directory, (channel, payload) => {
    for (const hear of subscribers.get(channel) ?? []) hear(payload)
  })
  // A turn of the loop, as between processes: else a test that asks until something has happened lets nothing happen.
  const ask: typeof call = async (...question) => {
    await new Promise(setImmediate)
    return call(...question)
  }
  return Object.assign(embeddedSql(ask), {
    listen: async (channel: string, onMessage: (payload: string) => void, onListening: () => void) => {
      const others = subscribers.get(channel)
      if (others === undefined) await ask({ act: 'listen', channel })
      subscribers.set(channel, [...(others ?? []), onMessage])
      onListening()
    },
    snapshot: async (to: string) => {
      await ask({ act: 'snapshot', to })
    },
  })
}
