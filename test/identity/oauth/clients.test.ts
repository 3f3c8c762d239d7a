import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { documentAnswer } from '../../../src/identity/oauth/client-document.ts'
import { chromiumPath, openBrowser } from '../../support/browser.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { freePort } from '../../support/service.ts'
import { browserOf } from '../people/harness.ts'
import { mcp, type OAuth, openOAuth, redirectUri, withDocuments } from './harness.ts'
import { allowedInBrowser, connectedAgent, type Generation, generations } from './sdk-agents.ts'

const documentUrl = 'https://agent.example/client.json'
const document = { client_id: documentUrl, client_name: 'Agent', redirect_uris: [redirectUri] }
const fetchDocument = async () => documentAnswer(JSON.stringify(document), undefined)

forEachSharedDatabase((engine, open) => {
  const port = freePort()
  const base = `http://localhost:${port}`
  let it: OAuth
  let server: ReturnType<typeof Bun.serve>
  beforeAll(async () => {
    it = await openOAuth(await open(), { env: { BASE_URL: base }, change: withDocuments(fetchDocument) })
    server = Bun.serve({ port, hostname: '127.0.0.1', fetch: (request) => it.club.app.handle(request) })
  })
  afterAll(() => server?.stop(true))

  const allowed = async (authorizeUrl: URL) => {
    const link = `/join/${await it.club.newLink(`p${Math.random()}@range.example`)}`
    return allowedInBrowser((request) => it.club.app.handle(request), { base, link }, authorizeUrl)
  }

  for (const generation of Object.keys(generations) as Generation[])
    test.each([
      ['registers itself', {}],
      ['publishes a metadata document', { documentUrl }],
    ])(
      `${generation} finds the way from a 401, %s, is allowed, calls, refreshes by itself, and is refused when revoked`,
      async (_how, published) => {
        const { client, saved } = await connectedAgent(generation, { base, allowed, ...published })
        expect((await client.listTools()).tools).toHaveLength(10)
        const grip = () => client.callTool({ name: 'get_grip_size', arguments: { handLengthIn: 7.5 } })
        expect((await grip()).isError ?? false).toBe(false)

        const { refresh_token } = saved.tokens!
        saved.tokens = { ...saved.tokens!, access_token: `${saved.tokens!.access_token.slice(0, -1)}!` }
        expect((await grip()).isError ?? false).toBe(false)
        expect(saved.tokens.refresh_token).not.toBe(refresh_token)

        const { access_token } = saved.tokens
        await it.revoke(saved.client?.client_id ?? documentUrl, saved.tokens.refresh_token!)
        expect(await it.atTools(access_token)).toBe(401)
        await client.close()
      },
    )

  if (engine !== 'embedded') return // pages do not depend on the database
  describe.if(chromiumPath !== undefined)('in Chromium, without scripts', () => {
    test('a person signs in on the way, denies, allows, and comes back to the app each time', async () => {
      const ownPort = freePort()
      const address = `http://localhost:${ownPort}`
      const own = await openOAuth(await open(), { env: { BASE_URL: address } })
      const chromium = await openBrowser(own.club.app, ownPort)
      const callback = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('back in the app') })
      const redirect_uri = `http://127.0.0.1:${callback.port}/cb`
      try {
        const clientId = await own.client({ redirect_uris: [redirect_uri] })
        const token = await own.club.newLink('in.chromium@range.example')
        await browserOf((request) => own.club.app.handle(request), address).send(`/join/${token}`, {
          password: 'seven irons in the rain',
        })
        const page = await (await chromium.profile()).newPage()
        const fields = {
          response_type: 'code',
          client_id: clientId,
          redirect_uri,
          resource: mcp.replace('http://fit.example', address),
        }
        const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' }
        const start = `/oauth/authorize?${new URLSearchParams({ ...fields, ...challenge })}`
        await page.goto(start)
        await page.getByLabel('Email').fill('in.chromium@range.example')
        await page.getByLabel('Password').fill('seven irons in the rain')
        await page.getByRole('button', { name: 'Sign in' }).click()
        await page.getByRole('button', { name: 'Deny' }).click()
        await page.waitForURL(/error=access_denied/)
        await page.goto(start)
        await page.getByRole('button', { name: 'Allow' }).click()
        await page.waitForURL(/[?&]code=/)
        expect(await page.textContent('body')).toBe('back in the app')
      } finally {
        await chromium.stop()
        await callback.stop(true)
      }
    })
  })
})
