import { beforeAll, beforeEach, expect, test } from 'bun:test'
import type { Sql } from '../../../../src/platform/postgres/sql.ts'
import { audit } from '../../../support/audit.ts'
import { forEachDatabase } from '../../../support/databases.ts'
import { type Bay, openBay, sessionOf, shotOf, uuid } from '../bay.ts'

const bytesOf = (session: unknown) => Buffer.byteLength(JSON.stringify(session))
const session = (n: number, shots = 2, club = 'Eisen ⛳') =>
  sessionOf(
    Array.from({ length: shots }, (_, i) => shotOf(i + 1, { club })),
    { sessionId: uuid(600 + n) },
  )
/** Room for three sessions and a half. */
const bytesMax = Math.floor(3.5 * bytesOf(session(1)))

forEachDatabase((_engine, open) => {
  let sql: Sql
  let bay: Bay
  beforeAll(async () => {
    sql = await open()
  })
  beforeEach(async () => {
    bay = await openBay(sql, { env: { SESSIONS_BYTES_PER_ACCOUNT: String(bytesMax) } })
  })
  const remove = (n: number) =>
    bay.send(`/v1/sessions/${uuid(600 + n)}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${bay.apiKey}` },
    })

  test('an account may keep so many bytes of sessions: the next is refused with figures, and deleting makes room', async () => {
    for (const n of [1, 2, 3]) expect((await bay.ingest(session(n))).status).toBe(201)
    const refused = await bay.ingest(session(4))
    expect([refused.status, refused.body.code, refused.body.retry]).toEqual([413, 'SESSION_SPACE_USED', 'never'])
    const size = bytesOf(session(4))
    expect(refused.body.detail).toStartWith(
      `This session has ${size} bytes, and ${3 * size} of the ${bytesMax} bytes that the account may keep are used.`,
    )
    await remove(2)
    expect((await bay.ingest(session(4))).status).toBe(201)
    await audit({ sql: bay.sql, services: [] })
  })

  test('the bytes of a replaced session are free: the same size again, a smaller one, and no larger one', async () => {
    for (const n of [1, 2, 3]) await bay.ingest(session(n))
    expect((await bay.ingest(session(3, 2, 'Wedge ⛳'))).status).toBe(200)
    expect((await bay.ingest(session(3, 4))).status).toBe(413)
    expect((await bay.ingest(session(3, 1))).status).toBe(200)
    await audit({ sql: bay.sql, services: [] })
  })

  test('an account above a limit that was lowered may still replace a session by a smaller one', async () => {
    for (const n of [1, 2, 3]) await bay.ingest(session(n))
    const grow = (bytes: number) =>
      bay.sql`update session_space set bytes = bytes + ${bytes} where account_id = ${bay.accountId}`
    await grow(bytesMax)
    expect((await bay.ingest(session(3, 1))).status).toBe(200)
    expect((await bay.ingest(session(3, 2))).status).toBe(413)
    await grow(-bytesMax)
  })

  test('of sessions that arrive at once so many are stored as there is room for', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => bay.ingest(session(n))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(7).fill(413)])
    // Under one id, in any order: one is stored at the end, and its bytes count.
    await remove(answers.findIndex(({ status }) => status === 201))
    const again = await Promise.all(Array.from({ length: 6 }, (_, n) => bay.ingest(session(99, 1 + (n % 2)))))
    expect(again.every(({ status }) => status < 300)).toBe(true)
    await audit({ sql: bay.sql, services: [] })
  })

  test('another account has its own room', async () => {
    for (const n of [1, 2, 3]) await bay.ingest(session(n))
    const { apiKey } = await bay.newAccount()
    expect((await bay.ingest(session(4), apiKey)).status).toBe(201)
  })
})
