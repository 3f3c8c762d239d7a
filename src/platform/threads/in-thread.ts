import { readFileSync } from 'node:fs'
import { say } from '../../words/say.ts'
import { problem } from '../errors.ts'
import { threadEntry } from '../settings/own-command.ts'
import type { FromThread } from './messages.ts'

/** What a work may take before its thread is ended. */
export interface Limits {
  /** Of its processor; where the system does not tell, of the clock. */
  readonly ms: number
  /** By which the process may grow meanwhile. */
  readonly bytes: number
}

/** A work was ended, since it took more than it may. */
export class OverLimit extends Error {
  constructor(readonly limit: keyof Limits) {
    super(`The work took more ${limit === 'ms' ? 'time' : 'memory'} than it may.`)
  }
}

/** A thread that listens. */
interface Thread {
  readonly worker: Worker
  /** How the work that it was sent ends. */
  answered: PromiseWithResolvers<unknown>
  readonly number: string | null
}

/** Of the limits, in which memory can grow by tens of megabytes. */
const watchedEveryMs = 20
/** A thread that nobody needs for so long is ended: it has a copy of the code. */
const keptMs = 60_000

/**
 * Do works in a thread of their own, one after the other and by turns of who asks. The thread is started for the first, waits
 * for the next, and is ended by whatever takes more than it may: then the next has another.
 * @param name What the thread does, by the table in `main.ts`.
 * @returns Throws `OverLimit`, or a problem where too much waits.
 */
export const inThread = <Input, Answer>(
  name: string,
  limits: Limits,
): ((input: Input, whose: string) => Promise<Answer>) => {
  const inTurn = byTurns()
  let spare: Promise<Thread> | null = null
  let end: Timer | undefined
  const keep = (thread: Promise<Thread>): void => {
    spare = thread
    clearTimeout(end)
    end = setTimeout(() => {
      spare = null
      thread.then(({ worker }) => worker.terminate()).catch(() => {})
    }, keptMs)
    end.unref()
  }
  const work = async (input: Input): Promise<Answer> => {
    clearTimeout(end)
    const thread = await (spare ?? startThread(name))
    spare = null
    try {
      const answer = await answerOf(thread, input, limits)
      keep(Promise.resolve(thread))
      return answer as Answer
    } catch (error) {
      thread.worker.terminate()
      const next = startThread(name)
      next.catch(() => {}) // the next work tells
      keep(next)
      throw error
    }
  }
  return (input, whose) => inTurn(whose, () => work(input))
}

const startThread = (name: string): Promise<Thread> => {
  const started = Promise.withResolvers<Thread>()
  const worker = new Worker(threadEntry, { argv: [name] })
  worker.unref()
  let thread: Thread | null = null
  const fail = (why: string): void => {
    const error = new Error(`The thread for "${name}" ended: ${why}`)
    started.reject(error)
    thread?.answered.reject(error)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromThread>) => {
    if ('ready' in data) {
      thread = { worker, answered: Promise.withResolvers(), number: data.ready }
      thread.answered.promise.catch(() => {}) // a thread that ends before it is asked tells by `started`
      started.resolve(thread)
    } else if ('answer' in data) thread!.answered.resolve(data.answer)
    else thread!.answered.reject(new Error(data.fault))
  })
  worker.addEventListener('error', ({ message }) => fail(message))
  worker.addEventListener('close', () => fail('it was closed'))
  return started.promise
}

const answerOf = async (thread: Thread, input: unknown, limits: Limits): Promise<unknown> => {
  thread.answered = Promise.withResolvers()
  thread.answered.promise.catch(() => {}) // it is awaited below, or was ended
  const beforeMs = spentMs(thread)
  const beforeBytes = process.memoryUsage.rss()
  const watch = setInterval(() => {
    if (spentMs(thread) - beforeMs > limits.ms) thread.answered.reject(new OverLimit('ms'))
    else if (process.memoryUsage.rss() - beforeBytes > limits.bytes) thread.answered.reject(new OverLimit('bytes'))
  }, watchedEveryMs)
  try {
    thread.worker.postMessage(input)
    return await thread.answered.promise
  } finally {
    clearInterval(watch)
  }
}

/** The kernel counts in hundredths of a second. @source proc_pid_stat(5): fields 14 and 15, and USER_HZ */
const msPerTick = 10

/** Processor time of a thread so far, so that a busy machine ends no honest work; else the clock. */
const spentMs = ({ number }: Thread): number => {
  if (number === null) return performance.now()
  try {
    const fields = readFileSync(`/proc/self/task/${number}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return msPerTick * (Number(fields[11]) + Number(fields[12]))
  } catch {
    return 0 // it ended by itself, which its worker tells
  }
}

/** Works that wait, of one caller and together: each may hold a file of 5 MB. */
const waitingMax = { ofOne: 10, together: 40 }

type Work = () => Promise<void>

/**
 * Do works one after the other. Whoever asks for many waits behind those who ask for one: callers have turns.
 * @returns Throws `overloaded` where too much waits.
 */
const byTurns = () => {
  const waiting = new Map<string, Work[]>()
  let together = 0
  let isBusy = false
  const next = async (): Promise<void> => {
    const [turn] = waiting
    if (isBusy || turn === undefined) return
    const [whose, [work, ...others]] = turn
    waiting.delete(whose)
    if (others.length > 0) waiting.set(whose, others)
    together--
    isBusy = true
    await work!()
    isBusy = false
    void next()
  }
  return <Done>(whose: string, work: () => Promise<Done>): Promise<Done> => {
    const own = waiting.get(whose) ?? []
    if (own.length >= waitingMax.ofOne || together >= waitingMax.together)
      throw problem('overloaded', { detail: say('outages.manyFiles') })
    const { promise, resolve, reject } = Promise.withResolvers<Done>()
    waiting.set(whose, [...own, () => work().then(resolve, reject)])
    together++
    void next()
    return promise
  }
}
