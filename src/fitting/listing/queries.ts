import type { ClubType } from '../../golf/names/words.ts'
import type { Principal } from '../../identity/auth/index.ts'
import { firstId } from '../../platform/ids.ts'
import type { Query, Sql } from '../../platform/postgres/sql.ts'
import type { Said } from '../../words/message.ts'
import type { FittingStatus } from '../life/queries.ts'

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

/** Who made fittings: a credential of an account. */
type Maker = Pick<Principal, 'accountId' | 'keyId'>

/** The latest fittings that a credential made, the newest first. */
export const recentFittings = async (sql: Sql, { accountId, keyId }: Maker, limit: number): Promise<FittingLine[]> => {
  const search = { ...everyId, clubType: null, madeBy: keyId, before: null, limit }
  return (await selectFittings(sql.read, accountId, search)).fittings
}

/** A credential that made nothing lately made nothing: its account may have millions of fittings. */
const pagesMax = 10

/** The id of the latest fitting that a credential made, of a club type where one is asked for; null: there is none. */
export const latestFitting = async (
  sql: Sql,
  { accountId, keyId }: Maker,
  clubType: ClubType | null,
): Promise<string | null> => {
  let before: string | null = null
  for (let page = 0; page < pagesMax; page++) {
    const search: FittingSearch = { ...everyId, clubType, madeBy: keyId, before, limit: 1 }
    const { fittings, next } = await selectFittings(sql.read, accountId, search)
    if (fittings[0] !== undefined) return fittings[0].fittingId
    if (next === null) return null
    before = next
  }
  return null
}
