import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { documentAnswer, documentFetcher } from '../../../src/identity/oauth/client-document.ts'
import type { Network } from '../../../src/platform/outbound.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { certificate } from './certificate.ts'
import chatgpt from './client-documents/chatgpt.json'
import claudeAi from './client-documents/claude-ai.json'
import claudeCode from './client-documents/claude-code.json'
import vscode from './client-documents/vscode.json'
import zed from './client-documents/zed.json'
import { issuer, type OAuth, openOAuth, redemption, withDocuments } from './harness.ts'

/** auth.md, section 8 d. */
const own = 'https://app.example/client.json'
const other = { client_name: 'App', redirect_uris: ['http://127.0.0.1/cb'], token_endpoint_auth_method: 'none' }

/** What the world publishes. */
const published: Record<string, unknown> = {
  [chatgpt.client_id]: chatgpt,
  [claudeAi.client_id]: claudeAi,
  [claudeCode.client_id]: claudeCode,
  [vscode.client_id]: vscode,
  [zed.client_id]: zed,
  [own]: { client_id: own, ...other, redirect_uris: ['https://app.example/cb'] },
  'https://app.example/mismatched': { ...other, client_id: own },
  'https://app.example/secret': { ...other, client_id: 'https://app.example/secret', client_secret: 'x' },
  'https://app.example/basic': {
    ...other,
    client_id: 'https://app.example/basic',
    token_endpoint_auth_method: 'client_secret_basic',
  },
  'https://app.example/jwt': {
    ...other,
    client_id: 'https://app.example/jwt',
    token_endpoint_auth_method: 'private_key_jwt',
    jwks_uri: 'https://app.example/keys',
  },
  'https://app.example/stranger': {
    ...other,
    client_id: 'https://app.example/stranger',
    redirect_uris: ['https://evil.example/cb'],
  },
  'https://app.example/scheme': {
    ...other,
    client_id: 'https://app.example/scheme',
    redirect_uris: ['com.evil.app:/cb'],
  },
  'https://app.example/empty': { ...other, client_id: 'https://app.example/empty', redirect_uris: [] },
  'https://app.example/list': [],
}

forEachSharedDatabase((engine, open) => {
  let it: OAuth
  const fetched: string[] = []
  const fetchDocument = async (address: string | URL) => {
    fetched.push(String(address))
    const document = published[String(address)]
    if (document === undefined) throw new Error('it answered 404')
    return documentAnswer(JSON.stringify(document), 'max-age=600')
  }
  beforeAll(async () => {
    it = await openOAuth(await open(), { change: withDocuments(fetchDocument) })
  })
  const asked = async (client_id: string, redirect_uri = 'http://127.0.0.1/cb') => {
    const { browser } = await it.club.person()
    return it.authorize(browser, { client_id, redirect_uri })
  }

  // Zed's and claude.ai's are not verbatim: their text could not be had (client-documents/README.md).
  describe('AU-008 the documents of real hosts', () => {
    test.each([
      ['Claude Code', claudeCode.client_id, 'http://localhost:58135/callback', 'claude.ai'],
      ['Claude Code', claudeCode.client_id, 'http://127.0.0.1:52163/callback', 'claude.ai'],
      ['Visual Studio Code', vscode.client_id, 'http://127.0.0.1:60005/', 'vscode.dev'],
      ['Visual Studio Code', vscode.client_id, 'https://vscode.dev/redirect', 'vscode.dev'],
      ['ChatGPT', chatgpt.client_id, chatgpt.redirect_uris[0]!, 'chatgpt.com'],
      ['Claude', claudeAi.client_id, claudeAi.redirect_uris[0]!, 'claude.ai'],
      ['Zed', zed.client_id, 'http://127.0.0.1:41999/callback', 'zed.dev'],
    ])('%s connects from %s to %s', async (name, clientId, redirect, host) => {
      const outcome = await asked(clientId, redirect)
      expect(outcome.page).toContain(`<strong>${name}</strong>`)
      expect(outcome.page).toContain(`Published by <strong>${host}</strong>`)
      expect(outcome.location).toStartWith(redirect)
      const answer = await it.token(redemption(clientId, outcome, { redirect_uri: redirect }))
      const { access_token } = (await answer.json()) as { access_token: string }
      expect(await it.atTools(access_token)).toBe(200)
    })

    test('ID-004 their fittings are counted for the host that published them', async () => {
      const outcome = await asked(zed.client_id, 'http://127.0.0.1:41999/callback')
      const answer = await it.token(
        redemption(zed.client_id, outcome, { redirect_uri: 'http://127.0.0.1:41999/callback' }),
      )
      const { access_token } = (await answer.json()) as { access_token: string }
      expect(await it.club.deps.keys.verify(access_token)).toMatchObject({ kind: 'oauth', platform: 'zed.dev' })
    })

    test('another path of the loopback is refused', async () => {
      expect((await asked(claudeCode.client_id, 'http://127.0.0.1:52163/other')).told).toBeNull()
    })
  })

  test('the second time nothing is fetched', async () => {
    await asked(own, 'https://app.example/cb')
    const before = fetched.length
    await asked(own, 'https://app.example/cb')
    expect(fetched.length).toBe(before)
  })

  describe('a document is refused', () => {
    test.each([
      ['of another client', 'https://app.example/mismatched'],
      ['with a secret', 'https://app.example/secret'],
      ['with a shared-secret method', 'https://app.example/basic'],
      ['with keys', 'https://app.example/jwt'],
      ['with a redirect to another origin', 'https://app.example/stranger'],
      ['with a redirect to an app', 'https://app.example/scheme'],
      ['without redirects', 'https://app.example/empty'],
      ['that is a list', 'https://app.example/list'],
      ['that is not there', 'https://app.example/nothing'],
    ])('%s', async (_name, clientId) => {
      const outcome = await asked(clientId)
      expect([outcome.told, outcome.status]).toEqual([null, 400])
    })
  })

  test.each([
    'http://app.example/client.json',
    'file:///etc/passwd',
    'https://user@app.example/client.json',
    'https://app.example/../client.json',
    'https://app.example/client.json#x',
  ])('the client id %s is not even fetched', async (clientId) => {
    const before = fetched.length
    expect((await asked(clientId)).told).toBeNull()
    expect(fetched.length).toBe(before)
  })

  if (engine === 'embedded')
    test('OAUTH_CIMD=off neither offers nor fetches them', async () => {
      const off = await openOAuth(await open(), { env: { OAUTH_CIMD: 'off' }, change: withDocuments(fetchDocument) })
      const metadata = await off.club.app.handle(new Request(`${issuer}/.well-known/oauth-authorization-server`))
      expect(await metadata.json()).not.toHaveProperty('client_id_metadata_document_supported')
      const before = fetched.length
      const { browser } = await off.club.person()
      expect((await off.authorize(browser, { client_id: own, redirect_uri: 'https://app.example/cb' })).told).toBeNull()
      expect(fetched.length).toBe(before)
    })
})

describe('fetching', () => {
  const why = (address: string, network?: Network) =>
    documentFetcher(network)(address).then(
      () => 'fetched',
      (error: Error) => error.message,
    )

  describe('never leaves for an address that is not public', () => {
    test.each([
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '2130706433',
      '0x7f.0.0.1',
      '0177.0.0.1',
      '0.0.0.0',
      '10.0.0.1',
      '172.16.0.1',
      '192.168.1.1',
      '100.64.0.1',
      '169.254.169.254',
      '192.0.2.1',
      '198.18.0.1',
      '224.0.0.1',
      '[fd00::1]',
      '[fe80::1]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
      '[2001:db8::1]',
      '[ff02::1]',
    ])('%s', async (host) => {
      expect(await why(`https://${host}/client.json`)).toContain('not on the public internet')
    })
  })

  test.each(['http://app.example/', 'https://app.example:8443/', 'https://user@app.example/'])(
    '%s is no address of a document',
    async (address) => {
      expect(await why(address)).toContain('must be https without port and user name')
    },
  )

  describe('from a server', () => {
    const served = new Map<string, () => Response>()
    const seen: string[] = []
    let server: ReturnType<typeof Bun.serve>
    beforeAll(() => {
      server = Bun.serve({
        port: 0,
        hostname: '127.0.0.1',
        tls: { cert: certificate.cert, key: certificate.key },
        fetch: (request) => {
          const { pathname } = new URL(request.url)
          seen.push(pathname)
          return served.get(pathname)?.() ?? new Response('', { status: 404 })
        },
      })
    })
    afterAll(() => server.stop(true))
    /** The world outside, with this server in the place of app.example. */
    const world = (changes: Partial<Network> = {}): Network => ({
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isPublic: () => true,
      port: server.port!,
      ca: certificate.cert,
      ...changes,
    })
    const at = (path: string, answer: () => Response) => {
      served.set(path, answer)
      return `https://app.example${path}`
    }

    test('a document arrives with what hosts leave out', async () => {
      const address = at('/good', () => Response.json({ redirect_uris: ['http://127.0.0.1/cb'] }))
      const answer = await documentFetcher(world())(address)
      expect(await answer.json()).toMatchObject({ application_type: 'native', token_endpoint_auth_method: 'none' })
    })
    test('the connection goes to the address that was checked, of one look-up', async () => {
      const asked: string[] = []
      const resolve = async (host: string) => {
        asked.push(host)
        return asked.length === 1 ? [{ address: '127.0.0.1', family: 4 }] : [{ address: '10.0.0.1', family: 4 }]
      }
      const address = at('/pinned', () => Response.json({}))
      expect(await why(address, world({ resolve }))).toBe('fetched')
      expect(asked).toEqual(['app.example'])
    })
    test('one private answer among public ones is enough to refuse', async () => {
      const resolve = async () => [
        { address: '93.184.216.34', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ]
      const network = world({ resolve, isPublic: (address) => address !== '10.0.0.1' })
      expect(
        await why(
          at('/mixed', () => Response.json({})),
          network,
        ),
      ).toContain('not on the public internet')
      expect(seen).not.toContain('/mixed')
    })
    test('a certificate of another name is refused', async () => {
      served.set('/cert', () => Response.json({}))
      expect(await why('https://other.example/cert', world())).toContain('could not be fetched')
      expect(seen).not.toContain('/cert')
    })
    test.each([
      ['a redirect', () => Response.redirect('https://app.example/good'), 'answered 302'],
      ['an error', () => new Response('', { status: 404 }), 'answered 404'],
      ['too much', () => Response.json({ client_name: 'x'.repeat(9000) }), 'longer than 8192'],
      ['no JSON', () => new Response('<html>'), 'JSON'],
      ['a list', () => Response.json([]), 'not a JSON object'],
    ] as const)('%s is refused', async (name, answer, words) => {
      expect(await why(at(`/${name.replaceAll(' ', '-')}`, answer), world())).toContain(words)
    })
    test('an answer that never ends is given up, and not asked for again for a while', async () => {
      const address = at('/slow', () => new Response(new ReadableStream({ pull: () => Bun.sleep(60_000) })))
      const fetchDocument = documentFetcher(world())
      const twice = []
      for (let i = 0; i < 2; i++) twice.push(await fetchDocument(address).then(String, (error: Error) => error.message))
      expect(twice[0]).toContain('could not be fetched')
      expect(twice[1]).toBe(twice[0]!)
      expect(seen.filter((path) => path === '/slow').length).toBe(1)
    })
    test('a name that never resolves is given up', async () => {
      expect(await why('https://app.example/x', world({ resolve: () => new Promise(() => {}) }))).toContain('2500 ms')
    })
  })
})
