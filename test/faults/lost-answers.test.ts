import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { rpcHeaders } from '../mcp/agent.ts'
import { audit, untilNothingRuns } from '../support/audit.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { type Acknowledged, golfer, postFitting } from '../support/driver.ts'
import { newAccount, readyService, type Service, unlimitedRates, until } from '../support/service.ts'
import { isFull } from '../support/steady-load.ts'
import { type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts'

const url = await newPostgresUrl()
if (url !== null) describe('a fitting whose end nobody heard', () => tests(url))

function tests(url: string) {
  const env = { DATABASE_URL: url, LOG_LEVEL: 'error', ...unlimitedRates }
  const services: Service[] = []
  let sql: Sql
  let proxy: TcpProxy
  const start = async (settings: Record<string, string>) => {
    const service = await readyService(settings)
    services.push(service)
    return service
  }
  beforeAll(async () => {
    proxy = await tcpProxy(url)
    sql = openPostgres(url, 2)
  })
  afterAll(async () => {
    await sql.end()
    proxy.stop()
    await Promise.all(services.map((service) => service.stop('SIGTERM')))
  })
  const statusOf = async (accountId: string, key: string) => {
    const [row] = await sql<{ status: string }>`
      select status from fittings where account_id = ${accountId} and idempotency_key = ${key}`
    return row?.status
  }

  test('D5 the storing is committed and its reply is lost: looked up, or unknown to the caller; one fitting and one charge by its key', async () => {
    const service = await start({ ...env, DATABASE_URL: proxy.through(url) })
    const times = isFull ? 200 : 10
    const { accountId, apiKey } = await newAccount(env, times)
    const acknowledged: Acknowledged[] = []
    for (let time = 0; time < times; time++) {
      const key = `lost-${time}`
      const request = golfer(time)
      // Only the storing sends a result; every other time nothing else is answered either.
      const isShut = time % 2 === 1
      proxy.dropRepliesTo('"status":"completed"', isShut)
      const lost = await postFitting(service.address, apiKey, request, key)
      const stored = await statusOf(accountId, key)
      proxy.dropRepliesTo(null)
      proxy.set('pass')
      expect([lost.status, stored]).toEqual([isShut ? 503 : 200, 'completed'])
      if (isShut) expect(Number(lost.headers.get('retry-after'))).toBeGreaterThan(0)
      let again: Response
      await until('the database is used again', async () => {
        again = await postFitting(service.address, apiKey, request, key)
        return again.status !== 503
      })
      expect([again!.status, again!.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
      const answer = (await again!.json()) as { fittingId: string }
      acknowledged.push({ key, request, answer, fittingId: answer.fittingId })
    }
    const reader = { address: () => service.address, apiKey }
    expect(await audit({ sql, services, reader, acknowledged })).toMatchObject({ completed: times, charges: times })
  })

  test('R3 a hundred runs whose process died and whose clients never came back: all end, and failed ones give their charge back', async () => {
    const dying = await start({ ...env, DATABASE_CONNECTIONS: '100' })
    const { accountId, apiKey } = await newAccount(env, 100)
    const runs = Array.from({ length: 100 }, (_, n) => n)
    const clients = await settlingHeld(async () => {
      const sent = runs.map((n) => begin(dying.address, apiKey, n).catch(() => null))
      // Where this takes longer than their leases, the first have failed by then.
      await until('all have begun', async () => {
        const [row] = await sql<{ begun: number }>`
            select count(*)::int as begun from fittings where account_id = ${accountId}`
        return row!.begun === 100
      })
      await dying.stop('SIGKILL')
      return sent
    })
    await Promise.all(clients)

    await start(env) // some process lives: its sweeper finds them
    await untilNothingRuns(sql)
    const ended = await sql<{ status: string; code: string | null }>`
        select distinct status, error->>'code' as code from fittings where account_id = ${accountId} order by status`
    for (const { status, code } of ended)
      expect([status, code]).toBeOneOf([
        ['completed', null],
        ['failed', 'INTERRUPTED'],
      ])
    await audit({ sql, services })

    await sql`update fittings set failed_at = now() - interval '1 day'
                 where failed_at is not null and account_id = ${accountId}`
    await until('charges are given back', async () => {
      const [row] = await sql<{ used: number }>`
          select included_used as used from usage_months where account_id = ${accountId}`
      const [made] = await sql<{ completed: number }>`
          select count(*)::int as completed from fittings where account_id = ${accountId} and status = 'completed'`
      return row!.used === made!.completed
    })
    await audit({ sql, services })
  })

  /** Ask for a fitting without waiting for its end, again when the database is busy with the others. */
  const begin = async (address: string, apiKey: string, n: number): Promise<void> => {
    const swing = { swingSpeed: 60 + n / 2, idempotencyKey: `left-${n}`, async: true }
    const params = { name: 'analyze_fitting', arguments: { clubType: 'driver', handedness: 'right', ...swing } }
    const answer = await fetch(`${address}/mcp`, {
      method: 'POST',
      headers: { ...rpcHeaders, authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({ jsonrpc: '2.0', id: n, method: 'tools/call', params }),
    })
    const { result } = (await answer.json()) as { result: { isError?: boolean } }
    if (result.isError) await begin(address, apiKey, n)
  }

  /** Meanwhile no settling can finish: what it writes to is locked. */
  const settlingHeld = async <T>(work: () => Promise<T>): Promise<T> => {
    const holder = openPostgres(url, 1)
    try {
      return await holder.begin(
        async (held) => {
          await held`set local idle_in_transaction_session_timeout = 0`
          await held`lock table evidence_pending in exclusive mode`
          return work()
        },
        { isLong: true },
      )
    } finally {
      await holder.end()
    }
  }
}
