import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { recentFittings } from '../../src/fitting/listing/queries.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { sessionOf, shotOf, uuid } from '../features/sessions/bay.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { golfer, postFitting } from '../support/driver.ts'
import { freePort, newAccount, readyService, type Service, unlimitedRates } from '../support/service.ts'

const nearMs = 120_000
const daySeconds = 86_400
const url = await newPostgresUrl()

if (url !== null)
  describe.each([-400, 40])('a process whose clock is %d days off, beside one whose clock is right', (days) => {
    const env = { DATABASE_URL: url, RETENTION_DAYS: '365', ...unlimitedRates }
    const metricsPort = String(freePort())
    const off = {
      ...env,
      BUN_OPTIONS: `--preload=${join(import.meta.dir, '../support/wrong-clock.ts')}`,
      WRONG_CLOCK_SECONDS: String(days * daySeconds),
    }
    let right: Service
    let wrong: Service
    let sql: Sql
    beforeAll(async () => {
      sql = openPostgres(url, 2)
      right = await readyService(env)
      wrong = await readyService({ ...off, METRICS_PORT: metricsPort })
    })
    afterAll(async () => {
      await Promise.all([right.stop('SIGTERM'), wrong.stop('SIGTERM')])
      await sql.end()
    })

    test('makes what is in its place in every list, and is not erased for its age', async () => {
      const { accountId, keyId, apiKey } = await newAccount(env)
      const made: string[] = []
      for (const [n, service] of [right, wrong, right].entries()) {
        const answer = await postFitting(service.address, apiKey, golfer(n), `key-${n}`)
        made.push(((await answer.json()) as { fittingId: string }).fittingId)
        await Bun.sleep(20)
      }
      const latest = await recentFittings(sql, { accountId, keyId }, 10)
      expect(latest.map(({ fittingId }) => fittingId)).toEqual(made.toReversed())
      for (const { createdAt } of latest) expect(Math.abs(createdAt.getTime() - Date.now())).toBeLessThan(nearMs)

      const sessionId = uuid(days + 500)
      const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
      const body = JSON.stringify(sessionOf([shotOf(1)], { sessionId }))
      const sent = await fetch(`${wrong.address}/v1/sessions/ingest`, { method: 'POST', headers, body })
      expect(sent.status).toBe(201)

      // Each start erases what is too old.
      for (const settings of [env, off]) await (await readyService(settings)).stop('SIGTERM')
      for (const fittingId of made)
        expect((await fetch(`${right.address}/v1/fittings/${fittingId}`, { headers })).status).toBe(200)
      expect((await fetch(`${right.address}/v1/sessions/${sessionId}`, { headers })).status).toBe(200)
    })

    test('says so: in its log, and as a metric', async () => {
      expect(right.printed()).not.toContain('the clock of this machine')
      expect(wrong.printed()).toContain('the clock of this machine is not that of the database')
      const shown = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
      const offset = Number(/^clubwright_clock_offset_seconds (\S+)$/m.exec(shown)?.[1])
      expect(Math.abs(offset - days * daySeconds)).toBeLessThan(60)
    })
  })
