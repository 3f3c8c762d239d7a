import { beforeAll, expect, test } from 'bun:test'
import { fittingSearch, selectFittings } from '../../../src/fitting/index.ts'
import { findFitting } from '../../../src/site/developers/index.ts'
import { type Replica, replica } from '../../identity/people/harness.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  beforeAll(async () => {
    club = await replica(await open(), { isInProcess: true })
  })
  const page = (query: Parameters<typeof fittingSearch>[0], of = club) =>
    selectFittings(of.sql.readReplica, of.accountId, fittingSearch(query))
  const found = async (query: Parameters<typeof fittingSearch>[0], of = club) =>
    (await page(query, of)).fittings.map(({ fittingId }) => fittingId)

  test('fittings are found by club type, day and the beginning of an id, in pages', async () => {
    const fit = async (body: object) => {
      const answer = await club.call('POST', '/v1/fitting/analyze', { token: club.apiKey, body })
      return ((await answer.json()) as { fittingId: string }).fittingId
    }
    const driver = await fit(requests.driver)
    const iron = await fit(requests.iron)
    const ids = [driver, iron, await fit(requests.driver)]
    expect((await found({ limit: 3 })).toSorted()).toEqual(ids.toSorted())
    expect(await found({ clubType: 'iron' })).toEqual([iron])
    expect(await found({ id: driver })).toEqual([driver])
    expect(await found({ id: driver.slice(0, 8) })).toContain(driver)
    expect(await found({ day: '2001-01-01' })).toEqual([])
    const walked: string[] = []
    for (let before: string | null | undefined; before !== null; ) {
      const { fittings, next } = await page({ limit: 2, ...(before !== undefined && { before }) })
      walked.push(...fittings.map(({ fittingId }) => fittingId))
      before = next
    }
    expect(walked).toEqual(await found({}))
    expect(new Set(walked).size).toBe(walked.length)
    const stranger = await replica(club.sql)
    expect(await found({}, stranger)).toEqual([])
    expect(await findFitting(stranger.deps, stranger.accountId, driver)).toBeNull()
  })
})
