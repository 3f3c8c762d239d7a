import { Problem } from '../errors.ts'
import { isForgotten, sqlState } from './outage.ts'

/** PostgreSQL chose this transaction to give way: serialization_failure, deadlock_detected. Nothing of it remains. */
const conflicts = new Set(['40001', '40P01'])
const conflictsMax = 3
/** invalid_sql_statement_name: the server does not have a statement that was prepared on this connection. */
export const lostStatementState = '26000'
/** protocol_violation: what PgBouncer says when it has no session for us, and of settings that it does not take. */
export const refusedStartState = '08P01'
/** After this no time is left for another attempt within the caller's deadline. */
const retryMsMax = 2_000

/**
 * The connection went away or was refused, by postgres.js, the operating system, or the server's own word (57P01, 57P03: it stops
 * or starts); or PgBouncer had none to the server (08P01): it begins one, and ends that of the caller.
 */
const losses = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P03',
  refusedStartState,
])
/**
 * A read that lost its connection is asked again for so long: a balancer or pooler that has dropped all its connections often has
 * the next one within a second.
 */
export const readLossMs = 1_500
/** The same for a question whether the server is there, and for a read while other statements wait for their turn. */
export const shortLossMs = 300
const pauseMsMax = 250

/**
 * Run a statement or a whole transaction, again when PostgreSQL rolled it back in favor of another: at most three times
 * more, after a random pause, so that the same two do not meet again. And when a prepared statement of it was lost or is of no use
 * any more, after a column has another type: each connection finds that out for itself, and prepares it anew, at once three times.
 *
 * @param lossMsNow How long it may also be asked again when its connection is lost: of what changes nothing.
 */
export const retrying = async <T>(attempt: () => Promise<T>, lossMsNow = () => 0): Promise<T> => {
  const startedMs = performance.now()
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      const wasForgotten = isForgotten(causeOf(error))
      const pauseMs = wasForgotten && tries <= conflictsMax ? 0 : Math.random() * Math.min(10 * 2 ** tries, pauseMsMax)
      const againMs = performance.now() - startedMs + pauseMs
      const isAgain = isConflict(error) && tries <= conflictsMax && againMs <= retryMsMax
      const isAnew = wasForgotten && againMs <= retryMsMax
      const isLoss = losses.has(stateOf(error)) && againMs <= lossMsNow()
      if (!(isAgain || isAnew || isLoss)) throw error
      await Bun.sleep(pauseMs)
    }
  }
}

/** PostgreSQL rolled it back in favor of another. */
export const isConflict = (error: unknown): boolean => conflicts.has(stateOf(error))

/** The SQLSTATE of an error, or of what a problem was made of. */
export const stateOf = (error: unknown): string => sqlState(causeOf(error)) ?? ''

const causeOf = (error: unknown): unknown => (error instanceof Problem ? error.cause : error)
