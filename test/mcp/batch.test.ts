import { expect, test } from 'bun:test'
import { onAgent, openAgent } from './agent.ts'

const call = (id: number, name: string, args: object = {}) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
})
const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' })
const ids = Array.from({ length: 10 }, (_, i) => i + 1)

onAgent((_agent, open) => {
  test('each message of a batch that is no tool call counts against the limit', async () => {
    const { rpc } = await openAgent(await open(), { env: { RATE_LIMIT_FREE_PER_MINUTE: '15' } })
    expect((await rpc(ids.map(ping))).status).toBe(200)
    const { status, message } = await rpc(ids.map(ping))
    expect({ status, code: message.error.data.code }).toEqual({ status: 429, code: 'RATE_LIMITED' })
  })
  test('each tool call of a batch counts against the limit of its group', async () => {
    const { rpc } = await openAgent(await open(), { env: { RATE_LIMIT_SCORES_PER_MINUTE: '7' } })
    const { before, message } = await rpc(ids.map((id) => call(id, 'score_clubs', { clubType: 'driver', limit: 1 })))
    const texts = [...before, message].map(({ result }) => result.content[0].text as string)
    expect(texts).toHaveLength(10)
    expect(texts.filter((text) => text.startsWith('RATE_LIMITED'))).toHaveLength(3)
  })
  test('calls of tools that do not exist count too', async () => {
    const { rpc } = await openAgent(await open(), { env: { RATE_LIMIT_FREE_PER_MINUTE: '7' } })
    const { before, message } = await rpc(ids.map((id) => call(id, 'fly_to_the_moon')))
    const messages = [...before, message].map(({ error }) => error.message as string)
    expect(messages.filter((text) => text.includes('Unknown tool'))).toHaveLength(7)
  })
  test('messages that name a tool call and are none count too', async () => {
    const { rpc } = await openAgent(await open(), { env: { RATE_LIMIT_FREE_PER_MINUTE: '50' } })
    const get = call(1, 'get_fitting')
    const none = [
      { ...get, params: undefined },
      { ...get, params: {} },
      { ...get, params: { name: 'get_fitting', arguments: [] } },
      { ...get, id: undefined },
      { ...get, more: 1 },
    ]
    for (const message of none) expect((await rpc(ids.map(() => message))).status).not.toBe(429)
    expect((await rpc(ping(1))).status).toBe(429)
  })
  test('a batch of more messages than are taken counts as if it were full', async () => {
    const { rpc } = await openAgent(await open(), { env: { RATE_LIMIT_FREE_PER_MINUTE: '150' } })
    const pings = Array.from({ length: 1000 }, (_, i) => ping(i))
    const first = await rpc(pings)
    expect(first.message.error.message).toContain('must not exceed 100')
    expect((await rpc(pings)).status).toBe(429)
  })
  test.each(['check_key_status', 'get_api_status', 'get_fitting'])('%s is limited', async (name) => {
    const { call } = await openAgent(await open(), { env: { RATE_LIMIT_READ_PER_MINUTE: '1' } })
    await call(name, name === 'get_fitting' ? { fittingId: 'fit_none' } : {})
    expect((await call(name)).text).toStartWith('RATE_LIMITED')
  })
})
