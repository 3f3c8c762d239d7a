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
