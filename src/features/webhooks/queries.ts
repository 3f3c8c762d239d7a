import type { Actor } from '../../identity/audit/index.ts'
import { type Clock, databaseTime } from '../../platform/clock.ts'
import { momentIn, pageOf } from '../../platform/cursor.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Webhook, WebhookDelivery } from './schema.ts'

/** The database with the time that deliveries go by. */
export interface WebhookStore {
  readonly sql: Sql
  readonly clock: Clock
}

/** Endpoints of one account. */
export const endpointsMax = 10

/** An endpoint on its way into the database. @property secret Sealed. */
interface NewEndpoint {
  readonly accountId: string
  readonly webhookId: string
  readonly url: string
  readonly events: readonly string[]
  readonly secret: string
  readonly createdAt: Date
}

/** Store an endpoint of an account that is locked. */
export const insertEndpoint = async (sql: Sql, endpoint: NewEndpoint, by: Actor): Promise<void> => {
  const { accountId, webhookId, url, events, secret, createdAt } = endpoint
  await sql`
    with made as (
      insert into webhook_endpoints (account_id, id, url, events, secret, created_at)
      values (${accountId}, ${webhookId}, ${url}, ${events}::text[], ${secret}, ${createdAt}::timestamptz)
      returning id)
    select record_audit(${accountId}, 'webhook made', id, ${by}::json) from made`
}

/** Endpoints that an account has. */
export const countEndpoints = async (sql: Sql, accountId: string): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::int as count from webhook_endpoints where account_id = ${accountId}`
  return row!.count
}

/** An endpoint as its row says it. */
type EndpointRow = Omit<Webhook, EndpointTimes> & Record<EndpointTimes, Date | null>
type EndpointTimes = 'createdAt' | 'failingSince' | 'disabledAt'

/**
 * Endpoints of an account, oldest first.
 * @param webhookId The one that is asked for; null: all.
 */
export const selectEndpoints = async (
  sql: Sql,
  accountId: string,
  webhookId: string | null = null,
): Promise<Webhook[]> => {
  const rows = await sql.read<EndpointRow>`
    select id as "webhookId", url, events, created_at as "createdAt", failing_since as "failingSince",
           disabled_at as "disabledAt", note
      from webhook_endpoints
     where account_id = ${accountId} and (${webhookId}::text is null or id = ${webhookId}) order by id`
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt!.toISOString(),
    failingSince: row.failingSince?.toISOString() ?? null,
    disabledAt: row.disabledAt?.toISOString() ?? null,
  }))
}

/** Change where an endpoint of an account is, or what it hears of. What failed at another URL is no fault of the new one. */
export const changeEndpoint = async (
  sql: Sql,
  {
    accountId,
    webhookId,
    url,
    events,
  }: Pick<NewEndpoint, 'accountId' | 'webhookId'> & {
    readonly url: string | null
    readonly events: readonly string[] | null
  },
  by: Actor,
): Promise<void> => {
  await sql`
    with changed as (
      update webhook_endpoints
         set url = coalesce(${url}, url), events = coalesce(${events}::text[], events),
             failing_since = case when ${url}::text <> url and disabled_at is null then null else failing_since end,
             waits_until = case when ${url}::text <> url then null else waits_until end,
             note = case when ${url}::text <> url and disabled_at is null then null else note end
       where account_id = ${accountId} and id = ${webhookId} returning id)
    select record_audit(${accountId}, 'webhook changed', id, ${by}::json) from changed`
}

/** How many enabled endpoints nothing could be delivered to for an hour. */
export const selectFailingEndpoints = async (sql: Sql): Promise<number> => {
  const [row] = await sql.read<{ failing: number }>`
    select count(*)::int as failing from webhook_endpoints
     where disabled_at is null and failing_since < clock_timestamp() - interval '1 hour'`
  return row!.failing
}

/** The secret of an endpoint, sealed; null without the endpoint. */
export const selectSecret = async (sql: Sql, accountId: string, webhookId: string): Promise<string | null> => {
  const [row] = await sql.read<{ secret: string }>`
    select secret from webhook_endpoints where account_id = ${accountId} and id = ${webhookId}`
  return row?.secret ?? null
}

/** How long the old secret signs beside a new one. */
const overlapHours = 24

/** Give an endpoint a new secret, sealed, if the account has such an endpoint. */
export const rotateEndpointSecret = async (
  { sql, clock }: WebhookStore,
  { accountId, webhookId, secret }: Pick<NewEndpoint, 'accountId' | 'webhookId' | 'secret'>,
  by: Actor,
): Promise<void> => {
  await sql`
    with rotated as (
      update webhook_endpoints
         set old_secret = secret, secret = ${secret},
             old_secret_until = (select coalesce(${databaseTime(clock)}::timestamptz, clock_timestamp())
                                        + ${overlapHours} * interval '1 hour')
       where account_id = ${accountId} and id = ${webhookId} returning id)
    select record_audit(${accountId}, 'webhook secret rotated', id, ${by}::json) from rotated`
}

/** The sealed secrets of an endpoint. */
export interface SealedSecrets {
  readonly accountId: string
  readonly webhookId: string
  readonly secret: string
  readonly oldSecret: string | null
}

/** Endpoints after one, in the order of their ids. @param after '' begins with the first. */
export const selectSealedSecrets = (sql: Sql, after: string, max: number): Promise<SealedSecrets[]> =>
  sql<SealedSecrets>`
    select account_id as "accountId", id as "webhookId", secret, old_secret as "oldSecret"
      from webhook_endpoints where id > ${after} order by id limit ${max}`

/** Store secrets that were sealed again, unless they were rotated meanwhile. */
export const updateSealedSecrets = async (
  sql: Sql,
  { accountId, webhookId, secret, oldSecret }: SealedSecrets,
  anew: Pick<SealedSecrets, 'secret' | 'oldSecret'>,
): Promise<void> => {
  await sql`
    update webhook_endpoints set secret = ${anew.secret}, old_secret = ${anew.oldSecret}
     where account_id = ${accountId} and id = ${webhookId} and secret = ${secret}
       and old_secret is not distinct from ${oldSecret}`
}

/** Remove an endpoint with all that was to be sent there. False when the account has none of this id. */
export const deleteEndpoint = async (sql: Sql, accountId: string, webhookId: string, by: Actor): Promise<boolean> => {
  const rows = await sql`
    with gone as (delete from webhook_endpoints where account_id = ${accountId} and id = ${webhookId} returning id)
    select record_audit(${accountId}, 'webhook removed', id, ${by}::json) from gone`
  return rows.length === 1
}

/** Something that is to be sent now. */
export interface Due {
  readonly accountId: string
  readonly webhookId: string
  readonly messageId: string
  readonly type: string
  readonly data: unknown
  readonly createdAt: Date
  readonly url: string
  /** Sealed. */
  readonly secret: string
  /** The one before it, while it is still valid. */
  readonly oldSecret: string | null
  /** Nobody will try again after this try. */
  readonly isLast: boolean
}

/** Pauses before the second and each further attempt; after the last one there are no more attempts. @source Standard Webhooks, retries */
const pauseSeconds = [30, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]
/** How long the last try counts as under way: a try ends within 10 seconds, unless its process died; then it is made once more. */
const lastTrySeconds = 60

/** Tries at once, so that endpoints and accounts that answer late leave places for others. */
export const atOnceMax = { perEndpoint: 2, perAccount: 4, all: 20 }

/** A try that is under way. */
export type Try = Pick<Due, 'accountId' | 'webhookId'>

/**
 * Take what is due, as much as there are places beside what is under way. The next try of each is set before it is sent: when
 * the process that took it dies, it is due again then, and nobody else sends it meanwhile.
 */
export const claimDue = ({ sql, clock }: WebhookStore, underWay: readonly Try[]): Promise<Due[]> => {
  const now = databaseTime(clock)
  const { perEndpoint, perAccount, all } = atOnceMax
  const endpoints = underWay.map(({ webhookId }) => webhookId)
  const accounts = underWay.map(({ accountId }) => accountId)
  return sql<Due>`
    with taken as materialized (
      select * from take_deliveries(
        ${[...pauseSeconds, lastTrySeconds]}::int[], ${all - underWay.length}, ${[perEndpoint, perAccount]}::int[],
        ${endpoints}::text[], ${accounts}::text[], ${now})
    )
    select t.account_id as "accountId", t.endpoint_id as "webhookId", t.id as "messageId", t.type, t.data,
           t.created_at as "createdAt", e.url, e.secret,
           case when e.old_secret_until > coalesce(${now}::timestamptz, clock_timestamp()) then e.old_secret end as "oldSecret",
           t.attempts > ${pauseSeconds.length} as "isLast"
      from taken t join webhook_endpoints e on e.account_id = t.account_id and e.id = t.endpoint_id`
}

/** It arrived. */
export const markDelivered = async (
  { sql, clock }: WebhookStore,
  { accountId, webhookId, messageId }: Due,
): Promise<void> => {
  await sql`
    with delivered as (
      update webhook_deliveries
         set next_at = null, note = null, data = case when type = 'lead.created' then '{}'::json else data end,
             delivered_at = (select coalesce(${databaseTime(clock)}::timestamptz, clock_timestamp()))
       where account_id = ${accountId} and endpoint_id = ${webhookId} and id = ${messageId}
    )
    update webhook_endpoints set failing_since = null, waits_until = null, note = null
     where account_id = ${accountId} and id = ${webhookId} and failing_since is not null`
}

/** How long an endpoint without an answer waits until one event is tried there: half of how long it has failed, within these. */
const waitSeconds = { min: 20, max: 300 }

/** Why a delivery did not arrive. */
export interface Failure {
  readonly why: string
  readonly isGone: boolean
  /** Nobody answered: what else is for the endpoint waits with it. */
  readonly isSilent: boolean
}

/** How long an endpoint must have failed before a 410 counts: a route may be missing while its shop deploys. */
const goneHours = 1

/** What a failure led to. */
interface Outcome {
  readonly isDisabled: boolean
  /** Events that nobody will try again. Leads wait for a disabled endpoint. */
  readonly givenUp: number
}

/** It did not arrive. The endpoint is disabled after so many days, or when it still answers 410 an hour after the first failure. */
export const markFailed = async (
  { sql, clock }: WebhookStore,
  { accountId, webhookId, messageId }: Due,
  { why, isGone, isSilent }: Failure,
  daysMax: number,
): Promise<Outcome> => {
  const now = databaseTime(clock)
  const hoursMax = isGone ? goneHours : daysMax * 24
  const [row] = await sql<Outcome>`
    with failed as (
      update webhook_endpoints e
         set failing_since = coalesce(e.failing_since, n.now),
             disabled_at = case when e.failing_since <= n.now - ${hoursMax} * interval '1 hour' then n.now end, note = ${why},
             waits_until = case when ${isSilent} then n.now + least(greatest(
               (n.now - e.failing_since) / 2, ${waitSeconds.min} * interval '1 second'), ${waitSeconds.max} * interval '1 second') end
        from (select coalesce(${now}::timestamptz, clock_timestamp()) as now) n
       where e.account_id = ${accountId} and e.id = ${webhookId} and e.disabled_at is null
      returning e.disabled_at
    ), noted as (
      update webhook_deliveries d
         set note = case when d.id = ${messageId} then ${why} else d.note end,
             next_at = case when off.is_so and d.type <> 'lead.created'
                              or d.id = ${messageId} and d.attempts > ${pauseSeconds.length} then null else d.next_at end
        from (select exists (select from failed where disabled_at is not null) as is_so) off
       where d.account_id = ${accountId} and d.endpoint_id = ${webhookId}
         and (d.id = ${messageId} or (d.next_at is not null and off.is_so))
      returning d.next_at
    )
    select exists (select from failed where disabled_at is not null) as "isDisabled",
           (select count(*)::int from noted where next_at is null) as "givenUp"`
  return row!
}

/** What is sent again: leads that did not arrive, everything that did not, or everything since a moment. */
export type Again = 'leads' | 'all' | Date

/**
 * Enable an endpoint, and send again what did not arrive. What a lead said is gone once it has arrived.
 * @returns How many events; null when the account has no such endpoint.
 */
export const replayDeliveries = async (
  { sql, clock }: WebhookStore,
  { accountId, webhookId }: Pick<NewEndpoint, 'accountId' | 'webhookId'>,
  again: Again,
  by: Actor,
): Promise<number | null> => {
  const now = databaseTime(clock)
  const since = again instanceof Date ? again : null
  const [row] = await sql<{ endpoints: number; deliveries: number }>`
    with enabled as (
      update webhook_endpoints set disabled_at = null, failing_since = null, waits_until = null, note = null
       where account_id = ${accountId} and id = ${webhookId} returning id
    ), told as (
      select record_audit(${accountId}, 'webhook enabled', id, ${by}::json) from enabled
    ), again as (
      update webhook_deliveries
         set attempts = 0, delivered_at = null, next_at = (select coalesce(${now}::timestamptz, clock_timestamp()))
       where account_id = ${accountId} and endpoint_id = ${webhookId} and not is_test
         and (type = 'lead.created' or ${again !== 'leads'}) and (type <> 'lead.created' or delivered_at is null)
         and case when ${since}::timestamptz is null then delivered_at is null else created_at >= ${since} end
      returning id
    )
    select (select count(*)::int from told) as endpoints, (select count(*)::int from again) as deliveries`
  return row!.endpoints === 0 ? null : row!.deliveries
}

/** Deliveries that are due or will be tried again, up to `max`. */
export const selectPendingDeliveries = async (sql: Sql, max: number): Promise<number> => {
  const [row] = await sql.read<{ pending: number }>`
    select count(*)::int as pending
      from (select 1 from webhook_deliveries where next_at is not null limit ${max}) found`
  return row!.pending
}

/** Test events that an endpoint keeps: the newest. */
const testsMax = 20

/**
 * Have an event sent that did not happen, once: it begins with its last try.
 * @returns the moment; null when the account has no such endpoint, or it is disabled.
 */
export const insertTest = async (
  { sql, clock }: WebhookStore,
  { accountId, webhookId, messageId, type, data }: Pick<Due, 'accountId' | 'webhookId' | 'messageId' | 'type' | 'data'>,
): Promise<Date | null> => {
  const [row] = await sql<{ at: Date }>`
    with gone as (
      delete from webhook_deliveries
       where account_id = ${accountId} and endpoint_id = ${webhookId} and is_test
         and id not in (select id from webhook_deliveries
                         where account_id = ${accountId} and endpoint_id = ${webhookId} and is_test
                         order by created_at desc, id desc limit ${testsMax - 1})
    )
    insert into webhook_deliveries (account_id, endpoint_id, id, type, data, created_at, next_at, attempts, is_test)
    select e.account_id, e.id, ${messageId}, ${type}, ${data}::json, n.now, n.now, ${pauseSeconds.length}, true
      from webhook_endpoints e, (select coalesce(${databaseTime(clock)}::timestamptz, clock_timestamp()) as now) n
     where e.account_id = ${accountId} and e.id = ${webhookId} and e.disabled_at is null
    returning created_at as at`
  return row?.at ?? null
}

/** Deliveries to an endpoint of an account, newest first. */
export const selectDeliveries = async (
  sql: Sql,
  accountId: string,
  webhookId: string,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<{ deliveries: WebhookDelivery[]; nextCursor: string | null }> => {
  type Times = 'createdAt' | 'nextAttemptAt' | 'deliveredAt'
  type Row = Omit<WebhookDelivery, Times> & Record<Times, Date | null> & { cursor: string }
  const before = momentIn(cursor)
  const rows = await sql.read<Row>`
    select id as "deliveryId", type as event, is_test as "isTest",
           case when delivered_at is not null then 'delivered'
                when next_at is not null then 'pending' else 'given_up' end as status,
           created_at as "createdAt", attempts - case when is_test then ${pauseSeconds.length} else 0 end as attempts,
           case when attempts <= ${pauseSeconds.length} then next_at end as "nextAttemptAt", delivered_at as "deliveredAt", note,
           (extract(epoch from created_at) * 1000000)::bigint || '_' || id as cursor
      from webhook_deliveries
     where account_id = ${accountId} and endpoint_id = ${webhookId}
       and (created_at, id) < (timestamptz 'epoch' + ${before.micros} * interval '1 microsecond', ${before.id})
     order by created_at desc, id desc limit ${limit + 1}`
  const { entries, nextCursor } = pageOf(rows, limit)
  const deliveries = entries.map((row) => ({
    ...row,
    createdAt: row.createdAt!.toISOString(),
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  }))
  return { deliveries, nextCursor }
}

/** Delete deliveries from before a moment that nothing waits for, and leads. Returns how many there were. */
export const deleteOldDeliveries = async (sql: Sql, before: Date): Promise<number> => {
  const [row] = await sql<{ deleted: number }>`
    with old as (delete from webhook_deliveries
                  where (next_at is null or type = 'lead.created') and created_at < ${before} returning 1)
    select count(*)::int as deleted from old`
  return row!.deleted
}
