/**
 * What calls notice of statements that change a database which `fill.ts` filled: `bun bench/growth/online.ts URL FILE...`.
 *
 * Each file is carried out as a migration is, in one transaction that waits 2 s for a lock, while fittings are made, read and
 * listed. Prints how long it took, and the longest call and refused ones of as many seconds before, and of those during it.
 */
import postgres from 'postgres'
import { createKey } from '../../src/identity/accounts/index.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import { requests } from '../../test/support/club.ts'
import { readyService, unlimitedRates } from '../../test/support/service.ts'
import { type Sample, steadyLoad } from '../../test/support/steady-load.ts'
import { record } from '../record.ts'
import { accountId } from './population.ts'

const perSecond = 40
/** A change of a moment is watched for as long. */
const secondsMin = 10

const [url, ...files] = process.argv.slice(2)
if (url === undefined || files.length === 0) throw new Error('usage: bun bench/growth/online.ts URL FILE...')
const sql = openPostgres(url, 2)
const service = await readyService({ DATABASE_URL: url, LOG_LEVEL: 'off', ...unlimitedRates })
const { apiKey } = (await createKey({ sql, clock: () => new Date() }, accountId(2), { name: 'growth' }))!
const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
const analyze = () =>
  fetch(`${service.address}/v1/fitting/analyze`, { method: 'POST', headers, body: JSON.stringify(requests.driver) })
const { fittingId } = (await (await analyze()).json()) as { fittingId: string }
const calls = {
  analyze,
  get: () => fetch(`${service.address}/v1/fittings/${fittingId}`, { headers }),
  status: () => fetch(`${service.address}/v1/key/status`, { headers }),
}

const watch = async (work: () => Promise<unknown>) => {
  const load = steadyLoad(calls, perSecond)
  const startedMs = performance.now()
  await work()
  const seconds = (performance.now() - startedMs) / 1000
  await Bun.sleep(Math.max(0, secondsMin - seconds) * 1000)
  return { seconds, samples: await load.stop() }
}
const longest = (samples: readonly Sample[]) => Math.round(Math.max(...samples.map(({ ms }) => ms)))
const refused = (samples: readonly Sample[]) => samples.filter(({ status }) => status !== 200).length

const admin = postgres(url, { max: 1, onnotice: () => {} })
/** Tried again as src/platform/postgres/migrate.ts does. */
const carryOut = async (text: string): Promise<void> => {
  try {
    await admin.begin(async (sql) => {
      await sql.unsafe("set local statement_timeout = 0; set local lock_timeout = '2s'")
      await sql.unsafe(text)
    })
  } catch (error) {
    if ((error as { code?: string }).code !== '55P03') throw error
    await Bun.sleep(200)
    await carryOut(text)
  }
}

const rows = []
for (const file of files) {
  const text = await Bun.file(file).text()
  const before = await watch(async () => {})
  const during = await watch(() => carryOut(text))
  rows.push({
    file: file.split('/').at(-1)!,
    seconds: during.seconds.toFixed(2),
    'longest call before, ms': longest(before.samples),
    'longest call, ms': longest(during.samples),
    calls: during.samples.length,
    refused: refused(during.samples),
  })
}
record('calls while the database is changed', rows)
await service.stop('SIGTERM')
await sql.end()
await admin.end()
