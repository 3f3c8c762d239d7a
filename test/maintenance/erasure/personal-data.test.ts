import { expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { ingest } from '../../../src/features/sessions/ingest.ts'
import { buildStoreLink } from '../../../src/features/store/index.ts'
import { insertLead } from '../../../src/features/webhooks/index.ts'
import { addCredits, createKey } from '../../../src/identity/accounts/index.ts'
import { makeConnection } from '../../../src/identity/agents/index.ts'
import { operator } from '../../../src/identity/audit/index.ts'
import { addCustomer } from '../../../src/identity/customers/index.ts'
import { invite } from '../../../src/identity/people/index.ts'
import { exportAccount, writeBackup } from '../../../src/maintenance/backup/index.ts'
import { eraseAccount, personalData, privacyTable } from '../../../src/maintenance/erasure/index.ts'
import { newId } from '../../../src/platform/ids.ts'
import { silently } from '../../../src/platform/work/progress.ts'
import { sessionOf, shotOf } from '../../features/sessions/bay.ts'
import { type Replica, replica } from '../../identity/people/harness.ts'
import { requestTo } from '../../support/app.ts'
import { requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'

/** Tables that hold nothing of anybody: what the release brings, counts of classes of golfers, and keys of the service. */
const impersonal =
  /^(catalog|fitters|evidence_(cells|choices|days|kept|picks|recount)|recount|schema_migrations|oauth_keys|oauth_clients)/

/** Names of columns with ids, hashes and words of a fixed list; nobody types into them. */
const fixed =
  /^(id|.*_id|hash|.*_revision|facts|sandbox_of|tier|last_four|scopes|actor|event|events|fingerprint|reason|operation|role|kind|type|charged_to|club_type|status|traffic|corrected_by|hand|noted_by|fittings_from)$/

test('N5 every text and document column of the schema belongs to somebody in the table of personal data, or cannot hold words', () => {
  const schema = readFileSync(join(import.meta.dir, '../../../db/schema.txt'), 'utf8')
  const known = new Set(personalData.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)))
  const columns = [...schema.matchAll(/^column (\w+)\.(\w+) (text|json|jsonb|bytea|character)/gm)]
  const names = columns.map(([, table, column]) => `${table}.${column}`)
  const homeless = columns.flatMap(([, table, column]) =>
    impersonal.test(table!) || fixed.test(column!) || known.has(`${table}.${column}`) ? [] : [`${table}.${column}`],
  )
  expect(homeless).toEqual([])
  expect([...known].filter((name) => !names.includes(name))).toEqual([]) // none that is gone
})

test('N5 docs/privacy.md has the table of personal data as it is in force', () => {
  expect(readFileSync(join(import.meta.dir, '../../../docs/privacy.md'), 'utf8')).toContain(`\n\n${privacyTable()}\n\n`)
})

test('N5 the table names every hash and secret of the schema, and no export has them', () => {
  const schema = readFileSync(join(import.meta.dir, '../../../db/schema.txt'), 'utf8')
  const exported = new Set([...schema.matchAll(/^column (\w+)\.account_id /gm)].map(([, table]) => table!))
  for (const { table, account } of personalData) if (table && account) exported.add(table)
  const hidden = [...schema.matchAll(/^column (\w+)\.(\w*(?:secret|hash|sealed)) /gm)]
    .filter(([, table]) => exported.has(table!))
    .map(([, table, column]) => `${table}.${column}`)
  const named = personalData.flatMap(({ table, credentials = [] }) => credentials.map((column) => `${table}.${column}`))
  expect(named.toSorted()).toEqual(hidden.toSorted())
})

const token = 'zqxjk'

/** Tables whose rows do not tell the account that they are of. */
const notExported = new Set(personalData.flatMap(({ table, account }) => (account === null ? [table] : [])))

/** The rows of a table in the text of a backup. */
const partOf = (backup: string, table: string): string => {
  const from = backup.indexOf(`"${table}"`)
  const to = backup.indexOf('{"table"', from + 1)
  return from < 0 ? '' : backup.slice(from, to < 0 ? undefined : to)
}

/** The token in what an account has beside golfers: its people, apps, keys, stock, credits and links. */
const plantInAccount = async ({ sql, deps, accountId }: Replica): Promise<void> => {
  const personId = newId('per', deps.clock())
  const at = deps.clock()
  await sql`
    insert into people (id, account_id, email, role, password_hash, created_at)
    values (${personId}, ${accountId}, ${`per@${token}.example`}, 'member', '$argon2id$none', ${at})`
  await invite(deps, { accountId, email: `invited@${token}.example`, role: 'member' })
  await sql`
    insert into oauth_grants (id, account_id, person_id, client_id, client_name, platform, payload)
    values (${`gra_${token}`}, ${accountId}, ${personId}, 'client', ${token}, ${token}, ${{ login: token }})`
  await sql`
    insert into oauth_records (kind, id, grant_id, payload, expires_at)
    values ('AccessToken', ${'a'.repeat(64)}, ${`gra_${token}`}, ${{ of: token }}, ${new Date(at.getTime() + 3_600_000)})`
  await addCredits(deps, { accountId, amount: 1, note: token, invoice: `${token}-1` })
  await createKey(deps, accountId, {
    name: token,
    claim: { accountId, key: token, operation: 'key create', fingerprint: '0'.repeat(64) },
  })
  await makeConnection(deps, accountId, { name: token, scopes: ['fittings:read'] }, operator)
  await sql`
    insert into stock_items (account_id, sku, head_id, quantity) values (${accountId}, ${token}, 'ping-g440-max-driver', 1)`
  await sql`
    insert into price_items (account_id, place, sku, head_id, club_type, clubs, price)
    values (${accountId}, 1, ${token}, 'ping-g440-max-driver', 'driver', 1, 500)`
  await buildStoreLink(deps, {
    principal: { accountId },
    request: { headId: 'ping-g440-max-driver' },
    ...{ platform: token, client: token, traffic: null },
  })
}

forEachDatabase((_engine, open) => {
  test('N5 a token in every text field is in no backup once its golfer and its account are erased', async () => {
    const club = await replica(await open(), { isInProcess: true })
    const { accountId, apiKey, sql, deps } = club
    const { browser } = await club.person('owner')
    const backup = async () => {
      const folder = mkdtempSync(join(tmpdir(), 'clubwright-personal-'))
      await writeBackup(sql, join(folder, 'backup'), new Date(), silently)
      const text = zstdDecompressSync(readFileSync(join(folder, 'backup'))).toString()
      rmSync(folder, { recursive: true })
      return text
    }
    const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
      const authorization = `Bearer ${apiKey}`
      const init = { method: 'POST', body: JSON.stringify(body) }
      const sent = { 'content-type': 'application/json', authorization, ...headers }
      return (await (await club.app.handle(requestTo(path, { ...init, headers: sent }))).json()) as Record<
        string,
        string
      >
    }
    const asked = { ...requests.driver, currentEquipment: { model: `${token} driver`, brand: token } }
    const words = { 'x-svc-platform': token, 'x-svc-client': `${token}-phone`, 'idempotency-key': `${token}-1` }
    const fittingId = (await post('/v1/fitting/analyze', asked, words))['fittingId']!
    await sql`
      insert into webhook_endpoints (account_id, id, url, events, secret, created_at)
      values (${accountId}, 'whk_1', ${`https://${token}.example`}, array['lead.created'], 'sealed', now())`
    const lead = { fittingId, name: `${token} Lead`, email: `lead@${token}.example`, consent: token, confirmed: false }
    expect(await insertLead(deps, { accountId, messageId: 'msg_1', data: lead })).toBe(true)
    const golfer = (await browser.send('/golfers', { name: `${token} Golfer` })).headers.get('location')!
    await browser.send(`/fittings/${fittingId}/golfer`, { golfer: golfer.split('/').at(-1)! })
    await browser.send(`/fittings/${fittingId}/note`, { note: `${token} note` })
    const named = (text: string, of: string) => text.includes(`${token} ${of}`)

    const before = await backup()
    expect(['Golfer', 'Lead', 'note'].map((of) => named(before, of))).toEqual([true, true, true])
    expect((await browser.send(`${golfer}/erase`)).status).toBe(303) // the fitting stays
    const after = await backup()
    expect(['Golfer', 'Lead', 'note'].map((of) => named(after, of))).toEqual([false, false, false])
    expect(named(after, 'driver')).toBe(true)

    await post('/v1/sessions/misread', { headings: `Player,${token}`, row: token })
    await addCustomer(deps, accountId, { email: `${token}@example.com`, name: token, ref: token })
    await ingest(deps, accountId, sessionOf([shotOf(1)], { customerRef: token }))
    await plantInAccount(club)
    const full = await backup()
    const holding = personalData.flatMap(({ table }) => (table === null ? [] : [table]))
    const planted = new Set(holding.filter((table) => partOf(full, table).includes(token)))
    const audited = partOf(full, 'audit_events')
    expect([audited.includes('person invited'), audited.includes('golfer erased'), audited.includes(token)]).toEqual([
      true,
      true,
      false,
    ])
    for (const table of [
      'people',
      'join_links',
      'oauth_grants',
      'oauth_records',
      'stock_items',
      'price_items',
      'credit_entries',
      'store_links',
      'api_keys',
      'agent_connections',
      'claims',
      'webhook_endpoints',
    ])
      expect([table, planted.has(table)]).toEqual([table, true])
    const exported: string[] = []
    await exportAccount(sql, accountId, async (lines) => exported.push(lines))
    const unread = [...planted].filter(
      (table) => !notExported.has(table) && !exported.join('').includes(`{"table":"${table}"`),
    )
    expect(unread).toEqual([])

    await eraseAccount(deps, accountId)
    const left = (await backup()).split('\n').filter((line) => line.includes(token))
    // The key of an erased fitting refuses a repeat for 72 hours, as docs/privacy.md says.
    const keys = await sql`select idempotency_key from fittings where idempotency_key like ${`%${token}%`}`
    expect(left.map((line) => line.replaceAll(`${token}-1`, '')).filter((line) => line.includes(token))).toEqual([])
    expect(keys.length).toBeLessThanOrEqual(1)
  })
})
