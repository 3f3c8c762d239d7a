import { expect, test } from 'bun:test'
import { runOperation } from '../../../src/cli/operations.ts'
import { insertStoreLink } from '../../../src/features/store/queries.ts'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import { newId } from '../../../src/platform/ids.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { testDeps } from '../../support/deps.ts'

forEachDatabase((_engine, open) => {
  test('SL-002 usage --links reports links per platform with and without fitting, by account and month', async () => {
    const sql = await open()
    const { deps } = await testDeps(sql)
    const tools = {
      ...deps,
      migrated: [],
      snapshot: null,
      reloadCatalog: async () => {},
      reloadFitters: async () => {},
      progress: () => {},
      handOver: () => {},
      openEngine: async () => deps,
    }
    const newAccount = async () =>
      (
        await createAccount(deps, {
          email: 'pro@example.org',
          companyName: 'Example Club',
          monthlyLimit: 10,
          isEnterprise: false,
        })
      ).accountId
    const [one, other] = [await newAccount(), await newAccount()]
    const fittings = [newId('fit'), newId('fit')]
    const record = (accountId: string, platform: string | null, fittingId: string | null, at: string, own = false) =>
      insertStoreLink(sql, {
        accountId,
        id: newId('lnk'),
        headId: 'ping-g440-max-driver',
        fittingId,
        platform,
        client: null,
        traffic: own ? 'internal' : null,
        at: new Date(at),
        facts: null,
      })
    await record(one, 'chatgpt', fittings[0]!, '2026-11-01T00:00:00Z')
    await record(one, 'chatgpt', fittings[0]!, '2026-11-30T23:59:59Z')
    await record(one, 'chatgpt', null, '2026-11-15T12:00:00Z')
    await record(one, 'chatgpt', fittings[0]!, '2026-11-15T12:00:00Z', true)
    await record(one, null, fittings[1]!, '2026-12-01T00:00:00Z')
    await record(other, 'chatgpt', null, '2026-11-15T12:00:00Z')

    const report = (input: object) => runOperation(tools, 'usage links', input)
    expect(await report({})).toEqual([
      { platform: 'chatgpt', links: 4, withFitting: 2, withoutFitting: 2, fittings: 1 },
      { platform: null, links: 1, withFitting: 1, withoutFitting: 0, fittings: 1 },
    ])
    expect(await report({ account: one, month: '2026-11' })).toEqual([
      { platform: 'chatgpt', links: 3, withFitting: 2, withoutFitting: 1, fittings: 1 },
    ])
    expect(await report({ month: '2026-10' })).toEqual([])
  })
})
