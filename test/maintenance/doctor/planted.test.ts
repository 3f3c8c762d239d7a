import { expect, test } from 'bun:test'
import { ingest } from '../../../src/features/sessions/ingest.ts'
import { bindSecret } from '../../../src/identity/oauth/index.ts'
import { examine } from '../../../src/maintenance/doctor/index.ts'
import { eraseAccount } from '../../../src/maintenance/erasure/index.ts'
import { linkSigner } from '../../../src/platform/signing/index.ts'
import { silently } from '../../../src/platform/work/progress.ts'
import { sessionOf, shotOf } from '../../features/sessions/bay.ts'
import { openReceiver, openShop } from '../../features/webhooks/shop.ts'
import { isDivided } from '../../support/citus.ts'
import { forEachDatabase } from '../../support/databases.ts'

const { hook } = openReceiver()

/** What the places of a fault stand for. */
interface Places {
  readonly live: string
  readonly erased: string
  readonly gone: string
}

type Fault = readonly [name: string, problem: RegExp, script: (at: Places) => string]

/** The faults of the operations review that the doctor was blind to, and those of their kinds. One is planted after the other. */
const faults: readonly Fault[] = [
  [
    'an answer that is a JSON string',
    /an answer that is not theirs/,
    ({ live }) => `alter table fittings drop constraint if exists fittings_hold_objects;
      update fittings set output = to_json(output::text) where id = '${live}'`,
  ],
  [
    'a live fitting with an empty answer',
    /an answer that is not theirs/,
    ({ erased }) => `update fittings set erased_at = null where id = '${erased}' and output::text = '{}'`,
  ],
  [
    'a correction that leads nowhere',
    /corrected by one that is not stored/,
    ({ live }) => `update fittings set corrected_by = 'fit_nowhere' where id = '${live}'`,
  ],
  [
    'a note of an erased fitting',
    /Rows of fitting_notes are of a fitting that is erased/,
    ({ erased }) => `update fittings set erased_at = now() where id = '${erased}';
      insert into fitting_notes select account_id, id, 'Ann, 555 0100', 'per_x', now() from fittings where id = '${erased}'`,
  ],
  [
    'a lead of an erased fitting',
    /What a visitor typed is kept/,
    ({ erased }) => `insert into webhook_deliveries (account_id, endpoint_id, id, type, data, created_at)
      select f.account_id, e.id, 'msg_lead', 'lead.created', json_build_object('fittingId', f.id, 'name', 'Ann'), now()
        from fittings f join webhook_endpoints e using (account_id) where f.id = '${erased}'`,
  ],
  [
    'a session with another number of shots',
    /another number of shots/,
    () => 'update sessions set shot_count = shot_count + 1',
  ],
  [
    'a webhook secret that cannot be opened',
    /Secrets of webhooks cannot be opened/,
    () => `update webhook_endpoints set secret = 'x' || secret`,
  ],
  ['a dropped index', /lacks .*index .*fittings_running/, () => 'drop index fittings_running'],
  ['a dropped function', /lacks .*function sweep_fittings/, () => 'drop function sweep_fittings'],
  [
    'a dropped unique constraint',
    /lacks .*constraint fittings.*UNIQUE \(account_id, idempotency_key\)/,
    () => 'alter table fittings drop constraint fittings_account_id_idempotency_key_key',
  ],
  [
    'a delivery 19 days overdue',
    /due at webhooks for more than a day/,
    () => `insert into webhook_deliveries (account_id, endpoint_id, id, type, data, created_at, next_at)
      select account_id, id, 'msg_late', 'allowance.low', '{}', now(), now() - interval '19 days' from webhook_endpoints`,
  ],
  ['an added column', /no migration.*column accounts\.x text/, () => 'alter table accounts add column x text'],
  [
    'a month that is not the sum of its charges',
    /monthly count of an account/,
    () => 'update usage_months set included_used = included_used + 1',
  ],
  [
    'a run past its lease',
    /still running long after their lease/,
    ({ live }) =>
      `update fittings set status = 'running', lease_until = now() - interval '1 hour' where id = '${live}'`,
  ],
  // Ten of the same kinds.
  ['an added table', /no migration.*table notes/, () => 'create table notes (id text)'],
  [
    'an added trigger',
    /no migration.*trigger accounts\.watch/,
    () => `create function watch() returns trigger language plpgsql as 'begin return null; end';
      create trigger watch before delete on accounts for each row execute function watch()`,
  ],
  [
    'a function with another body',
    /lacks .*function idempotency_retention\(\)/,
    () =>
      `create or replace function idempotency_retention() returns interval language sql immutable as 'select interval ''1 hour'''`,
  ],
  [
    'a column that may be empty now',
    /lacks .*column fittings\.input json not null/,
    () => 'alter table fittings alter column input drop not null',
  ],
  [
    'a column of another type',
    /lacks .*column usage_months\.credit_used integer/,
    () => 'alter table usage_months alter column credit_used type bigint',
  ],
  ['a table that a crash would empty', /lacks .*table misread_rows\./, () => 'alter table misread_rows set unlogged'],
  [
    'a golfer of a fitting that is not stored',
    /Rows of fitting_golfers are of a fitting that is erased or not stored/,
    () => `insert into golfers select id, 'glf_01M7XB00000000000000000000', 'Ann', '{}', now() from accounts where erased_at is null;
      insert into fitting_golfers select account_id, 'fit_nowhere', id from golfers`,
  ],
  [
    'a person of an erased account',
    /Rows of people are of an account that is erased/,
    ({ gone }) => `insert into people (id, account_id, email, role, password_hash, created_at)
      values ('per_01M7XB00000000000000000000', '${gone}', 'ann@example.com', 'owner', '$argon2id$x', now())`,
  ],
  [
    'a key that was rolled to nothing',
    /rolled to one that the account does not have/,
    () => `update api_keys set successor_id = 'key_01M7XB00000000000000000000', expires_at = now()`,
  ],
  [
    'what an erased fitting was asked',
    /still have something of what was asked/,
    ({ erased }) => `update fittings set platform = 'shop' where id = '${erased}'`,
  ],
  [
    'an edited migration',
    /0002_fittings is not the one/,
    () => `update schema_migrations set checksum = 'x' where version = 2`,
  ],
]

forEachDatabase((engine, open) => {
  test.skipIf(isDivided && engine === 'postgresql')('O5 the doctor finds each planted fault', async () => {
    const sql = await open()
    const shop = await openShop(sql, hook)
    shop.moveTo(new Date().toISOString())
    await shop.hook()
    const [live, erased] = [await shop.fit(), await shop.fit()].map(({ fittingId }) => fittingId as string)
    await shop.deliver()
    expect((await shop.call('DELETE', `/v1/fittings/${erased}`)).status).toBe(204)
    await ingest(shop.deps, shop.accountId, sessionOf([shotOf(1)]))
    const gone = await shop.account()
    await eraseAccount(shop.deps, gone)
    const at = { live: live!, erased: erased!, gone }
    const { signer } = shop.deps
    const found = async () => (await examine(sql, silently, { signer })).map((finding) => JSON.stringify(finding))

    let before = await found()
    expect(before).toEqual([])
    for (const [name, problem, script] of faults) {
      await sql.script(script(at))
      const after = await found()
      const anew = after.filter((finding) => !before.includes(finding) && problem.test(finding))
      expect({ name, anew, after }).toEqual({ name, anew: [expect.stringMatching(problem)], after })
      before = after
    }
  })

  test('O5 secrets that another LAB_SIGNING_SECRET sealed are a finding, and an unset one too', async () => {
    const sql = await open()
    const shop = await openShop(sql, hook)
    await shop.hook()
    const checks = async (signer: typeof shop.deps.signer) =>
      (await examine(sql, silently, { signer })).map(({ check, count }) => ({ check, count }))
    expect(await checks(shop.deps.signer)).toEqual([])
    for (const signer of [linkSigner('another secret, as long as the first one'), null])
      expect(await checks(signer)).toEqual([{ check: 'secrets', count: 1 }])
    await bindSecret(sql, shop.deps.signer!)
    expect(await checks(shop.deps.signer)).toEqual([])
    expect(await checks(linkSigner('another secret, as long as the first one'))).toEqual([
      { check: 'secrets', count: undefined },
      { check: 'secrets', count: 1 },
    ])
  })
})
