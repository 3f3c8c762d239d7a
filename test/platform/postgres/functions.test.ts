import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { Glob } from 'bun'
import { folder, functionFiles } from '../../../db/write-functions.ts'
import { schemaLines } from '../../../src/platform/postgres/schema-lines.ts'
import { isDivided } from '../../support/citus.ts'
import { forEachDatabase } from '../../support/databases.ts'

forEachDatabase((engine, open) => {
  // On Citus some functions are those of db/citus/functions.sql.
  test.skipIf(isDivided && engine === 'postgresql')(
    'db/functions holds the body in force of every function',
    async () => {
      const files = await functionFiles(await open())
      const written = new Map<string, string>()
      for (const name of new Glob('*').scanSync({ cwd: folder, dot: true }))
        written.set(name, await Bun.file(join(folder, name)).text())
      const names = new Set([...files.keys(), ...written.keys()])
      const stale = [...names].filter((name) => files.get(name) !== written.get(name))
      const message = `Run \`bun db/write-functions.ts\` and commit db/functions: ${stale.join(', ')}`
      expect(stale, message).toEqual([])
      expect(files.size).toBeGreaterThan(20)
    },
  )

  test.skipIf(isDivided && engine === 'postgresql')(
    'db/schema.txt is the schema, the same on both engines',
    async () => {
      const written = await Bun.file(join(folder, '..', 'schema.txt')).text()
      const message = 'Run `bun db/write-functions.ts` and commit db/schema.txt'
      expect(await schemaLines(await open()), message).toEqual(written.trim().split('\n'))
    },
  )
})
