import type { StoredFitting } from '../schema/result-schema.ts'
import type { ReadFitting } from './read-fitting.ts'

/** A fitting as `GET /v1/fittings/{fittingId}` shows it. */
export const recordOf = ({ row, result }: ReadFitting): StoredFitting => {
  const record = {
    success: true,
    fittingId: row.fittingId,
    clubType: row.clubType,
    status: row.status,
    input: row.input,
    output: row.output,
    processingTimeMs: row.processingTimeMs,
    createdAt: row.createdAt.toISOString(),
    ...(result.pollAfterSeconds !== undefined && { pollAfterSeconds: result.pollAfterSeconds }),
    ...(result.error && { error: result.error }),
    ...(result.retry && { retry: result.retry }),
  }
  return record as StoredFitting // a row has the members of its status
}
