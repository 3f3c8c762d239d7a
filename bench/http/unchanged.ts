/**
 * What "nothing has changed" costs over HTTP: `bun bench/http/unchanged.ts`.
 *
 * A scores request with If-None-Match against `/health`, in turn on one service: the same question again, as a poller asks it,
 * and questions that nobody asked before. The ratio is taken within each round.
 */
import { record } from '../record.ts'
import { benchService } from '../service.ts'
import { load, type WireRequest } from './load.ts'
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
const subjects = {
  health: (): WireRequest => ({ method: 'GET', path: '/health', headers: {} }),
  'the same question again': (index: number) => ask(index % 20),
  'a question of its own': ask,
}
type Subject = keyof typeof subjects
const results = new Map<Subject, { cpu: number; rate: number }[]>()
const names = Object.keys(subjects) as Subject[]
for (let round = 0; round <= rounds; round++)
  for (const name of names) {
    const next = (index: number) => subjects[name](index + round * 50_023)
    const seconds = round === 0 ? 2 : 1
    const { cpuMicrosPerRequest, perSecond, otherThan200 } = await load(service, next, { connections: 16, seconds })
    if (otherThan200 > 0) throw new Error(`${name}: ${otherThan200} were refused`)
    const figures = { cpu: cpuMicrosPerRequest, rate: perSecond }
    if (round > 0) results.set(name, [...(results.get(name) ?? []), figures])
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
