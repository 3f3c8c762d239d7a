import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { preparedDatabase } from '../../../src/cli/serve/prepared.ts'
import { ensureDatabaseDirectory } from '../../../src/platform/postgres/embedded/directory.ts'
import { openEmbedded } from '../../../src/platform/postgres/embedded/embedded.ts'
import { scratchDirectory } from '../../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

test('a snapshot beside running transactions holds all that was acknowledged before it, and none of them in part', async () => {
  const directory = join(scratch.path, 'live', 'pg')
  const copy = join(scratch.path, 'copy', 'pg')
  await ensureDatabaseDirectory(directory, preparedDatabase)
  const sql = await openEmbedded(directory)
  await sql.script('create table pairs (n int, side text)')
  let acknowledged = 0
  const pair = (n: number) =>
    sql.begin(async (sql) => {
      await sql`insert into pairs values (${n}, 'left')`
      await sql`insert into pairs values (${n}, 'right')`
    })
  for (; acknowledged < 50; acknowledged++) await pair(acknowledged)
  const running = Array.from({ length: 50 }, (_, n) => pair(acknowledged + n))
  await sql.snapshot(copy)
  await Promise.all(running)
  await pair(1_000)
  await sql.end()

  const copied = await openEmbedded(copy)
  const [row] = await copied<{ pairs: number; halves: number; has: number; last: number }>`
    select count(*)::int as pairs, count(*) filter (where sides <> 2)::int as halves,
           count(*) filter (where n < 50)::int as has, max(n)::int as last
      from (select n, count(*) as sides from pairs group by n) p`
  expect(row).toMatchObject({ halves: 0, has: 50 })
  expect(row!.last).toBeLessThan(1_000)
  await copied.end()
})

test('a snapshot never goes over what is there', async () => {
  const directory = join(scratch.path, 'again', 'pg')
  await ensureDatabaseDirectory(directory, preparedDatabase)
  const sql = await openEmbedded(directory)
  await sql.snapshot(join(scratch.path, 'taken', 'pg'))
  await expect(sql.snapshot(join(scratch.path, 'taken', 'pg'))).rejects.toThrow()
  await sql.end()
})
