import { beforeAll, expect, test } from 'bun:test'
import { countUncounted } from '../../../src/features/sessions/index.ts'
import { examine, type Finding } from '../../../src/maintenance/doctor/index.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { silently } from '../../../src/platform/work/progress.ts'
import { type Bay, openBay, sessionOf, shotOf, uuid } from '../../features/sessions/bay.ts'
import { forEachDatabase } from '../../support/databases.ts'

/** What release 0.1.0 does when a session is sent, also after a newer release has migrated the database. */
const storeAsBefore = (sql: Sql, accountId: string, sessionId: string, payload: object) => sql`
  insert into sessions (account_id, id, page_id, customer_id, payload, shot_count, created_at)
  values (${accountId}, ${sessionId}, ${`ses_01${'0'.repeat(24)}`}, null, ${payload}, 0, now())
  on conflict (account_id, id) do update
    set page_id = excluded.page_id, customer_id = excluded.customer_id, payload = excluded.payload,
        shot_count = excluded.shot_count, replaced_at = excluded.created_at, revision = sessions.revision + 1`

forEachDatabase((_engine, open) => {
  let bay: Bay
  beforeAll(async () => {
    bay = await openBay(await open())
  })
  const examined = (isFixing = false) => examine(bay.sql, silently, { isFixing })

  test('sessions that an older process has stored during an upgrade are counted by the newer ones, and nothing is found', async () => {
    const { accountId, sql } = bay
    await bay.ingest(sessionOf([shotOf(1)], { sessionId: uuid(1) }))
    await storeAsBefore(sql, accountId, uuid(1), { shots: 'x'.repeat(5_000) }) // replaced
    await storeAsBefore(sql, accountId, uuid(2), { shots: 'y'.repeat(500) }) // new
    expect(await examined()).toEqual([expect.objectContaining({ check: 'derived figures', isDerived: true, count: 1 })])
    await countUncounted(sql)
    expect(await examined()).toEqual([])
    await bay.ingest(sessionOf([shotOf(1), shotOf(2)], { sessionId: uuid(2) }))
    expect(await examined()).toEqual([])
  })

  test('a wrong derived figure is told from damage, and counted again when the doctor is told to', async () => {
    const { accountId, sql } = bay
    await sql`update session_space set bytes = bytes + 1 where account_id = ${accountId}`
    await sql`update sessions set bytes = bytes + 7 where account_id = ${accountId}`
    const [finding] = (await examined()) as [Finding]
    expect(finding.remedy).toContain('clubwright doctor --fix')
    expect(finding.remedy).not.toContain('clubwright restore')
    expect(await examined()).toHaveLength(1) // looking changes nothing
    expect(await examined(true)).toEqual([])
    const [row] = await sql`select bool_and(bytes = octet_length(payload::text)) as measured from sessions`
    expect(row).toEqual({ measured: true })
  })

  test('what is damaged is not counted away', async () => {
    await bay.sql`update credit_balances set balance = balance + 1 where account_id = ${bay.accountId}`
    const [finding] = (await examined(true)) as [Finding]
    expect(finding).toMatchObject({ check: 'accounts', count: 1 })
    expect(finding).not.toHaveProperty('isDerived')
    expect(finding.remedy).toContain('clubwright restore')
  })
})
