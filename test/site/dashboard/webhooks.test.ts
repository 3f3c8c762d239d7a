import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { Webhook } from 'standardwebhooks'
import { deliverDue, insertLead } from '../../../src/features/webhooks/index.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { type Browser, type Replica, replica } from '../../identity/people/harness.ts'
import { requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'

/** Somebody's server, which answers as it is told; to what an earlier test has left, that nobody is there. */
let status = 204
let hook = ''
const received: { headers: Record<string, string>; text: string }[] = []
const receiver = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: async (request) => {
    if (request.url !== hook) return new Response(null, { status: 410 })
    received.push({ headers: Object.fromEntries(request.headers), text: await request.text() })
    return new Response(null, { status })
  },
})
afterAll(() => receiver.stop(true))
let count = 0
beforeEach(() => {
  status = 204
  hook = `http://127.0.0.1:${receiver.port}/${++count}`
})

/** The secret that a page shows. */
const shown = (page: string): string => /<output id="secret">(whsec_[^<]{44})<\/output>/.exec(page)?.[1] ?? ''

forEachDatabase((_engine, open) => {
  let sql: Sql
  let club: Replica
  let owner: Browser
  beforeAll(async () => {
    sql = await open()
  })
  beforeEach(async () => {
    club = await replica(sql, { env: { WEBHOOKS_LOOPBACK: 'on' }, isInProcess: true })
    owner = (await club.person()).browser
  })

  test('O4 an owner sees visitors of whom an endpoint was not told, downloads them, and has them sent again', async () => {
    const page = await done('', { url: hook, event: 'lead.created' })
    const id = itemOf(page, hook)[1]!
    await fit()
    const [row] = await sql<{
      account_id: string
      id: string
    }>`select account_id, id from fittings order by created_at desc limit 1`
    const data = { fittingId: row!.id, name: '=Ann', email: 'ann@example.org', consent: 'yes', confirmed: false }
    await insertLead(club.deps, { accountId: row!.account_id, messageId: 'msg_1', data })
    expect(itemOf(await pageOf(owner), hook)[0]).toContain('ann@example.org')
    const file = await owner.open(`/dashboard/webhooks/${id}/leads`)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect((await file.text()).split('\n')).toEqual([
      'asked,name,email,fitting,consent,confirmed',
      expect.stringMatching(/^\d{4}-.*Z,'=Ann,ann@example\.org,fit_\w+,yes,false$/),
    ])
    status = 204
    expect(await done(`/${id}/enable`)).toContain('visitors of whom it was not told yet')
  })

  const pageOf = async (browser: Browser) => (await browser.open('/dashboard/webhooks')).text()
  /** Send a form, and open the page that it leads to. */
  const done = async (path: string, fields: Record<string, string> = {}) => {
    const answer = await owner.send(`/dashboard/webhooks${path}`, fields)
    if (answer.status !== 303) throw new Error(`${answer.status}: ${await answer.text()}`)
    return (await owner.open(answer.headers.get('location')!)).text()
  }
  const made = async (url = hook) => {
    const page = await done('', { url, event: 'fitting.completed' })
    return { page, secret: shown(page), id: itemOf(page, url)[1]! }
  }
  /** What the page says of an endpoint; its id is the first group. */
  const itemOf = (page: string, url: string) =>
    new RegExp(`<h3>${url}</h3> <code>(whe_\\w{26})</code>[\\s\\S]*?</li>`).exec(page) ?? ['', '']
  /** Have a club fitted, and what is to be sent because of it. */
  const fit = async () => {
    await club.call('POST', '/v1/fitting/analyze', { token: club.apiKey, body: requests.driver })
    const network = { resolve: async () => [], isPublic: () => false, port: 443 } // nothing leaves this machine
    await deliverDue({ ...club.deps, network }, new AbortController().signal)
  }
  const signs = (secret: string): boolean => {
    const { headers, text } = received.at(-1)!
    const signature = new Webhook(secret).sign(headers['webhook-id']!, club.deps.clock(), text)
    return headers['webhook-signature']!.split(' ').includes(signature)
  }

  test('an endpoint gets what its secret signs; the secret is shown once, and replaced by another', async () => {
    const { page, secret, id } = await made()
    expect(itemOf(page, hook)[0]).toContain('>Enabled<')
    expect(await pageOf(owner)).not.toContain('whsec_')
    await fit()
    expect(signs(secret)).toBe(true)
    const rotated = await done(`/${id}/rotate`)
    expect(rotated).toContain('has a new secret')
    await fit()
    expect([shown(rotated) === secret, signs(shown(rotated)), signs(secret)]).toEqual([false, true, true])
    expect(await done(`/${id}/remove`)).toContain('There are no endpoints yet')
  })

  test('an endpoint is shown as failing, then as disabled with the reason, and is enabled again', async () => {
    const { id } = await made()
    status = 500
    await fit()
    expect(itemOf(await pageOf(owner), hook)[0]).toMatch(/>Failing<[\s\S]*Failing since[\s\S]*it answered 500/)
    expect(await pageOf(owner)).not.toContain(`/webhooks/${id}/enable`)
    status = 410
    await sql`update webhook_endpoints set failing_since = failing_since - interval '1 hour' where id = ${id}`
    await fit()
    expect(itemOf(await pageOf(owner), hook)[0]).toMatch(/>Disabled<[\s\S]*it answered 410/)
    status = 204
    expect(itemOf(await done(`/${id}/enable`), hook)[0]).toMatch(/>Enabled<(?![\s\S]*it answered)/)
  })

  test.each([
    [{ url: 'shop.example', event: 'allowance.low' }, 'url-fault'],
    [{ url: 'https://10.0.0.7/"><b>', event: 'allowance.low' }, 'url-fault'],
    [{ url: 'https://shop.example/hook' }, 'events-fault'],
    [{ url: 'https://shop.example/hook', event: 'fitting.begun' }, 'events-fault'],
  ] as [Record<string, string>, string][])('what cannot be told comes back as it was typed: %p', async (fields, id) => {
    const answer = await owner.send('/dashboard/webhooks', fields)
    const text = await answer.text()
    expect([answer.status, text.match(/\w+-fault(?=" role="alert")/g)]).toEqual([400, [id]])
    expect(text).toContain(`value="${fields['url']!.replaceAll(/[<>"]/g, (c) => `&#${c.charCodeAt(0)};`)}"`)
    expect(text.includes('value="allowance.low" checked')).toBe(fields['event'] === 'allowance.low')
    expect(text).toContain('There are no endpoints yet')
  })

  test('an eleventh endpoint is refused', async () => {
    for (let n = 0; n < 10; n++) await made(`https://shop.example/${n}`)
    const answer = await owner.send('/dashboard/webhooks', { url: hook, event: 'fitting.failed' })
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('There may be 10 endpoints')])
  })

  test('members see endpoints and change none; other accounts and other sites find none', async () => {
    const { id } = await made()
    const { browser: member } = await club.person('member')
    const other = await replica(sql, { isInProcess: true })
    const { browser: stranger } = await other.person()
    expect(await pageOf(member)).toContain(id)
    expect(await pageOf(stranger)).not.toContain(id)
    for (const path of ['/enable', '/rotate', '/remove'].map((verb) => `/dashboard/webhooks/${id}${verb}`)) {
      const foreign = await owner.send(path, {}, { origin: 'https://evil.example' })
      const statuses = [foreign.status, (await member.send(path)).status, (await stranger.send(path)).status]
      expect([path, ...statuses]).toEqual([path, 403, 403, 404])
    }
    const form = { url: hook, event: 'allowance.low' }
    expect((await member.send('/dashboard/webhooks', form)).status).toBe(403)
  })

  test('the audit names who made, rotated, enabled and removed an endpoint; its secret reaches no log', async () => {
    const { id, secret } = await made()
    for (const verb of ['rotate', 'enable', 'remove']) await done(`/${id}/${verb}`)
    const audit = await (await owner.open('/dashboard/audit')).text()
    for (const event of ['Webhook made', 'Webhook secret rotated', 'Webhook enabled', 'Webhook removed'])
      expect(audit).toMatch(new RegExp(`${event}</span>[\\s\\S]{0,120}${id}[\\s\\S]{0,120}@range\\.example`))
    expect(JSON.stringify(club.lines)).not.toContain(secret)
  })

  test('without LAB_SIGNING_SECRET the page says that there are no webhooks', async () => {
    const plain = await replica(sql, { isInProcess: true, change: (deps) => ({ ...deps, signer: null }) })
    const page = await pageOf((await plain.person()).browser)
    expect(page).toContain('has not configured webhooks')
    expect(page).not.toContain('Make endpoint')
  })
})
