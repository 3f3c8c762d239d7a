/**
 * The tool endpoint beside its REST twins, in one interleaved run on loopback: `bun bench/http/mcp.ts`.
 *
 * A tool answer carries its JSON twice (structured and as text), so the same clubs are twice the bytes. Answers are
 * compared first. The ratio is requests per second of the tool to those of its twin; 0.75 is the least that is accepted.
 */
import { record } from '../record.ts'
import { benchService } from '../service.ts'
import { type LoadResult, load, type WireRequest, warmUp } from './load.ts'

const rounds = 5
const secondsPerRound = 1
const connections = 16

const service = await benchService()
const authorization = `Bearer ${service.key}`
const json = { authorization, 'content-type': 'application/json' }

const rest = (method: 'GET' | 'POST', path: string, body?: unknown): WireRequest => ({
  method,
  path,
  headers: json,
  ...(body !== undefined && { body: JSON.stringify(body) }),
})
const rpc = (id: number, method: string, params?: unknown): WireRequest => ({
  method: 'POST',
  path: '/mcp',
  headers: { ...json, accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' },
  body: JSON.stringify({ jsonrpc: '2.0', id, method, ...(params !== undefined && { params }) }),
})
const call = (id: number, name: string, args: unknown) => rpc(id, 'tools/call', { name, arguments: args })
/** The same as a client of revision 2026-07-28 sends it. */
const enveloped = (id: number, name: string, args: unknown): WireRequest => {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const message = rpc(id, 'tools/call', { name, arguments: args, _meta })
  const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': name }
  return { ...message, headers: { ...message.headers, ...headers } }
}

const types = ['driver', 'fairway', 'hybrid', 'iron', 'wedge'] as const
const typeOf = (index: number) => types[index % types.length]!
/** A golfer nobody has asked about before. */
const golferOf = (index: number) => ({
  speed: 60 + ((index * 7) % 6500) / 100,
  miss: index % 2 === 0 ? 'slice' : 'hook',
})

interface Pair {
  readonly name: string
  readonly tool: (index: number) => WireRequest
  readonly twin: (index: number) => WireRequest
  /** What of the twin's answer the tool gives too. */
  readonly same: (tool: unknown, twin: unknown) => boolean
}
const equal = (a: unknown, b: unknown) => Bun.deepEquals(a, b)
interface Scores {
  readonly clubs: readonly { readonly clubType: string }[]
}
const pairs: readonly Pair[] = [
  {
    name: 'search_clubs, 20 clubs',
    tool: (index) => call(index, 'search_clubs', { clubType: typeOf(index), offset: index % 30 }),
    twin: (index) => rest('GET', `/v1/catalog/clubs?clubType=${typeOf(index)}&offset=${index % 30}`),
    same: equal,
  },
  {
    name: 'search_clubs, 5 clubs',
    tool: (index) => call(index, 'search_clubs', { clubType: typeOf(index), limit: 5 }),
    twin: (index) => rest('GET', `/v1/catalog/clubs?clubType=${typeOf(index)}&limit=5`),
    same: equal,
  },
  {
    name: 'search_clubs, 20 clubs, 2026-07-28',
    tool: (index) => enveloped(index, 'search_clubs', { clubType: typeOf(index), offset: index % 30 }),
    twin: (index) => rest('GET', `/v1/catalog/clubs?clubType=${typeOf(index)}&offset=${index % 30}`),
    same: equal,
  },
  {
    name: 'score_clubs, 10 drivers of all drivers',
    tool: (index) => call(index, 'score_clubs', { ...golferOf(index), clubType: 'driver' }),
    twin: (index) => rest('POST', '/v1/catalog/scores', { golfer: golferOf(index), clubTypes: ['driver'] }),
    same: (tool, twin) => equal((tool as Scores).clubs, (twin as Scores).clubs.slice(0, 10)),
  },
  {
    name: 'score_clubs, 50 clubs of the whole answer',
    tool: (index) => call(index, 'score_clubs', { ...golferOf(index), include: ['reasons'] }),
    twin: (index) => rest('POST', '/v1/catalog/scores', { golfer: golferOf(index) }),
    same: (tool, twin) =>
      equal(
        (tool as Scores).clubs,
        types.flatMap((type) => (twin as Scores).clubs.filter(({ clubType }) => clubType === type).slice(0, 10)),
      ),
  },
]

const send = async ({ path, method, headers, body }: WireRequest) => {
  const response = await fetch(service.address + path, { method, headers, ...(body !== undefined && { body }) })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as { result?: { structuredContent?: unknown } }
}
for (const { name, tool, twin, same } of pairs)
  for (const index of [0, 17, 4242]) {
    const { result } = await send(tool(index))
    if (!same(result?.structuredContent, await send(twin(index)))) throw new Error(`${name}: request ${index} differs`)
  }

const results = new Map<string, LoadResult[]>()
const target = { port: service.port, pid: service.pid }
for (const { tool, twin } of pairs) for (const next of [tool, twin]) await warmUp(target, next)
for (let round = 0; round < rounds; round++)
  for (const { name, tool, twin } of pairs)
    for (const [side, next] of [
      ['tool', tool],
      ['twin', twin],
    ] as const) {
      const result = await load(target, (index) => next(index + (round + 1) * 1_000_003), {
        connections,
        seconds: secondsPerRound,
      })
      if (result.otherThan200 > 0) throw new Error(`${name}, ${side}: ${result.otherThan200} answers were not 200`)
      const key = `${name} ${side}`
      results.set(key, [...(results.get(key) ?? []), result])
    }

const median = (key: string, of: keyof LoadResult): number => {
  const values = results.get(key)!.map((result) => result[of])
  return values.sort((a, b) => a - b)[values.length >> 1]!
}
record(
  'tools over MCP and their REST twins',
  pairs.map(({ name }) => {
    const [tool, twin] = [`${name} tool`, `${name} twin`]
    return {
      tool: name,
      'req/s': Math.round(median(tool, 'perSecond')),
      'REST req/s': Math.round(median(twin, 'perSecond')),
      'x REST req/s': (median(tool, 'perSecond') / median(twin, 'perSecond')).toFixed(2),
      'CPU us': Math.round(median(tool, 'cpuMicrosPerRequest')),
      'REST CPU us': Math.round(median(twin, 'cpuMicrosPerRequest')),
      bytes: Math.round(median(tool, 'bytesPerAnswer')),
      'REST bytes': Math.round(median(twin, 'bytesPerAnswer')),
    }
  }),
)
await service.stop()
