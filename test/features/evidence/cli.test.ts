import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { migrate } from '../../../src/platform/postgres/migrate.ts'
import { openPostgres } from '../../../src/platform/postgres/server/client.ts'
import { newPostgresUrl } from '../../support/databases.ts'
import { program } from '../../support/program.ts'
import { clubwright, scratchDirectory, until } from '../../support/service.ts'
import { counted, newAccount, record } from './record.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

test('evidence rebuild says what it counted, in words and as JSON', async () => {
  const env = { DATA_DIR: join(scratch.path, 'data') }
  const json = await clubwright(['evidence', 'rebuild', '--json'], env)
  expect({ code: json.code, counted: JSON.parse(json.stdout) }).toEqual({
    code: 0,
    counted: { fittings: 0, compared: 0, heads: 0 },
  })
  const words = await clubwright(['evidence', 'rebuild'], env)
  expect(words.stdout).toStartWith('Counted 0 fittings')
})

const url = await newPostgresUrl()

test.skipIf(url === null)(
  'an evidence rebuild that is killed leaves the counts as they are, and the next one finds all fittings',
  async () => {
    const env = { DATABASE_URL: url! }
    const sql = openPostgres(url!)
    await migrate(sql)
    await record(sql, { accountId: await newAccount(sql), at: new Date() })
    await sql`
      insert into fittings (account_id, id, club_type, status, input, output, request_fingerprint, request_id, created_at,
                            completed_at)
      select account_id, id || n, club_type, status, input, output, '', '', created_at, completed_at
        from fittings, generate_series(1, 4000) n`
    const before = await counted(sql)

    const killed = Bun.spawn([...program(), 'evidence', 'rebuild'], { env: { PATH: process.env['PATH']!, ...env } })
    await until('it is under way', async () => (await sql`select from evidence_recount where seen > 0`).length > 0)
    killed.kill('SIGKILL')
    await killed.exited
    expect(await counted(sql)).toEqual(before)

    const again = await clubwright(['evidence', 'rebuild', '--json'], env)
    expect(JSON.parse(again.stdout)).toEqual({ fittings: 4001, compared: 4001, heads: 3 })
    expect((await counted(sql)).days.map(({ picks }) => picks)).toEqual([4001, 4001, 4001])
    await sql.end()
  },
)
