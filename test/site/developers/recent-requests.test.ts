import { beforeAll, expect, test } from 'bun:test'
import { createKey } from '../../../src/identity/accounts/index.ts'
import { type RecentRequests, recentRequests, selectListedAccount } from '../../../src/site/developers/index.ts'
import { type Replica, replica } from '../../identity/people/harness.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { until } from '../../support/service.ts'

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  beforeAll(async () => {
    club = await replica(await open(), { isInProcess: true })
  })
  const list = (query: Parameters<typeof recentRequests>[2] = {}, of = club) =>
    recentRequests(of.deps, of.accountId, query)
  /** Requests are noted after their answer, and stored now and then. */
  const stored = (answer: Response, accountId = club.accountId): Promise<void> =>
    until('the request is listed', async () => {
      await (club.deps.requests as RecentRequests).flush()
      const { requests } = await recentRequests(club.deps, accountId, {})
      return requests.some(({ requestId }) => requestId === answer.headers.get('x-request-id'))
    })

  test('requests of the API are listed with what they were refused for, newest first and in pages', async () => {
    await stored(await club.call('GET', '/v1/key/status', { token: club.apiKey }))
    club.moveTo('2026-11-22T12:00:01Z')
    const refused = await club.call('GET', '/v1/fittings/fit_1', { token: club.apiKey })
    await stored(refused)
    const page = await list({ limit: 1 })
    expect(page.requests).toEqual([
      {
        at: new Date('2026-11-22T12:00:01.000Z'),
        operation: 'GET /v1/fittings/:fittingId',
        status: 404,
        code: 'FITTING_NOT_FOUND',
        requestId: refused.headers.get('x-request-id')!,
        ms: expect.any(Number),
        keyId: expect.stringMatching(/^key_/),
      },
    ])
    const rest = await list({ before: page.next! })
    expect(rest.requests[0]).toMatchObject({ status: 200, code: null })
    expect(rest.requests.some(({ requestId }) => requestId === page.requests[0]?.requestId)).toBe(false)
    const errors = await list({ only: 'errors' })
    expect(errors.requests.every(({ status }) => status >= 400)).toBe(true)
    expect(JSON.stringify(await list())).not.toContain('/api/')
    expect((await list({}, await replica(club.sql))).requests).toEqual([])
  })

  test('requests of test keys are listed apart', async () => {
    const { apiKey: token } = (await createKey(club.deps, club.accountId, { name: 'trial', isTest: true }))!
    const fitting = await club.call('POST', '/v1/fitting/analyze', { token, body: requests.driver })
    const sandboxId = (await selectListedAccount(club.sql, club.accountId, true))!
    await stored(fitting, sandboxId)
    expect((await list()).requests.map(({ requestId }) => requestId)).not.toContain(
      fitting.headers.get('x-request-id')!,
    )
  })

  test('requests that could not be stored are stored with the next ones', async () => {
    const requests = club.deps.requests as RecentRequests
    const add = (requestId: string) =>
      requests.add({
        accountId: 'acc_late',
        operation: 'GET /v1/status',
        status: 200,
        code: null,
        requestId,
        ms: 1.5,
        keyId: null,
      })
    await club.sql.script('alter table recent_requests rename to away')
    add('first')
    await requests.flush()
    await club.sql.script('alter table away rename to recent_requests')
    add('second')
    await requests.flush()
    expect(
      await club.sql`select request_id as id from recent_requests where account_id = 'acc_late' order by 1`,
    ).toEqual([{ id: 'first' }, { id: 'second' }])
  })

  test('the surplus of a busy account is removed, of those that succeeded and of those that were refused', async () => {
    const accountId = 'acc_busy'
    const others = ['acc_b', 'acc_c', 'acc_d', 'acc_e', 'acc_f']
    const insert = (name: string, status: number, count: number) => club.sql`
      insert into recent_requests (account_id, at, request_id, operation, status)
      select ${accountId}, timestamptz '2026-11-22' + n * interval '1 second', ${name}::text || n, 'GET /v1/rules',
             ${status}::smallint
        from generate_series(1, ${count}::int) n`
    await insert('fine', 200, 2_100)
    await insert('wrong', 404, 2_300)
    const requests = club.deps.requests as RecentRequests
    for (let flushes = 0; flushes < 5; flushes++) {
      club.moveTo(`2026-11-22T12:01:0${flushes}Z`)
      for (const id of [accountId, ...others])
        for (let n = 0; n < 50; n++)
          requests.add({
            accountId: id,
            operation: 'GET /v1/status',
            status: 200,
            code: null,
            requestId: `new${n}`,
            ms: 1.5,
            keyId: null,
          })
      await requests.flush()
    }
    // The surplus is looked for after 200 more.
    expect(
      await club.sql`
        select substring(request_id from '^[a-z]+') as name, count(*)::int as count, min(at) as oldest
          from recent_requests where account_id = ${accountId} group by 1 order by 1`,
    ).toEqual([
      { name: 'fine', count: 1_800, oldest: new Date('2026-11-22T00:05:01Z') },
      { name: 'new', count: 250, oldest: new Date('2026-11-22T12:01:00Z') },
      { name: 'wrong', count: 2_000, oldest: new Date('2026-11-22T00:05:01Z') },
    ])
    const [stored] = await club.sql<{ count: number }>`
      select count(*)::int as count from recent_requests where account_id = any(${others}::text[])`
    expect(stored!.count).toBe(5 * 5 * 50)
  })
})
