import { problem } from '../../platform/errors.ts'
import { namesFault } from '../../platform/postgres/outage.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { within } from '../../platform/within.ts'

/** A database that has not responded by then counts as down. */
const pingMsMax = 2000

/** What readiness depends on. */
export interface Serving {
  readonly sql: Pick<Sql, 'ping' | 'replica'>
  /** False from the moment the process begins to stop, so that load balancers send traffic elsewhere. */
  isReady(): boolean
  /** Tables that were found damaged. */
  unreadableTables(): readonly string[]
}

/** Whether this process should get traffic. @throws notReady, naming what is missing. */
export const readiness = async ({ sql, isReady, unreadableTables }: Serving) => {
  const application = isReady()
  if (!application) throw problem('notReady', { detail: 'The service is stopping.', checks: { application } })
  const fault = await pingFault(sql.ping())
  const database = fault === null
  if (fault !== null) throw problem('notReady', { detail: fault, checks: { application, database } })
  const tables = unreadableTables().length === 0
  if (!tables)
    throw problem('notReady', {
      detail: 'Part of the database cannot be read.',
      checks: { application, database, tables },
    })
  const ready = { status: 'ready' as const, checks: { application, database, tables } }
  return sql.replica === undefined ? ready : { ...ready, readReplica: sql.replica() }
}

/** Why the database cannot be used; null when it can. */
const pingFault = (ping: Promise<void>): Promise<string | null> => {
  const fault = ping.then(
    () => null,
    (error: unknown) => (namesFault(error) ? error.message : noAnswer),
  )
  return within(fault, pingMsMax, () => noAnswer)
}

const noAnswer = 'The database does not respond.'
