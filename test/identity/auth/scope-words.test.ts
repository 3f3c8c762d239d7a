import { beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '../../../src/app.ts'
import { type Scope, scopes } from '../../../src/identity/auth/index.ts'
import { englishReader } from '../../../src/pages/index.ts'
import { scopeLabels as dashboardWords } from '../../../src/site/dashboard/parts.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { openOAuth, v1 } from '../oauth/harness.ts'

const consentWords = englishReader.texts.consent.scopes

/** The words that the text of a scope needs for each operation that the scope opens. */
const wordFor: Readonly<Record<string, RegExp>> = {
  analyzeFitting: /makes? fittings/i,
  analyzeBatch: /makes? fittings/i,
  fitSession: /makes? fittings/i,
  deleteFitting: /deletes? /i,
  getFitting: /reads? .*fittings/i,
  listFittings: /reads? .*fittings/i,
  handOffToLab: /reads? .*fittings/i,
  getSession: /sessions/i,
  listSessions: /sessions/i,
  compareSessions: /sessions/i,
  ingestSession: /stores? .*sessions/i,
  importSession: /stores? .*sessions/i,
  reportMisread: /stores? .*sessions/i,
  deleteMisread: /deletes? /i,
  deleteSession: /deletes? /i,
  createWebhook: /makes?/i,
  listWebhooks: /lists?/i,
  getWebhook: /lists?/i,
  listWebhookDeliveries: /lists?/i,
  listWebhookLeads: /lists?/i,
  changeWebhook: /changes?/i,
  testWebhook: /changes?/i,
  enableWebhook: /changes?/i,
  rotateWebhookSecret: /changes?/i,
  deleteWebhook: /removes?/i,
}
/** The catalog and what is reckoned without a fitting. */
const freeTool = /catalog and the free tools/i

interface Described {
  readonly method: string
  readonly id: string
  readonly scope: Scope
  readonly isForApps: boolean
}

forEachSharedDatabase((_engine, open) => {
  let it: Awaited<ReturnType<typeof openOAuth>>
  let operations: Described[]
  beforeAll(async () => {
    it = await openOAuth(await open())
    operations = createApp(it.club.deps).routes.flatMap(({ method, hooks }) => {
      const { operationId, security, ...detail } = ((hooks as { detail?: object }).detail ?? {}) as Record<
        string,
        never
      >
      const scope = detail['x-scope'] as Scope | undefined
      const isForApps = security === undefined && scope !== undefined && scope in consentWords
      return scope ? [{ method, id: operationId!, scope, isForApps }] : []
    })
  })

  test('the dashboard, the security model and the consent page name all that a scope opens', () => {
    expect(new Set(operations.map(({ scope }) => scope))).toEqual(new Set(scopes))
    const security = readFileSync(join(import.meta.dir, '../../../docs/security.md'), 'utf8')
    for (const { id, scope, isForApps } of operations) {
      const word = wordFor[id] ?? freeTool
      expect(`${id}: ${dashboardWords[scope].name}. ${dashboardWords[scope].more}`).toMatch(word)
      const row = security.split('\n').find((line) => line.startsWith(`| \`${scope}\` |`))
      expect(`${id}: ${row}`).toMatch(word)
      if (isForApps) expect(`${id}: ${consentWords[scope as keyof typeof consentWords]}`).toMatch(word)
    }
  })

  test('what erases something is open to no app', () => {
    const erasing = operations.filter(({ method }) => method === 'DELETE')
    expect(erasing.length).toBeGreaterThan(2)
    expect(erasing.filter(({ isForApps }) => isForApps).map(({ id }) => id)).toEqual([])
  })

  test('an app with every scope erases no fitting of the account', async () => {
    const { club } = it
    const made = await club.call('POST', '/v1/fitting/analyze', { token: club.apiKey, body: requests.driver })
    const { fittingId } = (await made.json()) as { fittingId: string }
    const app = await it.connected({ resource: v1 })
    const refused = await club.call('DELETE', `/v1/fittings/${fittingId}`, { token: app.access_token })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'INSUFFICIENT_SCOPE' })
    expect((await club.call('GET', `/v1/fittings/${fittingId}`, { token: club.apiKey })).status).toBe(200)
    expect((await club.call('DELETE', `/v1/fittings/${fittingId}`, { token: club.apiKey })).status).toBe(204)
  })
})
