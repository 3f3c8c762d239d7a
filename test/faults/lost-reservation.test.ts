import { expect, test } from 'bun:test'
import { importBundledCatalog } from '../../src/equipment/catalog/index.ts'
import { analyze } from '../../src/fitting/index.ts'
import { migrate } from '../../src/platform/postgres/migrate.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import { callOf, cutOff, heldBack, openWorkshop } from '../fitting/call.ts'
import { audit } from '../support/audit.ts'
import { privatePostgres } from '../support/postgres-server.ts'
import { until } from '../support/service.ts'

const postgres = await privatePostgres()
if (postgres !== null)
  test('D5 a reservation that PostgreSQL loses in a crash: the caller is told to come back, and pays for one fitting', async () => {
    const sql = openPostgres(postgres.url('postgres'), 2)
    await migrate(sql)
    await importBundledCatalog(sql)
    const { deps, account } = await openWorkshop(sql)
    const accountId = await account()
    const call = callOf(accountId, { idempotencyKey: 'k' })
    // What is not flushed by its commit is not flushed within this test.
    await sql.script(`alter system set wal_writer_delay = '10s'`)
    await sql.script('alter system set autovacuum = off')
    await sql`select pg_reload_conf()`
    const stored = () => sql`select from fittings where account_id = ${accountId}`

    // A key that is sent again is reserved before its fitting is computed.
    const first = analyze({ ...deps, sql: cutOff(sql, 'the request') }, call)
    await expect(first).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    const { sql: unsettled, open } = heldBack(sql)
    const lost = analyze({ ...deps, sql: unsettled }, call).catch((thrown: unknown) => thrown)
    await until('it is reserved', async () => (await stored()).length === 1)
    await postgres.stop('immediate')
    await postgres.start()
    const isBack = () =>
      stored().then(
        (rows) => rows.length === 0,
        () => false,
      )
    await until('the server is back without it', isBack)
    open()
    expect(await lost).toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
      headers: { 'Retry-After': '5' },
      members: { fittingId: expect.stringMatching(/^fit_/) },
    })

    expect(await analyze(deps, call)).toMatchObject({ isReplay: false, result: { status: 'completed' } })
    expect(await audit({ sql, services: [] })).toMatchObject({ fittings: 1, completed: 1, charges: 1 })
    await sql.end()
    await postgres.stop('immediate')
  })
