import { beforeAll, expect, test } from 'bun:test'
import { type Evidence, openEvidence, rebuildEvidence } from '../../../src/features/evidence/index.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { recordingLog } from '../../support/app.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { until } from '../../support/service.ts'
import { newAccount, noon, record } from './record.ts'

forEachDatabase((_engine, open) => {
  let sql: Sql
  let accountId: string
  beforeAll(async () => {
    sql = await open()
    accountId = await newAccount(sql)
  })
  const store = (log = recordingLog().log) => openEvidence({ sql, clock: () => noon, log })

  test('what requests see changes only with the counts', async () => {
    const { current, reload, onChange } = await store()
    const heard: string[] = []
    onChange(({ revision }) => heard.push(revision))
    const before = current()
    expect(await reload()).toBe(before)
    await record(sql, { accountId })
    const after = await reload()
    expect(after).not.toBe(before)
    expect(current()).toBe(after)
    expect(after.popularity('a')).toBe(before.popularity('a') + 1)
    expect(before.popularity('a')).toBe(0) // an answer that is being written does not change under its writer
    expect(heard).toEqual([after.revision])
  })

  test('a rebuild by anyone reaches a store that watches', async () => {
    const watching = await store()
    await watching.watch()
    const changed = new Promise<Evidence>((resolve) => watching.onChange(resolve))
    await record(sql, { accountId, heads: ['rebuilt'] })
    await rebuildEvidence(sql)
    expect((await changed).popularity('rebuilt')).toBe(1)
  })

  test('a backlog is counted after the start, which does not wait for it', async () => {
    await record(sql, { accountId, heads: ['late'] })
    await sql`
      insert into evidence_pending (account_id, fitting_id, day, facts)
      select account_id, fitting_id || n, day, facts from evidence_pending, generate_series(1, 800) n`
    const slowly: Sql = Object.assign((...asked: Parameters<Sql>) => sql(...asked), sql, {
      begin: async (...asked: Parameters<Sql['begin']>) => {
        await Bun.sleep(150)
        return sql.begin(...asked)
      },
    }) as Sql
    const started = await openEvidence({ sql: slowly, clock: () => noon, log: recordingLog().log })
    const pending = async () =>
      (await sql<{ many: number }>`select count(*)::int as many from evidence_pending`)[0]!.many
    expect(await pending()).toBeGreaterThan(0)
    await started.watch()
    await until('all are counted', async () => (await pending()) === 0)
    expect((await started.reload()).popularity('late')).toBe(801)
  })

  test('a database that fails leaves the evidence as it was', async () => {
    const { current, reload } = await store()
    const before = current()
    await sql.script('alter table evidence_days rename to away')
    expect(reload()).rejects.toThrow()
    await reload().catch(() => {})
    expect(current()).toBe(before)
    await sql.script('alter table away rename to evidence_days')
    expect(await reload()).toBe(before)
  })
})
