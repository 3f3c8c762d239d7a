import { beforeAll, expect, test } from 'bun:test'
import { eraseFittings } from '../../../src/fitting/index.ts'
import { roomGuard } from '../../../src/platform/postgres/embedded/disk.ts'
import { type Replica, replica } from '../../identity/people/harness.ts'
import { requestTo } from '../../support/app.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import type { Deps } from '../../support/deps.ts'

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  let isFull = false
  beforeAll(async () => {
    const guard = roomGuard('.', 1e12) // more than any disk has
    const change = (deps: Deps) => ({ ...deps, ensureRoom: () => isFull && guard() })
    club = await replica(await open(), { isInProcess: true, change })
  })

  const fitted = async () => {
    const made = await club.call('POST', '/v1/fitting/analyze', { body: requests.driver, token: club.apiKey })
    const { fittingId, labUrl } = (await made.json()) as { fittingId: string; labUrl: string }
    const { pathname, search } = new URL(labUrl)
    return { fittingId, lab: `${pathname}${search}`, sharing: `${pathname}/share${search}` }
  }
  const share = async (path: string) => {
    const response = await club.app.handle(requestTo(path, { method: 'POST', headers: { accept: 'application/json' } }))
    return { status: response.status, body: (response.ok ? await response.json() : null) as { url: string } | null }
  }
  const statusOf = async (url: string) => {
    const { pathname, search } = new URL(url, 'http://fit.example')
    return (await club.browser().open(`${pathname}${search}`)).status
  }

  test('whoever has a link of 15 minutes gets one that another person can open for 30 days', async () => {
    const { fittingId, lab, sharing } = await fitted()
    const visitor = await club.browser().open(lab)
    expect(await visitor.text()).toContain(`data-share="/lab/${fittingId}/share?`)
    const { body } = await share(sharing)
    expect(body!.url).not.toContain(club.accountId)
    expect(body!.url).not.toContain(fittingId)
    club.moveTo('2026-12-22T11:59:00Z')
    expect([await statusOf(lab), await statusOf(body!.url)]).toEqual([410, 200])
    club.moveTo('2026-12-22T12:00:01Z')
    expect(await statusOf(body!.url)).toBe(410)
    club.moveTo('2026-11-22T12:00:00Z')
  })

  test('sheet and order behind a link name the shop of the account', async () => {
    const { sharing } = await fitted()
    const { pathname, search } = new URL((await share(sharing)).body!.url)
    for (const view of ['sheet', 'order'])
      expect(await (await club.browser().open(`${pathname}${search}&view=${view}`)).text()).toContain('Example Range')
  })

  test('on a disk that is nearly full a link of 15 minutes opens its fitting and gives no other', async () => {
    const { lab, sharing } = await fitted()
    isFull = true
    expect([await statusOf(lab), (await share(sharing)).status]).toEqual([200, 503])
    isFull = false
  })

  test('without scripts the form leads to the page that can be passed on', async () => {
    const { sharing } = await fitted()
    const led = await club.browser().send(sharing)
    expect(led.status).toBe(303)
    const page = await club.browser().open(led.headers.get('location')!)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(await page.text()).not.toContain('Example Range') // whose account it is stays unsaid
  })

  test('a member shares, and ends the link: then it is dead for everybody, and only the account may share again', async () => {
    const { fittingId, sharing } = await fitted()
    const { browser } = await club.person('member')
    const made = await browser.send(`/fittings/${fittingId}/share`, {}, { accept: 'application/json' })
    const { url } = (await made.json()) as { url: string }
    expect((await share(sharing)).status).toBe(200)
    expect(await (await browser.open(`/v1/fittings/${fittingId}`)).text()).toContain('Anyone with the link')
    expect((await browser.send(`/fittings/${fittingId}/unshare`)).headers.get('location')).toBe(
      `/v1/fittings/${fittingId}`,
    )
    expect([await statusOf(url), (await share(sharing)).status]).toEqual([410, 410])
    const again = await browser.send(`/fittings/${fittingId}/share`)
    expect([await statusOf(again.headers.get('location')!), await statusOf(url)]).toEqual([200, 410])
    const events = await club.sql`select event from audit_events where subject = ${fittingId} and event like 'share%'`
    expect(events).toEqual([{ event: 'share revoked' }])
  })

  test('a changed link, another account and a page of another site get nothing', async () => {
    const { fittingId, sharing } = await fitted()
    const { url } = (await share(sharing)).body!
    for (const [from, to] of [
      ['shared/shr_0', 'shared/shr_7'],
      ['signature=', 'signature=A'],
      [/expires=\d/, 'expires=9'],
      [/ref=../, 'ref=3.'],
    ] as const)
      expect([to, await statusOf(url.replace(from, to))]).toEqual([to, 403])
    expect((await share(sharing.replace('signature=', 'signature=A'))).status).toBe(403)
    const other = await (await replica(club.sql, { isInProcess: true })).person('owner')
    expect((await other.browser.send(`/fittings/${fittingId}/share`)).status).toBe(404)
    const { browser } = await club.person('member')
    const forged = await browser.send(`/fittings/${fittingId}/unshare`, {}, { origin: 'https://evil.example' })
    expect([forged.status, await statusOf(url)]).toEqual([403, 200])
    const stranger = await club.browser().send(`/fittings/${fittingId}/share`)
    expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/sign-in?next=/fittings'])
  })

  test('an erased fitting takes its link with it', async () => {
    const { fittingId, sharing } = await fitted()
    const { url } = (await share(sharing)).body!
    expect(await eraseFittings(club.deps, club.accountId, [fittingId])).toEqual(['erased'])
    expect(await statusOf(url)).toBe(410)
    expect(await club.sql`select id from fitting_shares where fitting_id = ${fittingId}`).toEqual([])
    await club.sql`delete from fitting_shares where account_id = ${club.accountId}`
  })
})
