/**
 * Distinct-context scores over HTTP against their peers, in one interleaved run on loopback: `bun bench/http/scores.ts`.
 *
 * Every request has a context of its own, so nothing can be cached. The load generator shares the two cores, therefore
 * CPU per request (user and system time of the server) is the steadiest figure. Each server's answer is compared with ours
 * first: fast and wrong is not a result.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../test/support/service.ts'
import { startPeer } from '../peer.ts'
import { record } from '../record.ts'
import { benchService } from '../service.ts'
import { type LoadResult, load, residentMb, type WireRequest, warmUp } from './load.ts'
import { spread } from './spread.ts'

const rounds = 5
const secondsPerRound = 2
const connections = 16

const scratch = mkdtempSync(join(tmpdir(), 'clubwright-bench-'))
const service = await benchService()

const goals = ['distance', 'slice', 'launch', 'spin', 'forgiveness'] as const
const misses = ['straight', 'slice', 'hook', 'both'] as const
/** A golfer nobody has asked about before: speed in hundredths, goal, miss and two flags. */
const contextOf = (index: number) => ({
  goal: goals[index % 5],
  golfer: {
    speed: 60 + ((index * 7) % 6500) / 100,
    miss: misses[(index >> 2) % 4],
    needsLaunch: index % 3 === 0,
    highSpin: index % 7 === 0,
  },
})
const headers = {
  authorization: `Bearer ${service.key}`,
  'content-type': 'application/json',
  'accept-encoding': 'identity',
}
const scores = (index: number): WireRequest => ({
  method: 'POST',
  path: '/v1/catalog/scores',
  headers,
  body: JSON.stringify(contextOf(index)),
})

const product = { name: 'clubwright scores', port: service.port, pid: service.pid }
const post = async (port: number, index: number) => {
  const response = await fetch(`http://127.0.0.1:${port}/v1/catalog/scores`, {
    method: 'POST',
    headers,
    body: scores(index).body!,
  })
  if (!response.ok) throw new Error(`${port}: ${response.status} ${await response.text()}`)
  return response
}
const sample = await post(product.port, 1)
const etag = sample.headers.get('etag')!
const answerFile = join(scratch, 'answer.json')
await Bun.write(answerFile, await sample.bytes())

const children: Bun.Subprocess[] = []
// Also when a check fails half way.
process.on('exit', () => {
  for (const child of children) child.kill()
  rmSync(scratch, { recursive: true, force: true })
})
const peer = async (name: string, command: string[], cwd?: string) => ({
  name,
  ...(await startPeer(command, answerFile, cwd)),
})

const here = (file: string) => join(import.meta.dir, 'peers', file)
const bundle = join(scratch, 'fastify.mjs')
// Node 20 does not know Map.groupBy yet.
const groupBy =
  'Map.groupBy ??= (items, keyOf) => { const groups = new Map(); for (const item of items) { const key = keyOf(item); groups.set(key, [...(groups.get(key) ?? []), item]) } return groups };'
// What it shares with the service asks whether it is an executable of Bun, and where it lies.
const noBun = ['--define=Bun.main=""', '--define=import.meta.dir="."']
await Bun.$`${process.execPath} build ${here('fastify.ts')} --target=node --banner=${groupBy} ${noBun} --outdir ${scratch} --entry-naming=[name].mjs`.quiet()
const fixed = await peer('bun, same bytes fixed', [process.execPath, here('fixed.ts')])
const naive = await peer('elysia + JSON.stringify', [process.execPath, here('naive.ts')])
const node = await peer('fastify + fast-json-stringify', ['node', bundle], scratch) // its core lies beside it

const nginx = await nginxPeer()

for (const { name, port } of [naive, node])
  for (const index of [0, 17, 4242]) {
    // Fastify writes members that may be absent behind the others.
    const plain = async (from: number) => ({
      ...((await (await post(from, index)).json()) as object),
      imageRevision: '',
    })
    if (!Bun.deepEquals(await plain(port), await plain(product.port), true))
      throw new Error(`${name} answers context ${index} otherwise`)
  }

const conditional = (): WireRequest => ({ ...scores(1), headers: { ...headers, 'if-none-match': etag } })
const subjects: { name: string; target: { port: number; pid: number }; next: (index: number) => WireRequest }[] = [
  { name: fixed.name, target: fixed, next: scores },
  { name: product.name, target: product, next: scores },
  { name: 'clubwright scores, 304', target: product, next: conditional },
  { name: 'clubwright /health', target: product, next: () => ({ method: 'GET', path: '/health', headers: {} }) },
  { name: naive.name, target: naive, next: scores },
  { name: node.name, target: node, next: scores },
  ...(nginx === null
    ? []
    : [
        {
          name: nginx.name,
          target: nginx,
          next: () => ({ method: 'GET' as const, path: '/answer.json', headers: {} }),
        },
      ]),
]

/** These take 20 ms for an answer: their loops are hot after a hundred. */
const slow = [naive.name, node.name]
for (const { name, target, next } of subjects) await warmUp(target, next, slow.includes(name) ? 100 : undefined)
const results = new Map<string, LoadResult[]>(subjects.map(({ name }) => [name, []]))
const memoryBefore = residentMb(product.pid)
for (let round = 0; round < rounds; round++)
  for (const { name, target, next } of subjects) {
    const at = (index: number) => next(index + (round + 1) * 1_000_003)
    results.get(name)!.push(await load(target, at, { connections, seconds: secondsPerRound }))
  }

const median = (name: string, of: keyof LoadResult): number => {
  const values = results
    .get(name)!
    .map((result) => result[of])
    .sort((a, b) => a - b)
  return values[values.length >> 1]!
}
const ratio = (name: string, of: keyof LoadResult, to = fixed.name) => median(name, of) / median(to, of)
record(
  'scores over HTTP',
  subjects.map(({ name }) => ({
    server: name,
    'req/s': Math.round(median(name, 'perSecond')),
    'x fixed req/s': ratio(name, 'perSecond').toFixed(2),
    'CPU us/req': Math.round(median(name, 'cpuMicrosPerRequest')),
    'x fixed CPU': ratio(name, 'cpuMicrosPerRequest').toFixed(2),
    'p50 ms': median(name, 'p50Ms').toFixed(2),
    'p99 ms': median(name, 'p99Ms').toFixed(1),
    'kB/answer': Math.round(median(name, 'bytesPerAnswer') / 1000),
    'not 200': median(name, 'otherThan200'),
  })),
)
record('scores over HTTP, ratios', [
  { figure: 'req/s against the fixed bytes', reached: ratio(product.name, 'perSecond').toFixed(2), floor: '0.62' },
  {
    figure: 'CPU/req against the fixed bytes',
    reached: ratio(product.name, 'cpuMicrosPerRequest').toFixed(2),
    floor: '1.7 at most',
  },
  { figure: 'p99 against the fixed bytes', reached: ratio(product.name, 'p99Ms').toFixed(2), floor: '1.4 at most' },
  {
    figure: 'req/s against Elysia + JSON.stringify',
    reached: ratio(product.name, 'perSecond', naive.name).toFixed(1),
    floor: '7',
  },
  { figure: 'req/s against Fastify', reached: ratio(product.name, 'perSecond', node.name).toFixed(1), floor: '22' },
  {
    figure: '304 req/s against /health',
    reached: ratio('clubwright scores, 304', 'perSecond', 'clubwright /health').toFixed(2),
    floor: '0.8',
  },
  {
    figure: 'RSS after the run, MB above its start',
    reached: (residentMb(product.pid) - memoryBefore).toFixed(0),
    floor: '',
  },
])

record('scores over HTTP at half load', await atHalfLoad())

for (const child of children) child.kill()
await service.stop()

/** nginx with the answer as a file, where it is installed: the ceiling of a web server. */
async function nginxPeer() {
  if (Bun.which('nginx') === null) {
    console.log('nginx is not installed here: its row is left out.')
    return null
  }
  const port = freePort()
  const config = join(scratch, 'nginx.conf')
  await Bun.write(
    config,
    `daemon off; worker_processes 1; master_process off; pid ${scratch}/nginx.pid; error_log stderr crit; events {}
     http { access_log off; sendfile off; output_buffers 2 512k; keepalive_requests 10000000;
            server { listen 127.0.0.1:${port}; root ${scratch}; } }`,
  )
  const child = Bun.spawn(['nginx', '-c', config], { stdio: ['ignore', 'ignore', 'inherit'] })
  children.push(child)
  await Bun.sleep(500)
  return { name: 'nginx, same bytes from a file', port, pid: child.pid }
}

/**
 * Requests that arrive at half of the rate that the service reached, at the service and at the fixed bytes in turn. Waiting
 * counts from when a request was due.
 */
async function atHalfLoad() {
  const perSecond = median(product.name, 'perSecond') / 2
  const waits = { [product.name]: [] as LoadResult[], [fixed.name]: [] as LoadResult[] }
  for (let round = 0; round < rounds; round++)
    for (const target of [product, fixed]) {
      const next = (index: number) => scores(index + round * 1_000_003 + 9_000_000)
      waits[target.name]!.push(await load(target, next, { connections: 64, seconds: secondsPerRound, perSecond }))
    }
  const middle = (name: string, of: 'p50Ms' | 'p99Ms') => spread(waits[name]!.map((result) => result[of])).median
  return [product, fixed].map(({ name }) => ({
    server: name,
    'req/s': Math.round(perSecond),
    'p50 ms': middle(name, 'p50Ms').toFixed(2),
    'p99 ms': middle(name, 'p99Ms').toFixed(1),
    'x fixed p50': (middle(name, 'p50Ms') / middle(fixed.name, 'p50Ms')).toFixed(2),
    'x fixed p99': (middle(name, 'p99Ms') / middle(fixed.name, 'p99Ms')).toFixed(2),
  }))
}
