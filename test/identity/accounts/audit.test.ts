import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { newPostgresUrl } from '../../support/databases.ts'
import { clubwright, newAccount, readyService, type Service, scratchDirectory, until } from '../../support/service.ts'

const postgresUrl = await newPostgresUrl()
const engines = { embedded: {}, ...(postgresUrl !== null && { postgresql: { DATABASE_URL: postgresUrl } }) }

for (const [engine, storage] of Object.entries(engines))
  describe(`on the log of a server, what happens to accounts and keys, ${engine}`, () => {
    const scratch = scratchDirectory()
    const env = { DATA_DIR: scratch.path, ...storage }
    let service: Service
    let made: Awaited<ReturnType<typeof newAccount>>
    beforeAll(async () => {
      service = await readyService(env)
      made = await newAccount(env, 1)
    })
    afterAll(async () => {
      await service.stop('SIGTERM')
      scratch.remove()
    })

    /** Log lines with this message, as they are by now. */
    const lines = (message: string) =>
      service
        .printed()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter((line) => line['message'] === message)
    const logged = async (message: string, facts: Readonly<Record<string, unknown>>) => {
      await until(`${message} is logged`, () => lines(message).some((line) => Bun.deepMatch(facts, line)))
    }
    const ask = (token: string, path = '/v1/key/status', init: RequestInit = {}) =>
      fetch(service.address + path, {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      })
    const fit = (token: string) =>
      ask(token, '/v1/fitting/analyze', {
        method: 'POST',
        body: '{"clubType":"driver","golfer":{"handedness":"right"},"swingMetrics":{"swingSpeed":95}}',
      })

    test('an account and its first key are made', async () => {
      const { accountId, keyId } = made
      await logged('account made', { accountId })
      await logged('key made', { accountId, keyId })
    })
    test('an allowance is used up: said once, however often the account goes on asking', async () => {
      const { accountId, apiKey } = made
      expect((await fit(apiKey)).status).toBe(200)
      for (let tries = 0; tries < 3; tries++) expect((await fit(apiKey)).status).toBe(429)
      await logged('allowance used up', { accountId })
      expect(lines('allowance used up')).toHaveLength(1)
      await logged('request', { accountId, route: '/v1/fitting/analyze', code: 'QUOTA_EXCEEDED' })
    })
    test('a key is made and revoked, and refused when it is used then', async () => {
      const { accountId } = made
      const { stdout } = await clubwright(['key', 'create', '--account', accountId, '--name', 'second', '--json'], env)
      const { keyId, apiKey } = JSON.parse(stdout) as { keyId: string; apiKey: string }
      await logged('key made', { accountId, keyId })
      expect((await ask(apiKey)).status).toBe(200)
      for (let times = 0; times < 2; times++) await clubwright(['key', 'revoke', keyId], env)
      await logged('key revoked', { keyId })
      await until('the key is refused', async () => (await ask(apiKey)).status === 401)
      await logged('revoked key refused', { keyId, accountId })
      await logged('request', { route: '/v1/key/status', status: 401, code: 'UNAUTHORIZED' })
      expect(lines('key revoked')).toHaveLength(1)
    })
    test('an account is erased, and with it its keys are revoked', async () => {
      const { accountId, keyId } = made
      await clubwright(['erase', '--account', accountId, '--yes'], env)
      await logged('account erased', { accountId })
      await logged('key revoked', { keyId })
    })
    test('no line holds a token', () => {
      expect(service.printed()).not.toMatch(/svc_[0-9A-Za-z]{46}/)
      expect(service.printed()).not.toContain(made.apiKey.slice(4, 20))
    })
  })
