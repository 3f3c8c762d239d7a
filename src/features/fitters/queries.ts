import type { Sql } from '../../platform/postgres/sql.ts'
import { yieldWhenDue } from '../../platform/work/yield.ts'
import type { FitterRecord } from './record.ts'

/** Who put the directory there: the release (its sample), or the operator, whose data a release leaves alone. */
type FittersSource = 'sample' | 'operator'

/** Revision and source of the stored directory. */
interface FittersState {
  readonly revision: string
  readonly source: FittersSource
}

/** Where processes hear of another directory; the payload is its revision. */
export const fittersChannel = 'fitters_changed'

/**
 * Records go to the database and come back in portions of this size: one statement with all of them could be hundreds of
 * megabytes, and would hold up every request while it is written or read.
 */
const portion = 500

/** Revision and source of the stored directory; null before the first one. */
export const readFittersState = async (sql: Sql): Promise<FittersState | null> => {
  const [state] = await sql<FittersState>`select revision, source from fitters_state`
  return state ?? null
}

/**
 * Replace the directory as a whole, all or nothing. The lock makes imports take turns; readers go
 * on seeing the old directory until the commit.
 */
export const replaceFitters = (
  sql: Sql,
  fitters: readonly FitterRecord[],
  { revision, source }: FittersState,
): Promise<void> =>
  sql.begin(async (sql) => {
    await sql`lock table fitters_state in share row exclusive mode`
    await sql`delete from fitters`
    for (let from = 0; from < fitters.length; from += portion) {
      await yieldWhenDue()
      await sql`
        insert into fitters (ordinal, record)
        select ${from}::int + n, r
          from jsonb_array_elements(${{ rows: fitters.slice(from, from + portion) }}::jsonb->'rows')
               with ordinality as t(r, n)`
    }
    await sql`delete from fitters_state`
    await sql`insert into fitters_state (revision, source, loaded_at) values (${revision}, ${source}, now())`
    await sql`select pg_notify(${fittersChannel}, ${revision})` // heard when the transaction commits
  })

/** Every fitter of the stored directory with its revision, as of one moment; null before the first directory. */
export const readFitters = (sql: Sql): Promise<{ revision: string; fitters: FitterRecord[] } | null> =>
  sql.begin(async (sql) => {
    await sql`set transaction isolation level repeatable read`
    const state = await readFittersState(sql)
    if (state === null) return null
    return { revision: state.revision, fitters: await readInPortions(sql) }
  })

const readInPortions = async (sql: Sql): Promise<FitterRecord[]> => {
  const fitters: FitterRecord[] = []
  let last = 0
  for (;;) {
    const rows = await sql<{ ordinal: number; record: FitterRecord }>`
      select ordinal, record from fitters where ordinal > ${last} order by ordinal limit ${portion}`
    for (const { record } of rows) fitters.push(record)
    if (rows.length < portion) return fitters
    last = rows.at(-1)!.ordinal
    await yieldWhenDue()
  }
}
