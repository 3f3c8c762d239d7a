import { hashOfToken } from '../../../src/identity/auth/index.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { rpcRequest } from '../../mcp/agent.ts'
import { requestTo } from '../../support/app.ts'
import type { Deps } from '../../support/deps.ts'
import { type Browser, password, type Replica, replica } from '../people/harness.ts'

export const issuer = 'http://fit.example'
export const redirectUri = 'http://127.0.0.1:9999/cb'
export const mcp = `${issuer}/mcp`
export const v1 = `${issuer}/v1`

type Fields = Record<string, string | readonly string[] | undefined>

/** What an authorization request came to. */
export interface Outcome {
  /** What the client was told by redirect; null when it was told nothing. */
  readonly told: URLSearchParams | null
  readonly status: number
  readonly location: string
  /** The last page that the person saw. */
  readonly page: string
  readonly verifier: string
}

/** The documents that hosts publish, for a service that cannot reach the internet. */
export const withDocuments = (fetchDocument: (address: string | URL) => Promise<Response>) => (deps: Deps) =>
  Object.assign({}, deps, { fetchDocument })

/** The service as an app and its person meet it. */
export const openOAuth = async (sql: Sql, options: Parameters<typeof replica>[1] = {}) => {
  const club = await replica(sql, options)
  return { club, ...appsOf(club) }
}
export type OAuth = Awaited<ReturnType<typeof openOAuth>>

const appsOf = (club: Replica) => {
  const form = (path: string, fields: Fields, headers: Record<string, string> = {}) =>
    club.app.handle(
      requestTo(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: encoded(fields).toString(),
      }),
    )
  const register = (metadata: unknown, headers: Record<string, string> = {}) =>
    club.app.handle(
      requestTo('/oauth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof metadata === 'string' ? metadata : JSON.stringify(metadata),
      }),
    )
  const client = async (metadata: object = {}): Promise<string> => {
    const answer = await register({ client_name: 'Test app', redirect_uris: [redirectUri], ...metadata })
    const { client_id } = (await answer.json()) as { client_id: string }
    return client_id
  }
  return {
    form,
    register,
    client,
    token: (fields: Fields, headers?: Record<string, string>) => form('/oauth/token', fields, headers),
    /** Walk through an authorization in a browser, allowing what is asked. */
    authorize: (browser: Browser, fields: Fields, decision: 'allow' | 'deny' = 'allow') =>
      authorized(browser, fields, decision),
    /** A whole connection: a new app of a new person, and its tokens. */
    connected: async (fields: Fields = {}) => {
      const { browser, email } = await club.person()
      const clientId = await client()
      const outcome = await authorized(browser, { client_id: clientId, ...fields })
      const answer = await form('/oauth/token', redemption(clientId, outcome))
      if (answer.status !== 200) throw new Error(await answer.text())
      return { browser, email, clientId, outcome, ...((await answer.json()) as Tokens) }
    },
    refresh: (clientId: string, refreshToken: string, fields: Fields = {}) =>
      form('/oauth/token', {
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: refreshToken,
        ...fields,
      }),
    revoke: (clientId: string, token: string) => form('/oauth/revoke', { client_id: clientId, token }),
    /** What the tool endpoint says to a token: 200 when it works. */
    atTools: async (token: string) =>
      (
        await club.app.handle(
          rpcRequest({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { authorization: `Bearer ${token}` }),
        )
      ).status,
    atRest: async (token: string) => (await club.call('GET', '/v1/status', { token })).status,
    grantOf: async (token: string) => {
      const [row] = await club.sql<{ grantId: string }>`
        select grant_id as "grantId" from oauth_records where id = ${hashOfToken(token)}`
      return row?.grantId
    },
  }
}

export interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly token_type: string
  readonly expires_in: number
  readonly scope: string
}

/** The fields that redeem the code of an outcome. */
export const redemption = (clientId: string, { told, verifier }: Outcome, fields: Fields = {}): Fields => ({
  grant_type: 'authorization_code',
  client_id: clientId,
  code: told?.get('code') ?? 'none',
  redirect_uri: redirectUri,
  code_verifier: verifier,
  ...fields,
})

const encoded = (fields: Fields): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => [name, one] as [string, string]),
    ),
  )

const hopsMax = 12

/** Like a browser: it follows redirects to this service, signs in when it is asked, and decides. */
const authorized = async (browser: Browser, fields: Fields, decision = 'allow'): Promise<Outcome> => {
  const verifier = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  const asked = encoded({
    response_type: 'code',
    redirect_uri: redirectUri,
    code_challenge: new Bun.CryptoHasher('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'fittings:create fittings:read',
    resource: mcp,
    state: 'as sent',
    ...fields,
  })
  let answer = await browser.open(`/oauth/authorize?${asked}`)
  let page = ''
  for (let hop = 0; hop < hopsMax; hop++) {
    const location = answer.headers.get('location')
    if (location !== null) {
      const to = new URL(location, issuer)
      if (to.origin !== issuer) {
        const told = to.search === '' ? new URLSearchParams(to.hash.slice(1)) : to.searchParams
        return { told, status: answer.status, location, page, verifier }
      }
      answer = await browser.open(to.pathname + to.search)
      continue
    }
    page = await answer.text()
    const [, action] = /<form method="post" action="(\/oauth\/interaction\/[^"]+)"/.exec(page) ?? []
    if (action === undefined) return { told: null, status: answer.status, location: '', page, verifier }
    answer = await browser.send(action, { decision })
  }
  throw new Error(`no end after ${hopsMax} redirects`)
}

/** Sign in where an authorization has led to the sign-in page. */
export const signInAt = (browser: Browser, page: string, email: string) =>
  browser.send('/sign-in', { email, password, next: /name="next" value="([^"]+)"/.exec(page)?.[1] ?? '' })
