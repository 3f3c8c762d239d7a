import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { SMTPServer } from 'smtp-server'
import { createApp } from '../../../src/app.ts'
import { createKey } from '../../../src/identity/accounts/index.ts'
import { openReceiver, openShop } from '../../features/webhooks/shop.ts'
import { requestTo } from '../../support/app.ts'
import { requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { freePort } from '../../support/service.ts'

const origin = 'https://shop.example'
const mails: { to: string[]; text: string }[] = []
const port = freePort()
/** A real server, in this process. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=')
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
      done()
    })
  },
})
beforeAll(() => new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready)))
afterAll(() => new Promise<void>((ended) => server.close(() => ended())))

forEachDatabase((engine, open) => {
  const receiver = openReceiver()
  let shop: Awaited<ReturnType<typeof openShop>>
  let app: ReturnType<typeof createApp>
  let form: string
  let fittingId: string
  let sender = 0
  beforeAll(async () => {
    const env = { TRUST_PROXY: '1', SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'fit@range.example' }
    shop = await openShop(await open(), receiver.hook, null, env)
    app = createApp(shop.deps)
    const publishable = { origins: [origin], dailyCap: 50, shop: null }
    const key = (await createKey(shop.deps, shop.accountId, { name: 'page', publishable }))!.apiKey
    await shop.hook(['lead.created'])
    const made = await app.handle(
      requestTo('/v1/fitting/analyze', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, origin, 'content-type': 'application/json' },
        body: JSON.stringify(requests.driver),
      }),
    )
    const fitting = (await made.json()) as { fittingId: string; labUrl: string }
    fittingId = fitting.fittingId
    const { pathname, search } = new URL(fitting.labUrl)
    const shared = await app.handle(requestTo(`${pathname}/share${search}`, { method: 'POST' }))
    const page = new URL(shared.headers.get('location')!, fitting.labUrl)
    form = `${page.pathname}/lead${page.search}&key=${key}`
  })
  beforeEach(() => {
    mails.length = 0
  })
  const send = (email: string) =>
    app.handle(
      requestTo(form, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': `198.51.100.${++sender}`,
        },
        body: new URLSearchParams({ name: 'Ann Miller', email, consent: 'yes' }).toString(),
      }),
    )
  const address = (name: string) => `${name}.${engine}@golfer.example`
  const linkIn = ({ text }: (typeof mails)[number]) => /\/confirm-contact\?ref=[\w.-]+/.exec(text)![0]
  const visit = (link: string, method = 'GET') => app.handle(requestTo(link, { method }))
  const stored = () => shop.sql`select id from webhook_deliveries where account_id = ${shop.accountId}`

  test('58 the shop hears of a visitor only after the mail to the address was confirmed, and once', async () => {
    const before = await stored()
    const answer = await send(address('ann'))
    expect([answer.status, new URL(answer.headers.get('location')!, origin).searchParams.get('lead')]).toEqual([
      303,
      'asked',
    ])
    await shop.deliver()
    expect([receiver.received.length, await stored()]).toEqual([0, before])
    expect(mails.map(({ to }) => to)).toEqual([[address('ann')]])
    const link = linkIn(mails[0]!)
    const page = await visit(link)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('I agree')])
    await shop.deliver()
    expect(receiver.received).toHaveLength(0) // whatever looks at links in mail has confirmed nothing
    expect([(await visit(link, 'POST')).status, (await visit(link, 'POST')).status]).toEqual([200, 200])
    await shop.deliver()
    expect((await visit(link, 'POST')).status).toBe(200)
    await shop.deliver()
    expect(receiver.received).toHaveLength(1)
    const { text } = receiver.received[0]!
    expect(JSON.parse(text).data).toMatchObject({ fittingId, email: address('ann'), confirmed: true })
    expect(await shop.isDescribed(text)).toBe(true)
  })

  test('58 the message says nothing that was typed, and the page nothing of whoever typed it', async () => {
    await send(address('bo'))
    const [mail] = mails
    expect(mail!.text).not.toContain('Miller')
    const page = await (await visit(linkIn(mail!))).text()
    for (const secret of ['Miller', address('bo'), fittingId]) expect(page).not.toContain(secret)
    expect(JSON.stringify(shop.lines)).not.toContain(address('bo'))
  })

  test('58 a link that was changed opens nothing', async () => {
    await send(address('cy'))
    const link = linkIn(mails[0]!)
    for (const wrong of [link.slice(0, -1), '/confirm-contact?ref=2.x', '/confirm-contact'])
      expect([wrong, (await visit(wrong, 'POST')).status]).toEqual([wrong, 410])
  })

  test('58 one address gets three messages a day, whoever types it', async () => {
    const outcomes = []
    for (let tries = 0; tries < 4; tries++) outcomes.push((await send(address('dee'))).status)
    expect([outcomes, mails.length]).toEqual([[303, 303, 303, 429], 3])
  })

  test('58 a link works for two days', async () => {
    await send(address('fay'))
    shop.moveBy(48 * 3_600_000)
    expect((await visit(linkIn(mails[0]!), 'POST')).status).toBe(410)
  })

  test('58 when the fitting is erased meanwhile, the shop hears of nobody', async () => {
    await send(address('ed'))
    await shop.call('DELETE', `/v1/fittings/${fittingId}`)
    expect((await visit(linkIn(mails[0]!), 'POST')).status).toBe(409)
  })
})
