import type { Sql } from '../sql.ts'
import { hasRoom } from './disk.ts'
import type { AskEngine } from './engine-calls.ts'
import { EngineGone, type EngineProcess, startEngineProcess } from './engine-process.ts'

/** What happened to the engine, for the log. */
export interface EngineEvent {
  readonly event: 'ended' | 'restarted'
  /** Why it ended. */
  readonly why: string
}

/** An engine that is started again whenever it dies. */
interface KeptEngine {
  /** @throws {EngineGone} It died under the call, or is away. */
  readonly ask: AskEngine
  readonly listen: Sql['listen']
  /** Write everything into the files and stop. */
  end(): Promise<void>
}

interface Subscription {
  readonly onMessage: (payload: string) => void
  readonly onListening: () => void
}

const restartEveryMs = 1_000
const fullDisk = 'No space left on the disk'

/** Start the engine, and again whenever it dies, as soon as there is room on the disk. */
export const keepEngine = async (directory: string, onEvent: (event: EngineEvent) => void): Promise<KeptEngine> => {
  const subscriptions = new Map<string, Subscription[]>()
  const hear = (channel: string, payload: string) => {
    for (const { onMessage } of subscriptions.get(channel) ?? []) onMessage(payload)
  }
  let why = ''
  let isEnding = false
  let engine: EngineProcess | null = null

  const start = async (): Promise<void> => {
    const started = await startEngineProcess(directory, hear)
    await Promise.all([...subscriptions.keys()].map((channel) => started.ask({ act: 'listen', channel })))
    engine = started
    void started.ended.then(restart)
    for (const { onListening } of [...subscriptions.values()].flat()) onListening()
  }
  const restart = async (words: string): Promise<void> => {
    engine = null
    if (isEnding) return
    why = words
    onEvent({ event: 'ended', why })
    while (!isEnding) {
      try {
        if (!hasRoom(directory)) throw new EngineGone(fullDisk)
        await start()
        return onEvent({ event: 'restarted', why })
      } catch (error) {
        why = (error as Error).message
        await Bun.sleep(restartEveryMs)
      }
    }
  }
  const ask: AskEngine = (call) => (engine === null ? Promise.reject(new EngineGone(why)) : engine.ask(call))

  await start()
  return {
    ask,
    listen: async (channel, onMessage, onListening) => {
      const subscription = { onMessage, onListening }
      const others = subscriptions.get(channel)
      if (others === undefined) await ask({ act: 'listen', channel })
      subscriptions.set(channel, [...(others ?? []), subscription])
      onListening()
    },
    end: async () => {
      isEnding = true
      const last = engine
      if (last === null) return
      await last.ask({ act: 'end' }).catch(() => {}) // a full disk: what was committed is in the log already
      await last.stop()
    },
  }
}
