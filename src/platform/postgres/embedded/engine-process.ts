import { ownCommand } from '../../settings/own-command.ts'
import { diskFullState } from '../outage.ts'
import type { AskEngine, EngineCall } from './engine-calls.ts'
import type { FromEngine, ToEngine } from './engine-host.ts'

/** A call that the engine cannot answer because its process has ended. The message says why; `code` is an SQLSTATE. */
export class EngineGone extends Error {
  override readonly name = 'EngineGone'
  readonly code: string
  constructor(why: string) {
    super(why)
    this.code = /no space left/i.test(why) ? diskFullState : connectionFailure
  }
}

/** The embedded database does not open, and PostgreSQL says why. */
export class DatabaseDamaged extends Error {
  override readonly name = 'DatabaseDamaged'
  constructor(directory: string, why: string) {
    super(
      `The database in ${directory} does not open: ${why}.\n` +
        'Its files are damaged, or this user cannot access them. Leave them as they are, and restore a backup into another ' +
        'DATA_DIR with `clubwright restore`.',
    )
  }
}

const connectionFailure = '08006'

/** The embedded engine in a process of its own. */
export interface EngineProcess {
  readonly ask: AskEngine
  /** Why it ended, in words. It is never restarted: start another one. */
  readonly ended: Promise<string>
  /** End it at once. What was committed stays; `ask` for the end before this. */
  stop(): Promise<unknown>
}

/** An engine that owes answers and is silent for this long is in an endless loop. The deadline of every query is shorter. */
const silentSecondsMax = 20
/** Scripts have no deadline: migrations. */
const silentInScriptSecondsMax = 600

/**
 * Start the engine in a process of its own, so that neither a long query nor a fault of it stops the service: it can be
 * killed at any moment, and what was committed is there when it is started again. It ends with this process.
 *
 * @param onNotify Hears every channel that was listened to.
 * @throws {DatabaseDamaged} It cannot open the database.
 * @throws {EngineGone} Its process ended, or there is no space on the disk.
 */
export const startEngineProcess = async (
  directory: string,
  onNotify: (channel: string, payload: string) => void,
): Promise<EngineProcess> => {
  const ready = Promise.withResolvers<void>()
  // The pipe closes a moment before the end of the process is known; what is not sent is refused then.
  const send = (message: ToEngine): void => {
    try {
      child.send(message)
    } catch {}
  }
  const calls = openCalls(send)
  let why: string | null = null
  let isDamaged = false
  let silentSeconds = 0
  const hear = (message: FromEngine): void => {
    silentSeconds = 0
    if (message.said === 'ready') ready.resolve()
    else if (message.said === 'over' || message.said === 'damaged') {
      why = message.why
      isDamaged = message.said === 'damaged'
    } else if (message.said === 'notification') onNotify(message.channel, message.payload)
    else if (message.said !== 'alive') calls.settle(message)
  }
  const child = Bun.spawn([...ownCommand(), 'engine', directory], {
    env: engineEnvironment,
    stdio: ['ignore', 'ignore', 'inherit'],
    serialization: 'advanced',
    ipc: hear,
  })
  // Counted, not measured: a machine that slept has not waited.
  const watchdog = setInterval(() => {
    if (!calls.isOwed()) silentSeconds = 0
    else if (silentSeconds++ === 0) send('ping')
    if (silentSeconds <= (calls.isScriptOwed() ? silentInScriptSecondsMax : silentSecondsMax)) return
    why = `it said nothing for ${silentSeconds} seconds`
    child.kill('SIGKILL')
  }, 1000).unref()
  const ended = child.exited.then((code) => {
    clearInterval(watchdog)
    const words = why ?? `its process ended (${child.signalCode ?? `exit code ${code}`})`
    calls.refuseAll(words)
    const gone = new EngineGone(words)
    ready.reject(isDamaged && gone.code !== diskFullState ? new DatabaseDamaged(directory, words) : gone)
    return words
  })
  await ready.promise
  const stop = () => {
    child.kill('SIGKILL')
    return ended
  }
  return { ask: calls.ask, ended, stop }
}

/** Of the settings of the service the engine needs none. */
const engineEnvironment = {
  BUN_FEATURE_FLAG_NO_ORPHANS: '1', // killed with this process
  // Optimizing what a start calls often costs more than it saves: a start takes 1.0 s of processor time instead of 1.7, and
  // fittings no more than before (paired runs of 2,000). Ten times Bun's usual count of calls.
  BUN_JSC_thresholdForOMGOptimizeAfterWarmUp: '500000',
}

interface Owed {
  readonly act: EngineCall['act']
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** Calls that are under way. Those of one moment are sent together. */
const openCalls = (send: (message: ToEngine) => void) => {
  const owed = new Map<number, Owed>()
  let unsent: [number, EngineCall][] = []
  let last = 0
  let why: string | null = null
  const flush = () => {
    const batch = unsent
    unsent = []
    if (why === null) send(batch)
  }
  const ask: AskEngine = (call) =>
    new Promise((resolve, reject) => {
      if (why !== null) return reject(new EngineGone(why))
      const id = ++last
      owed.set(id, { act: call.act, resolve, reject })
      if (unsent.push([id, call]) === 1) queueMicrotask(flush)
    })
  return {
    ask,
    settle: (message: Extract<FromEngine, { id: number }>) => {
      const call = owed.get(message.id)
      owed.delete(message.id)
      if (message.said === 'answer') call?.resolve(message.value)
      else call?.reject(Object.assign(new Error(message.message), { code: message.code }))
    },
    refuseAll: (words: string) => {
      why = words
      for (const { reject } of owed.values()) reject(new EngineGone(words))
      owed.clear()
    },
    isOwed: () => owed.size > 0,
    isScriptOwed: () => [...owed.values()].some(({ act }) => act === 'script' || act === 'snapshot'),
  }
}
