import { beforeAll, expect, test } from 'bun:test'
import { selectSession } from '../../../src/features/sessions/index.ts'
import { audit } from '../../support/audit.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { type Bay, openBay, sessionOf, shotOf, uuid } from './bay.ts'

forEachDatabase((_engine, open) => {
  let bay: Bay
  beforeAll(async () => {
    bay = await openBay(await open())
  })
  const remove = async (sessionId: string, key: string | null = bay.apiKey) => {
    const headers = key === null ? {} : { authorization: `Bearer ${key}` }
    const response = await bay.send(`/v1/sessions/${sessionId}`, { method: 'DELETE', headers })
    const text = await response.text()
    return { status: response.status, text, code: text && JSON.parse(text).code }
  }
  const stored = (sessionId: string) => selectSession(bay.sql, bay.accountId, sessionId)

  test('a deleted session is gone: 204, its link is dead with words, and it can be sent as a new one', async () => {
    const session = sessionOf([shotOf(1)], { sessionId: uuid(51) })
    const { sessionUrl } = (await bay.ingest(session)).body
    // A UUID is the same in capitals.
    expect(await remove(uuid(51).toUpperCase())).toMatchObject({ status: 204, text: '' })
    expect(await stored(uuid(51))).toBeNull()
    expect(await remove(uuid(51))).toMatchObject({ status: 404, code: 'SESSION_NOT_FOUND' })
    const page = await bay.open(sessionUrl)
    expect([page.status, page.text.includes('was deleted')]).toEqual([404, true])
    expect((await bay.ingest(session)).status).toBe(201)
    expect((await bay.open(sessionUrl)).status).toBe(404)
    await audit({ sql: bay.sql, services: [] })
  })

  test('the session of another account looks as if there were none, and stays', async () => {
    await bay.ingest(sessionOf([shotOf(1)], { sessionId: uuid(52) }))
    const { apiKey } = await bay.newAccount()
    const masked = (text: string) => text.replaceAll(/req_\w+|[\da-f-]{36}/g, '')
    const [theirs, none] = [await remove(uuid(52), apiKey), await remove(uuid(53), apiKey)]
    expect([theirs.status, masked(theirs.text)]).toEqual([404, masked(none.text)])
    expect(await stored(uuid(52))).not.toBeNull()
  })

  test('without a key nobody deletes, and what is no sessionId is named', async () => {
    expect((await remove(uuid(52), null)).status).toBe(401)
    expect(await remove('mine')).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
    const { apiKey } = await bay.newAccount()
    await bay.sql`update api_keys set scopes = array['fittings:read'] where last_four = ${apiKey.slice(-4)}`
    expect(await remove(uuid(52), apiKey)).toMatchObject({ status: 403, code: 'INSUFFICIENT_SCOPE' })
  })
})
