import { afterAll, describe, expect, test } from 'bun:test'
import { newPostgresUrl } from '../support/databases.ts'
import { clubwright, newAccount, readyService, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const url = await newPostgresUrl()

const databases: [string, Record<string, string>][] = [
  ['embedded', { DATA_DIR: `${scratch.path}/agents` }],
  ...(url === null ? [] : ([['postgresql', { DATABASE_URL: url }]] as [string, Record<string, string>][])),
]

describe.each(databases)('%s', (_engine, env) => {
  test('a connection is made, listed, exchanged and revoked beside a running server', async () => {
    const { accountId } = await newAccount(env)
    const service = await readyService({ ...env, LOG_LEVEL: 'off', AGENT_TOKEN_TTL_SECONDS: '60' })
    const agent = (...args: string[]) => clubwright(['agent', ...args, '--account', accountId], env)
    const about = ['--name', 'Desk', '--scopes', 'fittings:read, sessions:ingest']
    const { connection, credential } = JSON.parse((await agent('create', ...about, '--json')).stdout)
    expect((await agent('list')).stdout).toBe(
      `${connection.id}  eac_...${credential.slice(-4)}  Desk  fittings:read sessions:ingest  no end\n`,
    )
    const headers = { authorization: `Bearer ${credential}` }
    const exchange = () => fetch(`${service.address}/v1/agent/token`, { method: 'POST', headers })
    expect(await (await exchange()).json()).toMatchObject({ expiresIn: 60, connection: { name: 'Desk' } })
    expect((await agent('revoke', connection.id)).stdout).toBe(`Agent connection ${connection.id} is revoked.\n`)
    expect((await exchange()).status).toBe(401)
    expect((await agent('revoke', connection.id)).code).toBe(3)
    await service.stop('SIGTERM')
  })
})
