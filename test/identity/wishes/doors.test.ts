import { beforeAll, describe, expect, test } from 'bun:test'
import type { Tools } from '../../../src/cli/operations/operation.ts'
import { checkInput, type OperationName, runOperation } from '../../../src/cli/operations.ts'
import { OperatorError } from '../../../src/cli/verb.ts'
import { selectApiKeys } from '../../../src/identity/accounts/index.ts'
import { selectConnections } from '../../../src/identity/agents/index.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { type OAuth, openOAuth } from '../oauth/harness.ts'
import { type Browser, password } from '../people/harness.ts'

type Outcome = 'made' | 'refused'
type Fields = Readonly<Record<string, string | readonly string[]>>

const page = { origins: ['https://shop.example'], dailyCap: 5 }
const cursor = `x${String.fromCharCode(27)}[2J`
const turned = 'safe\u202Egnp.exe'
/** Names that mislead who reads them, and one that does not. */
const names: readonly (readonly [name: string, Outcome])[] = [
  ['Web shop', 'made'],
  ['  Web shop ', 'made'],
  ['Golf ⛳️ Straße 日本', 'made'],
  ['', 'refused'],
  ['   ', 'refused'],
  ['x'.repeat(100), 'made'],
  ['x'.repeat(101), 'refused'],
  [cursor, 'refused'],
  [turned, 'refused'],
  ['Web\u200Bshop', 'refused'],
  ['two\nlines', 'refused'],
]

forEachSharedDatabase((_engine, open) => {
  let oauth: OAuth
  let owner: Browser
  let token: string
  beforeAll(async () => {
    oauth = await openOAuth(await open(), { env: { WEBHOOKS_LOOPBACK: 'on' }, isInProcess: true })
    const person = await oauth.club.person()
    owner = person.browser
    const session = await oauth.club.call('POST', '/api/developers/session', {
      body: { email: person.email, password },
    })
    token = ((await session.json()) as { token: string }).token
  })

  /** A command of the operator. */
  const command = async (name: OperationName, input: object): Promise<Outcome> => {
    const account = { account: oauth.club.accountId }
    const asked = name === 'client register' ? input : { ...account, ...input }
    try {
      checkInput(name, asked)
      await runOperation(oauth.club.deps as unknown as Tools, name, asked)
      return 'made'
    } catch (error) {
      if (error instanceof OperatorError && error.code !== 'FAILED') return 'refused'
      throw error
    }
  }
  /** A form of the dashboard. */
  const form = async (path: string, fields: Fields): Promise<Outcome> => {
    const body = new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one)
    const answer = await owner.send(path, Object.fromEntries(body)) // the forms here repeat no field
    return outcomeOf(answer.status, [303])
  }
  /** A request of a program. */
  const request = async (path: string, body: object, as = token): Promise<Outcome> =>
    outcomeOf((await oauth.club.call('POST', path, { token: as, body })).status, [201])
  const outcomeOf = (status: number, made: number[]): Outcome => {
    if (made.includes(status)) return 'made'
    expect(status).toBe(400)
    return 'refused'
  }
  const forget = (table: 'api_keys' | 'agent_connections' | 'webhook_endpoints') =>
    ({
      api_keys: () =>
        oauth.club.sql`delete from api_keys where account_id = ${oauth.club.accountId} and name <> 'first key'`,
      agent_connections: () => oauth.club.sql`delete from agent_connections where account_id = ${oauth.club.accountId}`,
      webhook_endpoints: () => oauth.club.sql`delete from webhook_endpoints where account_id = ${oauth.club.accountId}`,
    })[table]()

  describe('an API key, by command and form', () => {
    const scopes = ['fittings:read']
    test.each(names)('of the name %j is %s', async (name, outcome) => {
      await forget('api_keys')
      const fields = { name, scope: scopes, days: '0' }
      expect([await command('key create', { name, scope: scopes }), await form('/dashboard/keys', fields)]).toEqual([
        outcome,
        outcome,
      ])
      const stored = (await selectApiKeys(oauth.club.sql, oauth.club.accountId)).filter(
        (key) => key.name !== 'first key',
      )
      if (outcome === 'made') expect(stored.map((key) => key.name)).toEqual([name.trim(), name.trim()])
    })

    test.each([
      ['no scope', { scope: [] }, { days: '0' }, 'refused'],
      ['a scope that does not exist', { scope: ['root'] }, { scope: 'root', days: '0' }, 'refused'],
      [
        'an end that does not exist',
        { scope: scopes, expires: 'soon' },
        { scope: 'fittings:read', days: '9999' },
        'refused',
      ],
      ['a web page', page, pageFields({}), 'made'],
      [
        'a page that is no origin',
        { ...page, origins: ['https://*.b'] },
        pageFields({ origins: 'https://*.b' }),
        'refused',
      ],
      ['no page', { ...page, origins: [] }, pageFields({ origins: '' }), 'refused'],
      ['no fittings a day', { ...page, dailyCap: 0 }, pageFields({ dailyCap: '0' }), 'refused'],
      ['a shop of other letters', { ...page, shop: 'a b' }, pageFields({ shop: 'a b' }), 'refused'],
      ['tests', { scope: scopes, test: true }, { scope: 'fittings:read', days: '0', purpose: 'test' }, 'made'],
    ] as [string, object, Record<string, string>, Outcome][])(
      'for %s has one outcome',
      async (_what, wish, fields, outcome) => {
        await forget('api_keys')
        const name = 'Web shop'
        expect([
          await command('key create', { name, ...wish }),
          await form('/dashboard/keys', { name, ...fields }),
        ]).toEqual([outcome, outcome])
        const made = (await selectApiKeys(oauth.club.sql, oauth.club.accountId)).filter((key) => key.name === name)
        const plain = made.map(({ scopes, origins, dailyCap, shop, isTest }) => ({
          scopes,
          origins,
          dailyCap,
          shop,
          isTest,
        }))
        expect(new Set(plain.map((one) => JSON.stringify(one))).size).toBe(outcome === 'made' ? 1 : 0)
      },
    )

    // What a form cannot say is refused by the command, and nothing of it is dropped.
    test.each([
      ['scopes and pages', { scope: ['sessions:ingest'], ...page }],
      ['tests and pages', { test: true, ...page }],
      ['an end that is over', { scope: scopes, expires: '2026-11-22T11:59:59Z' }],
      ['a shop without pages', { shop: 'store-17' }],
      ['a daily cap without pages', { dailyCap: 5 }],
    ])('with %s is refused', async (_what, wish) => {
      expect(await command('key create', { name: 'x', ...wish })).toBe('refused')
    })
  })

  describe('an agent connection, by request, command and form', () => {
    const address = '/api/developers/me/agent-connections'
    test.each(names)('of the name %j is %s', async (name, outcome) => {
      await forget('agent_connections')
      const scopes = ['fittings:read']
      expect([
        await request(address, { name, scopes }),
        await command('agent create', { name, scopes }),
        await form('/dashboard/agents', { name, scope: scopes, days: '0' }),
      ]).toEqual([outcome, outcome, outcome])
      const stored = await selectConnections(oauth.club.sql, oauth.club.accountId)
      expect(stored.map((one) => one.name)).toEqual(outcome === 'made' ? Array(3).fill(name.trim()) : [])
    })
    test('without scopes, or with an end that is over, is made by nobody', async () => {
      const over = '2026-11-22T11:59:59Z'
      expect([
        await request(address, { name: 'x', scopes: [] }),
        await command('agent create', { name: 'x', scopes: [] }),
        await form('/dashboard/agents', { name: 'x', days: '0' }),
        await request(address, { name: 'x', scopes: ['fittings:read'], expiresAt: over }),
        await command('agent create', { name: 'x', scopes: ['fittings:read'], expires: over }),
      ]).toEqual(Array(5).fill('refused'))
    })
  })

  describe('an invitation, by command and form', () => {
    test.each([
      ['new.one@range.example', 'made'],
      ['NEW.Two+tag@Range.example', 'made'],
      ['no address', 'refused'],
      ['x@y', 'refused'],
      [`${cursor}@range.example`, 'refused'],
      [`a${turned}@range.example`, 'refused'],
      ['ａｄｍｉｎ@range.example', 'refused'],
      ['admin@rаnge.example', 'refused'],
      ['a@b..example', 'refused'],
      [`${'x'.repeat(200)}@range.example`, 'refused'],
    ] as [string, Outcome][])('of %j is %s', async (email, outcome) => {
      const role = 'member'
      expect([await command('person invite', { email, role }), await form('/dashboard/team', { email, role })]).toEqual(
        [outcome, outcome],
      )
    })
  })

  describe('a webhook, by request, command and form', () => {
    const events = ['fitting.completed']
    test.each([
      ['https://shop.example/hook', 'made'],
      ['http://shop.example/hook', 'refused'],
      ['https://shop.example:8443/hook', 'refused'],
      ['https://user@shop.example/hook', 'refused'],
      ['https://10.0.0.1/hook', 'refused'],
      [`https://shop.example/${cursor}`, 'refused'],
      [`https://shop.example/${turned}`, 'refused'],
      [' https://shop.example/hook', 'refused'],
      ['https://shop.example/#x', 'refused'],
    ] as [string, Outcome][])('at %j is %s', async (url, outcome) => {
      await forget('webhook_endpoints')
      expect([
        await request('/v1/webhooks', { url, events }, oauth.club.apiKey),
        await command('webhook add', { url, events }),
        await form('/dashboard/webhooks', { url, event: events }),
      ]).toEqual([outcome, outcome, outcome])
    })
    test('for no event, or one that does not exist, is made by nobody', async () => {
      const url = 'https://shop.example/hook'
      expect([
        await request('/v1/webhooks', { url, events: [] }, oauth.club.apiKey),
        await command('webhook add', { url, events: [] }),
        await form('/dashboard/webhooks', { url }),
        await request('/v1/webhooks', { url, events: ['x'] }, oauth.club.apiKey),
        await command('webhook add', { url, events: ['x'] }),
        await form('/dashboard/webhooks', { url, event: 'x' }),
      ]).toEqual(Array(6).fill('refused'))
    })
  })

  describe('a client, by command and by its own registration', () => {
    const registration = async (metadata: object): Promise<Outcome> =>
      outcomeOf((await oauth.register(metadata)).status, [201])
    test.each(names)('of the name %j is %s', async (name, outcome) => {
      const redirect = ['https://app.example/cb']
      expect([
        await command('client register', { name, redirect, auth: 'none' }),
        await registration({ client_name: name, redirect_uris: redirect }),
      ]).toEqual([outcome, outcome])
    })
    test.each([
      ['https://app.example/cb', 'made'],
      ['http://127.0.0.1:9000/cb', 'made'],
      ['com.example.app:/cb', 'made'],
      ['http://app.example/cb', 'refused'],
      ['https://*.example/cb', 'refused'],
      ['https://user@app.example/cb', 'refused'],
      ['https://app.example/cb#x', 'refused'],
      ['javascript:alert(1)', 'refused'],
      [`https://app.example/${turned}`, 'refused'],
      ['no address', 'refused'],
    ] as [string, Outcome][])('with the callback %j is %s', async (redirect, outcome) => {
      expect([
        await command('client register', { name: 'App', redirect: [redirect], auth: 'none' }),
        await registration({ client_name: 'App', redirect_uris: [redirect] }),
      ]).toEqual([outcome, outcome])
    })
  })
})

function pageFields(fields: Record<string, string>): Record<string, string> {
  return {
    days: '0',
    purpose: 'page',
    scope: 'fittings:read',
    origins: page.origins[0]!,
    dailyCap: '5',
    ...fields,
  }
}
