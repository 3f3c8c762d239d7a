/**
 * What callers notice of the migrations that came since a release, on a database that it filled and goes on serving:
 * `bun bench/growth/online.ts [RELEASE] [ROWS] [FILE...]`, a step of `.ci/run`. RELEASE is a commit or tag, by default the release
 * before; ROWS (100,000) is how many fittings, sessions and deliveries there are. A FILE stands for one more migration.
 *
 * Fails when a call during a migration is not answered with 200, and when a migration holds a lock that stops requests for more than
 * 200 ms in each of three copies of the database.
 */
import postgres from 'postgres'
import { migrate } from '../../src/platform/postgres/migrate.ts'
import { type Migration, migrations } from '../../src/platform/postgres/migrations.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import { requests } from '../../test/support/club.ts'
import { privatePostgres } from '../../test/support/postgres-server.ts'
import { type EarlierRelease, earlierRelease } from '../../test/support/release-before.ts'
import { unlimitedRates } from '../../test/support/service.ts'
import { type Sample, steadyLoad } from '../../test/support/steady-load.ts'
import { record } from '../record.ts'
import { type HeldLock, watchLocks } from './locks.ts'
import { copyRows, example } from './rows.ts'

const lockMsMax = 200
const copiesMax = 3
const perSecond = 25
/** A change of a moment is watched for as long. */
const secondsMin = 4

/** What one migration did. */
interface Watched {
  readonly name: string
  readonly seconds: number
  readonly lock: HeldLock
  readonly before: readonly Sample[]
  readonly during: readonly Sample[]
}

async function main(named: string | undefined, rows: number, files: readonly string[]): Promise<void> {
  const release = await earlierRelease(named)
  if (release === null) return
  const further = await Promise.all(files.map(async (name) => ({ name, text: await Bun.file(name).text() })))
  const known = [...migrations, ...further]
  if (known.length === release.lastMigration) {
    release.remove()
    return console.log(`No migration came since ${release.name}.`)
  }
  const server = await privatePostgres({ settings: ['shared_buffers=512MB', 'max_wal_size=4GB'] })
  if (server === null) {
    release.remove()
    throw new Error('PostgreSQL is required: its initdb and postgres were not found.')
  }
  const admin = postgres(server.url('postgres'), { max: 1, onnotice: () => {} })
  await admin`create database filled`
  const made = await fill(release, server.url('filled'), rows)

  let watched: Watched[] = []
  for (let copy = 0; copy < copiesMax; copy++) {
    await admin.unsafe(`create database copy_${copy} template filled`)
    watched = await watchAll(release, server.url(`copy_${copy}`), made, known)
    show(`migrations since ${release.name} on ${rows} rows of each table`, watched)
    if (watched.every(({ lock }) => lock.ms <= lockMsMax) || watched.some(({ during }) => refused(during) > 0)) break
  }
  await admin.end()
  release.remove()
  const tooLong = watched.filter(({ lock }) => lock.ms > lockMsMax)
  for (const { name, lock } of tooLong)
    console.error(`${name} stops requests for ${Math.round(lock.ms)} ms (${lock.what}); ${lockMsMax} ms are allowed.`)
  const refusing = watched.filter(({ during }) => refused(during) > 0)
  for (const { name, during } of refusing)
    console.error(`${refused(during)} calls during ${name} were not answered with 200.`)
  process.exit(tooLong.length + refusing.length > 0 ? 1 : 0)
}

const environment = (url: string) => ({
  DATABASE_URL: url,
  LOG_LEVEL: 'off',
  LAB_SIGNING_SECRET: 's'.repeat(32),
  ...unlimitedRates,
})

/** Rows as the release writes them, many times over. */
async function fill(release: EarlierRelease, url: string, rows: number): Promise<string> {
  const service = await release.serve(environment(url))
  const account = ['--email', 'pro@example.org', '--company', 'Club', '--monthly-limit', 'unlimited', '--json']
  const { apiKey } = JSON.parse(
    await release.run(['src/main.ts', 'account', 'create', ...account], environment(url)),
  ) as { apiKey: string }
  await example(service.address, apiKey)
  await service.stop()
  await copyRows(url, rows)
  return apiKey
}

async function watchAll(
  release: EarlierRelease,
  url: string,
  apiKey: string,
  known: readonly Migration[],
): Promise<Watched[]> {
  const service = await release.serve(environment(url))
  const calls = await callsTo(service.address, apiKey)
  const application = 'migration under watch'
  const sql = openPostgres(`${url}?application_name=${encodeURIComponent(application)}`, 2)
  const underLoad = async (work: () => Promise<unknown>) => {
    const load = steadyLoad(calls, perSecond)
    const startedMs = performance.now()
    await work()
    const seconds = (performance.now() - startedMs) / 1000
    await Bun.sleep(Math.max(0, secondsMin - seconds) * 1000)
    return { seconds, samples: await load.stop() }
  }
  await underLoad(() => Bun.sleep(2_000)) // compiles the service
  const watched: Watched[] = []
  for (let last = release.lastMigration + 1; last <= known.length; last++) {
    const before = await underLoad(async () => {})
    const locks = watchLocks(url, application)
    const during = await underLoad(() => migrate(sql, known.slice(0, last)))
    const lock = await locks.stop()
    const { name } = known[last - 1]!
    watched.push({ name, seconds: during.seconds, lock, before: before.samples, during: during.samples })
  }
  await sql.end()
  await service.stop()
  return watched
}

/** What reads and writes the large tables. */
async function callsTo(address: string, apiKey: string) {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const get = (path: string) => fetch(address + path, { headers })
  const analyze = () =>
    fetch(`${address}/v1/fitting/analyze`, { method: 'POST', headers, body: JSON.stringify(requests.driver) })
  const { fittingId } = (await (await analyze()).json()) as { fittingId: string }
  return {
    analyze,
    fitting: () => get(`/v1/fittings/${fittingId}`),
    fittings: () => get('/v1/fittings?limit=20'),
    sessions: () => get('/v1/sessions?limit=5'),
    status: () => get('/v1/key/status'),
  }
}

function refused(samples: readonly Sample[]): number {
  return samples.filter(({ status }) => status !== 200).length
}

function show(title: string, watched: readonly Watched[]): void {
  const longest = (samples: readonly Sample[]) => Math.round(Math.max(...samples.map(({ ms }) => ms)))
  record(
    title,
    watched.map(({ name, seconds, lock, before, during }) => ({
      migration: name,
      seconds: seconds.toFixed(2),
      'longest lock, ms': Math.round(lock.ms),
      'longest call before, ms': longest(before),
      'longest call, ms': longest(during),
      calls: during.length,
      refused: refused(during),
    })),
  )
}

const [named, rows = '100000', ...files] = process.argv.slice(2)
await main(named || undefined, Number(rows), files)
