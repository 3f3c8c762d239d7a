import { beforeAll, expect, test } from 'bun:test'
import { password, type Replica, replica } from '../../identity/people/harness.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

const path = '/api/developers/me'

/** What a session opened once, with a body that it took. */
const gone: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['GET', ''],
  ['GET', '/overview'],
  ['GET', '/settings'],
  ['PATCH', '/settings', { storeLink: null }],
  ['GET', '/requests'],
  ['GET', '/inventory'],
  ['PUT', '/inventory', { csv: 'sku,headId,stock' }],
  ['GET', '/keys'],
  ['POST', '/keys', { name: 'x', scopes: ['fittings:read'] }],
  ['POST', '/keys/key_01KAHV5K3T3Y5M8Q0W2Z4B6D8F/roll', {}],
  ['DELETE', '/keys/key_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'],
  ['GET', '/fittings'],
  ['GET', '/apps'],
  ['GET', '/audit'],
  ['GET', '/team'],
  ['POST', '/team', { email: 'new@x.example', role: 'member' }],
  ['DELETE', '/invitations?email=new@x.example'],
  ['PATCH', '/team/per_01KAHV5K3T3Y5M8Q0W2Z4B6D8F', { role: 'member' }],
]

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  let token: string
  const session = async (on: Replica) => {
    const { email } = await on.person()
    const answer = await on.call('POST', '/api/developers/session', { body: { email, password } })
    return ((await answer.json()) as { token: string }).token
  }
  beforeAll(async () => {
    club = await replica(await open())
    token = await session(club)
  })

  test('a session opens the agent connections of its account and nothing else of it', async () => {
    expect((await club.call('GET', `${path}/agent-connections`, { token })).status).toBe(200)
    for (const [method, at, body] of gone)
      expect([method, at, (await club.call(method, path + at, { token, ...(body && { body }) })).status]).toEqual([
        method,
        at,
        404,
      ])
    const [made] = await club.sql<{ count: number }>`
      select count(*)::int as count from api_keys where account_id = ${club.accountId}`
    expect(made!.count).toBe(1)
  })

  test('agent connections have a limit of their own', async () => {
    const few = await replica(club.sql, { env: { RATE_LIMIT_AGENTS_PER_MINUTE: '1' } })
    const theirs = await session(few)
    const ask = () => few.call('GET', `${path}/agent-connections`, { token: theirs })
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429])
    const refused = (await (await ask()).json()) as { detail: string }
    expect(refused.detail).toStartWith('The limit is 1 agents requests a minute')
  })
})
