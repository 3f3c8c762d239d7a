import { beforeAll, expect, test } from 'bun:test'
import { insertGolfer, setGolferOf } from '../../../src/features/golfers/index.ts'
import { createKey } from '../../../src/identity/accounts/index.ts'
import { newId } from '../../../src/platform/ids.ts'
import type { RecentRequests } from '../../../src/site/developers/index.ts'
import { type Browser, type Replica, replica } from '../../identity/people/harness.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { until } from '../../support/service.ts'

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  let browser: Browser
  let key: { keyId: string; apiKey: string }
  let fittingId: string
  let refusedId: string
  beforeAll(async () => {
    club = await replica(await open(), { isInProcess: true })
    browser = (await club.person()).browser
    key = (await createKey(club.deps, club.accountId, { name: 'shop <web>' }))!
    await club.call('GET', '/v1/key/status', { token: club.apiKey })
    const made = await club.call('POST', '/v1/fitting/analyze', { token: key.apiKey, body: requests.driver })
    fittingId = ((await made.json()) as { fittingId: string }).fittingId
    const refused = await club.call('GET', '/v1/fittings/fit_of_somebody', { token: key.apiKey })
    refusedId = refused.headers.get('x-request-id')!
    await until('the requests are listed', async () => {
      await (club.deps.requests as RecentRequests).flush()
      return (await page('/requests')).includes(refusedId)
    })
  })
  const page = async (path: string, status = 200) => {
    const answer = await browser.open(`/dashboard${path}`)
    expect([path, answer.status]).toEqual([path, status])
    return answer.text()
  }
  const rows = (text: string) => text.match(/<tr role="row"><td/g)?.length ?? 0

  test('requests say by which key they came and how long they took', async () => {
    const text = await page('/requests')
    expect(text).toContain('shop &#60;web&#62; …')
    expect(text).toMatch(/data-name="Took"><span>\d+(\.\d)? ms/)
    expect(rows(text)).toBe(3)
  })

  test.each([
    [(id: string) => `key=${id}`, 2],
    [(id: string) => `key=${id}&status=4`, 1],
    [() => 'status=2', 2],
    [() => 'path=post+/V1/fitting', 1],
    [() => 'path=100%25_none', 0],
    [() => 'only=errors', 1],
    [() => 'status=&key=&path=', 3],
  ])('requests are narrowed down %#', async (query, found) => {
    expect(rows(await page(`/requests?${query(key.keyId)}`))).toBe(found)
  })

  test('what cannot be searched for is refused', async () => {
    expect(await page("/requests?key=' or 1", 400)).toContain('cannot be searched for')
  })

  test('a request shows its facts, and nothing of what was asked', async () => {
    const text = await page(`/requests/${refusedId}`)
    for (const part of ['FITTING_NOT_FOUND', 'GET /v1/fittings/:fittingId', refusedId, key.keyId, ' ms'])
      expect(text).toContain(part)
    expect(text).not.toContain('fit_of_somebody')
    expect(text).not.toContain(key.apiKey)
    const neighbor = (await (await replica(club.sql, { isInProcess: true })).person()).browser
    expect((await neighbor.open(`/dashboard/requests/${refusedId}`)).status).toBe(404)
  })

  test('the keys say what came by them', async () => {
    const text = await page('/keys')
    const [, item = ''] = /<h3>shop &#60;web&#62;<\/h3>(.*?)<\/li>/s.exec(text) ?? []
    expect(item).toMatch(/Fittings this month<\/dt><dd>1</)
    expect(item).toContain(`key=${key.keyId}">2</a>, 1 refused or failed`)
  })

  test('fittings say whose they are and what came out', async () => {
    const golfer = { id: newId('glf'), name: 'Ann <b>', profile: { units: 'imperial' } as never }
    await insertGolfer(club.sql, club.accountId, golfer, club.deps.clock())
    await setGolferOf(club.sql, club.accountId, fittingId, golfer.id)
    const text = await page('/fittings')
    expect(text).toContain(`<a href="/golfers/${golfer.id}">Ann &#60;b&#62;</a>`)
    expect(text).toMatch(/data-name="Result"><span>.*\d°.*, /)
  })
})
