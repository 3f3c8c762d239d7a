/**
 * What more heads cost a whole service: `bun bench/growth/heads.ts [times...]`, with 1, 10 and 100 times the heads of the
 * release.
 *
 * Each catalog is imported by the command, and the executable is started on it. Then one request of each kind is sent, over and
 * over, beside a question to /health every 10 ms. What grows is told by the processor time of the service, since others
 * share the machine; of the first request of its kind too, which may make what later ones reuse.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { largerCatalog } from '../../test/support/larger-catalog.ts'
import { privatePostgres } from '../../test/support/postgres-server.ts'
import { clubwrightProcess, newAccount, readyService, unlimitedRates } from '../../test/support/service.ts'
import { cpuMicros, residentMb } from '../http/load.ts'
import { openProbe } from '../http/stall/silence.ts'
import { record } from '../record.ts'
import { exponent } from './timing.ts'

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 10, 100]
const heads = 679
const millisOfEach = 3_000

const postgres = await privatePostgres({ isDurable: true })
if (postgres === null) throw new Error('There is no PostgreSQL here: nothing was measured.')
const scratch = mkdtempSync(join(tmpdir(), 'clubwright-bench-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const env = {
  DATA_DIR: join(scratch, 'data'),
  DATABASE_URL: postgres.url('postgres'),
  LAB_SIGNING_SECRET: 's'.repeat(32),
  LOG_LEVEL: 'off',
  ...unlimitedRates,
}
const { apiKey } = await newAccount(env)

/** @returns How long it took, s. */
const importHeads = async (times: number): Promise<number> => {
  const files = Object.entries(largerCatalog(times)).map(([name, text]) => ({ path: join(scratch, name), text }))
  await Promise.all(files.map(({ path, text }) => Bun.write(path, text)))
  const { code, stderr, ms } = await clubwrightProcess(['catalog', 'import', ...files.map(({ path }) => path)], env)
  if (code !== 0) throw new Error(stderr)
  return ms / 1000
}

const golfer = { clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } }
const requests: Readonly<Record<string, readonly [path: string, body?: (n: number) => object]>> = {
  'scores, every head': ['/v1/catalog/scores', (n) => ({ golfer: { speed: 60 + (n % 6000) / 100 } })],
  'scores, one head': [
    '/v1/catalog/scores',
    (n) => ({ golfer: { speed: 60 + (n % 6000) / 100 }, headIds: ['ping-g440-max-driver'] }),
  ],
  'club search': ['/v1/catalog/clubs?q=ping%20driver&limit=20'],
  'club detail': ['/v1/catalog/clubs/ping-g440-max-driver'],
  'club models': ['/v1/catalog/club-models?clubType=driver'],
  'whole catalog': ['/v1/catalog'],
  'fitting, new': ['/v1/fitting/analyze', (n) => ({ ...golfer, swingMetrics: { swingSpeed: 80 + (n % 4000) / 100 } })],
}

const ask = async (address: string, path: string, body?: object): Promise<void> => {
  const response = await fetch(address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'accept-encoding': 'identity' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

interface Cost {
  readonly firstMs: number
  readonly laterMs: number
  readonly silenceMs: number
}

const listOf = (costs: readonly Cost[], of: (cost: Cost) => number) =>
  costs.map((cost) => of(cost).toFixed(1)).join(' / ')

const starts = []
const costs = new Map(Object.keys(requests).map((name) => [name, [] as Cost[]]))
for (const times of sizes) {
  const importS = await importHeads(times)
  const startedMs = performance.now()
  const service = await readyService(env)
  const readyS = (performance.now() - startedMs) / 1000
  const cpuS = cpuMicros(service.pid) / 1e6
  const idleMb = residentMb(service.pid)
  const probe = await openProbe(Number(new URL(service.address).port))
  await Bun.sleep(1_000) // what a start leaves for later
  for (const [name, [path, body]] of Object.entries(requests)) {
    const cpuMs = () => cpuMicros(service.pid) / 1000
    const send = (n: number) => ask(service.address, path, body?.(n))
    const before = cpuMs()
    const silenceMs = await probe.longestDuring(() => send(0))
    const first = cpuMs()
    const untilMs = performance.now() + millisOfEach
    let n = 0
    do await send(++n)
    while (performance.now() < untilMs)
    costs.get(name)!.push({ firstMs: first - before, laterMs: (cpuMs() - first) / n, silenceMs })
  }
  starts.push({
    heads: heads * times,
    'import, s': importS.toFixed(1),
    'ready, s': readyS.toFixed(1),
    'CPU until ready, s': cpuS.toFixed(1),
    'memory when ready, MB': Math.round(idleMb),
    'after all requests': Math.round(residentMb(service.pid)),
  })
  probe.close()
  await service.stop('SIGTERM')
}
record('a service with more heads', starts)
record(
  `requests with ${sizes.map((times) => heads * times).join(' / ')} heads, ms`,
  [...costs].map(([request, found]) => ({
    request,
    'CPU, first': listOf(found, ({ firstMs }) => firstMs),
    'CPU, later': found.map(({ laterMs }) => laterMs.toFixed(2)).join(' / '),
    exponent: exponent(found.map(({ laterMs }, i) => [sizes[i]!, laterMs])).toFixed(2),
    'longest silence of the first': listOf(found, ({ silenceMs }) => silenceMs),
  })),
)
process.exit()
