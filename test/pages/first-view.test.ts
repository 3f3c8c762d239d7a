import { beforeAll, expect, test } from 'bun:test'
import { createApp } from '../../src/app.ts'
import { createAccount } from '../../src/identity/accounts/index.ts'
import { createStudioPasses } from '../../src/site/studio/index.ts'
import { requestTo } from '../support/app.ts'
import { forEachDatabase } from '../support/databases.ts'
import { testDeps } from '../support/deps.ts'

/** Every kind of page that needs no stored data; the lab and the studio's form have tests of their own. */
const pages = [
  '/',
  '/example',
  '/studio',
  '/studio/bag',
  '/studio/session',
  '/store/club/ping-g440-max-driver?loft=10.5&hand=right',
  '/v1/rules',
  '/v1/rules/DRV-LOFT',
  '/docs',
  '/docs/answers',
  '/swagger',
  '/swagger/fitting',
  '/docs/errors',
  '/sign-in',
]

forEachDatabase((engine, open) => {
  // Pages do not depend on the database.
  if (engine !== 'embedded') return
  let ask: (path: string, coding?: string) => Promise<Response>
  beforeAll(async () => {
    const { deps } = await testDeps(await open())
    const account = { email: 'pro@example.org', companyName: 'Shop', monthlyLimit: 50, isEnterprise: false }
    const { apiKey } = await createAccount(deps, account)
    const studioPasses = createStudioPasses({ clock: deps.clock, apiKey })
    const app = createApp({ ...deps, studioPasses })
    const cookie = `clubwright-studio=${studioPasses.enter(studioPasses.newLink())}`
    ask = async (path, coding = 'gzip') =>
      app.handle(requestTo(path, { headers: { accept: 'text/html', 'accept-encoding': coding, cookie } }))
  })
  /** What the first visitor is sent. */
  const sent = async (path: string): Promise<Uint8Array<ArrayBuffer>> => bytesOf(await ask(path))
  const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())
  const plain = (bytes: Uint8Array<ArrayBuffer>) =>
    new TextDecoder().decode(bytes[0] === 0x1f && bytes[1] === 0x8b ? Bun.gunzipSync(bytes) : bytes)

  for (const path of pages)
    test(`${path}: the first view is under 60 kB and one request deep`, async () => {
      const answer = await ask(path)
      expect(answer.status).toBe(200)
      const page = await bytesOf(answer)
      const html = plain(page)
      const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g)].map(([, file]) => file!)
      expect(files.length).toBeGreaterThan(1)
      const parts = await Promise.all(files.map(sent))
      expect([page, ...parts].reduce((sum, { length }) => sum + length, 0)).toBeLessThan(60_000)
      // (What a script imports when it is used is no part of it: Chromium sees what is fetched at once, in front.test.ts.)
      for (const part of parts) expect(plain(part)).not.toMatch(/@import|url\(/)
    })

  test('the script of Swagger UI is a third of its size on the wire', async () => {
    const script = '/swagger/swagger-ui-bundle.js'
    const [raw, coded] = [await ask(script, 'identity'), await ask(script)]
    expect([raw.headers.get('content-encoding'), coded.headers.get('content-encoding')]).toEqual([null, 'gzip'])
    expect([coded.headers.get('vary'), coded.headers.get('etag')]).toEqual([
      'Accept-Encoding',
      expect.stringMatching(/-gzip"$/),
    ])
    const [all, less] = [await bytesOf(raw), await bytesOf(coded)]
    expect(Bun.gunzipSync(less)).toEqual(all)
    expect(less.length).toBeLessThan(all.length / 3)
  })
})
