import { beforeAll, describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { toolEndpoint } from '../../src/mcp/routes.ts'
import { productSurface } from '../../src/mcp/server.ts'
import { appOptions, http } from '../../src/platform/http/index.ts'
import { type Agent, agentOf, onAgent, type RpcAnswer } from './agent.ts'

/**
 * The fast path answers for the library, so both are asked the same: whatever a client may send, it must not be able to tell
 * who answered. JSON members may come in another order, and an answer may be a stream from one and a document from the other.
 */
onAgent((agent) => {
  let fast: Pick<Agent, 'rpc'>
  let library: Pick<Agent, 'rpc'>
  beforeAll(() => {
    const { deps, apiKey } = agent()
    const mount = (isFast: boolean) => {
      const app = new Elysia({ name: `mount-${isFast}`, ...appOptions })
        .use(http(deps))
        .use(toolEndpoint(deps, productSurface(deps), { isFast }))
      return agentOf((request) => app.handle(request), apiKey)
    }
    fast = mount(true)
    library = mount(false)
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

  test('arguments that are no object are refused in words instead of a dump of a schema', async () => {
    for (const args of [[], null, 'x', 5]) {
      const { status, message } = await fast.rpc(call('search_clubs', args))
      expect({ status, ...message.error }).toEqual({
        status: 200,
        code: -32602,
        message: 'arguments must be an object, or be left out',
      })
    }
  })
})
