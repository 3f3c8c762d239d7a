import type { Load } from './server/semaphore.ts'

/**
 * The door to the database: the same on the embedded engine and on PostgreSQL, so that a query is written once.
 *
 * Values go in as `${...}` parameters. Objects become json, arrays PostgreSQL arrays, Dates timestamptz; json comes out
 * as objects, timestamptz as Date, int8 as number. `undefined` is refused: a forgotten value is not a null.
 * A database that does not answer in time or cannot be reached is a STORAGE_UNAVAILABLE problem; every other failure is
 * an error with its SQLSTATE in `code`.
 *
 * @example await sql<{ used: number }>`select count(*)::int as used from fittings where account_id = ${accountId}`
 */
export interface Sql {
  <Row = Record<string, unknown>>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>
  readonly engine: Engine
  /**
   * The same for a statement that changes nothing: its deadline is shorter (2 s instead of 5 s), and when its connection
   * is lost it is asked again, three times at most.
   */
  readonly read: Query
  /**
   * `read` for what may be some seconds old: it goes to the read replica where there is one that follows closely. Not for
   * what somebody reads that has just been told of a write, and not for what decides who may come in.
   */
  readonly readReplica: Query
  /**
   * The value of a function of the database that is called from many requests at once. Calls of the same place that come
   * while earlier ones are under way go together, in one statement and with one flush of the log. They must not depend
   * on each other, and each must be safe to repeat: when one of them fails, all are asked again one by one.
   *
   * @example await sql.call<boolean>`settle_fitting(${accountId}, ${fittingId})`
   */
  readonly call: Call
  /**
   * Run the work in one transaction: committed when it returns, rolled back when it throws.
   * The work must use the `sql` that it is given. Transactions do not nest. After a deadlock or a serialization failure
   * the work runs again from its beginning, so it must do nothing but query.
   *
   * @param options.isLong Without a deadline on the whole: migrations, imports, recounts.
   */
  begin<T>(work: (sql: Sql) => Promise<T>, options?: { readonly isLong?: boolean }): Promise<T>
  /**
   * Run a text of many statements without parameters and without a deadline: migrations.
   *
   * @param how.isAlone On a connection of its own, without the server's limits of time unless there is a pooler: also for one statement
   *   that no transaction may hold.
   */
  script(text: string, how?: { readonly isAlone?: boolean }): Promise<void>
  /** Returns when the database answers and takes writes; otherwise a STORAGE_UNAVAILABLE problem. */
  ping(): Promise<void>
  /**
   * Hear what any connection says on a channel by `pg_notify`, until the end.
   *
   * @param onMessage Gets the payload.
   * @param onListening Called whenever listening begins, also again after a lost connection: messages may have been
   *   missed before each call.
   * @param onPoll Called on PostgreSQL once a minute, and every five seconds where a pooler lets no message through.
   *   Without it `onListening` is called then.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onListening: () => void,
    onPoll?: () => void,
  ): Promise<void>
  /** Statements under way, and those that wait for a connection. The embedded engine takes one at a time. */
  readonly load?: () => Load
  /** How the read replica does, where there is one. */
  readonly replica?: () => ReplicaStanding
  /** Finish what is running and close. The embedded engine writes everything into its files first. */
  end(): Promise<void>
}

/** How the read replica does, when it was last looked at. */
export interface ReplicaStanding {
  /** `used`: reads that may be old go there. Otherwise they go to the primary. */
  readonly state: 'used' | 'lagging' | 'away'
  /** How old is what it has; null while it cannot be asked. */
  readonly lagSeconds: number | null
}

/** Engine of the database. */
export type Engine = 'embedded' | 'postgresql'

/** The template tag itself. */
export type Query = <Row = Record<string, unknown>>(
  strings: TemplateStringsArray,
  ...values: unknown[]
) => Promise<Row[]>

/** The same for a call of one function. */
export type Call = <Value>(strings: TemplateStringsArray, ...values: unknown[]) => Promise<Value>

/** @throws TypeError for a parameter that was forgotten. */
export const refuseUndefined = (strings: TemplateStringsArray, values: readonly unknown[]): void => {
  const index = values.indexOf(undefined)
  if (index >= 0) throw new TypeError(`a query parameter is undefined, after: ${strings[index]!.slice(-60)}`)
}
