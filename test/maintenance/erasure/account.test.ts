import { beforeAll, expect, test } from 'bun:test'
import { ingest } from '../../../src/features/sessions/ingest.ts'
import { storeMisread } from '../../../src/features/sessions/misread/queries.ts'
import { buildStoreLink } from '../../../src/features/store/index.ts'
import { analyze, reportUsage } from '../../../src/fitting/index.ts'
import { addCredits, createKey, selectAccounts } from '../../../src/identity/accounts/index.ts'
import { addCustomer } from '../../../src/identity/customers/index.ts'
import { invite } from '../../../src/identity/people/index.ts'
import { eraseAccount, eraseCustomer } from '../../../src/maintenance/erasure/index.ts'
import { newId } from '../../../src/platform/ids.ts'
import { sessionOf, shotOf, uuid } from '../../features/sessions/bay.ts'
import { callOf, openWorkshop, seconds, type Workshop } from '../../fitting/call.ts'
import { audit } from '../../support/audit.ts'
import { forEachDatabase } from '../../support/databases.ts'

forEachDatabase((_engine, open) => {
  let shop: Workshop
  beforeAll(async () => {
    shop = await openWorkshop(await open())
  })

  /** An account that has used everything, past its included fittings. */
  const busyAccount = async () => {
    const { accountId, apiKey } = await shop.customer(2)
    await addCredits(shop.deps, { accountId, amount: 5, note: 'invoice of Sam Snead' })
    await createKey(shop.deps, accountId, { name: 'till', claim: { ...claim, accountId } })
    await shop.sql`
      insert into recent_requests (account_id, at, request_id, operation, status)
      values (${accountId}, now(), 'req_seen', 'POST /v1/fitting/analyze', 200)`
    for (let n = 0; n < 3; n++)
      await analyze(shop.deps, callOf(accountId, { platform: 'chatgpt', client: 'sam-phone' }))
    await shop.sql`
      insert into fitting_notes (account_id, fitting_id, text, noted_by, noted_at)
      select account_id, id, 'Sam hits it left', 'per_none', now() from fittings where account_id = ${accountId}`
    await invite(shop.deps, { accountId, email: `sam-${accountId}@example.com`, role: 'member' })
    await shop.sql`
      insert into people (id, account_id, email, role, password_hash, created_at)
      values (${newId('per')}, ${accountId}, ${`kim-${accountId.toLowerCase()}@example.com`}, 'owner', '$argon2id$none', now())`
    await addCustomer(shop.deps, accountId, { email: 'Sam@example.com', name: 'Sam', ref: 'web-77' })
    for (const [n, customerRef] of ['sam@example.com', 'web-77', 'kim@example.com'].entries())
      await ingest(shop.deps, accountId, sessionOf([shotOf(1)], { sessionId: uuid(700 + n), customerRef }))
    await storeMisread(shop.sql, accountId, { headings: 'Player,Carry', row: 'Sam,150' }, shop.clock())
    const attribution = { platform: 'chatgpt', client: null, traffic: null }
    await buildStoreLink(shop.deps, {
      principal: { accountId },
      request: { headId: 'ping-g440-max-driver' },
      ...attribution,
    })
    return { accountId, apiKey }
  }
  const claim = { key: 'sam-till', operation: 'key create', fingerprint: '0'.repeat(64) }
  const tables = async () => {
    const rows = await shop.sql<{ name: string }>`
      select table_name as name from information_schema.columns
       where table_schema = current_schema() and column_name = 'account_id' order by 1`
    return rows.map(({ name }) => name)
  }
  const rowsOf = (table: string, column: string, accountId: string) => {
    const text = `select t::text as row from ${table} t where ${column} = '${accountId}'`
    return shop.sql<{ row: string }>(Object.assign([text], { raw: [text] }))
  }
  /** Everything that is stored about an account. */
  const everywhere = async (accountId: string): Promise<string> => {
    const rows = await rowsOf('accounts', 'id', accountId)
    for (const table of await tables()) rows.push(...(await rowsOf(table, 'account_id', accountId)))
    return rows.map(({ row }) => row).join('\n')
  }

  test('every table with rows of accounts is known here: what is added must be erased too, or hold nothing personal', async () => {
    const erased = [
      'agent_connections',
      'api_keys',
      'claims',
      'credit_entries',
      'customers',
      'fitting_golfers', // with their fitting or golfer
      'fitting_notes', // the same
      'fitting_shares',
      'fittings',
      'golfers',
      'join_links',
      'misread_rows',
      'oauth_grants', // with their person
      'people',
      'price_items',
      'recent_requests',
      'sessions',
      'stock_items',
      'store_links',
      'usage_counts', // the words of callers
      'webhook_deliveries', // with their endpoint
      'webhook_endpoints',
    ]
    const impersonal = [
      'agent_days',
      'audit_events',
      'credit_balances',
      'evidence_pending',
      'evidence_recount',
      'retention_marks',
      'session_space',
      'usage_months',
    ]
    expect(await tables()).toEqual([...erased, ...impersonal].sort())
  })

  test('an erased account leaves nothing about people, and every figure that was charged', async () => {
    const { accountId, apiKey } = await busyAccount()
    const usage = await reportUsage(shop.deps, { accountId, month: undefined })
    expect(await shop.deps.keys.verify(apiKey)).not.toBeNull()
    const erased = await eraseAccount(shop.deps, accountId)
    expect(erased).toEqual({ keys: 2, people: 1, fittings: 3, sessions: 3, customers: 1, links: 1 })

    expect(await shop.deps.keys.verify(apiKey)).toBeNull()
    expect(await everywhere(accountId)).not.toMatch(
      /chatgpt|req_seen|sam|kim|web-77|range|fitter@|golfer|handedness|invoice/i,
    )
    expect((await selectAccounts(shop.sql)).find(({ id }) => id === accountId)).toMatchObject({ companyName: 'erased' })
    const total = usage.reduce((sum, { fittings }) => sum + fittings, 0)
    expect(await reportUsage(shop.deps, { accountId, month: undefined })).toEqual([
      { month: usage[0]!.month, accountId, platform: null, client: null, fittings: total },
    ])
    const ledger = await shop.sql`
      select reason, sum(amount)::int as amount from credit_entries where account_id = ${accountId}
       group by reason order by reason`
    expect(ledger).toEqual([
      { reason: 'adjustment', amount: -4 },
      { reason: 'fitting', amount: -1 },
      { reason: 'purchase', amount: 5 },
    ])
    await audit({ sql: shop.sql, services: [] })
  })

  test('it gets no new keys and customers, and erasing it again changes nothing', async () => {
    const { accountId } = await busyAccount()
    await eraseAccount(shop.deps, accountId)
    const left = await everywhere(accountId)
    expect(await eraseAccount(shop.deps, accountId)).toEqual({
      keys: 0,
      people: 0,
      fittings: 0,
      sessions: 0,
      customers: 0,
      links: 0,
    })
    expect(await everywhere(accountId)).toBe(left)
    expect(await createKey(shop.deps, accountId, { name: 'another' })).toBeNull()
    expect(await addCustomer(shop.deps, accountId, { email: 'sam@example.com' })).toBeNull()
    expect(await eraseAccount(shop.deps, 'acc_00000000000000000000000000')).toBeNull()
  })

  test('a fitting that is running when its account is erased is waited for', async () => {
    const { accountId } = await busyAccount()
    const [last] = await shop.sql<{ id: string }>`
      update fittings set status = 'running', output = null, completed_at = null,
             lease_until = ${new Date(shop.clock().getTime() + seconds(10))}
       where id = (select max(id) from fittings where account_id = ${accountId}) returning id`
    await shop.sql`delete from evidence_pending where fitting_id = ${last!.id}`
    const erasing = eraseAccount(shop.deps, accountId)
    shop.moveBy(seconds(11)) // its process died: the lease lapses
    expect(await erasing).toMatchObject({ fittings: 3 })
    const [row] = await shop.sql`select status, erased_at is not null as erased from fittings where id = ${last!.id}`
    expect(row).toEqual({ status: 'failed', erased: true })
    await audit({ sql: shop.sql, services: [] })
  })

  test('an erased customer takes every session that names the customer, in whatever way, and no other', async () => {
    const { accountId } = await busyAccount()
    const refs = () => shop.sql`select payload->>'customerRef' as ref from sessions where account_id = ${accountId}`
    expect(await eraseCustomer(shop.sql, accountId, 'SAM@example.com')).toMatchObject({ sessions: 2 })
    expect(await refs()).toEqual([{ ref: 'kim@example.com' }])
    expect(await everywhere(accountId)).not.toMatch(/sam@/i)
    // Nobody was ever added under this address, but a session names it.
    expect(await eraseCustomer(shop.sql, accountId, 'kim@example.com')).toEqual({ customerId: null, sessions: 1 })
    await audit({ sql: shop.sql, services: [] })
  })
})
