import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { migrate } from '../../src/platform/postgres/migrate.ts'
import { migrations } from '../../src/platform/postgres/migrations.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { audit } from '../support/audit.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { type Acknowledged, golfer, postFitting } from '../support/driver.ts'
import { type EarlierRelease, earlierRelease } from '../support/release-before.ts'
import { readyService, type Service, unlimitedRates } from '../support/service.ts'

const url = await newPostgresUrl()
const release = url === null ? null : await earlierRelease(process.env['EARLIER_RELEASE'])
if (url !== null && release !== null) describe(`release ${release.name}, and this one`, () => tests(url, release))
else test.skip('F8 the release before, and this one', () => {})

const steps = `-- step
alter table fittings add column if not exists ahead boolean
-- step
drop index concurrently if exists fittings_ahead
-- step
create index concurrently fittings_ahead on fittings (ahead)
-- step, until no row is left
update fittings set ahead = true
 where (account_id, id) in (select account_id, id from fittings where ahead is null limit 2) returning id
`

function tests(url: string, release: EarlierRelease) {
  const sameLinks = { BASE_URL: 'http://fit.example.org', LAB_SIGNING_SECRET: 's'.repeat(32) }
  const env = { DATABASE_URL: url, LOG_LEVEL: 'error', ...sameLinks, ...unlimitedRates }
  /** One more, in steps, so that the database is ahead also where none has come since. */
  const ahead = [...migrations, { name: '9999_ahead', text: steps, oldest: release.lastMigration }]
  const since = ahead.slice(release.lastMigration)
  const acknowledged: Acknowledged[] = []
  let count = 0
  let older: Awaited<ReturnType<typeof release.serve>>
  let newer: Service
  let sql: Sql
  let apiKey: string
  beforeAll(async () => {
    older = await release.serve(env)
    const account = ['--email', 'pro@example.org', '--company', 'Club', '--monthly-limit', 'unlimited', '--json']
    ;({ apiKey } = JSON.parse(await release.run(['src/main.ts', 'account', 'create', ...account], env)))
    sql = openPostgres(url, 2)
  })
  afterAll(async () => {
    try {
      await Promise.all([sql?.end(), older?.stop(), newer?.stop('SIGTERM')])
    } finally {
      release.remove()
    }
  })

  const fit = async (address: string) => {
    const n = count++
    const request = golfer(n)
    const response = await postFitting(address, apiKey, request, `fit-${n}`)
    const answer = (await response.json()) as { fittingId: string }
    expect([response.status, answer]).toEqual([200, expect.objectContaining({ status: 'completed' })])
    acknowledged.push({ key: `fit-${n}`, fittingId: answer.fittingId, request, answer })
  }
  /** Whichever release it is sent to, a repeat gets the fitting that was made; its sentences are those of the release. */
  const repeat = async (address: string) => {
    for (const { key, request, fittingId, answer } of acknowledged) {
      const response = await postFitting(address, apiKey, request, key)
      expect([response.status, response.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
      expect(await response.json()).toMatchObject({ fittingId, ...figuresOf(answer) })
    }
  }
  const figuresOf = (answer: object) => {
    const { specs, topPicks } = answer as { specs: Record<string, { value: unknown }>; topPicks: { headId: string }[] }
    const values = Object.entries(specs).map(([name, { value }]) => [name, { value }] as const)
    const figures = values.filter(([, { value }]) => typeof value === 'number')
    expect(figures).not.toBeEmpty()
    return { specs: Object.fromEntries(figures), topPicks: topPicks.map(({ headId }) => ({ headId })) }
  }

  test('F8 each migration since then says that it may run on the database', () => {
    const refusing = since.filter(({ oldest }) => !(oldest! <= release.lastMigration))
    expect(refusing.map(({ name }) => name)).toEqual([])
  })

  test('F8 the older one goes on serving while the database is migrated, and beside the newer one', async () => {
    for (let n = 0; n < 5; n++) await fit(older.address)
    const [applied] = await Promise.all([migrate(sql, ahead), fit(older.address), fit(older.address)])
    expect(applied).toEqual(since.map(({ name }) => name))
    newer = await readyService(env)
    for (const { address } of [newer, older, newer, older]) await fit(address)
    for (const { address } of [newer, older]) await repeat(address)
  })

  test('F8 back by one release: the older one starts again on the newer database, and nothing is lost or charged twice', async () => {
    await older.stop()
    older = await release.serve(env)
    for (let n = 0; n < 5; n++) await fit(older.address)
    for (const { address } of [older, newer]) await repeat(address)
    const counts = await audit({ sql, services: [newer] })
    expect(counts).toMatchObject({ fittings: acknowledged.length, charges: acknowledged.length })
  })
}
