import { expect, test } from 'bun:test'
import { exportAccount } from '../../../src/maintenance/backup/index.ts'
import { asQuery } from '../../../src/platform/postgres/as-query.ts'
import { replica } from '../../identity/people/harness.ts'
import { forEachDatabase } from '../../support/databases.ts'

/** Columns whose text is a secret, or the hash of one, by name or by what the database demands of them. */
const secret = /secret|hash|sealed|password|token/i
const hashed = /a-f|argon/
/** When a secret ends is none, and a fingerprint tells nothing about what it is of. */
const isSecret = (name: string) => secret.test(name) && !name.endsWith('_until')

forEachDatabase((_engine, open) => {
  test('no sealed or hashed column of any table is exported, nor its values', async () => {
    const club = await replica(await open(), { isInProcess: true })
    const { sql } = club
    await club.person()
    await club.newLink('guest@range.example')
    await club.agent(['fittings:read'])
    const hook = { url: 'https://shop.example/hook', events: ['fitting.completed'] }
    const made = await club.call('POST', '/v1/webhooks', { token: club.apiKey, body: hook })
    const { webhook } = (await made.json()) as { webhook: { webhookId: string } }
    const rotated = await club.call('POST', `/v1/webhooks/${webhook.webhookId}/rotate-secret`, { token: club.apiKey })
    expect(rotated.status).toBe(200)

    const columns = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
       where table_schema = current_schema()`
    const checks = await sql<{ table: string; check: string }>`
      select conrelid::regclass::text as table, pg_get_constraintdef(oid) as check
        from pg_constraint where contype = 'c'`
    const isHashed = (table: string, column: string) =>
      column !== 'fingerprint' &&
      checks.some((one) => one.table === table && one.check.includes(`(${column} `) && hashed.test(one.check))
    const secrets = columns.filter(({ table, column }) => isSecret(column) || isHashed(table, column))
    const ofAccounts = secrets.filter(({ table }) =>
      columns.some((one) => one.table === table && one.column === 'account_id'),
    )
    let text = ''
    await exportAccount(sql, club.accountId, async (lines) => {
      text += lines
    })
    const rows = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { table: string; row: object })
    const tables = new Set(rows.map(({ table }) => table))
    for (const { table, column } of ofAccounts) {
      expect(tables).toContain(table) // a new table with secrets gets a row above
      const names = rows.filter((one) => one.table === table).flatMap(({ row }) => Object.keys(row))
      expect({ table, names }).toEqual({ table, names: names.filter((name) => name !== column) })
      const values = await asQuery<{ value: string }>(sql, [
        `select ${column} as value from ${table} where ${column} is not null`,
      ])()
      expect(values.length).toBeGreaterThan(0)
      for (const { value } of values) expect(text).not.toContain(value)
    }
    expect(ofAccounts.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual([
      'agent_connections.hash',
      'api_keys.hash',
      'join_links.hash',
      'people.password_hash',
      'webhook_endpoints.old_secret',
      'webhook_endpoints.secret',
    ])
  })
})
