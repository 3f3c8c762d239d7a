import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { newPostgresUrl } from '../support/databases.ts'
import { clubwright, readyService, type Service, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const url = await newPostgresUrl()

const databases: [string, Record<string, string>][] = [
  ['embedded', { DATA_DIR: `${scratch.path}/clients` }],
  ...(url === null ? [] : ([['postgresql', { DATABASE_URL: url }]] as [string, Record<string, string>][])),
]

describe.each(databases)('%s', (_engine, env) => {
  const run = (...args: string[]) => clubwright(args, env)
  const register = (...args: string[]) => run('client', 'register', '--name', 'Partner', ...args)
  let service: Service
  beforeAll(async () => {
    service = await readyService({ ...env, LOG_LEVEL: 'off' })
  })
  afterAll(() => service.stop('SIGTERM'))

  test('a client is registered with a secret that is shown once, listed and removed', async () => {
    const { stdout } = await register(
      '--redirect',
      'https://a.example/cb, https://b.example/cb',
      '--auth',
      'post',
      '--json',
    )
    const { clientId, clientSecret } = JSON.parse(stdout)
    expect(clientSecret).toMatch(/^ecs_\w{46}$/)
    const { stdout: list } = await run('client', 'list')
    expect(list).toBe(`${clientId}  Partner  client_secret_post  https://a.example/cb https://b.example/cb\n`)
    expect((await run('client', 'remove', clientId)).stdout).toBe(`Client ${clientId} is removed.\n`)
    expect((await run('client', 'list')).stdout).toBe('No clients are registered.\n')
    expect(await run('client', 'remove', clientId)).toMatchObject({
      code: 3,
      stderr: `There is no client ${clientId}.\n`,
    })
  })

  test('a callback must be exact: no wildcard, no fragment, http for this machine only', async () => {
    for (const redirect of ['https://*.example/cb', 'https://a.example/#x', 'http://a.example/cb', 'nonsense'])
      expect((await register('--redirect', redirect)).stderr).toContain('--redirect')
    expect((await register('--redirect', 'http://localhost/cb', '--auth', 'none')).code).toBe(0)
  })

  test('keys are rotated beside a running server, which goes on', async () => {
    const ask = () => fetch(`${service.address}/oauth/authorize?client_id=nobody`, { redirect: 'manual' })
    expect((await ask()).status).toBe(400)
    expect((await run('key', 'rotate-signing')).stdout).toStartWith('The new keys are in use from now on.')
    expect((await ask()).status).toBe(400)
  })
})
