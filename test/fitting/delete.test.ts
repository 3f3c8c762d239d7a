import { beforeAll, describe, expect, test } from 'bun:test'
import { audit } from '../support/audit.ts'
import { type Club, openClub, requests } from '../support/club.ts'
import { forEachDatabase } from '../support/databases.ts'
import { hours } from './call.ts'

forEachDatabase((_engine, open) => {
  let club: Club
  beforeAll(async () => {
    club = await openClub(await open())
  })
  const remove = (fittingId: string, key?: string | null) =>
    club.call(`/v1/fittings/${fittingId}`, { method: 'DELETE', ...(key !== undefined && { key }) })
  const rowOf = async (fittingId: string) => {
    const [row] = await club.sql<{ row: string }>`select f::text as row from fittings f where id = ${fittingId}`
    return row!.row
  }

  test('a deleted fitting is gone for good: 204, then not found, and nothing of the golfer is left', async () => {
    const { fittingId } = (await club.analyze(requests.driver)).body
    const usage = await club.usage()
    const removed = await remove(fittingId)
    expect([removed.status, removed.text]).toEqual([204, ''])
    for (const again of [await club.get(`/v1/fittings/${fittingId}`), await remove(fittingId)])
      expect([again.status, again.body.code]).toEqual([404, 'FITTING_NOT_FOUND'])
    expect(await rowOf(fittingId)).not.toMatch(/swing|handicap|right|golfer|specs/)
    expect(await club.usage()).toEqual(usage)
    await audit({ sql: club.sql, services: [] })
  })

  test('N12 it is still counted, but no longer under the platform and client that were named', async () => {
    const named = { 'x-svc-platform': 'chatgpt', 'x-svc-client': 'sams-phone' }
    const made = [await club.analyze(requests.driver, named), await club.analyze(requests.driver, named)]
    const counted = async () => {
      const lines = await club.sql<{ client: string; fittings: number }>`
        select client, fittings from (select account_id, coalesce(client, '') as client, 1 as fittings from evidence_pending
                                       union all select account_id, client, fittings from usage_counts) c
         where account_id = ${club.accountId}`
      const sum = (of: typeof lines) => of.reduce((total, { fittings }) => total + fittings, 0)
      return [sum(lines.filter(({ client }) => client === 'sams-phone')), sum(lines)] as const
    }
    const [, all] = await counted()
    await club.sql`select count_evidence(10000)`
    made.push(await club.analyze(requests.driver, named))
    expect(await counted()).toEqual([3, all + 1])
    for (const [n, left] of [2, 1, 0].entries()) {
      await remove(made[n]!.body.fittingId)
      expect(await counted()).toEqual([left, all + 1])
    }
  })

  test('its Idempotency-Key runs and charges nothing by surprise until it would have been forgotten', async () => {
    const key = { 'idempotency-key': 'order-1' }
    const { fittingId } = (await club.analyze(requests.driver, key)).body
    await remove(fittingId)
    const usage = await club.usage()
    for (const request of [requests.driver, requests.iron]) {
      const again = await club.analyze(request, key)
      expect([again.status, again.body.code, again.headers.get('retry-after')]).toEqual([410, 'FITTING_ERASED', null])
    }
    expect(await club.usage()).toEqual(usage)
  })

  test('the fitting of another account looks as if there were none, and stays', async () => {
    const { fittingId } = (await club.analyze(requests.driver)).body
    const stranger = await club.newAccount(null)
    const theirs = await remove(fittingId, stranger)
    const none = await remove('fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F', stranger)
    const masked = ({ text }: { text?: string }) => text?.replaceAll(/(fit|req)_\w+/g, '')
    expect([theirs.status, masked(theirs)]).toEqual([404, masked(none)])
    expect((await club.get(`/v1/fittings/${fittingId}`)).status).toBe(200)
  })

  test('without a key nobody deletes, and a key that may only read does not either', async () => {
    const { fittingId } = (await club.analyze(requests.driver)).body
    expect((await remove(fittingId, null)).status).toBe(401)
    const reader = await club.newAccount(null)
    await club.sql`update api_keys set scopes = array['fittings:read'] where last_four = ${reader.slice(-4)}`
    expect((await remove(fittingId, reader)).body.code).toBe('INSUFFICIENT_SCOPE')
    expect((await club.get(`/v1/fittings/${fittingId}`)).status).toBe(200)
  })

  test('a running fitting is not deleted: the answer says when to try again', async () => {
    const { fittingId } = (await club.analyze(requests.driver)).body
    await club.sql`
      update fittings set status = 'running', output = null, lease_until = '2026-11-20 12:00:09Z' where id = ${fittingId}`
    const refused = await remove(fittingId)
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      409,
      'FITTING_IN_PROGRESS',
      '1',
    ])
    await club.sql`delete from fittings where id = ${fittingId}`
    await club.sql`delete from evidence_pending where fitting_id = ${fittingId}`
    await club.sql`update usage_months set included_used = included_used - 1 where account_id in (
      select account_id from api_keys where last_four = ${club.apiKey.slice(-4)})`
  })

  describe('a failed fitting', () => {
    test('gives its charge back when it is deleted, and its key runs nothing', async () => {
      const used = (await club.usage()).current
      const key = { 'idempotency-key': 'order-2' }
      const { fittingId } = (await club.analyze(requests.driver, key)).body
      await club.sql`
        update fittings set status = 'failed', output = null, completed_at = null, failed_at = created_at,
               error = '{"code":"ENGINE_FAILED","title":"","detail":""}' where id = ${fittingId}`
      await club.sql`delete from evidence_pending where fitting_id = ${fittingId}`
      expect((await remove(fittingId)).status).toBe(204)
      expect((await club.usage()).current).toBe(used)
      expect((await club.analyze(requests.driver, key)).body.code).toBe('FITTING_ERASED')
      expect((await club.usage()).current).toBe(used)
      await audit({ sql: club.sql, services: [] })
    })
  })

  test('store links of a wedge fitting go on when the irons behind it are deleted', async () => {
    const irons = (await club.analyze(requests.iron)).body.fittingId
    const wedge = { ...requests.wedge, clubDetails: { ...requests.wedge.clubDetails, ironFittingId: irons } }
    const { fittingId, topPicks } = (await club.analyze(wedge)).body
    const others = (await club.get('/v1/catalog/clubs?clubType=wedge&hand=right')).body.clubs
    const headId = others.find((head: { headId: string }) =>
      topPicks.every((pick: { headId: string }) => pick.headId !== head.headId),
    ).headId
    const link = () =>
      club.call('/v1/store/link', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ headId, fittingId }),
      })
    expect((await link()).status).toBe(200)
    await remove(irons)
    expect((await link()).status).toBe(200)
    await remove(fittingId)
    expect((await link()).body.code).toBe('FITTING_NOT_FOUND')
  })

  test('the key of a deleted fitting is free again after its 72 hours', async () => {
    const key = { 'idempotency-key': 'order-3' }
    const { fittingId } = (await club.analyze(requests.driver, key)).body
    await remove(fittingId)
    club.moveTo(new Date(Date.parse('2026-11-20T12:00:00Z') + hours(73)).toISOString())
    await club.sweep()
    const again = await club.analyze(requests.driver, key)
    expect([again.status, again.body.fittingId === fittingId]).toEqual([200, false])
  })
})
