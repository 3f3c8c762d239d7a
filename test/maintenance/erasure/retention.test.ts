import { beforeAll, expect, test } from 'bun:test'
import { importBundledCatalog } from '../../../src/equipment/catalog/index.ts'
import { ingest } from '../../../src/features/sessions/ingest.ts'
import { buildStoreLink } from '../../../src/features/store/index.ts'
import { analyze, readFitting, reportUsage, sweep } from '../../../src/fitting/index.ts'
import { recentFittings } from '../../../src/fitting/listing/queries.ts'
import { visitorsAccount } from '../../../src/identity/accounts/index.ts'
import { invite } from '../../../src/identity/people/index.ts'
import { eraseExpired, startRetention } from '../../../src/maintenance/erasure/retention.ts'
import { newId } from '../../../src/platform/ids.ts'
import { migrate } from '../../../src/platform/postgres/migrate.ts'
import { openPostgres } from '../../../src/platform/postgres/server/client.ts'
import { sessionOf, shotOf, uuid } from '../../features/sessions/bay.ts'
import { callOf, hours, openWorkshop, type Workshop } from '../../fitting/call.ts'
import { audit } from '../../support/audit.ts'
import { forEachDatabase, newPostgresUrl } from '../../support/databases.ts'
import { readyService, until } from '../../support/service.ts'

const days = (count: number) => hours(24 * count)

/** What an account's data is kept for, where visitors' is for ever. */
const keeps = (retentionDays: number) => ({ retentionDays, visitorRetentionDays: 0 })

forEachDatabase((_engine, open) => {
  let shop: Workshop
  beforeAll(async () => {
    shop = await openWorkshop(await open())
  })
  const link = (accountId: string) => {
    const attribution = { platform: null, client: null, traffic: null }
    return buildStoreLink(shop.deps, {
      principal: { accountId },
      request: { headId: 'ping-g440-max-driver' },
      ...attribution,
    })
  }

  test('what is older than the retention goes, what is younger stays, and every charge stays counted', async () => {
    const accountId = await shop.account()
    const made: string[] = []
    for (const [n, restDays] of [20, 10, 1, 0].entries()) {
      made.push((await analyze(shop.deps, callOf(accountId))).result.fittingId)
      await ingest(shop.deps, accountId, sessionOf([shotOf(1)], { sessionId: uuid(800 + n) }))
      await link(accountId)
      shop.moveBy(days(restDays))
    }
    const usage = await reportUsage(shop.deps, { accountId, month: undefined })
    // They are 31, 11, 1 and 0 days old.
    expect(await eraseExpired(shop.deps, keeps(30))).toEqual({ fittings: 1, sessions: 1, store_links: 1 })
    expect(await eraseExpired(shop.deps, keeps(5))).toEqual({ fittings: 1, sessions: 1, store_links: 1 })
    expect(await eraseExpired(shop.deps, keeps(5))).toEqual({})
    const isThere = (fittingId: string) => readFitting(shop.deps, { accountId, fittingId, waitMs: 0 }).then(Boolean)
    expect(await Promise.all(made.map(isThere))).toEqual([false, false, true, true])
    expect(await reportUsage(shop.deps, { accountId, month: undefined })).toEqual(usage)
    await audit({ sql: shop.sql, services: [] })
  })

  test('N5 fittings of people without an account go after their own 30 days, and no others', async () => {
    const accounts = [(await visitorsAccount(shop.deps))!, await shop.account()]
    const made: string[] = []
    for (const accountId of accounts) made.push((await analyze(shop.deps, callOf(accountId))).result.fittingId)
    shop.moveBy(days(30) - 1_000)
    const visits = { retentionDays: 0, visitorRetentionDays: 30 }
    expect(await eraseExpired(shop.deps, visits)).toEqual({})
    shop.moveBy(2_000)
    expect(await eraseExpired(shop.deps, visits)).toEqual({ fittings: 1 })
    const read = (n: number) => readFitting(shop.deps, { accountId: accounts[n]!, fittingId: made[n]!, waitMs: 0 })
    expect([await read(0), (await read(1)) !== null]).toEqual([null, true])
  })

  test('N5 an invitation that nobody took goes when it has ended, with no other one made', async () => {
    const accountId = await shop.account()
    await invite(shop.deps, { accountId, email: 'late@example.com', role: 'member' })
    const left = async () => {
      await eraseExpired(shop.deps, keeps(0))
      return (await shop.sql`select from join_links where account_id = ${accountId}`).length
    }
    expect(await left()).toBe(1)
    shop.moveBy(days(30))
    expect(await left()).toBe(0)
  })

  test('N5 a table whose old rows cannot be erased keeps no others, and is named', async () => {
    const accountId = await shop.account()
    await invite(shop.deps, { accountId, email: 'gone@example.com', role: 'member' })
    await link(accountId)
    shop.moveBy(days(40))
    const warned: unknown[] = []
    const log = { debug() {}, info() {}, error() {}, warn: (_what: string, facts?: object) => void warned.push(facts) }
    await shop.sql`alter table mail_days rename to mail_days_away`
    const retention = startRetention({ ...shop.deps, log }, keeps(30))
    try {
      await until('the rows of other tables are erased', async () => {
        const left = await shop.sql`
          select from store_links where account_id = ${accountId}
           union all select from join_links where account_id = ${accountId}`
        return left.length === 0
      })
    } finally {
      await retention.stop()
      await shop.sql`alter table mail_days_away rename to mail_days`
    }
    expect(warned).toEqual([expect.objectContaining({ table: 'mail_days' })])
  })

  test('old requests go in transactions of some hundred, all of them', async () => {
    const accountId = await shop.account()
    await shop.sql`
      insert into recent_requests (account_id, at, request_id, operation, status, ms)
      select ${accountId}, ${shop.clock()}, 'req_' || n, 'getHealth', 200, 1 from generate_series(1, 1234) n`
    shop.moveBy(days(8))
    expect(await eraseExpired(shop.deps, keeps(0))).toMatchObject({ recent_requests: 1234 })
  })

  test('what has too old an id, of a process whose clock was behind, goes by the time at which the database stored it', async () => {
    const accountId = await shop.account()
    const maker = { accountId, kind: 'api_key', keyId: 'key_1' } as const
    const { fittingId } = (await analyze(shop.deps, callOf(accountId, { principal: maker }))).result
    await ingest(shop.deps, accountId, sessionOf([shotOf(1)], { sessionId: uuid(900) }))
    const wrong = new Date(shop.clock().getTime() - days(400))
    const oldId = newId('fit', wrong)
    await shop.sql`
      update evidence_pending set fitting_id = ${oldId} where account_id = ${accountId} and fitting_id = ${fittingId}`
    await shop.sql`update fittings set id = ${oldId} where account_id = ${accountId} and id = ${fittingId}`
    await shop.sql`update sessions set page_id = ${newId('ses', wrong)} where account_id = ${accountId}`
    expect(await eraseExpired(shop.deps, keeps(365))).toEqual({})
    expect((await recentFittings(shop.sql, maker, 5)).map(({ fittingId }) => fittingId)).toEqual([oldId])
    shop.moveBy(days(366))
    await eraseExpired(shop.deps, keeps(365))
    expect(await recentFittings(shop.sql, maker, 5)).toEqual([])
    expect(await shop.sql`select from sessions where account_id = ${accountId}`).toEqual([])
  })

  test('many at once, over several accounts and by several replicas, are erased once each', async () => {
    const accounts = await Promise.all([1, 2, 3].map(() => shop.account()))
    await Promise.all(accounts.flatMap((id) => Array.from({ length: 60 }, () => analyze(shop.deps, callOf(id)))))
    shop.moveBy(days(100))
    const swept = await Promise.all([1, 2, 3].map(() => eraseExpired(shop.deps, keeps(30))))
    // What one of them held when another looked is left for the next time.
    const rest = await eraseExpired(shop.deps, keeps(30))
    const total = [...swept, rest].reduce((sum, { fittings = 0 }) => sum + fittings, 0)
    expect(total).toBeGreaterThanOrEqual(180)
    const [left] = await shop.sql`
      select count(*)::int as left from fittings where erased_at is null and account_id = any (${accounts}::text[])`
    expect(left).toEqual({ left: 0 })
    await audit({ sql: shop.sql, services: [] })
  })

  test('a running fitting is left until it has ended, however old it is', async () => {
    const accountId = await shop.account()
    await analyze(shop.deps, callOf(accountId))
    const until = new Date(shop.clock().getTime() + days(60))
    await shop.sql`
      update fittings set status = 'running', output = null, lease_until = ${until} where account_id = ${accountId}`
    await shop.sql`delete from evidence_pending where account_id = ${accountId}` // as if it had not ended yet
    shop.moveBy(days(50))
    expect((await eraseExpired(shop.deps, keeps(30))).fittings).toBeUndefined()
    await shop.sql`
      update fittings set status = 'failed', error = '{}', failed_at = ${shop.clock()}, lease_until = null,
             idempotency_key = 'retry_1', completed_at = null
       where account_id = ${accountId}`
    expect((await eraseExpired(shop.deps, keeps(30))).fittings).toBe(1)
    await audit({ sql: shop.sql, services: [] })
  })

  // The last one: nobody was charged for these.
  test('they go in small transactions, as do keys past their retention', async () => {
    const accountId = await shop.account()
    await shop.sql`
      insert into fittings (
        account_id, id, club_type, status, input, output, idempotency_key, idempotency_key_until, request_fingerprint, request_id,
        created_at, completed_at, traffic)
      select ${accountId}, id, 'driver', 'completed', '{}', '{}', id, ${shop.clock()}, '', '', ${shop.clock()}, ${shop.clock()}, 'test'
        from unnest(${Array.from({ length: 450 }, () => newId('fit', shop.clock()))}::text[]) id`
    /** Rows of the account by the transaction that wrote them last. */
    const written = async () => {
      const rows = await shop.sql<{ rows: number }>`
        select count(*)::int as rows from fittings where account_id = ${accountId} group by xmin::text order by 1`
      return rows.map(({ rows }) => rows)
    }
    shop.moveBy(days(40))
    while ((await sweep(shop.deps)).forgotten > 0);
    expect(await written()).toEqual([50, 200, 200])
    expect((await eraseExpired(shop.deps, keeps(30))).fittings).toBe(450)
    expect(await written()).toEqual(Array(9).fill(50))
  })
})

const url = await newPostgresUrl()

test.if(url !== null)(
  'a server erases what is older than RETENTION_DAYS when it starts, and keeps all without it',
  async () => {
    const sql = openPostgres(url!)
    await migrate(sql)
    await importBundledCatalog(sql)
    const shop = await openWorkshop(sql)
    shop.moveTo('2026-01-01T00:00:00Z')
    await analyze(shop.deps, callOf(await shop.account()))
    const left = async () => (await sql`select id from fittings where erased_at is null`).length
    const keeping = await readyService({ DATABASE_URL: url! })
    await keeping.stop('SIGTERM')
    expect(await left()).toBe(1)
    const forgetting = await readyService({ DATABASE_URL: url!, RETENTION_DAYS: '30' })
    await until('the old fitting is erased', async () => (await left()) === 0)
    await until('the log says so', () => forgetting.printed().includes('old data was erased'))
    await forgetting.stop('SIGTERM')
    await sql.end()
  },
)
