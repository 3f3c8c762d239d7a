import { expect, test } from 'bun:test'
import { openPostgres } from '../../src/postgres/client.ts'
import { migrate } from '../../src/postgres/migrate.ts'
import { newPostgresUrl } from '../support/databases.ts'

const url = await newPostgresUrl()

/** Fittings that wait to be counted, and how many of them are counted at once. */
const pending = 2_000
const atOnce = 200

test.skipIf(url === null)(
  'counting reads each fitting once or twice, even when statistics say there are none',
  async () => {
    const sql = openPostgres(url!, 1)
    await migrate(sql)
    const list = (name: string) => sql`
    insert into evidence_pending
    select 'acc_' || n, ${name} || n, '2026-11-20', '{}' from generate_series(1, ${pending}::int) n`
    await list('first')
    await sql`delete from evidence_pending`
    await sql.script('vacuum analyze evidence_pending') // as autovacuum does, which comes when it likes
    await list('second')
    const [read] = await sql.begin(async (sql) => {
      const [row] = await sql<{ counted: number }>`select count_evidence(${atOnce}) as counted`
      expect(row!.counted).toBe(atOnce)
      return sql<{ rows: number }>`
      select (t.seq_tup_read + t.idx_tup_fetch + sum(i.idx_tup_read))::int as rows
        from pg_stat_xact_user_tables t
        join pg_stat_user_indexes i using (relid)
       where t.relname = 'evidence_pending'
       group by t.seq_tup_read, t.idx_tup_fetch`
    })
    expect(read!.rows).toBeGreaterThan(0)
    expect(read!.rows).toBeLessThan(2 * pending)
    await sql.end()
  },
)
