import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { sessionOf, shotOf, uuid } from '../features/sessions/bay.ts'
import { requests } from '../support/club.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { clubwright, newAccount, readyService, type Service, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const url = await newPostgresUrl()

const call = (service: Service, apiKey: string, path: string, body?: unknown) =>
  fetch(service.address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

test('beside a running embedded server: a fitting, a session, a customer, and nothing without a yes', async () => {
  const env = { DATA_DIR: join(scratch.path, 'data') }
  const service = await readyService(env)
  const { accountId: account, apiKey } = await newAccount(env)
  const { fittingId } = (await (await call(service, apiKey, '/v1/fitting/analyze', requests.driver)).json()) as {
    fittingId: string
  }
  for (const n of [1, 2])
    await call(
      service,
      apiKey,
      '/v1/sessions/ingest',
      sessionOf([shotOf(1)], { sessionId: uuid(n), customerRef: 'sam@example.com' }),
    )
  const erase = async (...args: string[]) => {
    const { code, stdout, stderr } = await clubwright(['erase', '--account', account, ...args], env)
    return { code, said: stdout + stderr }
  }
  const isThere = async () => (await call(service, apiKey, `/v1/fittings/${fittingId}`)).status === 200

  expect(await erase('--fitting', fittingId)).toMatchObject({ code: 2, said: expect.stringContaining('Add --yes') })
  expect(await erase('--fitting', fittingId, '--session', uuid(1), '--yes')).toMatchObject({ code: 2 })
  expect(await isThere()).toBe(true)
  expect(await erase('--fitting', fittingId, '--yes')).toEqual({ code: 0, said: 'Erased: 1 fittings.\n' })
  expect(await isThere()).toBe(false)
  expect(await erase('--session', uuid(1), '--yes')).toEqual({ code: 0, said: 'Erased: 1 sessions.\n' })
  expect(await erase('--customer', 'Sam@example.com', '--yes', '--json')).toEqual({
    code: 0,
    said: '{"customers":0,"sessions":1}\n',
  })
  for (const again of [
    ['--fitting', fittingId],
    ['--session', uuid(1)],
    ['--customer', 'sam@example.com'],
  ])
    expect(await erase(...again, '--yes')).toMatchObject({ code: 3, said: expect.stringContaining('no ') })
  await service.stop('SIGTERM')
})

test.if(url !== null)('the keys of an erased account are refused by every replica', async () => {
  const env = { DATABASE_URL: url! }
  const { accountId: account, apiKey } = await newAccount(env)
  const replicas = [await readyService(env), await readyService(env)]
  const statuses = () =>
    Promise.all(replicas.map(async (replica) => (await call(replica, apiKey, '/v1/key/status')).status))
  expect(await statuses()).toEqual([200, 200])
  await call(replicas[0]!, apiKey, '/v1/fitting/analyze', requests.driver)
  const { code, stdout } = await clubwright(['erase', '--account', account, '--yes'], env)
  expect([code, stdout]).toEqual([0, 'Erased: 1 keys, 0 people, 1 fittings, 0 sessions, 0 customers, 0 links.\n'])
  expect(await statuses()).toEqual([401, 401])
  for (const replica of replicas) await replica.stop('SIGTERM')
})
