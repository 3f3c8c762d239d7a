import { isStorageUnavailable } from '../errors.ts'
import type { Call, Query } from './sql.ts'
import { createTurns, inTurn } from './turns.ts'

/** Calls in one statement, at most. */
const groupMax = 16
/** Statements of one kind at a time: while one waits for the disk, the next is computed. */
const atOnce = 2

interface Waiting {
  readonly values: readonly unknown[]
  readonly resolve: (value: never) => void
  readonly reject: (error: unknown) => void
}

/**
 * Calls of one place in the code go together while earlier ones are under way: one statement, one commit, one flush.
 * Whoever comes alone goes at once and alone.
 */
export const grouped = (query: Query): Call => {
  const places = new Map<TemplateStringsArray, ReturnType<typeof groupsAt>>()
  return (strings, ...values) => {
    let join = places.get(strings)
    if (join === undefined) {
      join = groupsAt(query, strings)
      places.set(strings, join)
    }
    return join(values)
  }
}

const groupsAt = (query: Query, strings: TemplateStringsArray) => {
  const turns = createTurns(atOnce)
  const textOf = statements(strings)
  let forming: Waiting[] | null = null

  const ask = async (calls: readonly Waiting[]): Promise<void> => {
    const [row] = await query(textOf(calls.length), ...calls.flatMap(({ values }) => values))
    for (const [index, { resolve }] of calls.entries()) resolve(row![index] as never)
  }
  /** Nothing of a statement that failed remains, so each can be asked again. */
  const askEach = (calls: readonly Waiting[]) => Promise.all(calls.map((call) => ask([call]).catch(call.reject)))
  const askAll = (calls: readonly Waiting[]) =>
    ask(calls).catch((error) => {
      if (calls.length === 1 || isStorageUnavailable(error)) throw error
      return askEach(calls)
    })
  const close = (calls: readonly Waiting[]) => {
    if (forming === calls) forming = null
  }
  const send = (calls: readonly Waiting[]) => {
    const answered = inTurn(turns, () => {
      close(calls)
      return askAll(calls)
    })
    answered.catch((error) => {
      close(calls)
      for (const { reject } of calls) reject(error)
    })
  }

  return <T>(values: readonly unknown[]): Promise<T> =>
    new Promise((resolve, reject) => {
      const call = { values, resolve, reject }
      if (forming !== null && forming.length < groupMax) {
        forming.push(call)
        return
      }
      forming = [call]
      send(forming)
    })
}

/** The text that asks so many calls at once, each a column. */
const statements = ([first, ...others]: TemplateStringsArray) => {
  const texts: TemplateStringsArray[] = []
  return (calls: number): TemplateStringsArray => {
    texts[calls] ??= joined(first!, others, calls)
    return texts[calls]
  }
}

const joined = (first: string, others: readonly string[], calls: number): TemplateStringsArray => {
  const parts = [`select ${first}`]
  for (let index = 0; index < calls; index++) {
    parts.push(...others)
    parts[parts.length - 1] += ` as "${index}"${index + 1 < calls ? `, ${first}` : ''}`
  }
  return Object.assign(parts, { raw: parts })
}
