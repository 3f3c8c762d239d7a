/**
 * What the log costs: the same service with LOG_LEVEL=info, written to a file, and with the log off, in one interleaved
 * run on loopback: `bun bench/http/log.ts`. CPU per request (user and system time of the server) is the steadiest figure.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { record } from '../record.ts'
import { benchService } from '../service.ts'
import { type LoadResult, load, type WireRequest, warmUp } from './load.ts'

const rounds = 7
const scratch = mkdtempSync(join(tmpdir(), 'clubwright-bench-'))
const services = {
  off: await benchService(),
  info: await benchService(undefined, join(scratch, 'log')),
}
type Level = keyof typeof services

const golfer = (index: number) => ({ golfer: { speed: 60 + ((index * 7) % 6500) / 100, needsLaunch: index % 3 === 0 } })
const scores = (key: string, index: number, tag?: string): WireRequest => ({
  method: 'POST',
  path: '/v1/catalog/scores',
  headers: {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'accept-encoding': 'identity',
    ...(tag !== undefined && { 'if-none-match': tag }),
  },
  body: JSON.stringify(golfer(index)),
})

const tagAt = async ({ address, key }: (typeof services)[Level]): Promise<string> => {
  const { path, ...request } = scores(key, 1)
  const response = await fetch(address + path, request)
  return response.headers.get('etag')!
}
const requests = {
  'scores, 0.4 MB': {
    seconds: 2,
    of:
      async ({ key }: (typeof services)[Level]) =>
      (index: number) =>
        scores(key, index),
  },
  'scores, 304': {
    seconds: 1,
    of: async (service: (typeof services)[Level]) => {
      const tag = await tagAt(service)
      return () => scores(service.key, 1, tag)
    },
  },
  'club search, 5 clubs': {
    seconds: 1,
    of:
      async ({ key }: (typeof services)[Level]) =>
      (): WireRequest => ({
        method: 'GET',
        path: '/v1/catalog/clubs?clubType=driver&limit=5',
        headers: { authorization: `Bearer ${key}` },
      }),
  },
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!
const rows = []
for (const [name, { seconds, of }] of Object.entries(requests)) {
  const results: Record<Level, LoadResult[]> = { off: [], info: [] }
  for (const service of Object.values(services)) await warmUp(service, await of(service))
  for (let round = 0; round < rounds; round++)
    for (const level of round % 2 === 0 ? (['off', 'info'] as const) : (['info', 'off'] as const)) {
      const service = services[level]
      const next = await of(service)
      const result = await load(service, (index) => next(index + round * 1_000_003 + 2_000_000), {
        connections: 16,
        seconds,
      })
      if (result.otherThan200 > 0) throw new Error(`${name}: ${result.otherThan200} requests were refused`)
      results[level].push(result)
    }
  const cpu = (level: Level) => results[level].map(({ cpuMicrosPerRequest }) => cpuMicrosPerRequest)
  const ratios = cpu('info').map((micros, round) => micros / cpu('off')[round]!)
  rows.push({
    request: name,
    'CPU us, log off': Math.round(median(cpu('off'))),
    'CPU us, info': Math.round(median(cpu('info'))),
    'info / off, median': median(ratios).toFixed(2),
    least: Math.min(...ratios).toFixed(2),
    most: Math.max(...ratios).toFixed(2),
  })
}
record('the log, to a file', rows)
for (const service of Object.values(services)) await service.stop()
rmSync(scratch, { recursive: true, force: true })
