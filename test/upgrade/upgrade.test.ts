import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { createApp } from '../../src/app.ts'
import { importBundledCatalog } from '../../src/equipment/catalog/index.ts'
import { openEmbedded } from '../../src/platform/postgres/embedded/embedded.ts'
import { migrate } from '../../src/platform/postgres/migrate.ts'
import { migrations } from '../../src/platform/postgres/migrations.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { requestTo } from '../support/app.ts'
import { audit } from '../support/audit.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { testDeps } from '../support/deps.ts'
import { inOrder } from '../support/in-order.ts'
import { readyService } from '../support/service.ts'
import { linkSecret, type Recorded, type RecordedCall, readRecorded } from './recorded.ts'

/** Every release of which there is data, and its last migration. */
const releases = [['b9ba178', '0008_sessions']] as const

const directory = mkdtempSync(join(tmpdir(), 'clubwright-upgrade-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** The data directory that the release left. */
const unpacked = async (release: string, name: string): Promise<string> => {
  const dataDir = join(directory, name)
  await new Bun.Archive(await readRecorded(release, 'embedded.tar')).extract(dataDir)
  return dataDir
}

const loaded = async (release: string, url: string): Promise<string> => {
  const server = postgres(url, { max: 1, onnotice: () => {} })
  await server.unsafe((await readRecorded(release, 'postgresql.sql')).toString()).simple()
  await server.end()
  return url
}

/** The service of today on the data of a release, at the time at which it was recorded. */
const openRelease = async (sql: Sql, { at, apiKey }: Recorded) => {
  const { deps } = await testDeps(sql, { clock: () => new Date(at) })
  const app = createApp(deps)
  return async ({ method, path, headers, body }: Pick<RecordedCall, 'method' | 'path' | 'headers' | 'body'>) => {
    const response = await app.handle(
      requestTo(path, { method, headers: { ...headers, authorization: `Bearer ${apiKey}` }, body }),
    )
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

const url = await newPostgresUrl()
const onPostgres = (release: string) => loaded(release, url!).then(openPostgres)
const engines = {
  embedded: async (release: string) => openEmbedded(join(await unpacked(release, release), 'pg')),
  ...(url !== null && { postgresql: onPostgres }),
}

for (const [release, lastMigration] of releases)
  for (const [engine, open] of Object.entries(engines))
    describe(`data of ${release}, ${engine}`, () => {
      const test = inOrder()
      let sql: Sql
      let recorded: Recorded
      let send: Awaited<ReturnType<typeof openRelease>>
      beforeAll(async () => {
        recorded = JSON.parse((await readRecorded(release, `${engine}.json`)).toString())
        sql = await open(release)
      })
      afterAll(() => sql.end())
      const callsOf = (method: string, path: string) =>
        recorded.calls.filter((call) => call.method === method && call.path.startsWith(path))
      const get = (path: string) => send({ method: 'GET', path, headers: {}, body: null })

      test('it is brought to this release by the migrations that came since', async () => {
        const names = migrations.map(({ name }) => name)
        expect(await migrate(sql)).toEqual(names.slice(names.indexOf(lastMigration) + 1))
        await importBundledCatalog(sql)
        send = await openRelease(sql, recorded)
      })

      test('requests sent again with their keys get the same bytes, and are not charged again', async () => {
        const usage = async () => JSON.parse((await get('/v1/key/status')).text).usage
        const [{ answer }] = callsOf('GET', '/v1/key/status') as [RecordedCall]
        expect(await usage()).toMatchObject(JSON.parse(answer).usage)
        const keyed = callsOf('POST', '/v1/fitting/analyze').filter(({ headers }) => 'idempotency-key' in headers)
        expect(keyed.length).toBe(5)
        for (const call of keyed) {
          const again = await send(call)
          // A link is made for each answer, and a note says why a fitting of another ruleset has no confidence any more.
          const stored = again.text.replace(/,"labUrl":"[^"]+"/, '').replace(/,"confidenceNote":"[^"]+"/, '')
          expect([again.status, stored]).toEqual([200, call.answer])
          expect(again.text).toContain('"confidenceNote":"')
          expect(again.headers.get('idempotent-replayed')).toBe('true')
        }
        expect(await usage()).toMatchObject(JSON.parse(answer).usage)
      })

      test('every fitting is read as it was', async () => {
        const reads = callsOf('GET', '/v1/fittings/')
        expect(reads.length).toBe(5)
        for (const { path, answer } of reads)
          expect(JSON.parse((await get(path)).text)).toMatchObject(JSON.parse(answer))
      })

      test('every completed fitting is drawn in the lab', async () => {
        const completed = callsOf('GET', '/v1/fittings/').filter(({ answer }) => JSON.parse(answer).output !== null)
        expect(completed.length).toBeGreaterThan(3)
        for (const { path } of completed) {
          const handoff = await send({ method: 'POST', path: `${path}/lab-handoff`, headers: {}, body: null })
          const { pathname, search } = new URL(JSON.parse(handoff.text).labUrl)
          const page = await get(pathname + search)
          expect([page.status, page.text.includes('Work order')]).toEqual([200, true])
        }
      })

      test('the failed fitting can be run again under its id, at no charge', async () => {
        const [failed] = await sql<{ id: string; key: string; request: unknown }>`
          select id, idempotency_key as key, input as request from fittings where status = 'failed'`
        const retry = { headers: { 'content-type': 'application/json', 'idempotency-key': failed!.key } }
        const body = JSON.stringify(failed!.request)
        const { text } = await send({ method: 'POST', path: '/v1/fitting/analyze', body, ...retry })
        expect(JSON.parse(text)).toMatchObject({ status: 'completed', fittingId: failed!.id })
      })

      test('the link to the session opens it, and the session can be replaced', async () => {
        const [sent] = callsOf('POST', '/v1/sessions/ingest') as [RecordedCall]
        const { pathname, search } = new URL(JSON.parse(sent.answer).sessionUrl)
        const page = await get(pathname + search)
        expect([page.status, page.text.includes('7 Iron')]).toEqual([200, true])
        expect((await send(sent)).status).toBe(200)
      })

      test('a new fitting can name an old one, and the audit finds nothing wrong', async () => {
        const iron = callsOf('POST', '/v1/fitting/analyze').find(({ answer }) => answer.includes('"clubType":"iron"'))!
        const wedge = callsOf('POST', '/v1/fitting/analyze').find(({ answer }) =>
          answer.includes('"clubType":"wedge"'),
        )!
        const request = JSON.parse(wedge.body!)
        const ironFittingId = JSON.parse(iron.answer).fittingId
        const body = JSON.stringify({ ...request, clubDetails: { ...request.clubDetails, ironFittingId } })
        const headers = { 'content-type': 'application/json' }
        const fitted = await send({ method: 'POST', path: '/v1/fitting/analyze', headers, body })
        expect(JSON.parse(fitted.text)).toMatchObject({ status: 'completed', clubType: 'wedge' })
        const counts = await audit({ sql, services: [] })
        expect(counts).toMatchObject({ fittings: 8, completed: 8, failed: 0 })
      })
    })

test('a server of today starts on a data directory of the first release, and reads what is in it', async () => {
  const { apiKey, calls }: Recorded = JSON.parse((await readRecorded('b9ba178', 'embedded.json')).toString())
  const service = await readyService({
    DATA_DIR: await unpacked('b9ba178', 'served'),
    LAB_SIGNING_SECRET: linkSecret,
  })
  for (const { path, answer } of calls.filter(({ path }) => path.startsWith('/v1/fittings/'))) {
    const response = await fetch(service.address + path, { headers: { authorization: `Bearer ${apiKey}` } })
    expect(await response.json()).toMatchObject(JSON.parse(answer))
  }
  expect(await service.stop('SIGTERM')).toBe(0)
})
