import { startEngine } from './engine.ts'
import { type EngineCall, engineCalls } from './engine-calls.ts'
import { lockEngine } from './lock.ts'

/** Calls of one moment travel together, each with the number that its answer carries. `ping` is answered at once. */
export type ToEngine = readonly (readonly [id: number, call: EngineCall])[] | 'ping'

/** What the process of the engine says. */
export type FromEngine =
  | { readonly said: 'ready' }
  | { readonly said: 'alive' }
  /** It cannot go on, and ends: in words for the operator. */
  | { readonly said: 'over'; readonly why: string }
  /** The same, and it was never ready: PostgreSQL does not open the database. */
  | { readonly said: 'damaged'; readonly why: string }
  | { readonly said: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly said: 'refusal'; readonly id: number; readonly message: string; readonly code: string | undefined }
  | { readonly said: 'notification'; readonly channel: string; readonly payload: string }

/**
 * Run the embedded engine for the process that started this one, until that one asks for the end or ends itself.
 * @param directory The database directory.
 */
export const hostEngine = async (directory: string): Promise<void> => {
  // Signals to the whole group (Ctrl-C, systemd) are for the service, which tells this process when to end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit(0))
  try {
    const lock = await lockEngine(directory)
    process.on('exit', lock.release)
    let isOpen = false
    const db = await startEngine(directory, (line) => {
      const why = lastWords(line)
      if (why !== null) giveUp(why, isOpen)
    }).catch((error: Error) => giveUp(error.message, false))
    isOpen = true
    const ask = engineCalls(db, directory, (channel, payload) => say({ said: 'notification', channel, payload }))
    process.on('message', (message: ToEngine) => {
      if (message === 'ping') say({ said: 'alive' })
      else for (const [id, call] of message) ask(call).then(answer(id), refuse(id))
    })
    say({ said: 'ready' })
  } catch (error) {
    giveUp((error as Error).message)
  }
}

const say = (message: FromEngine): void => void process.send!(message)

const answer = (id: number) => (value: unknown) => say({ said: 'answer', id, value })

const refuse =
  (id: number) =>
  ({ message, code }: Error & { code?: string }) =>
    say({ said: 'refusal', id, message, code })

/**
 * PostgreSQL ends its process after such a line (a log that cannot be written, for example). The engine has none to end and
 * would run in circles for ever, so this one ends.
 */
const lastWords = (line: string): string | null => {
  const [, severe, aborted] = /\b(?:PANIC|FATAL): +(.*)|^(Aborted\(.*)/.exec(line) ?? []
  return severe ?? aborted ?? null
}

const giveUp = (why: string, isOpen = true): never => {
  say({ said: isOpen ? 'over' : 'damaged', why })
  process.exit(1)
}
