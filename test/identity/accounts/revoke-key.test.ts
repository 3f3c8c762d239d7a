import { beforeAll, expect, test } from 'bun:test'
import { createApp } from '../../../src/app.ts'
import { createKey } from '../../../src/identity/accounts/index.ts'
import { requestTo } from '../../support/app.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { testDeps } from '../../support/deps.ts'
import { until } from '../../support/service.ts'
import { openOAuth, v1 } from '../oauth/harness.ts'
import { type Harness, harness } from './harness.ts'

const path = '/v1/keys/revoke'

forEachSharedDatabase((_engine, open) => {
  let club: Harness
  beforeAll(async () => {
    club = await harness(await open())
  })
  const revoke = (token: string, app: { handle(request: Request): Promise<Response> } = club.app) =>
    app.handle(requestTo(path, { method: 'POST', headers: { authorization: `Bearer ${token}` } }))

  test('a key ends itself, whatever its scopes, and no other', async () => {
    const { accountId, apiKey } = await club.account()
    const { apiKey: leaked } = (await createKey(club, accountId, { name: 'leaked', scopes: ['sessions:ingest'] }))!
    const answer = await revoke(leaked)
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect((await club.keyStatus(leaked)).status).toBe(401)
    expect((await revoke(leaked)).status).toBe(401)
    expect((await club.keyStatus(apiKey)).status).toBe(200)
  })

  test('it is dead on another replica too, which had it in memory', async () => {
    const { deps } = await testDeps(club.sql, { clock: club.clock })
    await deps.keys.watch()
    const other = createApp(deps)
    const { apiKey } = await club.account()
    const status = async () =>
      (await other.handle(requestTo('/v1/key/status', { headers: { authorization: `Bearer ${apiKey}` } }))).status
    expect(await status()).toBe(200)
    await revoke(apiKey)
    await until('the other replica refuses the key', async () => (await status()) === 401)
  })

  test('nobody and credentials of other kinds revoke nothing', async () => {
    const { club: place, connected } = await openOAuth(club.sql)
    const { access_token } = await connected({ resource: v1 })
    expect((await place.app.handle(requestTo(path, { method: 'POST' }))).status).toBe(401)
    const answer = await place.call('POST', path, { token: access_token })
    expect(answer.status).toBe(401)
    expect(((await answer.json()) as { detail: string }).detail).toContain('svc_')
    expect((await place.call('GET', '/v1/status', { token: access_token })).status).toBe(200)
  })
})
