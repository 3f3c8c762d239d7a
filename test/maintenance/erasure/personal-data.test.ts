import { expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { ingest } from '../../../src/features/sessions/ingest.ts'
import { insertLead } from '../../../src/features/webhooks/index.ts'
import { addCustomer } from '../../../src/identity/customers/index.ts'
import { writeBackup } from '../../../src/maintenance/backup/index.ts'
import { eraseAccount, personalData } from '../../../src/maintenance/erasure/index.ts'
import { silently } from '../../../src/platform/progress.ts'
import { sessionOf, shotOf } from '../../features/sessions/bay.ts'
import { replica } from '../../identity/people/harness.ts'
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

test('N5 docs/privacy.md says of every kind of personal data what becomes of it', () => {
  const page = readFileSync(join(import.meta.dir, '../../../docs/privacy.md'), 'utf8')
  const lines = page.split('\n').filter((line) => line.startsWith('| '))
  const untold = personalData.filter(({ told }) => told !== null && !lines.some((line) => line.includes(told)))
  expect(untold).toEqual([])
})

const token = 'zqxjk'

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
    await eraseAccount(deps, accountId)
    const left = (await backup()).split('\n').filter((line) => line.includes(token))
    // The key of an erased fitting refuses a repeat for 72 hours, as docs/privacy.md says.
    const keys = await sql`select idempotency_key from fittings where idempotency_key like ${`%${token}%`}`
    expect(left.map((line) => line.replaceAll(`${token}-1`, '')).filter((line) => line.includes(token))).toEqual([])
    expect(keys.length).toBeLessThanOrEqual(1)
  })
})
