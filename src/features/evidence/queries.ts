import { type ClubType, clubTypes } from '../../golf/names/words.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { type Progress, silently } from '../../platform/work/progress.ts'
import { type BuildCount, type Counts, type PickCount, type Tally, tallyOf, tallyOfChoices } from './tally.ts'

/** Heard whenever counts may have changed: `counted` now and then while fittings are made, `rebuilt` after a recount. */
export const evidenceChannel = 'evidence_changed'

/** What the tables hold, as of one moment. */
interface StoredCounts {
  readonly fittings: Record<ClubType, Tally>
  readonly chosen: Record<ClubType, Tally>
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
    const chosen: Partial<Record<ClubType, Tally>> = {}
    for (const clubType of clubTypes) {
      const stored = await selectTallies(sql, clubType)
      fittings[clubType] = stored.fittings
      chosen[clubType] = stored.chosen
      await Bun.sleep(0) // the embedded engine answers in this thread, without letting anybody else have a turn
    }
    const days = await sql<{ headId: string; picks: number }>`
      select head_id as "headId", sum(picks)::int as picks
        from evidence_days
       where day >= ${since.toISOString().slice(0, 10)}::date
       group by head_id`
    return {
      fittings: fittings as Record<ClubType, Tally>,
      chosen: chosen as Record<ClubType, Tally>,
      popularity: Object.fromEntries(days.map(({ headId, picks }) => [headId, picks])),
    }
  }, inNoHurry)

/** No caller of the service waits for the counts. */
const inNoHurry = { isLong: true }

// Columns as json: the driver reads a thousand numbers at once instead of a thousand rows. One statement for all of them,
// since a start waits for each.
const selectTallies = async (sql: Sql, clubType: ClubType): Promise<Record<'fittings' | 'chosen', Tally>> => {
  const [counted] = await sql<StoredTallies>`
    select cells, "cellFittings", builds, choices
      from (select coalesce(json_agg(evidence_cell(speed_bin, miss, handicap_bin)), '[]') as cells,
                   coalesce(json_agg(fittings), '[]') as "cellFittings"
              from evidence_cells
             where club_type = ${clubType}) golfers,
           (select coalesce(json_agg(build), '[]') as builds
              from (select head_id as "headId", flex, hand, sum(picks)::int as picks,
                           json_agg(evidence_cell(speed_bin, miss, handicap_bin)) as cells, json_agg(picks) as "cellPicks"
                      from evidence_picks
                     where club_type = ${clubType}
                     group by head_id, flex, hand) build) built,
           (select coalesce(json_agg(choice), '[]') as choices
              from (select head_id as "headId", json_agg(evidence_cell(speed_bin, miss, handicap_bin)) as cells,
                           json_agg(golfers) as "cellPicks"
                      from evidence_choices
                     where club_type = ${clubType}
                     group by head_id) choice) chosen`
  const { cells, cellFittings, builds, choices } = counted!
  return { fittings: tallyOf({ cells, cellFittings, picks: builds, builds }), chosen: tallyOfChoices(choices) }
}

interface StoredTallies extends Pick<Counts, 'cells' | 'cellFittings'> {
  readonly builds: readonly (PickCount & BuildCount)[]
  readonly choices: readonly PickCount[]
}

/** What a recount found. */
interface Rebuilt {
  /** Completed fittings, without the callers' own traffic. */
  readonly fittings: number
  /** Of these, how many say what the golfer was compared by. */
  readonly compared: number
  readonly heads: number
}

/** Fittings counted in one transaction: 5 to 20 ms. */
const countAtOnceMax = 100

/**
 * Count the fittings that were completed since the last time, unless another process is doing so. On PostgreSQL on a
 * connection for transactions, so that no statement of a request waits behind it.
 * @param how.pauses Between two transactions, in multiples of the time of the one before: fittings get their turn.
 * @param how.msMax After this time no further transaction begins: the rest is left for the next time.
 */
export const countPending = async (
  sql: Sql,
  { pauses = 0, msMax = Number.POSITIVE_INFINITY }: { readonly pauses?: number; readonly msMax?: number } = {},
): Promise<void> => {
  const startedMs = performance.now()
  for (;;) {
    const begunMs = performance.now()
    const [row] = await sql.begin(
      (sql) => sql<{ counted: number }>`select count_evidence(${countAtOnceMax}) as counted`,
    )
    const endedMs = performance.now()
    if (row!.counted < countAtOnceMax || endedMs - startedMs > msMax) return
    if (pauses > 0) await Bun.sleep(pauses * (endedMs - begunMs))
  }
}

/** Completed fittings that are not counted yet, up to `max`. */
export const selectPending = async (sql: Sql, max: number): Promise<number> => {
  const [row] = await sql.read<{ pending: number }>`
    select count(*)::int as pending from (select 1 from evidence_pending limit ${max}) found`
  return row!.pending
}

/** A step of a recount is to take so long: what waits for it, on the embedded engine every request, waits no longer. */
const stepMs = 100
const stepFittingsFirst = 100
/** Fewer might never come to an end of what is completed meanwhile, on a machine where a step of one takes too long. */
const stepFittingsMin = 10
const stepFittingsMax = 10_000

/**
 * Count the stored fittings again, step by step, with what erased ones told, and swap the counts in the end. Requests go on meanwhile; what they
 * complete is counted after the swap. A recount that was killed leaves the counts as they were; the next starts over.
 *
 * @throws RecountReplaced Another recount was begun meanwhile.
 */
export const rebuildEvidence = async (sql: Sql, progress: Progress = silently): Promise<Rebuilt> => {
  await countPending(sql)
  const [begun] = await sql.begin((sql) => sql<{ id: string }>`select begin_recount() as id`)
  await recount(sql, begun!.id, progress)
  progress('Swapping the counts')
  const rebuilt = await finishRecount(sql, begun!.id)
  await countPending(sql)
  return rebuilt
}

const recount = async (sql: Sql, id: string, progress: Progress): Promise<void> => {
  const estimated = await estimateFittings(sql)
  let atOnce = stepFittingsFirst
  for (;;) {
    const startedMs = performance.now()
    const { seen, isOver } = await continueRecount(sql, id, atOnce)
    if (isOver) return
    progress('Counting fittings', seen, estimated > seen ? estimated : undefined)
    atOnce = nextStep(atOnce, performance.now() - startedMs)
    await Bun.sleep(1) // the requests' turn
  }
}

/** As PostgreSQL last noted it; -1 when it never did. */
const estimateFittings = async (sql: Sql): Promise<number> => {
  const [table] = await sql<{ rows: number }>`
    select reltuples::int8 as rows from pg_class where oid = 'fittings'::regclass`
  return table!.rows
}

/** Another recount replaced this one, or this one was silent for so long that it was given up. */
class RecountReplaced extends Error {
  override readonly name = 'RecountReplaced'
  constructor() {
    super(
      'Another rebuild was started in the meantime, or this one was interrupted for too long. This one changed nothing.',
    )
  }
}

const nextStep = (atOnce: number, tookMs: number): number =>
  Math.min(stepFittingsMax, 2 * atOnce, Math.max(stepFittingsMin, Math.round((atOnce * stepMs) / Math.max(1, tookMs))))

const continueRecount = async (sql: Sql, id: string, atOnce: number) => {
  const [step] = await sql.begin(
    (sql) => sql<{ seen: number; isOver: boolean }>`
      select seen, is_over as "isOver" from continue_recount(${id}, ${atOnce}::int)`,
  )
  if (step === undefined) throw new RecountReplaced()
  return step
}

const finishRecount = (sql: Sql, id: string): Promise<Rebuilt> =>
  sql.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(evidence_lock())`
    const [current] = await sql`select id from evidence_recount where id = ${id}`
    if (current === undefined) throw new RecountReplaced()
    // Scripts, because they may take longer than the deadline of a query.
    await sql.script('set local statement_timeout = 0; select recount_kept()')
    const [found] = await sql<Rebuilt>`
      select fittings, compared, (select count(distinct head_id)::int from recount_days) as heads from evidence_recount`
    await sql.script('select finish_recount()')
    return found!
  }, inNoHurry)
