import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { audit } from '../support/audit.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { type Acknowledged, golfer, postFitting } from '../support/driver.ts'
import { clubwright, newAccount, readyService, type Service, unlimitedRates } from '../support/service.ts'
import { isFull } from '../support/steady-load.ts'

const url = await newPostgresUrl()
if (url !== null) describe('three replicas', () => tests(url))

function tests(url: string) {
  const env = { DATABASE_URL: url, LOG_LEVEL: 'error', ...unlimitedRates }
  let replicas: readonly Service[]
  let sql: Sql
  beforeAll(async () => {
    replicas = await Promise.all([readyService(env), readyService(env), readyService(env)])
    sql = openPostgres(url, 2)
  })
  afterAll(async () => {
    await sql.end()
    await Promise.all(replicas.map((replica) => replica.stop('SIGTERM')))
  })

  const addressOf = (n: number) => replicas[n % replicas.length]!.address
  /** So many requests at once, in turn to the first `spread` replicas. */
  const atOnce = (many: number, spread: number, send: (address: string, n: number) => Promise<Response>) =>
    Promise.all(
      Array.from({ length: many }, async (_, n) => {
        const response = await send(addressOf(n % spread), n)
        const text = await response.text()
        return { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
      }),
    )
  /** As a careful caller sends it: again, with the same key, while the storage is too busy to answer. */
  const postPatiently = async (address: string, apiKey: string, n: number, key: string): Promise<Response> => {
    const response = await postFitting(address, apiKey, golfer(n), key)
    if (response.status !== 503) return response
    await Bun.sleep(1000 * Number(response.headers.get('retry-after')))
    return postPatiently(address, apiKey, n, key)
  }
  type Answer = Awaited<ReturnType<typeof atOnce>>[number]
  const usage = async (apiKey: string) => {
    const headers = { authorization: `Bearer ${apiKey}` }
    return ((await (await fetch(`${addressOf(0)}/v1/key/status`, { headers })).json()) as { usage: object }).usage
  }
  const acknowledgedOf = (request: object, { body }: Answer): Acknowledged => ({
    key: body.idempotencyKey,
    fittingId: body.fittingId,
    request,
    answer: body,
  })
  const audited = (apiKey: string, acknowledged: readonly Acknowledged[]) =>
    audit({ sql, services: replicas, reader: { address: () => addressOf(1), apiKey }, acknowledged })

  for (const spread of [1, 3])
    test(`I1 a hundred at once with one key on ${spread} replica(s): one run, one charge, then a hundred equal replays`, async () => {
      const rounds = isFull ? 100 : 3
      const { accountId, apiKey } = await newAccount(env, rounds)
      const acknowledged: Acknowledged[] = []
      for (let round = 0; round < rounds; round++) {
        const request = golfer(round)
        const send = (address: string) => postFitting(address, apiKey, request, `round-${round}`)
        const answers = await atOnce(100, spread, send)
        const isReplay = ({ headers }: Answer) => headers.get('idempotent-replayed') === 'true'
        const done = answers.filter(({ status }) => status === 200)
        expect(done.filter((answer) => !isReplay(answer))).toHaveLength(1)
        for (const { status, headers, body } of answers.filter((answer) => answer.status !== 200)) {
          expect([status, body.code]).toEqual([409, 'FITTING_IN_PROGRESS'])
          expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
        }
        const replays = await atOnce(100, 3, send)
        expect(replays.every((answer) => answer.status === 200 && isReplay(answer))).toBeTrue()
        const stored = [...done, ...replays].map(({ text }) => text.replace(/"labUrl":"[^"]+"/, ''))
        expect(new Set(stored).size).toBe(1)
        acknowledged.push(acknowledgedOf(request, done[0]!))
      }
      expect(await usage(apiKey)).toMatchObject({ current: rounds, remaining: 0 })
      expect(await sql`select distinct attempt from fittings where account_id = ${accountId}`).toEqual([{ attempt: 1 }])
      await audited(apiKey, acknowledged)
    })

  test('Q1 one fitting left and a thousand at once: one gets it', async () => {
    const { apiKey } = await newAccount(env, 1)
    const answers = await atOnce(1_000, 3, (address, n) => postPatiently(address, apiKey, n, `q1-${n}`))
    expect(tallied(answers)).toEqual({ '200 completed': 1, '429 QUOTA_EXCEEDED': 999 })
    await audited(apiKey, acknowledgedAmong(answers))
  })

  test('Q2 100 included and 50 credits, 300 at once: exactly 150, included ones first, and the status is the ledger', async () => {
    const { accountId, apiKey } = await newAccount(env, 100)
    await clubwright(['credits', 'add', '--account', accountId, '--amount', '50'], env)
    const answers = await atOnce(300, 3, (address, n) => postPatiently(address, apiKey, n, `q2-${n}`))
    expect(tallied(answers)).toEqual({ '200 completed': 150, '429 QUOTA_EXCEEDED': 150 })
    expect(await usage(apiKey)).toMatchObject({ current: 150, includedUsed: 100, purchasedCreditBalance: 0 })
    const [firstCredit] = await sql<{ used: number }>`
        select count(*)::int as used from fittings
         where account_id = ${accountId} and charged_to = 'included' and completed_at <=
               (select min(completed_at) from fittings where account_id = ${accountId} and charged_to = 'credit')`
    expect(firstCredit!.used).toBe(100)
    await audited(apiKey, acknowledgedAmong(answers))
  })

  test('I8 clients that leave before the answer: each fitting is made and charged once, and the key gives it', async () => {
    const many = isFull ? 1_000 : 60
    const { apiKey } = await newAccount(env, many)
    const leave = async (n: number) => {
      const gone = AbortSignal.timeout(Math.random() * 30)
      await postFitting(addressOf(n), apiKey, golfer(n), `left-${n}`, gone).then(
        (response) => response.text(),
        () => {},
      )
    }
    for (let n = 0; n < many; n += 20) await Promise.all(Array.from({ length: 20 }, (_, i) => leave(n + i)))
    const answers: Answer[] = []
    for (let n = 0; n < many; n++) answers.push(await untilAnswered(n))
    expect(await usage(apiKey)).toMatchObject({ current: many, remaining: 0 })
    await audited(apiKey, acknowledgedAmong(answers))

    async function untilAnswered(n: number): Promise<Answer> {
      for (;;) {
        const [answer] = await atOnce(1, 1, () => postFitting(addressOf(n + 1), apiKey, golfer(n), `left-${n}`))
        if (answer!.status === 200) return answer!
        expect(answer!.body.code).toBe('FITTING_IN_PROGRESS')
        await Bun.sleep(1_000)
      }
    }
  })

  const tallied = (answers: readonly Answer[]): Record<string, number> => {
    const counts: Record<string, number> = {}
    for (const { status, body } of answers) {
      const word = `${status} ${body.code ?? body.status}`
      counts[word] = (counts[word] ?? 0) + 1
    }
    return counts
  }
  const acknowledgedAmong = (answers: readonly Answer[]): Acknowledged[] =>
    answers.flatMap((answer, n) => (answer.status === 200 ? [acknowledgedOf(golfer(n), answer)] : []))
}
