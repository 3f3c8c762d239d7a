import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { type Reserved, reserveFitting } from '../../src/fitting/life/queries.ts'
import { newId } from '../../src/platform/ids.ts'
import { openDatabaseClock } from '../../src/platform/postgres/database-clock.ts'
import { writeDeadlineMs } from '../../src/platform/postgres/outage.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { golfer, postFitting } from '../support/driver.ts'
import { newAccount, readyService, type Service, unlimitedRates } from '../support/service.ts'
import { type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts'

const url = await newPostgresUrl()
/** Longer than any caller waits for the database. */
const heldMs = writeDeadlineMs + 2_000

if (url !== null)
  describe('a statement that arrives after its caller was told that the database does not answer', () => {
    const env = { DATABASE_URL: url, LOG_LEVEL: 'error', ...unlimitedRates }
    let proxy: TcpProxy
    let service: Service
    let past: Sql
    beforeAll(async () => {
      proxy = await tcpProxy(url)
      past = openPostgres(url, 2)
      // On its one connection the statements have been prepared by the time that one is late.
      service = await readyService({ ...env, DATABASE_URL: proxy.through(url), DATABASE_CONNECTIONS: '1' })
    })
    afterAll(async () => {
      await service.stop('SIGTERM')
      await past.end()
      proxy.stop()
    })

    /** Fittings of an account, and what it was charged for. */
    const books = async (accountId: string) => {
      const [row] = await past<{ fittings: number; charged: number }>`
        select (select count(*) from fittings where account_id = ${accountId})::int as fittings,
               (select coalesce(sum(included_used + credit_used), 0) from usage_months where account_id = ${accountId})::int
                 as charged`
      return row!
    }
    test.concurrent('charges nothing and stores nothing, and the key is free for a retry', async () => {
      const { accountId, apiKey } = await newAccount(env, 2)
      expect((await postFitting(service.address, apiKey, golfer(1), 'in-time')).status).toBe(200)
      proxy.hold('comes-late', heldMs)
      const late = await postFitting(service.address, apiKey, golfer(2), 'comes-late')
      expect(late.status).toBe(503)
      proxy.hold(null)
      await Bun.sleep(heldMs)
      expect(await books(accountId)).toEqual({ fittings: 1, charged: 1 })
      const again = await postFitting(service.address, apiKey, golfer(2), 'comes-late')
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, null])
      expect(await books(accountId)).toEqual({ fittings: 2, charged: 2 })
    })

    test.concurrent('reserves nothing', async () => {
      const proxy = await tcpProxy(url)
      const { accountId } = await newAccount(env, 2)
      const sql = openPostgres(proxy.through(url), 2)
      const store = { sql, clock: await openDatabaseClock(sql) }
      const reserve = (idempotencyKey: string): Promise<Reserved> =>
        reserveFitting(store, {
          accountId,
          fittingId: newId('fit', store.clock()),
          request: { clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 100 } },
          idempotencyKey,
          fingerprint: idempotencyKey,
          requestId: newId('req'),
          platform: null,
          client: null,
          traffic: null,
          dailyCap: null,
          isDurable: true,
        })
      expect(await reserve('in-time')).toMatchObject({ outcome: 'reserved' })
      proxy.hold('comes-late', heldMs)
      expect(await reserve('comes-late').catch((error: unknown) => error)).toMatchObject({
        code: 'STORAGE_UNAVAILABLE',
      })
      proxy.hold(null)
      await Bun.sleep(heldMs)
      expect(await books(accountId)).toEqual({ fittings: 1, charged: 1 })
      expect(await reserve('comes-late')).toMatchObject({ outcome: 'reserved' })
      await sql.end()
      proxy.stop()
    })
  })
