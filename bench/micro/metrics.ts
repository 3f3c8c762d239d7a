/**
 * Counting one request for `/metrics`: `bun bench/micro/metrics.ts`.
 *
 * Subject: what a request with a known key counts (itself, its time, the look at its key). Yardstick: the SHA-256 of a key, which
 * every request costs too. Fails when a request is not counted.
 */
import { hashOfToken } from '../../src/identity/auth/index.ts'
import { openMetrics } from '../../src/platform/metrics/index.ts'
import { record } from '../record.ts'
import { medianMicros } from './golfers-to-score.ts'

const metrics = await openMetrics()
const operations = ['POST /v1/fitting/analyze', 'POST /v1/catalog/scores', 'GET /v1/catalog/clubs', 'search_clubs']
const statuses = [200, 304, 429]

const runs = 20_000
let counted = 0
const micros = medianMicros((index) => {
  const operation = operations[index % operations.length]!
  const status = statuses[index % statuses.length]!
  metrics.count('credentialChecks', ['memory'])
  metrics.count('requests', [operation, String(status), status === 429 ? 'RATE_LIMITED' : ''])
  metrics.observe('requestSeconds', [operation], (index % 100) / 1000)
  return ++counted
}, runs)
const hashed = medianMicros((index) => hashOfToken(`svc_${index}`), runs)

const text = await metrics.textOf([{ worker: null, metrics: await metrics.collect() }])
const sum = [...text.matchAll(/^clubwright_requests_total\{.*\} (\d+)$/gm)].reduce((all, [, n]) => all + Number(n), 0)
if (sum !== counted) throw new Error(`${counted} requests, of which ${sum} were counted`)

record('counting one request', [
  { work: 'SHA-256 of a key', us: hashed.toFixed(2), 'x hash': '1.00', floor: '' },
  { work: 'count a request', us: micros.toFixed(2), 'x hash': (micros / hashed).toFixed(2), floor: 'under 2 us' },
])
