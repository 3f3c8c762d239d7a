import { beforeAll, describe, expect, test } from 'bun:test'
import { createApp } from '../../../src/app.ts'
import { replayDeliveries } from '../../../src/features/webhooks/index.ts'
import { createKey } from '../../../src/identity/accounts/index.ts'
import { operator } from '../../../src/identity/audit/index.ts'
import { EmailAddress, PlainName } from '../../../src/identity/wishes/index.ts'
import { unescaped } from '../../../src/pages/index.ts'
import { openRedis, sharedRateLimits } from '../../../src/platform/redis/index.ts'
import { openReceiver, openShop } from '../../features/webhooks/shop.ts'
import { requestTo } from '../../support/app.ts'
import { requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { hasRedis, redisServer } from '../../support/redis-server.ts'

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
  type Headers_ = Record<string, string>
  const send = ({ path, query }: Fitted, fields: Record<string, string>, headers: Headers_ = {}, to = app) =>
    to.handle(
      requestTo(`${path}/lead${query}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': `198.51.100.${++sender}`,
          ...headers,
        },
        body: new URLSearchParams(fields).toString(),
      }),
    )
  const isSent = (answer: Response) =>
    answer.status === 303 &&
    new URL(answer.headers.get('location')!, 'http://fit.example').searchParams.get('lead') === 'sent'
  /** What stands in the form of a page, which fields are marked as wrong with the text that says why, and how much they take. */
  const formIn = async (answer: Response) => {
    const [form, most]: Record<string, string>[] = [{}, {}]
    const wrong: [string, string][] = []
    const texts: Record<string, string> = {}
    let id = ''
    const seen = new HTMLRewriter()
      .on('#lead input', {
        element: (input) => {
          const name = input.getAttribute('name')!
          const isUnticked = input.getAttribute('type') === 'checkbox' && !input.hasAttribute('checked')
          if (!isUnticked) form![name] = unescaped(input.getAttribute('value')!)
          if (input.hasAttribute('maxlength')) most![name] = input.getAttribute('maxlength')!
          if (input.getAttribute('aria-invalid') === 'true') wrong.push([name, input.getAttribute('aria-describedby')!])
        },
      })
      .on('#lead [id]', {
        element: (element) => {
          id = element.getAttribute('id')!
        },
        text: ({ text }) => {
          texts[id] = (texts[id] ?? '') + text
        },
      })
    await seen.transform(answer).text()
    return { form: form!, most: most!, marked: wrong.map(([name, by]) => [name, texts[by]!]) }
  }
  const stored = () =>
    shop.sql<{ type: string; text: string }>`
      select type, data::text as text from webhook_deliveries
       where account_id = ${shop.accountId} and type = 'lead.created' and not is_test`

  test('without an endpoint that hears of it there is no form, and nothing is stored', async () => {
    const page = await fitted()
    expect(await look(page)).not.toContain('id="lead"')
    const answer = await send(page, ann)
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('takes no messages here')])
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
      expect(isSent(answer)).toBe(true)
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
          confirmed: false, // no mail server
        },
      })
      expect(await shop.isDescribed(event!.text)).toBe(true)
      expect(event!.headers['webhook-signature']).toStartWith('v1,')
      expect((await stored()).map(({ text }) => text)).toEqual(['{}'])
      expect(await replayDeliveries(shop.deps, { accountId: shop.accountId, webhookId }, new Date(0), operator)).toBe(0)
    })

    test.each([
      ['consent', { ...ann, consent: '' }, 'Without your consent'],
      ['name', { ...ann, name: '  ' }, 'Enter your name'],
      ['name', { ...ann, name: 'A\u202eB' }, 'Enter your name'],
      ['email', { ...ann, email: 'ann' }, 'Enter an email address'],
      ['email', { ...ann, email: 'a"b@c.example\r\nBcc: c@d.example' }, 'Enter an email address'],
    ])(
      'a wrong %s: nothing is kept, and the form comes back with what was typed and its field marked',
      async (name, fields, why) => {
        const before = (await stored()).length
        const answer = await send(page, fields)
        expect(answer.status).toBe(400)
        expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${origin}`)
        expect((await stored()).length).toBe(before)
        const { form, marked } = await formIn(answer)
        expect(form['name']).toBe(fields.name.trim())
        expect(form['email']).toBe(fields.email.trim())
        expect(form['consent']).toBe(fields.consent === '' ? undefined : 'yes')
        expect(marked).toEqual([[name, expect.stringContaining(why)]])
      },
    )

    test('a form comes back in the language of the page, and takes as much as its schema', async () => {
      const answer = await send(page, { ...ann, email: 'ann' }, { 'accept-language': 'de' })
      const { marked, most } = await formIn(answer)
      expect(marked).toEqual([['email', expect.stringContaining('Geben Sie eine E-Mail-Adresse an')]])
      expect(most).toEqual({ name: `${PlainName.maxLength}`, email: `${EmailAddress.maxLength}` })
    })

    const oneAddress = { 'x-forwarded-for': engine === 'embedded' ? '203.0.113.9' : '203.0.113.10' }
    test('one address sends a few in an hour', async () => {
      const answers: Response[] = []
      for (let n = 0; n < 6; n++) answers.push(await send(page, ann, oneAddress))
      expect(answers.map(isSent)).toEqual([true, true, true, true, true, false])
      expect(answers[5]!.status).toBe(429)
      const { form, marked } = await formIn(answers[5]!)
      expect([form['name'], marked]).toEqual([ann.name, []])
    })

    test.skipIf(!hasRedis)('replicas that share a Redis count together', async () => {
      const server = await redisServer()
      const redis = openRedis(server.url, { info: () => {}, warn: () => {} })
      expect(await redis.connected(5_000)).toBe(true)
      const config = { ...shop.deps.config, redisWaitMs: 5_000 }
      const replicas = [0, 1].map(() => createApp({ ...shop.deps, limits: sharedRateLimits(config, redis) }))
      const answers: Response[] = []
      const from = { 'x-forwarded-for': '203.0.113.77' }
      for (let n = 0; n < 6; n++) answers.push(await send(page, ann, from, replicas[n % 2]))
      expect(answers.map(isSent)).toEqual([true, true, true, true, true, false])
      const left = Number(await server.command('ttl', `clubwright:limit:lead:${shop.accountId}:203.0.113.77`))
      expect(left).toBeGreaterThan(3_500)
      redis.end()
      await server.stop()
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
      const changed: readonly (readonly [string, RegExp, string])[] = [
        ['403', /signature=/, 'signature=A'],
        ['404', /&key=.*/, ''],
        ['404', /&key=.*/, `&key=${shop.apiKey}`],
      ]
      for (const [status, part, other] of changed) {
        const link = { ...page, query: page.query.replace(part, other) }
        expect([status, `${(await send(link, ann)).status}`]).toEqual([status, status])
      }
    })

    test('what a browser gets in place of its form is a page for people, in the frame', async () => {
      const there = await app.handle(requestTo(`${page.path}/lead${page.query}`))
      expect([there.status, there.headers.get('location')]).toEqual([303, `${page.path}${page.query}`])
      const browser = { accept: 'text/html', 'accept-language': 'de' }
      const ended = await fitted()
      await shop.sql`delete from fitting_shares where fitting_id = ${ended.fittingId}`
      const revoked = await send(ended, ann, browser)
      expect([revoked.status, await revoked.text()]).toEqual([410, expect.stringContaining('Dieser Link')])
      const unread = await send(page, ann, { ...browser, 'content-type': 'text/plain' })
      expect([unread.status, unread.headers.get('content-type')]).toEqual([415, 'text/html; charset=utf-8'])
      for (const { headers } of [revoked, unread])
        expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${origin}`)
    })

    test('no log line holds what was typed', () => {
      expect(shop.lines.length).toBeGreaterThan(0)
      expect(JSON.stringify(shop.lines)).not.toMatch(/ann@example|Miller/)
    })
  })
})
