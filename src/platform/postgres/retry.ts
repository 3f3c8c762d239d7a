import { Problem } from '../errors.ts'
import { sqlState } from './outage.ts'

/** PostgreSQL chose this transaction to give way: serialization_failure, deadlock_detected. Nothing of it remains. */
const conflicts = new Set(['40001', '40P01'])
const conflictsMax = 3
/** After this no time is left for another attempt within the caller's deadline. */
const retryMsMax = 2_000

/**
 * The connection went away, by postgres.js, the operating system, or the server's own word (57P01); or PgBouncer had none to the
 * server (08P01): it begins one, and ends that of the caller.
 */
const losses = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '08P01',
])
const lossesMax = 3

/**
 * Run a statement or a whole transaction, again when PostgreSQL rolled it back in favor of another: at most three times
 * more, after a random pause, so that the same two do not meet again.
 *
 * @param isRead It changes nothing, so that it may also be asked again when its connection is lost.
 */
export const retrying = async <T>(attempt: () => Promise<T>, isRead = false): Promise<T> => {
  const startedMs = performance.now()
  let lossesLeft = isRead ? lossesMax : 0
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      const isAgain = isConflict(error) && tries <= conflictsMax
      const isLoss = losses.has(stateOf(error)) && lossesLeft-- > 0
      if (!(isAgain || isLoss) || performance.now() - startedMs > retryMsMax) throw error
      await Bun.sleep(Math.random() * 10 * 2 ** tries)
    }
  }
}

/** PostgreSQL rolled it back in favor of another. */
export const isConflict = (error: unknown): boolean => conflicts.has(stateOf(error))

/** The SQLSTATE of an error, or of what a problem was made of. */
export const stateOf = (error: unknown): string => sqlState(error instanceof Problem ? error.cause : error) ?? ''
