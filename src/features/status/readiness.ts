import { problem } from '../../platform/errors.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { within } from '../../platform/within.ts'

/** A database that has not answered by then counts as away. */
const pingMsMax = 2000

/** What readiness depends on. */
export interface Serving {
  readonly sql: Pick<Sql, 'ping'>
  /** False from the moment the process begins to stop, so that load balancers send traffic elsewhere. */
  isReady(): boolean
  /** Tables that were found damaged. */
  unreadableTables(): readonly string[]
}

/** Whether this process should get traffic. @throws notReady, naming what is missing. */
export const readiness = async ({ sql, isReady, unreadableTables }: Serving) => {
  const application = isReady()
  if (!application) throw problem('notReady', { detail: 'The service is stopping.', checks: { application } })
  const database = await answersInTime(sql.ping())
  if (!database)
    throw problem('notReady', { detail: 'The database does not answer.', checks: { application, database } })
  const tables = unreadableTables().length === 0
  if (!tables)
    throw problem('notReady', {
      detail: 'A part of the database cannot be read.',
      checks: { application, database, tables },
    })
  return { status: 'ready' as const, checks: { application, database, tables } }
}

const answersInTime = (ping: Promise<void>): Promise<boolean> => {
  const answered = ping.then(
    () => true,
    () => false,
  )
  return within(answered, pingMsMax, () => false)
}
