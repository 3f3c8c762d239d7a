import type { ClubType } from '../golf.ts'
import type { Sql } from '../postgres/sql.ts'
import type { FittingResult } from './result-schema.ts'
import type { FittingRequest } from './schema.ts'

/** A completed fitting on its way into the database. */
export interface NewFitting {
  readonly accountId: string
  readonly fittingId: string
  readonly clubType: ClubType
  readonly input: FittingRequest
  readonly output: FittingResult
  readonly idempotencyKey: string | null
  readonly fingerprint: string
  readonly requestId: string
  readonly platform: string | null
  readonly client: string | null
  readonly traffic: 'internal' | 'test' | null
  readonly processingTimeMs: number
  readonly rulesetRevision: string
  readonly catalogRevision: string
  readonly at: Date
}

/** What became of it; `output` is the stored one, which on a replay is the first answer. */
export type Recorded =
  | { readonly outcome: 'recorded' | 'replay'; readonly requestId: string; readonly output: FittingResult }
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'exhausted'; readonly monthlyLimit: number }

/** Charge the account and store the fitting, in one statement: both happen or neither. */
export const recordFitting = async (sql: Sql, fitting: NewFitting): Promise<Recorded> => {
  const [row] = await sql<{
    outcome: Recorded['outcome']
    requestId: string
    output: FittingResult
    monthlyLimit: number
  }>`
    select outcome, request_id as "requestId", output, monthly_limit as "monthlyLimit"
      from record_fitting(
        ${fitting.accountId}, ${fitting.fittingId}, ${fitting.clubType}, ${fitting.input}, ${fitting.output},
        ${fitting.idempotencyKey}, ${fitting.fingerprint}, ${fitting.requestId}, ${fitting.platform}, ${fitting.client},
        ${fitting.traffic}, ${fitting.processingTimeMs}, ${fitting.rulesetRevision}, ${fitting.catalogRevision},
        ${fitting.at})`
  return row as Recorded
}

/** A fitting as it is stored. */
export interface FittingRow {
  readonly fittingId: string
  readonly clubType: ClubType
  readonly status: 'running' | 'completed' | 'failed'
  readonly input: FittingRequest
  readonly output: FittingResult | null
  readonly processingTimeMs: number | null
  readonly createdAt: Date
}

/** Null when the account has no such fitting: another account's looks the same as none. */
export const selectFitting = async (sql: Sql, accountId: string, fittingId: string): Promise<FittingRow | null> => {
  const [row] = await sql<FittingRow>`
    select id as "fittingId", club_type as "clubType", status, input, output,
           processing_time_ms as "processingTimeMs", created_at as "createdAt"
      from fittings
     where account_id = ${accountId} and id = ${fittingId}`
  return row ?? null
}
