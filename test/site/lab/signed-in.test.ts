import { beforeAll, expect, test } from 'bun:test'
import { type Replica, replica } from '../../identity/people/harness.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  let path: string
  beforeAll(async () => {
    club = await replica(await open())
    const made = await club.call('POST', '/v1/fitting/analyze', { body: requests.driver, token: club.apiKey })
    path = `/v1/fittings/${((await made.json()) as { fittingId: string }).fittingId}`
  })

  test('the address of a fitting shows the lab to a browser in which somebody of its account is signed in', async () => {
    const { browser } = await club.person('member')
    const page = await browser.open(path)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers.get('x-request-id')).toStartWith('req_')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
  })
  test('the date on paper says that it is one of UTC', async () => {
    const { browser } = await club.person('member')
    for (const view of ['sheet', 'order'])
      expect(await (await browser.open(`${path}?view=${view}`)).text()).toMatch(/\w+ \d{1,2}, \d{4} \(UTC\)/)
  })
  test('a browser in which nobody is signed in is led to sign in, and back; programs get the record or the challenge', async () => {
    const stranger = await club.browser().open(path)
    expect([stranger.status, stranger.headers.get('location')]).toEqual([303, `/sign-in?next=${path}`])
    expect(await (await club.browser().open(`/sign-in?next=${path}`)).text()).toContain(`name="next" value="${path}"`)
    const foreign = await club.browser().open('/sign-in?next=//evil.example/v1/fittings/fit_1')
    expect(await foreign.text()).toContain('name="next" value="/dashboard"')
    const list = await club.browser().open('/v1/fittings')
    expect([list.status, list.headers.get('location')]).toEqual([303, '/fittings'])
    const asked = await club.browser().open('/fittings')
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/sign-in?next=/fittings'])
    const sheet = await club.browser().open(`${path}?view=sheet`)
    const signIn = sheet.headers.get('location')!
    expect(signIn).toBe(`/sign-in?next=${path}%3Fview%3Dsheet`)
    expect(await (await club.browser().open(signIn)).text()).toContain(`name="next" value="${path}?view=sheet"`)
    const two = await club.browser().open('/fittings/compare?of=fit_1&of=fit_2')
    expect(two.headers.get('location')).toBe('/sign-in?next=/fittings/compare%3Fof%3Dfit_1%26of%3Dfit_2')
    const odd = await club.browser().open('/fittings?before=%0d%0a//evil.example')
    expect(odd.headers.get('location')).toBe('/sign-in?next=/fittings')
    const form = await club.browser().open('/golfers/glf_1/erase')
    expect(form.headers.get('location')).toBe('/sign-in?next=/fittings')
    const challenge = await club.call('GET', path)
    expect([challenge.status, challenge.headers.get('content-type')]).toEqual([401, 'application/problem+json'])
    const record = await club.call('GET', path, { token: club.apiKey })
    expect(await record.json()).toMatchObject({ success: true, status: 'completed' })
    const { browser } = await club.person('member')
    const program = await browser.send(path) // a cookie opens no other method
    expect(program.status).toBe(401)
  })
  test('another account’s fitting, or none, leads to the dashboard, which says so', async () => {
    const { browser } = await club.person('owner')
    const missing = await browser.open('/v1/fittings/fit_00000000000000000000000000')
    expect([missing.status, missing.headers.get('location')]).toEqual([
      303,
      '/dashboard/fittings/fit_00000000000000000000000000',
    ])
    const elsewhere = await (await replica(club.sql)).person('owner')
    expect((await elsewhere.browser.open(path)).status).toBe(303)
  })
})
