import { beforeAll, expect, test } from 'bun:test'
import { selectMisread } from '../../../../src/features/sessions/misread/queries.ts'
import { forEachDatabase } from '../../../support/databases.ts'
import { eraseOldOf } from '../../../support/expired.ts'
import { type Bay, openBay } from '../bay.ts'

const sent = { headings: 'Club,Ball Speed\r\n,[km/h]', row: '7 Iron,185.1' }

forEachDatabase((_engine, open) => {
  let bay: Bay
  beforeAll(async () => {
    bay = await openBay(await open())
  })
  const send = async (body: unknown, key = bay.apiKey) => {
    const response = await bay.send('/v1/sessions/misread', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    // biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
    return { status: response.status, headers: response.headers, body: (await response.json()) as any }
  }
  const kept = (accountId: string) => selectMisread(bay.sql, accountId, 100)

  test('the headings and one row reach the operator as they were sent, and nothing else does', async () => {
    const { accountId, apiKey } = await bay.newAccount()
    const { status, body } = await send(sent, apiKey)
    expect([status, body]).toEqual([
      201,
      { success: true, misreadId: expect.stringMatching(/^mis_/), keptUntil: '2027-02-18T18:00:00.000Z' },
    ])
    expect(await kept(accountId)).toEqual([{ id: body.misreadId, accountId, at: bay.deps.clock(), ...sent }])
    expect(JSON.stringify(bay.lines)).not.toContain('185.1')
  })

  test('more than headings and one row is refused by name', async () => {
    const refused = [
      [{ ...sent, row: '7 Iron,185.1\n7 Iron,184.2' }, '/row'],
      [{ ...sent, headings: 'a\nb\nc\nd' }, '/headings'],
      [{ ...sent, row: 'x'.repeat(4_001) }, '/row'],
      [{ headings: sent.headings }, '/row'],
      [{ ...sent, file: 'all of it' }, '/file'],
    ] as const
    for (const [body, pointer] of refused) {
      const answer = await send(body)
      expect([answer.status, answer.body.errors[0].pointer]).toEqual([400, pointer])
    }
    expect(await kept(bay.accountId)).toEqual([])
  })

  test('an account sends ten a day, also at once, and more on the next', async () => {
    const { accountId, apiKey } = await bay.newAccount()
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(sent, apiKey)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 429, 429])
    const { headers, body } = answers.find(({ status }) => status === 429)!
    expect(body).toMatchObject({
      code: 'MISREAD_CAP_REACHED',
      resetsAt: '2026-11-21T00:00:00.000Z',
      retryAfter: 21_600,
    })
    expect(headers.get('retry-after')).toBe('21600')
    bay.moveTo('2026-11-21T00:00:00.000Z')
    expect((await send(sent, apiKey)).status).toBe(201)
    bay.moveTo('2026-11-20T18:00:00.000Z')
    expect(await kept(accountId)).toHaveLength(11)
  })

  test('N5 whoever sent a row deletes it by its id, and nobody else does', async () => {
    const { accountId, apiKey } = await bay.newAccount()
    const { misreadId } = (await send(sent, apiKey)).body
    const remove = async (key: string) => {
      const headers = { authorization: `Bearer ${key}` }
      return (await bay.send(`/v1/misread/${misreadId}`, { method: 'DELETE', headers })).status
    }
    expect([await remove((await bay.newAccount()).apiKey), (await kept(accountId)).length]).toEqual([404, 1])
    expect([await remove(apiKey), (await kept(accountId)).length]).toEqual([204, 0])
    expect(await remove(apiKey)).toBe(404)
  })

  test('they go after 90 days, or after RETENTION_DAYS if that is sooner', async () => {
    const { accountId, apiKey } = await bay.newAccount()
    expect((await send(sent, apiKey)).status).toBe(201)
    const after = async (iso: string, retentionDays: number) => {
      await eraseOldOf(
        'misread_rows',
        { sql: bay.sql, clock: () => new Date(iso) },
        { retentionDays, visitorRetentionDays: 0 },
      )
      return (await kept(accountId)).length
    }
    expect(await after('2027-02-18T17:59:59.999Z', 0)).toBe(1)
    expect(await after('2026-12-20T17:00:00.000Z', 30)).toBe(1)
    expect(await after('2026-12-20T18:00:00.001Z', 30)).toBe(0)
  })
})
