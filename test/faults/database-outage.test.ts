import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { newToken } from '../../src/identity/auth/index.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import { audit as auditAll, untilNothingRuns } from '../support/audit.ts'
import { dividedPostgres, isDivided, workersOf } from '../support/citus.ts'
import { customer } from '../support/customer.ts'
import { type PrivatePostgres, privatePostgres } from '../support/postgres-server.ts'
import { clubwright, newAccount, readyService, type Service, until } from '../support/service.ts'
import { isFull, type Sample, sampled, steadyLoad, tally } from '../support/steady-load.ts'
import { type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts'

/** Longest deadline of the service, and time for a busy machine: whoever waits longer hangs. */
const hangMs = 5_000 + 60_000
const unlimited = {
  RATE_LIMIT_CATALOG_PER_MINUTE: '0',
  RATE_LIMIT_SEARCH_PER_MINUTE: '0',
  RATE_LIMIT_SCORES_PER_MINUTE: '0',
  RATE_LIMIT_ANALYZE_PER_MINUTE: '0',
}

const postgres = await (isDivided ? dividedPostgres() : privatePostgres())
if (postgres !== null) describe('without PostgreSQL', () => tests(postgres))

function tests(postgres: PrivatePostgres) {
  let proxy: TcpProxy
  let service: Service
  let us: ReturnType<typeof customer>

  beforeAll(async () => {
    const direct = postgres.url('postgres')
    proxy = await tcpProxy(direct)
    service = await readyService({ DATABASE_URL: proxy.through(direct), LOG_LEVEL: 'warning', ...unlimited })
    const account = await newAccount({ DATABASE_URL: direct })
    us = customer(() => service.address, account.apiKey)
    for (const send of [us.status, us.analyze, ...Object.values(us.memory)]) expect((await send()).status).toBe(200)
  })
  afterAll(async () => {
    await service.stop('SIGKILL')
    proxy.stop()
    await postgres.stop('immediate')
  })

  const mixed = () => steadyLoad({ ...us.memory, status: us.status, analyze: us.analyze }, isFull ? 100 : 40)
  /** A statement on PostgreSQL, or on the coordinator and the workers, past the proxy. @returns the rows of all. */
  const onEachServer = async <Row>(statement: string): Promise<Row[]> => {
    const workers = isDivided ? await workersOf(postgres.direct('postgres')) : []
    const rows: Row[] = []
    for (const url of [postgres.direct('postgres'), ...workers]) {
      const sql = new Bun.SQL(url, { max: 1 })
      rows.push(...(await sql.unsafe(statement).simple()))
      await sql.end()
    }
    return rows
  }
  const probe = (path: string) => sampled(path, () => fetch(service.address + path))
  const recovered = async () => {
    let last = ''
    const isTaken = async () => {
      const responses = await Promise.all(Array.from({ length: 12 }, us.analyze)) // more than there are connections
      const refused = responses.find(({ status }) => status !== 200)
      last = refused === undefined ? '' : `${refused.status} ${await refused.text()}`
      return refused === undefined
    }
    await until('writes are taken again', isTaken).catch((error: Error) => {
      throw new Error(`${error.message}: ${last}\n${service.printed().slice(-3_000)}`)
    })
  }
  /** Whatever the database did: only 200 and 503 with Retry-After, nobody hangs, memory answers as ever. */
  const audit = (samples: readonly Sample[]) => {
    expect(samples.length).toBeGreaterThan(20)
    expect(samples.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    expect(samples.filter(({ status, retryAfter }) => status === 503 && !retryAfter)).toEqual([])
    expect(samples.filter(({ ms }) => ms > hangMs)).toEqual([])
    expect(samples.filter(({ name, status }) => name in us.memory && status !== 200)).toEqual([])
  }

  for (const how of ['fast', 'immediate', 'kill'] as const)
    test(`D1 PostgreSQL stopped (${how}) and started again: memory answers, the rest is 503, then all is well by itself`, async () => {
      const load = mixed()
      await Bun.sleep(300)
      await postgres.stop(how)
      await until('writes are refused', async () => (await sampled('', us.analyze)).status === 503)
      expect(await Promise.all(['/readyz', '/health'].map(async (path) => (await probe(path)).status))).toEqual([
        503, 200,
      ])
      await Bun.sleep(isFull ? 20_000 : 1_000)
      await postgres.start()
      await recovered()
      const samples = await load.stop()
      audit(samples)
      expect(samples.some(({ name, status }) => name === 'analyze' && status === 503)).toBeTrue()
      expect((await probe('/readyz')).status).toBe(200)
    })

  test('D1 after a restart of PostgreSQL revocations are heard again', async () => {
    const other = await newAccount({ DATABASE_URL: postgres.url('postgres') })
    const they = customer(() => service.address, other.apiKey)
    await until('the new key works', async () => (await they.status()).status === 200)
    await clubwright(['key', 'revoke', other.keyId], { DATABASE_URL: postgres.url('postgres') })
    await until('it is refused', async () => (await they.memory.search()).status === 401)
  })

  test('D2 PostgreSQL that accepts and never answers: deadlines hold, memory answers, and it recovers without a restart', async () => {
    const load = mixed()
    await Bun.sleep(300)
    proxy.set('silent')
    await Bun.sleep(isFull ? 60_000 : 7_000)
    expect((await probe('/readyz')).status).toBe(503)
    expect((await probe('/health')).status).toBe(200)
    proxy.set('pass')
    await recovered()
    audit(await load.stop())
  })

  test('D2 an unknown key while storage is away is 503, not 401', async () => {
    proxy.set('close')
    proxy.cut()
    const stranger = customer(() => service.address, newToken('svc'))
    expect((await sampled('', stranger.memory.search)).status).toBe(503)
    expect((await sampled('', us.memory.search)).status).toBe(200)
    proxy.set('pass')
    await recovered()
    expect((await sampled('', stranger.memory.search)).status).toBe(401)
  })

  test('D3 PostgreSQL that closes while connections begin, again and again: every request is answered', async () => {
    const load = mixed()
    for (let times = 0; times < (isFull ? 100 : 10); times++) {
      proxy.set('close')
      proxy.cut()
      await Bun.sleep(100)
      proxy.set('pass')
      await Bun.sleep(100)
    }
    await recovered()
    audit(await load.stop())
  })

  test('D4 sessions ended at random: reads are asked again, writes are answered 200 or 503', async () => {
    const sql = new Bun.SQL(postgres.direct('postgres'), { max: 1 })
    const analyses = steadyLoad({ analyze: us.analyze }, isFull ? 50 : 15)
    const others = steadyLoad({ status: us.status, ...us.memory }, 40)
    const everyMs = isFull ? 1_000 : 250
    const untilMs = performance.now() + (isFull ? 300_000 : 3_000)
    while (performance.now() < untilMs) {
      await Bun.sleep(everyMs)
      await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
           where application_name = 'clubwright' and pid <> pg_backend_pid() order by random() limit 1`
    }
    await sql.end()
    await recovered()
    audit([...(await analyses.stop()), ...(await others.stop())])
  })

  test('D6 transactions that deadlock or cannot be serialized, one in a hundred: nobody sees any', async () => {
    const sql = openPostgres(postgres.direct('postgres'), 1)
    await onEachServer('create sequence conflicts')
    // In the usual run one in twenty: it is short.
    await sql.script(`
        create function conflict() returns trigger language plpgsql as $$
        begin
          if random() < ${isFull ? 0.01 : 0.05} then
            perform nextval('conflicts');
            raise exception 'conflict' using errcode = case when random() < 0.5 then '40001' else '40P01' end;
          end if;
          return new;
        end $$`)
    if (isDivided) await sql.script('set citus.enable_unsafe_triggers = on')
    await sql.script(
      'create trigger conflict before insert or update on fittings for each row execute function conflict()',
    )
    const load = steadyLoad({ analyze: us.analyze }, isFull ? 50 : 20)
    await Bun.sleep(isFull ? 60_000 : 5_000)
    const happened = () => onEachServer<{ happened: boolean }>('select is_called as happened from conflicts')
    await until('some conflict', async () => (await happened()).some((one) => one.happened))
    const samples = await load.stop()
    await sql.script('drop trigger conflict on fittings')
    await sql.script('drop function conflict')
    await onEachServer('drop sequence conflicts')
    await sql.end()
    expect(tally(samples)).toEqual({ analyze: { 200: samples.length } })
  })

  test('D8 a read-only database: writes 503 STORAGE_UNAVAILABLE, not ready, reads go on, no crash', async () => {
    const readOnly = async (value: 'on' | 'off') => {
      await onEachServer(`alter system set default_transaction_read_only = ${value}`)
      await onEachServer('select pg_reload_conf()')
    }
    await readOnly('on')
    await until('writes are refused', async () => (await sampled('', us.analyze)).status === 503)
    const refused = await us.analyze()
    expect(await refused.json()).toMatchObject({ code: 'STORAGE_UNAVAILABLE', retry: 'after Retry-After' })
    const notReady = await fetch(`${service.address}/readyz`)
    expect([notReady.status, await notReady.json()]).toEqual([
      503,
      expect.objectContaining({ detail: 'The database does not accept writes: it is read-only.' }),
    ])
    expect((await us.status()).status).toBe(200)
    const load = mixed()
    await Bun.sleep(isFull ? 60_000 : 1_000)
    await readOnly('off')
    await recovered()
    audit(await load.stop())
    await until('ready again', async () => (await probe('/readyz')).status === 200)
  })

  test('after all of it nothing is stuck, and each fitting is charged once', async () => {
    const sql = openPostgres(postgres.url('postgres'), 2)
    await untilNothingRuns(sql)
    const { completed } = await auditAll({ sql, services: [service] })
    expect(completed).toBeGreaterThan(20)
    await sql.end()
  })

  test('D11 200 ms ± 100 to PostgreSQL: everything is answered, a fitting within four round trips', async () => {
    proxy.delay(200, 100)
    await recovered()
    const load = mixed()
    await Bun.sleep(isFull ? 60_000 : 3_000)
    const samples = await load.stop()
    proxy.delay(0)
    audit(samples)
    const fittings = samples.filter(({ name }) => name === 'analyze').map(({ ms }) => ms)
    // 4 round trips of at most 300 ms, and as much again for a busy machine. (Beside other work the time says nothing.)
    if (isFull) expect(fittings.toSorted((a, b) => a - b)[Math.floor(fittings.length / 2)]).toBeLessThan(2_400)
    expect(samples.filter(({ status }) => status !== 200)).toEqual([])
  })
}
