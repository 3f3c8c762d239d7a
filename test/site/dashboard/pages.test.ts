import { beforeAll, expect, test } from 'bun:test'
import { type OAuth, openOAuth } from '../../identity/oauth/harness.ts'
import { type Browser, password, type Replica } from '../../identity/people/harness.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

const places = [
  ...['', '/fittings', '/requests', '/keys', '/agents', '/apps', '/webhooks'],
  ...['/team', '/audit', '/inventory', '/settings'],
]
const ofMembers = places.filter((place) => place !== '/audit')

/** A secret as a page shows it. */
const shown = (page: string): string =>
  />((?:svc|svc_test|eac)_[0-9A-Za-z]{46}|http[^<]*\/join\/ejl_[0-9A-Za-z]{46})</.exec(page)?.[1] ?? ''

forEachSharedDatabase((_engine, open) => {
  let oauth: OAuth
  let club: Replica
  let owner: Browser
  beforeAll(async () => {
    oauth = await openOAuth(await open())
    club = oauth.club
    owner = (await club.person('owner')).browser
  })

  const pageOf = async (browser: Browser, path: string) => (await browser.open(`/dashboard${path}`)).text()
  /** Send a form and open the page that it leads to. */
  const done = async (browser: Browser, path: string, fields: Record<string, string> = {}) => {
    const answer = await browser.send(`/dashboard${path}`, fields)
    if (answer.status !== 303) throw new Error(`${answer.status}: ${await answer.text()}`)
    return (await browser.open(answer.headers.get('location')!)).text()
  }
  const idIn = (page: string, pattern: RegExp): string => pattern.exec(page)?.[1] ?? 'none'
  const works = async (token: string) => (await club.call('GET', '/v1/key/status', { token })).status

  test('nobody sees a page without signing in, and comes back to it afterwards', async () => {
    for (const place of places) {
      const answer = await club.browser().open(`/dashboard${place}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/sign-in?next=/dashboard${place}`])
    }
  })

  test('every page is private, names itself, and marks where it is', async () => {
    for (const place of places) {
      const answer = await owner.open(`/dashboard${place}`)
      const text = await answer.text()
      expect([place, answer.status]).toEqual([place, 200])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'; frame-ancestors 'none'")
      expect(text.replace('<script src="/docs/site.js"></script>', '')).not.toMatch(
        /<script|<style|\sstyle=|\son[a-z]+=|undefined|\[object/,
      )
      expect(text).toContain(`href="/dashboard${place}" aria-current="page"`)
    }
  })

  test('forms of other sites change nothing', async () => {
    const before = await pageOf(owner, '/keys')
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await owner.send(
        '/dashboard/keys',
        { name: 'theirs', scope: 'fittings:read', days: '0' },
        { origin },
      )
      expect(answer.status).toBe(403)
      expect(await answer.text()).toContain('was sent from another site')
    }
    // Each form has a key of its own.
    const withoutKeys = (page: string) => page.replaceAll(/name="key" value="[^"]*"/g, '')
    expect(withoutKeys(await pageOf(owner, '/keys'))).toBe(withoutKeys(before))
  })

  test('a key is shown once, works within its scopes, is rolled and revoked', async () => {
    const page = await done(owner, '/keys', { name: 'Web <shop>', scope: 'fittings:read', days: '30' })
    const first = shown(page)
    expect(await works(first)).toBe(200)
    const body = { clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } }
    expect((await club.call('POST', '/v1/fitting/analyze', { token: first, body })).status).toBe(403)
    const again = await pageOf(owner, '/keys')
    expect(again).not.toContain(first)
    expect(again).toContain('Web &#60;shop&#62;')

    const id = idIn(again, new RegExp(`svc_…${first.slice(-4)}</code>[\\s\\S]*?/keys/(key_[0-9A-Z]+)/roll`))
    const second = shown(await done(owner, `/keys/${id}/roll`, { overlap: '3600' }))
    expect([await works(first), await works(second)]).toEqual([200, 200])
    expect((await owner.send(`/dashboard/keys/${id}/roll`)).status).toBe(400)
    expect(await done(owner, `/keys/${id}/revoke`)).toContain('The key is revoked')
    expect([await works(first), await works(second)]).toEqual([401, 200])
  })

  test('a key for a web page is shown as the line for the page, and with what bounds it', async () => {
    const fields = { name: 'Shop page', days: '0', purpose: 'page', dailyCap: '5', shop: 'store-17' }
    const secret = await owner.send('/dashboard/keys', {
      ...fields,
      purpose: 'server',
      scope: 'fittings:read',
      origins: 'https://shop.example',
    })
    expect([secret.status, await secret.text()]).toEqual([400, expect.stringContaining('for a publishable key only')])
    const refused = await owner.send('/dashboard/keys', { ...fields, origins: 'https://shop.example/fit' })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('only scheme and host')])
    const page = await done(owner, '/keys', { ...fields, origins: 'https://shop.example https://b.example' })
    expect(page).toMatch(/src=&#34;http:\/\/fit\.example\/embed\.js&#34; data-key=&#34;svc_pub_\w{46}&#34; async/)
    for (const words of ['https://shop.example, https://b.example', 'At most 5', 'store-17', 'Publishable'])
      expect(page).toContain(words)
  })

  test('a test key is marked, and what it made is listed apart', async () => {
    const page = await done(owner, '/keys', { name: 'Trial', scope: 'fittings:create', days: '0', purpose: 'test' })
    const key = shown(page)
    expect(key).toStartWith('svc_test_')
    expect(page).toContain(`svc_test_…${key.slice(-4)}</code> <span class="chip">Test</span>`)
    const body = { clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } }
    const answer = await club.call('POST', '/v1/fitting/analyze', { token: key, body })
    const { fittingId } = (await answer.json()) as { fittingId: string }
    expect(await pageOf(owner, '/fittings?mode=test')).toContain(fittingId)
    expect(await pageOf(owner, '/fittings')).not.toContain(fittingId)
    expect(await pageOf(owner, `/fittings/${fittingId}`)).toContain('Clubs that fit')
    const { browser: mate } = await club.person('member')
    expect(await pageOf(mate, '/requests?mode=test')).toContain('Test keys')
  })

  test('an owner says where store links lead; what makes no links comes back as it was typed', async () => {
    const storeLink = 'https://shop.example/fit?item={headId}'
    expect(await done(owner, '/store-link', { storeLink })).toContain('use this URL')
    expect(await pageOf(owner, '/settings')).toContain(`value="${storeLink}"`)
    const answer = await owner.send('/dashboard/store-link', { storeLink: 'javascript:{headId}"><b>' })
    const text = await answer.text()
    expect([answer.status, text.includes('role="alert"')]).toEqual([400, true])
    expect(text).toContain('value="javascript:{headId}&#34;&#62;&#60;b&#62;"')
    const { browser: mate } = await club.person('member')
    expect((await mate.send('/dashboard/store-link', { storeLink: '' })).status).toBe(403)
    expect(await pageOf(mate, '/settings')).toContain(`<code>${storeLink}</code>`)
    await done(owner, '/store-link', { storeLink: '' })
    expect(await pageOf(owner, '/settings')).not.toContain('shop.example')
  })

  test.each([
    [{ name: '', scope: 'fittings:read', days: '0' }, 'name'],
    [{ name: 'x'.repeat(101), scope: 'fittings:read', days: '0' }, 'name'],
    [{ name: 'no scope', days: '0' }, 'at least one'],
    [{ name: 'other scope', scope: 'root', days: '0' }, 'at least one'],
    [{ name: 'other end', scope: 'fittings:read', days: '9999' }, 'when it ends'],
  ] as [Record<string, string>, string][])('a form that is filled in wrongly comes back: %p', async (fields, words) => {
    for (const place of ['keys', 'agents']) {
      const answer = await owner.send(`/dashboard/${place}`, fields)
      const text = await answer.text()
      expect([answer.status, text.includes('role="alert"'), text.includes(words)]).toEqual([400, true, true])
      expect(text).toContain(`value="${fields['name']}"`)
    }
  })

  test('a new secret waits for the page that shows it, and is shown to nobody else', async () => {
    const answer = await owner.send('/dashboard/keys', { name: 'Waiting', scope: 'fittings:read', days: '0' })
    expect(answer.headers.get('location')).toBe('/dashboard/keys')
    expect(await pageOf(owner, '/team')).not.toContain('svc_')
    const { browser: mate } = await club.person('owner')
    mate.take([...mate.cookies(), ...owner.cookies().filter(({ name }) => name.endsWith('once'))])
    expect(shown(await pageOf(mate, '/keys'))).toBe('')
    expect(shown(await pageOf(owner, '/keys'))).toStartWith('svc_')
    expect(shown(await pageOf(owner, '/keys'))).toBe('')
  })

  test('the code of an agent connection is shown once, and its tokens die with it', async () => {
    const page = await done(owner, '/agents', { name: 'Booking assistant', scope: 'fittings:read', days: '7' })
    const traded = await club.call('POST', '/v1/agent/token', { token: shown(page) })
    const { accessToken } = (await traded.json()) as { accessToken: string }
    expect(await works(accessToken)).toBe(200)
    const again = await pageOf(owner, '/agents')
    expect(again).not.toContain(shown(page))
    expect(await done(owner, `/agents/${idIn(again, /(con_[0-9A-Z]+)\/revoke/)}/revoke`)).toContain('revoked')
    expect(await works(accessToken)).toBe(401)
  })

  test('a connected app is shown with what it may do, and its token dies when it is revoked', async () => {
    const { browser, access_token: token } = await oauth.connected()
    expect(await oauth.atTools(token)).toBe(200)
    const page = await pageOf(browser, '/apps')
    expect(page).toContain('Test app')
    expect(page).toContain('Name not verified')
    expect(page).toContain('Make fittings, which use')
    await done(browser, `/apps/${await oauth.grantOf(token)}/revoke`)
    expect(await oauth.atTools(token)).toBe(401)
    expect(await pageOf(browser, '/apps')).not.toContain('Test app')
  })

  test('somebody is invited, joins as a member, becomes an owner and is removed', async () => {
    const page = await done(owner, '/team', { email: 'Second@Range.example', role: 'member' })
    const link = new URL(shown(page))
    expect(await pageOf(owner, '/team')).toContain('second@range.example')
    const second = club.browser()
    expect((await second.send(link.pathname, { password })).status).toBe(303)
    const id = idIn(await pageOf(owner, '/team'), /second@range\.example[\s\S]*?\/team\/(per_[0-9A-Z]+)\/role/)
    expect((await second.send(`/dashboard/team/${id}/role`, { role: 'owner' })).status).toBe(403)
    await done(owner, `/team/${id}/role`, { role: 'owner' })
    expect(await pageOf(second, '/team')).toContain('Invite somebody')
    expect(await done(owner, `/team/${id}/remove`)).toContain('They are removed')
    expect(await second.isSignedIn()).toBe(false)
  })

  test('an invitation is withdrawn', async () => {
    const link = new URL(shown(await done(owner, '/team', { email: 'third@range.example', role: 'member' })))
    await done(owner, '/team/uninvite', { email: 'third@range.example' })
    expect((await club.browser().open(link.pathname)).status).toBe(410)
  })

  test('a member sees the account, finds nothing that is an owner’s, and can send no form of theirs', async () => {
    const { browser } = await club.person('member')
    const keyId = idIn(await pageOf(owner, '/keys'), /\/keys\/(key_[0-9A-Z]+)\/revoke/)
    expect((await browser.open('/dashboard/audit')).status).toBe(403)
    for (const place of ofMembers) {
      const answer = await browser.open(`/dashboard${place}`)
      expect(answer.status).toBe(200)
      expect(await answer.text()).not.toMatch(
        /action="\/dashboard\/(keys|agents|webhooks|team)|href="\/dashboard\/audit"/,
      )
    }
    const forms = ['/keys', `/keys/${keyId}/roll`, `/keys/${keyId}/revoke`, '/agents', '/agents/con_1/revoke', '/team']
    for (const form of [...forms, '/team/uninvite', '/team/per_1/role', '/team/per_1/remove'])
      expect([form, (await browser.send(`/dashboard${form}`, { name: 'x', scope: 'fittings:read' })).status]).toEqual([
        form,
        403,
      ])
    const theirs = await oauth.connected() // by another person of the account
    expect((await browser.send(`/dashboard/apps/${await oauth.grantOf(theirs.access_token)}/revoke`)).status).toBe(403)
    expect(await oauth.atTools(theirs.access_token)).toBe(200)
  })

  test('the ids of another account are nothing here', async () => {
    const other = await openOAuth(club.sql)
    const stranger = (await other.club.person('owner')).browser
    const made = await fitted(club)
    const keyId = idIn(await pageOf(owner, '/keys'), /\/keys\/(key_[0-9A-Z]+)\/revoke/)
    const personId = idIn(await pageOf(owner, '/team'), /\/team\/(per_[0-9A-Z]+)\/role/)
    const { access_token: token } = await oauth.connected()
    await done(owner, '/agents', { name: 'Ours', scope: 'fittings:read', days: '0' })
    const connectionId = idIn(await pageOf(owner, '/agents'), /(con_[0-9A-Z]+)\/revoke/)
    for (const path of [`/fittings/${made}`, `/fittings/${made}/json`])
      expect([path, (await stranger.open(`/dashboard${path}`)).status]).toEqual([path, 404])
    const grantId = await oauth.grantOf(token)
    for (const path of [
      `/keys/${keyId}/roll`,
      `/keys/${keyId}/revoke`,
      `/agents/${connectionId}/revoke`,
      `/apps/${grantId}/revoke`,
      `/team/${personId}/role`,
      `/team/${personId}/remove`,
    ])
      expect([path, (await stranger.send(`/dashboard${path}`, { role: 'member', overlap: '0' })).status]).toEqual([
        path,
        404,
      ])
    expect(await oauth.atTools(token)).toBe(200)
    for (const place of places) {
      const text = await pageOf(stranger, place)
      for (const id of [made, keyId, personId, connectionId, grantId]) expect(text).not.toContain(id)
    }
  })

  test('a fitting is found, shown with its reasons, and is there as JSON', async () => {
    const id = await fitted(club)
    expect(await pageOf(owner, `/fittings?id=${id.slice(0, 20)}&clubType=driver&day=2026-11-22`)).toContain(id)
    expect(await pageOf(owner, '/fittings?clubType=wedge')).not.toContain(id)
    expect((await owner.open('/dashboard/fittings?day=yesterday')).status).toBe(400)
    const page = await pageOf(owner, `/fittings/${id}`)
    for (const words of ['Shaft flex', 'SHAFT-FLEX', 'Clubs that fit', '&#34;swingSpeed&#34;: 95'])
      expect(page).toContain(words)
    const json = await owner.open(`/dashboard/fittings/${id}/json`)
    expect(json.headers.get('content-type')).toBe('application/json')
    const read = await club.call('GET', `/v1/fittings/${id}`, { token: club.apiKey })
    const { labUrl: _, ...record } = (await read.json()) as { labUrl?: string } // a link for whoever called
    expect(await json.json()).toEqual(record)
  })

  test('59B the line of a fitting says what its golfer is told to do', async () => {
    const body = {
      clubType: 'driver',
      golfer: { handedness: 'right', handicap: 8 },
      swingMetrics: { swingSpeed: 100, attackAngle: 0, missPattern: 'straight' },
      currentEquipment: { loft: 10, length: 45.5, shaftWeight: 60 },
    }
    const answer = await club.call('POST', '/v1/fitting/analyze', { token: club.apiKey, body })
    const { fittingId, advice, topPicks } = (await answer.json()) as {
      fittingId: string
      advice: { kind: string; headline: string }
      topPicks: { brand: string; model: string }[]
    }
    expect(advice.kind).toBe('keep')
    const page = await pageOf(owner, `/fittings?id=${fittingId}`)
    // The advice, the loft as it is played and the flex by its word; no club that is not to be shown first.
    expect(page).toMatch(new RegExp(`${advice.headline}<br><span class="soft">10°, [A-Za-z]+</span>`))
    expect(page).not.toContain(`${topPicks[0]!.brand} ${topPicks[0]!.model}`)
    expect(page).not.toContain('&#34;message&#34;')
  })

  test('the overview counts the fittings of the month', async () => {
    await fitted(club)
    const page = await pageOf(owner, '')
    const { usage } = (await (await club.call('GET', '/v1/key/status', { token: club.apiKey })).json()) as {
      usage: { current: number; includedRemaining: number }
    }
    expect(page).toContain(`<div class="figure">${usage.current}</div>`)
    expect(page).toContain(`${usage.includedRemaining} <small>of 25 left</small>`)
    expect(page).toMatch(new RegExp(`22 Nov: ${usage.current}\\b`))
  })

  test('what nobody asks by a link of ours is no fault either', async () => {
    for (const query of ['before=x', 'before=9999-99-99T99:99:99.999Z_req_01M82X6CTD5VMMNGTNT13Q9N2D', 'only=all'])
      expect([query, (await owner.open(`/dashboard/requests?${query}`)).status]).toEqual([query, 200])
    for (const query of ['id=%00', 'day=2026-13-01', 'clubType=spoon', 'before=fit_1'])
      expect([query, (await owner.open(`/dashboard/fittings?${query}`)).status]).toEqual([query, 400])
    for (const word of ['constructor', '__proto__', 'anything'])
      expect(await pageOf(owner, `/keys?done=${word}`)).not.toContain('role="status"')
  })

  test('the audit says who did what, by name', async () => {
    const { browser, email } = await club.person('owner')
    await done(browser, '/keys', { name: 'Audited', scope: 'fittings:read', days: '0' })
    const page = await pageOf(browser, '/audit')
    expect(page).toMatch(new RegExp(`Key made[\\s\\S]*?key_[0-9A-Z]{26}[\\s\\S]*?${email}`))
    expect((await browser.open('/dashboard/audit?before=x')).status).toBe(200)
    expect(await pageOf(browser, '/audit?before=1')).toContain('There are no entries yet')
  })

  test('methods that a page does not take are refused, and what is nothing is 404', async () => {
    const wrong = await owner.send('/dashboard/requests')
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await owner.open('/dashboard/team/uninvite')).status).toBe(405)
    for (const path of ['/nothing', '/keys/', '/fittings/fit_1/xml', '/fittings/fit_nope'])
      expect([path, (await owner.open(`/dashboard${path}`)).status]).toEqual([path, 404])
  })

  test('no secret, name or address reaches the log', async () => {
    const key = shown(await done(owner, '/keys', { name: 'Secret project', scope: 'fittings:read', days: '0' }))
    const log = JSON.stringify(club.lines)
    for (const secret of [key, 'Secret project', 'second@range.example', 'ejl_', 'eac_'])
      expect(log).not.toContain(secret)
    expect(club.lines).toContainEqual(
      expect.objectContaining({ route: '/dashboard/keys/:id/revoke', accountId: club.accountId }),
    )
  })
})

const fitted = async (club: Replica): Promise<string> => {
  const body = { clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } }
  const answer = await club.call('POST', '/v1/fitting/analyze', { token: club.apiKey, body })
  return ((await answer.json()) as { fittingId: string }).fittingId
}
