import { problem } from '../../platform/errors.ts'
import { namesFault } from '../../platform/postgres/outage.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { within } from '../../platform/work/within.ts'
import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'

/** A database that has not responded by then counts as down. */
const pingMsMax = 2000

/** What readiness depends on. */
export interface Serving {
  readonly sql: Pick<Sql, 'ping' | 'replica'>
  /** False from the moment the process begins to stop, so that load balancers send traffic elsewhere. */
  isReady(): boolean
  /** Tables that were found damaged. */
  unreadableTables(): readonly string[]
  /** Only with REDIS_URL. */
  readonly redis?: { readonly commands: { readonly isReady: boolean } } | null
}

/** Whether this process should get traffic. @throws notReady, naming what is missing. */
export const readiness = async ({ sql, isReady, unreadableTables, redis }: Serving) => {
  const { application } = readsReadiness({ isReady }).checks
  const fault = await pingFault(sql.ping())
  const database = fault === null
  if (fault !== null) throw problem('notReady', { detail: fault, checks: { application, database } })
  const tables = unreadableTables().length === 0
  if (!tables)
    throw problem('notReady', {
      detail: say('outages.unreadableTables'),
      checks: { application, database, tables },
    })
  return {
    status: 'ready' as const,
    checks: { application, database, tables },
    ...(sql.replica && { readReplica: sql.replica() }),
    // Without it the process counts requests itself: worth knowing, and no reason to send traffic elsewhere.
    ...(redis && { redis: redis.commands.isReady ? ('connected' as const) : ('away' as const) }),
  }
}

/**
 * Whether this process can serve what needs no database: catalog, search, scores, pages. A fault of the database that all replicas
 * share is no reason to take all of them out of a load balancer. @throws notReady while it stops.
 */
export const readsReadiness = ({ isReady }: Pick<Serving, 'isReady'>) => {
  const application = isReady()
  if (!application) throw problem('notReady', { detail: say('outages.stopping'), checks: { application } })
  return { status: 'ready' as const, checks: { application } }
}

/** Why the database cannot be used; null when it can. */
const pingFault = (ping: Promise<void>): Promise<Message | null> => {
  const fault = ping.then(
    () => null,
    (error: unknown) => (namesFault(error) ? error.detail : noAnswer),
  )
  return within(fault, pingMsMax, () => noAnswer)
}

const noAnswer = say('outages.unresponsive')
