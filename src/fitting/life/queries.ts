import type { ClubType } from '../../golf/names/words.ts'
import type { Actor } from '../../identity/audit/index.ts'
import { type Clock, databaseTime } from '../../platform/clock.ts'
import { firstId } from '../../platform/ids.ts'
import { type FunctionCall, functionCall, together } from '../../platform/postgres/batch.ts'
import { queryCanceledState, writeDeadlineMs } from '../../platform/postgres/outage.ts'
import { stateOf } from '../../platform/postgres/retry.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Advice } from '../advice/index.ts'
import { evidenceFacts } from '../answer/evidence-facts.ts'
import type { CompletedFitting, FailureView } from '../schema/result-schema.ts'
import type { FittingRequest } from '../schema/schema.ts'
import type { failure } from './failure.ts'

/**
 * How long an attempt may hold a run: much longer than a run takes, and as long as the clients of a dead process have to
 * wait. An attempt that is slower loses its run only if somebody else wants it, and then its result is not stored.
 */
const leaseMs = 10_000

/**
 * Who charges says until when: a statement that arrives after its caller was told that the database does not answer takes nothing
 * from the account.
 */
const deadlineOf = (clock: Clock): Date | null => clock.deadline?.(writeDeadlineMs) ?? null

/** Wait for a statement with a deadline. When it was refused as late, the clock is looked at: the statement may have been in time. */
const inTime = <T>(clock: Clock, stored: Promise<T>): Promise<T> =>
  stored.catch((error: unknown) => {
    if (stateOf(error) === queryCanceledState) clock.doubt?.()
    throw error
  })

/** Where fittings are kept, and what time it is. */
export interface FittingStore {
  readonly sql: Sql
  readonly clock: Clock
}

/** A request for a fitting, on its way into the database. */
export interface NewFitting {
  readonly accountId: string
  readonly fittingId: string
  readonly request: FittingRequest
  readonly idempotencyKey: string | null
  readonly fingerprint: string
  readonly requestId: string
  readonly platform: string | null
  readonly client: string | null
  readonly traffic: 'internal' | 'test' | null
  /** Fittings per UTC day, when the caller has such a cap. */
  readonly dailyCap: number | null
  /** The caller may hear of the id before the fitting is settled. */
  readonly isDurable: boolean
}

/** What became of it. `fittingId`, `requestId` and `createdAt` are those of the first request with this key. */
export type Reserved = {
  readonly fittingId: string
  readonly requestId: string
  readonly createdAt: Date
} & (
  | { readonly outcome: 'reserved' | 'retried'; readonly attempt: number }
  | { readonly outcome: 'replay'; readonly output: CompletedFitting }
  | { readonly outcome: 'running'; readonly retryAfter: number }
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'capped' }
  /** It names a fitting to correct, but may not: no correction is left, the day is over, or there is no such completed fitting. */
  | { readonly outcome: 'corrected' | 'late' | 'uncorrectable' }
  | { readonly outcome: 'exhausted'; readonly monthlyLimit: number }
)

/** Charge the account and begin the fitting, or find what an earlier request with the same key led to. */
export const reserveFitting = async ({ sql, clock }: FittingStore, fitting: NewFitting): Promise<Reserved> => {
  const [row] = await inTime(
    clock,
    sql<Reserved>`
    select outcome, fitting_id as "fittingId", request_id as "requestId", attempt, output, created_at as "createdAt",
           retry_after as "retryAfter", monthly_limit as "monthlyLimit"
      from reserve_fitting(
        ${fitting.accountId}, ${fitting.fittingId}, ${fitting.request.clubType}, ${fitting.request},
        ${fitting.idempotencyKey}, ${fitting.fingerprint}, ${fitting.requestId}, ${fitting.platform}, ${fitting.client},
        ${fitting.traffic}, ${fitting.dailyCap}, ${leaseMs}, ${fitting.isDurable}, ${databaseTime(clock)},
        ${deadlineOf(clock)})`,
  )
  return row!
}

/**
 * The same for several of one account, in their order, in one statement: one round trip and one commit for all.
 * All or none, when the statement fails.
 */
export const reserveFittings = (
  { sql, clock }: FittingStore,
  accountId: string,
  fittings: readonly NewFitting[],
): Promise<Reserved[]> =>
  inTime(
    clock,
    sql<Reserved>`
  select r.outcome, r.fitting_id as "fittingId", r.request_id as "requestId", r.attempt, r.output,
         r.created_at as "createdAt", r.retry_after as "retryAfter", r.monthly_limit as "monthlyLimit"
    from rows from (
           json_to_recordset(${{ fittings }}::json -> 'fittings') as (
             "fittingId" text, request json, "idempotencyKey" text, fingerprint text, "requestId" text, platform text,
             client text, traffic text, "dailyCap" integer, "isDurable" boolean)
         ) with ordinality f,
         lateral reserve_fitting(
           ${accountId}, f."fittingId", f.request ->> 'clubType', f.request, f."idempotencyKey", f.fingerprint,
           f."requestId", f.platform, f.client, f.traffic, f."dailyCap", ${leaseMs}, f."isDurable",
           ${databaseTime(clock)}, ${deadlineOf(clock)}) r
   order by f.ordinality`,
  )

/** A fitting that was computed before anybody was told of it. */
export interface ComputedFitting extends NewFitting {
  readonly output: CompletedFitting
  /** The credential that made it, which a publishable key needs to read it; null: a person who signed in. */
  readonly madeBy: string | null
}

/**
 * Charge the account and store the fitting, complete. False when nothing happened: then `reserveFitting` says why. Safe to
 * repeat when the answer was lost.
 */
export const storeFitting = ({ sql, clock }: FittingStore, fitting: ComputedFitting): Promise<boolean> =>
  inTime(clock, sql.call<boolean>(...storing(fitting, clock)))

/** The same for several of one account, in their order and in one statement: if it fails, none. */
export const storeFittings = ({ sql, clock }: FittingStore, fittings: readonly ComputedFitting[]): Promise<boolean[]> =>
  inTime(
    clock,
    together<boolean>(
      sql,
      fittings.map((fitting) => storing(fitting, clock)),
    ),
  )

const storing = (fitting: ComputedFitting, clock: Clock): FunctionCall => {
  const { output } = fitting
  const { rulesetRevision, catalogRevision, computeMs } = output.meta
  return functionCall`
    store_fitting(${fitting.accountId}, ${fitting.fittingId}, ${fitting.request.clubType}, ${fitting.request}, ${output},
      ${evidenceFacts(output)}, ${fitting.idempotencyKey}, ${fitting.fingerprint}, ${fitting.requestId},
      ${fitting.platform}, ${fitting.client}, ${fitting.traffic}, ${fitting.madeBy}, ${fitting.dailyCap},
      ${Math.round(computeMs)}, ${rulesetRevision}, ${catalogRevision}, ${new Date(output.createdAt)}, ${databaseTime(clock)}, ${deadlineOf(clock)})`
}

/** One attempt at a fitting, as its holder names it. */
export interface Attempt {
  readonly accountId: string
  readonly fittingId: string
  readonly attempt: number
}

/** Store the result. False when the attempt does not hold the run any more; what is stored counts. */
export const settleFitting = (
  { sql, clock }: FittingStore,
  { accountId, fittingId, attempt }: Attempt,
  output: CompletedFitting,
): Promise<boolean> => {
  const { rulesetRevision, catalogRevision, computeMs } = output.meta
  return sql.call<boolean>`
    settle_fitting(${accountId}, ${fittingId}, ${attempt}, ${output}, ${evidenceFacts(output)}, ${Math.round(computeMs)},
      ${rulesetRevision}, ${catalogRevision}, ${databaseTime(clock)})`
}

/** End the attempt without a result, unless it does not hold the run any more. */
export const failFitting = async (
  { sql, clock }: FittingStore,
  { accountId, fittingId, attempt }: Attempt,
  error: ReturnType<typeof failure>,
): Promise<void> => {
  await sql`select fail_fitting(${accountId}, ${fittingId}, ${attempt}, ${error}, ${databaseTime(clock)})`
}

/** Where a fitting stands. */
export type FittingStatus = 'running' | 'completed' | 'failed'

/** A fitting as it is stored. */
export interface FittingRow {
  readonly fittingId: string
  readonly clubType: ClubType
  readonly status: FittingStatus
  readonly input: FittingRequest
  readonly output: CompletedFitting | null
  readonly error: FailureView | null
  readonly idempotencyKey: string | null
  readonly requestId: string
  readonly processingTimeMs: number | null
  readonly createdAt: Date
  /** False when its charge was given back. */
  readonly isCharged: boolean
  /** It is running by its status, but whoever worked on it is gone. */
  readonly isLapsed: boolean
}

/** What is known of a fitting before its end. */
export type Begun = Pick<FittingRow, 'fittingId' | 'clubType' | 'input' | 'idempotencyKey' | 'createdAt'>

/** Say which publishable key made a fitting, which then may read it. */
export const updateMaker = async (
  { sql }: Pick<FittingStore, 'sql'>,
  accountId: string,
  fittingId: string,
  keyId: string,
): Promise<void> => {
  await sql`update fittings set made_by = ${keyId} where account_id = ${accountId} and id = ${fittingId}`
}

/** The credential that made a fitting; null: a person who signed in, or the operator. */
export const selectMaker = async (
  { sql }: Pick<FittingStore, 'sql'>,
  accountId: string,
  fittingId: string,
): Promise<string | null> => {
  const [row] = await sql<{ maker: string | null }>`
    select made_by as maker from fittings where account_id = ${accountId} and id = ${fittingId}`
  return row?.maker ?? null
}

/**
 * Null when the account has no such fitting: another account's looks the same as none.
 * @param madeBy The publishable key that must have made it; null: whoever did.
 */
export const selectFitting = async (
  { sql, clock }: FittingStore,
  accountId: string,
  fittingId: string,
  madeBy: string | null = null,
): Promise<FittingRow | null> => {
  const [row] = await sql<FittingRow>`
    select id as "fittingId", club_type as "clubType", status, input, output, error,
           idempotency_key as "idempotencyKey", request_id as "requestId", processing_time_ms as "processingTimeMs",
           created_at as "createdAt", charged_to is not null as "isCharged",
           coalesce(lease_until <= coalesce(${databaseTime(clock)}::timestamptz, clock_timestamp()), false) as "isLapsed"
      from fittings
     where account_id = ${accountId} and id = ${fittingId} and erased_at is null
       and (${madeBy}::text is null or made_by = ${madeBy})`
  return row ?? null
}

/** Fittings that a credential made of a club type since an id, without those that failed, the newest first. */
export const selectMadeSince = (
  sql: Sql,
  { accountId, keyId }: { readonly accountId: string; readonly keyId: string },
  clubType: ClubType,
  since: string,
): Promise<Pick<FittingRow, 'fittingId' | 'input' | 'requestId'>[]> =>
  sql<Pick<FittingRow, 'fittingId' | 'input' | 'requestId'>>`
    select id as "fittingId", input, request_id as "requestId" from fittings
     where account_id = ${accountId} and id >= ${since} and made_by = ${keyId} and club_type::text = ${clubType}
       and status <> 'failed' and erased_at is null
     order by id desc limit ${madeMax}`

const madeMax = 20

/** The fitting that an Idempotency-Key belongs to, and the request that it is bound to. */
export interface KeyOwner {
  readonly fittingId: string
  readonly fingerprint: string
}

export const selectKeyOwner = async (sql: Sql, accountId: string, key: string): Promise<KeyOwner | null> => {
  const [row] = await sql<KeyOwner>`
    select id as "fittingId", request_fingerprint as fingerprint from fittings
     where account_id = ${accountId} and idempotency_key = ${key}`
  return row ?? null
}

/** Which of these Idempotency-Keys the account has used already. */
export const selectKnownKeys = async (sql: Sql, accountId: string, keys: readonly string[]): Promise<string[]> => {
  const rows = await sql.read<{ key: string }>`
    select idempotency_key as key from fittings
     where account_id = ${accountId} and idempotency_key = any(${keys}::text[])`
  return rows.map(({ key }) => key)
}

/** Whether the account had this fitting, and it was erased. */
export const selectIsErased = async (sql: Sql, accountId: string, fittingId: string): Promise<boolean> => {
  const rows = await sql`
    select from fittings where account_id = ${accountId} and id = ${fittingId} and erased_at is not null`
  return rows.length === 1
}

/** Whether a fitting of the account was free, as the correction of another. */
export const selectIsCorrection = async (sql: Sql, accountId: string, fittingId: string): Promise<boolean> => {
  const rows = await sql`
    select from fittings where account_id = ${accountId} and id = ${fittingId} and charged_to = 'correction'`
  return rows.length === 1
}

/** What became of a fitting that is to be erased. Null: the account has none of this id. */
export type Erasure = 'erased' | 'running' | null

/**
 * Erase what fittings of an account say about their golfers, all or none; running ones stay.
 * @param by Who asks for these; null: they go with something bigger.
 */
export const eraseFittings = async (
  { sql, clock }: FittingStore,
  accountId: string,
  fittingIds: readonly string[],
  by: Actor | null = null,
): Promise<Erasure[]> => {
  const rows = await sql<{ outcome: Erasure }>`
    with tried as materialized (
      select id, erase_fitting(${accountId}, id, ${databaseTime(clock)}) as outcome from unnest(${fittingIds}::text[]) as id
    )
    select outcome, case when outcome = 'erased' and ${by !== null}
                         then record_audit(${accountId}, 'fitting erased', id, ${by}::json) end as noted
      from tried`
  return rows.map(({ outcome }) => outcome)
}

/**
 * Erase fittings that were made before a moment, at most so many.
 * @param accountId Null: of all accounts.
 * @returns How many were erased.
 */
export const eraseOldFittings = async (
  { sql, clock }: FittingStore,
  accountId: string | null,
  before: Date,
  atOnceMax: number,
): Promise<number> => {
  const [row] = await sql<{ erased: number }>`
    select erase_old_fittings(${accountId}, ${firstId('fit', before)}, ${before}, ${atOnceMax}, ${databaseTime(clock)}) as erased`
  return row!.erased
}

/** Fittings of an account that are not erased, in the order of their ids, after one of them, at most so many. */
export const selectFittingIds = async (sql: Sql, accountId: string, after: string, max: number): Promise<string[]> => {
  const rows = await sql<{ id: string }>`
    select id from fittings where account_id = ${accountId} and id > ${after} and erased_at is null
     order by id limit ${max}`
  return rows.map(({ id }) => id)
}

/** Attempts after which readers leave a dying run to the sweeper: it may be the fitting that kills processes. */
const takeOverAttemptsMax = 3

/** Take over a run whose lease has lapsed. Null when somebody else did, or it has been tried too often. */
export const takeOverFitting = async (
  { sql, clock }: FittingStore,
  accountId: string,
  fittingId: string,
): Promise<Attempt | null> => {
  const now = databaseTime(clock)
  const [row] = await sql<{ attempt: number }>`
    update fittings
       set attempt = attempt + 1,
           lease_until = (select coalesce(${now}::timestamptz, clock_timestamp()) + ${leaseMs} * interval '1 millisecond')
     where account_id = ${accountId} and id = ${fittingId} and status = 'running' and attempt < ${takeOverAttemptsMax}
       and lease_until <= (select coalesce(${now}::timestamptz, clock_timestamp()))
    returning attempt`
  return row ? { accountId, fittingId, attempt: row.attempt } : null
}

/** Free every running fitting, from now on, for whoever wants it: nobody else can be working on one. */
export const releaseRuns = async ({ sql, clock }: FittingStore): Promise<void> => {
  await sql`
    update fittings set lease_until = coalesce(${databaseTime(clock)}::timestamptz, clock_timestamp())
     where status = 'running'`
}

/** What a sweep did: runs failed, charges given back, keys forgotten. */
export interface Swept {
  readonly failed: number
  readonly refunded: number
  readonly forgotten: number
}

/** Clean up runs that nobody came back for, a limited number of each kind. */
export const sweepFittings = async (
  { sql, clock }: FittingStore,
  interrupted: ReturnType<typeof failure>,
  atOnceMax: number,
): Promise<Swept> => {
  const [swept] = await sql<Swept>`
    select failed, refunded, forgotten from sweep_fittings(${interrupted}, ${atOnceMax}, ${databaseTime(clock)})`
  return swept!
}

/** What the golfer of a completed fitting is told to do; null: a fitting from before that was stored. */
export const selectAdvice = async (
  sql: Sql,
  accountId: string,
  fittingId: string,
): Promise<Pick<Advice, 'kind' | 'headline'> | null> => {
  const [row] = await sql.read<{ advice: Advice | null }>`
    select output -> 'advice' as advice from fittings
     where account_id = ${accountId} and id = ${fittingId} and status = 'completed'`
  return row?.advice ?? null
}
