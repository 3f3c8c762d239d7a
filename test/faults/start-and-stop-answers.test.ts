import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keptConnection, wireRequest } from '../support/kept-connection.ts'
import { endsKey, exampleOf, type Operation, operationsIn, requestOf } from '../support/operations.ts'
import { readyService, type Service, scratchDirectory, startService, until } from '../support/service.ts'

/** On a crowded machine. */
const startSecondsMax = 60
const scratch = scratchDirectory()
/** Accepts connections and says nothing: whoever takes it for PostgreSQL waits. */
const silent = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data: () => {} } })
const waiting = (env: Record<string, string> = {}) =>
  startService({ DATABASE_URL: `postgres://nobody@127.0.0.1:${silent.port}/nowhere`, LOG_FORMAT: 'json', ...env })

let serving: Service
let apiKey: string
let operations: Operation[]
beforeAll(async () => {
  serving = await readyService({ DATA_DIR: scratch.path, STOP_DELAY_SECONDS: '60' })
  apiKey = readFileSync(join(scratch.path, 'dev-key'), 'utf8').trim()
  const description = await (await fetch(`${serving.address}/swagger/json`)).json()
  operations = operationsIn(description)
})
afterAll(async () => {
  await serving.stop('SIGKILL')
  silent.stop(true)
  scratch.remove()
})

const form = (fields: Record<string, string>): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) })
const json = (body: string): RequestInit => ({ method: 'POST', body, headers: { 'content-type': 'application/json' } })
const long = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes) })

/** Addresses that no operation of the description has, and bodies of the length that some of them take. */
const others: readonly (readonly [string, RequestInit])[] = [
  ['/oauth/token', form({ grant_type: 'refresh_token', refresh_token: 'eor_x', client_id: 'x' })],
  ['/oauth/revoke', form({ token: 'eor_x', client_id: 'x' })],
  ['/oauth/register', json('{"redirect_uris":["https://agent.example/back"]}')],
  ['/sign-in', form({ email: 'pro@example.org', password: 'a long pass phrase' })],
  ['/dashboard/keys', form({ name: 'another' })],
  ['/mcp', json('{"jsonrpc":"2.0","id":1,"method":"tools/list"}')],
  ['/mcp', { method: 'OPTIONS' }],
  ['/', {}],
  ['/docs/errors', {}],
  ['/store/club/ping-g440-max-driver', {}],
  ['/v1/catalog', { method: 'HEAD' }],
  ['/v1/fitting/analyze', json('{')],
  ['/v1/fitting/batch', { ...json(long(1_000_000)), headers: { 'content-type': 'application/x-ndjson' } }],
  ['/v1/catalog/scores', json(long(1_000_000))],
  ['/v1/sessions/ingest', json(long(5_000_000))],
  ['/nowhere', { method: 'PUT', body: 'x' }],
]

const sendAll = async ({ address }: Service, wanted = operations) => {
  const described = wanted.map((operation) => requestOf(operation, exampleOf(operation)))
  const sent = []
  for (const [path, init] of [...described, ...others]) {
    const headers = { authorization: `Bearer ${apiKey}`, ...(init.headers as Record<string, string>) }
    const answer = await fetch(address + path, { redirect: 'manual', ...init, headers } as RequestInit)
    sent.push({ what: `${init.method ?? 'GET'} ${path}`, answer, text: await answer.text() })
  }
  return sent
}

test('a starting process answers 503 to every operation with its right body, to forms, and to mounted addresses', async () => {
  const service = waiting()
  await until('it answers', () =>
    fetch(`${service.address}/health`)
      .then(({ ok }) => ok)
      .catch(() => false),
  )
  for (const { what, answer, text } of await sendAll(service)) {
    if (what.startsWith('GET /health')) continue
    expect([what, answer.status]).toEqual([what, 503])
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    if (what.startsWith('HEAD')) continue
    const { code, retry, instance } = JSON.parse(text)
    expect([what, code, retry]).toEqual([what, 'NOT_READY', 'after Retry-After'])
    expect(instance).toBe(answer.headers.get('x-request-id'))
  }
  await service.stop('SIGKILL')
})

test('a long body gets its 503 in Node, too, which hears nothing once it cannot write', async () => {
  const service = waiting()
  await until('it answers', () =>
    fetch(`${service.address}/health`)
      .then(({ ok }) => ok)
      .catch(() => false),
  )
  const program = `const statuses = []
      for (let n = 0; n < 20; n++)
        statuses.push(await fetch('${service.address}/v1/sessions/ingest', { method: 'POST', body: 'x'.repeat(5e6) })
          .then(({ status }) => status, ({ cause }) => cause.code))
      console.log(JSON.stringify([...new Set(statuses)]))`
  const node = Bun.spawn(['node', '--input-type=module', '-e', program], { stdout: 'pipe' })
  expect(JSON.parse(await new Response(node.stdout).text())).toEqual([503])
  await service.stop('SIGKILL')
})

test('probes of a starting process leave no lines, and each other request one', async () => {
  const service = waiting()
  await until('it answers', () =>
    fetch(`${service.address}/health`)
      .then(({ ok }) => ok)
      .catch(() => false),
  )
  for (const path of ['/health', '/readyz', '/readyz/reads', '/v1/status', '/readyz'])
    await fetch(service.address + path)
  const lines = () => service.printed().split('"status":503').length - 1
  await until('the request is logged', () => lines() > 0)
  expect([lines(), service.printed().includes('/readyz')]).toEqual([1, false])
  await service.stop('SIGKILL')
})

test('a connection that was made while the service started goes on when it serves', async () => {
  const place = scratchDirectory()
  const service = startService({ DATA_DIR: place.path })
  let connection: Awaited<ReturnType<typeof keptConnection>> | null = null
  await until('it takes a connection', async () => {
    connection = await keptConnection(service.address).catch(() => null)
    return connection !== null
  })
  const ask = async () => {
    connection!.send(wireRequest('/readyz', 'none'))
    return (await connection!.answer()).status
  }
  const statuses = new Set<number>()
  await until('it serves', async () => statuses.add(await ask()).has(200), startSecondsMax)
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(await service.stop('SIGTERM')).toBe(0)
  place.remove()
})

test('a stopping process says so to balancers, and refuses no right request for good', async () => {
  const lasting = operations.filter((operation) => !endsKey(operation)) // the others need the key
  const before = await sendAll(serving, lasting)
  process.kill(serving.pid, 'SIGTERM')
  await until('it is stopping', () => serving.printed().includes('"message":"stopping"'))
  const after = await sendAll(serving, lasting)
  const readiness = ['GET /readyz?', 'GET /readyz/reads?', 'GET /mcp/health?']
  const statusOf = (what: string, status: number) => (readiness.includes(what) ? 503 : status)
  expect(after.map(({ what, answer }) => `${what} ${answer.status}`)).toEqual(
    before.map(({ what, answer }) => `${what} ${statusOf(what, answer.status)}`),
  )
})
