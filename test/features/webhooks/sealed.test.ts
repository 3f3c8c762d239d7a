import { afterAll, beforeAll, expect, test } from 'bun:test'
import { Webhook } from 'standardwebhooks'
import { createApp } from '../../../src/app.ts'
import { deliverDue, resealSecrets } from '../../../src/features/webhooks/index.ts'
import { linkSigner } from '../../../src/platform/signing/index.ts'
import { openWorkshop } from '../../fitting/call.ts'
import { post } from '../../support/app.ts'
import { requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { sealedBefore } from '../../support/sealed-before.ts'

const received: Request[] = []
const texts: string[] = []
const receiver = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: async (request) => {
    texts.push(await request.clone().text())
    received.push(request)
    return new Response(null, { status: 204 })
  },
})
afterAll(() => receiver.stop(true))
const url = `http://127.0.0.1:${receiver.port}/hook`
const labSecret = 'a secret that only the tests know, long enough'

interface Made {
  readonly webhook: { readonly webhookId: string }
  readonly secret: string
}

forEachDatabase((_engine, open) => {
  let shop: Awaited<ReturnType<typeof openWorkshop>>
  let apiKey: string
  beforeAll(async () => {
    shop = await openWorkshop(await open(), { WEBHOOKS_LOOPBACK: 'on' })
    apiKey = (await shop.customer(null)).apiKey
  })
  const call = async (path: string, body: unknown = {}) => {
    const answer = await createApp(shop.deps).handle(post(path, body, { authorization: `Bearer ${apiKey}` }))
    return (await answer.json()) as Made
  }
  const stored = async (webhookId: string) => {
    const [row] = await shop.sql<{ secret: string; oldSecret: string | null }>`
      select secret, old_secret as "oldSecret" from webhook_endpoints where id = ${webhookId}`
    return row!
  }

  test('the secret after a rotation does not follow from the columns and the leaked one before', async () => {
    const old = await call('/v1/webhooks', { url, events: ['fitting.completed'] })
    const { webhookId } = old.webhook
    const fresh = await call(`/v1/webhooks/${webhookId}/rotate-secret`)
    const { secret, oldSecret } = await stored(webhookId)
    for (const skipped of [0, 12]) {
      const bytes = (sealed: string) => Buffer.from(sealed.replace(/^2\./, ''), 'base64url').subarray(skipped, -16)
      const guess = Buffer.from(old.secret).map((byte, i) => byte ^ bytes(oldSecret!)[i]! ^ bytes(secret)[i]!)
      expect(guess.toString()).not.toBe(fresh.secret)
    }
  })

  test('secrets that an earlier release sealed sign on, and are sealed again', async () => {
    await shop.sql`delete from webhook_endpoints`
    const made = await call('/v1/webhooks', { url, events: ['fitting.completed'] })
    const { webhookId } = made.webhook
    const about = `webhook secret ${webhookId}`
    const old = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
    const before = sealedBefore(labSecret, made.secret, about)
    await shop.sql`
      update webhook_endpoints set secret = ${before}, old_secret = ${sealedBefore(labSecret, old, about)},
             old_secret_until = ${new Date(shop.clock().getTime() + 3_600_000)}
       where id = ${webhookId}`
    const signers = async () => {
      await call('/v1/fitting/analyze', requests.driver)
      await deliverDue(shop.deps, new AbortController().signal)
      const { headers } = received.at(-1)!
      const signed = (secret: string) =>
        new Webhook(secret).sign(headers.get('webhook-id')!, shop.clock(), texts.at(-1)!)
      return [made.secret, old].map((secret) => headers.get('webhook-signature')!.includes(signed(secret)))
    }
    expect(await signers()).toEqual([true, true])
    await resealSecrets(shop.sql, linkSigner(labSecret))
    const { secret, oldSecret } = await stored(webhookId)
    expect([secret, oldSecret].map((sealed) => sealed!.startsWith('2.'))).toEqual([true, true])
    expect(await signers()).toEqual([true, true])
    await resealSecrets(shop.sql, linkSigner(labSecret))
    expect(await stored(webhookId)).toEqual({ secret, oldSecret })
  })

  test('what was sealed with another secret is left as it is', async () => {
    const { webhookId } = (await call('/v1/webhooks', { url, events: ['fitting.failed'] })).webhook
    const foreign = sealedBefore('another secret of some length, not ours', 'whsec_x', `webhook secret ${webhookId}`)
    await shop.sql`update webhook_endpoints set secret = ${foreign} where id = ${webhookId}`
    await resealSecrets(shop.sql, linkSigner(labSecret))
    expect((await stored(webhookId)).secret).toBe(foreign)
  })
})
