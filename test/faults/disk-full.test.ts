import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { preparedDatabase } from '../../src/cli/serve/prepared.ts'
import { ensureDatabaseDirectory } from '../../src/platform/postgres/embedded/directory.ts'
import { openEmbedded } from '../../src/platform/postgres/embedded/embedded.ts'
import type { EngineEvent } from '../../src/platform/postgres/embedded/engine-keeper.ts'
import { golfer, postFitting } from '../support/driver.ts'
import { inOrder } from '../support/in-order.ts'
import { readyService, type Service, scratchDirectory, unlimitedRates, until } from '../support/service.ts'

const scratch = scratchDirectory()
const disk = join(scratch.path, 'disk')
const filler = join(disk, 'filler')

/** A real disk of this size, in memory. Mounting takes root. */
const mounted = (() => {
  mkdirSync(disk)
  const { exitCode, stderr } = Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', 'size=200m', 'clubwright-test', disk])
  if (exitCode === 0) return true
  const why = `a small disk could not be mounted: ${stderr.toString().trim()}`
  if (process.env['CI']) throw new Error(`required in CI, but ${why}`)
  console.warn(`Skipped: everything on a full disk (${why}).`)
  return false
})()
afterAll(() => {
  if (mounted) Bun.spawnSync(['umount', '-l', disk])
  scratch.remove()
})

/** Write until nothing more can be written. */
const fillDisk = () => {
  const file = openSync(filler, 'a')
  for (const bytes of [1024 * 1024, 4096]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(bytes))
    } catch {}
  }
  closeSync(file)
}

describe.if(mounted)('a full disk', () => {
  const test = inOrder()
  let service: Service
  let apiKey: string
  beforeAll(async () => {
    const DATA_DIR = join(disk, 'data')
    service = await readyService({ DATA_DIR, MIN_FREE_DISK_MB: '0', ...unlimitedRates })
    apiKey = readFileSync(join(DATA_DIR, 'dev-key'), 'utf8').trim()
  })

  const get = (path: string) => fetch(`${service.address}${path}`, { headers: { authorization: `Bearer ${apiKey}` } })
  const score = () =>
    fetch(`${service.address}/v1/catalog/scores`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ golfer: { speed: 95 }, clubTypes: ['driver'] }),
    })

  test.each(['once', 'again'])(
    '%s: fittings get 503 in words, all else goes on, and fittings go on when space is freed',
    async (time) => {
      const acknowledged = new Map<string, string>()
      const write = async (key: string) => {
        const response = await postFitting(service.address, apiKey, golfer(1), key)
        const answer = (await response.json()) as { fittingId: string; detail: string }
        if (response.ok) acknowledged.set(key, answer.fittingId)
        return { ...answer, status: response.status }
      }
      for (let n = 0; n < 20; n++) expect((await write(`${time}-before-${n}`)).status).toBe(200)
      fillDisk()

      let n = 0
      await until('fittings are refused', async () => (await write(`${time}-full-${n++}`)).status === 503)
      await until('they are told why', async () => {
        const refused = await write(`${time}-full-${n++}`)
        return refused.status === 503 && refused.detail.includes('The disk of the database is full.')
      })
      const readiness = await get('/readyz')
      expect([readiness.status, ((await readiness.json()) as { detail: string }).detail]).toEqual([
        503,
        expect.stringContaining('The disk of the database is full.'),
      ])
      expect((await get('/health')).status).toBe(200)
      expect((await get('/v1/catalog')).status).toBe(200)
      expect((await score()).status).toBe(200)

      rmSync(filler)
      await until('a fitting is stored', async () => (await write(`${time}-after`)).status === 200)
      expect((await get('/readyz')).status).toBe(200)
      for (const [key, fittingId] of acknowledged) {
        const replay = await postFitting(service.address, apiKey, golfer(1), key)
        expect(await replay.json()).toMatchObject({ fittingId })
      }
    },
  )

  test('a server that stops on a full disk ends in good order, and has all that it acknowledged', async () => {
    fillDisk()
    expect(await service.stop('SIGTERM')).toBe(0)
    rmSync(filler)
    service = await readyService({ DATA_DIR: join(disk, 'data'), MIN_FREE_DISK_MB: '0', ...unlimitedRates })
    const replay = await postFitting(service.address, apiKey, golfer(1), 'again-after')
    expect(replay.headers.get('idempotent-replayed')).toBe('true')
    expect(await service.stop('SIGTERM')).toBe(0)
  })
})

// PostgreSQL gives up where it cannot write its log; within WebAssembly that used to spin for ever.
test.if(mounted)('a log that finds no room ends the engine, which starts again when space is freed', async () => {
  const directory = join(disk, 'log', 'pg')
  await ensureDatabaseDirectory(directory, preparedDatabase)
  const events: EngineEvent[] = []
  const sql = await openEmbedded(directory, (event) => events.push(event))
  await sql`create table kept as select 7 as n`
  fillDisk()
  const log = () => sql`select pg_logical_emit_message(true, 'fill', repeat('golf', 250000))`
  const refused = until('the engine ends', async () => {
    await log()
    return false
  }).catch((error: unknown) => error)
  expect(await refused).toMatchObject({ code: 'STORAGE_UNAVAILABLE', message: expect.stringContaining('is full') })
  await until('its end is known', () => events.length > 0)
  expect(events).toEqual([{ event: 'ended', why: expect.stringContaining('No space left on device') }])
  await expect(sql.ping()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  rmSync(filler)
  await until('it is back', () => events.length > 1)
  expect(await sql`select n from kept`).toEqual([{ n: 7 }])
  await sql.end()
})

test('below MIN_FREE_DISK_MB new fittings are refused in words, and free operations go on', async () => {
  const DATA_DIR = join(scratch.path, 'scarce')
  const service = await readyService({ DATA_DIR, MIN_FREE_DISK_MB: '1000000', ...unlimitedRates })
  const apiKey = readFileSync(join(DATA_DIR, 'dev-key'), 'utf8').trim()
  const refused = await postFitting(service.address, apiKey, golfer(1))
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.json()).toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
    detail: expect.stringContaining('The disk of the database has less than 1000000 MB left'),
  })
  const headers = { authorization: `Bearer ${apiKey}` }
  expect((await fetch(`${service.address}/v1/catalog`, { headers })).status).toBe(200)
  expect((await fetch(`${service.address}/readyz`)).status).toBe(200)
  expect(await service.stop('SIGTERM')).toBe(0)
})
