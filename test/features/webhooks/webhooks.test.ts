import { afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { Webhook } from 'standardwebhooks'
import { insertLead, replayDeliveries } from '../../../src/features/webhooks/index.ts'
import { failFitting, reserveFitting } from '../../../src/fitting/life/queries.ts'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import { operator } from '../../../src/identity/audit/index.ts'
import { newId } from '../../../src/platform/ids.ts'
import type { Network } from '../../../src/platform/outbound.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { eraseOldOf } from '../../support/expired.ts'
import { freePort } from '../../support/service.ts'
import { all, openReceiver, openShop as openShopAt, type Received } from './shop.ts'

const receiver = openReceiver()
const { received, hook } = receiver
const openShop = (sql: Sql, monthlyLimit?: number | null, env?: Record<string, string>) =>
  openShopAt(sql, hook, monthlyLimit, env)
const minutes = (count: number) => 60_000 * count
const days = (count: number) => minutes(24 * 60 * count)

forEachDatabase((_engine, open) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await open()
  })
  afterEach(async () => {
    await sql`delete from webhook_endpoints` // what one test leaves unsent is not for the next
  })

  describe('what is sent', () => {
    test('59B a completed fitting is announced once, signed, with its advice and nothing else about the golfer', async () => {
      const shop = await openShop(sql)
      const { secret, webhook } = await shop.hook()
      expect(webhook).toMatchObject({ url: hook, events: all, failingSince: null, disabledAt: null })
      const { fittingId, advice } = await shop.fit()
      expect(await shop.deliver()).toBe(1)
      const [{ headers, text }] = received as [Received]
      expect(() => new Webhook(secret).verify(text, headers)).toThrow('Message timestamp too old') // the test's clock
      expect(new Webhook(secret).sign(headers['webhook-id']!, shop.clock(), text)).toBe(headers['webhook-signature']!)
      expect(JSON.parse(text)).toEqual({
        type: 'fitting.completed',
        timestamp: shop.clock().toISOString(),
        data: {
          ...{ fittingId, clubType: 'driver', status: 'completed' },
          advice: {
            kind: advice!.kind,
            headline: advice!.headline as string,
            message: {
              id: 'advice.cannotTell',
              values: { what: { message: 'advice.loft', values: expect.anything() } },
            },
          },
        },
      })
      expect(await shop.isDescribed(text)).toBe(true)
      expect(await shop.deliver()).toBe(0)
    })

    test('a failed fitting is announced with its code', async () => {
      const shop = await openShop(sql)
      await shop.hook(['fitting.failed'])
      const { accountId, deps } = shop
      const about = { clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } } as const
      const reserved = await reserveFitting(deps, {
        accountId,
        fittingId: newId('fit'),
        request: about,
        idempotencyKey: null,
        fingerprint: 'x',
        requestId: newId('req'),
        platform: null,
        client: null,
        traffic: null,
        dailyCap: null,
        isDurable: true,
      })
      const attempt = { accountId, fittingId: reserved.fittingId, attempt: 1 }
      await failFitting(deps, attempt, { code: 'ENGINE_FAILED', title: '', detail: '' } as never)
      await shop.fit()
      expect(await shop.deliver()).toBe(1)
      expect(JSON.parse(received[0]!.text).data).toEqual({
        fittingId: reserved.fittingId,
        clubType: 'driver',
        status: 'failed',
        error: 'ENGINE_FAILED',
      })
      expect(await shop.isDescribed(received[0]!.text)).toBe(true)
    })

    test('the allowance is announced when a tenth of it is left, and when nothing is', async () => {
      const shop = await openShop(sql, 20)
      await shop.hook(['allowance.low'])
      for (let n = 0; n < 20; n++) await shop.fit()
      await shop.deliver()
      const told = received.map(({ text }) => JSON.parse(text).data) // two at once, in any order
      expect(told.toSorted((a, b) => b.remaining - a.remaining)).toEqual([
        { remaining: 2, monthlyLimit: 20 },
        { remaining: 0, monthlyLimit: 20 },
      ])
      expect(await shop.isDescribed(received[0]!.text)).toBe(true)
    })
  })

  describe('what does not arrive', () => {
    test('is sent again with the same id, later and later, until it arrives', async () => {
      const shop = await openShop(sql)
      await shop.hook()
      await shop.fit()
      receiver.answer = () => new Response(null, { status: 500 })
      await shop.deliver()
      expect(await shop.deliver()).toBe(0)
      expect((await shop.listed())[0]).toMatchObject({
        failingSince: shop.clock().toISOString(),
        note: 'it answered 500',
      })
      shop.moveBy(minutes(1))
      expect(await shop.deliver()).toBe(1)
      shop.moveBy(minutes(1))
      expect(await shop.deliver()).toBe(0)
      receiver.answer = () => new Response('ok')
      shop.moveBy(minutes(5))
      expect(await shop.deliver()).toBe(1)
      expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
      expect(received).toHaveLength(3)
      expect((await shop.listed())[0]).toMatchObject({ failingSince: null, note: null })
      shop.moveBy(days(10))
      expect(await shop.deliver()).toBe(0)
    })

    test('one that arrived while the database did not take note of it is no failure of its receiver, and is sent again', async () => {
      const shop = await openShop(sql)
      await shop.hook()
      await shop.fit()
      await sql.script(`
        create function take_no_note() returns trigger language plpgsql as $$ begin raise 'no note is taken'; end $$;
        create trigger take_no_note before update of delivered_at on webhook_deliveries
          for each row when (new.delivered_at is not null) execute function take_no_note()`)
      await shop.deliver().then(
        () => expect.unreachable(),
        (error) => expect(error.message).toContain('no note is taken'),
      )
      await sql.script('drop trigger take_no_note on webhook_deliveries; drop function take_no_note()')
      expect(await shop.listed()).toMatchObject([{ failingSince: null, note: null }])
      shop.moveBy(minutes(1))
      expect(await shop.deliver()).toBe(1)
      expect(received.length).toBe(2)
    })

    test('one whose advice the database does not give is no failure of its receiver, and is sent later', async () => {
      const shop = await openShop(sql)
      await shop.hook()
      await shop.fit()
      await sql.script('alter table fittings rename to fittings_away')
      await shop.deliver().then(
        () => expect.unreachable(),
        (error) => expect(error.message).toContain('fittings'),
      )
      await sql.script('alter table fittings_away rename to fittings')
      expect(await shop.listed()).toMatchObject([{ failingSince: null, note: null }])
      shop.moveBy(minutes(1))
      expect(await shop.deliver()).toBe(1)
      expect(received.length).toBe(1)
    })

    test('when nobody answers, the other events of the endpoint wait with it, and one is tried', async () => {
      const shop = await openShop(sql)
      await shop.hook(all, `http://127.0.0.1:${freePort()}/`)
      for (let n = 0; n < 5; n++) await shop.fit()
      expect(await shop.deliver()).toBe(2)
      expect(await shop.deliver()).toBe(0)
      shop.moveBy(minutes(1) / 3)
      expect(await shop.deliver()).toBe(1)
      await shop.hook()
      await shop.fit()
      expect(await shop.deliver()).toBe(1)
      expect(received).toHaveLength(1)
    })

    test('a redirect is no receipt and is not followed', async () => {
      const shop = await openShop(sql)
      await shop.hook()
      await shop.fit()
      receiver.answer = () => Response.redirect(hook, 307)
      await shop.deliver()
      expect(received).toHaveLength(1)
      expect((await shop.listed())[0].note).toBe('it answered 307')
    })

    test('an endpoint that fails for days is disabled; a replay enables it and sends what is missing', async () => {
      const shop = await openShop(sql, null, { WEBHOOKS_FAILING_DAYS_MAX: '2' })
      const { webhook } = await shop.hook()
      await shop.fit()
      receiver.answer = () => new Response(null, { status: 503 })
      await shop.deliver()
      shop.moveBy(days(2))
      await shop.deliver()
      expect((await shop.listed())[0]).toMatchObject({ disabledAt: shop.clock().toISOString() })
      await shop.fit()
      shop.moveBy(days(9))
      expect(await shop.deliver()).toBe(0)

      receiver.answer = () => new Response(null, { status: 200 })
      expect(
        await replayDeliveries(shop.deps, { accountId: shop.accountId, webhookId: webhook.webhookId }, 'all', operator),
      ).toBe(1)
      expect(await shop.deliver()).toBe(1)
      expect((await shop.listed())[0]).toMatchObject({ disabledAt: null, failingSince: null })
    })

    test('a disabled endpoint is enabled again, and hears of what happens from then on', async () => {
      const shop = await openShop(sql)
      const { webhook } = await shop.hook()
      await shop.fit()
      receiver.answer = () => new Response(null, { status: 410 })
      await shop.deliver()
      shop.moveBy(days(1))
      await shop.deliver()
      await shop.fit()
      received.length = 0
      receiver.answer = () => new Response(null, { status: 204 })
      const enabled = await shop.call('POST', `/v1/webhooks/${webhook.webhookId}/enable`)
      expect(enabled).toMatchObject({ status: 200, body: { webhook: { ...webhook, disabledAt: null, note: null } } })
      const { fittingId } = await shop.fit()
      expect(await shop.deliver()).toBe(1)
      expect(received.map(({ text }) => JSON.parse(text).data.fittingId)).toEqual([fittingId])
    })

    test('O4 one 410 during a deploy disables nothing; a 410 that repeats an hour later does', async () => {
      const shop = await openShop(sql)
      await shop.hook()
      await shop.fit()
      receiver.answer = () => new Response(null, { status: 410 })
      await shop.deliver()
      await shop.fit()
      shop.moveBy(60_000)
      await shop.deliver()
      expect((await shop.listed())[0]).toMatchObject({ disabledAt: null, note: 'it answered 410' })
      shop.moveBy(3_600_000)
      await shop.deliver()
      expect((await shop.listed())[0].disabledAt).not.toBeNull()
    })

    test('O4 visitors of whom a disabled endpoint was not told are listed, wait for it, and arrive when it is enabled', async () => {
      const shop = await openShop(sql)
      const { webhook } = await shop.hook()
      const endpoint = `/v1/webhooks/${webhook.webhookId}`
      const { fittingId } = await shop.fit()
      const ann = { fittingId, name: 'Ann', email: 'ann@example.org', consent: 'yes, by mail', confirmed: false }
      receiver.answer = () => new Response(null, { status: 410 })
      for (const messageId of ['msg_01', 'msg_02', 'msg_03'])
        expect(await insertLead(shop.deps, { accountId: shop.accountId, messageId, data: ann })).toBe(true)
      await shop.deliver()
      shop.moveBy(days(1))
      await shop.deliver()
      expect((await shop.listed())[0].disabledAt).not.toBeNull()
      const { body } = await shop.call('GET', `${endpoint}/leads?limit=2`)
      expect(body.leads).toMatchObject([
        { deliveryId: 'msg_03', status: 'pending', ...ann },
        { deliveryId: 'msg_02', status: 'pending', ...ann },
      ])
      const rest = await shop.call('GET', `${endpoint}/leads?limit=2&cursor=${body.nextCursor}`)
      expect(rest.body).toMatchObject({ leads: [{ deliveryId: 'msg_01' }], nextCursor: null })

      received.length = 0
      receiver.answer = () => new Response(null, { status: 204 })
      expect(await shop.deliver()).toBe(0)
      expect((await shop.call('POST', `${endpoint}/enable`)).body).toMatchObject({ success: true, resent: 3 })
      await shop.deliver()
      expect(received.map(({ text }) => JSON.parse(text).data)).toEqual([ann, ann, ann])
      expect((await shop.call('GET', `${endpoint}/leads`)).body.leads).toEqual([])
    })

    test('O4 enabling with resend=all sends everything that did not arrive; other words are refused', async () => {
      const shop = await openShop(sql)
      const { webhook } = await shop.hook()
      receiver.answer = () => new Response(null, { status: 410 })
      await shop.fit()
      await shop.deliver()
      shop.moveBy(days(1))
      await shop.deliver()
      receiver.answer = () => new Response(null, { status: 204 })
      const enable = (resend: string) => shop.call('POST', `/v1/webhooks/${webhook.webhookId}/enable?resend=${resend}`)
      expect(await enable('some')).toMatchObject({ status: 400, body: { errors: [{ pointer: '/resend' }] } })
      expect((await enable('leads')).body.resent).toBe(0)
      expect((await enable('all')).body.resent).toBe(1)
      expect(await shop.deliver()).toBe(1)
    })

    test('O4 a lead is kept 30 days at most, also for an endpoint that stays disabled', async () => {
      const shop = await openShop(sql)
      await shop.hook()
      const { fittingId } = await shop.fit()
      const data = { fittingId, name: 'Ann', email: 'ann@example.org', consent: 'yes', confirmed: false }
      await insertLead(shop.deps, { accountId: shop.accountId, messageId: 'msg_1', data })
      await sql`update webhook_endpoints set disabled_at = ${shop.clock()}::timestamptz where account_id = ${shop.accountId}`
      const leads = () =>
        sql`select from webhook_deliveries where account_id = ${shop.accountId} and type = 'lead.created'`
      shop.moveBy(days(29))
      await eraseOldOf('webhook_deliveries', shop.deps)
      expect(await leads()).toHaveLength(1)
      shop.moveBy(days(2))
      await eraseOldOf('webhook_deliveries', shop.deps)
      expect(await leads()).toHaveLength(0)
    })
  })

  describe('where it may go', () => {
    const world = (addresses: readonly string[]): Network => ({
      resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      isPublic: (address) => !address.startsWith('10.') && address !== '::1' && !address.startsWith('169.254.'),
      port: receiver.port,
    })

    for (const addresses of [['10.0.0.7'], ['169.254.169.254'], ['93.184.216.34', '10.0.0.7'], ['::1']])
      test(`a name that leads to ${addresses.join(' and ')} is not connected to`, async () => {
        const shop = await openShop(sql)
        await shop.hook(all, 'https://hooks.example/in')
        await shop.fit()
        await shop.deliver(world(addresses))
        expect(received).toEqual([])
        expect((await shop.listed())[0].note).toBe('its host is not on the public internet')
      })

    test('a name that does not exist is told like one that is not public', async () => {
      const shop = await openShop(sql)
      await shop.hook(all, 'https://hooks.example/in')
      await shop.fit()
      const nowhere = { ...world([]), resolve: () => Promise.reject(new Error('getaddrinfo ENOTFOUND hooks.example')) }
      await shop.deliver(nowhere)
      expect((await shop.listed())[0].note).toBe('its host is not on the public internet')
    })

    test('an address that is not public is refused when the endpoint is made, in each of its spellings', async () => {
      const shop = await openShop(sql, null, { WEBHOOKS_LOOPBACK: 'off' })
      const near = [
        '127.0.0.1',
        '2130706433',
        '0x7f.1',
        '10.0.0.7',
        '169.254.169.254',
        '100.64.0.1',
        'localhost',
        'a.localhost.',
        '168.63.129.16',
        'metadata',
        'metadata.google.internal',
        'printer.local.',
      ]
      for (const host of [
        ...near,
        '[::1]',
        '[fd00::1]',
        '[::ffff:127.0.0.1]',
        '[64:ff9b::7f00:1]',
        '[::7f00:1]',
        '[::a9fe:a9fe]',
      ])
        expect([
          host,
          (await shop.call('POST', '/v1/webhooks', { url: `https://${host}/in`, events: all })).body,
        ]).toMatchObject([
          host,
          { status: 400, errors: [{ pointer: '/url', detail: 'must be on the public internet' }] },
        ])
      for (const host of ['93.184.216.34', '[2606:2800:220:1::1]', 'localhost.example'])
        expect([
          host,
          (await shop.call('POST', '/v1/webhooks', { url: `https://${host}/in`, events: all })).status,
        ]).toEqual([host, 201])
    })

    test('only https without port and user name is taken, unless this machine is allowed', async () => {
      const shop = await openShop(sql, null, { WEBHOOKS_LOOPBACK: 'off' })
      for (const url of [hook, 'http://hooks.example/in', 'https://hooks.example:8443/in', 'ftp://hooks.example/'])
        expect((await shop.call('POST', '/v1/webhooks', { url, events: all })).body.code).toBe('VALIDATION_FAILED')
      expect((await shop.call('POST', '/v1/webhooks', { url: 'https://hooks.example/in', events: all })).status).toBe(
        201,
      )
    })
  })

  test('a new secret signs at once, and the old one beside it for 24 hours', async () => {
    const shop = await openShop(sql)
    const { secret, webhook } = await shop.hook()
    const rotated = await shop.call('POST', `/v1/webhooks/${webhook.webhookId}/rotate-secret`)
    expect(rotated).toMatchObject({ status: 200, body: { webhook: { webhookId: webhook.webhookId } } })
    expect(rotated.body.secret).not.toBe(secret)
    const signaturesOf = ({ headers, text }: Received) => {
      const signed = (by: string) => new Webhook(by).sign(headers['webhook-id']!, shop.clock(), text)
      return [signed(rotated.body.secret), signed(secret)].map((one) =>
        headers['webhook-signature']!.split(' ').indexOf(one),
      )
    }
    await shop.fit()
    await shop.deliver()
    expect(signaturesOf(received[0]!)).toEqual([0, 1])
    shop.moveBy(days(1))
    await shop.fit()
    await shop.deliver()
    expect(signaturesOf(received[1]!)).toEqual([0, -1])
  })

  describe('who manages them', () => {
    test('an account has its own, ten at most; others see and remove none of them', async () => {
      const shop = await openShop(sql)
      const { webhook, secret } = await shop.hook()
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
      expect(JSON.stringify(await shop.listed())).not.toContain('secret')
      const [row] = await sql<{ secret: string }>`select secret from webhook_endpoints where id = ${webhook.webhookId}`
      expect(row!.secret).not.toContain(secret.slice(6))
      const stranger = (
        await createAccount(shop.deps, {
          email: 'x@example.org',
          companyName: 'X',
          monthlyLimit: 5,
          isEnterprise: false,
        })
      ).apiKey
      expect((await shop.call('DELETE', `/v1/webhooks/${webhook.webhookId}`, undefined, stranger)).status).toBe(404)
      for (const change of ['enable', 'rotate-secret'])
        expect(
          (await shop.call('POST', `/v1/webhooks/${webhook.webhookId}/${change}`, undefined, stranger)).status,
        ).toBe(404)
      expect((await shop.call('GET', '/v1/webhooks', undefined, stranger)).body.webhooks).toEqual([])
      for (let n = 1; n < 10; n++) await shop.hook()
      expect((await shop.call('POST', '/v1/webhooks', { url: hook, events: all })).body.code).toBe('CONFLICT')
      expect((await shop.call('DELETE', `/v1/webhooks/${webhook.webhookId}`)).status).toBe(204)
      expect(await shop.listed()).toHaveLength(9)
    })
  })
})
