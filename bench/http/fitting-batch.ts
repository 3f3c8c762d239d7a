/**
 * A row of `POST /v1/fitting/batch` against a call of analyze, in one interleaved run: `bun bench/http/fitting-batch.ts`.
 *
 * The single calls come one after the other from one client, as a program sends them that goes through a list; and from 16
 * clients at once, which is as fast as single calls get. The batches come one after the other from one client. On PostgreSQL
 * with fsync, and on the embedded database. Every golfer is a new one.
 */
import { clubTypes } from '../../src/golf/names/words.ts'
import { requests } from '../../test/support/club.ts'
import { privatePostgres } from '../../test/support/postgres-server.ts'
import { type ResultRow, record } from '../record.ts'
import { type BenchService, benchService } from '../service.ts'
import { cpuMicros, load, type WireRequest } from './load.ts'

const rounds = 7
const seconds = 3
const rowsPerBatch = 500
/** The compiler is done after about so many fittings. */
const warmUpSeconds = 15
const floor = 3

const golfer = (index: number) => {
  const request = requests[clubTypes[index % clubTypes.length]!]
  const swingSpeed = request.swingMetrics.swingSpeed + (index % 1000) / 100
  return { ...request, swingMetrics: { ...request.swingMetrics, swingSpeed } }
}

/** Requests with keys that were never sent before. */
const requestsTo = ({ address, key }: BenchService) => {
  let sent = 0
  const authorization = `Bearer ${key}`
  const single = (): WireRequest => {
    const index = sent++
    return {
      method: 'POST',
      path: '/v1/fitting/analyze',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': `bench-${index}` },
      body: JSON.stringify(golfer(index)),
    }
  }
  const row = () => {
    const index = sent++
    return `${JSON.stringify({ idempotencyKey: `bench-${index}`, request: golfer(index) })}\n`
  }
  const batch = async () => {
    const response = await fetch(`${address}/v1/fitting/batch`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/x-ndjson' },
      body: Array.from({ length: rowsPerBatch }, row).join(''),
    })
    const answer = await response.text()
    const completed = answer.split('"isReplay":false,"fitting"').length - 1
    if (completed !== rowsPerBatch) throw new Error(`${response.status}: ${completed} rows were completed`)
  }
  return { single, batch }
}

/** What one way of sending fittings came to. */
interface Driven {
  readonly perSecond: number
  readonly cpuMicros: number
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

const measure = async (engine: string, service: BenchService): Promise<ResultRow[]> => {
  const { single, batch } = requestsTo(service)
  const singles = async (connections: number, time = seconds): Promise<Driven> => {
    const result = await load(service, single, { connections, seconds: time })
    if (result.otherThan200 > 0) throw new Error(`${result.otherThan200} answers were not 200`)
    return { perSecond: result.perSecond, cpuMicros: result.cpuMicrosPerRequest }
  }
  const batches = async (time = seconds): Promise<Driven> => {
    const cpuBefore = cpuMicros(service.pid)
    const startedMs = performance.now()
    let fittings = 0
    for (; performance.now() - startedMs < 1000 * time; fittings += rowsPerBatch) await batch()
    const perSecond = (1000 * fittings) / (performance.now() - startedMs)
    return { perSecond, cpuMicros: (cpuMicros(service.pid) - cpuBefore) / fittings }
  }
  await singles(16, warmUpSeconds)
  await batches(warmUpSeconds)
  const results = { one: [] as Driven[], batch: [] as Driven[], many: [] as Driven[] }
  for (let round = 0; round < rounds; round++) {
    results.one.push(await singles(1))
    results.batch.push(await batches())
    results.many.push(await singles(16))
  }
  const row = (what: string, runs: readonly Driven[], floor: number | '' = ''): ResultRow => {
    const ratios = runs.map(({ perSecond }, round) => perSecond / results.one[round]!.perSecond)
    return {
      database: engine,
      what,
      'fittings per second': Math.round(middle(runs.map(({ perSecond }) => perSecond))),
      'x calls in turn': `${middle(ratios).toFixed(1)} (${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)})`,
      'CPU us of the service': Math.round(middle(runs.map(({ cpuMicros }) => cpuMicros))),
      floor,
    }
  }
  return [
    row('analyze, one call after the other', results.one),
    row('analyze, 16 clients', results.many),
    row(`batches of ${rowsPerBatch}, one after the other`, results.batch, floor),
  ]
}

const rows: ResultRow[] = []
const postgres = await privatePostgres({ isDurable: true })
for (const [engine, url] of [
  ['PostgreSQL', postgres?.url('postgres')],
  ['embedded', undefined],
] as const) {
  if (engine === 'PostgreSQL' && url === undefined) continue
  const service = await benchService(url)
  rows.push(...(await measure(engine, service)))
  await service.stop()
}
await postgres?.stop('immediate')
record('rows of a fitting batch against single calls', rows)
