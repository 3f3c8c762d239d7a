import { expect, test } from 'bun:test'
import { deliverDue } from '../../src/features/webhooks/index.ts'
import { sweep } from '../../src/fitting/index.ts'
import { forEachSharedDatabase } from './databases.ts'
import { testDeps } from './deps.ts'

forEachSharedDatabase((_engine, open) => {
  test('a file takes no work of others from the database that all files share', async () => {
    const { deps } = await testDeps(await open())
    const chores: (() => Promise<unknown>)[] = [
      () => sweep(deps),
      () => deliverDue(deps, new AbortController().signal),
      () => deps.sql.begin((sql) => sql`select begin_recount()`),
    ]
    for (const chore of chores)
      expect(await Promise.try(chore).catch((error) => error.message)).toContain('takes the work of other test files')
  })
})
