/**
 * What "nothing has changed" costs over HTTP: `bun bench/http/unchanged.ts`.
 *
 * A scores request with If-None-Match against `/health`, in turn on one service: the same questions again, as a poller asks them,
 * thousands of questions with their tags, and questions that nobody asked before, with `*`. The ratio is taken within each
 * round. The steps before the service come from a bare Bun server: they are the least that a 304 with these headers, and with
 * a body read, can take on Bun.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPeer } from '../peer.ts'
import { record } from '../record.ts'
import { benchService } from '../service.ts'
import { load, type WireRequest, warmUp } from './load.ts'
import { spread } from './spread.ts'

const rounds = 7
const service = await benchService()
const headers = {
  authorization: `Bearer ${service.key}`,
  'content-type': 'application/json',
  'accept-encoding': 'identity',
  'if-none-match': '*',
}
const ask = (index: number): WireRequest => ({
  method: 'POST',
  path: '/v1/catalog/scores',
  headers,
  body: JSON.stringify({
    goal: 'distance',
    golfer: { speed: 60 + (index % 650_000) / 10_000, needsLaunch: index % 3 === 0 },
  }),
})
const scratch = mkdtempSync(join(tmpdir(), 'clubwright-bench-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const { path, body, headers: asked } = ask(0)
const { status, headers: answered } = await fetch(service.address + path, {
  method: 'POST',
  headers: asked,
  body: body!,
})
if (status !== 304) throw new Error(`expected 304, got ${status}`)
const headersFile = join(scratch, 'headers.json')
// Bun writes this one itself.
await Bun.write(headersFile, JSON.stringify({ ...answered.toJSON(), date: undefined }))
/** More than a service would remember by chance, and too many for the caches of a processor. */
const tagged = await Promise.all(
  Array.from({ length: 4_000 }, async (_, index): Promise<WireRequest> => {
    const { headers: sent, body: question } = ask(index * 17)
    const answer = await fetch(service.address + path, { method: 'POST', headers: sent, body: question! })
    return { ...ask(index * 17), headers: { ...headers, 'if-none-match': answer.headers.get('etag')! } }
  }),
)
const bare = await startPeer([process.execPath, join(import.meta.dir, 'peers', 'unchanged.ts')], headersFile)
const step = (path: string) => ({ server: bare, next: (index: number): WireRequest => ({ ...ask(index), path }) })
const subjects = {
  health: { server: service, next: (): WireRequest => ({ method: 'GET', path: '/health', headers: {} }) },
  'a bare Bun server: 304 without headers': step('/empty'),
  '+ the headers of the service': step('/headers'),
  '+ the body read': step('/read'),
  '+ the golfer packed': step('/pack'),
  'the same twenty questions with their tags': { server: service, next: (index: number) => tagged[index % 20]! },
  'thousands of questions with their tags': {
    server: service,
    next: (index: number) => tagged[index % tagged.length]!,
  },
  'questions of their own with *': { server: service, next: ask },
}
type Subject = keyof typeof subjects
const results = new Map<Subject, { cpu: number; rate: number }[]>()
const names = Object.keys(subjects) as Subject[]
for (const name of names) await warmUp(subjects[name].server, subjects[name].next)
for (let round = 0; round < rounds; round++)
  for (const name of names) {
    const { server, next: of } = subjects[name]
    const next = (index: number) => of(index + (round + 1) * 50_023)
    const { cpuMicrosPerRequest, perSecond, otherThan200 } = await load(server, next, { connections: 16, seconds: 1 })
    if (otherThan200 > 0) throw new Error(`${name}: ${otherThan200} were refused`)
    const figures = { cpu: cpuMicrosPerRequest, rate: perSecond }
    results.set(name, [...(results.get(name) ?? []), figures])
  }
await service.stop()

const health = results.get('health')!
record(
  'unchanged scores (304) against /health',
  names.map((name) => {
    const of = results.get(name)!
    return {
      request: name,
      'CPU us/req': spread(of.map(({ cpu }) => cpu)).median.toFixed(0),
      '/health CPU to its own': spread(of.map(({ cpu }, round) => health[round]!.cpu / cpu)).shown,
      'x /health req/s': spread(of.map(({ rate }, round) => rate / health[round]!.rate)).shown,
    }
  }),
)
