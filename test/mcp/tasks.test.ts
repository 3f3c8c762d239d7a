import { expect, test } from 'bun:test'
import { onAgent, openAgent } from './agent.ts'

const extension = 'io.modelcontextprotocol/tasks'

onAgent((agent) => {
  /** A request of revision 2026-07-28, by a client with or without the extension. */
  const ask = async (
    method: string,
    params: Record<string, unknown>,
    extensions: object = { [extension]: {} },
    to = agent(),
  ) => {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'tasks', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': { extensions },
    }
    const named = (params['name'] ?? params['taskId'] ?? '') as string
    const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method, 'mcp-name': named }
    return to.rpc({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } }, headers)
  }
  const fit = {
    name: 'analyze_fitting',
    get arguments() {
      const idempotencyKey = crypto.randomUUID()
      return { clubType: 'driver', handedness: 'right', swingSpeed: 95, async: true, idempotencyKey }
    },
  }
  const ended = async (taskId: string) => {
    for (let polls = 0; polls < 200; polls++) {
      const { result } = (await ask('tasks/get', { taskId })).message
      if (result.status !== 'working') return result
      await Bun.sleep(20)
    }
  }

  test('a fitting that outlasts its wait is a task for a client with the extension, and ends as the call would have', async () => {
    const { result } = (await ask('tools/call', fit)).message
    expect(result).toMatchObject({ resultType: 'task', status: 'working', ttlMs: null, pollIntervalMs: 2000 })
    expect(result.taskId).toStartWith('fit_')
    expect(result.content).toBeUndefined()
    const done = await ended(result.taskId)
    expect(done).toMatchObject({ resultType: 'complete', taskId: result.taskId, status: 'completed' })
    expect(JSON.parse(done.result.content[0].text)).toEqual(done.result.structuredContent)
    const { json } = await agent().call('get_fitting', { fittingId: result.taskId, detail: false })
    expect(done.result.structuredContent).toEqual(json)
  })
  test('others get the fitting as it stands, and learn what the methods need', async () => {
    const { result } = (await ask('tools/call', fit, {})).message
    expect(result).toMatchObject({ resultType: 'complete', structuredContent: { status: 'running' } })
    const refused = await ask('tasks/get', { taskId: result.structuredContent.fittingId }, {})
    expect(refused.status).toBe(400)
    expect(refused.message.error).toMatchObject({
      code: -32021,
      data: { requiredCapabilities: { extensions: { [extension]: {} } } },
    })
    const old = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: fit })
    expect(old.message.result.structuredContent.status).toBe('running')
  })
  test('cancelling and updating are acknowledged, of an own task only', async () => {
    const { taskId } = (await ask('tools/call', fit)).message.result
    for (const method of ['tasks/cancel', 'tasks/update'])
      expect((await ask(method, { taskId })).message.result).toMatchObject({ resultType: 'complete' })
    expect((await ended(taskId)).status).toBe('completed')
    const other = await openAgent(agent().deps.sql)
    for (const method of ['tasks/get', 'tasks/cancel', 'tasks/update']) {
      const foreign = await ask(method, { taskId }, { [extension]: {} }, other as never)
      expect(foreign.message.error).toEqual({ code: -32602, message: 'There is no such task.' })
      expect((await ask(method, { taskId: 'fit_none' })).message.error.code).toBe(-32602)
    }
  })
  test('the extension is told to clients of the revision that has it', async () => {
    const { result } = (await ask('server/discover', {})).message
    expect(result.capabilities.extensions).toEqual({ [extension]: {} })
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } }
    const old = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'initialize', params })
    expect(old.message.result.capabilities.extensions).toBeUndefined()
  })
})
