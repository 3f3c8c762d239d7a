import { afterAll, beforeAll, expect, test } from 'bun:test'
import { SMTPServer } from 'smtp-server'
import { createApp } from '../../../src/app.ts'
import { browserOf, type Replica, replica } from '../../identity/people/harness.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { eraseOldOf } from '../../support/expired.ts'
import { freePort } from '../../support/service.ts'

const taken: { to: string[]; text: string }[] = []
let isRefusing = false
const port = freePort()
/** A real server, in this process. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_to, _session, done) => done(isRefusing ? new Error('no such mailbox') : null),
  onData: (stream, session, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      taken.push({ to, text: Buffer.concat(parts).toString('utf8').replaceAll('=\r\n', '') })
      done()
    })
  },
})
beforeAll(() => new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready)))
afterAll(() => new Promise<void>((ended) => server.close(() => ended())))

forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return // mail does not depend on the database
  let club: Replica
  let fittingId: string
  beforeAll(async () => {
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'fit@range.example' }
    club = await replica(await open(), { env, isInProcess: true })
    const made = await club.call('POST', '/v1/fitting/analyze', { body: requests.driver, token: club.apiKey })
    ;({ fittingId } = (await made.json()) as { fittingId: string })
  })
  const to = 'sam.snead@golfer.example'
  const consents = () =>
    club.sql`select count(*)::int as n from audit_events where event = 'sheet emailed with consent' and account_id = ${club.accountId}`

  test('the sheet goes to the golfer who agreed; the consent is recorded, and the address nowhere', async () => {
    const { browser } = await club.person('member')
    expect(await (await browser.open(`/v1/fittings/${fittingId}`)).text()).toContain(`/fittings/${fittingId}/mail`)
    const sent = await browser.send(`/fittings/${fittingId}/mail`, { email: to, consent: 'yes' })
    expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining('The message is sent.')])
    expect(taken).toHaveLength(1)
    expect(taken[0]!.to).toEqual([to])
    for (const part of ['Subject: Your fitting by Example Range', 'Shaft flex', '/shared/shr_'])
      expect(taken[0]!.text).toContain(part)
    expect(await consents()).toEqual([{ n: 1 }])
    expect(JSON.stringify(club.lines)).not.toContain('sam.snead')
    expect(JSON.stringify(await club.sql`select * from audit_events`)).not.toContain('sam.snead')
  })

  test('nothing is sent without consent, to no address, to two, or from another site', async () => {
    const { browser } = await club.person('member')
    const send = async (fields: Record<string, string>, headers = {}) =>
      (await browser.send(`/fittings/${fittingId}/mail`, fields, headers)).status
    expect(await send({ email: to })).toBe(400)
    expect(await send({ email: 'nobody', consent: 'yes' })).toBe(400)
    expect(await send({ email: `${to}, other@golfer.example`, consent: 'yes' })).toBe(400)
    expect(await send({ email: to, consent: 'yes' }, { origin: 'https://evil.example' })).toBe(403)
    expect(taken).toHaveLength(1)
  })

  test('a server that takes no message is told of, without the address in a log', async () => {
    isRefusing = true
    const { browser } = await club.person('member')
    const refused = await browser.send(`/fittings/${fittingId}/mail`, { email: to, consent: 'yes' })
    expect([refused.status, await refused.text()]).toEqual([502, expect.stringContaining('did not take')])
    expect(JSON.stringify(club.lines)).not.toContain('sam.snead')
    expect(JSON.stringify(club.lines)).toContain('mail server took no message')
    expect(await consents()).toEqual([{ n: 1 }]) // of the message that was taken
    isRefusing = false
  })

  test('a link that a member ended stays ended when the sheet is sent', async () => {
    const { browser } = await club.person('member')
    await browser.send(`/fittings/${fittingId}/unshare`)
    const sent = await browser.send(`/fittings/${fittingId}/mail`, { email: to, consent: 'yes' })
    expect(sent.status).toBe(200)
    expect(taken.at(-1)!.text).toContain('Shaft flex')
    expect(taken.at(-1)!.text).not.toContain('/shared/')
    expect(await (await browser.open(`/v1/fittings/${fittingId}`)).text()).not.toContain('/unshare')
  })

  test('N8 an address gets three messages a day about a fitting, whichever replica sends them, and each says why it came', async () => {
    const other = createApp({ ...club.deps })
    const { browser } = await club.person('member')
    const elsewhere = browserOf((request) => other.handle(request))
    elsewhere.take(browser.cookies())
    const mail = (from: typeof browser, id: string, email: string) =>
      from.send(`/fittings/${id}/mail`, { email, consent: 'yes' })
    const statuses = []
    for (const from of [browser, elsewhere, browser, elsewhere, browser])
      statuses.push((await mail(from, fittingId, 'Byron@golfer.example')).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect((await mail(browser, fittingId, 'byron@GOLFER.example')).status).toBe(429)
    expect((await mail(browser, fittingId, 'ben@golfer.example')).status).toBe(200)
    const made = await club.call('POST', '/v1/fitting/analyze', { body: requests.iron, token: club.apiKey })
    expect(
      (await mail(browser, ((await made.json()) as { fittingId: string }).fittingId, 'byron@golfer.example')).status,
    ).toBe(200)
    expect(taken.at(-1)!.text).toContain('because somebody at Example Range typed your address')
    expect(JSON.stringify(await club.sql`select * from mail_days`)).not.toContain('byron')
    const { count } = (await club.sql<{ count: number }>`select count(*)::int as count from mail_days`)[0]!
    expect(count).toBeGreaterThanOrEqual(3)
    club.moveTo('2026-11-23T00:00:01Z')
    await eraseOldOf('mail_days', club.deps)
    expect(await club.sql`select * from mail_days`).toEqual([])
    expect((await mail(browser, fittingId, 'byron@golfer.example')).status).toBe(200)
  })

  test('N8 a message that the server did not take does not count', async () => {
    const { browser } = await club.person('member')
    const send = async () =>
      (await browser.send(`/fittings/${fittingId}/mail`, { email: 'gene@golfer.example', consent: 'yes' })).status
    isRefusing = true
    for (let tries = 0; tries < 4; tries++) expect(await send()).toBe(502)
    isRefusing = false
    expect(await send()).toBe(200)
  })

  test('the form opens for a finished fitting of the account alone', async () => {
    const { browser } = await club.person('member')
    for (const id of [fittingId, 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'])
      expect([id, (await browser.open(`/fittings/${id}/mail`)).status]).toEqual([id, id === fittingId ? 200 : 404])
  })

  test('where no server is set the form writes nothing and makes no link', async () => {
    const other = await replica(club.sql, { isInProcess: true })
    const made = await other.call('POST', '/v1/fitting/analyze', { body: requests.driver, token: other.apiKey })
    const { fittingId: unsent } = (await made.json()) as { fittingId: string }
    const { browser } = await other.person('member')
    expect((await browser.send(`/fittings/${unsent}/mail`, { email: to, consent: 'yes' })).status).toBe(404)
    expect(await club.sql`select id from fitting_shares where fitting_id = ${unsent}`).toEqual([])
    expect(await club.sql`select event from audit_events where subject = ${unsent}`).toEqual([])
  })
})
