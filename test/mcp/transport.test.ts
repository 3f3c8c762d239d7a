import { describe, expect, test } from 'bun:test'
import { newToken } from '../../src/identity/auth/index.ts'
import { requestTo } from '../support/app.ts'
import { until } from '../support/service.ts'
import { onAgent, openAgent, rpcHeaders } from './agent.ts'

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
const initialize = (protocolVersion: string) => ({
  jsonrpc: '2.0',
  id: 'first',
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
})

onAgent((agent) => {
  const bare = (init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}, path = '/mcp') =>
    agent().handle(
      requestTo(path, {
        method: 'POST',
        body: JSON.stringify(ping),
        ...init,
        headers: { ...rpcHeaders, ...init.headers },
      }),
    )
  const keyed = (init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
    bare({ ...init, headers: { authorization: `Bearer ${agent().apiKey}`, ...init.headers } })
  const refusal = async (response: Response) => {
    const body = (await response.json()) as { jsonrpc: string; id: unknown; error: { code: number; message: string } }
    expect({ jsonrpc: body.jsonrpc, id: body.id }).toEqual({ jsonrpc: '2.0', id: null })
    expect(response.headers.get('x-request-id')).toStartWith('req_')
    return { status: response.status, code: body.error.code, message: body.error.message }
  }

  describe('MC-001 the tool endpoint is stateless Streamable HTTP', () => {
    test.each([
      ['initialize', undefined, 'params'],
      ['initialize', {}, 'params.protocolVersion'],
      ['initialize', { ...initialize('2025-11-25').params, protocolVersion: 1 }, 'params.protocolVersion'],
      ['initialize', { ...initialize('2025-11-25').params, capabilities: [] }, 'params.capabilities'],
      ['initialize', { ...initialize('2025-11-25').params, clientInfo: 'x' }, 'params.clientInfo'],
      ['prompts/get', { name: 5 }, 'params.name'],
      ['resources/read', {}, 'params.uri'],
      ['completion/complete', {}, 'params.ref'],
    ])('%s with params %j is refused as invalid params, naming them', async (method, params, named) => {
      const { message } = await agent().rpc({ jsonrpc: '2.0', id: 1, method, params })
      expect(message).toMatchObject({ id: 1, error: { code: -32602 } })
      expect(message.error.message).toStartWith(`${method}: ${named}: `)
    })

    test('each message stands alone: no initialize is needed before a call', async () => {
      const { status, message } = await agent().rpc(ping)
      expect({ status, message }).toEqual({ status: 200, message: { jsonrpc: '2.0', id: 1, result: {} } })
    })
    test('no session id is given out', async () => {
      const { headers } = await agent().rpc(initialize('2025-11-25'))
      expect(headers.get('mcp-session-id')).toBeNull()
    })
    test('a notification is taken without an answer', async () => {
      const { status, text } = await agent().rpc({ jsonrpc: '2.0', method: 'notifications/initialized' })
      expect({ status, text }).toEqual({ status: 202, text: '' })
    })
    test('a batch is answered', async () => {
      const { status, before, message } = await agent().rpc([ping, { ...ping, id: 2 }])
      expect(status).toBe(200)
      expect([...before, message].flat().map(({ id }) => id)).toEqual([1, 2])
    })
    for (const method of ['GET', 'DELETE', 'PUT'])
      test(`${method} is 405 with a key and 401 without`, async () => {
        const init = { method, body: null }
        const withKey = await keyed(init)
        expect(withKey.headers.get('allow')).toBe('POST')
        expect(await refusal(withKey)).toMatchObject({ status: 405, code: -32000 })
        expect(await refusal(await bare(init))).toMatchObject({ status: 401 })
      })
    test('the address is exact: OAuth clients compare it letter by letter', async () => {
      expect((await bare({}, '/mcp/')).status).toBe(404)
    })
  })

  describe('MC-002 protocol versions', () => {
    for (const version of ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'])
      test(`${version} is spoken`, async () => {
        const { message } = await agent().rpc(initialize(version))
        expect(message.result).toMatchObject({ protocolVersion: version, serverInfo: { version: '1.4.0' } })
        const { status } = await agent().rpc(ping, { 'mcp-protocol-version': version })
        expect(status).toBe(200)
      })
    test('another version is answered with the newest, and refused as a header', async () => {
      const { message } = await agent().rpc(initialize('1999-01-01'))
      expect(message.result.protocolVersion).toBe('2025-11-25')
      const refused = await agent().rpc(ping, { 'mcp-protocol-version': '1999-01-01' })
      expect({ status: refused.status, code: refused.message.error.code }).toEqual({ status: 400, code: -32000 })
      expect(refused.message.error.message).toContain('2025-11-25')
    })
    test('MCP_PROTOCOL_2026 off leaves revision 2026-07-28 out', async () => {
      const older = await openAgent(agent().deps.sql, { env: { MCP_PROTOCOL_2026: 'off' } })
      const refused = await older.rpc(ping, { 'mcp-protocol-version': '2026-07-28' })
      expect({ status: refused.status, code: refused.message.error.code }).toEqual({ status: 400, code: -32000 })
      const card = await older.handle(requestTo('/mcp/server-card'))
      expect(await card.text()).not.toContain('2026-07-28')
    })
  })

  describe('AU-002 AU-016 who may come in', () => {
    test('the key is taken with or without the word Bearer, in any case', async () => {
      for (const authorization of [
        agent().apiKey,
        `Bearer ${agent().apiKey}`,
        `bearer  ${agent().apiKey}`,
        ` ${agent().apiKey} `,
      ])
        expect((await agent().rpc(ping, { authorization })).status).toBe(200)
    })
    test('a stranger learns where to get a token and which scopes to ask for', async () => {
      const response = await bare()
      expect(response.headers.get('www-authenticate')).toBe(
        'Bearer resource_metadata="http://fit.example/.well-known/oauth-protected-resource/mcp", scope="fittings:create fittings:read"',
      )
      expect(await refusal(response)).toMatchObject({ status: 401, code: -32000 })
    })
    test('an unknown or broken key is told apart from none', async () => {
      for (const token of [newToken('svc'), 'svc_short', 'Bearer', 'Basic abc']) {
        const response = await keyed({ headers: { authorization: token } })
        expect(response.status).toBe(401)
        if (token !== 'Bearer')
          expect(response.headers.get('www-authenticate')).toMatch(
            /^Bearer error="invalid_token", error_description="[^"]+", resource_metadata=/,
          )
      }
    })
    test('a key in the address is not looked at', async () => {
      expect((await bare({}, `/mcp?key=${agent().apiKey}`)).status).toBe(401)
    })
  })

  describe('web pages and foreign names', () => {
    const admitted = async (headers: Record<string, string>) => (await keyed({ headers })).status
    test('the name of BASE_URL, loopback names and figures are admitted', async () => {
      for (const host of ['fit.example', 'localhost:3000', '127.0.0.1:9', '[::1]:3000', '10.1.2.3'])
        expect({ host, status: await admitted({ host }) }).toEqual({ host, status: 200 })
      for (const origin of ['http://fit.example', 'http://localhost:6274', 'http://127.0.0.1:6274'])
        expect({ origin, status: await admitted({ origin }) }).toEqual({ origin, status: 200 })
    })
    test('pages of MCP_ALLOWED_ORIGINS are admitted, and of loopback only to a service that listens nowhere else', async () => {
      const env = { HOST: '0.0.0.0', MCP_ALLOWED_ORIGINS: 'https://claude.ai, https://play.example:8443' }
      const open = await openAgent(agent().deps.sql, { env })
      const statuses: Record<string, number> = {
        'https://claude.ai': 200,
        'https://play.example:8443': 200,
        'https://play.example': 403,
        'https://sub.claude.ai': 403,
        'http://localhost:6274': 403,
        'http://fit.example': 200,
      }
      for (const [origin, status] of Object.entries(statuses))
        expect({ origin, status: (await open.rpc(ping, { origin })).status }).toEqual({ origin, status })
      expect((await open.rpc(ping, { host: 'localhost:3000' })).status).toBe(200)
      const anyPage = await openAgent(agent().deps.sql, { env: { MCP_ALLOWED_ORIGINS: '*' } })
      expect((await anyPage.rpc(ping, { origin: 'https://evil.example' })).status).toBe(200)
      expect((await anyPage.rpc(ping, { origin: 'null' })).status).toBe(403)
    })
    test('foreign names and pages are refused before anything else', async () => {
      for (const headers of [
        { host: 'evil.example' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { host: 'localhost.evil.example' },
        { host: '....' },
        { host: '1.2.3' },
      ])
        expect(await refusal(await bare({ headers: headers as Record<string, string> }))).toMatchObject({
          status: 403,
          code: -32000,
        })
    })
    test('an admitted page may read the answer, after asking', async () => {
      const origin = 'http://localhost:6274'
      const asked = await bare({ method: 'OPTIONS', body: null, headers: { origin } })
      expect({ status: asked.status, allowed: asked.headers.get('access-control-allow-origin') }).toEqual({
        status: 204,
        allowed: origin,
      })
      const allowed = asked.headers.get('access-control-allow-headers')
      for (const name of ['Authorization', 'MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name'])
        expect(allowed).toContain(name)
      const answer = await keyed({ headers: { origin } })
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      expect(answer.headers.get('access-control-expose-headers')).toContain('WWW-Authenticate')
    })
  })

  describe('what never becomes a message', () => {
    test('406 when the client does not take both kinds of answer', async () => {
      for (const accept of ['application/json', 'text/event-stream', '*/*'])
        expect(await refusal(await keyed({ headers: { accept } }))).toMatchObject({ status: 406, code: -32000 })
    })
    test('415 for another content type', async () => {
      expect(await refusal(await keyed({ headers: { 'content-type': 'text/plain' } }))).toMatchObject({ status: 415 })
    })
    test('413 for a body that is too large', async () => {
      const body = JSON.stringify({ ...ping, params: { note: 'x'.repeat(70_000) } })
      expect(await refusal(await keyed({ body }))).toMatchObject({ status: 413, code: -32000 })
    })
    test('400 and -32700 for what is no JSON', async () => {
      for (const body of ['{"jsonrpc"', '', '['.repeat(100)])
        expect(await refusal(await keyed({ body }))).toMatchObject({ status: 400, code: -32700 })
    })
  })

  test('the log has one line per request, without arguments', async () => {
    const { headers } = await agent().call('search_clubs', { query: 'telltale' })
    const requestId = headers.get('x-request-id')
    const ofThis = () => agent().lines.filter((line) => line['requestId'] === requestId)
    await until('the request is logged', () => ofThis().length > 0)
    expect(ofThis()).toMatchObject([{ method: 'POST', route: '/mcp', status: 200, accountId: agent().accountId }])
    expect(JSON.stringify(agent().lines)).not.toContain('telltale')
  })

  test('the line of a message names the tool, the code of its problem, and the agent', async () => {
    const lineOf = async ({ headers }: { headers: Headers }) => {
      const ofThis = () => agent().lines.find((line) => line['requestId'] === headers.get('x-request-id'))
      await until('the request is logged', () => ofThis() !== undefined)
      return ofThis()
    }
    expect(await lineOf(await agent().rpc(initialize('2025-11-25')))).toMatchObject({ status: 200, client: 'test' })
    expect(await lineOf(await agent().call('search_clubs', { limit: 1 }))).toMatchObject({ tool: 'search_clubs' })
    expect(await lineOf(await agent().call('search_clubs', { limit: 'many' }))).toMatchObject({
      tool: 'search_clubs',
      code: 'VALIDATION_FAILED',
    })
    expect(await lineOf(await bare())).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  })

  test('messages that call no tool count as free operations of the key, tool calls in groups of their own', async () => {
    const hasty = await openAgent(agent().deps.sql, { env: { RATE_LIMIT_FREE_PER_MINUTE: '3' } })
    const list = { jsonrpc: '2.0', id: 2, method: 'tools/list' }
    expect((await hasty.rpc(initialize('2025-11-25'))).headers.get('ratelimit')).toMatch(/^"free";r=2;/)
    for (const message of [list, ping]) expect((await hasty.rpc(message)).status).toBe(200)
    const { status, message, headers } = await hasty.rpc(list)
    expect({ status, error: message.error }).toMatchObject({ status: 429, error: { data: { code: 'RATE_LIMITED' } } })
    expect(Number(headers.get('retry-after'))).toBeWithin(1, 61)
    expect(await hasty.call('search_clubs', { limit: 1 })).toMatchObject({ isError: false })
  })
})
