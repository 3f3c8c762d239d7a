import { beforeAll, describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { productSurface } from '../../src/mcp/protocol/server.ts'
import { toolEndpoint } from '../../src/mcp/routes.ts'
import { appOptions, http } from '../../src/platform/http/index.ts'
import { type Agent, agentOf, onAgent, type RpcAnswer } from './agent.ts'

/**
 * The fast path answers for the library, so both are asked the same: whatever a client may send, it must not be able to tell
 * who answered. JSON members may come in another order, and an answer may be a stream from one and a document from the other.
 */
onAgent((agent) => {
  let fast: Pick<Agent, 'rpc'>
  let library: Pick<Agent, 'rpc'>
  /** Its documents stand on a database that fails. */
  let broken: Pick<Agent, 'rpc'>
  beforeAll(() => {
    const { deps, apiKey } = agent()
    const mount = (isFast: boolean, offered = deps) => {
      const app = new Elysia({ name: `mount-${isFast}-${offered === deps}`, ...appOptions })
        .use(http(deps))
        .use(toolEndpoint(deps, productSurface(offered), { isFast }))
      return agentOf((request) => app.handle(request), apiKey)
    }
    fast = mount(true)
    library = mount(false)
    const read = () => Promise.reject(new Error('relation "fittings" is broken'))
    broken = mount(false, { ...deps, sql: Object.assign(deps.sql.bind(null), deps.sql, { read }) })
  })

  const request = (method: unknown, params?: unknown, more: object = {}) => ({
    jsonrpc: '2.0',
    id: 7,
    method,
    ...(params !== undefined && { params }),
    ...more,
  })
  const call = (name: unknown, args?: unknown, more: object = {}) =>
    request('tools/call', { name, ...(args !== undefined && { arguments: args }), ...more })
  const driver = { clubType: 'driver', handedness: 'right', swingSpeed: 95, idempotencyKey: 'the-same' }

  const messages: Record<string, unknown> = {
    ping: request('ping'),
    'ping with empty params': request('ping', {}),
    'ping with a text id': request('ping', undefined, { id: 'one' }),
    'ping with a negative id': request('ping', undefined, { id: -1 }),
    'ping with an empty id': request('ping', undefined, { id: '' }),
    'ping with a fractional id': request('ping', undefined, { id: 1.5 }),
    'ping with id null': request('ping', undefined, { id: null }),
    'ping with an unknown member': request('ping', undefined, { extra: true }),
    'ping without jsonrpc': { id: 1, method: 'ping' },
    'ping with jsonrpc 1.0': { jsonrpc: '1.0', id: 1, method: 'ping' },
    'params as a list': request('ping', []),
    'params as text': request('ping', 'x'),
    'tools/list': request('tools/list'),
    'tools/list with a cursor': request('tools/list', { cursor: 'x' }),
    'tools/list with a progress token': request('tools/list', { _meta: { progressToken: 1 } }),
    'prompts/list': request('prompts/list'),
    'resources/list': request('resources/list', {}),
    'resources/templates/list': request('resources/templates/list'),
    'resources/read': request('resources/read', { uri: 'svc://guide/grip-size' }),
    'resources/read of none': request('resources/read', { uri: 'svc://guide/none' }),
    'a club that is read': request('resources/read', { uri: 'svc://clubs/ping-g440-max-driver' }),
    'a club of none': request('resources/read', { uri: 'svc://clubs/ping-g44-max' }),
    'resources/read without a uri': request('resources/read', {}),
    'prompts/get': request('prompts/get', { name: 'fit_driver' }),
    'prompts/get of none': request('prompts/get', { name: 'fit_diver' }),
    'prompts/get without a needed argument': request('prompts/get', { name: 'compare_clubs' }),
    'completion/complete': request('completion/complete', {
      ref: { type: 'ref/prompt', name: 'fit_club' },
      argument: { name: 'clubType', value: 'd' },
    }),
    'search without arguments': call('search_clubs'),
    'search with arguments': call('search_clubs', { clubType: 'driver', query: 'max', limit: 3 }),
    'search with wrong arguments': call('search_clubs', { limit: 500, brnd: 'Ping' }),
    'get_club of none': call('get_club', { headId: 'ping-g44-max' }),
    'compare of one': call('compare_clubs', { headIds: ['a'] }),
    scores: call('score_clubs', { speed: 101, miss: 'slice', clubType: 'iron', limit: 2 }),
    'key status': call('check_key_status', {}),
    'a fitting, again and again': call('analyze_fitting', driver),
    'a fitting with progress': call('analyze_fitting', driver, { _meta: { progressToken: 'p' } }),
    'a fitting without waiting': call('analyze_fitting', { ...driver, waitSeconds: 0 }),
    'a wrong fitting': call('analyze_fitting', { clubType: 'putter' }),
    'an unknown fitting': call('get_fitting', { fittingId: 'fit_none' }),
    'an unknown tool': call('serch_clubs', {}),
    'a tool without a name': request('tools/call', { arguments: {} }),
    'a tool with a number for a name': call(5),
    'an unknown method': request('tools/fly'),
    'a method that is no text': request(5),
    'an unknown member beside the arguments': call('search_clubs', { limit: 1 }, { extra: 1 }),
    '_meta as a list': request('ping', { _meta: [] }),
    'a progress token that is an object': call('search_clubs', { limit: 1 }, { _meta: { progressToken: {} } }),
    'a notification': { jsonrpc: '2.0', method: 'notifications/initialized' },
    'an answer nobody asked for': { jsonrpc: '2.0', id: 1, result: {} },
    'an empty batch': [],
    'a batch of one': [request('ping')],
    'a text': '"hello"',
    'a null': 'null',
  }
  /** As a client of revision 2026-07-28 sends it: what it says in `_meta`, and the headers that repeat it. */
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': { elicitation: {}, extensions: { 'x.example/y': {} } },
  }
  // biome-ignore lint/suspicious/noExplicitAny: messages of every form, wrong ones too
  const enveloped = (message: any, more: object = {}) => {
    const { _meta, ...params } = message.params ?? {}
    return { ...message, params: { ...params, _meta: { ...envelope, ..._meta, ...more } } }
  }
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const headersOf = ({ method, params: { name, uri } }: any): Record<string, string> => ({
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': String(method),
    ...(typeof (name ?? uri) === 'string' && { 'mcp-name': name ?? uri }),
  })
  const isRequest = (message: unknown): boolean =>
    typeof message === 'object' && message !== null && 'method' in message && 'id' in message
  const wrongEnvelopes: Record<string, object> = {
    'another version in the body': { 'io.modelcontextprotocol/protocolVersion': '2025-11-25' },
    'an unknown version in the body': { 'io.modelcontextprotocol/protocolVersion': '2027-01-01' },
    'no capabilities': { 'io.modelcontextprotocol/clientCapabilities': undefined },
    'capabilities as text': { 'io.modelcontextprotocol/clientCapabilities': 'all' },
    'a capability as text': { 'io.modelcontextprotocol/clientCapabilities': { elicitation: 'yes' } },
    'a form as a number': { 'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: 5 } } },
    'a switch as text': { 'io.modelcontextprotocol/clientCapabilities': { roots: { listChanged: 'no' } } },
    'a client without a name': { 'io.modelcontextprotocol/clientInfo': { version: '1' } },
    'a client with a number for a title': {
      'io.modelcontextprotocol/clientInfo': { name: 'a', version: '1', title: 5 },
    },
    'no client': { 'io.modelcontextprotocol/clientInfo': undefined },
    'a log level': { 'io.modelcontextprotocol/logLevel': 'debug' },
    'a wrong log level': { 'io.modelcontextprotocol/logLevel': 'loud' },
    'an unknown member of the protocol': { 'io.modelcontextprotocol/other': 1 },
    'a member of others': { 'example.org/trace': 'abc' },
  }
  const wrongHeaders: Record<string, Record<string, string>> = {
    'no version': { 'mcp-method': 'tools/call', 'mcp-name': 'search_clubs' },
    'another version': { 'mcp-protocol-version': '2025-11-25', 'mcp-method': 'tools/call', 'mcp-name': 'search_clubs' },
    'no method': { 'mcp-protocol-version': '2026-07-28', 'mcp-name': 'search_clubs' },
    'another method': { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'ping', 'mcp-name': 'search_clubs' },
    'no name': { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call' },
    'another name': { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'get_club' },
    'a name in base64': {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': `=?base64?${btoa('search_clubs')}?=`,
    },
  }

  const comparable = ({ status, message, before }: RpcAnswer) => ({ status, message, before })

  describe('the fast path and the library answer alike', () => {
    for (const [name, message] of Object.entries(messages))
      test(name, async () => {
        const [ours, theirs] = [await fast.rpc(message), await library.rpc(message)]
        expect(comparable(ours)).toEqual(comparable(theirs))
        expect(ours.status).toBeLessThan(500)
      })
    for (const version of ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'])
      test(`at ${version}`, async () => {
        for (const message of [
          messages['tools/list'],
          messages['search with arguments'],
          messages['a wrong fitting'],
        ]) {
          const headers = { 'mcp-protocol-version': version }
          const [ours, theirs] = [await fast.rpc(message, headers), await library.rpc(message, headers)]
          expect(comparable(ours)).toEqual(comparable(theirs))
        }
      })
  })

  describe('also in the envelope of 2026-07-28', () => {
    const same = async (message: unknown, headers: Record<string, string>) => {
      const [ours, theirs] = [await fast.rpc(message, headers), await library.rpc(message, headers)]
      expect(comparable(ours)).toEqual(comparable(theirs))
      return ours
    }
    for (const [name, message] of Object.entries(messages).filter(([, message]) => isRequest(message)))
      test(name, async () => {
        const sent = enveloped(message)
        await same(sent, headersOf(sent))
      })
    const search = messages['search with arguments']
    for (const [name, wrong] of Object.entries(wrongEnvelopes))
      test(name, async () => {
        const sent = enveloped(search, wrong)
        await same(sent, headersOf(sent))
      })
    for (const [name, headers] of Object.entries(wrongHeaders))
      test(`headers with ${name}`, async () => {
        await same(enveloped(search), headers)
      })
    test('a result says that it is complete, who made it, and for how long a list may be kept', async () => {
      const called = enveloped(search)
      const { message } = await same(called, headersOf(called))
      expect(message.result).toMatchObject({
        resultType: 'complete',
        _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'io.github.clubwright/clubwright' } },
      })
      const list = enveloped(messages['tools/list'])
      expect((await same(list, headersOf(list))).message.result).toMatchObject({
        ttlMs: 300_000,
        cacheScope: 'private',
      })
    })
  })

  test('a fault behind a document or a completion is told without its words', async () => {
    const template = { ref: { type: 'ref/resource', uri: 'svc://fittings/{fittingId}' } }
    for (const sent of [
      request('resources/read', { uri: 'svc://fittings/recent' }),
      request('completion/complete', { ...template, argument: { name: 'fittingId', value: '' } }),
    ]) {
      const { error } = (await broken.rpc(sent)).message
      expect(error).toMatchObject({ code: -32603, data: { code: 'INTERNAL' } })
      expect(error.message).not.toContain('relation')
    }
  })

  test('arguments of null are none, as some clients write them', async () => {
    const before = call('get_api_status', null)
    for (const sent of [before, enveloped(before)]) {
      const { message } = await fast.rpc(sent, sent === before ? {} : headersOf(sent))
      expect(message.result.structuredContent).toHaveProperty('rulesetRevision')
    }
  })

  test('arguments that are no object are refused in words instead of a dump of a schema', async () => {
    for (const args of [[], 'x', 5]) {
      const { status, message } = await fast.rpc(call('search_clubs', args))
      expect({ status, ...message.error }).toEqual({
        status: 200,
        code: -32602,
        message: 'arguments must be an object, or omitted',
      })
    }
  })
})
