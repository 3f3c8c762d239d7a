import type { Config } from '../../platform/settings/settings.ts'
import { attributionOf } from '../answer/result.ts'
import type { FittingResult } from '../schema/result-schema.ts'
import { failures } from './failure.ts'
import { sentKey } from './own-keys.ts'
import type { Progress } from './progress.ts'
import type { Begun, FittingRow } from './queries.ts'

type Names = Pick<Config, 'serviceName' | 'baseUrl'>

/** A run takes milliseconds; one that is still going is asked for again soon. */
const pollAfterSeconds = 2

/** A stored fitting as analyze answers it, whatever its state. Members come in the specification's order. */
export const resultOf = (row: FittingRow, config: Names, progress?: Progress): FittingResult => {
  if (row.output !== null) return row.output
  return row.error === null ? runningResult(row, config, progress) : failedResult(row, config)
}

/** The answer for a fitting that still runs. */
export const runningResult = (begun: Begun, config: Names, progress?: Progress): FittingResult => ({
  success: true,
  status: 'running',
  ...headOf(begun, config),
  input: begun.input,
  ...(progress && { progress }),
  pollAfterSeconds,
  ...keyOf(begun),
  createdAt: begun.createdAt.toISOString(),
  next: {
    action: 'poll',
    text: `Read fitting ${begun.fittingId} again in ${pollAfterSeconds} seconds. Do not analyze again with a new key.`,
  },
})

const failedResult = (row: FittingRow, config: Names): FittingResult => ({
  success: false,
  status: 'failed',
  ...headOf(row, config),
  input: row.input,
  ...failedMembers(row),
  ...keyOf(row),
  createdAt: row.createdAt.toISOString(),
  next: {
    action: 'retry',
    text: `Send the same request again with the Idempotency-Key in retry.idempotencyKey. It consumes ${isPaid(row) ? 'no further' : 'one'} fitting.`,
  },
})

/** What a failed fitting says of its failure. */
const failedMembers = (row: FittingRow): Pick<FittingResult, 'error' | 'retry'> => {
  const { error, idempotencyKey } = row
  if (error === null || idempotencyKey === null) throw new Error('a failed fitting has its error and a key')
  return {
    error,
    retry: { idempotencyKey: sentKey(idempotencyKey), reason: isPaid(row) ? failures[error.code].reason : givenBack },
  }
}

/** A correction is free, whenever it is run again. */
const isPaid = ({ isCharged, input }: FittingRow): boolean => isCharged || input.corrects !== undefined

const givenBack = 'Its charge was refunded after a day; running it again with this key consumes one fitting.'

const headOf = ({ fittingId, clubType }: Begun, config: Names) => ({ fittingId, clubType, ...attributionOf(config) })

const keyOf = ({ idempotencyKey }: Begun) =>
  idempotencyKey === null ? {} : { idempotencyKey: sentKey(idempotencyKey) }
