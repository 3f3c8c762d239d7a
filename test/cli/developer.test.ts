import { expect, test } from 'bun:test'
import { createApp } from '../../src/app.ts'
import { developmentKey } from '../../src/cli/developer.ts'
import { requestTo } from '../support/app.ts'
import { forEachDatabase } from '../support/databases.ts'
import { testDeps } from '../support/deps.ts'
import { scratchDirectory } from '../support/service.ts'

forEachDatabase((engine, open) => {
  if (engine !== 'embedded') return // only an embedded database has a development key
  test('the development key of an earlier release gets the scopes that came since, and a revoked one none', async () => {
    const sql = await open()
    const { deps } = await testDeps(sql)
    const directory = scratchDirectory()
    const { apiKey } = (await developmentKey(deps, directory.path))!
    const statusOf = async () =>
      (await createApp(deps).handle(requestTo('/v1/webhooks', { headers: { authorization: `Bearer ${apiKey}` } })))
        .status
    const made = ['fittings:create', 'fittings:read', 'sessions:ingest']
    const scopesNow = async () => (await sql<{ scopes: string[] }>`select scopes from api_keys`)[0]!.scopes
    await sql`update api_keys set scopes = ${made}::text[]`
    expect(await developmentKey(deps, directory.path)).toMatchObject({ apiKey, isNew: false })
    expect(await scopesNow()).toEqual([...made, 'webhooks:manage'])
    expect(await statusOf()).toBe(200)
    await sql`update api_keys set scopes = ${made}::text[], revoked_at = now()`
    await developmentKey(deps, directory.path)
    expect(await scopesNow()).toEqual(made)
    directory.remove()
  })
})
