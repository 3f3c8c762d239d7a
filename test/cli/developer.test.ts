import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '../../src/app.ts'
import { developmentKey } from '../../src/cli/accounts/developer.ts'
import { requestTo } from '../support/app.ts'
import { forEachDatabase } from '../support/databases.ts'
import { testDeps } from '../support/deps.ts'
import { readyService, type Service, scratchDirectory } from '../support/service.ts'

forEachDatabase((engine, open) => {
  if (engine !== 'embedded') return // only an embedded database has a development key
  test('the development key of an earlier release gets the scopes that came since', async () => {
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
    directory.remove()
  })

  test.each([
    ['revoked', 'update api_keys set revoked_at = now()'],
    ['expired', "update api_keys set expires_at = now() - interval '1 day'"],
    ['replaced when the process died before storing it', 'delete from api_keys'],
  ])('a development key that was %s is replaced by one of the same account', async (_how, statement) => {
    const sql = await open()
    const { deps } = await testDeps(sql)
    const directory = scratchDirectory()
    const first = (await developmentKey(deps, directory.path))!
    await sql([statement] as unknown as TemplateStringsArray)
    const second = (await developmentKey(deps, directory.path))!
    expect(second).toMatchObject({ isNew: true, isReplaced: true })
    expect(readFileSync(first.file, 'utf8')).toBe(`${second.apiKey}\n`)
    const headers = { authorization: `Bearer ${second.apiKey}` }
    expect((await createApp(deps).handle(requestTo('/v1/key/status', { headers }))).status).toBe(200)
    expect(await sql`select distinct account_id from api_keys`).toHaveLength(1)
    expect(await developmentKey(deps, directory.path)).toEqual({ ...second, isNew: false, isReplaced: false })
    directory.remove()
  })

  test('a key of an account that was erased is not the development key', async () => {
    const sql = await open()
    const { deps } = await testDeps(sql)
    const directory = scratchDirectory()
    await developmentKey(deps, directory.path)
    await sql`update accounts set erased_at = now()`
    expect(await developmentKey(deps, directory.path)).toBeNull()
    directory.remove()
  })
})

test('a start after the development key was revoked prints that there is a new one, and it works', async () => {
  const scratch = scratchDirectory()
  const env = { DATA_DIR: scratch.path }
  const key = () => readFileSync(join(scratch.path, 'dev-key'), 'utf8').trim()
  const call = (service: Service, method: string, path: string) =>
    fetch(service.address + path, { method, headers: { authorization: `Bearer ${key()}` } })
  const first = await readyService(env)
  expect((await call(first, 'POST', '/v1/keys/revoke')).status).toBe(204)
  await first.stop('SIGTERM')
  const second = await readyService(env)
  expect(second.printed()).toContain(`in ${join(scratch.path, 'dev-key')}  (new: the one before no longer works)`)
  expect((await call(second, 'GET', '/v1/key/status')).status).toBe(200)
  await second.stop('SIGTERM')
  scratch.remove()
})
