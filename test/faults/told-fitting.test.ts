import { expect, test } from 'bun:test'
import { importBundledCatalog } from '../../src/equipment/catalog/index.ts'
import { analyze } from '../../src/fitting/index.ts'
import { selectFitting } from '../../src/fitting/life/queries.ts'
import { migrate } from '../../src/platform/postgres/migrate.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import { callOf, heldBack, openWorkshop } from '../fitting/call.ts'
import { privatePostgres } from '../support/postgres-server.ts'
import { until } from '../support/service.ts'

const postgres = await privatePostgres()
if (postgres !== null)
  test('D5 a fitting whose id was told before its end outlives PostgreSQL, also among others that put off their flush', async () => {
    const url = postgres.url('postgres')
    const sql = openPostgres(url, 1)
    await migrate(sql)
    await importBundledCatalog(sql)
    // What is not flushed by its commit is not flushed within this test.
    await sql.script(`alter system set wal_writer_delay = '10s'`)
    await sql`select pg_reload_conf()`
    const { deps, account } = await openWorkshop(sql)
    const unsettled = { ...deps, sql: heldBack(sql).sql }
    const accountId = await account()
    const fit = (waitMs: number) => analyze(unsettled, callOf(accountId, { waitMs }))

    const others = () => {
      for (let count = 0; count < 20; count++) fit(25_000).catch(() => {}) // the server ends under them
    }

    others()
    const told = fit(0)
    others()
    const { result } = await told
    expect(result.status).toBe('running')
    await postgres.stop('immediate')
    await postgres.start()

    const reopened = openPostgres(url, 1)
    await until('it answers', () =>
      reopened.ping().then(
        () => true,
        () => false,
      ),
    ) // a pooler waits a moment
    const stored = await selectFitting({ ...deps, sql: reopened }, accountId, result.fittingId!)
    expect(stored?.status).toBe('running')
    await Promise.all([sql.end(), reopened.end()])
    await postgres.stop('immediate')
  })
