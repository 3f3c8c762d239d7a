import { inEnglish } from '../../words/english.ts'
import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'
import { Problem, problem } from '../errors.ts'
import { within } from '../work/within.ts'

/** How long a statement may take, waiting for its turn included, before the caller gets STORAGE_UNAVAILABLE. */
export const writeDeadlineMs = 5_000
/** The same for what only reads, and may therefore be asked again at no risk. */
export const readDeadlineMs = 2_000

/**
 * SQLSTATEs that say "the database cannot do this now", not "this statement is wrong":
 * a cancelled statement (ours run under statement_timeout), a full disk, too many connections, a server that stops,
 * starts or is read-only after a failover, a session ended from outside, a conflict that three more attempts did not
 * settle. Class 08 is every connection failure.
 * @source PostgreSQL documentation, appendix A, "PostgreSQL Error Codes"
 */
const outageStates = new Set('57014 53100 53200 53300 57P01 57P02 57P03 57P05 25006 25P03 40001 40P01'.split(' '))

/** query_canceled */
export const queryCanceledState = '57014'

/** read_only_sql_transaction */
export const readOnlyState = '25006'

/** disk_full */
export const diskFullState = '53100'

/** too_many_connections */
export const tooManyConnectionsState = '53300'

/** Connection failures as postgres.js and the operating system name them. */
const outageCodes = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])

/** What Citus says when it finds that a worker is gone, with the SQLSTATE of an internal error. @source remote_transaction.c */
const lostWorker = 'failure on connection marked as essential'

/** The error to throw for a failed query: STORAGE_UNAVAILABLE when the database is away, else the error itself. */
export const storageError = (error: unknown): unknown => {
  if (error instanceof Problem) return error
  const code = sqlState(error)
  if (code === undefined) return error
  const isOutage = outageStates.has(code) || outageCodes.has(code) || code.startsWith('08') || isForgotten(error)
  if (!isOutage && !(error as Error).message.startsWith(lostWorker)) return error
  return code === diskFullState ? diskFull(error) : unavailable(say('outages.database'), error)
}

/**
 * A prepared statement that the server refused to carry out: the driver has forgotten it (patches/README.md), and whoever asks again has it
 * prepared anew.
 */
export const isForgotten = (error: unknown): boolean => (error as { isForgotten?: true } | null)?.isForgotten === true

/** Failures to connect: nothing was sent. */
const notConnected = new Set(['CONNECT_TIMEOUT', 'ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN'])

/**
 * Whether a statement that failed changed nothing for sure: it was not sent, or the server refused it. After a deadline, or when
 * the connection (class 08) or the server (57P) went away, nobody knows.
 */
export const isUndone = (error: unknown): boolean => {
  const code = sqlState(error instanceof Problem ? error.cause : error) ?? ''
  return notConnected.has(code) || (/^\d/.test(code) && !/^(08|57P)/.test(code))
}

/** The SQLSTATE (or connection failure code) of an error from either engine. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/**
 * Wait for a query, but not for ever: neither driver has a deadline of its own, and postgres.js 3.4.9 can wait
 * without end for a server that closes while a connection begins (porsager/postgres issue 1193).
 * The query itself is not recalled; whether it took effect is unknown to the caller.
 *
 * @param onMissed Called when the deadline passes, before the promise rejects.
 */
export const withinDeadline = <T>(
  query: PromiseLike<T>,
  deadlineMs: number = writeDeadlineMs,
  onMissed: () => void = () => {},
): Promise<T> =>
  within(
    query.then(undefined, (error: unknown) => {
      throw storageError(error)
    }),
    deadlineMs,
    () => {
      onMissed()
      throw unavailable(say('outages.noAnswerInTime'))
    },
  )

/** Nothing can be written until the operator frees space. */
export const diskFull = (cause?: unknown) => unavailableFor(say('outages.diskFull'), diskFullState, cause)

/** It answers, but is a standby or was made read-only (`default_transaction_read_only`). */
export const takesNoWrites = (isStandby: boolean) =>
  unavailableFor(say(isStandby ? 'outages.standby' : 'outages.readOnly'), readOnlyState)

const unavailableFor = (detail: Message, code: string, cause?: unknown) =>
  unavailable(detail, cause ?? Object.assign(new Error(inEnglish(detail)), { code }))

/** Whether a problem says what is wrong with a database that answers: it takes no writes, or its disk is full. */
export const namesFault = (error: unknown): error is Problem =>
  error instanceof Problem && [readOnlyState, diskFullState].includes(sqlState(error.cause) ?? '')

const unavailable = (detail: Message, cause?: unknown) => problem('storageUnavailable', { detail, cause })
