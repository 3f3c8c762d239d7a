import { expect, test } from 'bun:test'
import { countPending } from '../../src/features/evidence/queries.ts'
import { reportUsage } from '../../src/fitting/index.ts'
import { insertAccount } from '../../src/identity/accounts/queries.ts'
import { newId } from '../../src/platform/ids.ts'
import { migrate } from '../../src/platform/postgres/migrate.ts'
import { migrations } from '../../src/platform/postgres/migrations.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { record } from '../features/evidence/record.ts'
import { forEachDatabase } from '../support/databases.ts'

const all = { accountId: undefined, month: undefined }
const october = new Date('2026-10-31T23:59:59Z')
const november = new Date('2026-11-01T00:00:00Z')

/** An account without a key: it can be made before the latest migrations. */
const accountOf = async (sql: Sql): Promise<string> => {
  const id = newId('acc', october)
  const who = { email: 'fitter@example.com', companyName: 'Range', tier: 'standard', isEnterprise: false }
  await insertAccount(sql, { ...who, id, monthlyLimit: null, createdAt: october })
  return id
}

/** Three fittings of this month and one of the last, of two accounts, and one that is the caller's own test. */
const use = async (sql: Sql) => {
  const [one, other] = [await accountOf(sql), await accountOf(sql)].toSorted() as [string, string]
  await record(sql, { accountId: one, at: october })
  await record(sql, { accountId: one, at: november })
  await record(sql, { accountId: one, at: november })
  await record(sql, { accountId: one, at: november, traffic: 'test' })
  await record(sql, { accountId: other, at: november })
  const line = { platform: null, client: null }
  return [
    { ...line, month: '2026-10', accountId: one, fittings: 1 },
    { ...line, month: '2026-11', accountId: one, fittings: 2 },
    { ...line, month: '2026-11', accountId: other, fittings: 1 },
  ]
}

forEachDatabase((_engine, open) => {
  test('usage is the same before, while and after fittings are counted, and outlives them', async () => {
    const sql = await open()
    const used = await use(sql)
    expect(await reportUsage({ sql }, all)).toEqual(used)
    await sql`select count_evidence(2)`
    expect(await reportUsage({ sql }, all)).toEqual(used)
    await countPending(sql)
    expect(await reportUsage({ sql }, all)).toEqual(used)
    expect(await reportUsage({ sql }, { ...all, month: '2026-10' })).toEqual(used.slice(0, 1))
    expect(await reportUsage({ sql }, { ...all, accountId: used[2]!.accountId })).toEqual(used.slice(2))
    await sql.script('delete from fittings')
    expect(await reportUsage({ sql }, all)).toEqual(used)
  })

  test('usage of fittings from before it was kept is counted by the migration, once', async () => {
    const sql = await open({ empty: true })
    const before = migrations.findIndex(({ name }) => name.endsWith('_usage_counts'))
    await migrate(sql, migrations.slice(0, before))
    const used = await use(sql)
    await sql`select count_evidence(2)` // some are on the list still, some are not
    await migrate(sql)
    expect(await reportUsage({ sql }, all)).toEqual(used)
    await countPending(sql)
    expect(await reportUsage({ sql }, all)).toEqual(used)
  })
})
