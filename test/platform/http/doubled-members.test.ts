import { describe, expect, test } from 'bun:test'
import { onAgent, rpcRequest } from '../../mcp/agent.ts'
import { post, probeApp } from '../../support/app.ts'

const { app } = probeApp({ MAX_BODY_BYTES: '16777216' })
const errorsOf = async (body: string) => {
  const response = await app.handle(post('/v1/swings', body))
  const { code, errors, detail } = (await response.json()) as { code: string; errors: object[]; detail: string }
  return { status: response.status, code, detail, errors }
}
const long = `["${'x'.repeat(35_000)}","${'x'.repeat(35_000)}"]`
const many = (count: number) => Array.from({ length: count }, (_, i) => `{"at":${i},"note":"a shot"}`).join(',')

describe('a member that is there twice is refused by name: which one should count?', () => {
  test.each([
    ['in the body', '{"clubType":"driver","swing":{"speed":95},"clubType":"iron"}', '/clubType'],
    ['with the same value', '{"clubType":"driver","clubType":"driver"}', '/clubType'],
    ['in an object inside', '{"clubType":"driver","swing":{"speed":95,"ballSpeed":140,"speed":96}}', '/swing/speed'],
    ['in a list', '{"swings":[{"speed":1},{"speed":1,"speed":2}]}', '/swings/1/speed'],
    ['once in escapes', '{"clubType":"driver","club\\u0054ype":"iron"}', '/clubType'],
    ['with an empty name', '{"":1,"":2}', '/'],
    ['with a name to escape', '{"a/b~":{"c":1,"c":2}}', '/a~1b~0/c'],
    ['before a long text', `{"note":1,"note":${long}}`, '/note'],
    ['on both sides of a long text', `{"note":1,"more":${long},"note":2}`, '/note'],
    ['deep in a long list', `{"swings":[{"shots":[${many(4000)},{"at":1,"at":2}]}]}`, '/swings/0/shots/4000/at'],
    ['around a long list', `{"swings":[{"shots":[${many(4000)}],"shots":[]}]}`, '/swings/0/shots'],
  ])('%s', async (_where, body, pointer) => {
    expect(await errorsOf(body)).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: [{ pointer, detail: 'is sent twice; send it once' }],
    })
  })
  test('the detail names the field', async () => {
    const { detail } = await errorsOf('{"clubType":"driver","swing":{"speed":95,"speed":96}}')
    expect(detail).toBe('swing.speed is sent twice; send it once.')
  })
  test('names that are alike in other objects, and colons and names in text, are no members', async () => {
    const body = '{"clubType":"driver","swing":{"speed":95,"note":"\\"speed\\":1,\\"speed\\":2"}}'
    expect((await app.handle(post('/v1/swings', body))).status).toBe(200)
  })
})

onAgent((agent) => {
  test('a tool call with an argument that is there twice is refused by name', async () => {
    const body =
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_grip_size","arguments":{"handLengthIn":7,"handLengthIn":8}}}'
    const request = rpcRequest(body, { authorization: `Bearer ${agent().apiKey}` })
    const response = await agent().handle(request)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: {
        code: -32600,
        message: 'params.arguments.handLengthIn is sent twice; send it once.',
        data: { code: 'VALIDATION_FAILED' },
      },
    })
  })
})
