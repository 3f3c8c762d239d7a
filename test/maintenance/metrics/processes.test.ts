import { afterAll, describe, expect, test } from 'bun:test'
import { newPostgresUrl } from '../../support/databases.ts'
import { samplesIn, sumOf } from '../../support/metrics.ts'
import { hasRedis, redisServer } from '../../support/redis-server.ts'
import { clubwright, freePort, readyService, type Service, scratchDirectory, until } from '../../support/service.ts'

const url = await newPostgresUrl()
const scratch = scratchDirectory()
afterAll(scratch.remove)

const token = 'a-token-for-prometheus'
const scrape = async (address: string): Promise<string> =>
  (await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()

/** Who answers for itself, in a scrape. */
const workersIn = (text: string): string[] =>
  samplesIn(text)
    .filter(({ name }) => name === 'process_start_time_seconds')
    .map(({ labels }) => labels['worker']!)
    .toSorted()

test('METRICS_PORT serves them there and nowhere else, with everything about this process', async () => {
  const port = freePort()
  const service = await readyService({ DATA_DIR: scratch.path, METRICS_PORT: String(port) })
  const there = `http://127.0.0.1:${port}`
  expect((await fetch(`${service.address}/metrics`)).status).toBe(404)
  expect((await fetch(`${there}/health`)).status).toBe(404)
  const answer = await fetch(`${there}/metrics`)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await answer.text()
  expect(sumOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(50_000_000)
  expect(sumOf(text, 'process_cpu_seconds_total')).toBeGreaterThan(0)
  expect(sumOf(text, 'clubwright_event_loop_delay_seconds_count')).toBeGreaterThan(0)
  expect(sumOf(text, 'clubwright_catalog_image_bytes')).toBeGreaterThan(100_000)
  const zeros = ['clubwright_evidence_pending_fittings', 'clubwright_webhook_deliveries_pending']
  for (const name of [...zeros, 'clubwright_unreadable_tables']) expect([name, sumOf(text, name)]).toEqual([name, 0])
  expect(sumOf(text, 'clubwright_ready')).toBe(1)
  expect(sumOf(text, 'clubwright_redis_up')).toBeNull()

  const { code, stderr } = await clubwright(['serve'], {
    DATA_DIR: `${scratch.path}/other`,
    PORT: String(freePort()),
    METRICS_PORT: String(port),
  })
  expect(code).toBe(1)
  expect(stderr).toContain('METRICS_PORT')
  expect(await service.stop('SIGTERM')).toBe(0)
})

if (url !== null && hasRedis)
  describe('on PostgreSQL with Redis', () => {
    test('WORKERS: each of them answers for all, and goes on when one is replaced', async () => {
      const redis = await redisServer()
      const port = freePort()
      const env = { DATABASE_URL: url, REDIS_URL: redis.url, WORKERS: '2', METRICS_TOKEN: token }
      const service = await readyService({ ...env, METRICS_PORT: String(port) })
      const there = `http://127.0.0.1:${port}`
      for (let sent = 0; sent < 20; sent++)
        await fetch(`${service.address}/v1/rules/DRV-LOFT`, { headers: { connection: 'close' } })
      const counted = async () =>
        sumOf(await scrape(there), 'clubwright_requests_total', { operation: 'GET /v1/rules/:id' })
      await until('all requests are counted', async () => (await counted()) === 20)

      const text = await scrape(there)
      expect((await fetch(`${there}/metrics`)).status).toBe(401)
      expect(workersIn(text)).toEqual(['0', '1'])
      expect(text.match(/^# TYPE clubwright_requests_total /gm)).toHaveLength(1)
      for (const worker of ['0', '1']) {
        expect(sumOf(text, 'clubwright_redis_up', { worker })).toBe(1)
        expect(sumOf(text, 'clubwright_database_statements_waiting', { worker })).toBe(0)
      }

      process.kill(firstWorker(service), 'SIGKILL')
      // A scrape that the killed worker had begun to answer is lost with it.
      const answering = async () => workersIn(await scrape(there).catch(() => '')).length
      await until('one answers for itself', async () => (await answering()) === 1)
      await until('both answer again', async () => (await answering()) === 2)

      await redis.kill()
      await until('Redis is seen to be away', async () => sumOf(await scrape(there), 'clubwright_redis_up') === 0)
      expect(await service.stop('SIGTERM')).toBe(0)
    })
  })

const firstWorker = (service: Service): number => Number(/"message":"started".*"pid":(\d+)/.exec(service.printed())![1])
