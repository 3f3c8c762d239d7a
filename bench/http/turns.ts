/**
 * How long fittings keep others from their turn: `bun bench/http/turns.ts`. Clients that send their next fitting when they have the
 * last keep a queue full, as one that drains after a slow commit is; beside them some ask for `?detail=full` and one for batches.
 *
 * What is printed is processor time of the service's thread between two turns of its event loop (`turns/watch.ts`)).
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clubTypes } from '../../src/golf/names/words.ts'
import { requests } from '../../test/support/club.ts'
import { newAccount, readyService, unlimitedRates, until } from '../../test/support/service.ts'
import { record } from '../record.ts'
import { type LoadResult, load, type WireRequest } from './load.ts'

const rounds = 5
const seconds = 3
const scratch = mkdtempSync(join(tmpdir(), 'clubwright-bench-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const turnsFile = join(scratch, 'turns.json')
const storage = { DATA_DIR: join(scratch, 'data') }
const service = await readyService({
  ...storage,
  ...unlimitedRates,
  LOG_LEVEL: 'off',
  BUN_OPTIONS: `--preload ${join(import.meta.dir, '../turns/watch.ts')}`,
  BENCH_TURNS: turnsFile,
})
const { apiKey } = await newAccount(storage)
const server = { port: Number(new URL(service.address).port), pid: service.pid }

let sent = 0
const golfer = () => {
  const index = sent++
  const request = requests[clubTypes[index % clubTypes.length]!]
  const swingSpeed = request.swingMetrics.swingSpeed + (index % 1000) / 100
  return { ...request, swingMetrics: { ...request.swingMetrics, swingSpeed } }
}
const post = (path: string, body: string): WireRequest => ({
  method: 'POST',
  path,
  headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
  body,
})
const fitting =
  (query = '') =>
  () =>
    post(`/v1/fitting/analyze${query}`, JSON.stringify(golfer()))
/** Batches one after the other, over `fetch`: their bodies are more than a socket takes at once. */
const batches = async (): Promise<{ otherThan200: number }> => {
  const untilMs = performance.now() + 1000 * seconds
  let otherThan200 = 0
  while (performance.now() < untilMs) {
    const rows = Array.from({ length: 50 }, () => ({ idempotencyKey: `bench-${sent}`, request: golfer() }))
    const answer = await fetch(`${service.address}/v1/fitting/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/x-ndjson' },
      body: rows.map((row) => JSON.stringify(row)).join('\n'),
      signal: AbortSignal.timeout(60_000),
    })
    if (answer.status !== 200) otherThan200++
    await answer.text()
  }
  return { otherThan200 }
}

const loads: Record<string, () => [Promise<LoadResult>, ...Promise<{ otherThan200: number }>[]]> = {
  'fittings, 64 clients': () => [load(server, fitting(), { connections: 64, seconds })],
  'fittings, 64 clients, and 4 with detail=full': () => [
    load(server, fitting(), { connections: 64, seconds }),
    load(server, fitting('?detail=full'), { connections: 4, seconds }),
  ],
  'fittings, 64 clients, and a batch': () => [load(server, fitting(), { connections: 64, seconds }), batches()],
}

/** Turns of the service since this was last asked. */
const turns = async (): Promise<number[]> => {
  rmSync(turnsFile, { force: true })
  process.kill(service.pid, 'SIGUSR2')
  await until('the turns are written', () => existsSync(turnsFile))
  await Bun.sleep(100)
  return Bun.file(turnsFile).json()
}

await load(server, fitting(), { connections: 64, seconds: 15 }) // compiled meanwhile
const rows = []
for (const [name, drive] of Object.entries(loads)) {
  const found = []
  let requests = 0
  for (let round = 0; round < rounds; round++) {
    await turns()
    const loaded = await Promise.all(drive())
    if (loaded.some(({ otherThan200 }) => otherThan200 > 0)) throw new Error(`${name}: some were refused`)
    requests += loaded[0].requests
    found.push(await turns())
  }
  const all = found.flat().sort((a, b) => a - b)
  rows.push({
    load: name,
    'fittings a second': Math.round(requests / rounds / seconds),
    turns: all.length,
    'p99, ms': all[Math.floor(0.99 * all.length)]!.toFixed(1),
    'over 15 ms': all.filter((ms) => ms > 15).length,
    'longest of each round, ms': found.map((each) => Math.max(...each).toFixed(1)).join(', '),
  })
}
await service.stop('SIGTERM')
record('processor time between two turns of the event loop', rows)
