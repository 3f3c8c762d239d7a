import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { eraseFittings } from '../../../src/fitting/index.ts'
import { addCredits } from '../../../src/identity/accounts/index.ts'
import { addCustomer } from '../../../src/identity/customers/index.ts'
import { exportAccount, restoreBackup, writeBackup } from '../../../src/maintenance/backup/index.ts'
import { asQuery } from '../../../src/platform/postgres/as-query.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { silently } from '../../../src/platform/work/progress.ts'
import { sessionOf, shotOf } from '../../features/sessions/bay.ts'
import { hasLongProofs } from '../../runner/tiers.ts'
import { audit } from '../../support/audit.ts'
import { type Answer, type Club, openClub, requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { scratchDirectory } from '../../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

/** Every table as text, so that one byte more or less is found. */
const contents = async (sql: Sql): Promise<Record<string, string[]>> => {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`
  const all: Record<string, string[]> = {}
  for (const { name } of tables.filter(({ name }) => name !== 'schema_migrations')) {
    const rows = await asQuery<{ row: string }>(sql, [`select t::text as row from ${name} t order by 1`])()
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

// One file for each engine, restored into each.
forEachDatabase((engine, open) => {
  describe('a backup', () => {
    const file = join(scratch.path, `${engine}.backup`)
    let sql: Sql
    let club: Club
    let accountId: string
    const keyed: { request: unknown; key: string; answer: Answer }[] = []
    beforeAll(async () => {
      sql = await open()
      club = await openClub(sql, { monthlyLimit: 4 })
      accountId = (await sql<{ id: string }>`select id from accounts`)[0]!.id
      const clock = () => new Date('2026-11-20T12:00:00Z')
      await addCredits({ sql, clock }, { accountId, amount: 5, note: 'invoice "7", tab\tand\nline ☃' })
      await addCustomer({ sql, clock }, accountId, { email: 'sam@example.com', name: 'Sam \\ "S"' })
      for (const [clubType, request] of Object.entries(requests)) {
        const answer = await club.analyze(request, { detail: true, 'idempotency-key': clubType })
        keyed.push({ request, key: clubType, answer })
      }
      const { body } = await club.analyze(requests.driver)
      await eraseFittings({ sql, clock }, accountId, [body.fittingId])
      await club.call('/v1/sessions/ingest', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sessionOf([shotOf(1, { club: 'Eisen ⛳' })], { customerRef: 'sam@example.com' })),
      })
      const written = await writeBackup(sql, file, clock(), silently)
      expect(written).toMatchObject({ file, bytes: Bun.file(file).size })
      expect(written.rows).toBeGreaterThan(700)
    })

    forEachDatabase((other, openOther) => {
      if (engine === 'postgresql' && other === 'postgresql') return // two of the other three go through the same
      if (engine === other && !hasLongProofs) return
      test(`restored into ${other} it is the same, byte for byte, and goes on`, async () => {
        const target = await openOther({ empty: true })
        expect(await restoreBackup(target, file, silently, null)).toMatchObject({ at: '2026-11-20T12:00:00.000Z' })
        expect(await contents(target)).toEqual(await contents(sql))
        await audit({ sql: target, services: [] })

        const moved = await openClub(target)
        for (const { request, key, answer } of keyed) {
          const again = await moved.analyze(request, {
            detail: true,
            key: club.apiKey,
            'idempotency-key': key,
          })
          expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([answer.text, 'true'])
        }
        const fitted = await moved.analyze(requests.driver, { key: club.apiKey })
        expect(fitted.status).toBe(200) // takes a credit: the ledger goes on
        await audit({ sql: target, services: [] })
      })
    })

    test('an export is every row of the account, and no secret', async () => {
      let text = ''
      const count = await exportAccount(sql, accountId, async (lines) => {
        text += lines
      })
      const rows = text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(rows.length).toBe(count)
      const of = (table: string) => rows.filter((each) => each.table === table).map(({ row }) => row)
      expect(of('accounts')).toMatchObject([{ id: accountId, email: 'pro@example.org' }])
      expect(
        of('fittings')
          .map(({ club_type }) => club_type)
          .sort(),
      ).toEqual([...Object.keys(requests), 'driver'].sort())
      const [first] = of('fittings')
      expect(first.output).toEqual((await club.get(`/v1/fittings/${first.id}`)).body.output)
      expect(of('sessions')[0].payload.customerRef).toBe('sam@example.com')
      expect(of('customers')[0].name).toBe('Sam \\ "S"')
      expect(text).not.toContain('"hash"')
      const [{ hash }] = (await sql<{ hash: string }>`select hash from api_keys`) as [{ hash: string }]
      expect(text).not.toContain(hash)
      expect(await exportAccount(sql, 'acc_00000000000000000000000000', async () => {})).toBe(0)
    })
  })
})
