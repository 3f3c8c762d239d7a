import { expect, test } from 'bun:test'
import { believedMs } from '../../src/identity/accounts/index.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { isPooled } from '../support/postgres-server.ts'
import { clubwright, readyService, type Service, until } from '../support/service.ts'

const url = await newPostgresUrl()

if (url !== null)
  test('T3 two replicas on one PostgreSQL know the same keys, and both refuse a revoked one at once', async () => {
    const env = { DATABASE_URL: url }
    const replicas = await Promise.all([readyService(env), readyService(env)])
    const limit = ['--monthly-limit', '25']
    const made = await clubwright(
      ['account', 'create', '--email', 'a@b.example', '--company', 'B', ...limit, '--json'],
      env,
    )
    const { keyId, apiKey } = JSON.parse(made.stdout)
    expect(await statuses(replicas, apiKey)).toEqual([200, 200]) // and both believe it for seconds now

    expect((await clubwright(['key', 'revoke', keyId], env)).code).toBe(0)
    const revokedAtMs = performance.now()
    await until('both refuse', async () => (await statuses(replicas, apiKey)).join() === '401,401')
    // Behind a pooler nothing is heard, and they believe it for as long as they may.
    if (!isPooled) expect(performance.now() - revokedAtMs).toBeLessThan(believedMs)
    expect(await Promise.all(replicas.map((replica) => replica.stop('SIGTERM')))).toEqual([0, 0])
  })

const statuses = (replicas: readonly Service[], apiKey: string): Promise<number[]> =>
  Promise.all(
    replicas.map(async ({ address }) => {
      const headers = { authorization: `Bearer ${apiKey}` }
      return (await fetch(`${address}/v1/key/status`, { headers })).status
    }),
  )
