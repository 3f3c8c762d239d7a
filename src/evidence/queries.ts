import { type ClubType, clubTypes } from '../golf.ts'
import type { Sql } from '../postgres/sql.ts'
import { type BuildCount, type Counts, type PickCount, type Tally, tallyOf } from './tally.ts'

/** Heard whenever counts may have changed: `counted` now and then while fittings are made, `rebuilt` after a recount. */
export const evidenceChannel = 'evidence_changed'

/** What the tables hold, as of one moment. */
export interface StoredCounts {
  readonly fittings: Record<ClubType, Tally>
  readonly popularity: Record<string, number>
}

/**
 * One club type after the other: each answer is read and tallied by itself, within a millisecond or two, so that requests
 * are answered between them.
 *
 * @param since First day that counts for popularity, UTC.
 */
export const selectCounts = (sql: Sql, since: Date): Promise<StoredCounts> =>
  sql.begin(async (sql) => {
    await sql`set transaction isolation level repeatable read`
    const fittings: Partial<Record<ClubType, Tally>> = {}
    for (const clubType of clubTypes) {
      fittings[clubType] = await selectTally(sql, clubType)
      await Bun.sleep(0) // the embedded engine answers in this thread, without letting anybody else have a turn
    }
    const days = await sql<{ headId: string; picks: number }>`
      select head_id as "headId", sum(picks)::int as picks
        from evidence_days
       where day >= ${since.toISOString().slice(0, 10)}::date
       group by head_id`
    return {
      fittings: fittings as Record<ClubType, Tally>,
      popularity: Object.fromEntries(days.map(({ headId, picks }) => [headId, picks])),
    }
  }, inNoHurry)

/** No caller of the service waits for the counts. */
const inNoHurry = { isLong: true }

// Columns as json: the driver reads a thousand numbers at once instead of a thousand rows.
const selectTally = async (sql: Sql, clubType: ClubType): Promise<Tally> => {
  const [golfers] = await sql<Pick<Counts, 'cells' | 'cellFittings'>>`
    select coalesce(json_agg(evidence_cell(speed_bin, miss, handicap_bin)), '[]') as cells,
           coalesce(json_agg(fittings), '[]') as "cellFittings"
      from evidence_cells
     where club_type = ${clubType}`
  const builds = await sql<PickCount & BuildCount>`
    select head_id as "headId", flex, hand, sum(picks)::int as picks,
           json_agg(evidence_cell(speed_bin, miss, handicap_bin)) as cells, json_agg(picks) as "cellPicks"
      from evidence_picks
     where club_type = ${clubType}
     group by head_id, flex, hand`
  return tallyOf({ ...golfers!, picks: builds, builds })
}

/** What a recount found. */
export interface Rebuilt {
  /** Completed fittings, without the callers' own traffic. */
  readonly fittings: number
  /** Of these, how many say what the golfer was compared by. */
  readonly compared: number
  readonly heads: number
}

/** Fittings counted in one transaction: some 10 ms. */
const countAtOnceMax = 200

/**
 * Count the fittings that were completed since the last time, unless another process is doing so. On a connection for
 * transactions, so that no statement of a request waits behind it.
 * @param pauseMs Between two transactions, so that fittings under way do not wait for all of it.
 */
export const countPending = async (sql: Sql, pauseMs = 0): Promise<void> => {
  for (;;) {
    const [row] = await sql.begin(
      (sql) => sql<{ counted: number }>`select count_evidence(${countAtOnceMax}) as counted`,
    )
    if (row!.counted < countAtOnceMax) return
    if (pauseMs > 0) await Bun.sleep(pauseMs)
  }
}

/**
 * Count the stored fittings again and swap the counts, all or nothing. Requests go on meanwhile; only counting waits, and
 * only for the swap.
 */
export const rebuildEvidence = (sql: Sql): Promise<Rebuilt> =>
  sql.begin(async (sql) => {
    await sql.script(recount)
    const [found] = await sql<Rebuilt>`
      select count(*)::int as fittings, count(speed_bin)::int as compared,
             (select count(distinct h)::int from recount, unnest(head_ids) h) as heads
        from recount`
    return found!
  }, inNoHurry)

// A script, because it may take longer than the deadline of a query. What is completed during the long part is added
// under the lock; what comes later is not taken off the list, and is counted as usual.
const recount = `
  set local statement_timeout = 0;
  create temp table recount on commit drop as
    select f.account_id, f.id, (f.completed_at at time zone 'UTC')::date as day, e.*
      from fittings f, evidence_of(f.output) e
     where f.status = 'completed' and f.traffic is null;

  select pg_advisory_xact_lock(evidence_lock());
  insert into recount
    select f.account_id, f.id, (f.completed_at at time zone 'UTC')::date, e.*
      from fittings f, evidence_of(f.output) e
     where f.status = 'completed' and f.traffic is null
       and not exists (select from recount r where r.account_id = f.account_id and r.id = f.id);

  delete from evidence_pending p using recount r where r.account_id = p.account_id and r.id = p.fitting_id;
  delete from evidence_cells;
  delete from evidence_picks;
  delete from evidence_days;
  insert into evidence_cells
    select club_type, speed_bin, miss, handicap_bin, count(*)
      from recount where speed_bin is not null
     group by club_type, speed_bin, miss, handicap_bin;
  insert into evidence_picks
    select head_id, club_type, speed_bin, miss, handicap_bin, flex, hand, count(*)
      from recount, unnest(head_ids) head_id where speed_bin is not null
     group by head_id, club_type, speed_bin, miss, handicap_bin, flex, hand;
  insert into evidence_days
    select day, head_id, count(*) from recount, unnest(head_ids) head_id group by day, head_id;
  notify evidence_changed, 'rebuilt'`
