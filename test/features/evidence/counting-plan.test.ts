import { describe, expect, test } from 'bun:test'
import { migrate } from '../../../src/platform/postgres/migrate.ts'
import { openPostgres } from '../../../src/platform/postgres/server/client.ts'
import { newPostgresUrl } from '../../support/databases.ts'

const url = await newPostgresUrl()

/** Fittings that wait to be counted, and how many of them are counted at once. */
const pending = 2_000
const atOnce = 200

describe.skipIf(url === null)('counting on PostgreSQL', () => {
  test('reads each fitting once or twice, even when statistics say there are none', async () => {
    const sql = openPostgres(url!, 1)
    await migrate(sql)
    const list = (name: string) => sql`
      insert into evidence_pending
      select 'acc_' || n, ${name} || n, '2026-11-20', '{}' from generate_series(1, ${pending}::int) n`
    await list('first')
    await sql`delete from evidence_pending`
    await sql.script('vacuum analyze evidence_pending') // as autovacuum does, which comes when it likes
    await list('second')
    const [counted, read] = await sql.begin(async (sql) => [
      await sql`select count_evidence(${atOnce}) as fittings`,
      await sql<{ rows: number }>`
        select (seq_tup_read + idx_tup_fetch)::int as rows
          from pg_stat_xact_user_tables
         where relname = 'evidence_pending'`,
    ])
    expect(counted).toEqual([{ fittings: atOnce }])
    expect(read[0]!.rows).toBeGreaterThan(0)
    expect(read[0]!.rows).toBeLessThan(2 * pending)
    await sql.end()
  })
})
