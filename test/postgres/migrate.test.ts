import { describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgres } from '../../src/postgres/client.ts'
import { migrate } from '../../src/postgres/migrate.ts'
import { migrations } from '../../src/postgres/migrations.ts'
import { forEachDatabase, newPostgresUrl } from '../support/databases.ts'

const names = migrations.map(({ name }) => name)

test('every file in db/migrations travels with the service, in order', () => {
  const files = readdirSync(join(import.meta.dir, '../../db/migrations')).sort()
  expect(names.map((name) => `${name}.sql`)).toEqual(files)
})

forEachDatabase((_engine, open) => {
  test('an empty database gets every migration once, and the second start none', async () => {
    const sql = await open({ empty: true })
    expect(await migrate(sql)).toEqual(names)
    expect(await migrate(sql)).toEqual([])
    const applied = await sql<{ name: string }>`select name from schema_migrations order by version`
    expect(applied.map(({ name }) => name)).toEqual(names)
  })

  test('M3 an edited migration is refused by name, and nothing is changed', async () => {
    const sql = await open({ empty: true })
    const first = { name: '0001_first', text: 'create table first ()' }
    await migrate(sql, [first])
    const edited = { ...first, text: 'create table first (id int)' }
    const next = { name: '0002_second', text: 'create table second ()' }
    await expect(migrate(sql, [edited, next])).rejects.toThrow(/0001_first .*edited/)
    expect(await sql`select to_regclass('second') is null as absent`).toEqual([{ absent: true }])
  })

  test('M3 a database newer than the release is refused, naming what it has', async () => {
    const sql = await open({ empty: true })
    const first = { name: '0001_first', text: 'create table first ()' }
    await migrate(sql, [first, { name: '0002_second', text: 'create table second ()' }])
    await expect(migrate(sql, [first])).rejects.toThrow(/newer .*0002_second.* ends with 0001_first/)
  })

  test('a migration that fails leaves nothing of itself, and the next start continues there', async () => {
    const sql = await open({ empty: true })
    const first = { name: '0001_first', text: 'create table first ()' }
    const broken = { name: '0002_second', text: 'create table second (); select nonsense' }
    await expect(migrate(sql, [first, broken])).rejects.toThrow('nonsense')
    expect(await sql`select to_regclass('second') is null as absent`).toEqual([{ absent: true }])
    expect(await migrate(sql, [first, { ...broken, text: 'create table second ()' }])).toEqual(['0002_second'])
  })
})

const url = await newPostgresUrl()

describe.if(url !== null)('postgresql, replicas', () => {
  test('M1 five at once on one empty database apply each migration once', async () => {
    const replicas = Array.from({ length: 5 }, () => openPostgres(url!))
    const applied = await Promise.all(replicas.map((sql) => migrate(sql)))
    expect(applied.flat().sort()).toEqual(names)
    await Promise.all(replicas.map((sql) => sql.end()))
  })
})
