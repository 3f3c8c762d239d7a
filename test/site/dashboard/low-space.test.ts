import { beforeAll, expect, test } from 'bun:test'
import { roomGuard } from '../../../src/platform/postgres/embedded/disk.ts'
import { addresses } from '../../../src/site/dashboard/addresses.ts'
import { type OAuth, openOAuth } from '../../identity/oauth/harness.ts'
import { type Browser, password } from '../../identity/people/harness.ts'
import { requestTo } from '../../support/app.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

/** More than any disk has. */
const everything = 1e12

/** Forms that end or secure something. */
const forEnding = [
  '/dashboard/keys/:id/revoke',
  '/dashboard/agents/:id/revoke',
  '/dashboard/apps/:id/revoke',
  '/dashboard/webhooks/:id/remove',
  '/dashboard/team/uninvite',
  '/dashboard/team/:id/role',
  '/dashboard/team/:id/remove',
  '/dashboard/password',
  '/dashboard/sign-out-everywhere',
]

forEachSharedDatabase((_engine, open) => {
  let it: OAuth
  let owner: Browser
  let email: string
  let isFull = false
  const whileFull = async <T>(act: () => Promise<T>): Promise<T> => {
    isFull = true
    return act().finally(() => {
      isFull = false
    })
  }
  beforeAll(async () => {
    const guard = roomGuard('.', everything)
    it = await openOAuth(await open(), {
      isInProcess: true,
      change: (deps) => ({ ...deps, ensureRoom: () => isFull && guard() }),
    })
    const person = await it.club.person('owner')
    owner = person.browser
    email = person.email
  })

  test('on a disk that is nearly full every form of the dashboard is refused but for those that end something', async () => {
    const refused: string[] = []
    const taken: string[] = []
    await whileFull(async () => {
      for (const address of addresses) {
        const { status } = await owner.send(address.replace(':id', 'none'), {})
        if (status !== 405) (status === 503 ? refused : taken).push(address)
        if (address.endsWith('everywhere')) await owner.send('/sign-in', { email, password })
      }
    })
    expect(taken.toSorted()).toEqual(forEnding.toSorted())
    expect(refused).toContainValues(['/dashboard/keys', '/dashboard/agents', '/dashboard/webhooks', '/dashboard/team'])
  })

  test('an owner can still sign in, read and delete', async () => {
    const answer = await owner.send('/dashboard/keys', { name: 'Old', scope: 'fittings:read', days: '0' })
    expect(answer.status).toBe(303)
    await whileFull(async () => {
      const browser = it.club.browser()
      expect((await browser.send('/sign-in', { email, password })).status).toBe(303)
      const page = await (await browser.open('/dashboard/keys')).text()
      const [, keyId] = /<h3>Old<[\s\S]*?\/keys\/(key_\w+)\/revoke/.exec(page)!
      expect((await browser.send(`/dashboard/keys/${keyId}/revoke`)).status).toBe(303)
      const refused = await browser.send('/dashboard/keys', { name: 'New', scope: 'fittings:read', days: '0' })
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
      expect(await refused.text()).toContain('The disk of the database has less than')
    })
  })

  test('programs make no connection and no webhook endpoint', async () => {
    const { token } = (await (
      await it.club.call('POST', '/api/developers/session', { body: { email, password } })
    ).json()) as { token: string }
    const hook = { url: 'https://shop.example/hook', events: ['fitting.completed'] }
    await whileFull(async () => {
      const answers = [
        await it.club.call('POST', '/api/developers/me/agent-connections', {
          token,
          body: { name: 'Desk', scopes: ['fittings:read'] },
        }),
        await it.club.call('POST', '/v1/webhooks', { token: it.club.apiKey, body: hook }),
        await it.club.call('POST', '/v1/webhooks/whe_none/rotate-secret', { token: it.club.apiKey }),
      ]
      for (const answer of answers)
        expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'STORAGE_UNAVAILABLE'])
    })
  })

  test('no app registers and nobody is asked, while connected apps go on', async () => {
    const { clientId, refresh_token } = await it.connected()
    const { browser } = await it.club.person()
    await whileFull(async () => {
      const registered = await it.register({ client_name: 'App', redirect_uris: ['https://app.example/cb'] })
      expect(registered.status).toBe(503)
      for (const path of [`/oauth/authorize?client_id=${clientId}`, '/oauth/authorize/none', '/oauth/interaction/none'])
        expect([path, (await browser.open(path)).status]).toEqual([path, 503])
      expect((await browser.send('/oauth/interaction/none', { decision: 'allow' })).status).toBe(503)
      expect((await it.refresh(clientId, refresh_token)).status).toBe(200)
      expect((await it.club.app.handle(requestTo('/health'))).status).toBe(200)
    })
  })
})
