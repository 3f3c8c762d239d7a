import { afterAll, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preparedDatabase } from '../../../src/cli/serve/prepared.ts'
import { ensureDatabaseDirectory } from '../../../src/platform/postgres/embedded/directory.ts'
import { openEmbedded } from '../../../src/platform/postgres/embedded/embedded.ts'
import { migrate } from '../../../src/platform/postgres/migrate.ts'

const parent = mkdtempSync(join(tmpdir(), 'clubwright-directory-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

test('what a start that died half way has left is thrown away', async () => {
  const directory = join(parent, 'pg')
  mkdirSync(`${directory}.unfinished`)
  writeFileSync(join(`${directory}.unfinished`, 'PG_VERSION'), '1')
  await ensureDatabaseDirectory(directory, preparedDatabase)
  expect(existsSync(`${directory}.unfinished`)).toBe(false)
  const sql = await openEmbedded(directory)
  expect(await migrate(sql)).toEqual([]) // the prepared database needs no migration
  await sql.end()
})

test('a directory that is there is left alone', async () => {
  const directory = join(parent, 'kept')
  mkdirSync(directory)
  writeFileSync(join(directory, 'PG_VERSION'), '17')
  await ensureDatabaseDirectory(directory, () => Promise.reject(new Error('not asked')))
})

test('one that has lost its PG_VERSION is damaged, and no new database is made over it', async () => {
  const directory = join(parent, 'headless')
  await ensureDatabaseDirectory(directory, preparedDatabase)
  rmSync(join(directory, 'PG_VERSION'))
  expect(ensureDatabaseDirectory(directory, preparedDatabase)).rejects.toThrow('PG_VERSION is missing')
})

test('without a prepared database the engine makes an empty one', async () => {
  const directory = join(parent, 'bare')
  await ensureDatabaseDirectory(directory, async () => null)
  const sql = await openEmbedded(directory)
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  await sql.end()
})

test('the log is cut off regularly, so that it does not grow for ever', async () => {
  const directory = join(parent, 'long')
  await ensureDatabaseDirectory(directory, preparedDatabase)
  const sql = await openEmbedded(directory)
  const checkpoint = async () =>
    (await sql<{ at: string }>`select checkpoint_lsn::text as at from pg_control_checkpoint()`)[0]
  const before = await checkpoint()
  await sql`create table busy (text text)`
  await sql`alter table busy alter column text set storage external`
  for (let n = 0; n < 200; n++) await sql`insert into busy values (repeat('golf', 60000))` // 48 MB in all
  expect(await checkpoint()).not.toEqual(before)
  const [kept] = await sql<{ bytes: number }>`select sum(size)::float8 as bytes from pg_ls_waldir()`
  expect(kept!.bytes).toBeLessThan(100e6)
  await sql.end()
})

test('what was committed is there after closing and opening again', async () => {
  const directory = join(parent, 'again')
  await ensureDatabaseDirectory(directory, preparedDatabase)
  const first = await openEmbedded(directory)
  await first`create table kept (n int)`
  await first`insert into kept values (7)`
  await first.end()
  const second = await openEmbedded(directory)
  expect(await second`select n from kept`).toEqual([{ n: 7 }])
  await second.end()
})
