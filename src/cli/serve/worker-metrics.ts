import type { Metrics, ProcessMetrics } from '../../platform/metrics/index.ts'
import { within } from '../../platform/work/within.ts'

/** Longer than a process needs whose database does not answer. What a hung one counted is left out. */
const ownMsMax = 3_000
/** Longer than the slowest of the workers is waited for. */
const allMsMax = 4_000

/** What the process of `serve` and its workers tell each other. `id` is the asking side's own. */
type Message =
  | { readonly ask: 'own' | 'all'; readonly id: number }
  | { readonly id: number; readonly own: ProcessMetrics['metrics'] }
  | { readonly id: number; readonly all: readonly ProcessMetrics[] }

type Send = (message: Message) => void

/** Questions that wait for their answers. */
const questions = <Answer>(answerMsMax: number) => {
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  return {
    ask: (what: 'own' | 'all', send: Send): Promise<Answer | null> => {
      const id = ++last
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
      send({ ask: what, id })
      return within<Answer, null>(answered, answerMsMax, () => null).finally(() => waiting.delete(id))
    },
    hear: (id: number, answer: Answer): void => waiting.get(id)?.(answer),
  }
}

interface AskedWorker {
  readonly place: number
  readonly send: Send
  readonly ended: Promise<unknown>
}

/** Collects what the workers count, for whichever of them is asked. */
export const collectFromWorkers = (workers: () => readonly AskedWorker[]) => {
  const { ask, hear } = questions<ProcessMetrics['metrics']>(ownMsMax)
  const collect = async (): Promise<ProcessMetrics[]> => {
    const answers = await Promise.all(
      workers().map(async ({ place, send, ended }) => {
        const metrics = await Promise.race([ask('own', send), ended.then(() => null)])
        return { worker: place, metrics }
      }),
    )
    return answers.flatMap(({ worker, metrics }) => (metrics === null ? [] : { worker, metrics }))
  }
  /** @param reply To the worker that said it. */
  return async (message: unknown, reply: Send): Promise<void> => {
    if (!isMessage(message)) return
    if ('own' in message) hear(message.id, message.own)
    else if ('ask' in message) reply({ id: message.id, all: await collect() })
  }
}

/** In a worker: say what this process counts when asked. @returns Collects what all of them count. */
export const shareMetrics = (metrics: Metrics): (() => Promise<readonly ProcessMetrics[]>) => {
  const { ask, hear } = questions<readonly ProcessMetrics[]>(allMsMax)
  const send: Send = (message) => void process.send?.(message)
  process.on('message', async (message) => {
    if (!isMessage(message)) return
    if ('all' in message) hear(message.id, message.all)
    else if ('ask' in message) send({ id: message.id, own: await metrics.collect() })
  })
  return async () => (await ask('all', send)) ?? []
}

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'id' in message
