import { afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { Webhook } from 'standardwebhooks'
import { operator } from '../../../src/identity/audit/index.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { all, openReceiver, openShop as openShopAt } from './shop.ts'

const receiver = openReceiver()
const { received, hook } = receiver
const minutes = (count: number) => 60_000 * count

forEachDatabase((_engine, open) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await open()
  })
  afterEach(async () => {
    await sql`delete from webhook_endpoints` // what one test leaves unsent is not for the next
  })
  const openShop = async () => {
    const shop = await openShopAt(sql, hook)
    const { webhook, secret } = await shop.hook(['fitting.completed'])
    const at = `/v1/webhooks/${webhook.webhookId}`
    const deliveries = async (query = '') => (await shop.call('GET', `${at}/deliveries${query}`)).body
    return { ...shop, webhook, secret, at, deliveries }
  }

  describe('a test event', () => {
    for (const event of all)
      test(`of ${event} goes the way of real ones, and says that it is none`, async () => {
        const { call, at, deliver, secret, clock, deliveries, isDescribed } = await openShop()
        const { status, body } = await call('POST', `${at}/test`, { event })
        expect([status, body.delivery]).toMatchObject([201, { event, isTest: true, status: 'pending', attempts: 0 }])
        expect(await deliver()).toBe(1)
        const [{ headers, text } = expect.unreachable()] = received
        expect(new Webhook(secret).sign(headers['webhook-id']!, clock(), text)).toBe(headers['webhook-signature']!)
        expect(headers['webhook-id']).toBe(body.delivery.deliveryId)
        expect(JSON.parse(text)).toMatchObject({ type: event, timestamp: clock().toISOString(), data: { test: true } })
        expect(await isDescribed(text)).toBe(true)
        expect((await deliveries()).deliveries).toMatchObject([
          {
            ...body.delivery,
            status: 'delivered',
            attempts: 1,
            nextAttemptAt: null,
            deliveredAt: clock().toISOString(),
          },
        ])
      })

    test('that is not received is not sent again, not even on a replay', async () => {
      const { call, at, deliver, deliveries, moveBy, deps, accountId, webhook } = await openShop()
      await call('POST', `${at}/test`, { event: 'allowance.low' })
      receiver.answer = () => new Response(null, { status: 503 })
      expect(await deliver()).toBe(1)
      const { replayDeliveries } = await import('../../../src/features/webhooks/index.ts')
      expect(await replayDeliveries(deps, { accountId, webhookId: webhook.webhookId }, 'all', operator)).toBe(0)
      expect(await replayDeliveries(deps, { accountId, webhookId: webhook.webhookId }, new Date(0), operator)).toBe(0)
      moveBy(minutes(60))
      expect(await deliver()).toBe(0)
      const [only] = (await deliveries()).deliveries
      expect(only).toMatchObject({ status: 'given_up', attempts: 1, note: 'it answered 503', deliveredAt: null })
    })

    test('is refused for a disabled endpoint, one that does not exist, and an event that does not', async () => {
      const { accountId, call, at, deliver, deliveries } = await openShop()
      await call('POST', `${at}/test`, { event: 'fitting.failed' })
      await deliver()
      await sql`update webhook_endpoints set disabled_at = now() where account_id = ${accountId}`
      expect((await call('POST', `${at}/test`, { event: 'fitting.failed' })).body.code).toBe('CONFLICT')
      expect((await call('POST', `${at}0/test`, { event: 'fitting.failed' })).status).toBe(404)
      expect((await call('POST', `${at}/test`, { event: 'fitting.lost' })).body.code).toBe('VALIDATION_FAILED')
      expect((await deliveries()).deliveries).toHaveLength(1)
    })

    test('replaces the oldest of twenty, and no real event', async () => {
      const { call, at, fit, deliveries, moveBy } = await openShop()
      await fit()
      const made: string[] = []
      for (let n = 0; n < 23; n++) {
        moveBy(1_000)
        made.push((await call('POST', `${at}/test`, { event: 'fitting.completed' })).body.delivery.deliveryId)
      }
      const listed = (await deliveries('?limit=100')).deliveries
      expect(listed.map(({ isTest }: { isTest: boolean }) => isTest)).toEqual([...Array(20).fill(true), false])
      expect(listed.slice(0, 20).map(({ deliveryId }: { deliveryId: string }) => deliveryId)).toEqual(
        made.toReversed().slice(0, 20),
      )
    })
  })

  describe('the deliveries', () => {
    test('are listed newest first in pages that new ones do not move, with why the last try failed', async () => {
      const { fit, deliver, deliveries, moveBy, clock } = await openShop()
      const made: string[] = []
      for (let n = 0; n < 5; n++) {
        made.unshift((await fit()).fittingId) // of one moment, two by two
        if (n % 2 === 1) moveBy(1_000)
      }
      receiver.answer = () => new Response(null, { status: 500 })
      await deliver()
      const first = await deliveries('?limit=2')
      expect(first.deliveries).toMatchObject(
        Array(2).fill({
          ...{ event: 'fitting.completed', isTest: false, status: 'pending', attempts: 1, note: 'it answered 500' },
          nextAttemptAt: new Date(clock().getTime() + 30_000).toISOString(),
        }),
      )
      await fit()
      const ids = first.deliveries.map(({ deliveryId }: { deliveryId: string }) => deliveryId)
      for (let { nextCursor } = first; nextCursor !== null; ) {
        const page = await deliveries(`?limit=2&cursor=${nextCursor}`)
        ids.push(...page.deliveries.map(({ deliveryId }: { deliveryId: string }) => deliveryId))
        nextCursor = page.nextCursor
      }
      expect(ids.toSorted()).toEqual(made.map((id) => id.replace('fit_', 'msg_')).toSorted())
    })

    test('are pending while they are sent, the last time too, and only then given up', async () => {
      const { call, at, fit, deliver, deliveries, moveBy } = await openShop()
      await call('POST', `${at}/test`, { event: 'allowance.low' })
      await fit()
      await sql`update webhook_deliveries set attempts = 9, note = 'it answered 500' where not is_test`
      const during: unknown[] = []
      const statuses = async () =>
        (await deliveries()).deliveries.map(
          ({ status, nextAttemptAt }: { status: string; nextAttemptAt: string | null }) => [status, nextAttemptAt],
        )
      receiver.answer = async () => {
        during.push(...(await statuses()))
        return new Response(null, { status: 503 })
      }
      expect(await deliver()).toBe(2)
      expect(during.slice(0, 2)).toEqual(Array(2).fill(['pending', null]))
      expect(await statuses()).toEqual(Array(2).fill(['given_up', null]))
      moveBy(minutes(60))
      expect(await deliver()).toBe(0)
    })

    test('of a process that died over the last try are sent once more', async () => {
      const { call, at, deliver, deliveries, deps, moveBy } = await openShop()
      await call('POST', `${at}/test`, { event: 'allowance.low' })
      const { claimDue } = await import('../../../src/features/webhooks/queries.ts')
      expect(await claimDue(deps, [])).toHaveLength(1)
      expect(await deliver()).toBe(0)
      moveBy(minutes(2))
      expect(await deliver()).toBe(1)
      expect((await deliveries()).deliveries).toMatchObject([{ status: 'delivered', attempts: 2 }])
    })

    test('of an endpoint that does not exist, or by a cursor that is none, are refused', async () => {
      const { call, at } = await openShop()
      expect((await call('GET', `${at}0/deliveries`)).status).toBe(404)
      for (const query of [
        'cursor=',
        'cursor=1',
        'cursor=1_fit_1',
        'cursor=99999999999999999_msg_1',
        'limit=0',
        'limit=101',
      ])
        expect([query, (await call('GET', `${at}/deliveries?${query}`)).body.code]).toEqual([
          query,
          'VALIDATION_FAILED',
        ])
      expect((await call('GET', `${at}/deliveries?cursor=9999999999999999_msg_Z`)).status).toBe(200)
    })
  })

  describe('an endpoint', () => {
    test('is read and changed, its secret and what waits for it stay', async () => {
      const { call, at, webhook, secret, fit, deliver, clock } = await openShop()
      expect((await call('GET', at)).body).toEqual({ success: true, webhook })
      await fit()
      const changed = await call('PATCH', at, { url: `${hook}/new`, events: ['allowance.low', 'allowance.low'] })
      expect(changed).toMatchObject({ status: 200 })
      expect(changed.body.webhook).toEqual({ ...webhook, url: `${hook}/new`, events: ['allowance.low'] })
      expect((await call('PATCH', at, { events: all })).body.webhook).toMatchObject({ url: `${hook}/new`, events: all })
      expect(await deliver()).toBe(1)
      const [{ headers, text } = expect.unreachable()] = received
      expect(new Webhook(secret).sign(headers['webhook-id']!, clock(), text)).toBe(headers['webhook-signature']!)
    })

    test('that fails is not said to fail at its new URL; a disabled one stays disabled', async () => {
      const { call, at, fit, deliver, moveBy } = await openShop()
      await fit()
      receiver.answer = () => new Response(null, { status: 500 })
      await deliver()
      expect((await call('PATCH', at, { events: all })).body.webhook.note).toBe('it answered 500')
      expect((await call('PATCH', at, { url: `${hook}/2` })).body.webhook).toMatchObject({
        failingSince: null,
        note: null,
      })
      await fit()
      receiver.answer = () => new Response(null, { status: 410 })
      await deliver()
      moveBy(3_600_000)
      await deliver()
      const { webhook } = (await call('PATCH', at, { url: `${hook}/3` })).body
      expect(webhook).toMatchObject({ note: 'it answered 410', disabledAt: expect.any(String) })
    })

    test('is not changed to what cannot be one', async () => {
      const { call, at, webhook } = await openShop()
      for (const change of [{}, { events: [] }, { url: 'https://printer.local/in' }, { secret: 'x' }])
        expect([change, (await call('PATCH', at, change)).body.code]).toEqual([change, 'VALIDATION_FAILED'])
      expect((await call('GET', at)).body.webhook).toEqual(webhook)
    })

    test('of another account looks as if it did not exist', async () => {
      const { call, at, webhook, deliveries } = await openShop()
      const stranger = await openShop()
      for (const [method, place, body] of [
        ['GET', at],
        ['PATCH', at, { events: all }],
        ['POST', `${at}/test`, { event: 'allowance.low' }],
        ['GET', `${at}/deliveries`],
      ] as const)
        expect([place, (await stranger.call(method, place, body)).status]).toEqual([place, 404])
      expect((await call('GET', at)).body.webhook).toEqual(webhook)
      expect((await deliveries()).deliveries).toEqual([])
    })
  })
})
