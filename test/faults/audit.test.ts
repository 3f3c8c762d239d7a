import { expect, test } from 'bun:test'
import { ingest } from '../../src/features/sessions/ingest.ts'
import { analyze } from '../../src/fitting/index.ts'
import { addCredits } from '../../src/identity/accounts/index.ts'
import { sessionOf, shotOf } from '../features/sessions/bay.ts'
import { callOf, openWorkshop } from '../fitting/call.ts'
import { audit } from '../support/audit.ts'
import { forEachDatabase } from '../support/databases.ts'

/** One wrong thing each, as a fault would leave it. */
const damages: Readonly<Record<string, string>> = {
  'a run long past its lease': `update fittings set status = 'running', completed_at = null,
    lease_until = now() - interval '1 minute'`,
  'a completed fitting without a charge': 'update fittings set charged_to = null, charged_month = null',
  'a charge too many': 'update usage_months set included_used = included_used + 1',
  'a charge too few': 'update usage_months set included_used = included_used - 1',
  'a month above the allowance': 'update accounts set monthly_limit = 0',
  'a month that is not counted': 'delete from usage_months',
  'a balance that is not the sum of its ledger': 'update credit_balances set balance = balance + 1',
  'N2 three corrections of one fitting': `insert into fittings select (jsonb_populate_record(f, jsonb_build_object(
      'id', f.id || n, 'root_id', f.id, 'charged_to', 'correction', 'traffic', 'test', 'idempotency_key', null))).*
    from fittings f, generate_series(1, 3) n where f.id = (select min(id) from fittings)`,
  'N2 more corrections than two for each charge': `insert into fittings select (jsonb_populate_record(f, jsonb_build_object(
      'id', f.id || n, 'charged_to', 'correction', 'traffic', 'test', 'idempotency_key', null))).*
    from fittings f, generate_series(1, 5) n where f.id = (select min(id) from fittings)`,
  'an account without a balance': 'delete from credit_balances',
  'an account without a key': 'delete from api_keys',
  'a session with fewer shots than it says': 'update sessions set shot_count = shot_count + 1',
  'bytes of sessions that are not there': 'update session_space set bytes = bytes + 1',
  'a credit taken for no fitting': `insert into credit_entries (account_id, amount, reason, fitting_id, at)
    select account_id, -1, 'fitting', id, now() from fittings limit 1; update credit_balances set balance = balance - 1`,
}

forEachDatabase((_engine, open) => {
  test('the audit of the fault tests finds each kind of damage', async () => {
    const sql = await open()
    const shop = await openWorkshop(sql)
    const accountId = await shop.account(1)
    await addCredits(shop.deps, { accountId, amount: 3, note: null })
    for (let n = 0; n < 2; n++) await analyze(shop.deps, callOf(accountId))
    await ingest(shop.deps, accountId, sessionOf([shotOf(1)]))
    const counts = { fittings: 2, completed: 2, failed: 0, charges: 2, acknowledged: 0 }
    expect(await audit({ sql, services: [] })).toEqual(counts)

    for (const [name, damage] of Object.entries(damages))
      await sql
        .begin(async (inside) => {
          await inside.script(damage)
          const isFound = await audit({ sql: inside, services: [] }).then(
            () => false,
            () => true,
          )
          expect([name, isFound]).toEqual([name, true])
          throw new Error('undone')
        })
        .catch((error: Error) => expect(error.message).toBe('undone'))
  })
})
