import { beforeAll, describe, expect, test } from 'bun:test'
import { createApp } from '../../../src/app.ts'
import { replayDeliveries } from '../../../src/features/webhooks/index.ts'
import { createKey } from '../../../src/identity/accounts/index.ts'
import { openReceiver, openShop } from '../../features/webhooks/shop.ts'
import { requestTo } from '../../support/app.ts'
import { requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'

const origin = 'https://shop.example'
const ann = { name: 'Ann <Miller>', email: 'ann@example.org', consent: 'yes' }

forEachDatabase((engine, open) => {
  const receiver = openReceiver()
  let shop: Awaited<ReturnType<typeof openShop>>
  let app: ReturnType<typeof createApp>
  let key: string
  let sender = 0
  beforeAll(async () => {
    shop = await openShop(await open(), receiver.hook, null, { TRUST_PROXY: '1' })
    app = createApp(shop.deps)
    key = await newKey(shop)
  })
  const newKey = async ({ deps, accountId }: typeof shop) => {
    const publishable = { origins: [origin], dailyCap: 50, shop: null }
    return (await createKey(deps, accountId, { name: 'page', publishable }))!.apiKey
  }
  /** A fitting that a visitor of the page made, and the address of its page. */
  const fitted = async (token = key) => {
    const body = JSON.stringify(requests.driver)
    const headers = { authorization: `Bearer ${token}`, origin, 'content-type': 'application/json' }
    const made = await app.handle(requestTo('/v1/fitting/analyze', { method: 'POST', headers, body }))
    const { fittingId, labUrl } = (await made.json()) as { fittingId: string; labUrl: string }
    const { pathname, search } = new URL(labUrl)
    const shared = await app.handle(requestTo(`${pathname}/share${search}`, { method: 'POST' }))
    const page = new URL(shared.headers.get('location')!, labUrl)
    return { fittingId, path: page.pathname, query: `${page.search}&key=${token}` }
  }
  type Fitted = Awaited<ReturnType<typeof fitted>>
  const look = async ({ path, query }: Fitted, more = '') =>
    (await app.handle(requestTo(`${path}${query}${more}`, { headers: { accept: 'text/html' } }))).text()
  const send = ({ path, query }: Fitted, fields: Record<string, string>, from = `198.51.100.${++sender}`) =>
    app.handle(
      requestTo(`${path}/lead${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
        body: new URLSearchParams(fields).toString(),
      }),
    )
  const outcome = (answer: Response) => [
    answer.status,
    new URL(answer.headers.get('location') ?? '', 'http://fit.example').searchParams.get('lead'),
  ]
  const stored = () =>
    shop.sql<{ type: string; text: string }>`
      select type, data::text as text from webhook_deliveries
       where account_id = ${shop.accountId} and type = 'lead.created' and not is_test`

  test('without an endpoint that hears of it there is no form, and nothing is stored', async () => {
    const page = await fitted()
    expect(await look(page)).not.toContain('id="lead"')
    expect(outcome(await send(page, ann))).toEqual([303, 'closed'])
    expect(await stored()).toEqual([])
  })

  describe('with one', () => {
    let page: Fitted
    let webhookId: string
    beforeAll(async () => {
      webhookId = (await shop.hook(['lead.created'])).webhook.webhookId
      page = await fitted()
    })

    test('what was typed arrives as it is described, signed, and then is kept no longer', async () => {
      expect(await look(page)).toContain('id="lead"')
      expect(await look({ ...page, query: page.query.replace(/&key=.*/, '') })).not.toContain('id="lead"')
      const answer = await send(page, ann)
      expect(outcome(answer)).toEqual([303, 'sent'])
      expect(await look(page, '&lead=sent')).toContain('Sent.')
      await shop.deliver()
      const [event] = receiver.received
      expect(JSON.parse(event!.text)).toMatchObject({
        type: 'lead.created',
        data: {
          fittingId: page.fittingId,
          name: ann.name,
          email: ann.email,
          consent: expect.stringContaining('contact me'),
        },
      })
      expect(await shop.isDescribed(event!.text)).toBe(true)
      expect(event!.headers['webhook-signature']).toStartWith('v1,')
      expect((await stored()).map(({ text }) => text)).toEqual(['{}'])
      expect(await replayDeliveries(shop.deps, shop.accountId, webhookId, new Date(0))).toBe(0)
    })

    test.each([
      ['wrongConsent', { ...ann, consent: '' }],
      ['wrongName', { ...ann, name: '  ' }],
      ['wrongName', { ...ann, name: 'A\u202eB' }],
      ['wrongEmail', { ...ann, email: 'ann' }],
      ['wrongEmail', { ...ann, email: 'a@b.example\r\nBcc: c@d.example' }],
    ])('%s: nothing is kept', async (why, fields) => {
      const before = (await stored()).length
      expect(outcome(await send(page, fields))).toEqual([303, why])
      expect((await stored()).length).toBe(before)
    })

    test('one address sends a few in an hour', async () => {
      const answers = []
      for (let n = 0; n < 6; n++)
        answers.push(outcome(await send(page, ann, engine === 'embedded' ? '203.0.113.9' : '203.0.113.10'))[1])
      expect(answers).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'often'])
    })

    test('it goes with the fitting before it has arrived', async () => {
      const other = await fitted()
      receiver.answer = () => new Response(null, { status: 503 })
      await send(other, ann)
      await shop.deliver()
      const of = async () => (await stored()).filter(({ text }) => text.includes(other.fittingId)).length
      expect(await of()).toBe(1)
      expect((await shop.call('DELETE', `/v1/fittings/${other.fittingId}`)).status).toBe(204)
      expect(await of()).toBe(0)
    })

    test('a link with a forged signature, another key or none opens nothing', async () => {
      for (const query of [
        page.query.replace(/signature=(.)/, (_, first) => `signature=${first === 'x' ? 'y' : 'x'}`),
        page.query.replace(/&key=.*/, ''),
        page.query.replace(/&key=.*/, `&key=${shop.apiKey}`),
      ])
        expect((await send({ ...page, query }, ann)).status).toBe(404)
      expect((await app.handle(requestTo(`${page.path}/lead${page.query}`))).status).toBe(405)
    })

    test('no log line holds what was typed', () => {
      expect(shop.lines.length).toBeGreaterThan(0)
      expect(JSON.stringify(shop.lines)).not.toMatch(/ann@example|Miller/)
    })
  })
})
