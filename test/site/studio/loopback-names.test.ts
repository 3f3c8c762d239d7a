import { beforeAll, describe, expect, test } from 'bun:test'
import { createApp } from '../../../src/app.ts'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import { createStudioPasses, type StudioPasses } from '../../../src/site/studio/index.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { testDeps } from '../../support/deps.ts'

const port = 3000
const names = ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`)

forEachSharedDatabase((_engine, open) => {
  let app: ReturnType<typeof createApp>
  let passes: StudioPasses
  beforeAll(async () => {
    const base = `http://localhost:${port}`
    const { deps } = await testDeps(await open(), { env: { BASE_URL: base, AUTH_URL: base } })
    const wish = { email: 'pro@example.org', companyName: 'Shop', monthlyLimit: 50, isEnterprise: false }
    const { apiKey } = await createAccount(deps, wish)
    passes = createStudioPasses({ clock: deps.clock, apiKey })
    app = createApp({ ...deps, studioPasses: passes })
  })
  const ask = (origin: string, path: string, init: RequestInit = {}) =>
    app.handle(
      new Request(`${origin}${path}`, {
        ...init,
        headers: { host: new URL(origin).host, ...(init.headers as object) },
      }),
    )
  const cookieAt = async (origin: string) => {
    const entered = await ask(origin, `/studio/enter/${passes.newLink()}`)
    return entered.headers.get('set-cookie')!.split(';')[0]!
  }
  const fit = (at: string, headers: Record<string, string>) =>
    ask(at, '/v1/fitting/analyze', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-clubwright-studio': '1', ...headers },
      body: JSON.stringify(requests.driver),
    })

  describe('the studio on the machine of its user', () => {
    for (const name of names)
      test(`fits at ${name}`, async () => {
        const cookie = await cookieAt(name)
        expect((await ask(name, '/studio/session', { headers: { cookie } })).status).toBe(200)
        expect((await fit(name, { cookie, origin: name })).status).toBe(200)
      })
    test('leads a browser without its cookie to the name that people sign in at', async () => {
      const led = await ask(names[1]!, '/studio/session?inventory=only')
      expect([led.status, led.headers.get('location')]).toEqual([302, `${names[0]}/studio/session?inventory=only`])
      expect((await ask(names[0]!, '/studio/session')).status).toBe(401)
      expect((await ask('http://127.0.0.1:8080', '/studio/session')).status).toBe(401)
    })
    test('answers no page of another origin, be it on the same machine', async () => {
      const cookie = await cookieAt(names[1]!)
      for (const origin of [
        'http://127.0.0.1:8080',
        'https://127.0.0.1:3000',
        'http://elsewhere.example:3000',
        names[2]!,
      ])
        expect([origin, (await fit(names[1]!, { cookie, origin })).status]).toEqual([origin, 401])
      const rebound = 'http://elsewhere.example:3000'
      expect((await fit(rebound, { cookie, origin: rebound })).status).toBe(401)
    })
  })
})
