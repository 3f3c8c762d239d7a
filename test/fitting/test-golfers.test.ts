import { beforeAll, describe, expect, test } from 'bun:test'
import { testGolfers } from '../../src/fitting/life/rehearsal.ts'
import { createKey, selectSandbox } from '../../src/identity/accounts/index.ts'
import { agentOf } from '../mcp/agent.ts'
import { type Answer, type Club, openClub, requests } from '../support/club.ts'
import { forEachSharedDatabase } from '../support/databases.ts'
import { until } from '../support/service.ts'

const about = (outcome: (typeof testGolfers)[number]['outcome'], club: keyof typeof requests = 'driver') => {
  const { handicap } = testGolfers.find((one) => one.outcome === outcome)!
  return { ...requests[club], golfer: { ...requests[club].golfer, handicap } }
}

/** An answer without what is each one's own: its request, the way to it, and how long the wait is. */
const form = ({ status, headers, body }: Answer) => {
  const wait = (text: string) => text.replaceAll(/wait \d+ seconds/g, 'wait').replaceAll(/r=\d\d+;|t=\d+/g, '')
  const { instance: _, ...members } = body
  const own = ['x-request-id', 'x-svc-mode', 'date', 'server-timing']
  const kept = [...headers].filter(([name]) => !own.includes(name))
  const isBrief = body.code === 'RATE_LIMITED'
  const seconds = (name: string, value: unknown) => (isBrief && /^retry-?after$/i.test(name) ? typeof value : value)
  return JSON.parse(wait(JSON.stringify({ status, members, headers: Object.fromEntries(kept.sort()) }, seconds)))
}

forEachSharedDatabase((_engine, open) => {
  let club: Club
  let key: string
  beforeAll(async () => {
    club = await openClub(await open())
    key = await testKey(club)
  })
  const testKey = async ({ sql, accountId }: Club) =>
    (await createKey({ sql, clock: () => new Date() }, accountId, { name: 'trial', isTest: true }))!.apiKey
  const read = async (fittingId: string) => (await club.get(`/v1/fittings/${fittingId}`, key)).body

  describe('with a test key', () => {
    test('a fitting runs, is in progress for its key, and completes under its id', async () => {
      const headers = { key, 'idempotency-key': 'rehearsed-running' }
      const begun = await club.analyze(about('running'), headers)
      expect(begun).toMatchObject({ status: 200, body: { success: true, status: 'running', pollAfterSeconds: 2 } })
      expect((await club.analyze(about('running'), headers)).body.code).toBe('FITTING_IN_PROGRESS')
      const { fittingId } = begun.body
      expect((await read(fittingId)).status).toBe('running')
      await until('it is completed', async () => (await read(fittingId)).status === 'completed')
      expect((await club.analyze(about('running'), headers)).body).toMatchObject({ fittingId, status: 'completed' })
    })

    test('a fitting fails, is announced as failed, and its retry completes under its id', async () => {
      const hook = { url: 'https://shop.example/in', events: ['fitting.failed'] }
      const { body } = await club.call('/v1/webhooks', {
        method: 'POST',
        key,
        body: JSON.stringify(hook),
        headers: { 'content-type': 'application/json' },
      })
      const failed = await club.analyze(about('failed', 'iron'), { key })
      expect(failed).toMatchObject({
        status: 200,
        body: { success: false, status: 'failed', error: { code: 'ENGINE_FAILED' }, next: { action: 'retry' } },
      })
      expect(await read(failed.body.fittingId)).toMatchObject({ status: 'failed', error: { code: 'ENGINE_FAILED' } })
      const sent = (await club.get(`/v1/webhooks/${body.webhook.webhookId}/deliveries`, key)).body.deliveries
      expect(sent).toMatchObject([{ event: 'fitting.failed', isTest: false }])
      const again = { key, 'idempotency-key': failed.body.retry.idempotencyKey }
      const { fittingId } = failed.body
      expect((await club.analyze(about('failed', 'iron'), again)).body).toMatchObject({
        fittingId,
        status: 'completed',
      })
      expect(club.lines.filter(({ level }) => level === 'error')).toEqual([])
    })

    test('QUOTA_EXCEEDED is that of an account that has used its month', async () => {
      const spent = await openClub(club.sql, { monthlyLimit: 25 })
      const at = new Date('2026-11-01')
      await club.sql`
        insert into usage_months (account_id, month, included_used, credit_used) values (${spent.accountId}, ${at}, 25, 0)`
      const real = await spent.analyze(requests.driver)
      expect(real.body.code).toBe('QUOTA_EXCEEDED')
      expect(form(await club.analyze(about('QUOTA_EXCEEDED'), { key }))).toEqual(form(real))
    })

    test('DAILY_CAP_REACHED is that of test keys that have used their day', async () => {
      const busy = await openClub(club.sql)
      const busyKey = await testKey(busy)
      const sandbox = await selectSandbox(club.sql, busy.accountId)
      await club.sql`insert into agent_days (account_id, day, fittings) values (${sandbox}, ${'2026-11-20'}::date, 100)`
      const real = await busy.analyze(requests.driver, { key: busyKey })
      expect(real.body.code).toBe('DAILY_CAP_REACHED')
      expect(form(await club.analyze(about('DAILY_CAP_REACHED'), { key }))).toEqual(form(real))
    })

    test('RATE_LIMITED is that of a key that has sent too much', async () => {
      const env = { RATE_LIMIT_ANALYZE_PER_MINUTE: '2' }
      const real = await openClub(club.sql, { env })
      for (let n = 0; n < 2; n++) await real.analyze(requests.driver)
      const limited = await real.analyze(requests.driver)
      expect(limited.body.code).toBe('RATE_LIMITED')
      const rehearsed = await real.analyze(about('RATE_LIMITED'), { key: await testKey(real) })
      expect(form(rehearsed)).toEqual(form(limited))
      expect(rehearsed.headers.get('retry-after')).toBe(String(rehearsed.body.retryAfter))
    })

    test('each row of a batch, and a tool, rehearse the same', async () => {
      const rows = testGolfers
        .map(({ outcome }) => JSON.stringify({ idempotencyKey: outcome, request: about(outcome) }))
        .join('\n')
      const answer = await club.app.handle(
        new Request('http://localhost/v1/fitting/batch', {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
          body: rows,
        }),
      )
      const lines = (await answer.text()).trim().split('\n')
      const ends = lines.map((line) => JSON.parse(line)).map(({ status, problem }) => problem?.code ?? status)
      expect(ends).toEqual(testGolfers.map(({ outcome }) => outcome))
      const agent = agentOf((request) => club.app.handle(request), key)
      const ask = (handicap: number) =>
        agent.call('analyze_fitting', { clubType: 'driver', handedness: 'right', swingSpeed: 95, handicap })
      const told = await Promise.all(testGolfers.map(({ handicap }) => ask(handicap)))
      for (const [index, { outcome }] of testGolfers.entries()) {
        const { json, text } = told[index]!
        expect(json?.status ?? text).toContain(outcome)
      }
    })
  })

  test('with a live key, each of these golfers is fitted as usual', async () => {
    for (const { outcome } of testGolfers)
      expect([outcome, (await club.analyze(about(outcome))).body.status]).toEqual([outcome, 'completed'])
  })

  test('the API description, its page and the page of test keys name each of them', async () => {
    const { description } = (await club.get('/swagger/json')).body.paths['/v1/fitting/analyze'].post
    const page = await Bun.file('docs/account.md').text()
    const reference = await (await club.app.handle(new Request('http://fit.example/swagger/fitting'))).text()
    for (const { handicap, words } of testGolfers) {
      expect(description).toContain(`| ${handicap} | ${words} |`)
      expect(page).toContain(`| ${handicap} | ${words} |`)
      expect(reference).toContain(`<tr><td>${handicap}</td><td>`)
    }
  })
})
