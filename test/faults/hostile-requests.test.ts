import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connect } from 'node:net'
import type { App } from '../../src/app.ts'
import { listen } from '../../src/cli/data/listen.ts'
import { createAccount } from '../../src/identity/accounts/index.ts'
import { paths as oauthPaths } from '../../src/identity/oauth/metadata.ts'
import { addresses as dashboardAddresses } from '../../src/site/dashboard/addresses.ts'
import { type Replica, replica } from '../identity/people/harness.ts'
import { forEachSharedDatabase } from '../support/databases.ts'
import { keptConnection } from '../support/kept-connection.ts'
import { postgresServer } from '../support/postgres-server.ts'
import { isFull } from '../support/steady-load.ts'

/**
 * Requests that nobody means to send, at every address in and around the router: NUL, empty bodies, odd methods, huge
 * numbers, texts of every kind in every field. None may be a fault of ours (500, an ERROR line) or disturb another caller.
 */

/** Around the router: what `mount` and `around` answer. */
const mounted = [
  ...dashboardAddresses,
  ...Object.values(oauthPaths),
  '/oauth/authorize/:uid',
  '/oauth/interaction/:uid',
  '/oauth/nothing',
  '/sign-in',
  '/sign-out',
  '/join/:token',
  '/studio',
  '/studio/bag',
  '/studio/session',
  '/studio/enter/:token',
  '/mcp',
  '/metrics',
]

const owner = { email: 'pro@example.org', companyName: 'Example Club', isEnterprise: false, monthlyLimit: 5 }

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY', 'REPORT']
const huge = '99999999999999999999'
const values = [
  ...[
    '',
    `-${huge}`,
    '1e400',
    'NaN',
    '%ff',
    '%ED%A0%80',
    '__proto__',
    "';--",
    'a'.repeat(2000),
    '%F0%9F%8F%8C',
    '%0d%0aX: y',
  ],
  ...['https://h.example/', '2026-11-22', 'null', '[]', 'fit_01JD0Z8Q4T5V6W7X8Y9Z0A1B2C'],
]
/** Words of an address: an id, a token, the name of a page. */
const words = ['fit_01JD0Z8Q4T5V6W7X8Y9Z0A1B2C', 'a%00', '%ff', '%ED%A0%80', huge, '-1', '..%2f..', '__proto__', "';--"]
const parameters = [
  ...[
    'before',
    'limit',
    'done',
    'next',
    'key',
    'signature',
    'expires',
    'day',
    'id',
    'month',
    'mode',
    'only',
    'q',
    'a[b]',
  ],
  ...['detail', 'offset', 'clubType', 'client_id', 'redirect_uri', 'scope', 'state', 'resource', 'response_type', ''],
  ...['code_challenge', 'loft', 'setting', 'speed', 'zip', 'city', 'lat', 'token', '__proto__'],
]
/** Fields of forms, with what they take. */
const fields: Readonly<Record<string, string>> = {
  email: 'pat@example.com',
  password: 'seven irons in the rain',
  current: 'seven irons in the rain',
  next: '/dashboard',
  name: 'n',
  role: 'member',
  scope: 'fittings:read',
  days: '0',
  csv: 'sku,headId,stock',
  url: 'https://h.example/hook',
  events: 'fitting.completed',
  id: 'key_01JD0Z8Q4T5V6W7X8Y9Z0A1B2C',
  origins: 'https://h.example',
  dailyCap: '5',
  kind: 'live',
  storeLink: 'https://h.example/{headId}',
  decision: 'allow',
  client_id: 'ecl_1',
  grant_type: 'authorization_code',
  code: 'x',
  code_verifier: 'x'.repeat(43),
  redirect_uri: 'http://127.0.0.1:9/cb',
  refresh_token: 'x',
  token: 'x',
  resource: 'http://fit.example/mcp',
}
const bodies: readonly (readonly [type: string | null, body: string | undefined])[] = [
  [null, undefined],
  ['application/json', undefined],
  ['application/x-www-form-urlencoded', undefined],
  [null, ''],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '{}'],
  ['application/json', '1e400'],
  ['application/json', '"\\u0000"'],
  ['application/json', `{"limit":${huge},"name":"a\\u0000","email":"x"}`],
  ['application/json', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\\u0001","arguments":null}}'],
  ['application/x-ndjson', '{}\nnull\n\n[]'],
  ['application/x-www-form-urlencoded', '%00=%00&=&&a&%ff=%ff'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['text/plain', '\0'],
]

/** The same requests in each run: a linear congruence chooses what is put together. */
const chooser = (seed: number) => {
  let state = seed
  return <Item>(items: readonly Item[]): Item => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return items[Math.floor((state / 2 ** 32) * items.length)]!
  }
}

interface Sent {
  readonly path: string
  readonly method: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** NUL, a huge number and one more for each name of an address. In short runs one of them, each in its turn on both engines. */
const valuesOf = (turn: number, pick: ReturnType<typeof chooser>): string[] => {
  const all = ['%00', huge, pick(values)]
  return isFull ? all : [all[(turn + Math.floor(turn / 3)) % 3]!]
}

/** For an address: each method, each body, each parameter and field. */
function* requestsFor(address: string, seed: number): Generator<Sent> {
  const pick = chooser(seed)
  const path = () => address.replaceAll(/:\w+/g, () => pick(words))
  for (const method of methods) yield { path: path(), method }
  for (const [type, body] of bodies)
    for (const method of ['POST', 'PUT', 'DELETE'])
      yield { path: path(), method, ...(body !== undefined && { body }), headers: type ? { 'content-type': type } : {} }
  for (const [turn, name] of parameters.entries())
    for (const value of valuesOf(seed + turn, pick))
      yield {
        path: `${path()}?${name}=${value}&${pick(parameters)}=${pick(values)}`,
        method: pick(['GET', 'GET', 'GET', 'POST']),
      }
  yield* formsFor(path, pick, seed)
}

function* formsFor(path: () => string, pick: ReturnType<typeof chooser>, seed: number): Generator<Sent> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const formOf = (own: Readonly<Record<string, string>>): string =>
    Object.entries({ ...fields, ...own })
      .map(([name, value]) => `${name}=${value}`)
      .join('&')
  for (const basic of ['a%00:b', 'a\0:b\0', ':', 'a'])
    yield {
      path: path(),
      method: 'POST',
      body: formOf({}),
      headers: { ...type, authorization: `Basic ${btoa(basic)}` },
    }
  for (const [turn, name] of Object.keys(fields).entries())
    for (const value of valuesOf(seed + turn, pick)) {
      const own = { grant_type: pick(['authorization_code', 'refresh_token']), [name]: value }
      yield { path: path(), method: 'POST', body: formOf(own), headers: type }
    }
}

/** Requests that no client library sends. */
const rawRequests = (path: string): string[] => {
  const post = (headers: string, body = '') =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Forwarded-For: ${newSender()}\r\n${headers}\r\n${body}`
  const form = 'Content-Type: application/x-www-form-urlencoded\r\n'
  const chunked = 'Transfer-Encoding: chunked\r\n'
  return [
    post(''),
    post(form),
    post(`${form}${chunked}`, '0\r\n\r\n'),
    post(chunked, '2\r\n{}\r\n0\r\nX-Trailer: a\r\n\r\n'),
    post(`${form}${chunked}`, '6\r\na=%00&\r\n0\r\n\r\n'),
    post('Content-Length: 0\r\n'),
    post(`Content-Length: ${huge}\r\n`, '{}'),
    post('Expect: 100-continue\r\nContent-Length: 2\r\n', '{}'),
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`,
    `GET ${path} HTTP/1.0\r\n\r\n`,
    `BREW ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    path,
  ]
}

/** The answer on a connection of its own, of which the sender closes its half. */
const rawAnswer = (port: number, request: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true }, () => socket.end(request))
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => {
      answer += text
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
    socket.on('end', () => socket.destroy())
    socket.setTimeout(5_000, () => socket.destroy())
  })

/** Each request comes from another sender: whoever sends many is soon refused at the door. */
let senders = 0
const newSender = () => `198.${18 + (++senders >> 16)}.${(senders >> 8) & 255}.${senders & 255}`

const groups = ['PAGE', 'READ', 'FREE', 'SEARCH', 'SCORES', 'CATALOG', 'ANALYZE', 'INGEST', 'AGENTS']
const unlimited = Object.fromEntries(groups.map((group) => [`RATE_LIMIT_${group}_PER_MINUTE`, '0']))
const hasPostgres = (await postgresServer()) !== null

forEachSharedDatabase((engine, open) => {
  /** Each request goes to one of the engines, a third of each address to the embedded one (FAULTS=full, or no PostgreSQL: all). */
  const isSentHere = (place: number) => isFull || !hasPostgres || (place % 3 === 0) === (engine === 'embedded')
  let club: Replica
  let server: ReturnType<typeof listen>
  beforeAll(async () => {
    const env = { ...unlimited, PORT: '0', TRUST_PROXY: '1', METRICS_TOKEN: 'm'.repeat(32) }
    club = await replica(await open(), { isInProcess: true, env })
    server = listen(club.app as App, club.deps, false)
  })
  afterAll(() => server.stop(true))

  const routes = () => [...new Set([...(club.app as App).routes.map(({ path }) => path), ...mounted])]
  const errorsSince = (line: number) => club.lines.slice(line).filter(({ level }) => level === 'error')

  const faultOf = async ({ path, ...init }: Sent, as: Readonly<Record<string, string>>): Promise<string[]> => {
    const before = club.lines.length
    const headers = { ...as, ...init.headers, 'x-forwarded-for': newSender() }
    const answer = await fetch(new URL(path, server.url), { ...init, headers, redirect: 'manual' })
    await answer.arrayBuffer()
    const errors = errorsSince(before)
    if (answer.status !== 500 && errors.length === 0) return []
    return [`${init.method} ${path} ${init.body ?? ''}: ${answer.status} ${JSON.stringify(errors).slice(0, 500)}`]
  }

  /** Each address is asked by somebody new, since some of what is sent ends a session or a key. */
  const faultsAs = async (somebody: () => Promise<Record<string, string>>, asks: (path: string) => boolean) => {
    const faults: string[] = []
    for (const [at, address] of routes().filter(asks).entries()) {
      const as = await somebody()
      for (const [place, sent] of [...requestsFor(address, at + 1)].entries())
        if (isSentHere(place + at)) faults.push(...(await faultOf(sent, as)))
    }
    return faults
  }
  const session = async (): Promise<string> => {
    const { browser } = await club.person()
    return browser
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  test('nothing that a stranger sends is a fault', async () => {
    expect(
      await faultsAs(
        async () => ({}),
        () => true,
      ),
    ).toEqual([])
  })

  test('nothing that a key sends is a fault', async () => {
    const key = async () => ({ authorization: `Bearer ${(await createAccount(club.deps, owner)).apiKey}` })
    expect(await faultsAs(key, (path) => path.startsWith('/v1/') || path === '/mcp')).toEqual([])
  })

  test('nothing that a person sends who is signed in is a fault', async () => {
    const cookie = async () => ({ cookie: await session(), origin: club.deps.config.authUrl })
    expect(await faultsAs(cookie, (path) => /^\/(dashboard|studio|oauth|sign|join)/.test(path))).toEqual([])
    const bearer = async () => ({ authorization: `Bearer ${/eds_\w+/.exec(await session())![0]}` })
    expect(await faultsAs(bearer, (path) => path.startsWith('/api/'))).toEqual([])
  })

  test('requests that end early, say no length or have trailers disturb no other connection', async () => {
    const other = await keptConnection(`http://127.0.0.1:${server.port}`)
    const faults: string[] = []
    for (const [place, address] of routes().entries()) {
      if (!isSentHere(place)) continue
      const path = address.replaceAll(/:\w+/g, 'x')
      for (const raw of rawRequests(path)) {
        const before = club.lines.length
        const answer = await rawAnswer(server.port!, raw)
        const errors = errorsSince(before)
        if (answer.startsWith('HTTP/1.1 500') || errors.length > 0)
          faults.push(`${raw.slice(0, 200)}: ${JSON.stringify(errors).slice(0, 500)}`)
      }
      other.send('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n')
      expect([path, (await other.answer()).status]).toEqual([path, 200])
    }
    expect(faults).toEqual([])
  })
})
