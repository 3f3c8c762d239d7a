import { isStorageUnavailable } from '../errors.ts'
import { isConflict } from './retry.ts'
import type { Call, Query } from './sql.ts'

/** Questions in one statement, at most. Each number of them is a prepared statement of its own. */
const batchMax = 16
/** Others wait while this many statements are in progress: one waits for the disk while the next is computed. */
const atOnce = 2
/** And no longer than this: what takes longer is stuck, and must not hold up the others. */
const waitMsMax = 50

/**
 * Calls of one place in the code go together while earlier ones are under way: one statement, one commit, one flush.
 * Whoever comes alone goes at once and alone.
 */
export const batchCalls = (query: Query): Call => {
  const places = new Map<TemplateStringsArray, ReturnType<typeof batchesAt>>()
  return (strings, ...values) => {
    let join = places.get(strings)
    if (join === undefined) {
      join = batchesAt(query, strings)
      places.set(strings, join)
    }
    return join(values)
  }
}

const batchesAt = (query: Query, strings: TemplateStringsArray) => {
  const textOf = statements(strings)
  return gathering(async (calls: readonly (readonly unknown[])[]): Promise<never[]> => {
    const order = calls.map((_, index) => index).sort((a, b) => byFirstValue(calls[a]!, calls[b]!))
    const [row] = await query(textOf(calls.length), ...order.flatMap((index) => calls[index]!))
    const values: never[] = []
    for (const [column, index] of order.entries()) values[index] = row![column] as never
    return values
  })
}

/**
 * Questions that come while earlier ones are under way wait, and are asked together. Whoever comes alone asks at once.
 * @param ask Answers in the order of the questions. It must be safe to repeat.
 */
export const gathering = <Question, Found>(ask: (questions: readonly Question[]) => Promise<readonly Found[]>) => {
  interface Waiting {
    readonly question: Question
    readonly resolve: (found: Found) => void
    readonly reject: (error: unknown) => void
  }
  let underWay = 0
  let waiting: Waiting[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const answer = async (all: readonly Waiting[]): Promise<void> => {
    const found = await ask(all.map(({ question }) => question))
    for (const [index, { resolve }] of all.entries()) resolve(found[index]!)
  }
  /** Nothing of a statement that failed remains, so each can be asked again. */
  const askEach = (all: readonly Waiting[]) => Promise.all(all.map((one) => answer([one]).catch(one.reject)))
  const failed = (all: readonly Waiting[], error: unknown) => {
    if (all.length > 1 && (isConflict(error) || !isStorageUnavailable(error))) return askEach(all)
    for (const { reject } of all) reject(error)
  }
  const send = async (): Promise<void> => {
    const all = waiting
    waiting = []
    clearTimeout(timer)
    underWay++
    await answer(all).catch((error) => failed(all, error))
    underWay--
    if (waiting.length > 0) send()
  }

  return (question: Question): Promise<Found> =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (underWay < atOnce || waiting.length === batchMax) send()
      else if (waiting.length === 1) timer = setTimeout(send, waitMsMax)
    })
}

/** Statements that lock what their first values name do so in the same order, so none waits for one that waits for it. */
const byFirstValue = ([a]: readonly unknown[], [b]: readonly unknown[]): number =>
  String(a) < String(b) ? -1 : Number(String(a) > String(b))

/** A call of a function of the database that is still to be made: what a template tag is given. */
export type FunctionCall = readonly [strings: TemplateStringsArray, ...values: unknown[]]

/** A call of a database function, typed. */
export const functionCall = (...call: FunctionCall): FunctionCall => call

/** Make calls of one place in the code in one statement, in their order: all or none. */
export const together = async <Value>(query: Query, calls: readonly FunctionCall[]): Promise<Value[]> => {
  if (calls.length === 0) return []
  const [[[first, ...others]]] = calls as [FunctionCall]
  const [row] = await query(joinCalls(first!, others, calls.length), ...calls.flatMap(([, ...values]) => values))
  return calls.map((_, index) => row![index] as Value)
}

/** The statement that makes this many calls at once, each a column. */
const statements = ([first, ...others]: TemplateStringsArray) => {
  const texts: TemplateStringsArray[] = []
  return (calls: number): TemplateStringsArray => {
    texts[calls] ??= joinCalls(first!, others, calls)
    return texts[calls]
  }
}

const joinCalls = (first: string, others: readonly string[], calls: number): TemplateStringsArray => {
  const parts = [`select ${first}`]
  for (let index = 0; index < calls; index++) {
    parts.push(...others)
    parts[parts.length - 1] += ` as "${index}"${index + 1 < calls ? `, ${first}` : ''}`
  }
  return Object.assign(parts, { raw: parts })
}
