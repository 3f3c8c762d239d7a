/**
 * Whether the memory of a service stays level: `bun bench/memory.ts steady 60` for an hour of 70 requests a second of every kind,
 * `bun bench/memory.ts full 10` for ten minutes of 64 connections that always wait for an answer.
 *
 * On PostgreSQL where it is installed. Prints resident memory at every tenth of the time; growth is counted from the first
 * tenth, when everything has been loaded and compiled.
 */
import { requests } from '../test/support/club.ts'
import { privatePostgres } from '../test/support/postgres-server.ts'
import { load, residentMb, type WireRequest } from './http/load.ts'
import { record } from './record.ts'
import { benchService } from './service.ts'

const [way = 'steady', minutes = '60'] = process.argv.slice(2)
const options = way === 'full' ? { connections: 64 } : { connections: 16, perSecond: 70 }
const parts = 10

const postgres = await privatePostgres({ isDurable: true })
const service = await benchService(postgres?.url('postgres'))
const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' }
const get = (path: string): WireRequest => ({ method: 'GET', path, headers })
const post = (path: string, body: object): WireRequest => ({
  method: 'POST',
  path,
  headers,
  body: JSON.stringify(body),
})
const { clubs } = (await (await fetch(`${service.address}/v1/catalog/clubs?limit=50`, { headers })).json()) as {
  readonly clubs: readonly { readonly headId: string }[]
}
const speed = (index: number): number => 70 + (index % 40_000) / 1_000
const fitting = (index: number) => {
  const { driver } = requests
  return { ...driver, swingMetrics: { ...driver.swingMetrics, swingSpeed: speed(index) } }
}
/** As often as each stands here; golfers do not repeat. */
const kinds: readonly ((index: number) => WireRequest)[] = [
  (index) => post('/v1/catalog/scores', { golfer: { speed: speed(index), needsLaunch: index % 3 === 0 } }),
  (index) => get(`/v1/catalog/clubs?q=max&offset=${index % 20}`),
  (index) => get(`/v1/catalog/clubs/${clubs[index % clubs.length]!.headId}`),
  (index) => post('/v1/catalog/scores', { golfer: { speed: speed(index) }, clubTypes: ['driver'] }),
  (index) => get(`/v1/catalog/clubs?clubType=iron&limit=20&offset=${index % 50}`),
  (index) => post('/v1/fitting/analyze', fitting(index)),
  () => get('/health'),
]

const rows = [{ minute: '0', 'RSS MB': residentMb(service.pid).toFixed(0), requests: 0, 'p99 ms': '' }]
let sent = 0
for (let part = 1; part <= parts; part++) {
  const next = (n: number) => kinds[(sent + n) % kinds.length]!(sent + n)
  const result = await load(service, next, { ...options, seconds: (60 * Number(minutes)) / parts })
  if (result.otherThan200 > 0) throw new Error(`${result.otherThan200} answers were not 200`)
  sent += result.requests
  rows.push({
    minute: ((part * Number(minutes)) / parts).toFixed(1),
    'RSS MB': residentMb(service.pid).toFixed(0),
    requests: sent,
    'p99 ms': result.p99Ms.toFixed(1),
  })
  console.log(rows.at(-1))
}
record(`memory, ${way}, ${minutes} minutes`, rows)
const [settled, last] = [rows[1]!, rows.at(-1)!].map((row) => Number(row['RSS MB']))
record(`memory, ${way}, growth`, [
  { figure: 'last against the first tenth', reached: (last! / settled!).toFixed(2), 'at most': '1.10' },
])
await service.stop()
await postgres?.stop('immediate')
process.exit()
