/**
 * Small answers against `/health`, by turns on one service with the default log: `bun bench/http/small.ts [rounds]`. Processor time of
 * the service, and of `/v1/key/status` also the waiting of 16 clients, on the embedded engine.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { record } from '../record.ts'
import { benchService } from '../service.ts'
import { load, type WireRequest, warmUp } from './load.ts'
import { spread } from './spread.ts'

const rounds = Number(process.argv[2] ?? 7)
const scratch = mkdtempSync(join(tmpdir(), 'clubwright-bench-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const service = await benchService(undefined, join(scratch, 'log'))
const authorization = `Bearer ${service.key}`
const get = (path: string) => (): WireRequest => ({ method: 'GET', path, headers: { authorization } })
const post = (path: string, bodyOf: (index: number) => object, more: Readonly<Record<string, string>> = {}) => {
  const headers = { authorization, 'content-type': 'application/json', 'accept-encoding': 'identity', ...more }
  return (index: number): WireRequest => ({ method: 'POST', path, headers, body: JSON.stringify(bodyOf(index)) })
}
const again = { golfer: { speed: 95 } }
const first = await fetch(`${service.address}/v1/catalog/scores`, {
  method: 'POST',
  headers: { authorization, 'content-type': 'application/json', 'accept-encoding': 'identity' },
  body: JSON.stringify(again),
})
const bag = ['driver', '3 wood', '5 wood', '4h', '5i', '6i', '7i', '8i', '9i', 'PW', '50', '54', '58', 'putter']
const subjects: Record<string, (index: number) => WireRequest> = {
  '/health': get('/health'),
  '/v1/status': get('/v1/status'),
  'a repeated context (304)': post('/v1/catalog/scores', () => again, {
    'if-none-match': first.headers.get('etag')!,
  }),
  'grip size': post('/v1/grip-size', (index) => ({ handLengthIn: 6.5 + (index % 200) / 100 })),
  'bag of 14': post('/v1/bag/gapping', (index) => ({
    clubs: bag.map((club) => ({ club })),
    driverSpeed: 80 + (index % 300) / 10,
  })),
  'search, 5 clubs': get('/v1/catalog/clubs?limit=5'),
  '/v1/key/status': get('/v1/key/status'),
}
const names = Object.keys(subjects)
const results = new Map(names.map((name) => [name, [] as { cpu: number; rate: number; p50Ms: number }[]]))
for (const name of names) await warmUp(service, subjects[name]!, name === '/v1/key/status' ? 3_000 : 20_000)
for (let round = 0; round < rounds; round++)
  for (const name of names) {
    const found = await load(service, subjects[name]!, { connections: 16, seconds: 1 })
    if (found.otherThan200 > 0) throw new Error(`${name}: ${found.otherThan200} of ${found.requests} were refused`)
    results.get(name)!.push({ cpu: found.cpuMicrosPerRequest, rate: found.perSecond, p50Ms: found.p50Ms })
  }
await service.stop()

const health = results.get('/health')!
record(
  'small answers against /health, 16 connections',
  names.map((name) => {
    const of = results.get(name)!
    return {
      request: name,
      'CPU us': spread(of.map(({ cpu }) => cpu)).median.toFixed(0),
      'x CPU of /health': spread(of.map(({ cpu }, round) => cpu / health[round]!.cpu)).shown,
      'x req/s of /health': spread(of.map(({ rate }, round) => rate / health[round]!.rate)).shown,
      'p50 ms': spread(of.map(({ p50Ms }) => p50Ms)).median.toFixed(2),
    }
  }),
)
