import { beforeAll, expect, test } from 'bun:test'
import { selectSession } from '../../../../src/features/sessions/index.ts'
import { addCustomer } from '../../../../src/identity/customers/index.ts'
import { forEachSharedDatabase } from '../../../support/databases.ts'
import { type Bay, openBay, sessionOf, shotOf, uuid } from '../bay.ts'

forEachSharedDatabase((_engine, open) => {
  let bay: Bay
  beforeAll(async () => {
    bay = await openBay(await open())
    await addCustomer(bay.deps, bay.accountId, { email: 'Sam@Example.com', ref: 'web-77' })
  })
  const stored = (sessionId: string) => selectSession(bay.sql, bay.accountId, sessionId)

  test('SI-021 SI-020 a new session answers 201 with its page, whether the customer is known, and the shots stored', async () => {
    const { status, body } = await bay.ingest(sessionOf([shotOf(1), shotOf(2)], { sessionId: uuid(11) }))
    expect(status).toBe(201)
    expect(body).toEqual({
      sessionUrl: expect.stringMatching(
        /^http:\/\/fit\.example\/sessions\/ses_[0-9A-Z]{26}\?expires=\d+&signature=[\w-]{43}$/,
      ),
      customerMatched: false,
      shotsAccepted: 2,
    })
  })

  test('N9 what a terminal obeys and nobody sees is stored of no text of a session', async () => {
    const sessionId = uuid(15)
    const odd = 'Dri\u001b[31mver\u202e\u200b\u{e0041}'
    const sent = sessionOf([shotOf(1, { club: odd, units: 'impe\u200brial', extended: { [`a\u202eb`]: 1 } })], {
      sessionId,
      fitterId: odd,
    })
    expect((await bay.ingest(sent)).status).toBe(201)
    const text = JSON.stringify(await stored(sessionId))
    expect(text).toContain('"club":"Dri[31mver"')
    expect(text).toContain('"ab":1')
    expect(text).not.toMatch(/\\u001b|[\u202e\u200b]|\u{e0041}/u)
    const [row] = await bay.sql<{
      heading: string
    }>`select heading::text as heading from sessions where id = ${sessionId}`
    expect(row!.heading).not.toMatch(/\\u001b|[\u202e\u200b]/u)
  })

  test('SI-022 the same sessionId again replaces the whole payload and answers 200', async () => {
    const sessionId = uuid(12)
    const first = await bay.ingest(sessionOf([shotOf(1), shotOf(2)], { sessionId }))
    const changed = sessionOf([shotOf(3, { club: 'Driver' })], { sessionId, appVersion: '2.5.0' })
    // A UUID is the same in capitals.
    const second = await bay.ingest({ ...changed, sessionId: sessionId.toUpperCase() })
    expect([first.status, second.status, second.body.shotsAccepted]).toEqual([201, 200, 1])
    expect(await stored(sessionId)).toEqual({ ...changed, sessionId: sessionId.toUpperCase() })
    const [row] = await bay.sql<{ revision: number; shotCount: number }>`
      select revision, shot_count as "shotCount" from sessions where account_id = ${bay.accountId} and id = ${sessionId}`
    expect(row).toEqual({ revision: 2, shotCount: 1 })
  })

  test('SI-022 of sessions posted at once under one id one wins whole, and one of them made it', async () => {
    const sessionId = uuid(13)
    const rivals = Array.from({ length: 12 }, (_, i) =>
      sessionOf(
        Array.from({ length: i + 1 }, (_, j) => shotOf(j + 1, { club: `Club ${i}` })),
        { sessionId, appVersion: String(i) },
      ),
    )
    const answers = await Promise.all(rivals.map((rival) => bay.ingest(rival)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(11).fill(200), 201])
    const winner = await stored(sessionId)
    expect(rivals).toContainEqual(winner!)
  })

  test('SI-023 both answers say which payload version is the oldest accepted', async () => {
    for (const status of [201, 200]) {
      const answer = await bay.ingest(sessionOf([], { sessionId: uuid(14) }))
      expect([answer.status, answer.headers.get('x-min-payload-version')]).toEqual([status, '1'])
    }
  })

  test('SI-003 a customer is found by email in any capitals and by the id of the web app; nobody is no error', async () => {
    for (const [customerRef, isKnown] of [
      ['sam@example.COM', true],
      ['web-77', true],
      ['sam@example.org', false],
      ['web-78', false],
      ['', false],
    ] as const) {
      const { status, body } = await bay.ingest(sessionOf([], { sessionId: uuid(15), customerRef }))
      expect([customerRef, status < 300, body.customerMatched]).toEqual([customerRef, true, isKnown])
    }
  })

  test('SI-003 the customer of another account is nobody', async () => {
    const { apiKey } = await bay.newAccount()
    const { body } = await bay.ingest(sessionOf([], { customerRef: 'sam@example.com' }), apiKey)
    expect(body.customerMatched).toBe(false)
  })

  test("SI-022 a sessionId of another account is the caller's own new session, and the other stays as it was", async () => {
    const sessionId = uuid(16)
    const mine = sessionOf([shotOf(1)], { sessionId })
    await bay.ingest(mine)
    const { apiKey } = await bay.newAccount()
    const theirs = await bay.ingest(sessionOf([shotOf(2), shotOf(3)], { sessionId }), apiKey)
    expect(theirs.status).toBe(201)
    expect(await stored(sessionId)).toEqual(mine)
  })

  test('SI-025 ingest consumes no fitting', async () => {
    const before = await bay.usage()
    for (let i = 0; i < 12; i++)
      expect((await bay.ingest(sessionOf([shotOf(1)], { sessionId: uuid(100 + i) }))).status).toBe(201)
    expect(await bay.usage()).toBe(before)
  })

  test('SI-006 2,000 shots of a megabyte and more are accepted, and no log line holds the customer', async () => {
    const shots = Array.from({ length: 2000 }, (_, i) => shotOf(i + 1, { extended: { ['x'.repeat(500)]: i } }))
    const session = sessionOf(shots, { sessionId: uuid(17), customerRef: 'sam@example.com' })
    expect(JSON.stringify(session).length).toBeGreaterThan(1_048_576)
    expect((await bay.ingest(session)).body).toMatchObject({ shotsAccepted: 2000, customerMatched: true })
    expect(JSON.stringify(bay.lines)).not.toContain('sam@example.com')
  })
})
