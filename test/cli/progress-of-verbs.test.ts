import { expect, test } from 'bun:test'
import { type OperationName, runOperation } from '../../src/cli/operations.ts'
import { createAccount } from '../../src/identity/accounts/index.ts'
import { forEachDatabase } from '../support/databases.ts'
import { testDeps } from '../support/deps.ts'

const sample = await Bun.file(`${import.meta.dir}/../../db/fitters/sample.csv`).text()

forEachDatabase((_engine, open) => {
  test('verbs that may take long say what they are doing', async () => {
    const { deps } = await testDeps(await open())
    const owner = { email: 'pro@example.org', companyName: 'Club', monthlyLimit: null, isEnterprise: false }
    const { accountId: account } = await createAccount(deps, owner)
    const session = '3f0c1f5e-6f0a-4a55-9d5e-0e9a5c3b7a10'
    const verbs: readonly [OperationName, object, string[]][] = [
      ['customer import', { account, text: 'email\na@b.example\n' }, ['Reading customers', 'Storing customers']],
      ['fitters import', { name: 'a.csv', text: sample }, ['Reading fitters', 'Storing the directory']],
      ['catalog import', { files: {} }, ['Storing the catalog', 'Reading the catalog']],
      ['fit', { account, session, club: '7 iron', hand: 'right' }, ['Reading the session']],
      ['evidence rebuild', {}, ['Swapping the counts']],
    ]
    for (const [verb, input, expected] of verbs) {
      const told: string[] = []
      const tools = {
        ...deps,
        migrated: [],
        snapshot: null,
        reloadCatalog: async () => {},
        reloadFitters: async () => {},
        progress: (what: string) => void (told.at(-1) === what || told.push(what)),
        handOver: () => {},
        openEngine: async () => deps,
      }
      await runOperation(tools, verb, input).catch(() => {}) // there is no such session
      expect({ verb, told: told.filter((what) => expected.includes(what)) }).toEqual({ verb, told: expected })
    }
  })
})
