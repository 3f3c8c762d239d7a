import { batchCalls } from '../batch.ts'
import { withinDeadline, writeDeadlineMs } from '../outage.ts'
import { type Query, refuseUndefined, type Sql } from '../sql.ts'
import { boundedTransaction, insideTransaction, type TransactionLife } from '../transaction.ts'
import { ensureRoom } from './disk.ts'
import type { AskEngine, WrittenJson } from './engine-calls.ts'
import { type EngineEvent, keepEngine } from './engine-keeper.ts'

/** The embedded database, with what only it can do. */
export interface EmbeddedSql extends Sql {
  /**
   * Copy the database into a directory that does not exist yet, while requests go on: they wait for the copy, which takes
   * a second for some hundred MB. No statement runs meanwhile and no transaction is open, a checkpoint was written just
   * before, so the copy holds every transaction that was acknowledged before the call and none in part; it opens like the
   * directory of a server that was stopped.
   */
  snapshot(to: string): Promise<void>
}

/**
 * Open the embedded database in a directory that this process has locked (lock.ts).
 *
 * The engine is a single session: callers queue, and a transaction has it for itself. It is a process of its own, which
 * is started again when it dies; meanwhile callers get STORAGE_UNAVAILABLE. Committed work survives the
 * death of the process, not the loss of power: the engine never calls fsync.
 *
 * @throws {DatabaseDamaged} It cannot be opened; the message is PostgreSQL's.
 */
export const openEmbedded = async (directory: string, onEvent: (event: EngineEvent) => void = () => {}) => {
  const engine = await keepEngine(directory, onEvent)
  const sql = embeddedSql(engine.ask)
  return Object.assign(sql, {
    ping: async () => {
      ensureRoom(directory)
      await sql`select 1`
    },
    listen: engine.listen,
    snapshot: async (to: string) => {
      await engine.ask({ act: 'snapshot', to })
    },
    end: engine.end,
  }) satisfies EmbeddedSql
}

/** The door to a running engine, wherever it runs. */
export const embeddedSql = (ask: AskEngine) => {
  const query = queryOf(ask)
  return Object.assign(query, {
    engine: 'embedded' as const,
    read: query,
    readReplica: query,
    call: batchCalls(query),
    begin: <T>(work: (sql: Sql) => Promise<T>, { isLong = false } = {}): Promise<T> => {
      const inside = (transaction: string, life: TransactionLife) =>
        work(insideTransaction(queryOf(ask, transaction), 'embedded', scriptOf(ask, transaction), life))
      // Its turn comes in the queue of all statements, so it waits as long as one of them.
      return boundedTransaction((use) => transactionOf(ask, use), inside, { isLong, openMsMax: writeDeadlineMs })
    },
    script: scriptOf(ask),
    ping: async () => {
      await query`select 1`
    },
    listen: () => Promise.reject(new Error('nobody can listen here')),
    end: async () => {
      await ask({ act: 'end' })
    },
  }) satisfies Sql
}

const transactionOf = async <T>(ask: AskEngine, use: (transaction: string) => Promise<T>): Promise<T> => {
  const transaction = (await ask({ act: 'begin' })) as string
  try {
    const value = await use(transaction)
    await ask({ act: 'commit', transaction })
    return value
  } catch (error) {
    await ask({ act: 'rollback', transaction }).catch(() => {}) // it is over already, or the engine is
    throw error
  }
}

const scriptOf = (ask: AskEngine, transaction?: string) => async (text: string) => {
  await ask({ act: 'script', text, ...within(transaction) })
}

const queryOf =
  (ask: AskEngine, transaction?: string): Query =>
  <Row>(strings: TemplateStringsArray, ...values: unknown[]) => {
    refuseUndefined(strings, values)
    const text = strings.reduce((left, right, index) => `${left}$${index}${right}`)
    const call = { act: 'query', text, values: values.map(written), ...within(transaction) } as const
    return withinDeadline(ask(call).then((rows) => (rows as Row[]).map(readRow)))
  }

/** Objects go to the engine as JSON text, and JSON comes from it as text: member by member takes longer than storing it. */
const written = (value: unknown): unknown =>
  isPlain(value) ? ({ jsonText: JSON.stringify(value) } satisfies WrittenJson) : value

const readRow = <Row>(row: Row): Row => {
  const columns = row as Record<string, unknown>
  for (const [name, value] of Object.entries(columns))
    if (isPlain(value)) columns[name] = JSON.parse((value as WrittenJson).jsonText)
  return row
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const within = (transaction: string | undefined) => (transaction === undefined ? {} : { transaction })
