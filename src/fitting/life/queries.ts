import type { ClubType } from '../../golf/names/words.ts'
import type { Actor } from '../../identity/audit/index.ts'
import { type Clock, databaseTime } from '../../platform/clock.ts'
import { firstId } from '../../platform/ids.ts'
import { type FunctionCall, functionCall, together } from '../../platform/postgres/batch.ts'
import { queryCanceledState, writeDeadlineMs } from '../../platform/postgres/outage.ts'
import { stateOf } from '../../platform/postgres/retry.ts'
import type { Query, Sql } from '../../platform/postgres/sql.ts'
import type { Said } from '../../words/message.ts'
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
type FittingStatus = 'running' | 'completed' | 'failed'

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

/** Completed fittings that were made the same way. */
export interface UsageLine {
  readonly month: string
  readonly accountId: string
  readonly platform: string | null
  readonly client: string | null
  readonly fittings: number
}

/** Completed fittings of an account that one credential made. */
interface KeyUsage {
  readonly month: string
  /** Null: a person who signed in, or made before credentials were stored. */
  readonly keyId: string | null
  readonly fittings: number
}

/**
 * From the fittings themselves, so it takes as long as there are many.
 * @param month First day of the UTC month; null: every month.
 */
export const selectKeyUsage = (sql: Sql, accountId: string, month: string | null): Promise<KeyUsage[]> =>
  sql.begin(
    (sql) => sql<KeyUsage>`
      select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month,
             case when made_by like 'vis\\_%' then 'visitors' else made_by end as "keyId", count(*)::int as fittings
        from fittings
       where account_id = ${accountId} and status = 'completed' and traffic is null
         and (${month}::date is null or date_trunc('month', created_at at time zone 'UTC') = ${month}::date)
       group by 1, 2 order by 1, 3 desc, 2 nulls first`,
    { isLong: true },
  )

/**
 * From what is counted, and what is to be counted yet. As one text: a hundred thousand lines are read as JSON in a quarter of
 * the time that they take as rows.
 * @param month First day of the UTC month; null: every month.
 */
export const selectFittingCounts = async (
  sql: Sql,
  accountId: string | null,
  month: string | null,
): Promise<UsageLine[]> => {
  const [row] = await sql.readReplica<{ lines: string }>`
    select coalesce(json_agg(line)::text, '[]') as lines from (
      select to_char(month, 'YYYY-MM') as month, account_id as "accountId", nullif(platform, '') as platform,
             nullif(client, '') as client, sum(fittings)::int as fittings
        from (select account_id, month, platform, client, fittings from usage_counts
              union all
              select account_id, coalesce(month, date_trunc('month', day)), coalesce(platform, ''), coalesce(client, ''), 1
                from evidence_pending) counted
       where (${accountId}::text is null or account_id = ${accountId})
         and (${month}::date is null or month = ${month}::date)
       group by counted.month, account_id, counted.platform, counted.client
       order by 1, 2, 3 nulls first, 4 nulls first
    ) line`
  return JSON.parse(row!.lines)
}

/** Completed fittings of an account by day of UTC, from the first moment of a day on; days without any are left out. */
export const selectFittingsByDay = (
  sql: Sql,
  accountId: string,
  since: Date,
): Promise<{ day: string; count: number }[]> =>
  sql.readReplica<{ day: string; count: number }>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count
      from fittings
     where account_id = ${accountId} and id >= ${firstId('fit', since)} and status = 'completed'
     group by 1`

/** Completed fittings of an account since a moment by the credential that made them. */
export const selectFittingsByKey = (
  sql: Sql,
  accountId: string,
  since: Date,
): Promise<{ keyId: string; fittings: number }[]> =>
  sql.readReplica<{ keyId: string; fittings: number }>`
    select made_by as "keyId", count(*)::int as fittings
      from fittings
     where account_id = ${accountId} and id >= ${firstId('fit', since)} and status = 'completed' and made_by is not null
     group by 1`

/** What came out of a fitting, in short; null where there is no such part. */
interface FittingOutcome {
  readonly fittingId: string
  /** Null in older fittings. */
  readonly headline: Said | null
  readonly loft: Said | null
  readonly flex: Said | null
  /** Brand and model of the first pick, where clubs are shown first. */
  readonly pick: string | null
}

/** What came out of completed fittings of an account. Each answer is read once for all that is shown of it: it is most of the work. */
export const selectOutcomes = (sql: Sql, accountId: string, fittingIds: readonly string[]): Promise<FittingOutcome[]> =>
  sql.readReplica<FittingOutcome>`
    select id as "fittingId", o.advice -> 'headline' as headline, o.specs #> '{loft,display}' as loft,
           o.specs #> '{shaftFlex,display}' as flex,
           case when coalesce(o.advice ->> 'offers', 'first') = 'first'
                then nullif(concat_ws(' ', p.brand, p.model), '') end as pick
      from fittings,
           json_to_record(output) as o(advice json, specs json, "topPicks" json),
           json_to_record(coalesce(o."topPicks" -> 0, '{}')) as p(brand text, model text)
     where account_id = ${accountId} and id = any(${[...fittingIds]}::text[]) and status = 'completed'`

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

/** A fitting as it stands in a list. */
interface FittingLine {
  readonly fittingId: string
  readonly clubType: ClubType
  readonly status: FittingStatus
  readonly createdAt: Date
  readonly platform: string | null
  readonly client: string | null
  readonly traffic: 'internal' | 'test' | null
  readonly golferId: string | null
}

/** Which fittings of an account are asked for, by their ids, which are in the order of time. */
export interface FittingSearch {
  readonly clubType: ClubType | null
  readonly status: FittingStatus | null
  readonly golfer: string | null
  /** The credential that must have made them; null or left out: whichever did. */
  readonly madeBy?: string | null
  readonly first: string
  readonly last: string
  /** Smaller ids than this one; null begins with the last. */
  readonly before: string | null
  readonly limit: number
}

/**
 * Fittings that one page looks through at most, so that a rare club type or state among many takes several pages: each may have to be
 * read from the disk. A page stops when it is full; where those that it may look through end is asked only of a short one.
 * What is erased for its age is not looked through.
 */
const lookedThroughMax = 2_000
/** Greater than every id. */
const beyondAll = 'fit_'.padEnd(31, 'Z')

/**
 * Fittings of an account, newest first, without those that were erased.
 * @param read `sql.readReplica`, unless somebody waits for one that was just made.
 * @returns A page, and the id before which the next one begins; null after the last one. A page may be short before that.
 */
export const selectFittings = async (
  read: Query,
  accountId: string,
  { clubType, status, golfer, madeBy = null, first, last, before, limit }: FittingSearch,
): Promise<{ fittings: FittingLine[]; next: string | null }> => {
  const end = before ?? beyondAll // a bound that may be missing is none for the planner
  const rows = await read<FittingLine & { lookedThrough: string | null }>`
    with place as materialized (
      select greatest(${first}, (select fittings_from from retention_marks where account_id = ${accountId})) as first
    ), page as materialized (
      select looked.* from (
        select id, club_type, status, created_at, platform, client, traffic, made_by, erased_at
          from fittings
         where account_id = ${accountId} and id between (select first from place) and ${last}
           and id < ${end}
         order by id desc limit ${lookedThroughMax}
      ) looked
       where erased_at is null and (${clubType}::text is null or club_type::text = ${clubType})
         and (${status}::text is null or status::text = ${status})
         and (${madeBy}::text is null or made_by = ${madeBy})
         and (${golfer}::text is null or exists (
           select from fitting_golfers
            where account_id = ${accountId} and fitting_id = looked.id and golfer_id = ${golfer}))
       order by id desc limit ${limit}
    )
    select p.id as "fittingId", p.club_type as "clubType", p.status, p.created_at as "createdAt", p.platform, p.client,
           p.traffic, g.golfer_id as "golferId", over."lookedThrough"
      from (select case when (select count(*) from page) < ${limit} then (
                     select id from fittings
                      where account_id = ${accountId} and id between (select first from place) and ${last}
                        and id < ${end}
                      order by id desc offset ${lookedThroughMax - 1} limit 1) end as "lookedThrough") over
      left join page p on true
      left join fitting_golfers g on g.account_id = ${accountId} and g.fitting_id = p.id
     order by p.id desc`
  const found = rows.filter(({ fittingId }) => fittingId !== null)
  const fittings = found.map(({ lookedThrough: _, ...line }) => line)
  return { fittings, next: fittings.length === limit ? fittings.at(-1)!.fittingId : rows[0]!.lookedThrough }
}

/** From the first to the last id there can be. */
const everyId = { first: 'fit_', last: 'fit_'.padEnd(30, 'Z'), golfer: null, status: null } as const

/** The latest fittings of an account, the newest first. */
export const recentFittings = async (sql: Sql, accountId: string, limit: number): Promise<FittingLine[]> =>
  (await selectFittings(sql.read, accountId, { ...everyId, clubType: null, before: null, limit })).fittings

/** The id of the latest fitting of an account, of a club type where one is asked for; null: there is none. */
export const latestFitting = async (sql: Sql, accountId: string, clubType: ClubType | null): Promise<string | null> => {
  let before: string | null = null
  do {
    const search: FittingSearch = { ...everyId, clubType, before, limit: 1 }
    const { fittings, next } = await selectFittings(sql.read, accountId, search)
    if (fittings[0] !== undefined) return fittings[0].fittingId
    before = next
  } while (before !== null)
  return null
}
